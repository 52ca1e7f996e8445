/**
 * What visitors type in a hurry, spelt right before anything else is read: slips of the keyboard in words and in names of sites.
 */
import { Slips, Speller } from '../english/index.ts'
import { isWord } from '../english/typing/lexicon.ts'
import { wordSet } from '../english/typing/word-set.ts'

/** What wishes are made of: meant rather than other words that are as near. */
const SLIPS = new Slips(
  wordSet(
    'chinese japanese korean mexican italian indian american spanish french vegan vegetarian seafood burger cocktails tourist touristy parking takeout takeaway reservation reserve outdoor outdoors outside seating terrace patio group family children wifi music concert travel budget dollars dollar rating rated stars restaurant restaurants museum landmark place trendy casual romantic intimate hipster upscale divey classy distance nearby wishes',
  ),
)

/** A word of letters alone. */
const WORD = /(?<![\w'’@#/.À-ÿ]|\w-(?=\w+-))[A-Za-zÀ-ÿ]{5,24}(?![\wÀ-ÿ@/]|['’](?!s\b)|\.\w)/g
/** A text with more words that are none is not put right to its end. */
const MOST = 80

/** Puts the words of one town's visitors right. */
class Spelling {
  readonly #names: readonly string[]
  readonly #own: ReadonlySet<string>
  readonly #speller: Speller
  readonly #spelt = new Map<string, string>()

  constructor(names: readonly string[]) {
    this.#names = names.map((name) => name.toLowerCase().replace(/^the /, ''))
    this.#own = new Set(this.#names.flatMap((name) => name.match(/[a-zà-ÿ]{3,}/g) ?? []))
    this.#speller = new Speller(this.#own)
  }

  putRight(text: string): string {
    const before = this.#spelt.get(text)
    if (before !== undefined) return before
    const spelt = SLIPS.text(this.#spellNames(text), (word) => this.#own.has(word))
    if (this.#spelt.size > 400) this.#spelt.clear()
    this.#spelt.set(text, spelt)
    return spelt
  }

  /** Slips in names of sites, where the whole name stands there once they are put right. */
  #spellNames(text: string): string {
    if (this.#names.length === 0) return text
    const typed = text.toLowerCase()
    const named = this.#replace(text, () => true).toLowerCase()
    const found = this.#names.filter((name) => named.includes(name) && !typed.includes(name))
    return found.length === 0
      ? text
      : this.#replace(text, (meant) => found.some((name) => name.split(/[^a-zà-ÿ]+/).includes(meant)))
  }

  /** The text with words put right to those of names, where they are meant. */
  #replace(text: string, isMeant: (word: string) => boolean): string {
    let left = MOST
    return text.replace(WORD, (typed) => {
      const word = typed.toLowerCase()
      if (this.#own.has(word) || isWord(word) || left-- <= 0) return typed
      const meant = this.#speller.correct(word)
      return meant === word || !isMeant(meant) ? typed : asTyped(meant, typed)
    })
  }
}

/** With capitals where they were typed. */
const asTyped = (word: string, typed: string): string =>
  typed === typed.toUpperCase()
    ? word.toUpperCase()
    : typed[0] === typed[0]!.toUpperCase()
      ? word[0]!.toUpperCase() + word.slice(1)
      : word

const towns = new Map<string, Spelling>()

/** The text with its slips put right; `sites` are names that may be spoken of. */
export function spelt(text: string, sites: readonly string[] = []): string {
  const key = sites.join('\n')
  let town = towns.get(key)
  if (!town) {
    if (towns.size > 50) towns.clear()
    town = new Spelling(sites)
    towns.set(key, town)
  }
  return town.putRight(text)
}
