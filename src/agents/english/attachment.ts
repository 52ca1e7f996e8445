/** Puts remarks and names of a sentence together, part by part. */
import type { About, Act } from './acts.ts'
import { bearingOf, type Bearing } from './bearing.ts'
import type { Comparison } from './comparisons.ts'
import type { GradeSpan } from './grade.ts'
import { blend } from './modifiers.ts'
import { announces, isChoice, type Group } from './groups.ts'
import { completes, isOwnNumber, PairList } from './pair-lists.ts'
import type { Mention } from './mentions.ts'
import { compared, isSame, kindsOf, pairsInOrder, unique, wholes } from './pairings.ts'
import type { Ranking } from './rankings.ts'

/** What was spoken of last, for words like "there", and for what a sentence leaves out. */
export type Context = ReadonlyMap<string, readonly Mention[]>

/** Behind these another remark is to be expected. */
const TURNS: ReadonlySet<string> = new Set(['so', 'but', 'while', 'whereas'])

export class Attachment {
  readonly #acts: Act[] = []
  readonly #axes: readonly string[]
  readonly #context: Context
  /** All names of the sentence. */
  readonly #named: readonly Mention[]
  /** What lacks a name that may follow later: "Greta great, Boris weak for Delta". */
  readonly #deferred: (() => void)[] = []
  #late = false
  #denying = false
  readonly #bearing: Bearing
  #topic: readonly Mention[] = []
  #waiting: Mention[] = []
  #pairs: Mention[][] = []
  #before: { group: Group; mentions: readonly Mention[]; left: readonly Mention[] } | undefined
  #lastAbout: About | undefined
  readonly #pairList = new PairList()
  /** Its names went with the remark before it. */
  #completed: Group | undefined

  constructor(
    axes: readonly string[],
    context: Context,
    { mentions, words }: { mentions: readonly Mention[]; words: ReadonlySet<string> },
  ) {
    this.#axes = axes
    this.#named = mentions
    this.#bearing = bearingOf(axes, mentions, words)
    this.#context = context
  }

