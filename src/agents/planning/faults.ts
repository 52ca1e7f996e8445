/**
 * Facts that somebody holds against stops of a plan: "it has only beer, no cocktails", "1 star, really?", "the cafe isn't vegan", "a
 * wine bar with two kids?". The stop is bad for it; nothing that is told so is welcome, and what is lacking is wanted.
 */
import { FEATURES, SITE_TYPES, type Site } from '../../games/planning/index.ts'
import { describedIn, type Described } from './descriptions.ts'
import { readerFor } from './english.ts'
import { kindsNamed } from './kinds.ts'
import { withoutNames } from './named.ts'
import { findReferences } from './references.ts'

export interface Faults {
  /** The text without these facts, and with what is lacking as wished for. */
  readonly rest: string
  /** Places of the stops. */
  readonly places: readonly number[]
  /** Places of stops that are to stay in spite of it. */
  readonly kept: readonly number[]
}

const AMBIENCE = `(?:${(FEATURES.ambience!.values as readonly string[]).join('|')})`
const KIND = `(?:${SITE_TYPES.join('|')}|café|pub|tavern|place|cellar|gallery|market)`
const SUBJECT = `(?:#|(?:the|that|this|your) (?:[\\w-]+ )?${KIND}|(?:the|that|this) [\\w-]+|it|this|that|they|these|there|which)`
const OPENS =
  '^(?:(?:reject|no|nope|and|but|because|since|as|also|well|hmm|sorry|oh|however|though|although|so|ugh|i see|honestly)[ ,]{0,3})*'
const IS = "(?:is|are|was|'s)"
const NOT = "(?: not|not|n't|'t)"
const SO =
  '(?:really |just |only |even |very |so |too |quite |rather |pretty |exactly |particularly |a bit |a little |at all )*'
const STARS =
  /(?<![\d.$])([1-5](?:\.5)?|one|two|three)(?: and a half)?(?= ?(?:stars?\b|$|only\b|of 5|out of|\/5|\?|!| and| which))/
const RATED = new RegExp(
  `${OPENS}(?:${SUBJECT} )?(?:(?:has|have|had|got|gets|${IS}|with|rated|at|a|rating|of|only|just|merely|mere|barely|but|even) )*(?:[1-5](?:\\.5)?|one|two|three)(?: and a half)?(?: stars?)?(?: (?:only|really|at all|there|rating|out of (?:5|five)))*$`,
)
const SAYS_RATING = /\b(?:stars?|rated|rating)\b/
const SERVES = new RegExp(
  `${OPENS}${SUBJECT} ${SO}(?:has|have|serves?|offers?|sells?|pours?|got|does)(?: got)? ${SO}(?:nothing but )?(?<thing>[\\w' -]{3,40}?)(?: (?:only|there|and nothing else|alone))*(?: (?:but|and)?,? ?(?:no|not|without) (?<lacks>[\\w' -]{3,40}))?$`,
)
const LACKS = new RegExp(
  `${OPENS}(?:(?:#|it|this|that|they|which|(?:this|that) one|the (?:[\\w-]+ )?${KIND}|the [\\w-]+) )?(?:${SO}(?:has|have|offers?|serves?|got)(?: got)? (?:no|not any|neither)|(?:does|do|did)${NOT} ${SO}(?:have|offer|serve|do|provide|sell|take|accept|cater (?:to|for))(?: any)?|lacks?(?: any)?|${IS}${NOT} ${SO}|without(?: any)?|not) ?(?<thing>[\\w' -]{3,40}?)(?: (?:there|at all|either|though|anyway))?$`,
)
const IS_NOT = new RegExp(
  `${OPENS}(?:an? |the )?(?<thing>[\\w' -]{3,30}?) ${IS}(?:${NOT}| no) ${SO}(?:an? |the |our |my )?(?<what>dinner|lunch|food|meal|breakfast|somewhere to eat|place to eat|(?:kid|child|family)[ -]friendly|(?:good |suitable |right |something )?for (?:the |my |our |two |three |small |little )*(?:kids|children|families|toddlers|boys|girls|vegans|vegetarians))\\b[\\w ]*$`,
)
const CANNOT = new RegExp(
  `${OPENS}(?:i|we|one|you) (?:can|could|will|would|do)${NOT} (?:feed|give|serve|offer|take) (?:(?:the|my|our|two|three|small|little) )*(?:kids|children|family|girls|boys|them|us)(?: to)? (?:an? )?(?<thing>[\\w' -]{3,30})$`,
)
const REALLY = new RegExp(
  `${OPENS}(?:what|seriously|really)? ?,? ?(?:an?|another|two|three|2|3) (?<thing>[\\w' -]{3,30}?) (?:with|for|when|while|though|although|in front of|to) [\\w' ]*\\b(?:kids|children|family|toddlers?|boys?|girls?|daughters?|sons?|vegans?|vegetarians?|baby|groups?|us)\\b[\\w' ]*$`,
)
const A_BIT = '(?:(?:a bit|a little|too|somewhat|awfully|far too|way too|slightly) )+'
const MOOD = new RegExp(
  `${OPENS}${SUBJECT} (?:${IS} ${SO}|(?:sounds?|looks?|seems?|feels?) ${A_BIT})(?<thing>${AMBIENCE})$`,
)
const TAG = new RegExp(`^(?:${IS}${NOT} (?:it|they|that)|right|no)$`)
/** "It is classy. No classy, please" lacks nothing. */
const NO_MOOD = new RegExp(`\\b(?:no|not|without) ${AMBIENCE}\\b`)
const NO_THING = new RegExp(`${OPENS}(?:no|not|without)(?: any)? (?<thing>[\\w' -]{3,40})$`)
const WISHES =
  /\b(?:want|need|like|at least|or (?:better|more|higher)|and (?:up|more|above)|minimum|prefer|should|please|above|below|under|than|love|hope|wish|must|good|great|perfect|fine|nice|enough|lovely|ok|okay|cool)\b/
