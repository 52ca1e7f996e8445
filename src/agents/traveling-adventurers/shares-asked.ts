/** Asks who gets what on the path that was proposed, or names what both get and asks whether that is right. */
import { withoutPaths } from './named-paths.ts'

const GET =
  '(?:get|gets|have|has|earn|earns|make|makes|collect|collects|receive|receives|gain|gains|win|wins|score|scores|ends? up with|comes? away with|walks? away with|pockets?)'
const HOW_MANY = String.raw`how (?:many|much)(?: coins| points)?(?: of (?:those|that|them|it|these|this|(?:the )?(?:\d\d|¶)))?`
const ON_IT =
  '(?:(?: (?:then|there|actually|yourself|exactly|now|please|and))*(?: (?:on|with|from|out of|for|in) (?:it|that|this|there|¶|(?:that|this|the|your|my) (?:path|route|one|tour))(?: ¶)?)?)'
const EACH =
  '(?:me|you|u|us|myself|yourself|mine|yours|each|either|both|(?:each|either|both) (?:of us|one|party|parties|players?|sides?|person)|the two of us|me and you|you and me)'
/** What coins do that are somebody's. */
const GOES =
  '(?: (?:do|does|will|would|is|are|be|that|it|this|go|goes|going|gone|accrues?|falls?|belongs?|comes?|lands?|left|meant|reserved|counted|then|actually|exactly|end(?:s|ing)? up|worth|leave|leaves|remain|remains))*'
const MORE =
  '(?:more|less|fewer|most|(?:the )?(?:bigger|larger|smaller|lesser|greater|better) (?:share|part|half|portion|piece))'
/** "Do I get more coins or you?", "would you have fewer than me?" */
const COMPARED = String.raw`\b(?:(?:do|does|would|will|did|am|are|is|can|so|and|but)\b[^.!?]{0,12}\b)?(?:i|you|u)(?:['’]d|['’]ll| would| will| do| am| are)?(?: then| actually| really| still| not)* (?:${GET}|getting|having) (?:the |a (?:bit|little|lot) |much |\d+ )*${MORE}(?: coins| points)?(?: there| then| of it| out of it)? (?:than (?:you|me|i|mine|yours|myself)|or (?:you|me|i|do|is it|is that|less|fewer|more|the same|yours|mine))\b[^.!]*(?:\?|$)|\bwhose (?:share|part|half|portion|cut|total|sum|side) (?:is|would be|will be|gets) (?:the )?(?:more|bigger|larger|greater|smaller|higher|lower|better)\b|\bwho(?:['’]s| is| would be| will be)? (?:${GET} (?:the )?${MORE}|benefits?|profits?|better off|ahead|comes out (?:ahead|better|on top))\b|\b(?:is|are|am) (?:it|that|this|i|you) (?:more|better off|ahead|less|behind)(?: coins)? (?:for (?:you|me) )?(?:or|than) (?:for )?(?:you|me|i)\b`
const ASKS = [
  // "What do you get?", "I just wanted to know how many you get."
  String.raw`\bwhat (?:do|would|will|did|can) you(?: then| actually| yourself)* (?:get|earn|make|collect|gain|receive)${ON_IT}(?=\s*(?:[,.?!]|$))`,
  String.raw`\b${HOW_MANY}(?: do| would| will| did)? you(?: would|['’]d| will)? ${GET}${ON_IT}(?=\s*(?:[,.?!]|$|and\b))`,
  // "How many coins that gives me, and how many you?"
  String.raw`\b${HOW_MANY} (?:does |would |will )?(?:that|it|this|¶|(?:that|this|the|your) (?:path|route|one))(?: would| will)? (?:gives?|brings?|makes?|pays?|leaves?|means?|is|be)(?: for)? (?:me|you|us each|each|either|both)\b`,
  String.raw`\b${HOW_MANY} (?:for )?you\?`,
  // "What does each of us get?", "how much is it for each?"
  String.raw`\b(?:what|${HOW_MANY})\b[^.!?]{0,40}\b(?:each of us|(?:for|to|us) each|either of us|we each|you and (?:me|i)|me and (?:for )?you|yourself and me)\b`,
  String.raw`\bwho (?:gets|has|earns|makes|collects|would get) (?:what|how (?:much|many))\b`,
  // "I only wanted the two totals for that path."
  String.raw`\b(?:want(?:ed)?|need|like|tell me|give me|know|what(?:['’]?s| is| are)|see)\b[^.!?]{0,20}\b(?:two|both|separate|individual|single|your and my|my and your|our (?:two|separate|individual)) (?:totals?|sums?|shares?|scores?|parts?)\b`,
  // "How many of the 53 coins accrue to me?", "which coins each?"
  String.raw`\b(?:how (?:many|much)|which|what)(?: coins| points)?(?: (?:out )?of (?:(?:the|those|these|all|our) )?(?:\d\d|¶|coins|points|it|that|them|this|total|sum)(?: coins| points)?)?${GOES}(?: of (?:it|them|those|these|that))? (?:to|for|with|on the side of|on) ${EACH}(?: there| then| in it| exactly)?(?=\s*(?:[,.?!]|$|and\b|or\b))`,
  String.raw`\b(?:how (?:many|much)|which|what)(?: coins| points)?(?: is| are| would be)?(?: it| that)? each\b`,
  String.raw`\b(?:what|how (?:many|much)(?: coins| points)?) (?:do|does|would|will|can) (?:each|both|either)(?: of us| one| player| side| party)? ${GET}\b`,
  // "What is your own share?", "state the yield to each party."
  String.raw`\b(?:what|how (?:big|large|much|many|high)|which|and|state|tell|give|show|name|know|see|whether|with|is|isn['’]?t|confirm|about)\b[^.!?]{0,30}\b(?:my|your|our|each (?:one['’]?s|other['’]?s|person['’]?s)|both|the|both our)(?: own| respective| individual| exact| two| separate| personal)* (?:shares?|cuts?|portions?|slices?|yields?|payoffs?|payouts?|take|gains?|profits?|breakdown|allocation)\b(?! of the (?:numbers|table|list|house|work))(?! list)`,
  // "How is that split between us?"
  String.raw`\bhow (?:is|are|would|will|does|do|was|were|should)\b[^.!?]{0,25}\b(?:split|shared?(?! (?:my|your|our))|divided?|distributed?|allocated|apportioned|broken down|break down|fall)\b(?! (?:it|them|the coins)\b)`,
  String.raw`\bhow (?:(?:the|those|these|all|our) )*(?:\d\d )?(?:coins|points|it|that|they|total|sum)(?: of both)? (?:is|are|get|gets|would be|will be|would get) (?:split|shared|divided|distributed|allocated|apportioned|broken down)\b`,
  // "Which part of the 52 is mine?"
  String.raw`\b(?:what|which|how (?:big|large) (?:a|is the)) (?:part|share|half|portion|fraction)(?: of (?:it|that|them|those|these|this|the (?:\d\d|¶|coins|points|total|sum))(?: coins| points)?)?${GOES.slice(0, -1)}+ (?:mine|yours|ours|(?:for|to) (?:me|you))\b`,
  // "What's the split?", "is it better for you or for me?"
  String.raw`\b(?:what(?:['’]?s| is| would be)|how(?:['’]?s| is| about)|and|show me) (?:the|our) (?:split|division|distribution|shares)\b`,
  String.raw`\b(?:better|more|richer|worse|less|best|good|fair) for (?:you|me)\b[^.!?]{0,12}\bor (?:for )?(?:you|me|mine|yours)\b`,
  String.raw`\bwho (?:gets|has|earns) (?:the )?(?:more|most|better|less)\b`,
].map((pattern) => new RegExp(pattern, 'i'))

