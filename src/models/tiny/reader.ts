/** A tiny model that reads a text in the small format and answers it: by the likeliest of some answers, or in its own words. */
import { chooseLikeliest } from './choose.ts'
import { Decoder } from './decoder.ts'
import type { TinyModel } from './model.ts'
import { BEGIN, END, type Vocabulary } from './vocabulary.ts'

/** Tokens that are kept for an answer. */
export const LONGEST_ANSWER = 32
/** Of a text that is too long, so many tokens are kept at its beginning, and its end. */
const KEPT_FIRST = 32

export class TinyReader {
  readonly vocabulary: Vocabulary
  readonly #decoder: Decoder

  constructor({ size, vocabulary, weights }: TinyModel) {
    this.vocabulary = vocabulary
    this.#decoder = new Decoder(size, weights)
  }

  /** Which of the answers is likeliest to follow the text, as a place in the list. */
  choose(text: string, answers: readonly string[]): number {
    const encoded = answers.map((answer) => [...this.vocabulary.encode(answer), END])
    return chooseLikeliest(this.#decoder, this.#read(text), encoded)
  }

  /** What it says by itself, token by token the likeliest. */
  answer(text: string): string {
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
