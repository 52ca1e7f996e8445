/**
 * What somebody takes back that he wished before: "forget the parking", "we don't need a bar after all", "the stars aren't
 * important any more", "I changed my mind about takeout". The wish is gone, and nothing is disliked instead.
 */
import { SITE_TYPES, type Site, type SiteType } from '../../games/planning/index.ts'
import { readerFor } from './english.ts'
import { kindsNamed } from './kinds.ts'
import { keyOf } from './wish.ts'
import type { Wish } from './wished.ts'

export interface Withdrawn {
  /** The text without what takes back. */
  readonly rest: string
  /** Whether a wish told before is taken back, and what is left of it. */
  readonly without: (wish: Wish) => Wish | undefined
  /** Kinds of which none need be there any more. */
  readonly kinds: readonly SiteType[]
}

const OPENS =
  "^(?:(?:ok|okay|no|nope|well|actually|then|please|you know what|know what|let us|let's|lets|just|so|and|hm+|reject|oh|sorry|alright|all right|fine|right|honestly|on second thoughts?|on reflection|thinking about it|come to think of it|in that case|(?:i|we)(?:'ll| will| can| could|'d| would| may| might| should|'ve| have)?|maybe|perhaps|rather|better|now|also|really|still|:),? +)*"
const AFTER_ALL = '(?:any ?more|any longer|after all|now|then|instead|either|at all|in the end|really)'
const NOT = "(?:do not|don'?t|does not|doesn'?t|no longer|need not|needn'?t|not|isn'?t|is not|aren'?t|are not|never)"
/** Before what is taken back, up to the end of the clause. */
const TAKES_BACK = new RegExp(
  `${OPENS}(?:(?:forget|never ?mind|scrap|drop|cancel|ignore|disregard|skip|scratch|strike|omit|give up on|let go of|no need (?:for|of)|leave aside|leave out|take back|(?:do not|don'?t|no need to) (?:worry|bother) about)(?: (?:about|what (?:i|we) said (?:about|on)|that (?:bit|part) (?:about|on)|the (?:bit|part|thing|idea|wish) (?:about|with|of|on)|my wish for|our wish for))?|(?:have |has |'ve )?(?:changed|changing|change) (?:my|our) minds? (?:about|on|regarding)|no longer (?:need|want|insist on|care (?:about|for)|require|wish for|look for|fancy)) (?<thing>[^?]{2,60}?)(?: ${AFTER_ALL})*$`,
)
const NEEDS_NOT = new RegExp(
  `${OPENS}${NOT} (?:really |even |actually |necessarily )?(?:(?:need|insist on|require|have to (?:have|see|visit|go to)|need to (?:have|see|visit|go to)) (?<thing>[^?]{2,60}?)(?: ${AFTER_ALL})*|(?:want|care (?:about|for)|must have) (?<after>[^?]{2,60}?)(?: ${AFTER_ALL})+)$`,
)
/** "We could do without a bar" concedes, and "after all" takes back. */
const DOES_WITHOUT = new RegExp(
  `${OPENS}(?:do|live|go|manage|cope|get by) without (?<thing>[^?]{2,60}?) (?:(?:after all|any ?more|in the end) ?)+$`,
)
/** Behind it. */
const COUNTS_NO_MORE = new RegExp(
  `${OPENS}(?<thing>[^?]{2,60}?) (?:(?:${NOT}|(?:is|are|was|were) (?:no longer|not)) (?:really |even |actually |so |that |all that |too |very |longer )*(?:important|necessary|needed|required|essential|crucial|a must|a priority|matter|that important|relevant|count|wanted|be there)|(?:is|are) (?:no longer|not) (?:an issue|needed)|was (?:just|only) an idea|can wait|(?:is|are) (?:optional|unimportant|irrelevant))(?: to (?:me|us))?(?<late> ${AFTER_ALL})*$`,
)
const RATING = /\b(?:stars?|ratings?|rated|reviews?)\b|^(?:the )?[1-5]\.5$/
const BUDGET =
  /\b(?:budget|limit|price|prices|money|costs?)\b|^(?:(?:the|my|our|that|those) )?(?:\$ ?\d{2,3}|\d{2,3}(?: ?(?:dollars|bucks))?|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)(?: (?:dollars|bucks|thing))?$/
/** "Money is no object." */
const NO_OBJECT = new RegExp(
  `${OPENS}(?<thing>(?:the )?(?:money|price|cost|budget)s?) (?:is|are|would be) (?:no|not an?|hardly an?) (?:\\w+ )?(?:object|issue|problem|concern|worry|obstacle|matter|question)(?: ${AFTER_ALL}| to (?:me|us))*$`,
)
const DISTANCE = /\b(?:distances?|ways?|travel\w*|miles|walk\w*)\b/
/** Tells what is wanted instead, or of something of its own. */
const NO_THING =
  /^(?:it|that|this|them|those|these|me|us|you|him|her|everything|all|anything|which|who|the (?:plan|offer|day|first|last|second|rest|others?|whole|other (?:one|two)|one|ones|middle)(?: \w+)*|to)$|\b(?:too|because|if|but|only|except|without|instead)\b/

