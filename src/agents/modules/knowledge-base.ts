/** The knowledge base: where things are usually kept, for things that are in sight or carried. */
import { quote } from '../../core/quote.ts'
import { readInventory, readRoom } from './room-text.ts'
import type { Reading, TextModule } from './text-module.ts'

/** Where each thing is usually kept. */
export type Places = ReadonlyMap<string, readonly string[]>

const COMMAND = 'query '

/** Says where things in sight or in hand are usually kept. */
export class KnowledgeBase implements TextModule {
  readonly name = 'knowledge-base'
  readonly about = 'A knowledge base. "query <thing>" says where a thing that you see or carry is usually kept.'
  readonly #places: ReadonlyMap<string, readonly string[]>
  #present: readonly string[] = []

  /** `withheld` names things that it shall know nothing about, so that an agent has to infer. */
  constructor(places: Places, withheld: (thing: string) => boolean = () => false) {
    const known = [...places].filter(([thing]) => !withheld(thing))
    this.#places = new Map(known.map(([thing, where]) => [thing.toLowerCase(), where]))
  }

  /** Takes in the things in sight and those that are carried. */
  watch({ look, inventory }: Reading): void {
    const things = readRoom(look)?.things ?? []
    const items = things.filter(({ holds }) => !holds).map(({ name }) => name)
    this.#present = [...new Set([...items, ...readInventory(inventory)])]
  }

  /** One for each thing in sight or carried that it knows something about, in the order of the text. */
  commands(): readonly string[] {
    return this.#present.filter((thing) => this.places(thing).length > 0).map((thing) => COMMAND + thing)
  }

  run(command: string): string | undefined {
    if (!command.startsWith(COMMAND)) return undefined
    const thing = command.slice(COMMAND.length)
    if (!this.#present.some((present) => present.toLowerCase() === thing.toLowerCase()))
      return `I answer for things that you see or carry; ${quote(thing)} is neither.`
    const places = this.places(thing)
    return places.length === 0
      ? `I know nothing about ${quote(thing)}.`
      : `${thing} is usually kept here: ${places.join(', ')}.`
  }

  /** Where it is kept, as far as it is known. */
  places(thing: string): readonly string[] {
    return this.#places.get(thing.toLowerCase()) ?? []
  }
}
