/** Words that come again and again, sent once and then by their number. */
import type { ActionKeys, Batch } from '../../core/learning.ts'
import { frameArray, frameTexts, type Frame } from './frames.ts'

/** Where a game makes up ever new words, both sides forget them all from time to time. */
const MOST = 65_536

/** No word's number. */
const UNKNOWN = -1

/** What a table reads: the words of each row, and what tells them apart, if anything does. */
type Rows = Pick<Batch, 'actionTexts' | 'actionKeys'>

export class WordTable {
  readonly #numbers = new Map<string, number>()
  /** The numbers of words by their keys, for whatever gives keys. */
  #byKey = new WeakMap<object, number[]>()
  #fresh: string[] = []

  /**
   * The words of so many rows as frames: `words`, those that are new, numbered on from `from`; `actionTexts`, the numbers of
   * all words of all rows; `actionCounts`, how many of them each row has.
   */
  pack(rows: Rows, count: number): Record<'words' | 'actionTexts' | 'actionCounts', Frame> {
    if (this.#numbers.size > MOST) this.#forget()
    const from = this.#numbers.size
    const counts = new Int32Array(count)
    let numbers = new Int32Array(count * USUAL_COUNT)
    let at = 0
    for (let row = 0; row < count; row++) {
      const keys = rows.actionKeys?.(row)
      const words = keys ? undefined : rows.actionTexts(row)
      const more = keys?.count ?? words!.length
      if (at + more > numbers.length) numbers = enlarge(numbers, more)
      if (keys) this.#packKeys(keys, () => rows.actionTexts(row), numbers, at)
      else for (let i = 0; i < more; i++) numbers[at + i] = this.#find(words![i]!)
      counts[row] = more
      at += more
    }
    const fresh = this.#fresh
    this.#fresh = []
    return {
      words: frameTexts(fresh.length, (index) => fresh[index]!, { from }),
      actionTexts: frameArray(numbers.subarray(0, at)),
      actionCounts: frameArray(counts),
    }
  }

  /** Reads no words but those of keys that come for the first time. */
  #packKeys({ of, keys, count }: ActionKeys, read: () => readonly string[], numbers: Int32Array, at: number): void {
    let known = this.#byKey.get(of)
    if (!known) this.#byKey.set(of, (known = []))
    let words: readonly string[] | undefined
    for (let i = 0; i < count; i++) {
      const key = keys[i]!
      while (known.length <= key) known.push(UNKNOWN)
      let number = known[key]!
      if (number === UNKNOWN) known[key] = number = this.#find((words ??= read())[i]!)
      numbers[at + i] = number
    }
  }

  #find(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(word, number)
    this.#fresh.push(word)
    return number
  }

  #forget(): void {
    this.#numbers.clear()
    this.#byKey = new WeakMap()
  }
}

/** Words of a row, usually. */
const USUAL_COUNT = 32

function enlarge(numbers: Int32Array, more: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * (numbers.length + more))
  larger.set(numbers)
  return larger
}
