/** Which earlier plan a visitor goes back to: "the first one was better", "back to the one with the Echo Room, but cheaper". */
import type { Site } from '../../games/planning/index.ts'
import { readerFor } from './english.ts'
import { KINDS } from './kinds.ts'
import { findReferences } from './references.ts'
import type { Report } from './report.ts'

/** A plan as it was shown. */
export interface Past {
  readonly proposed: readonly (string | null)[]
  readonly report?: Report
}

export interface Earlier {
  /** The place of the plan among those shown; undefined: none is known by the points that it is called by. */
  readonly at: number | undefined
  /** What else was said, without the words on that plan. */
  readonly rest: string
}

const PLAN =
  '(?:plans?|proposals?|offers?|itinerary|suggestions?|versions?|options?|ideas?|days?|trips?|tours?|routes?|choice|combination)'
const ORDINAL =
  '(first|1st|original|initial|earliest|second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|6th|previous|earlier|prior|former|last|penultimate|other|old)'
const PLACES: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  original: 0,
  initial: 0,
  earliest: 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  '6th': 5,
  ...Object.fromEntries([...'123456789'].map((digit, place) => [digit, place])),
}

/** How earlier plans are called; `one` and `ordinal` may as well be a stop. */
type How = 'place' | 'one' | 'ordinal' | 'before' | 'start' | 'with' | 'named'
const CALLED: readonly (readonly [pattern: RegExp, how: How])[] = (
  [
    [`(?:the|that|your) (?!one\\b)(?:[\\w'&]+ ){1,4}?(?:plan|proposal|offer|version|itinerary)`, 'named'],
    [`(?:the|your|our|that|this|my) (?:very |good old )?${ORDINAL} (?:\\w+ )?${PLAN}`, 'place'],
    [
      `(?:an?|the|that|your) (?:\\w+ )?(?:one|${PLAN}) (?:(?:from|just|right|you (?:had|gave|made|showed|sent)) )*(?:me |us )?before(?: (?:this|that|it|last)(?: one)?)?`,
      'before',
    ],
    [`what (?:you|we) had before|(?<=than )before|(?<=to )(?:how|what|the way) it was(?: before)?`, 'before'],
    [
      `(?:the|that|your) (?:one|${PLAN}) (?:(?:from|at|in|of) the (?:very )?(?:beginning|start|outset|top)|(?:that )?(?:you|we) (?:started|began) with|(?:you|we) had (?:at )?first)`,
      'start',
    ],
    [`(?:the|your) (?:very )?${ORDINAL} ones?`, 'one'],
    [
      `(?:the|your) (?:very )?${ORDINAL}(?! (?:stops?|places?|two|three|and|or|one|(?:book|tea|wine|coffee|gift)[a-z]+|${KINDS}s?)\\b)`,
      'ordinal',
    ],
    [`(?:option|plan|number|offer|proposal|version|suggestion|nr\\.?|no\\.) ?([1-9])`, 'place'],
    [
      `(?:the|that|your) (?:one|${PLAN})(?= (?:with|that had|which had|that has|where|containing|including|in which|for \\$|at \\$|that cost))`,
      'with',
    ],
  ] as const
).map(([source, how]) => [new RegExp(`\\b(?:${source})(?![\\w'])`), how])

/** In front of it: it is not wanted, or no more than compared with. */
const UNWANTED =
  /(?:\b(?:better|nicer|closer|nearer|cheaper|shorter|more \w+) than|\bsame (?:\w+ )?(?:as|like)|\b(?:not|never|refused?|rejected?|declined?|hated?|disliked?|forget(?: about)?|unlike|already (?:saw|seen|showed|shown|offered|proposed|had|gave|have)|no more|swap|replace|change|drop|skip|remove|leave out|take out|lose|keep|instead of|rather than|why|to (?:see|visit))(?: (?:me|us|it|to|for|out))?|(?<!\b(?:best|better|favou?rite|nicest|choice|one|all|vote|pick|preference|winner)) (?:is|was|are)(?: (?:just|still|again|exactly|only|even|also))?)$/
