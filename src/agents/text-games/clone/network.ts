/** The clone's network with its vocabulary: what it would do at a view, of what can be done. */
import type { TinyModel } from '../../../models/tiny/model.ts'
import { TinyReader } from '../../../models/tiny/reader.ts'
import type { Vocabulary } from '../../../models/tiny/vocabulary.ts'
import { Slots } from '../../../models/tiny/words.ts'
import { namesIn } from '../read-action.ts'
import { writeView, type View } from './view.ts'

/** A view as the network is given it, and how words in it and in answers are written. */
export interface Question {
  readonly text: string
  write(words: string): string
}

export class CloneNetwork {
  readonly #reader: TinyReader

  constructor(model: TinyModel) {
    this.#reader = new TinyReader(model)
  }

  get vocabulary(): Vocabulary {
    return this.#reader.vocabulary
  }

  /** The view, of all that can be done there only the names that it is about. */
  ask(view: View, commands: readonly string[]): Question {
    const slots = new Slots(this.vocabulary.words, { names: namesIn(commands) })
    return { text: slots.write(writeView(view)), write: (words) => slots.write(words) }
  }

  /** The command that is likeliest to be the answer. */
  choose(view: View, commands: readonly string[]): string {
    const { text, write } = this.ask(view, commands)
    return commands[this.#reader.choose(text, commands.map(write))]!
  }

  /** What it says by itself, token by token the likeliest, in the small format. */
  answer({ text }: Question): string {
    return this.#reader.answer(text)
  }
}

/**
 * The command that an answer in the small format means: the one that is said word for word, else the one that shares most
 * words with it (Wang et al. 2022), the first of several.
 */
export function matchAnswer(answer: string, commands: readonly string[], { write }: Question): string {
  const said = splitSmall(answer)
  const overlap = (command: string): number => {
    const words = splitSmall(write(command))
    if (words.join(' ') === said.join(' ')) return Infinity
    return words.filter((word) => said.includes(word)).length / Math.max(1, words.length)
  }
  return commands.reduce((best, command) => (overlap(command) > overlap(best) ? command : best))
}

/** llama.cpp may write a blank as ▁. */
const splitSmall = (text: string): string[] => text.split(/[\s▁]+/).filter((word) => word !== '')
