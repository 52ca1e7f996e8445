/** The reader of any choices, with all habits of replying. */
import { PlainChoices, type ChoiceOptions, type Option } from './choice.ts'
import { HABITS } from './habits.ts'
import { escape } from './labels.ts'
import type { Choice } from './reader.ts'
import { ownWords } from './unwrap.ts'

/** Finds the one option that a reply in words means, or says that it means none, or several. */
export class Choices<Value> extends PlainChoices<Value> {
  readonly #stops: RegExp | undefined

  constructor(options: readonly Option<Value>[], given: ChoiceOptions = {}) {
    super(options, given, HABITS)
    this.#stops = stopsOf(options)
  }

  /** What the reply means. Time grows with its length alone. */
  override read(reply: string): Choice<Value> {
    return super.read(this.#withoutStops(ownWords(reply)))
  }

  /** A full stop that belongs to an option as it is shown ends no sentence that goes on: `wait. or move away.` */
  #withoutStops(text: string): string {
    return this.#stops === undefined
      ? text
      : text.replace(this.#stops, (all, phrase: string, next: string) =>
          next.toUpperCase() === next && /\p{L}/u.test(next) ? all : phrase,
        )
  }
}

function stopsOf(options: readonly Option<unknown>[]): RegExp | undefined {
  const shown = options.flatMap(({ phrases }) => phrases.filter((phrase) => phrase.endsWith('.')).slice(0, 1))
  if (shown.length === 0) return undefined
  const escaped = shown.map((phrase) => escape(phrase.slice(0, -1)))
  return new RegExp(
    `\\b(${escaped.join('|')})\\.(?=[ \\t]{0,3}([,?./|&+>→-]|["”'’]?,|["”*_]{0,3}\\s{0,2}\\p{L}))`,
    'giu',
  )
}
