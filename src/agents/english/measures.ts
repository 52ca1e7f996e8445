/**
 * How well somebody does, where no single word says it: what they bring ("adds little to it", "has a lot to offer"), that
 * nothing goes beyond ("as weak as they come"), marks in words ("an eight", "a pair of nines", "in the low forties") and
 * places ("Greta last").
 */
import { acquaintancesIn } from './acquaintance.ts'
import type { GradeSpan } from './grade.ts'
import { judgedAt, missedAt } from './infinitives.ts'
import { QUALITY } from './quality.ts'
import { standardsIn } from './standards.ts'
import type { Token } from './tokens.ts'
import { utmostIn } from './utmost.ts'
import { wordSet, wordTable } from './typing/word-set.ts'

const BRINGS = wordSet(
  'brings bring bringing gets earns gains nets scores yields buys offers offer adds add contributes contribute understands understand knows know grasps provides provide delivers deliver achieves achieve gives give does do',
)
/** Between the verb and how much it brings. */
const BEFORE_AMOUNT = wordSet('me us you them practically virtually basically essentially literally really only just')
const HAS = wordSet('has have had')
const TO_BRING = wordSet('offer give say add contribute bring provide show teach')
const SPEAKERS = wordSet('i we you')
const NOT = wordSet('not never no hardly barely scarcely')
/** How much of something, the longest first. */
const AMOUNTS: readonly (readonly [words: readonly string[], value: number])[] = (
  [
    ['next to nothing', 0.08],
    ['almost nothing', 0.08],
    ['close to nothing', 0.08],
    ['hardly anything', 0.11],
    ['barely anything', 0.11],
    ['scarcely anything', 0.11],
    ['nothing at all', 0.05],
    ['nothing', 0.06],
    ['zilch', 0.05],
    ['nada', 0.05],
    ['zip', 0.05],
    ['precious little', 0.18],
    ['very little', 0.18],
    ['too little', 0.2],
    ['rather little', 0.26],
    ['only a little', 0.32],
    ['a great deal', 0.88],
    ['a good deal', 0.8],
    ['a whole lot', 0.88],
    ['quite a lot', 0.8],
    ['quite a bit', 0.76],
    ['an awful lot', 0.88],
    ['a lot', 0.83],
    ['a fair amount', 0.68],
    ['a fair bit', 0.68],
    ['a bit', 0.45],
    ['a little', 0.42],
    ['a thing or two', 0.68],
    ['lots', 0.83],
    ['plenty', 0.83],
    ['loads', 0.85],
    ['heaps', 0.85],
    ['tons', 0.85],
    ['so much', 0.88],
    ['very much', 0.86],
    ['much', 0.83],
    ['little', 0.23],
    ['something', 0.55],
    ['enough', 0.62],
    ['everything', 0.95],
    ['the basics', 0.48],
    ['the fundamentals', 0.52],
    ['the ins and outs', 0.92],
    ['the literature', 0.78],
    ['the field', 0.78],
    ['the subject', 0.78],
  ] as const
).map(([words, value]) => [words.split(' '), value])

const MARKS = 'zero one two three four five six seven eight nine ten'.split(' ')
const MANY_MARKS = 'zeros ones twos threes fours fives sixes sevens eights nines tens'.split(' ')
const TENS = 'twenties thirties forties fifties sixties seventies eighties nineties'.split(' ')
const ARTICLES = wordSet(
  'a an another about around roughly say maybe only just solid strong clear weak good full straight',
)
const BEHIND_MARK = wordSet('for on in at with and but or from to here there too as when , ) : - if')
/** "As good as it gets", "as they come", "as can be". */
const LIMITS = wordSet('it they one you we anyone anybody possible can could anything humanly')
const PLACES: Readonly<Record<string, number>> = wordTable({ last: 0.14, bottom: 0.14 })