/** In front of what may be a stop: it is one of several. */
const AMONG = /\b(?:and|or|(?<!\b(?:go|stick|stay|continue|carry on) )with|near)$/
const WORSE_THAN =
  /\b(?:worse|further|farther|longer|dearer|more (?:expensive|boring|tiring|travel|walking|driving)|less \w+|not (?:\w+ )?(?:as|so) \w+|(?:no|not(?: \w+)?) (?:better|nicer|closer|cheaper)) (?:than|as)$/
/** In front of it: it is to come again, whatever is called so. */
const RETURNS =
  /\b(?:back (?:to|with)|(?:go|going|get|return\w*|revert|switch|move) (?:back )?to|back|(?:what about|how about|take|book|do|have|choose|pick|send|show|offer|give|propose|get|go with|stick with|settle for|stay with|want|see|accept|i'll take|try|make it|use|reconsider|bring|return|like to (?:have|see|take|go with))(?: (?:me|us|back|with|for|to))*)$/
/** "I was saying yes to the previous plan." */
const SAID_YES =
  /\b(?:(?:said|say|saying|meant|gave|give|giving|my) (?:(?:my|a|you my) )?(?:yes|ok|okay|approval|consent)(?: is| was)?|agree|agreed|agreeing|accepted|accepting|consented) (?:to|for|with)?$/
const PREFERS = /\b(?:prefer\w*|(?:i|we) (?:\w+ )?(?:liked|loved|enjoyed)|rather (?:have|take)?|like(?:d)?|love(?:d)?)$/
/** Behind it. */
const WAS_GOOD =
  /^(?: (?:with|that had|which had) .{0,80}?| of (?:the|all|your) \w+| then| actually| really| also)* ?(?:(?:was|were|is|had been|looked|seemed|sounded|suited|worked|fit|fitted) (?:(?!not\b)\w+ ){0,4}?(?:better|best|nicer|nicest|good|great|fine|perfect|ok|okay|closer|cheaper|nearer|shorter|lovely|right|ideal|favou?rite|excellent|wonderful|alright|us|me)|(?:suits?|suited|works?|worked) )\b/
const PREFERRED = /^(?: (?:with|that had|which had) .{0,80}?)? (?:better|best|more|most)\b/
const AGAIN =
  /^(?: (?:with|that had|which had|where) .{0,80}?)? (?:again|once more|please|after all|instead(?! of)|then)\b/
const WAS_BAD =
  /^(?: \w+){0,3} (?:was|were|is|are|had|has|looked|seemed) (?:\w+ ){0,2}(?:not|no|too|worse|bad|terrible|awful|boring|expensive|far|wrong|dull)\b|^ (?:\w+ )?(?:out|away|off)\b|^ (?:was|is|gets?|got|gives?|scores?|has) (?:only )?-?\d/
/** Says nothing more beside the plan. */
const BARE =
  /^ ?(?:(?:reject|no|nope|nah|ok|okay|well|hm+|so|then|please|yes|let us|lets|let's|just|and|actually|sorry|but|can|could|we|i|you|have|do|take|get|maybe|perhaps|rather|again|thanks|thank|now|oh) )*$/
/** "It was better before." */
const WAS_BETTER = /\b(?:better|nicer|closer|cheaper|nearer) (?:before|the last time|last time)\b(?! we| i| you)/
/** "The one with 15 points": scores that nobody but the visitor sees. */
const OF_POINTS = new RegExp(
  `\\b(?:the|that) (?:one|${PLAN}) (?:with|of|that (?:had|gave|got|scored|made|was)|which had|worth) (?:the )?(\\d+)(?: points?| in total)?(?= (?:please|again|was|was better|back)\\b| ?$| points?\\b)`,
)
/** What follows changes the plan: "the first one with the Mill instead of the bar". */
const CHANGES = /\b(?:instead|in place|rather than|replacing|replaced|swapped|without|but|except|only)\b/

/** The plan that a text goes back to; undefined: none. `past`: the plans shown so far, the latest last. */
export function earlierIn(text: string, past: readonly Past[], sites: readonly Site[]): Earlier | undefined {
  if (past.length < 2 || text.length > LONGEST) return undefined
  const back = putBackIn(text, past, sites)
  if (back !== undefined) return back
  const parts = text.split(PARTS)
  for (const [i, part] of parts.entries()) {
    const words = plain(part)
    const others = (own: string): string =>
      [...parts.slice(0, i), own, ...parts.slice(i + 1)]
        .map((one) => one.trim())
        .filter(Boolean)
        .join(' ')
    if (WAS_BETTER.test(words)) return { at: past.length - 2, rest: others('') }
    if (OF_POINTS.test(words)) {
      const total = Number(OF_POINTS.exec(words)![1])
      return { at: indexOr(past.findLastIndex(({ report }) => report?.total === total)), rest: others('') }
    }
    for (const [pattern, how] of CALLED) {
      const match = pattern.exec(words)
      if (match === null) continue
      const before = words.slice(0, match.index).trim()
      const behind = words.slice(match.index + match[0].length).trimEnd()
      const at = meant(how, match.slice(1).find(Boolean), match[0], behind, past, sites, placeTold(text))
      if (at === undefined || at >= past.length - 1 || !isWanted(how, before, match[0], behind)) continue
      const changed = behind.search(CHANGES)
      // Behind "with" begins what is to change.
      const with_ = changed < 0 ? -1 : Math.max(behind.slice(0, changed + 1).lastIndexOf(' with '), 0)
      const own = changed < 0 ? '' : behind.slice(with_ > 0 || behind.startsWith(' with ') ? with_ : changed)
      return { at, rest: others(own) }
    }
  }
  return undefined
}

/** "Put the museum back", "swap it back": the plan as it was before the latest, where that had what is missed. */
function putBackIn(text: string, past: readonly Past[], sites: readonly Site[]): Earlier | undefined {
  const phrase = PUT_BACK.exec(text)
  if (phrase === null || /\b(?:not|never|n't|for|instead)\b/i.test(text.slice(0, 400))) return undefined
  const [before, latest] = past.slice(-2)
  const names = sites.map(({ name }) => name)
  const stops = before!.proposed.map((name) => sites.find((site) => site.name === name))
  const tokens = readerFor(names)
    .read(text)
    .flatMap((sentence) => sentence.tokens)
  const places = [...new Set(findReferences(tokens, stops, names).flatMap(({ stops: found }) => found))]
  const others = readerFor(names)
    .mentions(text)
    .some(({ kind, id }) => kind === 'site' && !before!.proposed.includes(String(id)))
  const missed = places.filter((place) => !latest!.proposed.includes(before!.proposed[place]!))
  if (others || (missed.length === 0 && (places.length > 0 || !/\b(?:it|that|them) back\b/i.test(phrase[0]))))
    return undefined
  return { at: past.length - 2, rest: text.replace(phrase[0], ' ') }
}

const PUT_BACK = /\b(?:put|swap|switch|change|bring|turn|exchange) (?:(?!back\b)[\w'’]+ ){1,5}?back\b(?! to)(?: in)?/i

const LONGEST = 800

/** Sentences, and clauses that may say something else. */
const PARTS =
  /(?<=[.!?;\n])\s+|,\s+(?=(?:and|so|then|can|could|let|let's|lets|i|i'd|i'll|we|we'd|give|just|please|with|it|that|the|this|back|go)\b)|,?\s+(?=but\b)/i

function isWanted(how: How, before: string, called: string, said: string): boolean {
  const behind = said.replace(/\bleast (?:bad|awful|terrible|boring)\b/, 'best')
  const mayBeStop = how === 'one' || how === 'ordinal'
  // "Even longer than before" complains of the way.
  if (WORSE_THAN.test(before)) return called !== 'before' || /\b(?:worse|better|less \w+) (?:than|as)$/.test(before)
  // "Back to the first, or something with a shop."
  if (/^ or\b/.test(behind)) return false
  if (UNWANTED.test(before) || WAS_BAD.test(behind) || (mayBeStop && AMONG.test(before))) return false
  if (RETURNS.test(before) || (!mayBeStop && SAID_YES.test(before))) return true
  // "You showed us a good one before."
  if (how === 'before' && /\b(?:good|nice|better|great|fine|lovely|nicer) \w+ (?:\w+ )*before\b/.test(called))
    return true
  if (WAS_GOOD.test(behind) && (!mayBeStop || !/^(?: \w+)? (?:is|are)\b/.test(behind))) return true
  if (PREFERS.test(before) && (!mayBeStop || /\bprefer|liked|loved\b/.test(before) || PREFERRED.test(behind)))
    return true
  if (/\b(?:best|better|favou?rite|nicest)(?: (?:one|plan|of all|so far))? (?:is|was)$/.test(before)) return true
  return (
    how !== 'ordinal' &&
    BARE.test(`${before} `) &&
    (AGAIN.test(behind) ||
      BARE.test(`${behind} `) ||
      (mayBeStop ? /^ (?:but )?with\b/ : /^ (?:with|but|and)\b/).test(behind))
  )
}

/** The place of the plan that is called so. */
function meant(
  how: How,
  ordinal: string | undefined,
  called: string,
  behind: string,
  past: readonly Past[],
  sites: readonly Site[],
  told: number | undefined,
): number | undefined {
  const latest = past.length - 1
  const has =
    /^ (?:with|that had|which had|that has|where(?: we)?(?: had)?|containing|including|in which)\b.*/.exec(
      behind,
    )?.[0] ?? ''
  const changes = /\b(?:instead|in place|rather than|replac\w+|swapped)\b/.test(behind)
  const named = has && !changes ? plansWith(has, past, sites) : []
  if (how === 'with') {
    const number = Number(/\d+/.exec(behind.slice(0, 40))?.[0] ?? NaN)
    // "The second plan, the one with the Mill in it."
    if (told !== undefined && named.includes(told) && told < latest) return told
    if (named.length > 0) return named.findLast((at) => at < latest)
    const price = ({ proposed }: Past): number =>
      sites.reduce((sum, site) => sum + (proposed.includes(site.name) ? site.price : 0), 0)
    return Number.isNaN(number)
      ? undefined
      : indexOr(past.slice(0, latest).findLastIndex((one) => price(one) === number))
  }
  if (how === 'start') return 0
  if (how === 'named') return plansWith(called, past, sites).findLast((at) => at < latest)
  const place = PLACES[ordinal ?? '']
  if (how === 'before' || place === undefined) return named.findLast((at) => at < latest) ?? latest - 1
  return named.length === 0 || named.includes(place) ? place : named[0]
}

/** The place of a plan that is counted: "the second plan". */
function placeTold(text: string): number | undefined {
  const found = COUNTED.exec(plain(text))
  return found === null ? undefined : PLACES[found[1]!]
}

const COUNTED = new RegExp(`\\bthe (?:very )?${ORDINAL} (?:one|${PLAN})\\b`)

const indexOr = (at: number): number | undefined => (at < 0 ? undefined : at)

/** The plans with most of the stops that words name. */
function plansWith(words: string, past: readonly Past[], sites: readonly Site[]): number[] {
  const names = sites.map(({ name }) => name)
  const tokens = readerFor(names)
    .read(words)
    .flatMap((sentence) => sentence.tokens)
  const counts = past.map(({ proposed }) => {
    const stops = proposed.map((name) => sites.find((site) => site.name === name))
    return new Set(findReferences(tokens, stops, names).flatMap(({ stops: places }) => places)).size
  })
  const most = Math.max(...counts)
  return most === 0 ? [] : counts.flatMap((count, at) => (count === most ? [at] : []))
}

/** "Better than the first one": what it is compared with is no stop. */
export const withoutComparisons = (text: string, past: number): string =>
  past < 2 ? text : text.replace(THAN_A_PLAN, '$1')

const THAN_A_PLAN = new RegExp(
  `\\b(better|nicer|closer|worse|cheaper|nearer|shorter|farther|further) than (?:the |your |that )?(?:(?:very )?${ORDINAL}(?: ones?| ${PLAN})?|(?:one|${PLAN}) before)\\b`,
  'gi',
)

/** The words between single spaces, with one in front. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/n't\b/g, ' not')
    .replace(/[^\p{L}\d$'&.-]+|\.(?!\d)/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `
