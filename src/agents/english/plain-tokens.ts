/** Tokens put plainly before they are read: scales beside their numbers, hedges in one word, figures that stand for words. */
import { attachScales } from './scales.ts'
import type { Grammar } from './statements.ts'
import type { Token } from './tokens.ts'

/** `spelt`: puts mistyped words right. */
export const putPlainly = (
  tokens: readonly Token[],
  grammar: Grammar,
  spelt: (tokens: readonly Token[]) => readonly Token[],
): readonly Token[] =>
  withoutHeads(hedged(spelt(attachScales(withFor(tokens, grammar), grammar.axes.length > 1)), grammar), grammar)

/** "Ava rly good 4 BLEU": between a word and a name the figure is the word. */
function withFor(tokens: readonly Token[], { axes, names }: Grammar): readonly Token[] {
  if (axes.length < 2 || !tokens.some(isFour)) return tokens
  const mentions = names.find(tokens)
  return tokens.map((token, at) => {
    const before = tokens[at - 1]
    // "Got 37 4 Ada" has its number already.
    const numbered = before?.value !== undefined
    const said =
      isFour(token) && before !== undefined && before.kind !== 'mark' && (numbered || !GIVES.has(before.text))
    const named =
      mentions.some(({ from }) => from === at + 1) && !mentions.some(({ from, to }) => from < at && to === at)
    return said && named ? { text: 'for', kind: 'word' } : token
  })
}

const isFour = ({ text, kind }: Token): boolean => kind === 'number' && text === '4'
/** Behind these a number is one. */
const GIVES = new Set(
  'a an is are was at of gets get got has have had gives give gave with by about only just scores score scored rated rate than'.split(
    ' ',
  ),
)

/** "Ava on BLEU: 37": where all is named before it, a colon before a number heads nothing. */
function withoutHeads(tokens: readonly Token[], { axes, names }: Grammar): readonly Token[] {
  if (names.besides) {
    // "7 for the one on June 1 (10 am to 11 am)".
    if (!tokens.some(({ text }) => text === '(')) return tokens
    const begins = new Set(names.find(tokens).map(({ from }) => from))
    return tokens.filter(({ text }, at) => text !== '(' || !begins.has(at + 1))
  }
  const heads = tokens.flatMap(({ text }, at) => (text === ':' && tokens[at + 1]?.value !== undefined ? [at] : []))
  if (axes.length < 2 || heads.length === 0) return tokens
  const mentions = names.find(tokens)
  const isNamed = (at: number): boolean => {
    const from = tokens.slice(0, at).findLastIndex(({ text }) => text === ',' || text === ':')
    return axes.every((axis) =>
      mentions.some((mention) => mention.kind === axis && mention.from > from && mention.to <= at),
    )
  }
  const dropped = new Set(heads.filter(isNamed))
  return tokens.filter((_, at) => !dropped.has(at))
}

/** "More than adequate" is very adequate, "anything but good" is not good. */
function hedged(tokens: readonly Token[], { grades }: Grammar): readonly Token[] {
  if (!tokens.some(({ text }) => HEDGE_WORDS.has(text))) return tokens
  return tokens.flatMap((token, at) => {
    const hedge = HEDGES.find(
      ([words]) =>
        words.every((word, i) => tokens[at + i]?.text === word) &&
        grades.opens(tokens[at + words.length]?.text ?? '') &&
        !COMPARED.has(tokens[at + words.length]!.text),
    )
    if (hedge) return [{ ...token, text: hedge[1] }]
    const inside = HEDGES.some(([words]) =>
      words.some(
        (_, i) =>
          i > 0 &&
          at >= i &&
          words.every((word, j) => tokens[at - i + j]?.text === word) &&
          grades.opens(tokens[at - i + words.length]?.text ?? '') &&
          !COMPARED.has(tokens[at - i + words.length]!.text),
      ),
    )
    return inside ? [] : [token]
  })
}

/** Words before a remark that turn or strengthen it, and what they say in one word. */
const HEDGES: readonly (readonly [words: readonly string[], as: string])[] = [
  [['more', 'than'], 'very'],
  [['nothing', 'short', 'of'], 'very'],
  [['nothing', 'less', 'than'], 'very'],
  [['none', 'too'], 'not'],
  [['anything', 'but'], 'not'],
  [['far', 'from', 'being'], 'not'],
  [['far', 'from'], 'not'],
  [['not', 'exactly'], 'not'],
  [['by', 'no', 'means'], 'not'],
  [['in', 'no', 'way'], 'not'],
]
const HEDGE_WORDS: ReadonlySet<string> = new Set(HEDGES.map(([[first]]) => first!))

/** "Better than the rest": no hedge. */
const COMPARED = new Set([
  'the',
  'a',
  'any',
  'all',
  'no',
  'not',
  'so',
  'of',
  'for',
  'at',
  'in',
  'my',
  'to',
  'up',
  'one',
])
