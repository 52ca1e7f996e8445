/**
 * Flights that a message speaks of by number, each with whether it is wanted: "flight 4 rather than 11", "16 or 17", "forget
 * flight 12, I'd take 18". What stands beside a number says whether it is a flight's.
 */

import type { Flight } from '../../games/mediation/index.ts'
import { flightsDescribed } from './flights-described.ts'

/** A flight, and whether it is asked for; undefined: only spoken of, "when do I land if I take flight 8?". */
export interface FlightSaid {
  readonly id: number
  readonly wanted: boolean | undefined
  /** Where its name stands in the text. */
  readonly from: number
  readonly to: number
  /** Where the clause that speaks of it begins. */
  readonly clause: number
}

export interface Hearing {
  /** How many flights there are. */
  readonly count: number
  /** Whether a number alone answers something else. */
  readonly asked: boolean
  /** Days of the month that there are: "the 15" is one of them. */
  readonly days?: ReadonlySet<number> | undefined
  /** What they are like, which stands for their numbers as well. */
  readonly flights?: readonly Flight[]
}

/** How a user with such flights is heard. */
export const hearingOf = (flights: readonly Flight[], asked: boolean): Hearing => ({
  count: flights.length,
  asked,
  days: new Set(flights.flatMap(({ start, end }) => [Number(start.slice(8, 10)), Number(end.slice(8, 10))])),
  flights,
})

/** What is longer is no wish for a flight. */
const LONGEST = 1000

const NUMBER = String.raw`\d{1,2}(?![\d:/%]|\.\d|\s?(?:[ap]\.?m\b|th\b|st\b|nd\b|rd\b|%|\/|-\s?\d|to \d|points?\b|dollars?\b|bucks\b|out of|o['’]?clock|hours?\b|minutes?\b|meetings?\b|appointments?\b|conflicts?\b|days?\b|more\b|others?\b|people\b|times?\b|may\b|june?\b))`
const NOUN = String.raw`(?:\b(?:flights?|options?|numbers?|id|nr\.?|no\.)\s?#?|#)`
const JOINT = String.raw`(?:\s?\([^()\n]{0,40}\))?\s?(?:,\s?(?:and |or |maybe |even )?|/|&|\bor\b|\band\b|\bthen\b)\s?(?:also |maybe |even |perhaps |with )?(?:the )?`
const FIRST = String.raw`\d{1,2}(?![\d:/%]|\.\d|\s?(?:[ap]\.?m\b|%|\/|points?\b|dollars?\b|out of))`
const LISTED = String.raw`(?:${JOINT}(?:${NOUN})?${NUMBER}(?![\w]))*`
const LIST = String.raw`${NUMBER}${LISTED}`
/** Behind a number that stands alone: nothing that it could count. */
const END = String.raw`(?=\s*(?:$|[.,;!?)–—-]|\b(?:please|pls|then|again|any ?more|instead|rather|if|or|but|and|because|since|as|for (?:me|us)|on|at|in|is|are|was|would|will|works?|suits?|all|both|too|also|although|though|it|i['’]?d|i['’]?ll|i|we|so|than|over|which|that|now|with|sounds?|looks?|could|can|might|may|does|do|has|overlaps?|conflicts?|clash\w*|not)\b))`
const TAKES = String.raw`\b(?:(?:take|taking|took|book|fly|choose|chose|pick|go (?:with|for)|try|(?:propos|offer|suggest|submit|send|push)(?:e|ing|ed)?(?: me)?|rather have|(?:can|could|may|shall|let)(?:n['’]?t| not)? (?:i|we|you|us) (?:have|get|do|use|try)|(?:what|how much|cost)\b[^.!?\n]{0,30} to (?:have|get|use)|forget|disregard|drop|scrap|refused?|reject(?:ed|ing)?|declin(?:e|ed|ing)|turn(?:ed)? down|enough of|sick of|(?:settle|decide) (?:on|for)|(?:put|stick|book|get|switch|change|move) (?:me|us|it) (?:on|to|onto)|(?:switch|change|back|return|coming back|come back) to)(?: about)?|what about|how about|instead of|rather than|anything but|with)(?: (?:either|maybe|just|on|perhaps|me|the)){0,2}`
const LIKES = String.raw`\b(?:(?:want|like|prefer|get me|give me|make (?:it|that)|need|not|meant?|rather)(?: (?:either|maybe|just|rather|perhaps|the|to take))?)`
const SUITS = String.raw`(?:are |is |would |will |could |can )?(?:all |both |also |each )?(?:works?|suits?|do|be (?:\w+ )?(?:fine|good|ok|okay|better|best|nice|great)|is out|are out|fine for me|the one i)\b`

