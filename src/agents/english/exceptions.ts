/**
 * What is said of all but one: "everyone but Ada is bad on Delta", "nobody is good there except Ada", "useless everywhere except
 * on Delta". Of the one the opposite holds.
 */
import type { Mention } from './mentions.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

/** A part of a sentence; `echo`: it repeats what was said last, or turns it round. */
export interface Part {
  readonly tokens: readonly Token[]
  /** Read only to be turned round: nothing is told by it. */
  readonly silent?: true
  readonly echo?: 'same' | 'opposite' | 'contrary'
}

/** The parts of a sentence that excepts something; undefined: it does not. */
export const exceptionsIn = (tokens: readonly Token[], mentions: readonly Mention[]): readonly Part[] | undefined =>
  exceptedFrom(tokens, mentions) ?? exceptedBehind(tokens, mentions) ?? exceptedPlace(tokens, mentions)

const EVERYONE = wordSet('everyone everybody all')
const EXCEPT = wordSet('but except besides')
const NOBODY = wordSet('nobody none')

const word = (text: string): Token => ({ text, kind: 'word' })

/** "Everyone but Ada is bad on Delta": everyone else is, and Ada is not. */
function exceptedFrom(tokens: readonly Token[], mentions: readonly Mention[]): readonly Part[] | undefined {
  const at = tokens.findIndex(({ text }, i) => EVERYONE.has(text) && EXCEPT.has(tokens[i + 1]?.text ?? ''))
  if (at < 0 || at > 3) return undefined
  const first = mentions.find(({ from }) => from === at + 2)
  if (!first) return undefined
  const to = namesFrom(tokens, mentions, first)
  const rest = tokens.slice(to)
  if (rest.length < 2) return undefined
  return [
    { tokens: [...tokens.slice(0, at), word('everyone'), word('else'), ...rest] },
    { tokens: [word('not'), ...tokens.slice(at + 2, to)], echo: 'opposite' },
  ]
}

/** "Everybody I see is bad on Delta except Ada", "nobody is any good on Delta except Ada". */
function exceptedBehind(tokens: readonly Token[], mentions: readonly Mention[]): readonly Part[] | undefined {
  const all = tokens.findIndex(({ text }, at) => EVERYONE.has(text) || isNobody(tokens, at))
  const but = tokens.findIndex(({ text }, at) => at > all + 1 && BUT.has(text))
  if (all < 0 || but < 0 || all > 4) return undefined
  const first = mentions.find(
    ({ from }) =>
      from > but &&
      from <= but + 2 &&
      tokens.slice(but + 1, from).every(({ text }) => /^(?:for|from|than)$/.test(text)),
  )
  const place = mentions.find(({ from, kind }) => from > all + 1 && from < but && kind !== first?.kind)
  if (!first || !place || mentions.some(({ kind, from, to }) => kind === first.kind && from > all + 1 && to <= but))
    return undefined
  const to = namesFrom(tokens, mentions, first)
  const denied = isNobody(tokens, all)
  const behind = tokens[all]!.text === 'no' ? all + 2 : all + 1
  const lead = [
    ...tokens.slice(0, all),
    word(denied ? 'nobody' : 'everyone'),
    word('else'),
    ...tokens.slice(behind, but),
  ]
  return [
    { tokens: lead },
    { tokens: [word(denied ? 'also' : 'not'), ...tokens.slice(first.from, to)], echo: denied ? 'same' : 'opposite' },
    ...(to < tokens.length ? [{ tokens: tokens.slice(to) }] : []),
  ]
}

const isNobody = (tokens: readonly Token[], at: number): boolean =>
  NOBODY.has(tokens[at]!.text) || (tokens[at]!.text === 'no' && tokens[at + 1]?.text === 'one')

/** Where the names end that begin here: "Ada and Boris". */
function namesFrom(tokens: readonly Token[], mentions: readonly Mention[], first: Mention): number {
  let { to } = first
  for (
    let next = mentions.find(({ from }) => from === to + 1);
    next && /^(?:and|or|,)$/.test(tokens[to]!.text) && next.kind === first.kind;
    next = mentions.find(({ from }) => from === to + 1)
  )
    to = next.to
  return to
}

const EVERYWHERE = wordSet('everywhere anywhere everything anything nowhere nothing elsewhere all')
const BUT = wordSet('but except besides excepting save')

/** "Ada is useless everywhere except on Delta": on Delta she is not; how she does elsewhere names no paper. */
function exceptedPlace(tokens: readonly Token[], mentions: readonly Mention[]): readonly Part[] | undefined {
  const but = tokens.findIndex((_, at) => isBut(tokens, at) && everywhereBefore(tokens, at) >= 0)
  if (but < 0) return undefined
  let from = but + 1
  while (/^(?:not|on|for|in|at|with|from|of|that)$/.test(tokens[from]?.text ?? '')) from++
  const place = mentions.find((mention) => mention.from === from)
  const before = mentions.filter(({ to }) => to <= but)
  if (!place || before.length !== 1 || before[0]!.kind === place.kind) return undefined
  const to = namesFrom(tokens, mentions, place)
  const places = tokens.slice(from, to)
  const lead = tokens.slice(0, everywhereBefore(tokens, but))
  // What tells of the place by itself goes before: "where she shines".
  const rest = tokens.slice(to + (tokens[to]?.text === ',' ? 1 : 0))
  return [
    { tokens: [...lead, word('on'), ...places], silent: true },
    { tokens: [word('not'), ...places], echo: 'opposite' },
    ...(rest.length > 0 ? [{ tokens: rest }] : []),
  ]
}

/** "But", "except", "just not". */
const isBut = (tokens: readonly Token[], at: number): boolean =>
  BUT.has(tokens[at]!.text) || (/^(?:just|only)$/.test(tokens[at]!.text) && tokens[at + 1]?.text === 'not')

/** Where the word stands that the exception is made from; -1: there is none. */
function everywhereBefore(tokens: readonly Token[], but: number): number {
  for (let at = but - 1; at >= Math.max(0, but - 4); at--) {
    if (tokens[at]!.kind === 'mark' && !(at === but - 1 && tokens[at]!.text === ',')) return -1
    if (!EVERYWHERE.has(tokens[at]!.text)) continue
    return /^(?:at|on|for|in|with)$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at
  }
  return -1
}
