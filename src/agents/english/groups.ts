/** Cuts a sentence into parts with at most one remark each, and tells of each part what it names and how it says so. */
import { findComparisons, type Comparison } from './comparisons.ts'
import type { GradeSpan } from './grade.ts'
import type { Mention } from './mentions.ts'
import type { Token } from './tokens.ts'

export interface Group {
  readonly mentions: Mention[]
  readonly grade?: GradeSpan
  readonly comparisons: readonly Comparison[]
  readonly negated: boolean
  /** Begins with what was named, or with the remark. */
  readonly first: 'mention' | 'grade' | 'none'
  readonly last: 'mention' | 'grade' | 'none'
  /** Followed by a colon. */
  readonly heads: boolean
  /** "Who is better than …": goes on about what was named last. */
  readonly relative: boolean
  /** Points to something by "it", "they". */
  readonly points: boolean
  /** Goes on after its remark, with words that name nothing known. */
  readonly more: boolean
  /** Begins with words that name nothing known: "indian is fine". */
  readonly led: boolean
  /** Its remark is what something "is" or "would be". */
  readonly predicates: boolean
  /** The word or mark before it. */
  readonly after: string
  readonly from: number
  readonly to: number
}

const SEPARATORS = new Set([
  ',',
  'and',
  '&',
  'but',
  'while',
  'whereas',
  'though',
  'although',
  'however',
  'or',
  'plus',
  ':',
  '(',
  ')',
  'yet',
  '"',
  'because',
  'since',
  'also',
  'so',
  'if',
  'unless',
  'provided',
  'assuming',
])
/** What follows is only supposed, up to the next separator. */
const SUPPOSED = new Set(['if', 'unless', 'provided', 'assuming'])
/** What follows is what the rest is not said of. */
export const EXCEPT = new Set(['except', 'excluding', 'excepting', 'barring'])
/** "Anyone but Chiara". */
const ANYONE = new Set(['anyone', 'anybody', 'everyone', 'everybody', 'all', 'one', 'anything', 'anywhere', 'nothing'])
const TO_BE = new Set(['is', 'are', 'was', 'were', 'be', 'looks', 'look', 'seems', 'seem'])
export const PRONOUNS = new Set([
  'he',
  'she',
  'they',
  'it',
  'him',
  'her',
  'them',
  'that',
  'this',
  'there',
  'those',
  'these',
  'his',
  'their',
  'its',
])
/** Words that add nothing to a remark: "important to me". */
const FILLERS = new Set('to for me us you at all too though really either much so in of the a an my our it'.split(' '))
/** Words that lead to a remark, and name nothing. */
const LEADS = new Set(
  'i we you he she they that this there those these its his her their is are was were be been am would will could should can may might do does did have has had not no never just also even still only very quite pretty rather kind sort more most less least about think guess suppose find feel say said call but and or if as it though maybe perhaps probably actually honestly really definitely rated rate give got get at on with one ones meeting everything all both please by my'.split(
    ' ',
  ),
)
const NEGATED = new Set([
  'not',
  'nobody',
  'never',
  'no',
  'avoid',
  'avoided',
  'avoiding',
  'without',
  'except',
  'neither',
  'nor',
  'away',
  'anyone but',
  'refrain',
  'abstain',
  'desist',
  'skip',
  'drop',
  'remove',
  'exclude',
  'excluded',
  'except',
  'excepting',
])