/** "5 was better", "11 is no good": of a number that nothing else is told by. */
const RATED = new RegExp(
  `(?<![\\d:./$#-] ?|\\w|\\b(?:is|are|at|from|to|an?|until|the|by|than|out of|only|just|about) )(${LIST})\\s(?=(?:is|was|were|are|would be) (?:\\w+ )?(?:better|nicer|best|no good|not good|bad|worse|perfect|great|ok|okay|fine|good|ideal|out|too)\\b)`,
  'gi',
)

/** "Is 22 not possible?", "wouldn't 8 work or what?" */
const PLEADED = new RegExp(
  `(?:^|[.!?,;\\n]\\s*|\\b(?:so|and|but|then|why) )(?:is|are|was|would|could)(?:n['’]?t| not)? (${NUMBER}) (?:(?:really|just|simply|even|at all|still|maybe) )*(?:(?:not|n['’]t) )?(?:(?:really|even|at all|be) )*(?:possible|impossible|available|unavailable|an option|out|gone|taken|full|free|allowed|ok(?:ay)?|work|do|doable|feasible)\\b`,
  'gi',
)
/** "22 only misses one thing": of a flight, which alone is in the way of something. */
const HARMING = new RegExp(
  `(?<![\\d:./$-] ?|\\w|\\b(?:is|are|at|from|to|an?|until|by|than|out of) )(${NUMBER}) (?=(?:only |just |hardly |barely |would |will |does(?:n['’]t| not) |still )*(?:miss(?:es)?|costs? me|overlaps?|conflicts?|clash(?:es)?|lands?|leaves|departs|arrives)\\b)`,
  'gi',
)
const NAMED = new RegExp(`${NOUN}(${FIRST}${LISTED})`, 'gi')
const TAKEN = new RegExp(`${TAKES} (${LIST})${END}`, 'gi')
const LIKED = new RegExp(`${LIKES} (${LIST})${END}`, 'gi')
const SUITED = new RegExp(
  `(?<![\\d:./$-] ?|\\w|\\b(?:is|are|at|from|to|an?|until|the|by|than|out of) )(${LIST})\\s(?=${SUITS})`,
  'gi',
)
/** Beside a flight that was named: "flight 20 then, or 10", "flight 1 rather than 11". */
const BESIDE = new RegExp(
  String.raw`\b(?:or|not|than|instead of|over|nor|but)(?: (?:maybe|perhaps|with|the|even|also))? (${LIST})${END}`,
  'gi',
)
/** Nothing else is said: "17 please", "16 or 17", "not 11 but 4". */
const ALONE = new RegExp(
  String.raw`^\W*(?:(?:i|want|take|book|the|just|only|like|prefer|would|id|i'd|please|ok|okay|then|so|and|well|hm+|either|maybe|perhaps|not|rather|no+|nope|nah|yes|yeah|an?|early|late|one|on|#)[\s,.]+)*#?(${LIST})(?:[\s,]+(?:but|not|or|and|then|rather than|instead of|over)[\s,]+#?(${LIST}))?(?: (?:please|then|it is|is it|again|would be (?:good|great|fine|better)|is (?:good|great|fine|better)|are (?:good|great|fine)|both|either way|too))*\W*$`,
  'i',
)

