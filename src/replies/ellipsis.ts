/** The shorter ways to say an action in which words that no other action needs are left out: `put onion`, `take acorns`. */

import { FOLLOWING, PLACES as PREPOSITIONS, SOME } from './lexicon.ts'
import { LONGEST_OBJECT, type Word } from './words.ts'

const PLACES: ReadonlySet<string> = new Set([...PREPOSITIONS, 'with', 'for', 'through'])

/**
 * For each phrase the forms with modifiers or the place left out, where they stand for one value alone. What is left out is
 * never the verb, nor the thing that it is done to.
 */
function ellipses<Value>(
  phrases: readonly (readonly [phrase: string, value: Value])[],
): (readonly [phrase: string, value: Value])[] {
  const byForm = new Map<string, Set<Value>>()
  for (const [phrase, value] of phrases)
    for (const form of formsOf(phrase)) byForm.set(form, (byForm.get(form) ?? new Set()).add(value))
  const whole = new Set(phrases.map(([phrase]) => phrase))
  return [...byForm].flatMap(([form, values]) =>
    values.size === 1 && !whole.has(form) ? [[form, [...values][0]!] as const] : [],
  )
}

function formsOf(phrase: string): string[] {
  const words = phrase.toLowerCase().replace(/[.!]$/, '').split(/\s+/)
  const at = words.findIndex((word, i) => i > 1 && PLACES.has(word))
  const particle = /^(?:up|down|out|off)$/.test(words[1] ?? '') ? 2 : 1
  const [verb, thing, place] = [
    words.slice(0, particle),
    words.slice(particle, at < 0 ? words.length : at),
    at < 0 ? [] : words.slice(at),
  ]
  // Without its number or name a thing without a place is not told from another of its kind.
  if (thing.length === 0) return []
  const things = [...thing.map((_, i) => thing.slice(i)), ['it'], ['them'], ['mine']]
  const places = place.length === 0 ? [[]] : [place, [place[0]!, ...place.slice(-1)], []]
  return things.flatMap((one) => places.map((where) => [...verb, ...one, ...where].join(' ')))
}

/** What may be said in short, and whether a mention of it still says that. */
export const short = {
  /** The shorter forms of each phrase, with what they stand for. */
  formsOf: ellipses,
  /** Whether the mention, so far said in short, means what it stands for; `options`: the words of each option. */
  fits: (words: readonly Word[], mention: Place, options: readonly ReadonlySet<string>[]): boolean =>
    isSameThing(words, mention, options[mention.value]!) && isKnownThing(words, mention, options),
}

/** What a place is called that has a name of its own: `c0`. */
const NAME = /^[a-z]\d{1,2}$/

interface Place {
  readonly value: number
  readonly first: number
  readonly last: number
}

/** Whether what follows an action that is said in short belongs to it: not `place onion on the shelf`, `place onion in c2`. */
function isSameThing(words: readonly Word[], { first, last }: Place, own: ReadonlySet<string>): boolean {
  // "Take some acorns" are not so many.
  if (words.slice(first, last).some(({ text }) => SOME.has(text)) && [...own].some((word) => /^\d+$/.test(word)))
    return false
  const rest: string[] = []
  // "Pick up plate (p1)"
  const aside = words[last + 1]
  if (aside?.after === 'clause' && NAME.test(aside.text) && !own.has(aside.text)) return false
  for (let at = last + 1; at < words.length && rest.length < LONGEST_OBJECT && words[at]!.after === 'word'; at++)
    rest.push(words[at]!.text)
  if (rest.some((word) => /\d/.test(word) && !own.has(word))) return false
  if (!PREPOSITIONS.has(rest[0])) return true
  if (!rest.slice(1, 4).some((word) => own.has(word))) {
    if (!own.has(rest[0]!)) return false
    // "In the cooker" may be said for `c0`; "in the bag" is not "in the box".
    if (![...own].some((word) => NAME.test(word))) return rest[1] === undefined || FOLLOWING.has(rest[1])
  }
  // Behind where it is done, nothing but what may follow: not "put the sheet in the box loses".
  const end = rest.findLastIndex((word, i) => i < 4 && own.has(word))
  const next = rest[own.has(rest[end]!) && end > 0 ? end + 1 : 2]
  return next === undefined || FOLLOWING.has(next)
}

/** "Read it" needs something that was spoken of. */
function isKnownThing(
  words: readonly Word[],
  { value, first, last }: Place,
  options: readonly ReadonlySet<string>[],
): boolean {
  if (!words.slice(first, last + 1).some(({ text }) => text === 'it' || text === 'them')) return true
  const verb = words[first]!.text
  const isThing = ({ text }: Word, at: number): boolean =>
    text !== verb &&
    !PREPOSITIONS.has(text) &&
    !PREPOSITIONS.has(words[at - 1]?.text) &&
    options.some((own) => own.has(text))
  const nearest = words.slice(0, first).findLast(isThing)
  return nearest !== undefined && options[value]!.has(nearest.text)
}
