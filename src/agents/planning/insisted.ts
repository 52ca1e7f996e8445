/**
 * What somebody insists on in words and the wishes of the game do not know: kinds of places that are refused, low prices, and a
 * limit that was passed. Who tells no scores looks for these in every plan.
 */
import type { Preference, Site, SiteType } from '../../games/planning/index.ts'
import { asksLittle } from './cheapness.ts'
import type { PlanningObservation } from './observation.ts'
import { readRefused } from './refused.ts'
import { KINDS, kindsNamed } from './kinds.ts'
import type { Tried } from './tried.ts'
import { alone, PARTS } from './refused-alone.ts'
import { withoutNames } from './named.ts'
import { keyOf, readWishes } from './wish.ts'
import { readWithdrawn } from './withdrawn.ts'
import type { Wish } from './wished.ts'

export interface Insisted {
  /** Of these kinds there is to be none. */
  readonly refused: readonly SiteType[]
  /** Of these there is to be one: missed in a plan, or asked for of another sort. */
  readonly missed: readonly SiteType[]
  /** All should cost little. */
  readonly cheap: boolean
  /** Whether a price was complained of, or a limit told of a plan or more than once. */
  readonly dear: boolean
  /** Whether many wishes were told in one breath, which weigh against each other. */
  readonly listed: boolean
  /** Whether what there is to spend is no wish among others: said to be absolute, or told more than once. */
  readonly strict: boolean
}

/** Wishes in one message that make it a list of what counts, at least. */
const LIST = 5

/** What is longer than any talk is not read to its end. */
const LONGEST = 2000

/** "A cheaper bar" is to be a bar. */
const OTHER = new RegExp(
  `(?<!\\b(?:no|not|nor|without|never) (?:\\w+ )?)\\b(?:cheaper|another|different|closer|nearer|better|nicer|less expensive) (${KINDS})\\b`,
  'g',
)

const NO = "(?:no|not|never|nor|neither|without|cannot|can ?not|(?:ca|wo|is|must|do|does|are)n['’]?t)"
const BEYOND = '(?:more|over|above|beyond|past|higher|extra|exceed\\w*|spend\\w*|pay|afford|go)'
/** Said beside a limit, of which it makes more than a wish: "not a cent more", "sixty is our absolute limit". */
const ABSOLUTE = new RegExp(
  [
    `\\b${NO} (?:even |have )?(?:(?:an?|one|another|any) )?(?:single )?(?:cents?|penny|pennies|dime|dollar|buck)(?! bills?)\\b`,
    `\\b(?:hard|absolute|strict|firm|fixed|rigid|non-?negotiable) (?:upper )?(?:limit|maximum|max|most|cap|ceiling|budget|line)\\b`,
    `\\b(?:limit|maximum|max|cap|ceiling|budget|sum|amount|that|which|it)(?: of \\$?\\d+(?: dollars)?)?(?:['’]s| is| are)(?: \\w+){0,2} (?:absolute|strict|hard|firm|fixed|final|non-?negotiable|negotiable|set in stone|carved in stone|sacred)\\b`,
    `\\b(?:absolutely|strictly|definitely|really|simply|physically|truly|categorically) (?:${NO} (?:\\w+ ){0,2}${BEYOND}|(?:under|below|within|at most|the most|the limit|all)\\b)`,
    `\\b(?:under no circumstances|on no account|in no case|in no event|by no means|at no price|no way)(?: [\\w'’]+){0,6} ${BEYOND}\\b`,
    `\\b${BEYOND}\\b[^.!?]{0,40} (?:under any circumstances|on any account|no matter what|whatever happens|come what may)\\b`,
    `\\b(?:no exceptions?|no ifs\\b|without exception)`,
  ].join('|'),
  'i',
)

