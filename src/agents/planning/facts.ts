/**
 * What the assistant of Planning can tell of the places of the town: what a plan costs, how far apart its stops are, what a
 * place has, which places have what is asked for, and what speaks for a stop. It answers by the database alone.
 */
import { miles, type FeatureValue, type Site } from '../../games/planning/index.ts'
import { list } from '../english/index.ts'
import type { Mention } from '../english/mentions.ts'
import { compare } from './comparing.ts'
import { readerFor } from './english.ts'
import { inquiriesIn } from './inquiries.ts'
import { answerNear } from './near-facts.ts'
import { answerPrices } from './price-facts.ts'
import { findReferences } from './references.ts'
import type { Town } from './town.ts'
import type { Wish } from './wished.ts'

/** A feature and the values that are asked for. */
interface Asked {
  readonly feature: string
  readonly values: readonly FeatureValue[]
  /** Whether any other value will do: "without live music". */
  readonly denied?: boolean
}

const COST =
  /\b(?:how (?:much(?! (?:time|longer))|expensive|cheap|pricey|dear)|(?:what|which)\b.*\b(?:costs?|pric\w+|total|pay|come to|bill|charge|dollars)|(?:is|are) (?:it|that|this|they|these|those|the [\w ]+) (?:\w+ )?(?:expensive|cheap|pricey|free)|(?:does|do|will|would|did)\b.*\bcost|prices?(?: of \w+)? ?\?|(?:total|sum|altogether|in total|price|prices|costs?) ?\?)/
const WAY =
  /\b(?:how far|distances?|far apart|far away|how long (?:is|are) the (?:way|walk)|miles|walk(?:ing)?|close together|(?:is|are) (?:it|that|this|they|these|everything|all) (?:\w+ )?far)\b/
const BEST = /\b(?:nicest|best|highest|better|top|ratings?|rated|stars|recommend)\b/
const SEARCHES =
  /\b(?:which|what|any|how many|(?:tell|show) me|name|are there|(?:is|might|may|could|would) there (?:be )?(?:an?|another|any|some)|do you (?:know|have)|have you (?:got )?|show me|list)\b/
/** "Which are the other two?" */
const WHICH_MORE =
  /\b(?:(?:which|what|who) (?:ones?|are (?:they|those|the (?:others?|rest|remaining))|(?:else|more|others?)\b|is the (?:others?|last))|(?:the )?(?:other|remaining) (?:ones?|two|three|four|five|\d|places)|and the (?:rest|others?)|name (?:them|the (?:rest|others?)))\b|\b(?:\d+|two|three|four|five|some) (?:more|others?) ?\?/
const ALL = /\b(?:all|every|each|complete|full list|everything)\b/
const ABOUT_PLAN = /\b(?:it|they|them|these|those|that|there|first|second|third|last|stops?|plan)\b/

/** The answer to a question about places; undefined: none is asked that the database answers. */
export function answerFacts(text: string, town: Town): string | undefined {
  const { listed, asked: before } = town
  // Of an answer that named some and told how many more there are.
  if (before !== undefined && listed !== undefined && listed.length > 0 && WHICH_MORE.test(text.toLowerCase())) {
    const rest = town.sites.filter((site) => !listed.includes(site))
    const answer = answerFacts(before, { sites: rest, stops: town.stops, wishes: town.wishes, goesOn: true })
    if (answer !== undefined) return answer.replace(/^There (?:is|are)/, 'Also')
  }
  const names = town.sites.map(({ name }) => name)
  const pieces = questionsIn(text, names)
  const few = before === undefined && listed !== undefined && listed.length < 4 ? listed : []
  const context: Context = { spoken: few, type: undefined }
  if (before !== undefined && OF_THOSE.test(text)) note(before, town, context)
  const answer = (piece: string, describes: boolean): string | undefined => answerOne(piece, town, context, describes)
  const answers = pieces.flatMap(({ said, asks }) => {
    const told = asks ? answer(said, pieces.length === 1) : undefined
    note(said, town, context)
    return told ?? []
  })
  // What is asked in general is answered where nothing else is asked.
  const all =
    answers.length > 0
      ? answers
      : pieces.flatMap(({ said, asks }) => (asks ? (answer(said, true) ?? []) : [])).slice(0, 1)
  return all.length === 0 ? undefined : [...new Set(all)].slice(0, MOST_ANSWERS).join(' ')
}

