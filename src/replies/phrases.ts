/** Finds phrases in a text word for word, whatever stands between the words but the end of a sentence. */
import { COUNTS, HOLDS, STEP_NOUNS, WHOSE } from './lexicon.ts'
import { inflected } from './verbs.ts'
import { Typing } from './typing.ts'
import { wordsOf, type Word } from './words.ts'

/** Words that say the same, by what is meant: `{ 'pick up': 'take', grab: 'take' }`. */
export type Synonyms = Readonly<Record<string, string>>

/** Where a phrase stands: words `first` to `last` (included) of the text. */
export interface Mention<Value> {
  readonly value: Value
  readonly first: number
  readonly last: number
}

interface Synonym {
  readonly said: readonly string[]
  readonly meant: readonly string[]
}

class Node<Value> {
  readonly next = new Map<string, Node<Value>>()
  value: Value | undefined
}

/** Phrases to be found; of those that begin at the same word the longest counts. */
export class Phrases<Value> {
  readonly #root = new Node<Value>()
  /** By the first word that is said, the longest first: `pick up` comes before `pick`. */
  readonly #synonyms = new Map<string, Synonym[]>()
  readonly #typing: Typing
  readonly #inThirdPerson: boolean

  /** `inThirdPerson`: "Alice stays" too says `stay`; only where it is known who is meant by Alice. */
  constructor(
    phrases: Iterable<readonly [phrase: string, value: Value]>,
    synonyms: Synonyms = {},
    inThirdPerson = false,
  ) {
    this.#inThirdPerson = inThirdPerson
    const given = Object.entries(synonyms).map(([said, meant]) => ({ said: said.split(' '), meant: meant.split(' ') }))
    for (const synonym of given.sort((a, b) => b.said.length - a.said.length)) {
      const first = synonym.said[0]!
      this.#synonyms.set(first, [...(this.#synonyms.get(first) ?? []), synonym])
    }
    const all = [...phrases]
    for (const { said, meant } of given) if (said.length === 1) this.#addForms(said[0]!, meant)
    for (const [phrase] of all) this.#addForms(phrase)
    const spelt = [...all.map(([phrase]) => phrase), ...Object.keys(synonyms), ...this.#synonyms.keys()]
    this.#typing = new Typing(spelt.flatMap((phrase) => phrase.toLowerCase().split(/[^\p{L}\p{N}']+/u)))
    for (const [phrase, value] of all) this.#add(phrase, value)
  }

  /** "Opening the chest", "she opens the chest": to open the chest. */
  #addForms(phrase: string, meant?: readonly string[]): void {
    const verb = /^[a-z]{2,20}(?=[ .]|$)/i.exec(phrase)?.[0].toLowerCase()
    if (verb === undefined || verb.endsWith('ing')) return
    const { third, gerund } = inflected(verb)
    for (const said of this.#inThirdPerson ? [gerund, third] : [gerund])
      if (!this.#synonyms.has(said)) this.#synonyms.set(said, [{ said: [said], meant: meant ?? [verb] }])
  }

  #add(phrase: string, value: Value): void {
    let at = this.#root
    for (const { text } of this.canonical(wordsOf(phrase))) {
      let next = at.next.get(text)
      if (!next) at.next.set(text, (next = new Node()))
      at = next
    }
    // Of two phrases of the same words the first counts.
    if (at !== this.#root) at.value ??= value
  }

  /** The words with what is meant in the place of its synonyms; where they stand in the text is kept. */
  canonical(words: readonly Word[]): Word[] {
    const out: Word[] = []
    for (let at = 0; at < words.length;) {
      const spelt = this.#typing.mend(words[at]!.text)
      const word = spelt === words[at]!.text ? words[at]! : { ...words[at]!, text: spelt }
      const synonym = this.#synonyms.get(word.text)?.find(({ said }) => standsAt(said, words, at))
      if (synonym) {
        const { end } = words[at + synonym.said.length - 1]!
        synonym.meant.forEach((text, i) => out.push({ ...word, text, end, after: i === 0 ? word.after : 'word' }))
      } else out.push(word)
      at += synonym?.said.length ?? 1
    }
    return out
  }

  /** Every mention in words that are {@link canonical}, none inside another. */
  find(words: readonly Word[]): Mention<Value>[] {
    const mentions: Mention<Value>[] = []
    for (let first = 0; first < words.length; first++) {
      let at: Node<Value> | undefined = this.#root
      let longest: Mention<Value> | undefined
      for (let last = first; at && last < words.length; last++) {
        const { text, after } = words[last]!
        if (last > first && after === 'sentence') break
        // "her onion" is the onion, where whose it is tells nothing apart.
        if (last > first && after === 'word') {
          const left = WHOSE.has(text) && !at.next.has(text) ? 1 : heldAt(words, last)
          if (left > 0) {
            last += left - 1
            continue
          }
        }
        at = at.next.get(text)
        if (at?.value !== undefined) longest = { value: at.value, first, last }
      }
      if (!longest) continue
      if (longest.last === first) longest = { ...longest, last: first + countAt(words, first + 1) }
      mentions.push(longest)
      first = longest.last
    }
    return mentions
  }
}

/** How many words from here on tell only how often: `east 1`, `west x2`, "south two cells". */
function countAt(words: readonly Word[], at: number): number {
  const isStep = (one: number): boolean => words[one]?.after === 'word' && STEP_NOUNS.has(words[one].text)
  if (words[at]?.after !== 'word') return 0
  if (/^x?[1-9]x?$/.test(words[at].text)) return isStep(at + 1) ? 2 : 1
  return COUNTS.includes(words[at].text) && isStep(at + 1) ? 2 : 0
}

/** How many words from here on say only that somebody holds it: "that I hold", "in my hands". */
function heldAt(words: readonly Word[], at: number): number {
  const next = words.slice(at, at + 5).map(({ text, after }) => (after === 'word' ? text : '.'))
  return HELD.exec(next.join(' '))?.[0].split(' ').length ?? 0
}
const HELD = new RegExp(
  `^(?:(?:(?:that|which) )?(?:(?:i|she|he)(?: am| is)?|i'm|she's|he's|i've)(?: currently| already| now)? (?:${HOLDS.join('|')})|(?:in|from|out of) (?:my|her|his|your) hands?)(?= |$)`,
)

const standsAt = (said: readonly string[], words: readonly Word[], at: number): boolean =>
  said.every((text, i) => words[at + i]?.text === text && (i === 0 || words[at + i]!.after === 'word'))
