/**
 * Finds the word that was meant where two letters changed places, or one is missing or too many. What it finds becomes an
 * action, so no letter is ever exchanged ("box" is not "fox"); talk, where a wrong guess is asked about, is read by the more
 * lenient `Speller` of `src/agents/english`.
 */
import { KNOWN } from './lexicon.ts'

/** Shorter words are too near to each other. */
const SHORTEST = { swapped: 5, other: 6 }

/** The words that may be meant. */
export class Typing {
  readonly #words: ReadonlySet<string>
  /** By what is left without one letter that is neither the first nor the last. */
  readonly #shorter = new Map<string, string>()

  constructor(words: Iterable<string>) {
    this.#words = new Set(words)
    for (const word of this.#words)
      if (word.length >= SHORTEST.other && !/\d/.test(word))
        for (const left of withoutOne(word)) if (!this.#words.has(left)) this.#shorter.set(left, word)
  }

  /** The word itself, if it is one of these or of the language; the one that it is nearly. */
  mend(word: string): string {
    if (word.length < SHORTEST.swapped || word.length > 30 || this.#words.has(word) || isKnown(word)) return word
    for (let at = 1; at + 1 < word.length; at++) {
      const swapped = word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2)
      if (this.#words.has(swapped)) return swapped
    }
    const longer = this.#shorter.get(word)
    if (longer !== undefined) return longer
    if (word.length <= SHORTEST.other) return word
    return withoutOne(word).find((left) => this.#words.has(left) && left.length >= SHORTEST.other) ?? word
  }
}

/** Whether a word has a meaning of its own. */
const isKnown = (word: string): boolean => KNOWN.some((words) => words.has(word))

const withoutOne = (word: string): string[] =>
  Array.from({ length: word.length - 2 }, (_, i) => word.slice(0, i + 1) + word.slice(i + 2))