/** How much is said to be of something, where that begins here. */
export function amountAt(tokens: readonly Token[], at: number): { value: number; to: number } | undefined {
  const amount = AMOUNTS.find(([words]) => words.every((word, i) => tokens[at + i]?.text === word))
  return amount && { value: amount[1], to: at + amount[0].length }
}

/**
 * All such remarks in a sentence, in order, with those that compare with nobody in particular and those that tell what somebody
 * did. `taken`: places that names stand at.
 */
export function measuresIn(tokens: readonly Token[], taken: (at: number) => boolean): GradeSpan[] {
  const found: GradeSpan[] = []
  const others = [
    ...utmostIn(tokens, taken, QUALITY, false),
    ...standardsIn(tokens, taken),
    ...acquaintancesIn(tokens, taken),
  ]
  for (let at = 0; at < tokens.length; at++) {
    const whole = others.find(({ from, to }) => from === at && to > at)
    if (whole) {
      found.push(whole)
      at = whole.to - 1
      continue
    }
    if (taken(at)) continue
    const span =
      broughtAt(tokens, at, taken) ??
      limitAt(tokens, at, taken) ??
      markAt(tokens, at, taken) ??
      placeAt(tokens, at, taken) ??
      pointsAt(tokens, at) ??
      partAt(tokens, at) ??
      beyondAt(tokens, at, taken) ??
      judgedAt(tokens, at) ??
      missedAt(tokens, at) ??
      wastedAt(tokens, at, taken) ??
      verdictAt(tokens, at, taken)
    if (!span) continue
    found.push(span)
    at = span.to - 1
  }
  return found
}

/** "Brings little", "does not add much", "has nothing to offer"; not "I know little", which tells of the speaker. */
function broughtAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  const { text } = tokens[at]!
  const has = HAS.has(text)
  if (!has && !BRINGS.has(text)) return undefined
  const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.text)
  // Of "I'm afraid she has nothing to add" the subject is she.
  const subject = tokens
    .slice(0, at)
    .findLastIndex(({ text: one }, i) => taken(i) || SPEAKERS.has(one) || /^(?:he|she|they)$/.test(one))
  if (subject >= at - 4 && subject >= 0 && !taken(subject) && SPEAKERS.has(tokens[subject]!.text)) return undefined
  // "Brings me little", "gives us practically nothing".
  let from = at + 1
  while (from < at + 3 && BEFORE_AMOUNT.has(tokens[from]?.text ?? '')) from++
  const amount = amountAt(tokens, at + 1) ?? amountAt(tokens, from)
  if (!amount) return undefined
  const { value } = amount
  let { to } = amount
  const brings = tokens[to]?.text === 'to' && TO_BRING.has(tokens[to + 1]?.text ?? '')
  if (has && !brings) return undefined
  // "Does a lot of good", "gives much better": something else is measured.
  if (
    !brings &&
    !['to', 'on', 'about', 'around', 'of', 'for', 'here', 'there', ',', undefined].includes(tokens[to]?.text)
  )
    return undefined
  const isDirect = amountAt(tokens, at + 1) !== undefined
  if (['does', 'do', 'give', 'gives'].includes(text) && !brings && isDirect && tokens[to]?.text !== 'for')
    return undefined
  if (brings) to += 2
  const denied = before.some((word) => NOT.has(word))
  const share = denied ? (value > 0.6 ? 0.25 : value < 0.3 ? 0.66 : 0.3) : value
  return { from: at, to, grade: { value: share, spread: 0.1 } }
}