  rank({ order, rest }: Ranking, much: -1 | 1): void {
    const things = order.flatMap((mention) => this.#things([mention, ...rest]).slice(0, 1))
    for (let i = 1; i < things.length; i++)
      this.#acts.push({ type: 'compare', better: things[i - 1]!, worse: things[i]!, much })
    this.#lastAbout = things[0]
  }

  add(group: Group, rest: readonly Group[]): void {
    const { mentions, grade, comparisons } = group
    if (comparisons.some(({ than }) => than)) return this.#compare(group)
    if (comparisons.length > 0) return this.#better(group)
    // "Great for Ember: Hugo and Ada."
    if (grade && announces(group, rest[0], this.#axes)) return void (this.#before = { group, mentions, left: [] })
    if (grade) return this.#grade(group, this.#completing(group, rest))
    if (this.#completed === group) return
    return this.#name(group, mentions, rest)
  }

  /** "44 where Greta and Beacon cross": the name that a remark lacks stands alone behind it. */
  #completing({ mentions, last }: Group, [next]: readonly Group[]): readonly Mention[] {
    const said = [...this.#topic, ...this.#waiting]
    if (!next || last !== 'mention' || !completes(mentions, next, said, this.#axes)) return []
    this.#completed = next
    return next.mentions
  }

  /** Names without a remark of their own. */
  #name(group: Group, mentions: readonly Mention[], rest: readonly Group[]): void {
    const kinds = kindsOf(mentions, this.#axes)
    const next = rest[0]
    const before = this.#before
    // "Ada on Delta: meh."
    const isHead = kinds.size === 1 || (next?.grade !== undefined && next.mentions.length === 0)
    if (group.heads && isHead) {
      // "Ada and Boris: great on Delta".
      this.#topic = [...this.#waiting, ...mentions]
      this.#waiting = []
      return
    }
    // "Her 80 is for Delta, not for Ember": denied is whose the number is.
    if (group.negated && before?.group.grade?.exact && this.#axes.length > 1 && rest.length === 0) return
    this.#denying ||= group.negated
    if (group.negated) return this.#propose(mentions, false)
    // "No thai, french or korean."
    const goesOn =
      kinds.size === 1 &&
      group.first === 'mention' &&
      group.from === mentions[0]!.from &&
      group.after !== 'but' &&
      group.after !== ':'
    if (this.#denying && goesOn && (this.#axes.length === 1 || isChoice([group, ...rest])))
      return this.#propose(mentions, false)
    this.#denying = false
    // "Not for us: thai, french."
    if (before?.group.heads && before.group.grade && kinds.size === 1 && group.after !== 'but')
      return this.#again(mentions)
    if (kinds.size === 1) {
      const kind = [...kinds][0]!
      const same = (other: readonly Mention[]): boolean => this.#axes.length === 1 || other.at(-1)?.kind === kind
      // "Two excellent reviewers for Delta, namely Ada and Boris".
      const lacks =
        this.#axes.length > 1 &&
        before?.group.grade !== undefined &&
        before.group.first !== 'mention' &&
        !before.mentions.some((mention) => mention.kind === kind)
      if (lacks && this.#lastAbout === undefined && !next?.grade) {
        const all = [...mentions, ...before.mentions]
        this.#before = {
          group: { ...before.group, last: 'mention', mentions: mentions as Mention[] },
          mentions: all,
          left: [],
        }
        return this.#emit(all, before.group.grade!)
      }
      const nextSame =
        next !== undefined && next.first === 'mention' && (this.#axes.length === 1 || next.mentions[0]?.kind === kind)
      if (
        before &&
        before.group.last === 'mention' &&
        same(before.group.mentions) &&
        !(before.group.grade?.exact && group.points) &&
        !(this.#axes.length === 1 && TURNS.has(group.after) && group.after !== 'so') &&
        !(nextSame && before.group.first === 'mention' && this.#axes.length === 1)
      ) {
        this.#again(mentions)
        return
      }
      // "Noah on Delta and Ember, Ada on Anchor": more for the pair before, where the next begins anew.
      if (this.#waiting.length === 0 && this.#pairList.goesOn(group, kind, next))
        return this.#propose([...this.#pairList.head, ...mentions], true)
      if (nextSame) {
        this.#waiting.push(...mentions)
        return
      }
      // "Ava: BLEU, Joseph: Electra".
      const headed = this.#topic.length > 0 && this.#waiting.length === 0 && !same(this.#topic)
      if (next?.heads && headed && this.#axes.length > 1) return this.#propose([...this.#topic, ...mentions], true)
      if (next && (this.#axes.length > 1 || next.first !== 'mention')) {
        // "(Hugo, Delta): 35": both together are what follows.
        const beside =
          before === undefined && this.#acts.length === 0 ? this.#topic.filter(({ kind: other }) => other !== kind) : []
        this.#topic = [...beside, ...this.#waiting.splice(0), ...mentions]
        return
      }
      // "It is important, so perhaps on Thursday" goes on about something else.
      if (before?.group.grade && this.#axes.length === 1 && !TURNS.has(group.after)) return this.#again(mentions)
      // A name at the end completes what lacked it.
      if (before && this.#axes.length > 1 && this.#waiting.length === 0) return
      this.#propose([...this.#waiting, ...mentions], true)
      this.#waiting = []
      return
    }
    if (before && before.group.comparisons.length > 0 && mentions[0]!.kind === before.mentions.at(-1)?.kind)
      return this.#again(mentions)
    const told = before?.group.grade
    const isOwn = told?.exact && isOwnNumber(before!.group, group, this.#lastAbout !== undefined)
    if (told && told.grade !== 'unknown' && !isOwn) return this.#emit(mentions, told)
    const ahead = rest.find(({ grade, comparisons }) => grade || comparisons.length > 0)
    if (
      ahead?.grade &&
      kindsOf(ahead.mentions, this.#axes).size === kinds.size &&
      ahead.first === 'mention' &&
      (ahead.grade.all || (rest[0] === ahead && !ahead.grade.exact && !TURNS.has(ahead.after)))
    )
      this.#pairs.push([...mentions])
    else {
      this.#propose(mentions, true)
      this.#pairList.begin(group, mentions)
    }
  }

  /** More names for the last remark: "great for Gantry and Delta". */
  #again(mentions: readonly Mention[]): void {
    const before = this.#before!
    const kinds = kindsOf(mentions, this.#axes)
    const others = this.#axes.length === 1 ? [] : before.mentions.filter(({ kind }) => !kinds.has(kind))
    if (before.group.comparisons.length > 0) {
      const [one] = before.group.comparisons
      this.#orderAll(before.left, [...mentions, ...others], one!)
    } else if (before.group.grade) this.#emit([...mentions, ...others], before.group.grade)
  }

  #grade(group: Group, completing: readonly Mention[] = []): void {
    const span = group.grade!
    const mentions = [...this.#waiting, ...group.mentions, ...completing]
    this.#waiting = []
    this.#denying = false
    // "No music, we want to talk": wants something else.
    // Of two kinds, a remark behind both is of them: "Delta could go to Ada, nothing special".
    const remarks = this.#axes.length > 1 && (span.to - span.from > 1 || group.more || group.predicates)
    if (
      mentions.length === 0 &&
      this.#topic.length === 0 &&
      !this.#before &&
      this.#lastAbout &&
      !group.points &&
      !remarks &&
      !span.exact
    )
      return
    if (mentions.length === 0 && group.heads) {
      this.#before = { group, mentions: [], left: [] }
      return
    }
    if (mentions.length === 0 && this.#topic.length === 0 && this.#before?.group.grade && this.#lastAbout) {
      // "No music, and I prefer places with three stars": something else.
      if ((group.more || (group.led && !span.exact)) && this.#axes.length === 1) return
      // "Okay, not great": the second word on the same thing.
      this.#refine(span)
      return
    }
    for (const pair of this.#pairs.splice(0)) this.#emit(pair, span)
    this.#emit(mentions, span)
    this.#before = { group, mentions: mentions.length > 0 ? mentions : (this.#lastAbout ?? []), left: [] }
  }

  #refine({ grade, exact }: GradeSpan): void {
    const last = this.#acts.at(-1)
    if (grade === 'unknown' || last?.type !== 'inform' || last.grade.raw) return
    // "The best I have is Ada, and she is so so": the second word is of herself.
    const isRelative = last.grade.extreme !== undefined
    this.#acts[this.#acts.length - 1] = { ...last, grade: exact || isRelative ? grade : blend(last.grade, grade) }
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
    // "So far we have Noah, Daniel and Ava": no two have the paper that was spoken of last.
    const lists = yes && this.#axes.length > 1 && mentions.length > 2 && kindsOf(mentions, this.#axes).size === 1
    if (lists && this.#topic.length === 0) return
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
    // "Sofia, while acceptable, is inferior to Noah on SWAG."
    if (sides[0]!.length === 0 && this.#topic.some(({ kind }) => kindsOf(sides[1]!, this.#axes).has(kind)))
      sides[0] = [...this.#topic]
    // "You could not ask for anyone better than Ada"; "anyone would be better than Ada".
    if (sides[0]!.length === 0 && this.#bearing.general && comparisons.length === 1) {
      const isBest = comparisons[0]!.sign < 0 !== (this.#bearing.doubts && !comparisons[0]!.denied)
      const grade = { value: isBest ? 0.94 : 0.06, spread: 0.06 }
      this.#emit(sides[1]!, { from: group.from, to: group.to, grade })
      return
    }
    // "I could not find a better fit for Delta than Ada": nobody is better.
    const [only] = comparisons
    const kinds = kindsOf(sides[1]!, this.#axes)
    if (comparisons.length === 1 && only!.denied && sides[1]!.length > 0 && !group.points && this.#axes.length > 1)
      if (!sides[0]!.some(({ kind }) => kinds.has(kind)) && !this.#topic.some(({ kind }) => kinds.has(kind))) {
        const grade = only!.sign < 0 ? { value: 0.94, spread: 0.06 } : { value: 0.06, spread: 0.06 }
        this.#emit([...sides[0]!, ...sides[1]!], { from: group.from, to: group.to, grade })
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
      const kinds = kindsOf(side, this.#axes)
      return other.filter(({ kind }) => !kinds.has(kind))
    }
    if (right.length === 0) return [[], []]
    const [lacks, has] = [missing(left, right), missing(right, left)]
    // "She is better on Delta than Boris": who she is was said before.
    if (lacks.length > 0 && has.length > 0) {
      const kinds = kindsOf(lacks, this.#axes)
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

  #order(left: About, right: About, comparison: Comparison): void {
    this.#acts.push(compared(left, right, comparison))
    this.#lastAbout = right
  }

  /** "Boris is better": than what was spoken of before; else rather good. */
  #better(group: Group): void {
    const [comparison] = group.comparisons
    if (this.#bearing.weighs) {
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
    // "Boris is weak, Ada even more so."
    const before = this.#before?.group.grade?.grade
    const isTurned = comparison!.degree && before !== undefined && before !== 'unknown' && before.value < 0.5
    const sign = isTurned ? (-comparison!.sign as 1 | -1) : comparison!.sign
    // "… save him for Ember, where he is even better": than in what was said before.
    const last = this.#lastAbout
    if (mentions.length === 0 && last && this.#acts.length > 0 && (group.points || comparison!.denied)) {
      const told = this.#acts.flatMap((act) => (act.type === 'inform' && !isSame(act.about, last) ? [act.about] : []))
      if (told.length > 0) this.#order(last, told.at(-1)!, { ...comparison!, sign })
      this.#lastAbout = last
      return
    }
    const things = this.#things(mentions)
    for (const about of things)
      if (reference && !isSame(about, reference)) this.#order(about, reference, { ...comparison!, sign })
      else {
        const [high, low] = comparison!.much === 2 ? [0.84, 0.2] : [0.74, 0.3]
        const grade = { value: sign > 0 ? high : low, spread: 0.18 }
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
    if (needsName && rows.length + columns.length === 0) return []
    const [a, b] = [rows, columns].map((side, i) => (side.length > 0 ? side : this.#understood(this.#axes[i]!)))
    // "Ada on Delta is as good as Boris on Ember, both excellent": each with its own.
    const sides =
      this.#before && mentions.length === 0 ? wholes([this.#before.left, this.#before.mentions], this.#axes) : []
    if (sides.length > 1) return sides
    const alternating = rows.length > 1 && columns.length > 1 ? pairsInOrder(mentions) : undefined
    return alternating ?? a!.flatMap((row) => b!.map((column) => [row, column]))
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
    // "It is doubtful whether Ada could do justice to Delta" speaks of none but these.
    const only = this.#bearing.isWhole ? of(this.#named) : []
    if (only.length > 0) return only
    const context = this.#bearing.general ? [] : (this.#context.get(axis) ?? [])
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