/** Parts of the sentence with at most one remark each. */
export function groupsOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  isMention: (at: number) => boolean,
): Group[] {
  const cuts: number[] = []
  /** Cuts before a word that belongs to what follows. */
  const seams = new Set<number>()
  const holdsRemark = (open: number): boolean => {
    const close = tokens.findIndex(({ text }, at) => at > open && text === ')')
    const end = close < 0 ? tokens.length : close
    return (
      spans.some(({ from, to }) => from > open && to <= end) && !mentions.some(({ from }) => from > open && from < end)
    )
  }
  tokens.forEach(({ text }, at) => {
    if (!SEPARATORS.has(text) || isMention(at)) return
    // "Ada and Boris are also great" says the same of both.
    if (text === 'also' && TO_BE.has(tokens[at - 1]?.text ?? '')) return
    // "Less so".
    if (text === 'so' && ['more', 'less'].includes(tokens[at - 1]?.text ?? '')) return
    if (text === 'but' && ANYONE.has(tokens[at - 1]?.text ?? '')) return
    if (spans.some(({ from, to }) => from <= at && at < to)) return
    // "Ada (excellent), Boris (weak)": the remark is of the name before it.
    if (text === '(' && isMention(at - 1) && holdsRemark(at)) return
    cuts.push(at)
  })
  tokens.forEach(({ text }, at) => {
    if (text === '-' && tokens[at + 1]?.text === '-') cuts.push(at)
    // "Delta to Ada, not Boris", "Ada not Boris".
    if (text === 'not' && isMention(at + 1) && isMention(at - 1)) seams.add(at)
    // "Looks good on Delta better than on Ember": a remark, and a comparison behind it.
    if (
      /^(?:better|stronger|higher|worse|weaker|lower)$/.test(text) &&
      tokens[at + 1]?.text === 'than' &&
      isMention(at - 1) &&
      spans.some(({ to, grade }) => to < at && grade !== 'unknown') &&
      mentions.some(({ to }) => spans.some((span) => to <= span.from && span.to < at))
    )
      seams.add(at)
    if (EXCEPT.has(text) && at > 0 && !cuts.includes(at - 1)) seams.add(at)
    // "Classy places with no music": what is lacked is apart from what it lacks.
    if (text === 'with' && ['no', 'out'].includes(tokens[at + 1]?.text ?? '') && !isMention(at)) cuts.push(at)
    const inRemark = spans.some((span) => span.from <= at && at + 1 < span.to)
    if (tokens[at + 1]?.text === 'without' && !isMention(at) && !SEPARATORS.has(text) && !inRemark) cuts.push(at)
  })
  cuts.push(...seams)
  cuts.sort((a, b) => a - b)
  cuts.push(tokens.length)
  const groups: Group[] = []
  let from = 0
  for (const cut of cuts) {
    const parts = cut === from ? [] : split(tokens, { from, to: cut }, mentions, spans, isMention)
    if (!SUPPOSED.has(tokens[from - 1]?.text ?? '') || isSaying(tokens, from)) groups.push(...parts)
    // "If it is about Delta, …": what is supposed tells nothing, but may say what follows is about.
    else
      groups.push(
        ...parts.filter((part) => part.comparisons.length === 0 && (!part.grade || followsFrom(tokens, part))),
      )
    from = seams.has(cut) ? cut : cut + 1
  }
  return groups.filter(({ mentions, grade, comparisons }) => mentions.length > 0 || grade || comparisons.length > 0)
}

/** "It is doubtful whether she could do it": the first remark is of all that follows. */
const weighsWhole = (tokens: readonly Token[], { from, to }: GradeSpan): boolean =>
  ['whether', 'if'].includes(tokens[to]?.text ?? '') &&
  tokens.slice(Math.max(0, from - 4), from).some(({ text }) => text === 'it')

/** "If Ada gets it we are doomed": what would follow is said of her. */
const followsFrom = (tokens: readonly Token[], { mentions, grade }: Group): boolean => {
  const last = mentions.at(-1)?.to ?? Infinity
  return (
    grade !== undefined &&
    // "If Ada gets it: 37".
    ((grade.exact === true && last <= grade.from) ||
      tokens.slice(last, grade.from).some(({ text }) => /^(?:we|i|everybody|everyone)$/.test(text)) ||
      // "If Ada gets it that's 37", "if Ada takes Delta it's a waste".
      (/^(?:that|it|this)$/.test(tokens[last]?.text ?? '') &&
        /^(?:is|are|would|will|adds|makes|gives|brings)$/.test(tokens[last + 1]?.text ?? '')))
  )
}

/** "I should be remiss if I did not say that she is excellent": what is said is not only supposed. */
const isSaying = (tokens: readonly Token[], from: number): boolean => {
  const words = tokens.slice(from, from + 7).map(({ text }) => text)
  return (
    ['i', 'we'].includes(words[0] ?? '') &&
    words.includes('not') &&
    words.some((word) => ['say', 'mention', 'point', 'add', 'admit', 'state', 'note', 'stress'].includes(word)) &&
    words.includes('that')
  )
}

