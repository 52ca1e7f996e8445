/** Asks who gets what on the path that was proposed, or names what both get and asks whether that is right. */
import { withoutPaths } from './named-paths.ts'

const GET =
  '(?:get|gets|have|has|earn|earns|make|makes|collect|collects|receive|receives|gain|gains|win|wins|score|scores)'
const HOW_MANY = String.raw`how (?:many|much)(?: coins| points)?(?: of (?:those|that|them|it|these|this|the \d\d))?`
const ON_IT =
  '(?:(?: (?:then|there|actually|yourself|exactly|now|please|and))*(?: (?:on|with|from|out of|for|in) (?:it|that|this|there|¶|(?:that|this|the|your|my) (?:path|route|one|tour))(?: ¶)?)?)'
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
  claimedIn(plain, rooms) !== undefined

export interface Claimed {
  readonly theirs?: number
  readonly mine?: number
  readonly all?: number
}

const VERB = String.raw`(?:['’]d|['’]ll| would| will| should| do| can)?(?: (?:only|then|also|just|really|both))* (?:get|have|collect|earn|make|receive|gain|score|win|end up|come out|am|are)(?: (?:with|at|about|only|exactly|just|away with))* `
const SPEAKER = new RegExp(
  String.raw`\bi${VERB}(\d\d?)\b|\b(\d\d?)(?: coins| points)? (?:for me|mine|on my side|to me)\b|\bmine(?: is| would be|:)? (\d\d?)\b|\b(?:gives?|brings?|leaves?|makes?) me (?:only |just )?(\d\d?)\b`,
  'i',
)
const LISTENER = new RegExp(
  String.raw`\byou${VERB}(\d\d?)\b|\b(\d\d?)(?: coins| points)? (?:for you|yours|on your side)\b|\b(?:yours (?:is|would be)|(?:and|while|,) you(?: with| at)?) (\d\d?)\b`,
  'i',
)
const TOTAL =
  /\b(?:total(?: of| is|:)?|together(?: that)?(?: is| makes)?|sum of|in (?:all|total)) (\d\d)\b|\b(\d\d)(?: coins)? (?:in total|together|in all|altogether)\b/i
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
/** No hallway has so many: of paths. */
const OF_A_PATH = 11

/** "I'd collect 27 coins and you 25, is that correct?", "no, I have 28 there"; undefined: nothing of the kind is named. */
export function claimedIn(plain: string, rooms: readonly string[]): Claimed | undefined {
  if (!CHECKS.test(plain)) return undefined
  const text = ofWholePaths(plain, rooms).join(' ').replace(ADDED, '').replace(SUMS_UP, '').replace(DENIED, '')
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
  if (most < OF_A_PATH || (parts.length < 2 && WANTS.test(text))) return undefined
  return { ...(theirs && { theirs }), ...(mine && { mine }), ...(all !== undefined && { all }) }
}