/** The flights that a message names by number. */
export function flightsSaid(text: string, { count, asked, days, flights = [] }: Hearing): FlightSaid[] {
  if (text.length > LONGEST) return []
  const found = new Map<number, { id: number; to: number }>()
  const add = (match: RegExpExecArray | RegExpMatchArray, group = 1): void => {
    const list = match[group]
    if (list === undefined) return
    const begin = match.index! + match[0].indexOf(list, group > 1 ? match[1]!.length : 0)
    for (const one of list.matchAll(/\d{1,2}/g)) {
      const from = begin + one.index
      const id = Number(one[0])
      if (isDay(text, from, id, days) || isOfUnit(text, from)) continue
      if (id < count && !found.has(from)) found.set(from, { id, to: from + one[0].length })
    }
  }
  for (const match of text.matchAll(NAMED)) add(match)
  for (const match of text.matchAll(TAKEN)) add(match)
  if (found.size > 0) for (const match of text.matchAll(BESIDE)) add(match)
  for (const match of text.matchAll(SUITED)) add(match)
  for (const match of text.matchAll(PLEADED)) add(match)
  if (!asked) for (const match of text.matchAll(HARMING)) add(match)
  if (!asked || found.size > 0) for (const match of text.matchAll(LIKED)) add(match)
  if (!asked && !isMeetings(text)) for (const match of text.matchAll(RATED)) add(match)
  if (!asked)
    for (const { 0: sentence, index } of text.matchAll(/[^.!?;,\n]+(?:,(?: or| not| but| and)[^.!?;,\n]+)?/g)) {
      const alone = isMeetings(text) ? null : ALONE.exec(sentence)
      if (alone) for (const group of [1, 2]) add(Object.assign(alone, { index: index + alone.index }), group)
    }
  for (const { id, from, to } of flightsDescribed(text, flights))
    if (![...found].some(([start, one]) => start < to && from < one.to)) found.set(from, { id, to })
  const said = [...found].map(([from, { id, to }]) => ({ id, from, to })).sort((a, b) => a.from - b.from)
  return said.map((one) => ({ ...one, ...judged(text, one, said) }))
}

/** "Meeting at 3 is a 4, 5 is a 6": numbers beside meetings are hours and importances. */
const isMeetings = (text: string): boolean =>
  /\b(?:important|importance|meetings?|private\w*|busy|appointments?|\d ?[ap]\.?m)\b|\d:\d\d|\ban? \d/i.test(text)

/** "The 15" where there is such a day, and no flight was spoken of right before. */
const isDay = (text: string, at: number, id: number, days: ReadonlySet<number> | undefined): boolean =>
  days?.has(id) === true && /\b(?:the|on|of|may|june?)(?: the)? $/i.test(text.slice(Math.max(0, at - 9), at))