/** Nobody is told more at once. */
const MOST_ANSWERS = 4

/** What was spoken of before in the same message. */
interface Context {
  spoken: readonly Site[]
  type: string | undefined
}

function note(said: string, town: Town, context: Context): void {
  const mentions = readerFor(town.sites.map(({ name }) => name)).mentions(said)
  const named = siteNames(
    mentions.flatMap(({ kind, id }) => (kind === 'site' ? [String(id)] : [])),
    said,
    town,
  )
  if (named.length > 0) context.spoken = named
  context.type = mentions.findLast(({ kind }) => kind === 'type')?.id.toString() ?? context.type
}

/** The sentences of a message, in which each question stands by itself. */
function questionsIn(text: string, names: readonly string[]): readonly { said: string; asks: boolean }[] {
  const sentences = text.split(/(?<=[.!?;\n])\s+/)
  if (!text.includes('?')) {
    const told = BEGINS.test(text) ? [text] : inquiriesIn(text, names)
    return [
      ...sentences.filter((said) => !told.some((one) => one.includes(said))).map((said) => ({ said, asks: false })),
      ...told.map((said) => ({ said, asks: true })),
    ]
  }
  return sentences.flatMap((sentence) =>
    (sentence.includes('?') ? sentence.split(AND_ASKS) : [sentence]).map((said) => ({
      said,
      asks: sentence.includes('?'),
    })),
  )
}