/** "As weak as they come", "as good as it gets", "as fine a choice as any". */
function limitAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  if (tokens[at]!.text !== 'as') return undefined
  const value = QUALITY[tokens[at + 1]?.text ?? '']
  if (value === undefined) return undefined
  let second = ['a', 'an'].includes(tokens[at + 2]?.text ?? '') ? at + 4 : at + 2
  // "As strong a candidate for Gantry as", "as strong on Gantry as".
  if (/^(?:for|on|to)$/.test(tokens[second]?.text ?? '') && taken(second + 1))
    for (second += 2; taken(second); second++);
  if (tokens[second]?.text !== 'as') return undefined
  const limit = tokens[second + 1]?.text ?? ''
  if (limit === 'any') return { from: at, to: second + 2, grade: { value: value > 0.5 ? 0.8 : 0.2, spread: 0.1 } }
  if (!LIMITS.has(limit)) return undefined
  let to = second + 2
  while (
    to < Math.min(tokens.length, second + 5) &&
    /^(?:gets?|comes?|come|can|could|be|wish|hope|want|get|possible|like|ever|for)$/.test(tokens[to]!.text) &&
    tokens[to]!.text !== 'for'
  )
    to++
  return { from: at, to, grade: { value: value > 0.5 ? 0.95 : 0.05, spread: 0.06 } }
}

/** "An eight", "a pair of nines", "in the low forties". */
function markAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  const { text } = tokens[at]!
  const before = tokens[at - 1]?.text ?? ''
  const ten = TENS.indexOf(text)
  if (ten >= 0) {
    const part = before === 'low' ? 2 : before === 'high' || before === 'upper' ? 8 : 5
    const from = ['low', 'high', 'upper', 'mid', 'middle'].includes(before) ? at - 1 : at
    return { from, to: at + 1, grade: { value: (20 + 10 * ten + part) / 100, spread: 0.05 }, exact: true }
  }
  const many = MANY_MARKS.indexOf(text)
  if (many >= 0 && text !== 'ones')
    return { from: at, to: at + 1, grade: { value: many / 10, spread: 0.06 }, exact: true, all: true }
  const mark = MARKS.indexOf(text)
  const next = tokens[at + 1]
  const ends = next === undefined || taken(at + 1) || BEHIND_MARK.has(next.text)
  if (mark < 0 || !ends || !ARTICLES.has(before)) return undefined
  // "A one", "another one" name things.
  return mark === 1 ? undefined : { from: at, to: at + 1, grade: { value: mark / 10, spread: 0.06 }, exact: true }
}

/** "Ada first, Greta last": who comes last. */
function placeAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  const value = PLACES[tokens[at]!.text]
  if (value === undefined || at === 0) return undefined
  const follows =
    taken(at - 1) || /^(?:is|are|comes|come|ranks|rank|finishes|dead|clearly|definitely)$/.test(tokens[at - 1]!.text)
  const next = tokens[at + 1]
  const ends = next === undefined || /^(?:[,:)]|for|on|and|there|here|of)$/.test(next.text)
  return follows && ends ? { from: at, to: at + 1, grade: { value, spread: 0.12 } } : undefined
}

const MANY: Readonly<Record<string, number>> = wordTable({
  no: 0.05,
  zero: 0.05,
  few: 0.2,
  fewest: 0.06,
  some: 0.42,
  several: 0.5,
  many: 0.84,
  plenty: 0.85,
  most: 0.93,
  full: 0.95,
})
const POINTS = wordSet('points point marks mark')

/** "Has only a few points", "gets plenty of marks". */
function pointsAt(tokens: readonly Token[], at: number): GradeSpan | undefined {
  const value = MANY[tokens[at]!.text]
  const to = tokens[at + 1]?.text === 'of' ? at + 2 : at + 1
  if (value === undefined || !POINTS.has(tokens[to]?.text ?? '')) return undefined
  return { from: at, to: to + 1, grade: { value, spread: 0.12 } }
}

const UPPER = wordSet('top upper highest best leading first')
const LOWER = wordSet('bottom lower lowest last')
const MIDDLE = wordSet('middle mid central')
const PARTS: Readonly<Record<string, number>> = wordTable({
  half: 0.22,
  third: 0.32,
  tier: 0.34,
  quarter: 0.36,
  range: 0.3,
  group: 0.32,
  end: 0.34,
  bracket: 0.32,
  list: 0.42,
})