/** Points that a kind counts that was missed in a plan. */
const MISSED = 12
/** Points that a site of a refused kind costs. */
const REFUSED = 15
/** What is over these sums costs points, where all should be cheap. */
const LITTLE: readonly (readonly [limit: number, points: number])[] = [
  [30, 2],
  [60, 3],
  [100, 5],
]
/** What a limit counts that was passed, and what passing it by so many times counts besides: where it has to be, little is better. */
const PASSED = 40
const FURTHER: readonly (readonly [times: number, points: number])[] = [
  [1.5, 10],
  [2.5, 10],
  [4, 10],
  [6, 10],
]

export function readInsisted(
  { talk, seat }: PlanningObservation,
  tried: readonly Tried[],
  sites: readonly Site[],
): Insisted {
  const kinds = new Map<SiteType, boolean>()
  const late = new Set<SiteType>()
  const names = sites.map(({ name }) => name)
  let [cheap, limits, most, absolute] = [false, 0, 0, false]
  let proposals = 0
  for (const line of talk) {
    if (line.kind === 'proposal') proposals++
    if (line.kind !== 'message' || line.by === seat) continue
    const text = line.text.slice(0, LONGEST)
    cheap ||= asksLittle(withoutNames(text, names).text)
    for (const type of readWithdrawn(text, sites).kinds) {
      kinds.delete(type)
      late.delete(type)
    }
    const plan = tried[proposals - 1]?.proposed ?? []
    const has = (type: SiteType): boolean => sites.some((site) => site.type === type && plan.includes(site.name))
    const want = (type: SiteType): void => {
      kinds.set(type, true)
      if (proposals > 0) late.add(type)
    }
    const told = new Set<string>()
    // "60 dollars. Not a cent more."
    let before = false
    for (const part of text.split(PARTS)) {
      const wishes = readWishes(part, names)
      for (const wish of wishes) {
        told.add(keyOf(wish))
        if (wish.about === 'type') want(wish.type)
        else if (wish.about === 'budget') limits += proposals > 0 ? 2 : 1
      }
      const limited = wishes.some(({ about }) => about === 'budget')
      absolute ||= (limited || before) && ABSOLUTE.test(part)
      before = limited
      if (proposals > 0)
        for (const [, word] of withoutNames(part, names).text.matchAll(OTHER)) kindsNamed(word!).forEach(want)
      for (const type of readRefused(withoutNames(part, names).text)) kinds.set(type, false)
      for (const type of alone(withoutNames(part, names).text))
        if (plan.length > 0 && !has(type)) want(type)
        else kinds.set(type, false)
    }
    most = Math.max(most, told.size)
  }
  return {
    refused: [...kinds].flatMap(([type, wanted]) => (wanted ? [] : [type])),
    missed: [...late].filter((type) => kinds.get(type) === true),
    cheap,
    listed: most >= LIST,
    strict: absolute || limits > 1,
    dear:
      limits > 1 ||
      tried.some(({ opinions }) =>
        opinions.some((one) =>
          one.about === 'price' ? !one.good : one.about === 'stop' && one.reason === 'price' && !one.good,
        ),
      ),
  }
}

/** What counts for somebody who insists on it. */
export function insistences(
  { refused, missed, cheap, dear }: Insisted,
  wishes: readonly Wish[],
  sites: readonly Site[],
): Preference[] {
  const limit = wishes.find((wish) => wish.about === 'budget')
  return [
    ...sites
      .filter(({ type }) => refused.includes(type))
      .map(({ name }): Preference => ({
        kind: 'WantToGo',
        text: '',
        weight: -REFUSED,
        names: [name],
        penalize: false,
      })),
    ...missed.map((type): Preference => ({
      kind: 'AtLeastOneEventType',
      text: '',
      weight: MISSED,
      type,
      penalize: true,
    })),
    ...(cheap || (dear && !limit)
      ? LITTLE.map(([budget, points]): Preference => ({
          kind: 'PriceBudgetPreference',
          text: '',
          weight: -points,
          budget,
        }))
      : []),
    ...(limit && (dear || cheap)
      ? ([[1, PASSED], ...FURTHER] as const).map(([times, points]): Preference => ({
          kind: 'PriceBudgetPreference',
          text: '',
          weight: -points,
          budget: times * limit.limit,
        }))
      : []),
  ]
}
