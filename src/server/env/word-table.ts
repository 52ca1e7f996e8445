/** Words that come again and again, sent once and then by their number. */
import { frameArray, frameTexts, type Frame } from './frames.ts'

/** Where a game makes up ever new words, both sides forget them all from time to time. */
const MOST = 65_536

export class WordTable {
  /** A plain object: it finds a word that it has seen by its address, where a map compares letters. */
  #numbers: Record<string, number> = Object.create(null)
  #count = 0

  /**
   * Lists of words as frames: `words`, those that are new, numbered on from `from`; `actionTexts`, the numbers of all words
   * of all lists; `actionCounts`, how many of them each list has.
   */
  pack(lists: readonly (readonly string[])[]): Record<'words' | 'actionTexts' | 'actionCounts', Frame> {
    if (this.#count > MOST) this.#forget()
    const from = this.#count
    const fresh: string[] = []
    const counts = Int32Array.from(lists, (list) => list.length)
    const numbers = new Int32Array(counts.reduce((sum, count) => sum + count, 0))
    let at = 0
    for (const list of lists)
      for (const word of list) {
        let number = this.#numbers[word]
        if (number === undefined) {
          this.#numbers[word] = number = this.#count++
          fresh.push(word)
        }
        numbers[at++] = number
      }
    return { words: frameTexts(fresh, { from }), actionTexts: frameArray(numbers), actionCounts: frameArray(counts) }
  }

  #forget(): void {
    this.#numbers = Object.create(null)
    this.#count = 0
  }
}
