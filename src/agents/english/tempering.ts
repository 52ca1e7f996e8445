/** What takes a remark halfway back: "important, but not terribly", "could do it, though not brilliantly", "but only so much". */
import type { Grade, GradeSpan } from './grade.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

const TURNS = wordSet('but though although just yet if albeit only while')
const MEASURES = wordSet('too so that all very really overly super quite especially particularly terribly')
const AMOUNTS = wordSet('much lot high more special great enormous huge')
const ENDS = wordSet(', ; : ) so and either really or though')
/** Of what is only not the very best, most is left: "well, though not perfectly". */
const UTMOST = /^(?:perfect|ideal|complete|entire|full|absolute|total|whol)/
/** "Only so much", "up to a point". */
const LIMITS = [
  'only so much',
  'only up to a point',
  'up to a point',
  'to a point',
  'to some extent',
  'within limits',
  'only to a degree',
  'within reason',
].map((phrase) => phrase.split(' '))

/** Where such a clause stands that begins here; undefined: there is none. */
function temperingAt(tokens: readonly Token[], at: number): { from: number; to: number; slight?: true } | undefined {
  if (!TURNS.has(tokens[at]!.text)) return undefined
  const limit = LIMITS.find((words) =>
    [0, 1].some((skip) => words.every((word, i) => tokens[at + skip + i]?.text === word)),
  )
  if (limit) {
    const to = at + limit.length + (tokens[at]!.text === limit[0] ? 0 : 1)
    return isEnd(tokens, to) ? { from: at, to } : undefined
  }
  if (tokens[at + 1]?.text !== 'not') return undefined
  let to = at + 2
  while (MEASURES.has(tokens[to]?.text ?? '') && !isEnd(tokens, to + 1)) to++
  if (tokens[to]?.text === 'a' && tokens[to + 1]?.text === 'lot') to++
  const last = tokens[to]?.text ?? ''
  const measures = last.endsWith('ly') || AMOUNTS.has(last) || MEASURES.has(last)
  if (!measures || !isEnd(tokens, to + 1)) return undefined
  return { from: at, to: to + 1, ...(UTMOST.test(last) && { slight: true }) }
}

const isEnd = (tokens: readonly Token[], at: number): boolean => at >= tokens.length || ENDS.has(tokens[at]!.text)

/** What is left of a grade whose degree is denied. */
const temper = ({ value }: Grade): Grade => ({
  value: 0.5 + (value - 0.5) * (value > 0.5 ? 0.25 : 0.6),
  spread: 0.12,
})

/** The remarks with what tempers them; what tempers none is itself one, of something so so. */
export function tempered(
  found: readonly GradeSpan[],
  tokens: readonly Token[],
  taken: (at: number) => boolean,
): readonly GradeSpan[] {
  if (!tokens.some(({ text }) => TURNS.has(text))) return found
  let spans = [...found]
  for (const at of tokens.keys()) {
    const zone = taken(at) ? undefined : temperingAt(tokens, at)
    if (!zone) continue
    const rest = spans.filter(({ from, to }) => to <= zone.from || from >= zone.to)
    const before = rest.findLastIndex(({ to }) => to <= zone.from)
    const span = rest[before]
    const isNear =
      span !== undefined &&
      tokens.slice(span.to, zone.from).every(({ text }, i) => taken(span.to + i) || CONNECTS.has(text))
    if (isNear && span.grade !== 'unknown' && !span.exact && !zone.slight)
      spans = rest.with(before, { ...span, grade: temper(span.grade) })
    else if (isNear) spans = rest
    else if (zone.slight) continue
    else
      spans = [...rest, { ...zone, from: zone.from + 1, grade: { value: 0.5, spread: 0.12 } }].sort(
        (a, b) => a.from - b.from,
      )
  }
  return spans
}

const CONNECTS = wordSet(', for on with at in to the me us a')