function split(
  tokens: readonly Token[],
  { from, to }: { from: number; to: number },
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  isMention: (at: number) => boolean,
): Group[] {
  const within = <Span extends { from: number; to: number }>(all: readonly Span[]): readonly Span[] =>
    all.length === 0 ? all : all.filter((span) => span.from >= from && span.to <= to)
  const [inside, named] = [within(spans), within(mentions)]
  const make = (start: number, end: number): Group => {
    const own = named.filter((mention) => mention.from >= start && mention.to <= end)
    const words = tokens.slice(start, end)
    const comparisons = findComparisons(words, (at) => isMention(start + at))
      .filter(
        ({ from: at }) =>
          !inside.some((span) => span.to - span.from > 1 && span.from <= at + start && at + start < span.to),
      )
      .map((one) => ({
        ...one,
        from: one.from + start,
        to: one.to + start,
      }))
    const grade = inside.find((span) => span.from >= start && span.to <= end)
    const lone = comparisons.length > 0 ? undefined : grade
    const places = [
      ...own.map((mention) => [mention.from, 'mention'] as const),
      ...(lone ? [[lone.from, 'grade'] as const] : []),
    ].sort((a, b) => a[0] - b[0])
    return {
      mentions: own,
      ...(lone && { grade: lone }),
      comparisons,
      negated: words.some(
        ({ text }, i) =>
          !isMention(start + i) &&
          ((text === 'no' ? isMention(start + i + 1) || words[i + 1]?.text === 'one' : NEGATED.has(text)) ||
            (text === 'but' && ANYONE.has(words[i - 1]?.text ?? '')) ||
            (text === 'doubt' &&
              /^(?:i|we|would|really|do|seriously|highly)$/.test(words[i - 1]?.text ?? '') &&
              words[i - 2]?.text !== 'not') ||
            (text === 'out' && i > 0 && ['is', 'are'].includes(words[i - 1]!.text))),
      ),
      first: places[0]?.[1] ?? 'none',
      last: places.at(-1)?.[1] ?? 'none',
      heads: tokens[end]?.text === ':',
      relative: ['who', 'which', 'whom'].includes(words[0]?.text ?? ''),
      // "There is no better match" points nowhere.
      points: words.some(
        ({ text }, i) =>
          PRONOUNS.has(text) &&
          !isMention(start + i) &&
          words[i - 2]?.text !== 'none' &&
          // "It doesn't get better than Ada."
          !(text === 'it' && words[i + 2]?.text === 'not' && words[i + 3]?.text === 'get') &&
          !(text === 'there' && TO_BE.has(words[i + 1]?.text ?? '')),
      ),
      more:
        lone !== undefined &&
        tokens.slice(lone.to, end).filter(({ text, kind }) => kind !== 'mark' && !FILLERS.has(text)).length > 0,
      led:
        lone !== undefined &&
        tokens
          .slice(start, lone.from)
          .some(({ text, kind }) => kind === 'word' && !FILLERS.has(text) && !LEADS.has(text)),
      predicates: lone !== undefined && TO_BE.has(tokens[lone.from - 1]?.text ?? '') && lone.from > start,
      after: tokens[start - 1]?.text ?? '',
      from: start,
      to: end,
    }
  }
  if (inside.length < 2 || weighsWhole(tokens, inside[0]!)) return [make(from, to)]
  // "Greta great Chiara weak": each remark with the names on its side.
  const leading = (named[0]?.from ?? Infinity) < inside[0]!.from
  const groups: Group[] = []
  let start = from
  for (let i = 1; i < inside.length; i++) {
    const cut = leading
      ? (named.find(
          (mention) =>
            mention.from >= inside[i - 1]!.to &&
            mention.from < inside[i]!.from &&
            !belongsTo(tokens, inside[i - 1]!, mention, named[0]!),
        )?.from ?? inside[i]!.from)
      : inside[i]!.from
    if (cut <= start) continue
    groups.push(make(start, cut))
    start = cut
  }
  groups.push(make(start, to))
  return groups
}

/** "Ada: 90 on Delta to 20 on Ember": what a remark is said for stands right behind it. */
const belongsTo = (tokens: readonly Token[], { to }: GradeSpan, { from, kind }: Mention, first: Mention): boolean =>
  kind !== first.kind && from > to && tokens.slice(to, from).every(({ text }) => /^(?:on|for|in|at|with)$/.test(text))

/** "… Ada, Boris or Carla". */
export const isChoice = (groups: readonly Group[]): boolean =>
  groups.some(({ after }) => after === 'or' || after === 'nor')

/** Whether a remark on one name heads those of the other kind that it is made of: "great for Ember: Hugo and Ada". */
export const announces = (group: Group, next: Group | undefined, axes: readonly string[]): boolean => {
  if (axes.length === 1 || !group.heads || !next || next.grade || next.comparisons.length > 0 || next.heads)
    return false
  const [own, others] = [group.mentions, next.mentions].map((mentions) => new Set(mentions.map(({ kind }) => kind)))
  return own!.size === 1 && others!.size === 1 && [...own!][0] !== [...others!][0] && group.last === 'mention'
}