/** It is to stay all the same. */
const STAYS =
  /\b(?:but|still|anyway|although|though|yet)\b[^.!?]*\b(?:(?:it'?s|it is|that'?s|that is|is) a must|must (?:see|have|stay|be)|have to (?:see|go)|want to (?:see|go|keep)|keep it|it (?:can|may) stay)\b/

const WISHES_BEFORE =
  /^(?!.*\b(?:it|this|that|they|these|those)\b).*\b(?:i|we|my \w+)\b(?:'\w+)? (?:\w+ ){0,2}?(?:like|love|enjoy|adore|prefer|want|eat|drink|take|need)s?\b/i

/** Turns down what stands beside it. */
const TURNS_DOWN =
  /\b(?:no|not|nope|never|out|drop|skip|remove|forget|replace|swap|lose|ditch|avoid|hate|bad|worst|too|away|without|less|sucks?|boring|reject|instead|rid|change|terrible|awful|cannot)\b|n't\b/
/** Somebody likes what is so. */
const PRAISES =
  /(?<!\b(?:not|no|never|isn't|n't)(?: \w+)? )\b(?:love\w*|like[ds]?|great|perfect|nice|lovely|cool|ideal|wonderful|excellent|beautiful|fantastic|exactly|yes|awesome|keep|fun|fine|ok|okay|alright|good|thanks?)\b/

/** The facts in a text on a plan with these stops. */
export function readFaults(text: string, stops: readonly (Site | undefined)[], names: readonly string[]): Faults {
  if (text.length > LONGEST) return { rest: text, places: [], kept: [] }
  const places = new Set<number>()
  const stays = STAYS.test(text.toLowerCase())
  let last: number | undefined
  let before = false
  /** Whether the sentence so far names stops to leave them out. */
  let refuses = false
  const parts = text.replaceAll('’', "'").split(PARTS)
  const rest = parts.map((part, at) => {
    const { named, text: lower } = withoutNames(part, names)
    const clause = lower.replace(/^[\s,]+|[\s,.!;:?]+$/g, '').replace(/\s+/g, ' ')
    const ends = /[.!?;,]*$/.exec(part)![0]
    const known = named.map((name) => stops.findIndex((stop) => stop?.name === name))
    if (known.length === 1 && known[0]! >= 0) last = known[0]
    const asks = part.includes('?')
    const said = clause.length > 90 ? [] : referredTo(part, stops, names)
    if (said.length === 1 && known.length === 0) last = said[0]
    // "The museum is fine, although it's touristy", "lovely, but touristy": held against it, and no reason to leave it out.
    const praised = sentenceTo(parts, at)
    const concedes =
      /^\W*(?:although|though|even (?:though|if)|while)\b/i.test(part) ||
      (PRAISES.test(praised) && /^\W*but (?!it\b|that\b|they\b|the\b)/i.test(part))
    const liked = PRAISES.test(sentenceFrom(parts, at))
    const described = clause.length > 90 || asks || liked ? undefined : describedIn(clause, refuses || concedes)
    const fault: Fault | undefined =
      clause.length > 90
        ? undefined
        : ((described && { of: 'stop', has: described.moods[0], shuns: shunned(described) }) ??
          // "We like Korean, but not American" tells what is liked, and not what the plan lacks.
          (WISHES_BEFORE.test(praised) && isWished(praised)
            ? undefined
            : faultIn(clause, { named, asks, before, liked })))
    refuses = !/[.!?\n]$/.test(part) && (refuses || fault !== undefined || (said.length > 0 && TURNS_DOWN.test(clause)))
    before = fault !== undefined
    if (fault === undefined) return part
    const own = known.filter((place) => place >= 0)
    const alike = own.length > 0 ? own : described && said.length > 0 ? said : fitting(fault, clause, stops, last)
    // A rating that no stop has is one to be wished.
    if (fault.of === 'rating' && alike.length === 0 && fault.stars! > LOW) return part
    if (!concedes || described === undefined) for (const place of alike) places.add(place)
    const wished = [
      ...(fault.lacks === undefined ? [] : [`we need ${fault.lacks}`]),
      // "Too serious for the kids."
      ...(described && WITH_KIDS.test(clause) ? ['we have kids'] : []),
      ...(fault.shuns ?? []).map((thing) => `nothing ${thing}`),
    ]
    return wished.length === 0 ? ends.replace(',', ' ') : `. ${wished.join('. ')}${ends.replace(',', '') || '.'}`
  })
  return { rest: rest.join(''), places: stays ? [] : [...places], kept: stays ? [...places] : [] }
}

/** Clauses that may each tell a fact, and what follows from it: "it is classy, so no". */
const PARTS =
  /(?<=[.!?;\n,])(?=\s)|(?<!\b(?:nothing|anything))(?= (?:but|because|bc|since|although|though|while)\b)|(?= and (?:it|they|we|i|one|the|is|isn't|has|does|doesn't|not|no)\b)|(?= so (?:no|not|it|that|we|i|please|let|forget|drop|skip|swap|get|leave|out|take|lose|remove)\b)|(?= [:;]-?[/(|\\])|(?<= [:;]-?[/(|\\])(?= )|(?= [-–—(] ?)/

/** From this part to the end of its sentence. */
function sentenceFrom(parts: readonly string[], at: number): string {
  const end = parts.findIndex((part, i) => i >= at && /[.!?;\n]$/.test(part))
  return parts
    .slice(at, end < 0 ? parts.length : end + 1)
    .join('')
    .toLowerCase()
}

/** From the beginning of its sentence to before this part. */
function sentenceTo(parts: readonly string[], at: number): string {
  const before = parts.slice(0, at)
  return before
    .slice(before.findLastIndex((part) => /[.!?;\n]$/.test(part)) + 1)
    .join('')
    .toLowerCase()
}

const WITH_KIDS =
  /\b(?:for|with) (?:(?:the|my|our|a|two|three|small|little|\d) )*(?:kids|children|toddlers?|baby|boys?|girls?)\b/

/** The stops that a clause points to. */
const referredTo = (part: string, stops: readonly (Site | undefined)[], names: readonly string[]): number[] => [
  ...new Set(
    findReferences(
      readerFor(names)
        .sentences(part)
        .flatMap(({ tokens }) => tokens),
      stops,
      names,
    ).flatMap(({ stops: places }) => places),
  ),
]

const shunned = ({ moods, crowded }: Described): string[] => [...moods, ...(crowded ? ['touristy'] : [])]

/** Stars that nobody looks for. */
const LOW = 2.5
/** What is longer tells more than faults. */
const LONGEST = 1500

interface Fault {
  readonly of: 'stop' | 'rating'
  /** What the stop has. */
  readonly has?: string | undefined
  readonly stars?: number
  /** What it lacks, in words of wishes. */
  readonly lacks?: string | undefined
  /** What is wanted nowhere because of it. */
  readonly shuns?: readonly string[]
}

function faultIn(
  clause: string,
  { named, asks, before, liked }: { named: readonly string[]; asks: boolean; before: boolean; liked: boolean },
): Fault | undefined {
  if (before && TAG.test(clause)) return { of: 'stop' }
  if (SAYS_RATING.test(clause) && RATED.test(clause) && !WISHES.test(clause)) {
    const [, number] = STARS.exec(clause.replace(/\bone\b(?! star)/g, '')) ?? []
    if (number !== undefined) return { of: 'rating', stars: WORDS[number] ?? Number(number) }
  }
  const really = REALLY.exec(clause)?.groups
  if (asks && really && (isTaste(really.thing!) || kindsNamed(really.thing!).length > 0))
    return { of: 'stop', has: really.thing }
  if (WISHES.test(clause)) return undefined
  const is = IS_NOT.exec(clause)?.groups ?? CANNOT.exec(clause)?.groups
  if (is && (isTaste(is.thing!) || kindsNamed(is.thing!).length > 0 || named.length > 0))
    return {
      of: 'stop',
      has: is.thing,
      ...(/dinner|lunch|food|meal|breakfast|eat/.test(is.what ?? '') && { lacks: 'at least one restaurant' }),
    }
  const mood = liked ? undefined : MOOD.exec(clause)?.groups
  if (mood) return { of: 'stop', has: mood.thing }
  const serves = SERVES.exec(clause)?.groups
  if (serves && !/^(?:no|not|neither|any)\b/.test(serves.thing!) && isTaste(serves.thing!)) {
    const lacks = serves.lacks !== undefined && isWished(serves.lacks) ? serves.lacks : undefined
    return { of: 'stop', has: serves.thing, lacks }
  }
  const lacks =
    LACKS.exec(clause)?.groups ?? (before && !NO_MOOD.test(clause) ? NO_THING.exec(clause)?.groups : undefined)
  const subject =
    named.length > 0 || before || new RegExp(`${OPENS}${SUBJECT} `).test(clause) || clause.startsWith('but not ')
  if (lacks && subject && isWished(lacks.thing!))
    return { of: 'stop', lacks: lacks.thing!.replace(/^(?:for|good for) /, 'something good for ') }
  return undefined
}

const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 }

const mentionsIn = (thing: string) => readerFor([]).mentions(thing)
const isTaste = (thing: string): boolean =>
  mentionsIn(thing).some(({ kind }) => kind === 'alcohol type' || kind === 'cuisine' || kind === 'ambience')
const isWished = (thing: string): boolean =>
  isTaste(thing) || mentionsIn(thing).some(({ kind, id }) => kind === 'feature' && id !== 'touristy')

/** The stops of which a fact is told without a name: that have it, or the one that was spoken of. */
function fitting(
  fault: Fault,
  clause: string,
  stops: readonly (Site | undefined)[],
  last: number | undefined,
): number[] {
  const places = (fits: (site: Site) => boolean): number[] =>
    stops.flatMap((stop, place) => (stop && fits(stop) ? [place] : []))
  if (fault.stars !== undefined) {
    const same = places(({ features }) => features.rating === fault.stars)
    return same.length > 0 ? same : last === undefined ? [] : [last]
  }
  const types = kindsNamed(`${fault.has ?? ''} ${clause}`)
  const values = fault.has === undefined ? [] : mentionsIn(fault.has)
  const having = places(
    ({ type, features }) =>
      values.some(({ kind, id }) => features[kind] === id) ||
      (values.every(({ kind }) => kind === 'type') && types.includes(type)),
  )
  if (having.length > 0) return having.length < stops.length ? having : []
  const ofKind = places(({ type }) => types.includes(type))
  if (ofKind.length === 1) return ofKind
  return last === undefined ? [] : [last]
}

const LESS = new RegExp(
  `(?:\\b(?:that|which|who) (?:is|are)${NOT} ${SO}|\\b(?:(?:is|are)${NOT}? there )?(?:something |anything |somewhere )?(?:that is |that's )?less )(${AMBIENCE})\\b`,
  'gi',
)
/** "The Tower sounds a bit serious." */
const SEEMS = new RegExp(` (?:sounds?|looks?|seems?|feels?) ${A_BIT}(${AMBIENCE})(?= ?(?:$|[.,;!]))`, 'gi')
/** "Something that isn't casual", "less casual": not that. */
export const withLess = (text: string): string =>
  text.replace(LESS, '. Nothing $1. ').replace(SEEMS, ' is bad. Nothing $1')
