/**
 * That nothing goes beyond something: "it couldn't be more important", "she could hardly be less suited", "nothing matters
 * more", "I've never had anything more important", "more important than anything else"; and what of other things says the
 * opposite: "I have more important things to do".
 */
import type { GradeSpan, Scale } from './grade.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

const MODALS = wordSet('could can would will might may')
const NEARLY_NOT = wordSet('not hardly scarcely barely never')
const FILLS = wordSet('possibly really any ever even well probably quite conceivably')
const BEING = wordSet('be been is get feel look matter mean count fit suit weigh do have')
const DEGREES: Readonly<Record<string, 1 | -1>> = {
  more: 1,
  better: 1,
  bigger: 1,
  higher: 1,
  greater: 1,
  stronger: 1,
  less: -1,
  worse: -1,
  smaller: -1,
  lower: -1,
  weaker: -1,
}
const NOTHING = wordSet('nothing nobody none')
const ANYTHING = wordSet('anything anyone anybody any')
const OTHERS = wordSet('thing things stuff matters meetings meeting ones one events appointments people fish')
const EVERYTHING = wordSet('anything everything all any')
const STOPS = wordSet(', ; : ( ) - and but while whereas though although because since so if')

/** The sign of a comparative here and where its adjective ends; "more unsuitable" is worse. */
function degreeAt(tokens: readonly Token[], at: number, scale: Scale): { sign: 1 | -1; to: number } | undefined {
  const { text } = tokens[at]!
  const sign = Object.hasOwn(DEGREES, text) ? DEGREES[text]! : undefined
  if (sign === undefined) return undefined
  if (text !== 'more' && text !== 'less') return { sign, to: at + 1 }
  for (const length of [3, 2, 1]) {
    const phrase = tokens
      .slice(at + 1, at + 1 + length)
      .map((token) => token.text)
      .join(' ')
    if (at + length >= tokens.length || !Object.hasOwn(scale, phrase)) continue
    return { sign: scale[phrase]! < 0.5 ? (-sign as 1 | -1) : sign, to: at + 1 + length }
  }
  return { sign, to: at + 1 }
}

/** All such remarks in a sentence. `taken`: places that names stand at; `rates`: whether things are weighed, not people. */
export function utmostIn(
  tokens: readonly Token[],
  taken: (at: number) => boolean,
  scale: Scale,
  rates: boolean,
): GradeSpan[] {
  const found: GradeSpan[] = []
  const mayCompare = tokens.some(
    ({ text }) => Object.hasOwn(DEGREES, text) || EVERYTHING.has(text) || /^(?:precedence|priority|first)$/.test(text),
  )
  if (!mayCompare) return found
  for (let at = 0; at < tokens.length; at++) {
    if (taken(at)) continue
    const span =
      cannotAt(tokens, at, scale, taken) ??
      (rates
        ? (unequalledAt(tokens, at, scale, taken) ??
          surpassesAt(tokens, at, taken) ??
          comparedAt(tokens, at, scale, taken))
        : undefined)
    if (!span) continue
    found.push(span)
    at = span.to - 1
  }
  return found
}

const spanOf = (from: number, to: number, sign: 1 | -1): GradeSpan => ({
  from,
  to,
  grade: { value: sign > 0 ? 0.96 : 0.05, spread: 0.05 },
})

/** "Could not possibly be more at home". */
function cannotAt(
  tokens: readonly Token[],
  at: number,
  scale: Scale,
  taken: (at: number) => boolean,
): GradeSpan | undefined {
  if (!MODALS.has(tokens[at]!.text) || !NEARLY_NOT.has(tokens[at + 1]?.text ?? '')) return undefined
  let next = at + 2
  while (FILLS.has(tokens[next]?.text ?? '')) next++
  if (!BEING.has(tokens[next]?.text ?? '')) return undefined
  for (
    next++;
    FILLS.has(tokens[next]?.text ?? '') || BEING.has(tokens[next]?.text ?? '') || tokens[next]?.text === 'a';
  )
    next++
  const degree = next < tokens.length && !taken(next) ? degreeAt(tokens, next, scale) : undefined
  // "Could not be better than Ada" weighs two.
  if (!degree || tokens.slice(degree.to, degree.to + 3).some(({ text }) => text === 'than')) return undefined
  return spanOf(at, degree.to, degree.sign)
}

