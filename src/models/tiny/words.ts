/**
 * The small format that tiny language models read: lower-case words, each between two spaces, numbers digit by digit,
 * articles left out, and every word outside of the vocabulary written as a numbered slot (delexicalised), so that a model
 * that has seen a hundred words reads about any thing or place by its slot.
 */

/** How many words of one text can stand in slots; of more, the first slots are taken again. */
export const SLOTS = 64

const ARTICLES = new Set(['a', 'an', 'the'])

/** The words, digits and signs of a text, in lower case, without articles. */
export const splitWords = (text: string): string[] =>
  (text.toLowerCase().match(/\[\w+\]|\p{L}+(?:['’-]\p{L}+)*|\d|[^\s\p{L}\d]/gu) ?? []).filter(
    (word) => !ARTICLES.has(word),
  )

/** How a slot is written. */
export const writeSlot = (slot: number): string => `<${slot}>`

/** Gives the words that are not in the vocabulary their slots, the same in one text and its answer. */
export class Slots {
  readonly #known: ReadonlySet<string>
  readonly #order: readonly number[] | undefined
  readonly #slots = new Map<string, string>()

  /** `order`: the slots in the order in which they are given out; training draws it, playing takes them as they come. */
  constructor(known: ReadonlySet<string>, order?: readonly number[]) {
    this.#known = known
    this.#order = order
  }

  /** The text in the small format. */
  write(text: string): string {
    return splitWords(text)
      .map((word) => ` ${this.#known.has(word) ? word : this.#slotOf(word)} `)
      .join('')
  }

  #slotOf(word: string): string {
    let slot = this.#slots.get(word)
    if (slot === undefined) {
      const place = this.#slots.size % SLOTS
      this.#slots.set(word, (slot = writeSlot(this.#order?.[place] ?? place)))
    }
    return slot
  }
}