/** What is longer takes nothing back. */
const LONGEST = 4000

/** `sites`: of the town. */
export function readWithdrawn(text: string, sites: readonly Site[]): Withdrawn {
  if (text.length > LONGEST) return { rest: text, without: (wish) => wish, kinds: [] }
  const kept: string[] = []
  const things: string[] = []
  for (const part of text.replaceAll('’', "'").split(/(?<=[.!?;\n:,])(?!\S)|(?= (?:but|because|since|though)\b)/)) {
    const clause = part
      .toLowerCase()
      .replace(/^[\s,]*(?:but|because|since|though)?[\s,]+|[\s,.!;:]+$/g, '')
      .trim()
    const thing = clause.length > 120 ? undefined : takenBack(clause)
    if (thing === undefined || part.trim().endsWith('?')) kept.push(part)
    else things.push(thing)
  }
  const names = sites.map(({ name }) => name)
  const mentions = things.flatMap((thing) => readerFor(names).mentions(thing))
  if (mentions.length === 0 && !things.some((thing) => isOfNumbers(thing) || SHOPS.test(thing) || BARS.test(thing)))
    return { rest: text, without: (wish) => wish, kinds: [] }
  const said = things.join(' ; ')
  const named = new Set(mentions.flatMap(({ kind, id }) => (kind === 'site' ? [String(id)] : [])))
  const kinds = things.flatMap((thing) =>
    readerFor(names)
      .mentions(thing)
      .some(({ kind }) => kind === 'site')
      ? []
      : kindsNamed(thing.replace(SHOPS, 'shop').replace(BARS, 'bar')),
  )
  const keys = new Set(mentions.flatMap(({ kind, id }) => (kind === 'feature' ? [String(id)] : [])))
  for (const type of kinds) keys.add(`a ${type}`)
  if (RATING.test(said)) keys.add('rating')
  if (BUDGET.test(said)) keys.add('budget')
  if (DISTANCE.test(said)) keys.add('distance')
  const values = new Set(
    mentions.flatMap(({ kind, id }) => (kind === 'site' || kind === 'feature' || kind === 'type' ? [] : [id])),
  )
  const goes = (name: string): boolean =>
    named.has(name) || kinds.some((type) => sites.some((site) => site.name === name && site.type === type))
  const without = (wish: Wish): Wish | undefined => {
    if (wish.about === 'see') {
      const left = wish.names.filter((name) => !goes(name))
      return left.length === wish.names.length ? wish : left.length === 0 ? undefined : { ...wish, names: left }
    }
    if (wish.about === 'site') return wish.liked && goes(wish.name) ? undefined : wish
    if (
      wish.about === 'feature' &&
      (wish.good.some((value) => values.has(value as string)) || wish.bad.some((value) => values.has(value as string)))
    ) {
      const [good, bad] = [wish.good, wish.bad].map((some) => some.filter((value) => !values.has(value as string)))
      return good!.length + bad!.length === 0 ? undefined : { ...wish, good: good!, bad: bad! }
    }
    return keys.has(keyOf(wish)) ? undefined : wish
  }
  // "Never mind the stars, 4 will do."
  const rest = keys.has('rating')
    ? kept
        .join('')
        .replace(/\b([1-5](?:\.5)?)(?! ?(?:stars?|\+|miles?|dollars?|people|kids|of|or|\d|\.\d))/g, '$1 stars')
    : kept.join('')
  return { rest, without, kinds: kinds.filter((type) => SITE_TYPES.includes(type)) }
}

const SHOPS = /\b(?:(?:book|gift|antique|souvenir) ?)?(?:shop|store)(?=s?\b)/
const BARS = /\b(?:pub|tavern)(?=s?\b)/

const isOfNumbers = (thing: string): boolean => RATING.test(thing) || BUDGET.test(thing) || DISTANCE.test(thing)

function takenBack(clause: string): string | undefined {
  const found =
    TAKES_BACK.exec(clause) ??
    NEEDS_NOT.exec(clause) ??
    DOES_WITHOUT.exec(clause) ??
    NO_OBJECT.exec(clause) ??
    COUNTS_NO_MORE.exec(clause)
  const thing = (found?.groups?.thing ?? found?.groups?.after)?.trim()
  return thing === undefined || NO_THING.test(thing) ? undefined : thing
}
