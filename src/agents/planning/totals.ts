/** The one number that a proposal is worth altogether, however a sentence comes to it. */
import type { ReadSentence, Token } from '../english/index.ts'
import { readWishes } from './wish.ts'

/** "Dropped to 23", "we're up to 23 now": a sum that changes. */
const MOVES =
  '(?:drop(?:s|ped|ping)?|ris(?:es?|en|ing)|rose|falls?|fell|fallen|falling|climb(?:s|ed)?|jump(?:s|ed)?|sinks?|sank|sunk|improv(?:es?|ed)(?: it| things)?|increas(?:es?|ed)|decreas(?:es?|ed)|grows?|grew|goes|went|gone|slips?|slipped|shrinks?|shrank|shot|leaps?|leapt|soars?|soared|plummets?|plummeted|evaluates?|computes?|translates?|equates|boils down)'
const MOVED_TO = new RegExp(
  `\\b(?:${MOVES}(?: (?:up|down|back|again|all the way|even))*|back(?: up| down)?|(?:am|are|is|it|that|now|s) (?:\\w+ )?(?:up|down)) (?:to|at) (?:an? |only |just |about )*(\\d{1,3})\\b(?! ?(?:miles?|dollars|bucks|stars?|people|minutes?|hours?|%|percent|stops?|places?|each|pm|am|th|o.clock|sites?|things?)\\b)|\\b(?:was|had|were) \\d{1,3} ?,? (?:but |and )?now (?:it is |it s |it has |i have |i am at |we are at |at )?(\\d{1,3})\\b|\\b\\d{1,3} (?:before|earlier|last time) ?,? (?:but |and )?(?:now )?(\\d{1,3})\\b(?: now)?|^\\D{0,12}(\\d{1,3}) \\(? ?(?:was|up from|down from|before(?: it was)?) \\d`,
)
export const movedTo = (words: string): number | undefined => {
  const told = /\b(?:budget|spend\w*|prices?|costs?|money|pay|drive|rides?|walk\w*|trips?|travel\w*|open|each)\b/.test(
    words,
  )
    ? null
    : MOVED_TO.exec(words)
  const found = told?.slice(1).find((number) => number !== undefined)
  return found !== undefined && Number(found) <= MOST ? Number(found) : undefined
}

const MOST = 150

/** Said before it by the way. */
const OPENERS = new Set(
  'ok okay hmm hm well so oh ooh wow yay ugh meh hey alright right yes no nope yeah and but now still only just again about around roughly nearly almost exactly a an the merely barely hardly that this it is s me i we get got have total score result altogether overall solid mere measly whopping : , - ! . total:'.split(
    ' ',
  ),
)
/** May follow it. */
const FOLLOWS = new Set(
  'because since as due thanks owing now again this here in all so and but though although from only it at overall altogether total then which if when without by'.split(
    ' ',
  ),
)
const WHOLE =
  /^(?:this|that|it|one|me|us|the (?:whole|plan|day|trip|tour|itinerary|offer|proposal|lot)|your (?:plan|offer|proposal|idea|itinerary)|everything|all)\b/

const valueOf = (tokens: readonly Token[], at: number): number | undefined => {
  const { value, kind } = tokens[at] ?? {}
  if (value === undefined || kind !== 'number' || !Number.isInteger(value) || Math.abs(value) > MOST) return undefined
  return /^(?:-|minus)$/.test(tokens[at - 1]?.text ?? '') ? -Math.abs(value) : value
}

/** "23 for this, because …", "23 - getting there", "23, up from 19": the sentence begins with it. */
export function openingTotal({ tokens }: ReadSentence): number | undefined {
  let at = 0
  while (at < tokens.length && (OPENERS.has(tokens[at]!.text) || tokens[at]!.text === 'minus')) at++
  const value = valueOf(tokens, at)
  if (value === undefined || Math.abs(value) <= FEW) return undefined
  const rest = tokens.slice(at + 1).map(({ text }) => text)
  const [next = ''] = rest
  const after = rest.slice(1).join(' ')
  const others = tokens.filter((token, i) => i !== at && token.kind === 'number')
  // "5, 8 and 10" are scores of stops; "up from 19" and "out of 40" are said of this one.
  if (
    others.length > 1 ||
    (others.length === 1 &&
      !/^(?:\/|out of|, (?:up|down|after|instead|not|which|before)|(?:up|down) |from |instead |not |on a scale|, compared)/.test(
        rest.join(' '),
      ))
  )
    return undefined
  if (UNITS.test(next) && next !== ':' && next !== '-') return undefined
  if (next === '' || /^(?:points?|pts|pt)$/.test(next)) return value
  if (next === 'for' || next === 'with') return WHOLE.test(after) ? value : undefined
  if (next === '/' || next === 'out') return tokens.length < 9 ? value : undefined
  return FOLLOWS.has(next) || tokens[at + 1]!.kind === 'mark' ? value : undefined
}

