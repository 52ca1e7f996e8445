/** What a visitor holds against stops because of what they cost: "the market costs 440!", "$210 for a shop is way too much". */
import type { Site } from '../../games/planning/index.ts'
import type { Token } from '../english/index.ts'
import { readerFor } from './english.ts'
import type { Opinion } from './opinions.ts'
import { isTooMuch, pricesIn, type Sum } from './sums.ts'

const KIND = /\b(restaurant|bar|cafe|museum|landmark|park|shop)s?\b/
/** "It only costs 15", "that is a fair price": nothing is held against it. */
const LITTLE = /\b(?:only|just|merely)\b/
const FINE =
  /\b(?:fine|ok|okay|good|great|nice|fair|reasonable|cheap|affordable|works|no problem|not (?:\w+ )?(?:bad|much|expensive|too much)|worth it|within|can (?:\w+ )?(?:afford|pay)|alright|all right|perfect)\b/

/** What is longer than any talk is not read to its end. */
const LONGEST = 4000

/** Stops that a message turns down for their price, and all of them for what they cost together. */
export function opinionsOnPrices(
  text: string,
  stops: readonly (Site | undefined)[],
  names: readonly string[],
): Opinion[] {
  if (!/\d/.test(text)) return []
  const opinions: Opinion[] = []
  const total = stops.reduce((sum, stop) => sum + (stop?.price ?? 0), 0)
  const priceOf = (name: string): number | undefined => stops.find((stop) => stop?.name === name)?.price
  let spoken = false
  for (const { tokens, asks } of readerFor(names).read(text.slice(0, LONGEST))) {
    const { text: words, named, sums } = pricesIn(tokens, names, priceOf, { priced: spoken })
    spoken ||= sums.length > 0
    if (sums.length === 0 && !asked(words)) opinions.push(...quotedIn(tokens, words, stops, total))
    for (const sum of sums) {
      if (sum.is !== 'price' || (asks && /^(?:does|do|is|are|how|what|which|did|was)\b/.test(words))) continue
      const own = words.slice(sum.from, sum.to)
      const rest = words.slice(sum.from).split(/ (?:,|but|and) (?:but )?(?:we|i|our|my)\b/)[0]!
      if (!isTooMuch(words) && (LITTLE.test(own) || FINE.test(rest))) continue
      const at = named.findLast(({ at }) => sum.from <= at && at < sum.to)
      const places = at === undefined ? placesOf(sum, own, stops) : [stops.findIndex((stop) => stop?.name === at.name)]
      for (const place of places) if (place >= 0) opinions.push({ about: 'stop', place, good: false, reason: 'price' })
      if (places.length === 0 && sum.value === total) opinions.push({ about: 'price', good: false })
    }
  }
  return opinions
}

const asked = (words: string): boolean => /^(?:does|do|is|are|how|what|which|did|was)\b/.test(words)
const EXCLAIMS = /\b(?:dollars?|bucks?|usd)\b|\$|\b(?:over|above|beyond|more than|too much|exceeds?)\b/
const ONLY = /\b(?:only|just|merely) (?:\w+ )?\$? ?\d/
/** No sum of the plan: a limit, or what it should be less. */
const OTHERWISE =
  /\b(?:budget is|limit|max\w*|at most|up to|(?:can|could|will|to|want) (?:\w+ )?(?:spend|afford|pay|go)|stretch|under|below|within|less|cheaper|off|save|points?|scor\w+|worth)\b/

/** "$120?!", "160 dollars!": what the plan or a stop costs, in words that say no more. */
function quotedIn(
  tokens: readonly Token[],
  words: string,
  stops: readonly (Site | undefined)[],
  total: number,
): Opinion[] {
  if (!EXCLAIMS.test(words) || OTHERWISE.test(words)) return []
  const values = tokens.flatMap(({ kind, value }) => (kind === 'number' && value !== undefined ? [value] : []))
  if (values.length === 0 || (!isTooMuch(words) && (ONLY.test(words) || FINE.test(words)))) return []
  return values.flatMap((value): Opinion[] => {
    const places = stops.flatMap((stop, place) => (stop?.price === value && value > 0 ? [place] : []))
    if (places.length > 0) return places.map((place) => ({ about: 'stop', place, good: false, reason: 'price' }))
    return value === total && value > 0 ? [{ about: 'price', good: false }] : []
  })
}

/** The stops of which a price is told without a name: those of its kind, or that cost as much. */
function placesOf({ value }: Sum, own: string, stops: readonly (Site | undefined)[]): number[] {
  const places = (fits: (site: Site) => boolean): number[] =>
    stops.flatMap((stop, place) => (stop && fits(stop) ? [place] : []))
  const same = places(({ price }) => price === value)
  const kind = KIND.exec(own)?.[1]
  const ofKind = kind === undefined ? [] : same.filter((place) => stops[place]!.type === kind)
  if (ofKind.length > 0) return ofKind
  if (same.length > 0) return same
  return kind === undefined ? [] : places(({ type }) => type === kind)
}