/** Without the paths that a message names, and without the sentences that are of single rooms. */
function ofWholePaths(plain: string, rooms: readonly string[]): string[] {
  const sentences = withoutPaths(plain, rooms).match(/[^.!?\n]+[.!?\n]*/g) ?? []
  return sentences.filter(
    (sentence) =>
      sentence.length < LONGEST &&
      !(sentence.match(/\b(?:[B-HJ-Z]|A(?! [a-z]))\b/g) ?? []).some((one) => rooms.includes(one)),
  )
}
const LONGEST = 300

/** `plain`: rooms as letters. */
export const asksShares = (plain: string, rooms: readonly string[]): boolean =>
  ofWholePaths(plain, rooms).some((sentence) => ASKS.some((pattern) => pattern.test(sentence))) ||
  comparesShares(plain, rooms) ||
  claimedIn(plain, rooms) !== undefined

/** "Do I get more than you there?" */
export const comparesShares = (plain: string, rooms: readonly string[]): boolean =>
  ofWholePaths(plain, rooms).some((sentence) => COMPARES.test(sentence) && !WISHES.test(sentence))
const COMPARES = new RegExp(COMPARED, 'i')
/** "If you get more than me I'm not signing": minds it. */
const WISHES =
  /\b(?:if|unless|fair|unfair|want|why|because|since|should|not ok|find|make sure|so that|path|route|one (?:that|where))\b/i
/** "Which of the two gives me more?" */
export const asksWhichOfTwo = (plain: string): boolean =>
  /\bwhich(?: one| path| route)?(?: of (?:the|these|those|both)(?: two| paths| both)?| of them)? (?:gives?|brings?|is|would be|would give|makes?|pays?|earns?|leaves?)(?: \w+)? (?:more|better|most|best)\b[^.!]*\?|\b(?:more|better) for me\b[^.!?]*\b(?:yours|that one|the other|the first|the second)\b[^.!?]*\bor\b[^.!]*\?/i.test(
    plain,
  ) && /\b(?:me|i|you|us)\b/i.test(plain)

export interface Claimed {
  readonly theirs?: number
  readonly mine?: number
  readonly all?: number
}