/** "That brings it to 23", "with the museum I reach 23", "it comes out at 23 points". */
const REACHES =
  /\b(?:(?:brings?|takes?|puts?|pushe?s?|lifts?|raises?|drops?|pulls?|leaves?|gets?|lands?|knocks?|sends?|moves?|brought|took|pushed|lifted|raised|dropped|left|got) (?:it|me|us|this|that|things|everything|(?:the|my|our) (?:\w+ )?(?:score|total|sum|result|count)) (?:\w+ ){0,2}?(?:to|at|with|on)|(?:i|we) (?:(?:now|only|just|still|would|am|are|will|can|could|barely|even) )*(?:reach|reached|end up (?:at|with|on)|ended up (?:at|with)|arrive at|arrived at|get to|got to|come to|came to|climb to|stand at|am at|are at|at|sit at|land (?:at|on)|make it(?: to)?|total|score|count|tally|calculate)|comes? out (?:at|as|to|with)|works? out (?:at|as|to)|adds? up to|sums? up to|amounts? to|makes for|(?:so|that is|altogether|total|sum|overall) ,?) (?:an? |about |only |just |the |exactly |roughly |, )*(-?\d{1,3})(?= ?(?:$|[,.!?;()-]|points?\b|pts\b|now\b|with\b|without\b|because\b|for (?:this|that|it|me|the (?:plan|day|whole))\b|this\b|here\b|and\b|but\b|in total\b|altogether\b|if\b|thanks\b|since\b|again\b))/

export function reachedTotal(words: string): number | undefined {
  const match = /\b(?:budget|spend\w*|prices?|money|pay|people|minutes|hours)\b/.test(words)
    ? null
    : REACHES.exec(words)
  return match && Math.abs(Number(match[1])) > FEW && Math.abs(Number(match[1])) <= MOST ? Number(match[1]) : undefined
}

/** "23", "nice, 23!", "that gives me a 23": a number and nothing else that it could count. */
export function bareTotal({ tokens }: ReadSentence): number | undefined {
  const numbers = tokens.filter(({ kind }) => kind === 'number')
  const [only] = numbers
  if (
    numbers.length !== 1 ||
    only!.value === undefined ||
    !Number.isInteger(only!.value) ||
    Math.abs(only!.value) > 150
  )
    return undefined
  const at = tokens.indexOf(only!)
  const negative = tokens[at - 1]?.text === '-' || tokens[at - 1]?.text === 'minus'
  const rest = tokens.filter((token, i) => i !== at && token.kind === 'word' && !BESIDE_TOTAL.has(token.text))
  const priced = tokens.some(({ text }) => text === '$' || text === '%')
  if (!priced && isGot(tokens, at)) return negative ? -only!.value : only!.value
  const counts = tokens.some(({ text }, i) => text === 'are' && i === at - 1)
  if (rest.length === 0 && !priced && !counts) return negative ? -only!.value : only!.value
  return !priced && !counts && isLone(tokens, at) ? (negative ? -only!.value : only!.value) : undefined
}

/** Numbers up to this may count anything. */
const FEW = 5

/** The only number of a short sentence, which counts nothing and makes no wish: "according to my card it amounts to 23". */
function isLone(tokens: ReadSentence['tokens'], at: number): boolean {
  const [before, next] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '']
  if (Math.abs(tokens[at]!.value!) <= FEW || tokens.length > 14 || UNITS.test(next) || next === 'of' || next === '/')
    return false
  if (
    /^(?:at|after|before|until|by|till|under|below|above|over|least|most|than|max|maximum|to|around)$/.test(before) &&
    !isAmount(tokens, at)
  )
    return false
  const text = tokens.map((token) => token.text).join(' ')
  return !OTHER_NUMBERS.test(text) && readWishes(text).length === 0
}

const isAmount = (tokens: ReadSentence['tokens'], at: number): boolean =>
  /^(?:amounts?|comes?|adds?|sums?|up|down)$/.test(tokens[at - 2]?.text ?? '')

/** What else numbers are told of. */
export const OTHER_NUMBERS =
  /\b(?:budget|spend|spent|pay|price\w*|cost\w*|dollars?|money|cheap\w*|people|kids|friends|years?|old|hours?|minutes?|miles?|walk\w*|travel\w*|distance|reviews?|rated|ratings?|away|each|per)\b/

const GETS = /^(?:gets?|got|gives?|gave|comes?|makes?|made|reach\w*|clear|mere|meagre|lands?|at)$/
const BETWEEN_GOT = new Set('only just me us a an about to you out still now exactly it'.split(' '))
const UNITS =
  /^(?:stars?|dollars|bucks|people|persons|friends|kids|min\w*|hours?|miles?|km|steps|of us|things?|places?|stops?|more|other|am|pm|o|:|\+|-|th|st|nd|rd|or)$/

/** "It only gets 23, mostly because of the long way". */
function isGot(tokens: ReadSentence['tokens'], at: number): boolean {
  let before = at - 1
  while (BETWEEN_GOT.has(tokens[before]?.text ?? '') && !GETS.test(tokens[before - 1]?.text ?? '')) before--
  const gets = [before, before - 1].some((place) => GETS.test(tokens[place]?.text ?? ''))
  return gets && !UNITS.test(tokens[at + 1]?.text ?? '')
}

const BESIDE_TOTAL = new Set(
  (
    'a an that this it is the one here there now still so ok okay well oh ooh wow nice great good cool hmm hm only just again my me ' +
    'for i we get got gets have has give gives gave make makes made come comes came to at are be would say call see reach read reads ' +
    'land lands end ends up with calculated computed and also please thanks thank you result points point score scores total totals ' +
    'minus plus about from am think thats its amazing excellent yay meh ugh hey alright sorry another proposal offer plan itinerary'
  ).split(' '),
)
