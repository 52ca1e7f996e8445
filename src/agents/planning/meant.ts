/** Which sites words point to after plans were shown: by name, or as "the arch", "that cafe", of any plan so far or of the town. */
import { SITE_TYPES, type Site, type SiteType } from '../../games/planning/index.ts'
import type { Token } from '../english/index.ts'
import { JUDGING } from './as-judged.ts'
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
    const judged = JUDGING.test(words.at(-1) ?? '') ? words.at(-2) : undefined
    if (judged !== undefined && (POINTERS.has(judged) || span.opens)) words.splice(-1)
    if (span.opens && /^an?$/.test(words.at(-1) ?? '')) words.pop()
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
  /** Pointed to by "a": "a decent bookshop, keep it". */
  readonly opens?: boolean
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
  for (const span of [...othersIn(tokens, shown), ...sightsIn(tokens, stops)]) add(span)
  for (const { stops: places, from, at } of findReferences(tokens, stops, names))
    // "All of it" points to no site of its own, and "parks" to no park.
    if (places.length < stops.length && !isPlural(tokens, from, at))
      add({ from, to: at, names: places.flatMap((place) => stops[place]?.name ?? []) })
  for (const { kind, id, from, to } of found) if (kind === 'site') add({ from, to, names: [String(id)] })
  for (const span of pairsIn(tokens, names)) add(span)
  for (const span of openingIn(tokens, shown)) add(span)
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
  for (const [at, { text }] of tokens.entries())
    if (TYPES.has(text) && spans.length > 0 && isListed(tokens, at))
      add({ from: at, to: at + 1, names: partOf(text, { ...shown, plans: plans.slice(-1), wanted: [] }) })
  return spans
    .sort((a, b) => a.from - b.from)
    .map((span, i, all) => toItsEnd(span, tokens, shown, all[i + 1]?.from ?? tokens.length))
}

/** "Ferry Row", "the Maritime Museum": two words in a row of one name. */
function pairsIn(tokens: readonly Token[], names: readonly string[]): Span[] {
  const pairs = new Map<string, string[]>()
  for (const name of names) {
    const words = name
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .split(/[^a-zà-ÿ]+/)
    words.slice(1).forEach((word, i) => {
      if ([words[i]!, word].some((one) => one.length < 3 || VAGUE.has(one))) return
      pairs.set(`${words[i]!} ${word}`, [...(pairs.get(`${words[i]!} ${word}`) ?? []), name])
    })
  }
  return tokens.slice(1).flatMap(({ text }, i) => {
    const named = pairs.get(`${tokens[i]!.text} ${text}`)
    // "An art museum" is any.
    const isAny = TYPES.has(text) && /^(?:an?|any|another|some|other|no)$/.test(tokens[i - 1]?.text ?? '')
    return named?.length === 1 && !isAny ? [{ from: i, to: i + 2, names: named }] : []
  })
}

/** "The other bookshop": the one of its kind that is not in the plan. */
function othersIn(tokens: readonly Token[], { sites, plans, wanted }: Shown): Span[] {
  return tokens.flatMap(({ text }, at) => {
    const type = TYPES.has(text) ? text : KIND_OF[text]
    if (type === undefined || tokens[at - 1]?.text !== 'other' || !POINTERS.has(tokens[at - 2]?.text ?? '')) return []
    const latest = plans.at(-1) ?? []
    const others = sites.filter((site) => site.type === type && !latest.includes(site.name))
    const spoken = others.filter(({ name }) => wanted.includes(name) || plans.some((plan) => plan.includes(name)))
    const [other] = others.length === 1 ? others : spoken.length === 1 ? spoken : []
    return other === undefined ? [] : [{ from: at - 1, to: at + 1, names: [other.name] }]
  })
}

/** "Those two sights": the stops of the plan that are there to be seen. */
function sightsIn(tokens: readonly Token[], stops: readonly (Site | undefined)[]): Span[] {
  const seen = stops.flatMap((stop) => (stop && /^(?:landmark|park|museum)$/.test(stop.type) ? [stop.name] : []))
  if (seen.length === stops.length) return []
  return tokens.flatMap(({ text }, at) =>
    /^(?:sights|attractions)$/.test(text) && /^(?:the|those|these|both|two|your)$/.test(tokens[at - 1]?.text ?? '')
      ? [{ from: at, to: at + 1, names: seen }]
      : [],
  )
}

