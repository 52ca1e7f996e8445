/** Which things of a game a sentence names. */
import { Recent } from './recent.ts'
import { COMMON, isLike } from './typing/spelling.ts'
import type { Token } from './tokens.ts'

/** Something that can be spoken of: a reviewer, a site, a wish. */
export interface Thing {
  readonly kind: string
  readonly id: number | string
}

export interface Name extends Thing {
  /** Ways to call it, in lower case. */
  readonly forms: readonly string[]
  /** Whether it is found only where it is spelt right. */
  readonly exact?: boolean
}

export interface Mention extends Thing {
  /** Places among the tokens of the sentence: from the first to behind the last. */
  readonly from: number
  readonly to: number
}

interface Form extends Thing {
  readonly words: readonly string[]
  readonly exact: boolean
}

/** Finds what a sentence names. */
export interface Finder {
  find(tokens: readonly Token[]): readonly Mention[]
  /** Places of words that belong to names without naming anything themselves, from the first to behind the last. */
  besides?(tokens: readonly Token[]): readonly { readonly from: number; readonly to: number }[]
}

/** All names of a game, and what the words of a message are meant to name. */
export class Names implements Finder {
  readonly #forms: readonly Form[]
  readonly #firstWords: readonly string[]
  readonly #byFirst = new Map<string, Form[]>()
  readonly #alike = new Map<string, readonly string[]>()
  readonly #isWord: (word: string) => boolean
  /** What was found among tokens before, which are looked at by several readers. */
  readonly #read = new Recent<readonly Token[], readonly Mention[]>()

  /** `isWord`: words with a meaning of their own, which are never taken for a name mistyped. */
  constructor(names: readonly Name[], isWord: (word: string) => boolean = () => false) {
    this.#isWord = isWord
    this.#forms = names
      .flatMap(({ kind, id, forms, exact = false }) =>
        forms.map((form) => ({ kind, id, words: form.split(' ').filter(Boolean), exact })),
      )
      .filter(({ words }) => words.length > 0)
      .sort((a, b) => b.words.length - a.words.length)
    for (const form of this.#forms) {
      const list = this.#byFirst.get(form.words[0]!)
      if (list) list.push(form)
      else this.#byFirst.set(form.words[0]!, [form])
    }
    this.#firstWords = [...this.#byFirst.keys()]
  }

  /** The things named, in order; longer names first. */
  find(tokens: readonly Token[]): readonly Mention[] {
    const before = this.#read.get(tokens)
    if (before) return before
    const found: Mention[] = []
    for (let at = 0; at < tokens.length; at++) {
      const form = this.#at(tokens, at)
      if (!form) continue
      found.push({ kind: form.kind, id: form.id, from: at, to: at + form.words.length })
      at += form.words.length - 1
    }
    this.#read.set(tokens, found)
    return found
  }

  #at(tokens: readonly Token[], at: number): Form | undefined {
    const { text } = tokens[at]!
    const exact = (this.#byFirst.get(text) ?? []).find(({ words }) =>
      words.every((word, i) => tokens[at + i]?.text === word),
    )
    if (exact || tokens[at]!.kind !== 'word') return exact
    for (const first of this.#likeFirst(text))
      for (const form of this.#byFirst.get(first)!)
        if (
          !form.exact &&
          form.words.every((word, i) => {
            const said = tokens[at + i]?.text
            return said !== undefined && (said === word || (word.length > 3 && isLike(said, word)))
          })
        )
          return form
    return undefined
  }

  /** First words of names that a word may be meant to be, the likeliest alone. */
  #likeFirst(word: string): readonly string[] {
    const before = this.#alike.get(word)
    if (before) return before
    const alike =
      word.length < 4 || COMMON.has(word) || this.#isWord(word)
        ? []
        : this.#firstWords.includes(word)
          ? [word]
          : this.#firstWords.filter((first) => isLike(word, first))
    // A word like two names names neither.
    const things = new Set(alike.flatMap((first) => this.#byFirst.get(first)!.map(({ kind, id }) => `${kind} ${id}`)))
    const kept = things.size > 1 && alike.length > 1 ? alike.filter((first) => isCloser(word, first, alike)) : alike
    if (this.#alike.size > 5000) this.#alike.clear()
    this.#alike.set(word, kept)
    return kept
  }
}

/** Whether a name shares the first letter and the length with the word, where others do not. */
function isCloser(word: string, name: string, all: readonly string[]): boolean {
  const fits = (other: string): boolean => other[0] === word[0] && other.length === word.length
  return fits(name) && all.filter(fits).length === 1
}
