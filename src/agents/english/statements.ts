/**
 * Which remark belongs to which name: lists ("Greta and Boris are weak"), ellipsis ("Greta great for Gantry, weak for
 * Delta"), topics ("For Gantry, …"), comparisons, directives. Where that is not clear nothing is read.
 */
import type { About, Act } from './acts.ts'
import { findComparisons, type Comparison } from './comparisons.ts'
import { blend, type Grades, type GradeSpan } from './grades.ts'
import type { Finder, Mention } from './mentions.ts'
import type { Token } from './tokens.ts'

/** What a game brings for its sentences to be read. */
export interface Grammar {
  readonly names: Finder
  readonly grades: Grades
  /** Kinds of names that together make one thing: a reviewer and a paper. One kind: each name is a thing. */
  readonly axes: readonly string[]
}

/** What was spoken of last, for words like "there", and for what a sentence leaves out. */
export type Context = ReadonlyMap<string, readonly Mention[]>

interface Group {
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
])
/** What follows is only supposed, up to the next separator. */
const SUPPOSED = new Set(['if', 'unless'])
/** "Anyone but Chiara". */
const ANYONE = new Set(['anyone', 'anybody', 'everyone', 'everybody', 'all', 'one', 'anything', 'anywhere', 'nothing'])
const WEIGHING = ['between', 'compared', 'comparing', 'versus', 'vs', 'against', 'relative']
/** "Ada and Boris are neck and neck." */
const LEVEL = ['neck', 'tied', 'tie', 'par', 'interchangeable', 'equivalent', 'identical', 'equal', 'level']
const TO_BE = new Set(['is', 'are', 'was', 'were', 'be', 'looks', 'look', 'seems', 'seem'])
const GENERAL = ['anyone', 'anybody', 'any', 'nobody', 'nothing', 'none', 'else']
const PRONOUNS = new Set([
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
const NEGATED = new Set([
  'not',
  'never',
  'no',
  'avoid',
  'without',
  'except',
  'neither',
  'nor',
  'away',
  'anyone but',
  'skip',
  'drop',
  'remove',
  'exclude',
])

/** The acts of one sentence, and what it leaves in mind. */
export function readStatement(
  tokens: readonly Token[],
  { names, grades, axes }: Grammar,
  context: Context,
  answers = false,
): { acts: Act[]; context: Context } {
  const mentions = names.find(tokens)
  const places = new Uint8Array(tokens.length)
  for (const { from, to } of mentions) places.fill(1, from, to)
  for (const { from, to } of names.besides?.(tokens) ?? []) places.fill(1, from, to)
  const isMention = (at: number): boolean => places[at] === 1
  const spans = grades.find(tokens, isMention)
  const ranking = readRanking(tokens, mentions, spans, axes)
  const groups = groupsOf(tokens, mentions, spans, isMention)
  // A remark without a name speaks of something only where a word points there, or where it answers.
  if (mentions.length === 0 && !answers && !tokens.some(({ text }) => PRONOUNS.has(text))) return { acts: [], context }
  const attach = new Attachment(axes, context, { mentions, words: new Set(tokens.map(({ text }) => text)) })
  const zipped = readRespectively(tokens, mentions, spans, axes)
  if (zipped) return { acts: zipped, context }
  const even = readEven(tokens, mentions, spans, axes)
  if (ranking) attach.rank(ranking, 1)
  else if (even) attach.rank(even, -1)
  else groups.forEach((group, i) => attach.add(group, groups.slice(i + 1)))
  return attach.end()
}

/** The order that a sentence gives: "Greta first, then Boris, then Chiara"; undefined where it gives none. */
function readRanking(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): { order: Mention[]; rest: Mention[] } | undefined {
  const words = tokens.map(({ text }) => text)
  const has = (...sought: string[]): boolean => sought.some((word) => words.includes(word))
  const ordered = has('order', 'ranking', 'rank', 'ranked', 'priority') || (has('best') && has('worst'))
  const then = has('then') || (has('first') && has('second', 'last', 'third', 'next')) || has('followed')
  if (!ordered && !then) return undefined
  if (!ordered && spans.length > 1) return undefined
  for (const kind of axes) {
    const order = mentions.filter((mention) => axes.length === 1 || mention.kind === kind)
    const rest = mentions.filter((mention) => !order.includes(mention))
    if (order.length < 2 || new Set(rest.map(({ id }) => id)).size > 1) continue
    if (new Set(order.map((mention) => mention.kind)).size > 1) continue
    const rising = has('worst') && (!has('best') || words.indexOf('worst') < words.indexOf('best'))
    return { order: rising ? order.toReversed() : order, rest: rest.slice(0, 1) }
  }
  return undefined
}

/** "Ada and Greta are great for Delta and Ember respectively": one with one, in order. */
function readRespectively(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): Act[] | undefined {
  const [span] = spans
  if (!span || spans.length > 1 || !tokens.some(({ text }) => text === 'respectively')) return undefined
  const [rows, columns] = axes.map((axis) => unique(mentions.filter(({ kind }) => kind === axis)))
  if (!rows || !columns || rows.length !== columns.length) return undefined
  const { grade } = span
  return rows.map((row, i) => {
    const about = [row, columns[i]!]
    return grade === 'unknown' ? { type: 'unknown', about } : { type: 'inform', about, grade }
  })
}

/** What a sentence calls as good as each other. */
function readEven(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  axes: readonly string[],
): { order: Mention[]; rest: Mention[] } | undefined {
  if (
    spans.length > 0 ||
    !tokens.some(({ text }, at) => LEVEL.includes(text) || (text === 'same' && tokens[at - 1]?.text === 'the'))
  )
    return undefined
  for (const kind of axes) {
    const order = mentions.filter((mention) => axes.length === 1 || mention.kind === kind)
    const rest = mentions.filter((mention) => !order.includes(mention))
    if (order.length > 1 && new Set(rest.map(({ id }) => id)).size <= 1) return { order, rest: rest.slice(0, 1) }
  }
  return undefined
}

/** Parts of the sentence with at most one remark each. */
function groupsOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  spans: readonly GradeSpan[],
  isMention: (at: number) => boolean,
): Group[] {
  const cuts: number[] = []
  tokens.forEach(({ text }, at) => {
    if (!SEPARATORS.has(text) || isMention(at)) return
    // "Ada and Boris are also great" says the same of both.
    if (text === 'also' && TO_BE.has(tokens[at - 1]?.text ?? '')) return
    if (text === 'but' && ANYONE.has(tokens[at - 1]?.text ?? '')) return
    if (spans.some(({ from, to }) => from <= at && at < to)) return
    cuts.push(at)
  })
  tokens.forEach(({ text }, at) => {
    if (text === '-' && tokens[at + 1]?.text === '-') cuts.push(at)
    // "Classy places with no music": what is lacked is apart from what it lacks.
    if (text === 'with' && ['no', 'out'].includes(tokens[at + 1]?.text ?? '') && !isMention(at)) cuts.push(at)
    if (tokens[at + 1]?.text === 'without' && !isMention(at) && !SEPARATORS.has(text)) cuts.push(at)
  })
  cuts.sort((a, b) => a - b)
  cuts.push(tokens.length)
  const groups: Group[] = []
  let from = 0
  for (const cut of cuts) {
    const parts = cut === from ? [] : split(tokens, { from, to: cut }, mentions, spans, isMention)
    if (!SUPPOSED.has(tokens[from - 1]?.text ?? '')) groups.push(...parts)
    // "If it is about Delta, …": what is supposed tells nothing, but may say what follows is about.
    else groups.push(...parts.filter(({ grade, comparisons }) => !grade && comparisons.length === 0))
    from = cut + 1
  }
  return groups.filter(({ mentions, grade, comparisons }) => mentions.length > 0 || grade || comparisons.length > 0)
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
          ((text === 'no' ? isMention(start + i + 1) : NEGATED.has(text)) ||
            (text === 'but' && ANYONE.has(words[i - 1]?.text ?? '')) ||
            (text === 'out' && i > 0 && ['is', 'are'].includes(words[i - 1]!.text))),
      ),
      first: places[0]?.[1] ?? 'none',
      last: places.at(-1)?.[1] ?? 'none',
      heads: tokens[end]?.text === ':',
      relative: ['who', 'which', 'whom'].includes(words[0]?.text ?? ''),
      points: words.some(({ text }, i) => PRONOUNS.has(text) && !isMention(start + i)),
      more:
        lone !== undefined &&
        tokens.slice(lone.to, end).filter(({ text, kind }) => kind !== 'mark' && !FILLERS.has(text)).length > 0,
      after: tokens[start - 1]?.text ?? '',
      from: start,
      to: end,
    }
  }
  if (inside.length < 2) return [make(from, to)]
  // "Greta great Chiara weak": each remark with the names on its side.
  const leading = (named[0]?.from ?? Infinity) < inside[0]!.from
  const groups: Group[] = []
  let start = from
  for (let i = 1; i < inside.length; i++) {
    const cut = leading
      ? (named.find((mention) => mention.from >= inside[i - 1]!.to && mention.from < inside[i]!.from)?.from ??
        inside[i]!.from)
      : inside[i]!.from
    if (cut <= start) continue
    groups.push(make(start, cut))
    start = cut
  }
  groups.push(make(start, to))
  return groups
}

