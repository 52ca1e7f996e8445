/**
 * Texts in the small format as tokens: a word, a sign, a digit, a slot, or several words that often stand together. What is
 * longest is taken first, wherever it stands, as llama.cpp does with user-defined tokens: both read a text alike.
 */
import { SLOTS, writeSlot } from './words.ts'

/** Tokens that are no words, by number: what is not known, where a text begins, where an answer ends. */
export const SPECIAL = ['<unk>', '<s>', '</s>'] as const
export const [UNKNOWN, BEGIN, END] = [0, 1, 2]

/** Whether the token is a slot. */
export const isSlot = (token: number): boolean => token >= SPECIAL.length && token < SPECIAL.length + SLOTS

export class Vocabulary {
  /** All tokens as they are written. */
  readonly tokens: readonly string[]
  /** Words that are tokens by themselves; all others stand in slots. */
  readonly words: ReadonlySet<string>
  readonly #byLength: readonly (readonly [text: string, token: number])[]

  /** `phrases`: words and groups of words, in the small format. */
  constructor(phrases: readonly string[]) {
    const slots = Array.from({ length: SLOTS }, (_, slot) => ` ${writeSlot(slot)} `)
    this.tokens = [...SPECIAL, ...slots, ...phrases]
    const single = phrases.map((phrase) => phrase.slice(1, -1)).filter((phrase) => !phrase.includes(' '))
    this.words = new Set(single)
    this.#byLength = this.tokens
      .map((text, token): [string, number] => [text, token])
      .slice(SPECIAL.length)
      .sort(([a], [b]) => b.length - a.length)
  }

  /** Words and groups of words, as the constructor takes them. */
  get phrases(): readonly string[] {
    return this.tokens.slice(SPECIAL.length + SLOTS)
  }

  /** The tokens of a text in the small format. */
  encode(text: string): number[] {
    let parts: (string | number)[] = [text]
    for (const [written, token] of this.#byLength) {
      if (!text.includes(written)) continue
      parts = parts.flatMap((part) => {
        if (typeof part === 'number' || !part.includes(written)) return [part]
        return part.split(written).flatMap((piece, i) => [...(i > 0 ? [token] : []), ...(piece === '' ? [] : [piece])])
      })
    }
    return parts.map((part) => (typeof part === 'number' ? part : UNKNOWN))
  }

  decode(tokens: readonly number[]): string {
    return tokens.map((token) => this.tokens[token] ?? '').join('')
  }
}

/**
 * A vocabulary of texts in the small format: their words, then again and again the two neighbours that stand together most
 * often, as one token (byte-pair encoding, Sennrich et al. 2016, with words for letters). What only served on the way to
 * longer ones is dropped. Slots, digits and `[marks]` stay apart.
 */
export function learnVocabulary(texts: readonly string[], words: readonly string[], merges: number): Vocabulary {
  let lists = texts.map((text) =>
    text
      .trim()
      .split(/ +/)
      .map((word) => ` ${word} `),
  )
  const phrases: string[] = []
  for (let i = 0; i < merges; i++) {
    const pair = mostFrequentPair(lists)
    if (!pair) break
    phrases.push(pair.join(''))
    lists = lists.map((list) => joinPair(list, pair))
  }
  const used = new Set(lists.flat())
  return new Vocabulary([...words.map((word) => ` ${word} `), ...phrases.filter((phrase) => used.has(phrase))])
}

const isApart = (piece: string): boolean => /^ (?:<\d+>|\d|\[\w+\]) $/.test(piece)

function mostFrequentPair(lists: readonly (readonly string[])[]): [string, string] | undefined {
  const counts = new Map<string, number>()
  for (const list of lists) {
    for (let i = 1; i < list.length; i++) {
      const [left, right] = [list[i - 1]!, list[i]!]
      if (isApart(left) || isApart(right)) continue
      const pair = `${left}|${right}`
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
  }
  const [best] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 1])
  return best === '' ? undefined : (best.split('|') as [string, string])
}

function joinPair(list: readonly string[], [left, right]: readonly [string, string]): string[] {
  const joined: string[] = []
  for (let i = 0; i < list.length; i++) {
    if (list[i] === left && list[i + 1] === right) joined.push(left + list[++i]!)
    else joined.push(list[i]!)
  }
  return joined
}