/** "In the upper third", "bottom half", "tops the list", "in another league", "on par". */
function partAt(tokens: readonly Token[], at: number): GradeSpan | undefined {
  const [word, next, third] = [0, 1, 2].map((i) => tokens[at + i]?.text ?? '') as [string, string, string]
  if (/^(?:tops|heads|leads)$/.test(word) && /^(?:list|field|pack|table|ranking)$/.test(third))
    return { from: at, to: at + 3, grade: { value: 0.94, spread: 0.06 } }
  if (/^(?:another|different)$/.test(word) && /^(?:league|class|level|dimension|planet)$/.test(next))
    return { from: at, to: at + 2, grade: { value: 0.93, spread: 0.08 } }
  if (word === 'par' && /^(?:on|at|about|around|roughly)$/.test(tokens[at - 1]?.text ?? '') && next !== 'with')
    return { from: at, to: at + 1, grade: { value: 0.5, spread: 0.1 } }
  const size = PARTS[next]
  const sign = UPPER.has(word) ? 1 : LOWER.has(word) ? -1 : MIDDLE.has(word) ? 0 : undefined
  if (size === undefined || sign === undefined) return undefined
  return { from: at, to: at + 2, grade: { value: 0.5 + sign * size, spread: 0.1 } }
}

/** "It is a bit over Greta's head", "that is beyond Greta". */
function beyondAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  const { text } = tokens[at]!
  if ((text !== 'over' && text !== 'beyond') || !taken(at + 1)) return undefined
  let to = at + 1
  while (taken(to)) to++
  const isHead = text === 'over' && /^heads?$/.test(tokens[to]?.text ?? '')
  const isBeyond =
    text === 'beyond' && /^(?:is|are|be|way|far|well|bit|little|completely|totally)$/.test(tokens[at - 1]?.text ?? '')
  return isHead || isBeyond
    ? { from: at, to: isHead ? to + 1 : at + 1, grade: { value: 0.16, spread: 0.1 } }
    : undefined
}

/** "Don't waste Greta on it", "it would waste her": she is no good there, denied or not. */
function wastedAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  const from = tokens[at]!.text === 'not' ? at + 1 : at
  if (!/^(?:waste|wasting|wastes)$/.test(tokens[from]?.text ?? '') || !taken(from + 1)) return undefined
  return { from: at, to: from + 1, grade: { value: 0.22, spread: 0.14 } }
}

const YES = wordSet('yes yep yeah yup sure')
const NO = wordSet('no nope nah')
const BEFORE_VERDICT = wordSet('a an is : lol just big clear hard firm definite - = def definitely absolutely oh ,')

/** "Greta nah, Boris a clear yes": a verdict behind a name, which nothing follows. */
function verdictAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  const { text } = tokens[at]!
  const value = YES.has(text) ? 0.8 : NO.has(text) ? 0.14 : undefined
  const next = tokens[at + 1]?.text
  const ends = next === undefined || /^(?:[,;)]|for|on|and|but)$/.test(next)
  if (value === undefined) return undefined
  // "Yes to Greta", "a no for Delta".
  const leads =
    /^(?:to|for|on)$/.test(next ?? '') && (taken(at + 2) || (tokens[at + 2]?.kind === 'word' && taken(at + 3)))
  const article = /^(?:a|an|big|clear|hard|firm|definite|my)$/.test(tokens[at - 1]?.text ?? '')
  if (leads && (at === 0 || article || tokens[at - 1]!.kind === 'mark' || /^(?:and|but)$/.test(tokens[at - 1]!.text)))
    return { from: at, to: at + 1, grade: { value, spread: 0.12 } }
  if (!ends) return undefined
  let before = at - 1
  while (before > at - 4 && before >= 0 && !taken(before) && BEFORE_VERDICT.has(tokens[before]!.text)) before--
  return before >= 0 && taken(before) && (before < at - 1 || ends)
    ? { from: at, to: at + 1, grade: { value, spread: 0.12 } }
    : undefined
}
