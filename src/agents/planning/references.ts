/** Which stops of a proposal words point to: by name, part of a name, kind, place in the row, or "the rest". */
import { SITE_TYPES, type Site } from '../../games/planning/index.ts'
import type { Token } from '../english/index.ts'
import { JUDGING } from './as-judged.ts'
import { readerFor } from './english.ts'

/** Something that a clause points to. */
export interface Reference {
  /** Places in the proposal. */
  readonly stops: readonly number[]
  /** Place among the tokens, behind the last word of it. */
  readonly at: number
  readonly from: number
}

type Stop = Pick<Site, 'name' | 'type'> | undefined

const ORDINALS: Readonly<Record<string, number>> = {
  first: 0,
  second: 1,
  third: 2,
  fourth: 3,
  fifth: 4,
  last: -1,
  final: -1,
  middle: 1,
}
const PLACES = new Set('one place stop site location spot option pick choice suggestion'.split(' '))
const POINTERS = new Set('the that this those these of'.split(' '))
const REST = new Set('other others rest remaining'.split(' '))
const ALL = /^(?:all|both|everything|each|these|those)$/
/** Words in names of places that mean nothing alone. */
const VAGUE = new Set('the and of old new little at on in city house'.split(' '))

/**
 * The references of a clause, in order. `names`: all sites of the town; `stops`: those proposed; `besides`: places that the
 * sentence names elsewhere, which are not among "the rest".
 */
export function findReferences(
  tokens: readonly Token[],
  stops: readonly Stop[],
  names: readonly string[],
  besides: ReadonlySet<number> = new Set(),
): Reference[] {
  const found: Reference[] = []
  const taken = new Set<number>()
  const add = (places: readonly number[], from: number, at: number): void => {
    const valid = places.filter((place) => stops[place] !== undefined)
    if (valid.length > 0) found.push({ stops: valid, from, at })
    for (let i = from; i < at; i++) taken.add(i)
  }
  const parts = partsOfNames(stops)
  for (const { kind, id, from, to } of readerFor(names).find(tokens))
    if (kind === 'site') {
      const place = stops.findIndex((stop) => stop?.name === id)
      const part = to - from === 2 && tokens[from]!.text === 'the' ? parts.get(tokens[from + 1]!.text) : undefined
      // "The mall" is the one that was proposed, though another is called so.
      add(place >= 0 ? [place] : part ? [part.place] : [], from, to)
    }
  for (const [at, { text }] of tokens.entries()) {
    const part = parts.get(text)
    const ordinal = ORDINALS[text]
    if (taken.has(at) || (part === undefined && ordinal === undefined && typeAt(text) === undefined)) continue
    const before = wordBefore(tokens, at)
    const next = tokens[at + 1]?.text ?? ''
    if (part !== undefined && (POINTERS.has(before) || part.rare)) add([part.place], at, at + 1)
    else if (
      ordinal !== undefined &&
      (before === 'the' || opensRow(tokens, at)) &&
      !/^(?:time|idea|plan|proposal|itinerary|thing|option|offer|slot|position)$/.test(next) &&
      // "B as the third": where it comes.
      tokens[at - 2]?.text !== 'as'
    )
      // "The first two".
      if (/^(?:two|2)$/.test(next)) add(ordinal < 0 ? [lastOf(stops) - 1, lastOf(stops)] : [0, 1], at, at + 2)
      else add([ordinal < 0 ? lastOf(stops) : ordinal], at, PLACES.has(next) ? at + 2 : at + 1)
    // "Museum is too far."
    else if (typeAt(text) !== undefined && (POINTERS.has(before) || (at === 0 && /^(?:is|was|costs)$/.test(next)))) {
      const places = stops.flatMap((stop, place) => (stop?.type === typeAt(text) ? [place] : []))
      add(places.length === 1 || text.endsWith('s') ? places : [], at, at + 1)
    }
  }
  for (const [at, { text }] of tokens.entries()) {
    if (taken.has(at) || !(REST.has(text) || ALL.test(text))) continue
    const named = new Set([...besides, ...found.flatMap(({ stops: places }) => places)])
    const rest = stops.flatMap((_, place) => (named.has(place) ? [] : [place]))
    const but = tokens.findIndex((token, i) => i > at && /^(?:but|except|besides)$/.test(token.text))
    if (
      REST.has(text) &&
      POINTERS.has(tokens[at - 1]?.text ?? '') &&
      // "The other order" is no stop.
      !/^(?:order|orders|sequence|way|ways|direction|route|round|hand|day|plans?|offers?|proposals?|itinerary|versions?|times?|side|end)$/.test(
        tokens[at + 1]?.text ?? '',
      )
    )
      add(rest, at, at + 1)
    // "They are both great, but" is said of those.
    else if (
      ALL.test(text) &&
      but > 0 &&
      but - at < 5 &&
      !/^(?:are|were|is|was|look|sound)$/.test(tokens[at - 1]?.text ?? '')
    )
      add(rest, at, but)
  }
  return found.sort((a, b) => a.from - b.from)
}

/** "First and last are fine, middle one no". */
const opensRow = (tokens: readonly Token[], at: number): boolean =>
  (at === 0 || /^(?:and|or|,|but)$/.test(tokens[at - 1]!.text)) &&
  /^(?:one|stop|and|or|is|are|was|were|place|no|yes)$/.test(tokens[at + 1]?.text ?? '')

/** The word before, names and "and" left out: "that mall and tea house", "the City Museum". */
function wordBefore(tokens: readonly Token[], at: number): string {
  let i = at - 1
  const isBetween = ({ text }: Token): boolean =>
    /^(?:and|or|city|old|new|tea|art|[a-z]*['’]s)$/.test(text) || JUDGING.test(text)
  while (i > at - 4 && i > 0 && isBetween(tokens[i]!)) i--
  const word = tokens[i]?.text ?? ''
  const joined = tokens[at - 1]?.text === 'and' || tokens[at - 1]?.text === 'or' || tokens[at - 2]?.text === 'and'
  return joined && !POINTERS.has(word) && POINTERS.has(tokens[i - 1]?.text ?? '') ? tokens[i - 1]!.text : word
}

const lastOf = (stops: readonly Stop[]): number => stops.findLastIndex((stop) => stop !== undefined)

const typeAt = (word: string): string | undefined => {
  const plain = word.replace('é', 'e').replace(/s$/, '')
  return TYPES.has(plain) ? plain : undefined
}

const TYPES: ReadonlySet<string> = new Set(SITE_TYPES)

/** Words that belong to one of the stops alone; `rare`: no word that something else may be called. */
function partsOfNames(stops: readonly Stop[]): ReadonlyMap<string, Part> {
  const before = partsBefore.get(stops)
  if (before) return before
  const parts = readParts(stops)
  partsBefore.set(stops, parts)
  return parts
}

interface Part {
  readonly place: number
  readonly rare: boolean
}

/** Of stops that were looked at before: every clause of a message asks for the same. */
const partsBefore = new WeakMap<readonly Stop[], ReadonlyMap<string, Part>>()

function readParts(stops: readonly Stop[]): Map<string, Part> {
  const parts = new Map<string, { place: number; rare: boolean } | undefined>()
  stops.forEach((stop, place) => {
    if (!stop) return
    const words = stop.name
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .split(/[^a-zà-ÿ]+/)
      .filter((word) => word.length > 2 && !VAGUE.has(word))
    for (const word of new Set(words))
      parts.set(word, parts.has(word) ? undefined : { place, rare: word.length > 5 && typeAt(word) === undefined })
  })
  return new Map([...parts].flatMap(([word, part]) => (part ? [[word, part] as const] : [])))
}