/** "Three hours, just not 8", "it's a 7, not 8": a number alone is of what the one before it in the sentence was of. */
function isOfUnit(text: string, at: number): boolean {
  const lead = text.slice(Math.max(0, at - 200), at).replace(/^.*[.!?\n]\s/s, '')
  // "That is minus 8" tells what it is worth.
  if (/(?:\b(?:minus|plus)\s?|(?<!\w\s?)[-−+])$/i.test(lead)) return true
  const last = [...lead.matchAll(/\d[\d.,:]*/g)].at(-1)
  if (!last) return false
  const [before, behind] = [lead.slice(0, last.index), lead.slice(last.index + last[0].length)]
  if (FLIES.test(behind)) return false
  if (/\$\s?$/.test(before) || UNIT.test(behind)) return true
  return (
    Number(last[0].replace(/\D+$/, '')) <= 10 &&
    /(?:\b(?:an?|importance|priority|is|are|thats)|['’]s)\s$/i.test(before) &&
    !/^\s?[ap]\.?m\b/i.test(behind)
  )
}
const UNIT = /^\s?(?:hours?|hrs?|minutes?|mins?|dollars?|bucks|points?|%)(?! ?(?:one|flight|ticket|seat))/i
const FLIES = /\b(?:take|book|propose|fly|choose|pick|go|have|give|get|flights?|options?|numbers?|id|nr\.?|no\.)\b|#$/i

const COPULA = String.raw`(?:maybe|on|to|take|taking|taken|fly|flying|with|the|my|about|for|a|want|flights?|number|option|#|again|either)`
const list = String.raw`(?:[\s,]*(?:or|and|nor)?[\s,]*(?:flight |number |#)?\d{1,2})*`
/** Right before a flight that is not wanted. */
const TURNED_DOWN = new RegExp(
  String.raw`(?:\b(?:instead of|rather than|(?<!\b(?:why|if|only|or) )not(?! only)|anything but|any flight but|except(?: for)?|other than|apart from|besides|forget|disregard|ignore|drop|scrap|skip|without|no more|never|avoid|refus(?:e|ed|ing)|reject(?:ed|ing)?|declin(?:e|ed|ing)|turn(?:ed|ing)? down|(?:stop|quit|no more|keep|keeps|kept|keep on)(?: on)? (?:offering|proposing|suggesting|sending|pushing|booking)(?: me)?|enough of|(?:sick|tired) of|no|nor|neither|rule out|against)|n['’]t want|\bdont want)(?:\s+${COPULA})*\s*#?${list}[\s,]*(?:(?:or|and|nor)\s+)?(?:flight |number |#)?$`,
  'i',
)
const IS_NO_OBJECTION =
  /\b(?:nothing (?:against|wrong with)|no (?:problem|objection|issue)s? (?:with|to|against)|not mind|nothing but|no(?:thing)? better than)\b|(?:n['’]t|\bdont) mind\b/gi
/** "4 is better than 11": what is behind is the lesser. */
const LESSER = new RegExp(
  String.raw`\b(?:than|over|compared (?:to|with)|prefer\w*(?: flight)? #?\d{1,2} to)\s+(?:flight |number |#)?${list}[\s,]*(?:flight |number |#)?$`,
  'i',
)
const DROPPED = /\b(?:did(?:n['’]?t| not)|never)(?: \w+)? (?:ask|asked|say|said|mean|meant|mention\w*|talk\w*|speak)\b/i
const HARMS = String.raw`(?:overlap\w*|conflict\w*|clash\w*|collid\w*|interfer\w*|miss(?:es|ing)?|skip|cost(?:s)? me|cut\w* into|(?:kill|ruin|wreck|spoil)(?:s|ed|ing)? (?=my |the |our ))`
const NO_HARM = new RegExp(
  String.raw`\b(?:no|not|n['’]t|nt|without|never|hardly|barely|only|nothing|just)(?: \w+){0,2} ${HARMS}\b|\b${HARMS}(?: with)? (?:\w+ )?(?:nothing|hardly|no|only|just|less|fewer|little|minor|small|(?:an? |the )?(?:minor|small|little|unimportant|tiny))\b|\bno(?:t any)? (?:${HARMS})`,
  'gi',
)
const BAD = new RegExp(
  String.raw`\b(?:${HARMS}|(?:is|are|was|were|be) (?:\w+ )?out\b|bad|worse|worst|terrible|awful|horrible|impossible|no good|hate|dislike|unsuitable|too (?:\w+ )?(?:early|late|expensive|pricey|dear|long|far|much)|(?:right |in |falls )?in the middle of|no longer)\b`,
  'i',
)
const HARMED = new RegExp(HARMS, 'i')
const WEIGHED = /\((?:10|[1-9])\)|\bimportance (?:10|[1-9])\b/
const DENIES = /\b(?:not|never|cannot|dont|wont|doesnt|cant|isnt|didnt|wouldnt|no way)\b|n['’]t\b/i
const NO_DENIAL =
  /\bnot (?:this|that|it)(?: one)?(?=\s*[,;])|\b(?:why (?:not|don['’]?t|can['’]?t)|not only|not (?:a |too |so |that )?(?:bad|problem|wrong|terrible|far)|(?:is|would|does|do)(?:n['’]?t| not) (?:be )?(?:hurt|too |so |that |a |as )?(?:bad|problem|terrible|hurt)|not sure|if (?:i|you|we|it|that) (?:\w+ )?(?:ca|do|does)?(?:n['’]t|not)[^,]*,|can['’]?t complain|not mind|as long as)\b|n['’]t mind\b/gi
/** "Is there a reason why you cannot book it?" */
const WHY_DENIED =
  /\b(?:why|reason(?: why| that)?)\b(?: \w+){0,2}? ?(?:can|could|will|would|do|did|are|is|sha|wo|ca)?(?:n['’]?t|not| not)\b(?: (?:you|we|i|it))?/gi
const PLEADS =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|then|well|please|no+)[\s,.!]+)*(?:(?:is|are|was|would|could|can|will)(?:n['’]?t| not)? (?:the |my )?(?:flight|number|option|#|it|that|\d{1,2}\b(?![:/]))|(?:can|could|ca|wo|would|will|sha)(?:n['’]?t| not) (?:i|we|you|it)\b)/i
/** "No, 22" turns down another. */
const OPENING_NO = /^\W*(?:oh,? |well,? )?(?:no+|nope|nah)(?:[,!]+ ?no+)*(?:\s?[,!–—-]+)\s*/i
/** Asks without a mark. */
const OR_WHAT = /^[^.!?\n]{0,40}\bor (?:what|not)\b/i
const ASKS =
  /^\W*(?:(?:and|so|but|ok(?:ay)?|thanks?|thank you|then|well|hm+|no|i meant?|sorry|please)[\s,.!]+)*(?:when|what(?! about|['’]?s (?:wrong|with))|how(?! about)|which|who|whens|where|(?:does|do|did|will|would|is|are|can|could) (?:(?:my|the) )?(?:friends?|others?|other \w+|she|he|they|it(?! be\b)|i(?! (?:have|take|get|book|fly|please)\b)))\b|^\W*(?:(?:and|so|but|ok(?:ay)?|then|well|no)[\s,.!]+)*(?:does|do|did|will|would) (?:the |my )?(?:flight|number|option|#) ?\d{1,2} (?!(?:\w+ )?(?:work|do|suit|go|be)\b)/i
const SUPPOSES =
  /\bif (?:i|we) (?:\w+ )?(?:take|took|fly|flew|book|booked|choose|chose|go|went|had)\b(?:\s+\w+){0,3}\s*#?$/i
const BORDER =
  /[.!?;\n–—]|,(?=\s?#?\d{1,2} (?:is|was|only|just|would|will|miss(?:es)?|costs?|overlaps?|conflicts?|lands?|leaves)\b)|,(?!\s?(?:or |and )?#?\d)|(?<!\b(?:anything|flight|nothing|all) )\b(?:but|so|although|though|because|since|while|whereas)\b(?! (?:\w+ )?\d{1,2} (?:or|and))|\band (?=(?:i|it|that|flight|not|rather|instead)\b)|(?<=\d) (?=i (?:want|would(?! (?:\w+ )?(?:miss|lose|skip|have to)\b)|need|prefer|like|['’]d|take)\b)/gi

/** Whether a flight is wanted, by the clause that it stands in. */
function judged(
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  all: readonly { readonly from: number; readonly to: number }[],
): { wanted: boolean | undefined; clause: number } {
  let [begin, end] = [0, text.length]
  for (const border of text.matchAll(BORDER)) {
    if (border.index < from) begin = border.index + (/^\w/.test(border[0]) ? 0 : border[0].length)
    else if (border.index >= to) {
      end = border.index
      break
    }
  }
  const clause = begin
  const sentenceFrom =
    Math.max(text.lastIndexOf('.', from), text.lastIndexOf('!', from), text.lastIndexOf('?', from)) + 1
  const mark = /[.!?\n]/.exec(text.slice(to))?.[0]
  // "I do not want 12, nor 13" is one clause; what follows a comparison is of the other.
  const lead = text.slice(begin, from)
  const before = lead
    .replace(OPENING_NO, '')
    .replace(WHY_DENIED, ' ')
    .replace(IS_NO_OBJECTION, ' ')
    .replace(NO_DENIAL, ' ')
  if (DROPPED.test(before)) return { wanted: undefined, clause }
  if ((mark === '?' && ASKS.test(text.slice(sentenceFrom))) || SUPPOSES.test(lead)) return { wanted: undefined, clause }
  // "11 again?? No"
  if (/^[^.!?\n]{0,30}\?+\s*(?:oh,? )?(?:no|nope|never|not again)\b/i.test(text.slice(to)))
    return { wanted: false, clause }
  const own = text.slice(from, end)
  const next = all.find((other) => other.from > from)
  const parted = /\b(?:rather than|instead of|not|than|over|but)\b/i.exec(own)
  const isParted = parted !== null && next !== undefined && next.from < end && next.from > from + parted.index
  const behind = (isParted ? own.slice(0, parted.index) : own).replace(NO_DENIAL, ' ')
  if (TURNED_DOWN.test(before)) return { wanted: false, clause }
  const isWorse = /\bworse\b/i.test(text.slice(begin, end))
  if (LESSER.test(before)) return { wanted: undefined, clause }
  const isCompared = isParted && /^than|^over/i.test(parted[0])
  if (/\b(?:if|whether) (?:(?:flight|number|option) ?|#)?$/i.test(lead)) return { wanted: undefined, clause }
  const said = `${lastOf(before, all, begin)} ${behind}`.replace(IS_NO_OBJECTION, ' ').replace(NO_DENIAL, ' ')
  const harmless = said.replace(NO_HARM, ' ')
  if (isCompared && isWorse) return { wanted: false, clause }
  // "Is flight 3 not possible?", "couldn't I have 4?"
  const isPlea = (mark === '?' || OR_WHAT.test(text.slice(to))) && PLEADS.test(text.slice(sentenceFrom))
  const denies = !isPlea && DENIES.test(harmless)
  // "It isn't too late" denies what is bad.
  const bad = isPlea ? null : BAD.exec(harmless)
  // "With flight 6 I would miss 2 PM (6) and 5 PM (3)": how much that counts is told, and weighed with the rest.
  if (bad && HARMED.test(bad[0]) && WEIGHED.test(text.slice(to, to + 200).replace(/[.!?](?!\d).*$/s, '')))
    return { wanted: undefined, clause }
  if (bad) return { wanted: denies && DENIES.test(harmless.slice(0, bad.index)), clause }
  return { wanted: !denies, clause }
}

/** What a clause says before a flight, behind the one that it named before: "flight 11 doesn't work, flight 4 would". */
function lastOf(before: string, all: readonly { readonly from: number; readonly to: number }[], begin: number): string {
  const other = all.findLast(({ to }) => to > begin && to <= begin + before.length)
  if (!other) return before
  const between = before.slice(other.to - begin)
  // "I don't want 4 or 6" denies both.
  return /^(?:[\s,]*(?:or|and|nor|&|\/)[\s,]*(?:flight |number |#)?)*$/i.test(between) ? before : between
}

/** The text with flights as "that flight", so that nobody takes their numbers for others. */
export function withoutFlights(text: string, said: readonly FlightSaid[]): string {
  let plain = text
  for (const one of [...said].reverse()) plain = hidden(plain, one)
  return plain
}

function hidden(text: string, { from, to }: { readonly from: number; readonly to: number }): string {
  const lead = /(?:\b(?:flights?|options?|numbers?|id|nr\.?|no\.)\s?#?|#)$/i.exec(text.slice(0, from))?.[0] ?? ''
  return `${text.slice(0, from - lead.length)}that flight${text.slice(to)}`
}

/** The text without what is said of other flights than one: from where it begins to speak of them to the end of the sentence; its own number is hidden. */
export function withoutOthers(text: string, said: readonly FlightSaid[], own: number | undefined): string {
  let plain = text
  let end = Infinity
  for (const { id, clause, from, to } of [...said].reverse()) {
    if (from >= end) continue
    if (id === own) {
      plain = hidden(plain, { from, to })
      continue
    }
    const stop =
      /[.!?\n](?!\d)(?!\s{1,3}(?:it|that one) (?:only |just |would |also )*(?:miss|cost|overlap|clash|conflict|hit))/i.exec(
        plain.slice(from),
      )
    plain = plain.slice(0, clause) + (stop ? plain.slice(from + stop.index) : '')
    end = clause
  }
  return plain
}
