/**
 * The small format that tiny language models read: lower-case words, each between two spaces, articles left out. Whatever
 * is no word of the vocabulary is written as a numbered slot (delexicalised): a name, however many words it has, and a
 * number. A model that has seen a hundred words reads so about any thing or place, and names it by one token. Where digits
 * are words of the vocabulary, a number's digits follow its slot the first time.
 */

/** How many names and numbers of one text can stand in slots; of more, the first slots are taken again. */
export const SLOTS = 64

const ARTICLES = new Set(['a', 'an', 'the'])

/** The words, numbers and signs of a text, in lower case, without articles. */
export const splitWords = (text: string): string[] =>
  (text.toLowerCase().match(/\[\w+\]|\p{L}+(?:['’-]\p{L}+)*|\d+(?:\.\d+)?|[^\s\p{L}\d]/gu) ?? []).filter(
    (word) => !ARTICLES.has(word),
  )

/** A name that stands in a text, as one piece; every other word is a piece by itself. Longer names are found first. */
export function splitNames(words: readonly string[], names: readonly (readonly string[])[]): (readonly string[])[] {
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  const pieces: (readonly string[])[] = []
  for (let at = 0; at < words.length; at += pieces.at(-1)!.length) {
    const name = longestFirst.find((one) => one.length > 0 && one.every((word, i) => words[at + i] === word))
    pieces.push(name ?? [words[at]!])
  }
  return pieces
}

/** How a slot is written. */
export const writeSlot = (slot: number): string => `<${slot}>`

const isNumber = (word: string): boolean => /^\d/.test(word)

export interface SlotOptions {
  /** What is one name wherever it stands; unknown words that follow each other are one in any case. */
  readonly names?: readonly string[]
  /** The slots in the order in which they are given out; training draws it, playing takes them as they come. */
  readonly order?: readonly number[]
}

/** Gives names and numbers their slots, the same in one text and its answer. */
export class Slots {
  readonly #known: ReadonlySet<string>
  readonly #names: readonly (readonly string[])[]
  readonly #order: readonly number[] | undefined
  readonly #slots = new Map<string, string>()

  constructor(known: ReadonlySet<string>, { names = [], order }: SlotOptions = {}) {
    this.#known = known
    this.#order = order
    this.#names = names.map(splitWords).filter((name) => name.some((word) => !known.has(word)))
  }

  /** The text in the small format. */
  write(text: string): string {
    const pieces = splitNames(splitWords(text), this.#names)
    const isKnown = ([word]: readonly string[]): boolean => this.#known.has(word!) || isNumber(word!)
    const isUnknown = (piece: readonly string[]): boolean => !this.#names.includes(piece) && !isKnown(piece)
    const written: string[] = []
    for (let at = 0; at < pieces.length; at++) {
      const piece = pieces[at]!
      if (this.#names.includes(piece)) written.push(this.#slotOf(piece))
      else if (isNumber(piece[0]!)) written.push(...this.#writeNumber(piece[0]!))
      else if (isKnown(piece)) written.push(piece[0]!)
      else {
        const from = at
        while (at + 1 < pieces.length && isUnknown(pieces[at + 1]!)) at++
        written.push(this.#slotOf(pieces.slice(from, at + 1).flat()))
      }
    }
    return written.map((word) => ` ${word} `).join('')
  }

  #writeNumber(number: string): string[] {
    const isNew = !this.#slots.has(number)
    const slot = this.#slotOf([number])
    return isNew && this.#known.has('0') ? [slot, ...number] : [slot]
  }

  #slotOf(name: readonly string[]): string {
    const key = name.join(' ')
    let slot = this.#slots.get(key)
    if (slot === undefined) {
      const place = this.#slots.size % SLOTS
      this.#slots.set(key, (slot = writeSlot(this.#order?.[place] ?? place)))
    }
    return slot
  }
}
