/** A tiny model that reads a text in the small format and answers it: by the likeliest of some answers, or in its own words. */
import { chooseLikeliest } from './choose.ts'
import { Decoder } from './decoder.ts'
import type { TinyModel } from './model.ts'
import { BEGIN, END, type Vocabulary } from './vocabulary.ts'

/** How an answer is written where it is free. */
export interface AnswerOptions {
  /** Most tokens of it. */
  readonly longest?: number
  /** Whether the answer may go on so (or, with `ended`, be over): of all tokens that may come, the likeliest comes. */
  readonly accepts?: (said: string, ended: boolean) => boolean
}

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

  /** What it says by itself, token by token the likeliest; cut off where it is too long or nothing may follow. */
  answer(text: string, { longest = LONGEST_ANSWER, accepts = () => true }: AnswerOptions = {}): string {
    const decoder = this.#decoder
    decoder.rewind(0)
    let next = decoder.readAll(this.#read(text, longest))
    let said = ''
    for (let length = 0; length < longest; length++) {
      const after = said
      const follow = (token: number): string => after + this.vocabulary.decode([token])
      const token = likeliest(next, (one) => (one === END ? accepts(after, true) : accepts(follow(one), false)))
      if (token === undefined || token === END) break
      said = follow(token)
      next = decoder.read(token)
    }
    return said
  }

  /**
   * Several answers in its own words, the likeliest first, as far as a search finds them that follows the `count` likeliest
   * beginnings (beam search). Those that are longer than `longest` tokens are left out.
   */
  answers(
    text: string,
    { count, longest = LONGEST_ANSWER, accepts = () => true }: AnswerOptions & { readonly count: number },
  ): string[] {
    const decoder = this.#decoder
    const read = this.#read(text, longest)
    decoder.rewind(0)
    const first = decoder.readAll(read)
    let open: Written[] = [{ tokens: [], said: '', likelihood: 0 }]
    const ended: Written[] = []
    for (let length = 0; length < longest && open.length > 0; length++) {
      const longer: Written[] = []
      for (const { tokens, said, likelihood } of open) {
        decoder.rewind(read.length)
        const next = length === 0 ? first : decoder.readAll(tokens)
        let found = 0
        for (const token of byLikelihood(next)) {
          if (found === count) break
          const isEnd = token === END
          const follow = isEnd ? said : said + this.vocabulary.decode([token])
          if (!accepts(follow, isEnd)) continue
          found++
          const one = { tokens: [...tokens, token], said: follow, likelihood: likelihood + next[token]! }
          if (isEnd) ended.push(one)
          else longer.push(one)
        }
      }
      open = longer.sort(likelierFirst).slice(0, count)
    }
    return ended
      .sort(likelierFirst)
      .slice(0, count)
      .map(({ said }) => said)
  }

  #read(text: string, longest = LONGEST_ANSWER): number[] {
    const tokens = [BEGIN, ...this.vocabulary.encode(text)]
    const room = this.#decoder.size.context - longest
    return tokens.length <= room
      ? tokens
      : [...tokens.slice(0, KEPT_FIRST), ...tokens.slice(tokens.length - room + KEPT_FIRST)]
  }
}

/** A beginning of an answer. */
interface Written {
  readonly tokens: readonly number[]
  readonly said: string
  readonly likelihood: number
}

const likelierFirst = (a: Written, b: Written): number => b.likelihood - a.likelihood

/** All tokens, the likeliest first. */
const byLikelihood = (chances: Float32Array): number[] =>
  Array.from(chances, (_, token) => token).sort((a, b) => chances[b]! - chances[a]!)

/** The likeliest token of those that may come. */
const likeliest = (chances: Float32Array, mayCome: (token: number) => boolean): number | undefined =>
  byLikelihood(chances).find(mayCome)