/** Puts remarks and names of a sentence together, part by part. */
class Attachment {
  readonly #acts: Act[] = []
  readonly #axes: readonly string[]
  readonly #context: Context
  /** All names of the sentence. */
  readonly #named: readonly Mention[]
  /** What lacks a name that may follow later: "Greta great, Boris weak for Delta". */
  readonly #deferred: (() => void)[] = []
  #late = false
  #denying = false
  /** Speaks of anyone or nobody, so that nobody is understood. */
  readonly #general: boolean
  /** Weighs things against each other: "between", "compared to". */
  readonly #weighs: boolean
  #topic: readonly Mention[] = []
  #waiting: Mention[] = []
  #pairs: Mention[][] = []
  #before: { group: Group; mentions: readonly Mention[]; left: readonly Mention[] } | undefined
  #lastAbout: About | undefined

  constructor(
    axes: readonly string[],
    context: Context,
    { mentions, words }: { mentions: readonly Mention[]; words: ReadonlySet<string> },
  ) {
    this.#axes = axes
    this.#named = mentions
    this.#context = context
    this.#weighs = WEIGHING.some((word) => words.has(word))
    this.#general = GENERAL.some((word) => words.has(word))
  }

  rank({ order, rest }: { order: readonly Mention[]; rest: readonly Mention[] }, much: -1 | 1): void {
    const things = order.flatMap((mention) => this.#things([mention, ...rest]).slice(0, 1))
    for (let i = 1; i < things.length; i++)
      this.#acts.push({ type: 'compare', better: things[i - 1]!, worse: things[i]!, much })
    this.#lastAbout = things[0]
  }

  add(group: Group, rest: readonly Group[]): void {
    const { mentions, grade, comparisons } = group
    if (comparisons.some(({ than }) => than)) return this.#compare(group)
    if (comparisons.length > 0) return this.#better(group)
    if (grade) return this.#grade(group)
    return this.#name(group, mentions, rest)
  }

  #kindsOf(mentions: readonly Mention[]): Set<string> {
    return new Set(
      this.#axes.length === 1 ? (mentions.length > 0 ? [this.#axes[0]!] : []) : mentions.map(({ kind }) => kind),
    )
  }

