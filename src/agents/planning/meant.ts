/** Which sites words point to after plans were shown: by name, or as "the arch", "that cafe", of any plan so far or of the town. */
import { SITE_TYPES, type Site, type SiteType } from '../../games/planning/index.ts'
import type { Token } from '../english/index.ts'
import { readerFor } from './english.ts'
import { findReferences } from './references.ts'

/** What was shown before something is said. */
export interface Shown {
  readonly sites: readonly Site[]
  /** Names in each plan, the latest last. */
  readonly plans: readonly (readonly (string | null)[])[]
  /** Names that were asked for or praised, the latest last. */
  readonly wanted: readonly string[]
}

const POINTERS = new Set('the that this those these our your'.split(' '))
/** Words in names that mean nothing alone. */
const VAGUE = new Set('the and of old new little at on in city house no'.split(' '))

/** The words with `@0`, `@1` in place of sites; `meant` gets the names that each stands for: several for "the other two". */
export function pointingOf(tokens: readonly Token[], shown: Shown, meant: (readonly string[])[]): string {
  const spans = spansOf(tokens, shown)
  const words: string[] = []
  for (let at = 0; at < tokens.length; at++) {
    const span = spans.find(({ from }) => from === at)
    if (span === undefined) {
      words.push(tokens[at]!.text)
      continue
    }
    // The article belongs to the name.
    const before = words.length
    while (POINTERS.has(words.at(-1) ?? '')) words.pop()
    // "No the Mill" is "no, the Mill".
    if (words.length < before && words.at(-1) === 'no') words.push(',')
    words.push(`@${meant.length}`)
    // "Everything but the Mill".
    if (/^(?:everything|all|anything)$/.test(tokens[at]!.text) && tokens[span.to]?.text === 'but') {
      words.push('except')
      meant.push(span.names)
      at = span.to
      continue
    }
    meant.push(span.names)
    at = span.to - 1
  }
  return words.join(' ')
}

interface Span {
  readonly from: number
  readonly to: number
  readonly names: readonly string[]
}

function spansOf(tokens: readonly Token[], shown: Shown): Span[] {
  const { sites, plans } = shown
  const names = sites.map(({ name }) => name)
  const spans: Span[] = []
  const isFree = (from: number, to: number): boolean => spans.every((span) => to <= span.from || span.to <= from)
  const add = (span: Span): void => {
    if (span.names.length > 0 && isFree(span.from, span.to)) spans.push(span)
  }
  const stops = (plans.at(-1) ?? []).map((name) => sites.find((site) => site.name === name))
  const isShown = ({ name }: Site): boolean => plans.some((plan) => plan.includes(name))
  const found = readerFor(names).find(tokens)
  const isOther = (from: number, to: number): boolean =>
    found.some((one) => one.kind !== 'site' && one.from < to && from < one.to)
  for (const { stops: places, from, at } of findReferences(tokens, stops, names))
    // "All of it" points to no site of its own, and "parks" to no park.
    if (places.length < stops.length && !isPlural(tokens, from, at))
      add({ from, to: at, names: places.flatMap((place) => stops[place]?.name ?? []) })
  for (const { kind, id, from, to } of found) if (kind === 'site') add({ from, to, names: [String(id)] })
  for (const [at, { text }] of tokens.entries())
    if (POINTERS.has(joinedTo(tokens, at)) && (!isOther(at, at + 1) || TYPES.has(text)))
      add({ from: at, to: at + 1, names: partOf(text, shown) })
  for (const [at, { text }] of tokens.entries())
    if (BESIDE.test(tokens[at - 1]?.text ?? 'and') && !isOther(at, at + 1) && !TYPES.has(text) && !ACTS.test(text))
      add({
        from: at,
        to: at + 1,
        names: partOf(
          text,
          ENDS.test(tokens[at + 1]?.text ?? ',') ? shown : { ...shown, sites: sites.filter(isShown) },
        ),
      })
  return spans.sort((a, b) => a.from - b.from)
}

/** Where a name stands without an article: "arch and marsh are great". */
const BESIDE = /^(?:and|or|,|but|plus|keep|drop|:|yes|no)$/
/** Behind one of a row. */
const ENDS = /^(?:and|or|,|plus|please)$/
/** Words in names that are said of what people do or of any place. */
const ACTS = /^(?:walk|room|green|books|market|point|view|works?|house|small|glass|.{1,2})$/

/** The pointer before a word, which may stand before the first of a row: "the owl and bridge". */
const joinedTo = (tokens: readonly Token[], at: number): string => {
  const before = tokens[at - 1]?.text ?? ''
  return before === 'and' && POINTERS.has(tokens[at - 3]?.text ?? '') ? tokens[at - 3]!.text : before
}

const isPlural = (tokens: readonly Token[], from: number, to: number): boolean =>
  to - from === 1 && TYPES.has(tokens[from]!.text.replace(/s$/, '')) && tokens[from]!.text.endsWith('s')

const TYPES: ReadonlySet<string> = new Set(SITE_TYPES)

/** Other words for a kind. */
const KIND_OF: Readonly<Record<string, SiteType>> = {
  bookshop: 'shop',
  bookstore: 'shop',
  store: 'shop',
  market: 'shop',
  pub: 'bar',
  tavern: 'bar',
  diner: 'restaurant',
  eatery: 'restaurant',
  café: 'cafe',
  coffeehouse: 'cafe',
}

/** The one site that has a word in its name, or is of that kind: of the latest plans, else of the town. */
function partOf(word: string, { sites, plans, wanted }: Shown): string[] {
  if (word.length < 3 || VAGUE.has(word)) return []
  const pools = [...plans.toReversed(), wanted.toReversed().slice(0, 4), sites.map(({ name }) => name)]
  for (const [i, pool] of pools.entries()) {
    const isTown = i === pools.length - 1
    const fitting = sites.filter(
      ({ name, type }) =>
        pool.includes(name) && (isPartOf(word, name) || (!isTown && type === (KIND_OF[word] ?? word))),
    )
    // Of what was wanted the latest is meant.
    const [latest] = pool.filter((name) => fitting.some((site) => site.name === name))
    if (i === pools.length - 2 && latest) return [latest]
    if (fitting.length === 1) return [fitting[0]!.name]
    if (fitting.length > 1 && !isTown) {
      const named = fitting.filter(({ name }) => isPartOf(word, name))
      if (named.length === 1) return [named[0]!.name]
    }
  }
  return []
}

/** "The garden" is a part of "Basalt Gardens". */
const isPartOf = (word: string, name: string): boolean =>
  wordsOf(name).some(
    (one) => one === word || (word.length > 4 && !TYPES.has(word) && (one === `${word}s` || `${one}s` === word)),
  )

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^a-zà-ÿ]+/)
    .filter((word) => !VAGUE.has(word))
