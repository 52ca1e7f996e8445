/** What a visitor wants, as far as words tell, read from anybody's phrasing. */
import { plainLayout, plainSpeech } from '../english/index.ts'
import { rewrite } from '../english/typing/rewriting.ts'
import { FEATURES, type FeatureValue } from '../../games/planning/index.ts'
import { readAmenities, withoutWorse } from './amenities.ts'
import { asMeant } from './as-meant.ts'
import { withoutPast } from './changed-minds.ts'
import { splitClauses } from './clauses.ts'
import { withCommas } from './commas.ts'
import { leaningsIn, type Leaning } from './english.ts'
import { withoutIndifference } from './indifference.ts'
import { readTypes } from './kinds.ts'
import { readBudget, readRating } from './money.ts'
import { readMusic } from './music.ts'
import { readOpinion, readSee, withoutNames } from './named.ts'
import { wantsNear } from './nearness.ts'
import { sayMissed } from './missed.ts'
import { readRefused } from './refused.ts'
import { LACKED } from './negation.ts'
import { readParking } from './parking.ts'
import { sayPointed } from './pointing.ts'
import { QUALIFIED } from './qualified.ts'
import { OTHER_SENSES } from './senses.ts'
import { SOFTENED } from './softened.ts'
import { REASON } from './reasons.ts'
import { readTouristy } from './tourists.ts'
import { unlistedIn } from './unlisted.ts'
import type { Wish } from './wished.ts'

/** What is longer than any talk is not read to its end, so that no text takes long. */
const LONGEST = 6000
const TASTES = ['cuisine', 'alcohol type', 'ambience']

interface Values {
  readonly good: readonly FeatureValue[]
  readonly bad: readonly FeatureValue[]
}
const YES = { good: [true], bad: [false] }
const NO = { good: [false], bad: [true] }
/** All wishes in a text, those about one feature put together. `sites` are names that may be spoken of. */
export function readWishes(text: string, sites: readonly string[] = []): Wish[] {
  const wishes: Wish[] = []
  const read = new Map<string, readonly Wish[]>()
  /** The site that was named last, alone: "The Tower! We have to go there." */
  let last: string | undefined
  const typed = plainLayout(asMeant(text.slice(0, LONGEST), sites))
  const plain = sayPointed(rewrite(withCommas(plainSpeech(typed)), OTHER_SENSES, SOFTENED, QUALIFIED))
  for (const said of splitClauses(withoutIndifference(withoutPast(sayMissed(plain, sites))))) {
    // What a reason names beside the wish was judged there.
    if (said.startsWith(REASON)) {
      const reason = said.slice(REASON.length)
      wishes.push(...readClause(reason, sites).flatMap((wish) => unjudged(wish, wishes)))
      continue
    }
    const named = sites.filter((name) => said.toLowerCase().includes(name.toLowerCase()))
    if (named.length > 0) last = named.length === 1 ? named[0] : undefined
    const clause =
      last !== undefined && named.length === 0
        ? said.replace(
            POINTS_TO_SITE,
            (_, verb: string) =>
              `${/^(?:go|go back|get|return|come back|be|head)$/i.test(verb) ? 'go to' : verb} ${last}`,
          )
        : said
    if (!read.has(clause)) read.set(clause, readClause(clause, sites))
    wishes.push(...read.get(clause)!)
  }
  // "Kids in a bar, no thanks", "a bar is even worse": none is asked for.
  const refused = readRefused(plain)
  return merge(wishes.filter((wish) => wish.about !== 'type' || !refused.includes(wish.type)))
}

/** A wish without the values that were judged before. */
function unjudged(wish: Wish, before: readonly Wish[]): Wish[] {
  if (wish.about !== 'feature') return [wish]
  const judged = new Set(
    before.flatMap((one) => (one.about === 'feature' && one.feature === wish.feature ? [...one.good, ...one.bad] : [])),
  )
  const [good, bad] = [wish.good, wish.bad].map((values) => values.filter((value) => !judged.has(value)))
  return good!.length + bad!.length > 0 ? [{ ...wish, good: good!, bad: bad! }] : []
}

const POINTS_TO_SITE =
  /\b(go back to|go to|seeing|visiting|going to|see|visit|miss|go back|get|return|come back|be|head|go) (?:there|it|that one)\b(?! (?:is|are|was|all))/i

