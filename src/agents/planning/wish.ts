/** What a visitor wants, as far as words tell, read from anybody's phrasing. */
import { plainLayout, plainSpeech } from '../english/index.ts'
import { rewrite } from '../english/rewriting.ts'
import { FEATURES, type FeatureValue } from '../../games/planning/index.ts'
import { readAmenities, withoutWorse } from './amenities.ts'
import { withoutPast } from './changed-minds.ts'
import { splitClauses } from './clauses.ts'
import { leaningsIn, type Leaning } from './english.ts'
import { withoutIndifference } from './indifference.ts'
import { readTypes } from './kinds.ts'
import { readBudget, readRating } from './money.ts'
import { readMusic } from './music.ts'
import { readOpinion, readSee, withoutNames } from './named.ts'
import { wantsNear } from './nearness.ts'
import { sayMissed } from './missed.ts'
import { LACKED } from './negation.ts'
import { readParking } from './parking.ts'
import { SOFTENED } from './softened.ts'
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
  /** The taste that was spoken of last, alone: "Thai food is nice here, but I don't like it." */
  let taste: string | undefined
  /** The site that was named last, alone: "The Tower! We have to go there." */
  let last: string | undefined
  for (const said of splitClauses(
    withoutIndifference(
      withoutPast(sayMissed(rewrite(plainSpeech(plainLayout(text.slice(0, LONGEST))), SOFTENED), sites)),
    ),
  )) {
    const named = sites.filter((name) => said.toLowerCase().includes(name.toLowerCase()))
    if (named.length > 0) last = named.length === 1 ? named[0] : undefined
    const tasted = tastesIn(said)
    if (tasted.length > 0) taste = tasted.length === 1 ? tasted[0] : undefined
    else if (taste !== undefined && named.length === 0 && POINTS_TO_TASTE.test(said)) {
      wishes.push(...readClause(said.replace(POINTS_TO_TASTE, `$1 ${taste}`), sites))
      continue
    }
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
  return merge(wishes)
}

/** "I don't like it", "now we love them". */
const POINTS_TO_TASTE =
  /^((?:(?:but|and|now|still|though|actually|personally|honestly|sadly) ?,? ?)*(?:i|we|he|she|they|everyone|my \w+) (?:\w+ |'ve |don't |doesn't |can't |won't ){0,3}(?:like|likes|love|loves|hate|hates|enjoy|enjoys|stand|bear|dislike|dislikes|eat|drink|touch|want|adore|avoid)) (?:it|them|that|those)(?: (?:at all|much|anymore|any more|now|a lot|so much|too))*$/i

const TASTE_WORD = new RegExp(
  `\\b(?:${TASTES.flatMap((name) => FEATURES[name]!.values as readonly string[]).join('|')}|sushi|burgers?|tapas)\\b`,
  'gi',
)
const tastesIn = (text: string): string[] => text.match(TASTE_WORD) ?? []

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
  else if (unlisted.length === 0) for (const name of new Set(named)) wishes.push(...readOpinion(name, text))
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