  /** Names without a remark of their own. */
  #name(group: Group, mentions: readonly Mention[], rest: readonly Group[]): void {
    const kinds = this.#kindsOf(mentions)
    const next = rest[0]
    const before = this.#before
    if (group.heads && kinds.size === 1) {
      this.#topic = mentions
      this.#waiting = []
      return
    }
    if (group.negated) {
      this.#denying = true
      return this.#propose(mentions, false)
    }
    // "No thai, french or korean."
    const goesOn =
      kinds.size === 1 && group.first === 'mention' && group.from === mentions[0]!.from && group.after !== 'but'
    if (this.#denying && goesOn && this.#axes.length === 1) return this.#propose(mentions, false)
    this.#denying = false
    // "Not for us: thai, french."
    if (before?.group.heads && before.group.grade && kinds.size === 1 && group.after !== 'but')
      return this.#again(mentions)
    if (kinds.size === 1) {
      const kind = [...kinds][0]!
      const same = (other: readonly Mention[]): boolean => this.#axes.length === 1 || other.at(-1)?.kind === kind
      const nextSame =
        next !== undefined && next.first === 'mention' && (this.#axes.length === 1 || next.mentions[0]?.kind === kind)
      if (
        before &&
        before.group.last === 'mention' &&
        same(before.group.mentions) &&
        !(nextSame && before.group.first === 'mention' && this.#axes.length === 1)
      ) {
        this.#again(mentions)
        return
      }
      if (nextSame) {
        this.#waiting.push(...mentions)
        return
      }
      if (next && (this.#axes.length > 1 || next.first !== 'mention')) {
        this.#topic = mentions
        return
      }
      if (before?.group.grade && this.#axes.length === 1) return this.#again(mentions)
      // A name at the end completes what lacked it.
      if (before && this.#axes.length > 1 && this.#waiting.length === 0) return
      this.#propose([...this.#waiting, ...mentions], true)
      this.#waiting = []
      return
    }
    if (before && before.group.comparisons.length > 0 && mentions[0]!.kind === before.mentions.at(-1)?.kind)
      return this.#again(mentions)
    if (before?.group.grade && before.group.grade.grade !== 'unknown') {
      this.#emit(mentions, before.group.grade)
      return
    }
    const ahead = rest.find(({ grade, comparisons }) => grade || comparisons.length > 0)
    if (
      ahead?.grade &&
      this.#kindsOf(ahead.mentions).size === kinds.size &&
      ahead.first === 'mention' &&
      (ahead.grade.all || rest[0] === ahead)
    )
      this.#pairs.push([...mentions])
    else this.#propose(mentions, true)
  }

  /** More names for the last remark: "great for Gantry and Delta". */
  #again(mentions: readonly Mention[]): void {
    const before = this.#before!
    const kinds = this.#kindsOf(mentions)
    const others = this.#axes.length === 1 ? [] : before.mentions.filter(({ kind }) => !kinds.has(kind))
    if (before.group.comparisons.length > 0) {
      const [one] = before.group.comparisons
      this.#orderAll(before.left, [...mentions, ...others], one!)
    } else if (before.group.grade) this.#emit([...mentions, ...others], before.group.grade)
  }

  #grade(group: Group): void {
    const span = group.grade!
    const mentions = [...this.#waiting, ...group.mentions]
    this.#waiting = []
    this.#denying = false
    // "No music, we want to talk": wants something else.
    if (mentions.length === 0 && this.#topic.length === 0 && !this.#before && this.#lastAbout && !group.points) return
    if (mentions.length === 0 && group.heads) {
      this.#before = { group, mentions: [], left: [] }
      return
    }
    if (mentions.length === 0 && this.#topic.length === 0 && this.#before?.group.grade && this.#lastAbout) {
      // "No music, and I prefer places with three stars": something else.
      if (group.more && this.#axes.length === 1) return
      // "Okay, not great": the second word on the same thing.
      this.#refine(span)
      return
    }
    for (const pair of this.#pairs.splice(0)) this.#emit(pair, span)
    this.#emit(mentions, span)
    this.#before = { group, mentions: mentions.length > 0 ? mentions : (this.#lastAbout ?? []), left: [] }
  }

  #refine({ grade }: GradeSpan): void {
    const last = this.#acts.at(-1)
    if (grade === 'unknown' || last?.type !== 'inform' || last.grade.raw) return
    this.#acts[this.#acts.length - 1] = { ...last, grade: blend(last.grade, grade) }
  }

  #emit(mentions: readonly Mention[], span: GradeSpan): void {
    const { grade } = span
    const things = this.#things(mentions)
    if (things.length === 0) {
      if (this.#late && grade === 'unknown' && mentions.length > 0)
        this.#acts.push({ type: 'unknown', about: mentions })
      // Of one kind of names, a remark waits for none: "I want it to be quiet, so no music".
      if (this.#axes.length > 1) this.#defer(() => this.#emit(mentions, span))
    }
    for (const about of things) {
      this.#acts.push(grade === 'unknown' ? { type: 'unknown', about } : { type: 'inform', about, grade })
      this.#lastAbout = about
    }
  }

  #defer(work: () => void): void {
    if (!this.#late) this.#deferred.push(work)
  }

  #propose(mentions: readonly Mention[], yes: boolean): void {
    const things = this.#things(mentions, true)
    if (things.length === 0 && mentions.length > 0) this.#defer(() => this.#propose(mentions, yes))
    for (const about of things) {
      this.#acts.push({ type: 'propose', about, yes })
      this.#lastAbout = about
    }
  }

  #compare(group: Group): void {
    const { comparisons } = group
    const sides: Mention[][] = []
    let from = -Infinity
    for (const { to, from: at } of comparisons) {
      sides.push(group.mentions.filter((mention) => mention.from >= from && mention.to <= at))
      from = to
    }
    sides.push(group.mentions.filter((mention) => mention.from >= from))
    const before = this.#before
    sides[0]!.unshift(...this.#waiting)
    this.#waiting = []
    if (sides[0]!.length === 0 && this.#topic.length === 0 && before)
      sides[0] = [...(group.relative ? before.mentions : before.left.length > 0 ? before.left : before.mentions)]
    // "You could not ask for anyone better than Ada."
    if (sides[0]!.length === 0 && this.#general && comparisons.length === 1) {
      this.#emit(sides[1]!, { from: group.from, to: group.to, grade: { value: 0.94, spread: 0.06 } })
      return
    }
    let left: readonly Mention[] = sides[0]!
    for (const [i, comparison] of comparisons.entries()) {
      const right = sides[i + 1]!
      this.#orderAll(left, right, comparison)
      left = right
    }
    this.#before = { group: { ...group, last: 'mention' }, mentions: sides.at(-1)!, left: sides[0]! }
    for (const pair of this.#pairs.splice(0)) this.#propose(pair, true)
  }

  /** Both sides of a comparison; what one leaves out it shares with the other. */
  #complete(left: readonly Mention[], right: readonly Mention[]): [readonly About[], readonly About[]] {
    if (this.#axes.length === 1) return [this.#things(left), this.#things(right)]
    const missing = (side: readonly Mention[], other: readonly Mention[]): Mention[] => {
      const kinds = this.#kindsOf(side)
      return other.filter(({ kind }) => !kinds.has(kind))
    }
    if (right.length === 0) return [[], []]
    const [lacks, has] = [missing(left, right), missing(right, left)]
    // "She is better on Delta than Boris": who she is was said before.
    if (lacks.length > 0 && has.length > 0) {
      const kinds = this.#kindsOf(lacks)
      const subject = unique(
        (this.#before?.left.length ? this.#before.left : (this.#lastAbout ?? [])).filter(({ kind }) => kinds.has(kind)),
      )
      return subject.length === 1 ? [this.#things([...left, ...subject]), this.#things([...right, ...has])] : [[], []]
    }
    return [this.#things([...left, ...missing(left, right)]), this.#things([...right, ...missing(right, left)])]
  }

  #orderAll(left: readonly Mention[], right: readonly Mention[], comparison: Comparison): void {
    const [a, b] = this.#complete(left, right)
    if ((a.length === 0 || b.length === 0) && left.length + right.length > 0)
      this.#defer(() => this.#orderAll(left, right, comparison))
    for (const one of a) for (const other of b) if (!isSame(one, other)) this.#order(one, other, comparison)
  }

  #order(left: About, right: About, { sign, much }: Comparison): void {
    if (sign === 0) this.#acts.push({ type: 'compare', better: left, worse: right, much: -1 })
    else if (sign > 0) this.#acts.push({ type: 'compare', better: left, worse: right, much })
    else this.#acts.push({ type: 'compare', better: right, worse: left, much })
    this.#lastAbout = right
  }

  /** "Boris is better": than what was spoken of before; else rather good. */
  #better(group: Group): void {
    const [comparison] = group.comparisons
    if (this.#weighs) {
      // "Between Ada and Boris, Ada is better."
      const rivals = [...this.#waiting, ...this.#topic].filter(
        ({ kind, id }) => !group.mentions.some((one) => one.kind === kind && one.id === id),
      )
      const subject = group.mentions.filter(({ kind }) => rivals.some((rival) => rival.kind === kind))
      if (rivals.length > 0 && subject.length === 1) {
        this.#waiting = []
        this.#topic = []
        const rest = group.mentions.filter((mention) => !subject.includes(mention))
        this.#orderAll([...subject, ...rest], [...rivals, ...rest], comparison!)
        this.#before = { group, mentions: subject, left: subject }
        return
      }
    }
    const mentions = [...this.#waiting, ...group.mentions]
    this.#waiting = []
    const reference = this.#lastAbout ?? this.#referenceIn()
    const things = this.#things(mentions)
    for (const about of things)
      if (reference && !isSame(about, reference)) this.#order(about, reference, comparison!)
      else {
        const grade = { value: comparison!.sign > 0 ? 0.74 : 0.3, spread: 0.2 }
        this.#acts.push({ type: 'inform', about, grade })
      }
    if (things.length > 0) this.#lastAbout = things.at(-1)
    this.#before = { group, mentions, left: [] }
  }

  #referenceIn(): About | undefined {
    const about = this.#axes.flatMap((axis) => this.#context.get(axis) ?? [])
    return about.length === this.#axes.length ? about : undefined
  }

  /** The things that names make up: each alone, or one of each kind, with what the sentence or the talk leaves to be understood. */
  #things(mentions: readonly Mention[], needsName = false): About[] {
    if (this.#axes.length === 1) {
      const named =
        mentions.length > 0
          ? mentions
          : needsName
            ? []
            : this.#topic.length > 0
              ? this.#topic
              : (this.#lastAbout ?? this.#context.get(this.#axes[0]!) ?? [])
      return named.map((mention) => [mention])
    }
    const [rows, columns] = this.#axes.map((axis) => unique(mentions.filter(({ kind }) => kind === axis))) as [
      Mention[],
      Mention[],
    ]
    const filled = [rows, columns].map((side, i) => (side.length > 0 ? side : this.#understood(this.#axes[i]!))) as [
      Mention[],
      Mention[],
    ]
    if (needsName && rows.length + columns.length === 0) return []
    const [a, b] = filled
    if (a.length === 0 || b.length === 0) return []
    if (rows.length > 1 && columns.length > 1) {
      const alternating = pairsInOrder(mentions)
      if (alternating) return alternating
    }
    return a.flatMap((row) => b.map((column) => [row, column]))
  }

  #understood(axis: string): readonly Mention[] {
    const of = (mentions: readonly Mention[]): Mention[] => unique(mentions.filter(({ kind }) => kind === axis))
    if (this.#late) {
      const named = of(this.#named)
      return named.length === 1 ? named : []
    }
    const topic = of(this.#topic)
    if (topic.length > 0) return topic
    const before = this.#before ? of([...this.#before.left, ...this.#before.mentions]) : []
    if (before.length > 0) return before
    const last = of(this.#lastAbout ?? [])
    if (last.length > 0) return last
    const context = this.#general ? [] : (this.#context.get(axis) ?? [])
    return context.length === 1 ? context : []
  }

  end(): { acts: Act[]; context: Context } {
    for (const pair of this.#pairs.splice(0)) this.#propose(pair, true)
    if (this.#waiting.length > 0) this.#propose(this.#waiting.splice(0), true)
    this.#late = true
    for (const work of this.#deferred.splice(0)) work()
    const context = new Map(this.#context)
    for (const axis of this.#axes) {
      const of = (mentions: readonly Mention[]): Mention[] =>
        unique(mentions.filter(({ kind }) => this.#axes.length === 1 || kind === axis))
      const last = of(this.#topic.length > 0 && of(this.#topic).length > 0 ? this.#topic : (this.#lastAbout ?? []))
      if (last.length > 0) context.set(axis, last)
    }
    return { acts: this.#acts, context }
  }
}

const unique = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter(({ kind, id }, i) => mentions.findIndex((other) => other.kind === kind && other.id === id) === i)

const isSame = (a: About, b: About): boolean =>
  a.length === b.length && a.every(({ kind, id }) => b.some((other) => other.kind === kind && other.id === id))

/** "Ava on BLEU, Noah on Electra": each name with those of the other kind behind it; undefined for "Ava, Noah on BLEU, Electra". */
function pairsInOrder(mentions: readonly Mention[]): About[] | undefined {
  const leading = mentions[0]!.kind
  const runs: Mention[][] = []
  for (const mention of mentions) {
    const last = runs.at(-1)
    if (last && last[0]!.kind === mention.kind) last.push(mention)
    else runs.push([mention])
  }
  if (runs.length < 3) return undefined
  const pairs: About[] = []
  let lead: readonly Mention[] = []
  for (const run of runs) {
    if (run[0]!.kind === leading) lead = run
    else for (const one of lead) for (const other of run) pairs.push([one, other])
  }
  return pairs
}