function readClause(original: string, sites: readonly string[]): Wish[] {
  // Names of sites are not descriptions: "the Old Bar" asks for no bar.
  const plain = original.replace(LACKED, 'need')
  const listed = withoutNames(plain, sites)
  const unlisted = sites.length > 0 && listed.named.length === 0 ? unlistedIn(plain) : []
  const { named, text } = unlisted.length > 0 ? withoutNames(plain, unlisted) : listed
  const leanings = leaningsIn(plain, sites)
  const leaning = (name: string): Leaning | undefined => leanings.get(`feature ${name}`)
  const wishes: Wish[] = []
  const feature = (name: string, values: Values | undefined): void => {
    if (values) wishes.push({ about: 'feature', feature: name, good: values.good, bad: values.bad })
  }

  const see = readSee(plain, text, named, sites)
  if (see.length > 0) wishes.push(...see)
  else if (unlisted.length === 0) {
    // "The Mill instead of the Tower": what it is taken for is blamed alone.
    const taken = /#.* (?=(?:instead of|rather than|in place of) (?:the )?#)/.exec(text)
    const cut = taken ? taken.index + taken[0].length : 0
    const before = text.slice(0, cut).split('#').length - 1
    for (const name of new Set(named))
      wishes.push(...readOpinion(name, named.indexOf(name) < before ? text.slice(0, cut) : text))
  }
  if (see.length > 0 && sites.length === 0) return wishes
  // "The Old Bar has live music" speaks of the site, not of a wish.
  if (named.length > 0 && /# has\b/.test(text)) return wishes
  const limit = readBudget(text)
  if (limit !== undefined) wishes.push({ about: 'budget', limit })
  if (wantsNear(text)) wishes.push({ about: 'distance' })
  feature('rating', readRating(text))
  const parking = readParking(text, leaning('has parking'))
  if (parking) feature('has parking', parking === 'must' ? YES : { good: [true], bad: [] })
  feature('touristy', readTouristy(text, leaning('touristy')))
  const music = readMusic(text, leaning('live music'))
  if (music !== undefined) feature('live music', music ? YES : NO)
  for (const name of readAmenities(text, leaning)) feature(name, YES)
  for (const name of TASTES) feature(name, readTaste(name, FEATURES[name]!.values as readonly string[], leanings))
  if (see.length === 0 || named.length > 0)
    for (const type of readTypes(withoutWorse(text))) wishes.push({ about: 'type', type })
  return wishes
}

/** Which of the values are liked and which not: `no thai, french; like korean`. */
function readTaste(
  feature: string,
  values: readonly string[],
  leanings: ReadonlyMap<string, Leaning>,
): { good: string[]; bad: string[] } | undefined {
  const leaning = (value: string): Leaning | undefined => leanings.get(`${feature} ${value}`)
  const good = values.filter((value) => leaning(value) === 'for')
  const bad = values.filter((value) => leaning(value) === 'against')
  return good.length + bad.length > 0 ? { good, bad } : undefined
}

/** One wish for each feature, the latest word on each value; one budget, the latest; each type and set of sites once. */
export function merge(wishes: readonly Wish[]): Wish[] {
  const merged = new Map<string, Wish>()
  for (const wish of wishes) {
    const key = keyOf(wish)
    const before = merged.get(key)
    if (wish.about === 'feature' && before?.about === 'feature') {
      const good = [...before.good.filter((value) => !wish.bad.includes(value)), ...wish.good]
      const bad = [...before.bad.filter((value) => !wish.good.includes(value)), ...wish.bad]
      merged.set(key, {
        ...wish,
        good: [...new Set(good)],
        bad: [...new Set(bad)],
      })
    } else merged.set(wish.about === 'see' ? `see ${[...wish.names].sort().join()}` : key, wish)
  }
  return [...merged.values()]
}

export const keyOf = (wish: Wish): string =>
  wish.about === 'feature'
    ? wish.feature
    : wish.about === 'type'
      ? `a ${wish.type}`
      : wish.about === 'site'
        ? `site ${wish.name}`
        : wish.about

/** Parking and takeout may count for nothing, as in the published games. */
export const mayBeInert = (wish: Wish): boolean =>
  wish.about === 'feature' && ['has parking', 'has takeout'].includes(wish.feature)