/** "How much is it, and does it have parking?" */
const AND_ASKS =
  /,? (?:and|or|but|also)(?: also)?,? (?=(?:how (?:much|far|many|expensive|late|good)|what(?:'s| is| are| do| does| kind)|which|where|is it|are they|is there|are there|does (?:it|that)|do they|has it|have they|can (?:we|i|one|you))\b)/i

/** "It", "they", "those two": what was named before. */
const POINTS =
  /\b(?:it|its|they|them|their|(?:these|those|the) two|that (?:one|place)|(?<!\b(?:is|are) )there)\b|\b(?:which|what)(?: one| of (?:them|these|those))? is (?:the )?(?:cheap|near|clos|bett|best|nic|dear|more|less)/
/** "The cheapest one": of the kind that was spoken of. */
const ONE = /\bones?\b|\b(?:which|what)(?: is|'s) the \w+est\b(?! \w)/
/** "Can you make a plan with a vegan cafe?" asks for one. */
const ASKS_TO_PLAN =
  /\b(?:plan|itinerary|day|trip|tour|proposal) (?:with|of|including|around|that (?:has|includes|contains))\b/
const OF_THOSE = /\b(?:of (?:these|those|them)|these|those)\b(?! two)/
const COMPARES = /\b(?:compare|difference|differ|(?:better|nicer)(?! rat))\b/

/** `describes`: whether a place may be described in general. */
function answerOne(question: string, town: Town, context: Context, describes: boolean): string | undefined {
  const names = town.sites.map(({ name }) => name)
  const words = question.toLowerCase().replaceAll('’', "'")
  // Of words in names nothing is asked: "the Tidepool Walk".
  const bare = town.sites.reduce((left, { name }) => left.replaceAll(name.toLowerCase(), 'it'), words)
  const mentions = mentionsIn(question, names)
  const ids = (kind: string, denied = false): string[] => [
    ...new Set(
      mentions.flatMap((mention) => (mention.kind === kind && mention.denied === denied ? [String(mention.id)] : [])),
    ),
  ]
  const own = siteNames([...ids('site'), ...ids('site', true)], question, town)
  if (ASKS_TO_PLAN.test(words)) return undefined
  const [
    type = own.length === 0 &&
    (ONE.test(words) || (town.asked !== undefined && OF_THOSE.test(words))) &&
    context.spoken.length < 2
      ? context.type
      : undefined,
  ] = ids('type')
  const named =
    own.length === 0 && (type === undefined || ids('type').length === 0) && POINTS.test(words) && !OF_THOSE.test(words)
      ? context.spoken
      : own
  const asked = [false, true].flatMap((denied): Asked[] => [
    ...ids('feature', denied).map((id): Asked =>
      id === 'hidden' || id === 'touristy'
        ? { feature: 'touristy', values: [(id === 'hidden') === denied] }
        : { feature: id, values: [true], denied },
    ),
    ...['cuisine', 'alcohol type', 'ambience'].flatMap((feature): Asked[] => {
      const values = ids(feature, denied)
      return values.length === 0 ? [] : [{ feature, values, denied }]
    }),
  ])
  const spoken = named.length > 0 ? named : stopsNamed(question, town)
  const among =
    town.asked === undefined && (town.listed?.length ?? 0) > 0 && OF_THOSE.test(words) ? town.listed! : undefined
  const ofStops = spoken.length > 0 ? spoken : (among ?? placesIn(words, town.stops))
  const [feature] = asked
  // "A terrace or wifi", "restaurants or cafés": one of them will do.
  const either = asked.length > 1 && asked.every(({ denied }) => !denied) && EITHER.test(bare)
  const kinds = [...ids('type')]
  const isOfKind = (site: Site): boolean =>
    kinds.length > 1 && EITHER.test(bare) ? kinds.includes(site.type) : type === undefined || site.type === type
  const suits = (site: Site): boolean => (either ? asked.some((one) => isAs(site, one) === true) : hasAll(site, asked))
  const fits = (site: Site): boolean => isOfKind(site) && suits(site)
  const what = nameAll(kinds.length > 1 && EITHER.test(bare) ? list(kinds, 'or') : type, asked, either)
  const special = type !== undefined || feature !== undefined
  // "Near the park": that is where, and not what.
  const isCentre =
    type !== undefined && new RegExp(`\\b(?:near|to|around|by|from) (?:the|that|our) ${type}\\b`).test(words)
  // "Closer to the park than the Mill", "near the park instead of the Mill": that is not where.
  const [where = '', than = ''] = question.split(/\b(?:than|instead of|rather than)\b/i)
  const near = answerNear(bare, {
    sites: town.sites,
    stops: town.stops,
    named:
      than === '' && named.length > 1
        ? [...new Set([...named, ...(own.length > 0 ? stopsNamed(question, town) : [])])]
        : sitesNamed(where, town),
    nearer: sitesNamed(than, town)[0],
    fits: isCentre ? suits : fits,
    what: isCentre ? nameAll(undefined, asked, either) : what,
    any: isCentre ? feature === undefined : !special,
    denies: mentions.some(({ denied }) => denied),
  })
  const [only] = named
  if (
    only !== undefined &&
    named.length === 1 &&
    !town.stops.includes(only) &&
    IS_IT_NEAR.test(bare) &&
    town.stops.length > 0
  )
    return `${sayAbout(only)} It is ${list(town.stops.map((stop) => `${miles(only, stop).toFixed(1)} miles from ${stop.name}`))}.`
  const beside = compare(words, named)
  if (beside !== undefined) return beside
  if (near !== undefined) return near
  const money = answerPrices(words, { town, named, fits, special, what })
  if (money !== undefined) return money
  if (named.length === 0 && !special && WHAT_TO_DO.test(words)) return sayTown(town.sites)
  // "How much is a bar?", "how expensive are the bars?"
  const prices =
    type !== undefined &&
    COST.test(words) &&
    new RegExp(`\\b(?:an?|any|one|your) (?:\\w+ )?${type}|\\b${type}s\\b`).test(words)
  if (
    named.length === 0 &&
    (type !== undefined || feature) &&
    (prices ||
      (SEARCHES.test(words) &&
        (among !== undefined ||
          !isOfPlan(words, town) ||
          (type !== undefined && town.stops.every((stop) => stop.type !== type)))))
  )
    return search(
      among ?? (OTHERS.test(words) ? town.sites.filter((site) => !town.stops.includes(site)) : town.sites),
      type,
      asked,
      {
        ...(either || (kinds.length > 1 && EITHER.test(bare)) ? { fits, what } : {}),
        best: BEST.test(words),
        priced: COST.test(words),
        counts: COUNTS.test(words),
        all: ALL.test(words) || town.goesOn === true,
      },
    )
  if (ofStops.length === 0) return undefined
  if (feature && mentions.length > 0) return whoHas(ofStops, feature)
  if (WAY.test(bare) && town.stops.length > 1) return sayWay(town.stops)
  if (COST.test(words)) return sayCost(ofStops)
  if (among !== undefined && BEST.test(words)) return search(among, undefined, [], { best: true })
  if (BEST.test(words) && (named.length > 0 || /\b(?:rat\w*|stars)\b/.test(words))) return sayRatings(ofStops)
  if (!describes || named.length === 0 || !(ABOUT.test(bare) || COMPARES.test(bare))) return undefined
  return named.slice(0, 3).map(sayAbout).join(' ')
}

/** "What is it like?", "tell me about it"; "put it in?" asks for no description. */
const ABOUT =
  /\b(?:what(?:'s| is| are| was| kind| sort| type| food| cuisine| drinks?| does| do|s)\b(?! (?:wrong|missing|with))|how (?:is|are|good|nice)|tell (?:me|us)|describe|details?|info\w*|know (?:of|about)|about (?:it|them)\b|more (?:about|on)|which)\b|^(?:\W*(?:and|but|so|ok|okay|well|hm+|no|reject)\b)*\W*(?:is|are|does|do|has|have|was)\b/

/** Sites by name, and those that a part of a name tells from all others of the town: "how far is Alder?"; as they are named. */
function siteNames(ids: readonly string[], question: string, { sites }: Town): Site[] {
  const at = new Map<Site, number>()
  const words = question.toLowerCase()
  for (const site of sites) if (ids.includes(site.name)) at.set(site, placeOf(site.name.toLowerCase(), words))
  const rest = [...at.keys()].reduce((left, { name }) => left.replaceAll(name, '#'.repeat(name.length)), question)
  for (const { 0: word, index } of rest.matchAll(/(?<=[^.!?:\s"] )\p{Lu}\p{Ll}{3,}/gu)) {
    const having = sites.filter(({ name }) => name.split(' ').includes(word))
    if (having.length === 1 && !at.has(having[0]!)) at.set(having[0]!, index)
  }
  return [...at].sort(([, a], [, b]) => a - b).map(([site]) => site)
}

/** Where a name begins in the words, of which a part of it may stand there alone. */
const placeOf = (name: string, words: string): number =>
  [name, ...name.split(/[^\p{L}]+/u).filter((part) => part.length > 3)]
    .map((part) => words.indexOf(part))
    .find((index) => index >= 0) ?? 0

/** "Is it near?", of one place beside the plan. */
const IS_IT_NEAR =
  /\bis (?:it|that|this|that one)(?: any| much| really| also)? (?:near|nearer|nearby|close|closer|close by|far|further|farther|far off|far away|far out)\b(?! (?:to|from) it\b)/

const EITHER = /\bor\b/

const DENIES = /^(?:no|not|non|without|never|neither|nor|few|fewer|less|than|lacks?|lacking|except|besides|free of)$/
/** Between what denies and what is denied. */
const LOOSE =
  /^(?:an?|any|the|so|too|very|really|overly|all|that|have|has|having|get|be|been|serves?|serving|offers?|offering|plays?|playing|with|of|for|full|lots?|much|many|kind|food|known|or|,|-)$/

/** What a question names, each with whether it is asked for or denied: "bars with wine, but no live music". */
function mentionsIn(question: string, names: readonly string[]): readonly (Mention & { denied: boolean })[] {
  const reader = readerFor(names)
  return reader.sentences(question).flatMap(({ tokens }) => {
    let denied = false
    let from = 0
    return reader.find(tokens).map((mention) => {
      for (const [at, { text }] of tokens.slice(0, mention.from).entries())
        if (at >= from)
          denied = DENIES.test(text === 'free' ? `free ${tokens[at + 1]!.text}` : text) || (denied && LOOSE.test(text))
      const own = denied
      from = mention.to
      denied &&=
        /^(?:or|nor|and|,)$/.test(tokens[from]?.text ?? '') && mention.kind !== 'type' && mention.kind !== 'site'
      return { ...mention, denied: own }
    })
  })
}

/** Sites by name, and stops by a part of theirs or their kind. */
function sitesNamed(words: string, town: Town): Site[] {
  const named = readerFor(town.sites.map(({ name }) => name))
    .mentions(words)
    .flatMap(({ kind, id }) => (kind === 'site' ? town.sites.filter(({ name }) => name === id) : []))
  return [...new Set([...named, ...stopsNamed(words, town)])]
}

/** Stops, or before there is a plan what was spoken of, that a question names in part: "the Owl". */
const stopsNamed = (question: string, { sites, stops: planned, wishes, listed = [] }: Town): Site[] => {
  const spokenOf = wishes.flatMap((wish) =>
    wish.about === 'see' ? wish.names : wish.about === 'site' ? [wish.name] : [],
  )
  const stops =
    planned.length > 0 ? planned : sites.filter((site) => spokenOf.includes(site.name) || listed.includes(site))
  const names = sites.map(({ name }) => name)
  const tokens = readerFor(names)
    .read(question)
    .flatMap((sentence) => sentence.tokens)
  return findReferences(tokens, stops, names)
    .filter(({ stops: places }) => places.length === 1)
    .flatMap(({ stops: places }) => places.map((place) => stops[place]!))
}

const COUNTS = /\bhow many\b/

const BEGINS =
  /^\W*(?:how|what|whats|which|where|compare|is|are|does|do|(?:please )?(?:tell me|list|name|show me) (?:all |which |what |how |the (?:(?:cheap|dear|near|clos)est|least|most|price|other|bars|cafes|parks|shops|museums|restaurants|landmarks)))\b/i

/** "Is there another bar?" */
const OTHERS = /\b(?:others?|another|else|more)\b/
const WHAT_TO_DO =
  /\bwhat(?:'s| is)? (?:is )?there to (?:do|see|visit)\b|\bwhat (?:can|could|should) (?:we|i|one|you) (?:do|see|visit) (?:here|in)\b|\bwhat (?:\w+ )?(?:places|sights|kinds? of places?) (?:are there|do you (?:have|know))\b|\bwhat (?:does|has) (?:this|the|your) (?:town|city|place) (?:have|got|to offer|offer)/

/** How many places of each kind there are. */
function sayTown(sites: readonly Site[]): string {
  const types = [...new Set(sites.map(({ type }) => type))]
  const count = (type: string): number => sites.filter((site) => site.type === type).length
  return `There ${count(types[0]!) === 1 ? 'is' : 'are'} ${list(types.map((type) => (count(type) === 1 ? `a ${type}` : `${count(type)} ${type}s`)))}.`
}

/** "Is there parking?", once a plan was made, is asked of its stops. */
const isOfPlan = (words: string, { stops }: Town): boolean =>
  stops.length > 0 &&
  !/\b(?:what|which|how many) (?:\w+ )?\w+ (?:are|is) there\b|\b(?:do|have) you (?:have|know|got)\b/.test(words) &&
  // "What bars are there?" asks for all of them.
  (ABOUT_PLAN.test(
    words.replace(
      /\b(?:are|is|might|may|could|would) there\b|\bthere (?:are|is)\b|\bthat (?=(?:are|is|ha[sv]e?|would|could|can|will|do|does|serves?|offers?)\b|\w+n't)/g,
      '',
    ),
  ) ||
    !/\b(?:which|what|places?|an?|any|some|list|how many|others?|another|more)\b/.test(words))

/** The stops that "the second one" and the like mean; all where none is told from the others. */
function placesIn(words: string, stops: readonly Site[]): readonly Site[] {
  const place = ['first', 'second', 'third', 'fourth'].findIndex((ordinal) => words.includes(ordinal))
  if (place >= 0) return stops.slice(place, place + 1)
  return /\blast\b/.test(words) ? stops.slice(-1) : stops
}

/** Whether a place is as asked; undefined: nobody knows. */
const isAs = ({ features }: Site, { feature, values, denied = false }: Asked): boolean | undefined =>
  features[feature] === undefined ? undefined : values.includes(features[feature]) !== denied

const hasAll = (site: Site, asked: readonly Asked[]): boolean => asked.every((one) => isAs(site, one) === true)

const nameAll = (type: string | undefined, asked: readonly Asked[], either = false): string => {
  const part = (word: string, denied: boolean): string => {
    const names = asked.filter((one) => (one.denied ?? false) === denied).map(nameOf)
    return names.length === 0 ? '' : ` ${word} ${list(names, denied || either ? 'or' : 'and')}`
  }
  return `${type ?? 'place'}${part('with', false)}${part('without', true)}`
}

function search(
  sites: readonly Site[],
  type: string | undefined,
  asked: readonly Asked[],
  {
    best,
    priced,
    counts,
    all,
    fits,
    what = nameAll(type, asked),
  }: {
    readonly best?: boolean
    readonly priced?: boolean
    readonly counts?: boolean
    readonly all?: boolean
    readonly fits?: (site: Site) => boolean
    readonly what?: string
  },
): string {
  const rating = ({ features }: Site): number => Number(features.rating ?? 0)
  const ofType = sites.filter((site) => type === undefined || site.type === type)
  const found = (fits ? sites.filter(fits) : ofType.filter((site) => hasAll(site, asked))).sort(
    (a, b) => rating(b) - rating(a),
  )
  // Where something is not to be there it may be there unknown.
  const open = asked.some(({ denied }) => denied)
    ? ofType.filter((site) => !found.includes(site) && asked.every((one) => isAs(site, one) !== false))
    : []
  const unknown =
    open.length === 0
      ? ''
      : ` Of ${open.length < 4 ? list(open.map(({ name }) => name)) : `${open.length} others`} I do not know.`
  if (found.length === 0) return `I know of no ${what}.${unknown}`
  if (counts && found.length > 3) return `There are ${found.length}: ${list(found.map(({ name }) => name))}.`
  const [first] = found
  if (best && rating(first!) > 0) return `By its rating ${first!.name}, with ${inStars(rating(first!))}.`
  const most = all ? found.length : 3
  const some = found
    .slice(0, most)
    .map((site) => (priced ? `${site.name} (${site.price === 0 ? 'free' : `$${site.price}`})` : site.name))
  const more = found.length > most ? ` and ${found.length - most} more` : ''
  return `There ${found.length === 1 ? 'is' : 'are'} ${more === '' ? list(some) : `${some.join(', ')}${more}`}.${unknown}`
}

export const nameOf = ({ feature, values, denied }: Asked): string => {
  if (feature === 'touristy') return values[0] === true ? 'many tourists' : 'few tourists'
  if (feature === 'ambience') return `a ${String(values[0])} mood`
  if (typeof values[0] === 'string')
    return `${list(values.map(String), denied ? 'or' : 'and')}${feature === 'cuisine' ? ' food' : ''}`
  return (NAMES[feature] ?? feature).replace(/^has /, '')
}

const NAMES: Readonly<Record<string, string>> = {
  'good for kids': 'something for kids',
  'good for groups': 'room for groups',
  'accepts reservations': 'reservations',
  'open late': 'late hours',
  viewpoint: 'a view',
}

/** Which of the stops have something, and of which nothing is known. */
function whoHas(stops: readonly Site[], asked: Asked): string {
  const names = (wanted: boolean | undefined): string[] =>
    stops.flatMap((site) => (isAs(site, asked) === wanted ? [site.name] : []))
  const [yes, no, unknown] = [names(true), names(false), names(undefined)]
  if (asked.denied && yes.length === 0) return whoHas(stops, { ...asked, denied: false })
  const what = asked.denied ? `no ${nameOf(asked).replace(/^an? /, '')}` : nameOf(asked)
  if (yes.length === stops.length && stops.length > 1) return `Yes, all of them have ${what}.`
  if (yes.length > 0) return `${list(yes)} ${yes.length === 1 ? 'has' : 'have'} ${what}.`
  if (no.length === 0)
    return `I do not know whether ${list(unknown, 'or')} ${unknown.length === 1 ? 'has' : 'have'} ${what}.`
  return `No, ${list(no, 'or')} ${no.length === 1 ? 'has no' : 'have no'} ${what.replace(/^an? /, '')}.`.replace(
    /^No, (.*) or (.*) have no/,
    'No, neither $1 nor $2 has',
  )
}

function sayCost(stops: readonly Site[]): string {
  const price = ({ price }: Site): string => (price === 0 ? 'is free' : `costs $${price}`)
  const total = stops.reduce((sum, site) => sum + site.price, 0)
  const each = list(stops.map((site) => `${site.name} ${price(site)}`))
  return stops.length === 1 ? `${each}.` : `${each}: $${total} in all.`
}

function sayWay(stops: readonly Site[]): string {
  const legs = stops.slice(1).map((site, i) => `${miles(stops[i]!, site).toFixed(1)} miles to ${site.name}`)
  return `From ${stops[0]!.name} it is ${list(legs, 'and then')}.`
}

const sayRatings = (stops: readonly Site[]): string =>
  `${list(
    stops.map(({ name, features }) =>
      features.rating === undefined ? `of ${name} I know no rating` : `${name} has ${inStars(Number(features.rating))}`,
    ),
  ).replace(/^of/, 'Of')}.`

export const inStars = (stars: number): string => `${stars} star${stars === 1 ? '' : 's'}`

/** A place in a sentence. */
function sayAbout({ name, type, price, features }: Site): string {
  const has = Object.entries(features).flatMap(([feature, value]) =>
    value === false ? [] : [feature === 'rating' ? inStars(Number(value)) : nameOf({ feature, values: [value] })],
  )
  return `${name} is a ${type}${has.length === 0 ? '' : ` with ${list(has)}`}; ${price === 0 ? 'it is free' : `it costs $${price}`}.`
}

/** Why a stop was taken: what of it was wished for. Undefined: nothing that was said. */
export function whyTaken({ sites, stops, wishes }: Town, text: string): string {
  const named = readerFor(sites.map(({ name }) => name))
    .mentions(text)
    .flatMap(({ kind, id }) => (kind === 'site' ? stops.filter(({ name }) => name === id) : []))
  const meant = named.length > 0 ? named : placesIn(text.toLowerCase(), stops)
  const reasons = meant.map((site) => ({ site, wished: reasonsFor(site, wishes) }))
  const told = reasons.filter(({ wished }) => wished.length > 0)
  if (told.length === 0) return 'You told me nothing that speaks for or against it, it just fills in well.'
  const most = told.length === 1 ? 3 : 2
  return `${told.map(({ site, wished }) => `${site.name} for ${list(wished.slice(0, most))}`).join(', ')}.`
}

function reasonsFor(site: Site, wishes: readonly Wish[]): string[] {
  return wishes.flatMap((wish) => {
    if (wish.about === 'see') return wish.names.includes(site.name) ? ['your wish to go there'] : []
    if (wish.about === 'type') return wish.type === site.type ? [`being a ${wish.type}`] : []
    if (wish.about === 'site') return wish.name === site.name && wish.liked ? ['your liking it'] : []
    if (wish.about !== 'feature') return []
    const value = site.features[wish.feature]
    if (value === undefined || !wish.good.includes(value)) return []
    return [
      wish.feature === 'rating' ? `its ${inStars(Number(value))}` : nameOf({ feature: wish.feature, values: [value] }),
    ]
  })
}
