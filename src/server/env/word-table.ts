/** Words that come again and again, sent once and then by their number. */
import type { Batch } from '../../core/learning.ts'
import { frameArray, frameTexts, type Frame } from './frames.ts'

/** Where a game makes up ever new words, both sides forget them all from time to time. */
const MOST = 65_536

/** No word's number. */
const UNKNOWN = -1

/** What a table reads: the words of each row, and what tells them apart, if anything does. */
type Rows = Pick<Batch, 'actionTexts' | 'actionKeys'>

export class WordTable {
  /** A plain object: it finds a word that it has seen by its address, where a map compares letters. */
  #numbers: Record<string, number> = Object.create(null)
  #count = 0
  /** The numbers of words by their keys, for whatever gives keys. */
  #byKey = new WeakMap<object, number[]>()
  #fresh: string[] = []

  /**
   * The words of so many rows as frames: `words`, those that are new, numbered on from `from`; `actionTexts`, the numbers of
   * all words of all rows; `actionCounts`, how many of them each row has.
   */
  pack(rows: Rows, count: number): Record<'words' | 'actionTexts' | 'actionCounts', Frame> {
    if (this.#count > MOST) this.#forget()
    const from = this.#count
    const counts = new Int32Array(count)
    const numbers: number[] = []
    for (let row = 0; row < count; row++) {
      const before = numbers.length
      if (rows.actionKeys) this.#packKeys(rows, row, numbers)
      else for (const word of rows.actionTexts(row)) numbers.push(this.#find(word))
      counts[row] = numbers.length - before
    }
    const fresh = this.#fresh
    const words = frameTexts(fresh.length, (index) => fresh[index]!, { from })
    this.#fresh = []
    return { words, actionTexts: frameArray(Int32Array.from(numbers)), actionCounts: frameArray(counts) }
  }

  /** Reads no words but those of keys that come for the first time. */
  #packKeys(rows: Rows, row: number, numbers: number[]): void {
    const { of, keys, count } = rows.actionKeys!(row)
    let known = this.#byKey.get(of)
    if (!known) this.#byKey.set(of, (known = []))
    let words: readonly string[] | undefined
    for (let i = 0; i < count; i++) {
      const key = keys[i]!
      while (known.length <= key) known.push(UNKNOWN)
      let number = known[key]!
      if (number === UNKNOWN) known[key] = number = this.#find((words ??= rows.actionTexts(row))[i]!)
      numbers.push(number)
    }
  }

  #find(word: string): number {
    const known = this.#numbers[word]
    if (known !== undefined) return known
    this.#fresh.push(word)
    return (this.#numbers[word] = this.#count++)
  }

  #forget(): void {
    this.#numbers = Object.create(null)
    this.#byKey = new WeakMap()
    this.#count = 0
  }
}