/** "A decent bookshop, keep it", "a marsh is one more sight": a stop of the plan that a sentence opens with. */
function openingIn(tokens: readonly Token[], shown: Shown): Span[] {
  const start = tokens.findIndex(({ text }) => !LEADS.test(text))
  const at = tokens.findIndex(
    ({ text }, i) =>
      i >= start && !/^an?$/.test(text) && !JUDGING.test(text) && !/^(?:quite|very|really|what|rather)$/.test(text),
  )
  if (start < 0 || at < 0) return []
  const { text } = tokens[at]!
  const next = tokens
    .slice(at + 1)
    .map((token) => token.text)
    .join(' ')
  const isKind = TYPES.has(text) || KIND_OF[text] !== undefined
  const changes = at > start && KEEPS_OR_DROPS.test(next)
  const tells = !isKind && /^an?$/.test(tokens[start]!.text) && TELLS.test(next)
  if (!changes && (!tells || ACTS.test(text))) return []
  const plans = changes ? shown.plans.slice(-1) : shown.plans
  const sites = shown.sites.filter(({ name }) => plans.some((plan) => plan.includes(name)))
  return [{ from: at, to: at + 1, names: partOf(text, { sites, plans, wanted: [] }), opens: true }]
}

/** Says nothing yet. */
const LEADS = /^(?:no|well|oh|ok|okay|so|and|but|hm+|ah|aha|yes|right|,|now|mmh?|what)$/
const KEEPS_OR_DROPS =
  /^(?:(?:that|there|this|one|is|too|though|indeed) )*(?:,|-|;|:|so|and|but) ?(?:(?:so|and|but|please|we|i|should|could|let us|just|then|do|you|can|would|will|like to|want to|,) )*(?:keep|leave|save|hold on to|drop|skip|lose|remove|swap|replace|cut|ditch|scrap) (?:it|that|this)\b|^(?:(?:that|there|this) )?(?:,|-|;|:|so|and|but) ?(?:(?:so|and|but|,) )*(?:it|that|this) (?:stays|goes|can go|can stay|should stay|should go|must stay|must go|has to go|has to stay)\b/
const TELLS = /^(?:is|was|does|has|would|will|seems|sounds|costs)\b/

/** Whether a kind stands in a row of places: "museum, Button & Thread, gardens", "between museum and the Mill". */
const isListed = (tokens: readonly Token[], at: number): boolean => {
  const [before, next] = [tokens[at - 1]?.text ?? ',', tokens[at + 1]?.text ?? ',']
  return (
    /^(?:,|and|between|plus|:)$/.test(before) &&
    /^(?:,|and|plus|:|-)$/.test(next) &&
    !tokens.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:an?|no|any|some|another)$/.test(text))
  )
}

/** With what kind of place it is: "the Sesame restaurant". */
function toItsEnd(span: Span, tokens: readonly Token[], { sites }: Shown, end: number): Span {
  const [name] = span.names
  const site = sites.find((one) => one.name === name)
  if (span.names.length !== 1 || site === undefined || TYPES.has(tokens[span.to - 1]!.text)) return span
  let { to } = span
  const words = wordsOf(site.name)
  while (to < end && to - span.to < 2 && (words.includes(tokens[to]!.text) || tokens[to]!.text === site.type)) to++
  return { ...span, to }
}

/** Where a name stands without an article: "arch and marsh are great". */
const BESIDE =
  /^(?:and|or|,|but|plus|keep|drop|take|add|swap|replace|trade|ditch|skip|lose|prefer|over|:|yes|no|between)$/
/** Behind one of a row. */
const ENDS = /^(?:and|or|,|plus|please|over|instead|back|:)$/
/** Words in names that are said of what people do or of any place. */
const ACTS = /^(?:walk|room|green|books|market|point|view|works?|house|small|glass|.{1,2})$/

/** The pointer before a word, which may stand before the first of a row: "the owl and bridge". */
const joinedTo = (tokens: readonly Token[], at: number): string => {
  const judged = JUDGING.test(tokens[at - 1]?.text ?? '') && POINTERS.has(tokens[at - 2]?.text ?? '')
  const before = tokens[at - (judged ? 2 : 1)]?.text ?? ''
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
  // "The bookshop", where one has books in its name.
  const called = KIND_OF[word] === undefined ? [] : sites.filter(({ name }) => isCompound(word, name))
  if (called.length === 1) return [called[0]!.name]
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
      // "The shop" of two in the plan is no shop of an earlier one.
      if (i === 0 && plans.length > 0) return []
    }
  }
  return []
}

/** "The garden" is a part of "Basalt Gardens". */
const isPartOf = (word: string, name: string): boolean =>
  wordsOf(name).some(
    (one) => one === word || (word.length > 4 && !TYPES.has(word) && (one === `${word}s` || `${one}s` === word)),
  )

const isCompound = (word: string, name: string): boolean =>
  wordsOf(name).some((one) => one.length > 3 && word !== one && word.startsWith(one.replace(/s$/, '')))

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^a-zà-ÿ]+/)
    .filter((word) => !VAGUE.has(word))