/** "Nothing I have is more important than that", "no meeting matters more", "I can't think of anything more important". */
function unequalledAt(
  tokens: readonly Token[],
  at: number,
  scale: Scale,
  taken: (at: number) => boolean,
): GradeSpan | undefined {
  const { text } = tokens[at]!
  const denies =
    NOTHING.has(text) ||
    (text === 'no' && /^(?:other|meeting|thing|appointment|event)$/.test(tokens[at + 1]?.text ?? '')) ||
    (ANYTHING.has(text) && tokens.slice(Math.max(0, at - 5), at).some((one) => /^(?:not|never|hardly)$/.test(one.text)))
  if (!denies) return undefined
  for (let next = at + 1; next < Math.min(tokens.length, at + 9); next++) {
    if (taken(next) || STOPS.has(tokens[next]!.text) || NEARLY_NOT.has(tokens[next]!.text)) return undefined
    const degree = degreeAt(tokens, next, scale)
    if (!degree) continue
    // "Nothing more" ends a list.
    if (next === at + 1 && degree.to === next + 1 && tokens[degree.to]?.text !== 'than') return undefined
    // "Nothing is more important than the one on Friday" names what it is said of.
    const rival = tokens.slice(degree.to, degree.to + 6).some((_, i) => taken(degree.to + i))
    return rival && tokens[degree.to]?.text === 'than'
      ? undefined
      : spanOf(at, endOfThan(tokens, degree.to, taken), degree.sign)
  }
  return undefined
}

const SURPASSES = wordSet('outranks outrank outweighs outweigh beats trumps tops surpasses exceeds')

/** "Outranks everything else", "takes precedence over all the rest", "comes before anything". */
function surpassesAt(tokens: readonly Token[], at: number, taken: (at: number) => boolean): GradeSpan | undefined {
  const [word, next, third] = [0, 1, 2].map((i) => tokens[at + i]?.text ?? '') as [string, string, string]
  const to = SURPASSES.has(word)
    ? at + 1
    : /^(?:takes?|has|have)$/.test(word) && /^(?:precedence|priority)$/.test(next)
      ? third === 'over'
        ? at + 3
        : at + 2
      : /^(?:comes|goes|come|go)$/.test(word) && /^(?:before|first|above)$/.test(next)
        ? at + 2
        : undefined
  if (
    to === undefined ||
    tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:not|nothing|never|no)$/.test(text))
  )
    return undefined
  const all = EVERYTHING.has(tokens[to]?.text ?? '')
  // "Outranks the one on Friday" weighs two.
  if (!all && (SURPASSES.has(word) || tokens.slice(to, to + 5).some((_, i) => taken(to + i)))) return undefined
  return {
    from: at,
    to: all ? Math.min(tokens.length, to + (tokens[to + 1]?.text === 'else' ? 2 : 1)) : to,
    grade: { value: all ? 0.96 : 0.9, spread: 0.06 },
  }
}

/** "More important than anything else", "less important than the others"; "I have more important things to do". */
function comparedAt(
  tokens: readonly Token[],
  at: number,
  scale: Scale,
  taken: (at: number) => boolean,
): GradeSpan | undefined {
  const degree = degreeAt(tokens, at, scale)
  if (!degree) return undefined
  const { sign, to } = degree
  const next = tokens[to]?.text ?? ''
  const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.text)
  if (before.some((word) => /^(?:not|no|never|nothing)$/.test(word))) return undefined
  const of = (value: number, end: number): GradeSpan => ({ from: at, to: end, grade: { value, spread: 0.1 } })
  if (OTHERS.has(next) && before.some((word) => /^(?:have|has|had|there|are|got|many|do)$/.test(word)))
    return of(sign > 0 ? 0.18 : 0.7, to + 1)
  if (next !== 'than') return undefined
  const rest = tokens.slice(to + 1, to + 5).map((token) => token.text)
  const end = endOfThan(tokens, to, taken)
  if (EVERYTHING.has(rest[0] ?? '')) return of(sign > 0 ? 0.96 : 0.05, end)
  if (rest.some((word, i) => /^(?:flight|trip|holiday|life|sleep|money|plane)$/.test(word) && !taken(to + 1 + i)))
    return of(sign > 0 ? 0.92 : 0.18, end)
  if (/^(?:most|others|usual|average)$/.test(rest.find((word) => !/^(?:the|my|all|of|any)$/.test(word)) ?? ''))
    return of(sign > 0 ? 0.8 : 0.2, end)
  return undefined
}

function endOfThan(tokens: readonly Token[], from: number, taken: (at: number) => boolean): number {
  if (tokens[from]?.text !== 'than') return from
  let to = from + 1
  while (to < Math.min(tokens.length, from + 7) && !taken(to) && !STOPS.has(tokens[to]!.text)) to++
  return to
}
