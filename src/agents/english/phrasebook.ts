/** Chooses words: by seeded chance, and never a sentence that the speaker has said before. */
import type { Random } from '../../core/random.ts'

const SENTENCE_END = /[.!?]+(?:\s|$)|\n/

export class Phrasebook {
  readonly #random: Random
  readonly #said: Set<string>

  /** `said`: the speaker's messages so far. */
  constructor(random: Random, said: readonly string[]) {
    this.#random = random
    this.#said = new Set(said.flatMap((text) => text.split(SENTENCE_END).map(plain)).filter(Boolean))
  }

  /** One of the wordings, of those not said before where there are such. */
  pick(wordings: readonly string[]): string {
    const fresh = wordings.filter((text) => !this.hasSaid(text))
    const chosen = this.#random.pick(fresh.length > 0 ? fresh : wordings)
    for (const sentence of chosen.split(SENTENCE_END)) if (plain(sentence)) this.#said.add(plain(sentence))
    return chosen
  }

  /** One of the wordings that was not said before; undefined where all were. */
  fresh(wordings: readonly string[]): string | undefined {
    return wordings.some((text) => !this.hasSaid(text)) ? this.pick(wordings) : undefined
  }

  hasSaid(text: string): boolean {
    return text
      .split(SENTENCE_END)
      .map(plain)
      .some((sentence) => sentence !== '' && this.#said.has(sentence))
  }

  chance(share: number): boolean {
    return this.#random.float() < share
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    return this.#random.shuffle(items)
  }
}

const plain = (sentence: string): string => sentence.trim().toLowerCase()

/** `a`, `a and b`, `a, b and c`. */
export const list = (items: readonly string[], joiner = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1)}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
