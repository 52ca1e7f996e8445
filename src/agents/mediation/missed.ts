/**
 * How much the meetings count that a proposed flight is in the way of, where the user tells that instead of when they are: "that
 * overlaps with my most important meeting", "I'd be missing something minor", "there is a crucial call at that time".
 */
import { importanceGrade, type Token } from '../english/index.ts'

/** What all missed meetings count together, with how far off that may be. */
export interface Missed {
  readonly sum: number
  /** How many they are. */
  readonly count: number
  readonly spread: number
}

/** Where a sentence about what is missed stands. */
export interface Telling {
  /** Whether it names a time, and so is heard elsewhere. */
  readonly namesTime: boolean
  /** Whether the message has named one before, which "then" is. */
  readonly isTimed?: boolean
  readonly asks?: boolean
  /** What was asked before: "this one overlaps a meeting, is that alright?" is answered by "it's minor". */
  readonly question?: string
}

/** What a flight does to a meeting. */
const HITS =
  /\b(?:overlap\w*|conflict\w*|interfer\w*|clash\w*|collid\w*|coincid\w*|cut(?:s|ting)? (?:\w+ )?into|(?:runs?|running|goes|going) (?:right |straight )?(?:through|into|over)|hits|(?:bump|clip)\w* into|eat\w* into|wip\w+ out|knock\w* out|los(?:e|es|ing)|in the way|on top of|(?:low|lower|little|minor|small|minimal|high|big|huge) impact on|in the middle of (?:my|an?|the one|one of)|miss(?:ing)?|skip(?:ping)?)\b/
/** Of a meeting that lies then: "I have a very important appointment at that time". */
const LIES =
  /\b(?:at|during|in|within|over) (?:that|this|those|the) (?:same |exact |very )?(?:times?|slots?|flights?|windows?|period|hours?|one)\b|\bduring (?:that|this|it)\b|\b(?:then|meanwhile)(?= (?:,|but|and|so|which|that)|$)/
const HAS = /\b(?:(?:i|we) (?:\w+ )?(?:have|had)|have (?:i )?got|i got|there (?:is|are|was)|is|are)\b/
/** What is wished for or could be borne tells nothing of the flight that was proposed. */
const WISHED =
  /\b(?:not|no|never|nothing|without|avoid\w*|something|anything|everything|(?:flights?|one|options?|times?) (?:that|which)|try|can|could|if|unless|instead|prefer\w*|rather|willing|happy|fine|okay|ok|hate|want|like|love|afford|mind|as long as|whether)\b/
const MEETINGS =
  /\bmeetings?\b|\bevents?\b|\bappointments?\b|\bimportance\b|\bpriority\b|\bcommitments?\b|\bobligations?\b|\bcalls?\b|\b(?:something|stuff|things?)\b(?=.*\b(?:important|crucial|critical|vital|minor|essential)\b)|\b(?:important|crucial|critical|vital|minor|essential|unimportant) (?:stuff|things?)\b/
const COUNTS: readonly (readonly [count: number, pattern: RegExp])[] = [
  [3, /\b(?:three|3)\b/],
  [2, /\b(?:two|2|both|couple)\b|\bmeetings\b(?! that matters)|\bevents\b|\bappointments\b/],
]
/** "One of my meetings", "the only one of". */
const SINGLE =
  /\b(?:one|1|only one|single) (?:\w+ )?(?:of )?(?:my |the |these |those )?(?:\w+ ){0,3}(?:meetings?|events?|appointments?)\b/

/** What a sentence says of the meetings that a flight misses. */
export function missedIn(
  tokens: readonly Token[],
  { namesTime, isTimed = false, asks = false, question = '' }: Telling,
): Missed | undefined {
  if (namesTime || tokens.length > LONGEST) return undefined
  const words = tokens.map(({ text }) => text).join(' ')
  const rated = asks || WISHED.test(words.replace(NOT_MIND, '')) ? [] : ratedIn(words)
  if (rated.length > 0) return { sum: rated.reduce((sum, one) => sum + one, 0), count: rated.length, spread: 1 }
  const isAnswer =
    isHit(question.slice(-LONGEST_QUESTION).toLowerCase()) && !MONEY.test(words) && tokens.length <= ANSWER
  if (!isAnswer && (asks || !(isHit(words) || (!isTimed && LIES.test(words) && HAS.test(words))))) return undefined
  if (!isAnswer && !MEETINGS.test(words)) return undefined
  const grade = SMALL.test(words)
    ? 0.15
    : importanceGrade(withoutHit(tokens.slice(isHit(words) ? clauseBefore(words).from : 0)))
  if (grade === undefined) return undefined
  const count = SINGLE.test(words) ? 1 : (COUNTS.find(([, pattern]) => pattern.test(words))?.[0] ?? 1)
  return { sum: 10 * grade * count, count, spread: 2.5 * Math.sqrt(count) }
}

/** "I'd miss an 8", "it costs me a 9 and a 6", "misses a meeting rated 7 and another rated 10": how much each counts. */
function ratedIn(words: string): number[] {
  const list = MISSES_RATED.exec(words)?.[1]
  return list === undefined ? [] : [...list.matchAll(/\b(?:10|[1-9])\b/g)].map(([one]) => Number(one))
}

const RATED =
  '(?:(?:an? |another |one )?(?:\\w+ )?(?:meeting |appointment |one )?(?:rated |of importance |with importance |worth |that is |which is |importance )|(?:an? |another ))(?:an? )?(?:10|[1-9])(?! (?:meetings?|hours?|minutes?|points?|am|pm|flights?)\\b)(?: out of 10| / 10)?'
const MISSES_RATED = new RegExp(
  `\\b(?:miss|misses|missing|skip|skipping|lose|loses|losing|costs? me|cost me|hits|overlaps? with|conflicts? with|clashes with) (?:both |only )?(${RATED}(?:(?: ,)?(?: and| plus| ,) ${RATED})*)`,
)
const NOT_MIND = /\bnot mind\b/g

/** "It has very little impact on my meetings." */
const SMALL = /\b(?:low|lower|little|minor|small|minimal) impact on\b/
/** What is longer is no remark on a flight. */
const LONGEST = 80
const LONGEST_QUESTION = 300
/** How long an answer is that says no more. */
const ANSWER = 14
const MONEY = /\b(?:prices?|pric(?:e)?y|costs?|fares?|expensive|cheap\w*)\b/

/** Whether a flight is said to be in the way, and not only wished to be or not. */
function isHit(words: string): boolean {
  const found = HITS.exec(words)
  if (!found) return false
  return !WISHED.test(clauseBefore(words).lead)
}

/** What stands in the same clause before the first verb of being in the way, and the place among the words it begins at. */
function clauseBefore(words: string): { lead: string; from: number } {
  const before = words.slice(0, HITS.exec(words)!.index)
  const lead = before.split(/(?:^| )(?:[,;:.?!]|but|and|so|though|because|as|since) /).at(-1)!
  const from = before.slice(0, before.length - lead.length).split(' ').length - 1
  return { lead, from }
}

/**
 * The words without those of being in the way, which are no attitude here: "that has me skip a minor one" skips nothing gladly,
 * and what is in the middle of a meeting does not make it middling.
 */
const withoutHit = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    ({ text }, at) =>
      !(text === 'middle' && tokens[at + 1]?.text === 'of') &&
      (!/^(?:(?:miss|skip)(?:p?ing)?|los(?:e|es|ing))$/.test(text) ||
        /^(?:not|can|could|to)$/.test(tokens[at - 1]?.text ?? '')),
  )
