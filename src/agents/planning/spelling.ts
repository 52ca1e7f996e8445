/**
 * What visitors type in a hurry, spelt right before anything else is read: slips of the keyboard in words and in names of sites.
 * Only what is no word is put right, and only where one word alone is meant.
 */
import { COMMON, Speller } from '../english/index.ts'
import { LOOKALIKES } from '../english/common-words.ts'
import { wordSet } from '../english/word-set.ts'
import { SHORT_LOOKALIKES, VISITORS_LOOKALIKES } from './spelling-lookalikes.ts'
import { SHORT_WORDS, VISITORS_WORDS } from './spelling-words.ts'

/** What wishes are made of: meant rather than other words that are as near. */
const WISHED =
  'chinese japanese korean mexican italian indian american spanish french vegan vegetarian seafood burger cocktails tourist touristy parking takeout takeaway reservation reserve outdoor outdoors outside seating terrace patio group family children wifi music concert travel budget dollars dollar rating rated stars restaurant restaurants museum landmark place trendy casual romantic intimate hipster upscale divey classy distance nearby wishes'

const VISITORS = wordSet(VISITORS_WORDS)
const WISHES = new Speller(wordSet(WISHED))
/** Words of all talk, meant rather than seldom ones that are as near. */
const FREQUENT = new Speller(COMMON)
const WORDS = new Speller([...VISITORS, ...wordSet(WISHED)])
const SHORT = wordSet(SHORT_WORDS)
const LOOK_ALIKE = wordSet(VISITORS_LOOKALIKES)

/** Short words with two letters in the other order, by what was typed: "wnat", "taht". */
const SWAPPED: ReadonlyMap<string, string> = swapped()

function swapped(): ReadonlyMap<string, string> {
  const words = SHORT
  const others = wordSet(SHORT_LOOKALIKES)
  const meant = new Map<string, string>()
  const unclear = new Set<string>()
  for (const word of words)
    for (let at = 0; at + 1 < word.length; at++) {
      const typed = word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2)
      if (words.has(typed) || others.has(typed)) continue
      if (meant.has(typed) && meant.get(typed) !== word) unclear.add(typed)
      meant.set(typed, word)
    }
  for (const typed of unclear) meant.delete(typed)
  return meant
}

const isWord = (word: string): boolean =>
  VISITORS.has(word) || WISHES.has(word) || LOOK_ALIKE.has(word) || COMMON.has(word) || LOOKALIKES.has(word)

/** The word that a mistyped one is meant to be; `isName`: with a capital inside a sentence, where names are left alone. */
function meantBy(word: string, isName: boolean): string {
  if (word.length < 5) return (!isName && SWAPPED.get(word)) || word
  if (isWord(word)) return word
  const ended = isName ? undefined : withOwnEnd(word)
  if (ended !== undefined) return ended
  const spellers = isName ? [WISHES] : [WISHES, FREQUENT, WORDS]
  return spellers.map((speller) => speller.correct(word)).find((meant) => meant !== word) ?? word
}

/** "Vegann", "favorit": only the end is wrong, which might else be another ending. */
function withOwnEnd(word: string): string | undefined {
  const once = word.replace(/([a-z])\1{1,9}$/, '$1')
  return [...(once === word ? [] : [once]), `${word}e`].find((known) => VISITORS.has(known) || SHORT.has(known))
}

/** A word of letters alone, or a part of one with hyphens. */
const WORD = /(?<![\w'’@#/.À-ÿ]|\w-(?=\w+-))[A-Za-zÀ-ÿ]{3,24}(?![\wÀ-ÿ@/]|['’](?!s\b)|\.\w)/g
/** What is longer than any talk is not put right to its end, nor what has more words that are none. */
const LONGEST = 6000
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
    const spelt = this.#spell(this.#spellNames(text.slice(0, LONGEST))) + text.slice(LONGEST)
    if (this.#spelt.size > 400) this.#spelt.clear()
    this.#spelt.set(text, spelt)
    return spelt
  }

  /** Slips in names of sites, where the whole name stands there once they are put right. */
  #spellNames(text: string): string {
    if (this.#names.length === 0) return text
    let left = MOST
    const named = text.replace(WORD, (typed) => {
      const word = typed.toLowerCase()
      if (word.length < 5 || this.#own.has(word) || isWord(word) || left-- <= 0) return typed
      const meant = this.#speller.correct(word)
      return meant === word ? typed : asTyped(meant, typed)
    })
    if (named === text) return text
    const plain = named.toLowerCase()
    const typed = text.toLowerCase()
    const found = this.#names.filter((name) => plain.includes(name) && !typed.includes(name))
    if (found.length === 0) return text
    return text.replace(WORD, (one) => {
      const word = one.toLowerCase()
      if (word.length < 5 || this.#own.has(word) || isWord(word)) return one
      const meant = this.#speller.correct(word)
      return found.some((name) => name.split(/[^a-zà-ÿ]+/).includes(meant)) ? asTyped(meant, one) : one
    })
  }

  #spell(text: string): string {
    const shouts = !/[a-z]/.test(text)
    let left = MOST
    return text.replace(WORD, (typed, at: number) => {
      const word = typed.toLowerCase()
      if (this.#own.has(word) || (word.length > 4 && isWord(word))) return typed
      if (left-- <= 0) return typed
      const isName = !shouts && /^[A-ZÀ-Ý]/.test(typed) && !beginsSentence(text, at)
      const meant = meantBy(word, isName)
      return meant === word ? typed : asTyped(meant, typed)
    })
  }
}

const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?;:\n"“(*•])[\s"“(*-]*$/.test(text.slice(Math.max(0, at - 6), at))

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
