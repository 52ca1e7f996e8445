/** Some of the listener's coins alone, as a partner asks for them: its best ones or its worst, those with so many, what is left. */

export type OwnAsked =
  | { readonly kind: 'extremes'; readonly sign: 1 | -1; readonly count: number }
  | { readonly kind: 'values'; readonly values: readonly number[] }
  | { readonly kind: 'least'; readonly least: number }
  | { readonly kind: 'untold' }

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberOf = (word: string): number => (/^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word.toLowerCase()) + 1)
const COUNT = String.raw`(\d|two|three|four|five)`
const GOOD =
  'best|richest|highest|biggest|largest|big|top|favou?rites?|strongest|most valuable|fattest|juiciest|good|high|great|large|rich|strong'
const BAD = 'worst|lowest|poorest|smallest|weakest|least valuable|bad|low|small|poor|weak'
const THINGS = '(?:ones?|hallways?|corridors?|connections?|numbers?|coins?|values?|figures?|legs?|stuff)'
/** Wants to be told. */
const WANTS =
  /\b(?:tell|give|gimme|list|name|show|send|say|share|write|need|want|like|know|what(?:['’]?s| are| is)?|which|where|only|just|any|(?:do|have) you)\b/i
const ORDERS =
  /(?:^\W*|[,;:.] ?|\b(?:please|u|you|ok|just|then|and|but|so|can|could|would) )(?:tell|give|gimme|list|name|show|send|say|share|write|only|just)\b/i
const OF_PATHS =
  /\b(?:path|route|tour|trip|loop|way|round|order|plan|proposal|why|can (?:do|get|have|reach)|you could|suppose|supposing|imagine|assuming|if we|possible|(?:is|are) (?:mine|my)|mine (?:is|are)|i have|i['’]ve|my (?:best|two|big\w*|high\w*|worst))\b/i
const YOURS = /\b(?:you|u|your|ur|yours|only|just)\b/i
const OF_HALLWAYS = /\b(?:hall ?ways?|corridors?|connections?)\b/i

const EXTREMES = new RegExp(
  String.raw`\b(?:${COUNT} )?(${GOOD}|${BAD})(?: single| individual| own| very| few)?(?: ${COUNT})?(?: of (?:yours|them))?(?: ${THINGS})?(?=\s*(?:[,.?!;]|$|\b(?:for|of|from|on|with|please|and|only|first|you|u|hallway|is|are|then|to)\b))`,
  'i',
)
const VALUES =
  /\b(?:only|just|your|ur|the|all|u have|you have|with|have|got|of)\b[^.?!]{0,14}?\b(?:(\d)['’]?s|(fives|sixes|fours|threes|tens|nines|eights|sevens))(?:(?: ?,| ?and| ?n| ?&| ?\+| ?or){1,2} ?(?:the |your )?(?:(\d)['’]?s|(fives|sixes|fours|threes|tens|nines|eights|sevens)))?\b/i
const LEAST = new RegExp(
  String.raw`\b(?:(above|over|more than|higher than|better than)|at least|from) (\d|${NUMBERS.join('|')})\b(?: coins)?(?: (?:up|upwards?|on|or more))?|\b(\d|${NUMBERS.join('|')}) (?:coins )?(?:or|and) (?:more|better|higher|up|above|over)\b`,
  'i',
)
const UNTOLD =
  /\b(?:hallways?|ones?|coins?|numbers?|figures?|values?|those|rooms|rows?|what|that|everything)\b[^.?!]{0,12}\b(?:you|u)(?: have|['’]ve)?(?: not|n['’]t| never|['’]t)?(?: yet| still)? ?(?:did ?n['’]?t|did not|have ?n['’]?t|have not|not|never|still)?(?: yet)? (?:mention(?:ed)?|told?|tell|said|say|given?|gave|list(?:ed)?|shar(?:e|ed)|sent|send|name[d]?)(?: me| to me)?(?: so far| yet| already| before)?|\b(?:the rest|the others?|the remaining(?: ones)?|the missing(?: ones)?) of (?:your|ur|yours)\b|\byour (?:remaining|missing|other|untold|outstanding) (?:ones?|hallways?|coins?|numbers?|figures?|values?)\b/i
const DENIED =
  /n['’]?t\b|\bnot\b|\bnever\b|\brest\b|\bother|\bremaining\b|\bmissing\b|\buntold\b|\boutstanding\b|\bstill\b/i
const IN_FULL = /\b(?:of (?:the|your) (?:[A-Z]|room)|(?:from|to|for|of) [A-Z])\b/

/** "Yours?" behind one's own best: "I'd hate to lose …" */
const ASKS_BACK =
  /^\W*(?:(?:and|so|now)\W+)?(?:(?:what|which)(?:['’]?s| (?:are|is|about))?(?: ones?)? )?(?:your favou?rites|yours)\W*\?\W*$/i
const FAVOURS =
  /\b(?:hate to (?:lose|miss|give up)|(?:want|like|love|wish) to keep|can['’]?t (?:do|be) without|favou?rites?|must keep|insist on|best two|two best)\b/i
const MOST = 2

/** What of its own the listener is asked for, where it is not all of a room. `plain`: rooms as letters. */
export function ownAskedIn(plain: string, before: readonly string[]): OwnAsked | undefined {
  if (ASKS_BACK.test(plain) && before.some((sentence) => FAVOURS.test(sentence)))
    return { kind: 'extremes', sign: -1, count: MOST }
  if (plain.length > LONGEST || /\b[A-Z] ?[-–:]? ?\d|\d to\b|\b[A-Z] ?[-–] ?[A-Z]\b/.test(plain)) return undefined
  if (!/\?\s*$/.test(plain) && !ORDERS.test(plain) && !ASKS_AT_ONCE.test(plain)) return undefined
  const wants = WANTS.test(plain) && (YOURS.test(plain) || OF_HALLWAYS.test(plain)) && !OF_PATHS.test(plain)
  if (!wants) return undefined
  if (UNTOLD.test(plain) && DENIED.test(plain) && !IN_FULL.test(plain) && !/\b(?:why|because|i)\b/i.test(plain))
    return { kind: 'untold' }
  if (
    /\b(?:i|my|mine|we|our)\b/i.test(plain.replace(/\b(?:i|we) (?:would|['’]d|just|only|need|want|like|know)\b/gi, ''))
  )
    return undefined
  const [, a, b, c, d] = VALUES.exec(plain) ?? []
  const values = [a ?? WORDS.get(b?.toLowerCase() ?? ''), c ?? WORDS.get(d?.toLowerCase() ?? '')]
  const some = values.flatMap((value) => (value === undefined ? [] : [Number(value)]))
  if (some.length > 0) return { kind: 'values', values: some }
  const [, above, least, orMore] = LEAST.exec(plain) ?? []
  const number = least ?? orMore
  if (number !== undefined && !IN_FULL.test(plain)) return { kind: 'least', least: numberOf(number) + (above ? 1 : 0) }
  const [, one, word, other] = EXTREMES.exec(plain) ?? []
  // "Which of yours from K is best?" is asked of one room.
  if (word === undefined || IN_FULL.test(plain)) return undefined
  const isBest = new RegExp(`^(?:${GOOD})$`, 'i').test(word)
  if (!isBest && /^(?:bad|low|small|poor|weak)$/i.test(word) && !/\b(?:which|your|ur)\b/i.test(plain)) return undefined
  const isVague = /^(?:good|high|great|large|rich|strong|bad|low|small|poor|weak|big)$/i.test(word)
  if (isVague && !new RegExp(String.raw`\b${word} (?:${THINGS})\b`, 'i').test(plain)) return undefined
  return { kind: 'extremes', sign: isBest ? -1 : 1, count: one || other ? numberOf(one ?? other!) : MOST }
}
const LONGEST = 160
/** A question without its mark. */
const ASKS_AT_ONCE =
  /^\W*(?:(?:and|so|but|ok|hm+|first|then|well)\W+){0,3}(?:what(?:['’]?s| is| are)|which (?:is|are|of your|hall ?way)) (?:your|ur)\b/i
const WORDS = new Map(
  ['threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines', 'tens'].map((word, i) => [word, i + 3] as const),
)

/** The hallways that are asked for. */
export function ownKeys(
  asked: OwnAsked,
  keys: readonly number[],
  coins: (key: number) => number,
  isTold: (key: number) => boolean,
): number[] {
  switch (asked.kind) {
    case 'untold':
      return keys.filter((key) => !isTold(key))
    case 'values':
      return keys.filter((key) => asked.values.includes(coins(key)))
    case 'least':
      return keys.filter((key) => coins(key) >= asked.least)
    case 'extremes':
      return keys.toSorted((a, b) => asked.sign * (coins(a) - coins(b))).slice(0, asked.count)
  }
}
