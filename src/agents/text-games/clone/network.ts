/** The clone's network with its vocabulary: what it would do at a view, of what can be done. */
import { chooseLikeliest } from '../../../models/tiny/choose.ts'
import { Decoder } from '../../../models/tiny/decoder.ts'
import type { TinyModel } from '../../../models/tiny/model.ts'
import { BEGIN, END, type Vocabulary } from '../../../models/tiny/vocabulary.ts'
import { Slots } from '../../../models/tiny/words.ts'
import { namesIn } from '../read-action.ts'
import { writeView, type View } from './view.ts'

/** Tokens that are kept for an answer. */
export const LONGEST_ANSWER = 32
/** Of a text that is too long, so many tokens are kept at its beginning, and its end. */
const KEPT_FIRST = 32

/** A view as the network is given it, and how words in it and in answers are written. */
export interface Question {
  readonly text: string
  write(words: string): string
}

export class CloneNetwork {
  readonly vocabulary: Vocabulary
  readonly #decoder: Decoder

  constructor({ size, vocabulary, weights }: TinyModel) {
    this.vocabulary = vocabulary
    this.#decoder = new Decoder(size, weights)
  }

  /** The view, of all that can be done there only the names that it is about. */
  ask(view: View, commands: readonly string[]): Question {
    const slots = new Slots(this.vocabulary.words, { names: namesIn(commands) })
    return { text: slots.write(writeView(view)), write: (words) => slots.write(words) }
  }

  /** The command that is likeliest to be the answer. */
  choose(view: View, commands: readonly string[]): string {
    const { text, write } = this.ask(view, commands)
    const answers = commands.map((command) => [...this.vocabulary.encode(write(command)), END])
    return commands[chooseLikeliest(this.#decoder, this.#read(text), answers)]!
  }

  /** What it says by itself, token by token the likeliest, in the small format. */
  answer({ text }: Question): string {
    const decoder = this.#decoder
    decoder.rewind(0)
    let next = decoder.readAll(this.#read(text))
    const said: number[] = []
    while (said.length < LONGEST_ANSWER) {
      const token = next.reduce((best, chance, i) => (chance > next[best]! ? i : best), 0)
      if (token === END) break
      said.push(token)
      next = decoder.read(token)
    }
    return this.vocabulary.decode(said)
  }

  #read(text: string): number[] {
    const tokens = [BEGIN, ...this.vocabulary.encode(text)]
    const room = this.#decoder.size.context - LONGEST_ANSWER
    return tokens.length <= room
      ? tokens
      : [...tokens.slice(0, KEPT_FIRST), ...tokens.slice(tokens.length - room + KEPT_FIRST)]
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