const VERB = String.raw`(?:['’]d|['’]ll| would| will| should| do| can)?(?: (?:only|then|also|just|really|both))* (?:get|have|collect|earn|make|receive|gain|score|win|end up|come out|am|are)(?: (?:with|at|about|only|exactly|just|away with))* `
/** "Share of that path is therefore": what stands between whose it is and the number. */
const PART = String.raw`(?: own)?(?: (?:shares?|parts?|half|yield|portion|cut|total|sum|take|count|score))?(?: (?:of|on|from|under|with|for|in) (?:it|that|this|¶|(?:that|this|the|your|my) (?:path|route|one|tour|total)(?: ¶)?))?`
const IS = String.raw`(?: (?:is|would be|will be|makes|comes to|amounts to|should be|being|of)|:)(?: (?:therefore|then|indeed|really|exactly|only|also|thus|actually|still|now))* `
/** "Is your share really …" */
const IS_IT = String.raw`\b(?:is|was|would|will|isn['’]t) `
const EXACTLY = '(?: (?:be|really|exactly|indeed|only|actually|about))* '
const SPEAKER = new RegExp(
  String.raw`\b(?:my|mine)${PART}${IS}(\d\d?)\b|${IS_IT}(?:my|mine)${PART}${EXACTLY}(\d\d?)\b|\bfor me (?:(?:that|it|this|the|your)(?: path| route| one)?|¶)(?: would| will)? (?:brings?|is|be|makes?|gives?|comes? to|means?)(?: (?:only|just|exactly))? (\d\d?)\b|\bi${VERB}(\d\d?)\b|\b(\d\d?)(?: coins| points)? (?:for me|mine|on my side|to me)\b|\bmine(?: is| would be|:)? (\d\d?)\b|\b(?:gives?|brings?|leaves?|makes?) me (?:only |just )?(\d\d?)\b`,
  'i',
)
const LISTENER = new RegExp(
  String.raw`\byours?${PART}${IS}(\d\d?)\b|${IS_IT}yours?${PART}${EXACTLY}(\d\d?)\b|\byou${VERB}(\d\d?)\b|\b(\d\d?)(?: coins| points)? (?:for you|yours|on your side)\b|\b(?:yours (?:is|would be)|(?:and|while|,) you(?: with| at)?) (\d\d?)\b`,
  'i',
)
const TOTAL =
  /\b(?:total(?: of| is|:)?(?: indeed| really| then| exactly)?|together(?: that)?(?: is| makes)?|sum of|in (?:all|total)) (\d\d)\b|\b(\d\d)(?: coins)? (?:in total|together|in all|altogether)\b/i
const ADDED = /\d+(?: ?\+ ?\d+)+ ?(?:=|is|makes|gives) ?(?=\d)/g
/** "How do you get 52?": of the sum, not of what the listener gets. */
const SUMS_UP = /\bhow (?:do|did|can|could|would) you (?:\w+ )?(?:get|come to|have|reach|make|arrive at) (?:to )?\d+/gi
const CHECKS =
  /\?|\b(?:confirm|check|correct|right|wrong|mix\w*|count\w*|calculat\w*|not \d\d?)\b|^\W*(?:no|nope|wait|hm+)\b/i
/** "It is not 25" */
const DENIED = /\bnot (?:only )?\d\d?\b(?! for)/gi
/** Asks for so many, and does not check them. */
const WANTS =
  /\b(?:want|need|like|at least|where|can|could|would|which|that (?:gives|leaves)|more than|less than|another|any|is there|if)\b/i
/** "Could you confirm that …": asks to check. */
const ASKS_TO_CHECK =
  /\b(?:(?:could|can|would|will) you (?:please |kindly |just |also )*|please |kindly )(?:confirm|check|verify|tell me|say)(?: that| whether| if| to me)*|\b(?:asking|asked|know|wonder\w*) (?:whether|if)\b|\bif (?:so|not|yes)\b/gi
const withNumbers = (text: string): string => (text.match(/[^.!?\n]*\d\d[^.!?\n]*[.!?\n]*/g) ?? []).join(' ')
/** No hallway has so many: of paths. */
const OF_A_PATH = 11

/** "I'd collect 27 coins and you 25, is that correct?", "no, I have 28 there"; undefined: nothing of the kind is named. */
export function claimedIn(plain: string, rooms: readonly string[]): Claimed | undefined {
  if (!CHECKS.test(plain)) return undefined
  const text = ofWholePaths(plain, rooms)
    .join(' ')
    .replace(ADDED, '')
    .replace(SUMS_UP, '')
    .replace(DENIED, '')
    .replace(ASKS_TO_CHECK, '')
  const number = (pattern: RegExp): number | undefined => {
    const found = pattern
      .exec(text)
      ?.slice(1)
      .find((group) => group !== undefined)
    return found === undefined ? undefined : Number(found)
  }
  const [theirs, mine, all] = [number(SPEAKER), number(LISTENER), number(TOTAL)]
  const parts = [theirs, mine].filter((part) => part !== undefined)
  const most = Math.max(0, ...parts, all ?? 0)
  if (most < OF_A_PATH || (parts.length < 2 && WANTS.test(withNumbers(text)))) return undefined
  return { ...(theirs && { theirs }), ...(mine && { mine }), ...(all !== undefined && { all }) }
}
