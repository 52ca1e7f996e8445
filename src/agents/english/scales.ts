/** Puts a scale that a sentence names apart from its number beside it: "a 37 on a scale to 100" is "37 / 100". */
import type { Token } from './tokens.ts'

const TOPS = new Set([5, 10, 20, 100])
/** "37 points of 100", "37 (of 100)". */
const BEFORE_OF = new Set(['points', 'point', 'marks', '(', 'out', 'score'])

/** `shared`: a scale that is named once is of all marks in the sentence: "out of ten, Ada gets eight and Boris four". */
export function attachScales(tokens: readonly Token[], shared = false): readonly Token[] {
  const all = shared ? shareScale(tokens) : undefined
  if (all) return all
  const scale = scaleIn(tokens)
  if (scale) {
    const rest = [...tokens.slice(0, scale.from), ...tokens.slice(scale.to)]
    const numbers = rest.filter(({ kind, value }) => kind === 'number' && value !== undefined)
    if (numbers.length === 1) return rest.flatMap((token) => (token === numbers[0] ? over(token, scale.top) : [token]))
  }
  const at = tokens.findIndex(
    ({ kind, value }, i) => kind === 'number' && value !== undefined && endOfTop(tokens, i + 1) > 0,
  )
  if (at < 0) return tokens
  const end = endOfTop(tokens, at + 1)
  const top = tokens.slice(at + 1, end).find(({ value }) => value !== undefined)!
  return [...tokens.slice(0, at), ...over(tokens[at]!, top), ...attachScales(tokens.slice(end))]
}

function shareScale(tokens: readonly Token[]): readonly Token[] | undefined {
  const out = tokens.findIndex(
    ({ text }, at) => text === 'out' && tokens[at + 1]?.text === 'of' && TOPS.has(tokens[at + 2]?.value ?? 0),
  )
  const scale = out < 0 ? scaleIn(tokens) : { from: out, to: out + 3, top: tokens[out + 2]! }
  if (!scale) return undefined
  const { from, to, top } = scale
  let marked = false
  const said = [...tokens.slice(0, from), ...tokens.slice(to)].flatMap((token, at, rest) => {
    const next = rest[at + 1]?.text ?? ''
    const isMark =
      token.value !== undefined && token.value <= top.value! && !['/', '%', 'percent', 'out', 'of'].includes(next)
    marked ||= isMark
    return isMark ? over(token, top) : [token]
  })
  return marked ? said : undefined
}

const over = (token: Token, top: Token): Token[] => [token, { kind: 'mark', text: '/' }, top]

/** "On a scale (from 0) to 100", "(scale 0-100)". */
function scaleIn(tokens: readonly Token[]): { from: number; to: number; top: Token } | undefined {
  const at = tokens.findIndex(({ text }) => text === 'scale')
  if (at < 0) return undefined
  let from = at
  while (from > 0 && ['a', 'on', 'the', 'with', 'in', 'my', 'using', '(', ','].includes(tokens[from - 1]!.text)) from--
  let to = at + 1
  let top: Token | undefined
  for (; to < tokens.length; to++) {
    const token = tokens[to]!
    if (token.value !== undefined) {
      if (top && token.value <= top.value!) break
      top = token
    } else if (!['of', 'from', 'to', 'up', '-', ')', 'out', 'between', 'and'].includes(token.text)) break
  }
  return top && TOPS.has(top.value!) ? { from, to, top } : undefined
}

/** Where "points of 100" ends that begins here; 0: it is none. */
function endOfTop(tokens: readonly Token[], from: number): number {
  let at = from
  while (at < from + 3 && BEFORE_OF.has(tokens[at]?.text ?? '')) at++
  if (at === from || tokens[at]?.text !== 'of') return 0
  const top = tokens[at + 1]
  if (top?.value === undefined || !TOPS.has(top.value)) return 0
  return tokens[at + 2]?.text === ')' ? at + 3 : at + 2
}
