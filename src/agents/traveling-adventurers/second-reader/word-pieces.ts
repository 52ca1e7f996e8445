/**
 * Words as pieces, of which a language model knows some thousands: the longest that fits first (WordPiece, Wu et al. 2016). A
 * piece that does not begin a word is marked in the list by `##`.
 */

/** A long word is told by its beginning. */
const MOST_PIECES = 6
const PARTS = /[a-z0-9]+|[^a-z0-9\s]/gu

export class WordPieces {
  readonly #places: ReadonlyMap<string, number>
  readonly #known = new Map<string, readonly number[]>()
  /** Letters of the longest piece. */
  readonly #longest: number

  /** `pieces` in their order, among them `[UNK]`, `[CLS]` and `[SEP]`. */
  constructor(pieces: readonly string[]) {
    this.#places = new Map(pieces.map((piece, i) => [piece, i]))
    this.#longest = Math.max(...pieces.map(({ length }) => length))
  }

  /** The number of a piece; of `[UNK]` where there is none. */
  numberOf(piece: string): number {
    return this.#places.get(piece) ?? this.#places.get('[UNK]') ?? 0
  }

  /** The numbers of a word's pieces, in order. */
  cut(word: string): readonly number[] {
    const known = this.#known.get(word)
    if (known) return known
    const numbers = (word.match(PARTS) ?? [word])
      .slice(0, MOST_PIECES)
      .flatMap((part) => this.#cut(part))
      .slice(0, MOST_PIECES)
    if (this.#known.size < MOST_KNOWN) this.#known.set(word, numbers)
    return numbers
  }

  #cut(part: string): number[] {
    const numbers: number[] = []
    for (let from = 0; from < part.length && numbers.length < MOST_PIECES;) {
      let to = Math.min(part.length, from + this.#longest)
      let number: number | undefined
      while (to > from && number === undefined)
        number = this.#places.get(`${from > 0 ? '##' : ''}${part.slice(from, to--)}`)
      if (number === undefined) return [this.numberOf('[UNK]')]
      numbers.push(number)
      from = to + 1
    }
    return numbers.length > 0 ? numbers : [this.numberOf('[UNK]')]
  }
}

/** Words that are kept cut. */
const MOST_KNOWN = 20_000
