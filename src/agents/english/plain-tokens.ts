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
  [withoutOnly, withoutDenied, hedged, withoutHeads].reduce(
    (some, put) => put(some, grammar),
    spelt(attachScales(withFor(tokens, grammar), grammar.axes.length > 1)),
  )

/** "Not only Ada but also Boris": both. */
function withoutOnly(tokens: readonly Token[], { names }: Grammar): readonly Token[] {
  const not = tokens.findIndex(
    ({ text }, at) => text === 'not' && /^(?:only|just|merely|simply)$/.test(tokens[at + 1]?.text ?? ''),
  )
  const but = tokens.findIndex(({ text }, at) => at > not + 2 && at < not + 14 && text === 'but')
  if (not < 0 || but < 0) return tokens
  const mentions = names.find(tokens)
  const isNamed = (at: number): boolean =>
    mentions.some(
      ({ from }) => from === at || (from === at + 1 && /^(?:on|for|at|in|with)$/.test(tokens[at]?.text ?? '')),
    )
  const behind = /^(?:also|even|too)$/.test(tokens[but + 1]?.text ?? '') ? but + 2 : but + 1
  if (!isNamed(not + 2) || !isNamed(behind)) return tokens
  return [
    ...tokens.slice(0, not),
    ...tokens.slice(not + 2, but),
    { text: 'and', kind: 'word' },
    ...tokens.slice(behind),
  ]
}

/** "A 4, not a 7", "not a 7 but a 4", "4 instead of 7": the number that is denied is not said. */
function withoutDenied(tokens: readonly Token[], { names }: Grammar): readonly Token[] {
  if (tokens.filter(({ value }) => value !== undefined).length < 2 || !tokens.some(({ text }) => DENIES.has(text)))
    return tokens
  const mentions = names.find(tokens)
  const isNumber = (at: number): boolean =>
    tokens[at]?.value !== undefined && !mentions.some(({ from, to }) => from <= at && at < to)
  const dropped = new Set<number>()
  tokens.forEach(({ text }, at) => {
    if (!DENIES.has(text)) return
    // "More of a 4 than a 7".
    const isMore =
      text === 'than' &&
      tokens
        .slice(Math.max(0, at - 6), at)
        .some(
          (one, i, some) =>
            /^(?:more|closer|nearer|rather)$/.test(one.text) && /^(?:of|like|a|to)$/.test(some[i + 1]?.text ?? ''),
        )
    if (text === 'than' && !isMore) return
    let number = at + (text === 'not' || isMore ? 1 : 2)
    if (text !== 'not' && !isMore && !/^(?:of|than)$/.test(tokens[at + 1]?.text ?? '')) return
    if (/^(?:a|an|the|its|my)$/.test(tokens[number]?.text ?? '')) number++
    if (!isNumber(number)) return
    let [from, to] = [at, number + 1]
    if (tokens[to]?.text === '/' && isNumber(to + 1)) to += 2
    const goesOn = text === 'not' && tokens[to]?.text === 'but'
    if (goesOn) to++
    else if (to < tokens.length && !/^(?:[,)]|and|but|as|like)$/.test(tokens[to]!.text)) return
    else if (!tokens.slice(0, at).some((_, i) => isNumber(i))) return
    if (!goesOn && /^(?:[,(-]|and|but)$/.test(tokens[from - 1]?.text ?? '')) from--
    for (let i = from; i < to; i++) dropped.add(i)
  })
  return dropped.size > 0 ? tokens.filter((_, at) => !dropped.has(at)) : tokens
}

const DENIES = new Set(['not', 'instead', 'rather', 'than'])

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
  const bracketed = withoutBrackets(tokens, names)
  if (bracketed) return bracketed
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

/** "Ada: great (Delta), poor (Ember)": what a remark is said for stands in brackets behind it. */
function withoutBrackets(tokens: readonly Token[], names: Grammar['names']): readonly Token[] | undefined {
  if (!tokens.some(({ text }) => text === '(')) return undefined
  const mentions = names.find(tokens)
  const opens = mentions.filter(
    ({ from, to }) =>
      tokens[from - 1]?.text === '(' &&
      tokens[to]?.text === ')' &&
      tokens[from - 2]?.kind === 'word' &&
      !mentions.some((other) => other.to === from - 1),
  )
  if (opens.length === 0) return undefined
  const closed = new Set(opens.map(({ to }) => to))
  const opened = new Set(opens.map(({ from }) => from - 1))
  return tokens.flatMap((token, at) =>
    closed.has(at) ? [] : opened.has(at) ? [{ text: 'for', kind: 'word' as const }] : [token],
  )
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
  'this',
  'that',
  'it',
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
