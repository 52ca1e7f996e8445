/** Words for how good something is, how much it is liked, how important it is; with strength, negation and scales. */
import type { Token } from './tokens.ts'
import { isPraised, isUnfailing, neitherNor } from './denials.ts'
import { SAYS, tellsNothing } from './no-remarks.ts'
import { tempered } from './tempering.ts'
import { wordSet, wordTable } from './typing/word-set.ts'
import type { GradeSpan, Scale } from './grade.ts'
import { firstWord, ignoranceAt, isListener, UNKNOWN, unknownAt } from './ignorance.ts'
import { numberAt, type Reads } from './marks.ts'
import { compoundAt, DOUBTS, MERITS, SCANT } from './merits.ts'
import {
  blend,
  each,
  FIRM,
  gradeOf,
  MILD,
  modify,
  NEGATORS,
  none,
  SENTENCE_ADVERBS,
  softened,
  STRONG,
  type Head,
  type Modifiers,
} from './modifiers.ts'

/** Words that put something above or below all that it is compared with. */
const EXTREMES: Readonly<Record<string, { value: number; extreme?: 'best' | 'worst' }>> = wordTable(
  Object.fromEntries([
    ...'best,strongest,highest,greatest,favorite,favourite,finest,biggest,largest,topmost,number one,top choice,top pick,top score,best fit'
      .split(',')
      .map((word) => [word, { value: 0.9, extreme: 'best' as const }] as const),
    ...'my pick,my choice,my picks,my choices,my top picks,my first pick,my number one'
      .split(',')
      .map((word) => [word, { value: 0.88, extreme: 'best' as const }] as const),
    ...'second best,next best,runner up,second highest,second choice,close second,second strongest,next highest'
      .split(',')
      .map((word) => [word, { value: 0.78 }] as const),
    ...'worst,lowest,weakest,poorest,smallest,tiniest,least suitable,least suited,bottom choice'
      .split(',')
      .map((word) => [word, { value: 0.07, extreme: 'worst' as const }] as const),
  ]),
)

/** "Ada 👍 Boris 👎": each stands behind its name. */
const THUMBS = new Set(['thumbsup', 'thumbsdown'])

/** Words that grade only where no other does: "a great fit", "fits". */
const PLAIN = new Set([
  'fit',
  'fits',
  'suits',
  'works',
  'work',
  'like',
  'likes',
  'well',
  'recommend',
  'confident',
  'fitting',
  'happy',
  'struggle',
  'struggles',
  'thumbsup',
  'thumbsdown',
])

export interface GradeOptions {
  readonly scale: Scale
  /** Whether bare numbers grade: `Greta 8`. */
  readonly numbers?: boolean
  /** Whether "best" and "worst" grade; importances have none: "Friday is best for me". By default they do. */
  readonly extremes?: boolean
  /** Grades that whole clauses make up, which go before those of single words. */
  readonly compose?: (tokens: readonly Token[], taken: (at: number) => boolean) => readonly GradeSpan[]
}

/** Finds grades among the tokens of a clause. */
export class Grades {
  readonly #heads: ReadonlyMap<string, Head>
  /** First words of phrases, so that most words are passed over at once. */
  readonly #first: ReadonlySet<string>
  readonly #reads: Reads
  readonly words: ReadonlySet<string>

  readonly #compose: GradeOptions['compose']

  constructor({ scale, numbers = false, extremes = true, compose }: GradeOptions) {
    this.#compose = compose
    const plain = Object.entries(scale).map(([phrase, value]) => [phrase, { value }] as const)
    this.#heads = new Map<string, Head>([...plain, ...(extremes ? Object.entries(EXTREMES) : [])])
    this.#first = new Set([...this.#heads.keys()].map(firstWord))
    this.#reads = { numbers, extremes }
    this.words = new Set([
      ...[...this.#heads.keys(), ...UNKNOWN, ...STRONG, ...MILD, ...FIRM, ...NEGATORS].flatMap((phrase) =>
        phrase.split(' '),
      ),
      ...[...MERITS, ...DOUBTS, ...SCANT],
    ])
  }

  /** Whether a grade may begin with this word. */
  opens(word: string): boolean {
    return this.#first.has(word)
  }

  /** `taken`: places that names stand at. */
  find(tokens: readonly Token[], taken: (at: number) => boolean): GradeSpan[] {
    const found: GradeSpan[] = []
    let modifiers: Modifiers = none(0)
    /** Of the last head: "not particularly well versed" denies and strengthens both words. */
    let lastModifiers: Modifiers | undefined
    let unmeasured: GradeSpan | undefined
    /** "No idea how she would do on it": up to where nothing is graded. */
    let unknownTo = 0
    const composed = this.#compose?.(tokens, taken) ?? []
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at]!
      const whole = composed.find(({ from }) => from === at)
      if (whole) {
        found.push(whole)
        at = whole.to - 1
        modifiers = none(at + 1)
        continue
      }
      if (taken(at)) {
        // "Not Greta": what is denied is the name, which the clause looks at.
        if (at - modifiers.from > 4 && !modifiers.held) modifiers = none(at + 1)
        continue
      }
      if (token.kind === 'mark' && modifiers.held) continue
      if (token.kind === 'mark' && [',', ':', '(', ')', '"'].includes(token.text)) {
        modifiers = none(at + 1)
        continue
      }
      // "You can't see it" tells of the listener.
      const unknown = isListener(tokens, at) ? 0 : unknownAt(tokens, at)
      const number = numberAt(tokens, at, this.#reads)
      if (number) {
        const last = found.at(-1)
        // "I would miss something of importance 7".
        if (last && !last.exact && last.grade !== 'unknown' && isOneClause(tokens, last.to, at, taken)) found.pop()
        found.push({
          from: modifiers.any ? modifiers.from : at,
          to: number.to,
          grade: number.grade,
          exact: true,
          ...each(modifiers),
        })
        at = number.to - 1
        modifiers = none(at + 1)
        continue
      }
      const head = this.#headAt(tokens, at, taken)
      // "She does not know much about it", "she has no clue": who reviews lacks the knowledge, not who speaks.
      const ignorance = unknown > 0 ? ignoranceAt(tokens, at) : undefined
      if (ignorance) {
        found.push({ from: at, to: at + 2, grade: ignorance })
        at += 1
        modifiers = none(at + 1)
        continue
      }
      if (unknown > 0 && (!head || unknown > head.length)) {
        // "Nothing good" grades; "nothing for Gantry" does not.
        const weighs = /^(?:how|whether|if|what)$/.test(tokens[at + unknown]?.text ?? '')
        if (!weighs && NEGATORS.has(token.text) && this.#headSoon(tokens, at + 1, taken)) {
          modifiers = { ...modifiers, negated: true, any: true, from: at }
          continue
        }
        found.push({ from: at, to: at + unknown, grade: 'unknown' })
        at += unknown - 1
        if (tokens.slice(at + 1, at + 4).some(({ text }) => ['how', 'whether'].includes(text)))
          unknownTo = endOfClause(tokens, at)
        modifiers = none(at + 1)
        continue
      }
      if (at < unknownTo) continue
      const noun = this.#reads.extremes ? compoundAt(tokens, at, modifiers) : undefined
      if (noun) {
        const last = found.at(-1)
        // "Outstanding expertise": what it is measured by stands before it.
        if (noun.grade) found.push({ from: modifiers.any ? modifiers.from : at, to: at + 1, grade: noun.grade })
        else if (last && last.to === at && last.grade !== 'unknown') found[found.length - 1] = { ...last, to: at + 1 }
        else {
          found.push({ from: at, to: at + 1, grade: gradeOf({ value: 0.74 }, modifiers) })
          unmeasured = found.at(-1)
        }
        modifiers = none(at + 1)
        continue
      }
      if (head) {
        const last = found.at(-1)
        const carried = last && at === last.to && lastModifiers ? lastModifiers : modifiers
        const grade = isPraised(tokens, at, carried)
          ? { value: 0.93, spread: 0.07 }
          : carried.negated && isUnfailing(tokens, at)
            ? { value: 0.76, spread: 0.1 }
            : gradeOf(head, carried)
        // "A good fit", "works well", "really good solid choice": one remark.
        const isNext =
          last !== undefined && (at === last.to || (at - last.to === 1 && !(taken(last.to) && THUMBS.has(token.text))))
        const near = isNext && last.grade !== 'unknown' && !modifiers.any && !last.grade.raw
        if (last?.exact && at - last.to <= 1) found[found.length - 1] = { ...last, to: at + head.length }
        else if (near && PLAIN.has(token.text)) found[found.length - 1] = { ...last, to: at + head.length }
        else if (near && at === last.to)
          found[found.length - 1] = {
            ...last,
            to: at + head.length,
            grade: PLAIN.has(tokens[last.to - 1]!.text) ? grade : blend(last.grade, grade),
          }
        else {
          // "His expertise on it is limited": the measure follows.
          if (unmeasured && last === unmeasured && !parts(tokens, last.to, at)) found.pop()
          found.push({ from: modifiers.any ? modifiers.from : at, to: at + head.length, grade, ...each(modifiers) })
          lastModifiers = modifiers
        }
        at += head.length - 1
        modifiers = none(at + 1)
        continue
      }
      // "Can't do Delta but he can do Ember", "not only good".
      if (TURNS.has(token.text) || (token.text === 'not' && ONLY.has(tokens[at + 1]?.text ?? ''))) {
        modifiers = none(at + 1)
        continue
      }
      // "I don't eat meat and my friend likes Korean": what is denied ends with its clause.
      if (token.text === 'and' && SUBJECTS.has(tokens[at + 1]?.text ?? '')) {
        modifiers = none(at + 1)
        continue
      }
      // "I must not fail to say that she is good": what is said is not denied.
      if (token.text === 'that' && tokens.slice(Math.max(0, at - 2), at).some(({ text }) => SAYS.test(text))) {
        modifiers = none(at + 1)
        continue
      }
      // "Little suited" is hardly so; "a little weak" is somewhat so.
      if (token.text === 'neither' && taken(at + 1))
        modifiers = { ...modifiers, from: at, any: true, negated: true, held: true }
      if (token.text === 'none' && tokens[at + 1]?.text === 'of' && taken(at + 2))
        modifiers = { ...modifiers, from: at, any: true, negated: true, held: true }
      const scant = token.text === 'little' && tokens[at - 1]?.text !== 'a'
      modifiers = scant
        ? { ...modifiers, from: modifiers.any ? modifiers.from : at, any: true, negated: true }
        : modify(modifiers, token.text, at, tokens[at - 1]?.text ?? '')
    }
    return [...tempered(neitherNor(found, tokens), tokens, taken)]
  }

  #headAt(
    tokens: readonly Token[],
    at: number,
    taken: (at: number) => boolean,
  ): (Head & { length: number }) | undefined {
    const { text } = tokens[at]!
    const manner = this.#manner(tokens, at, taken) ?? this.#softened(text) ?? this.#inflected(tokens, at)
    if (manner) return manner
    if (!this.#first.has(text))
      return this.#reads.extremes && (text.endsWith('est') || ['most', 'least'].includes(text))
        ? this.#superlative(tokens, at)
        : undefined
    // "Would do well", "can do a good job".
    if (/^(?:would|will|can|could)$/.test(text) && tokens[at + 1]?.text === 'do' && tokens[at + 2] && !taken(at + 2))
      if (/^(?:a|an|very|really|quite|pretty)$/.test(tokens[at + 2]!.text) || this.#headAt(tokens, at + 2, taken))
        return undefined
    // "Super bad": what strengthens the next remark is none of its own.
    if (STRONG.has(tokens[at]!.text) && tokens[at + 1] && !taken(at + 1) && !PLAIN.has(tokens[at + 1]!.text))
      if (this.#headAt(tokens, at + 1, taken)) return undefined
    // "Like a hero".
    if (text === 'like' && /^(?:a|an|the)$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2] && !taken(at + 2))
      if (this.#headAt(tokens, at + 2, taken)) return undefined
    if (tellsNothing(tokens, at, { taken, isExtreme: EXTREMES[text] !== undefined, numbers: this.#reads.numbers }))
      return undefined
    let phrase = ''
    let best: (Head & { length: number }) | undefined
    for (let length = 1; length <= 6 && at + length <= tokens.length; length++) {
      if (taken(at + length - 1)) break
      phrase += `${length > 1 ? ' ' : ''}${tokens[at + length - 1]!.text}`
      const head = this.#heads.get(phrase)
      if (head) best = { ...head, length }
    }
    // "Not really good": the denial is of the word that follows.
    if (
      best?.length === 2 &&
      text === 'not' &&
      DEGREES.has(tokens[at + 1]!.text) &&
      this.#headSoon(tokens, at + 2, taken)
    )
      return undefined
    // "Good-ish".
    if (best && tokens[at + best.length]?.text === 'ish')
      return { value: softened(best.value), length: best.length + 1 }
    return best ?? (this.#reads.extremes ? this.#superlative(tokens, at) : undefined) ?? this.#parted(tokens, at, taken)
  }

  /** "She would shine", "they excel": a verb that is known in the third person. */
  #inflected(tokens: readonly Token[], at: number): (Head & { length: number }) | undefined {
    const { text } = tokens[at]!
    if (text.length < 4 || this.#first.has(text) || !AUXILIARIES.has(tokens[at - 1]?.text ?? '')) return undefined
    const head = this.#heads.get(`${text}s`) ?? this.#heads.get(`${text}es`)
    // "Doesn't suit her very well": how well tells.
    const isOpen = tokens[at - 1]!.text === 'not' && PLAIN.has(`${text}s`)
    return head && !isOpen ? { value: head.value, length: 1 } : undefined
  }

  /** "Goodish", "lowish". */
  #softened(text: string): (Head & { length: number }) | undefined {
    if (!text.endsWith('ish') || text.length < 6 || this.#first.has(text)) return undefined
    const stem = text.slice(0, -3)
    const head = [stem, stem.replace(/(.)\1$/, '$1'), `${stem}e`].map((word) => this.#heads.get(word)).find(Boolean)
    return head && { value: softened(head.value), length: 1 }
  }

  /** "The most good", "the least suitable", and what children say: "the bestest", "the goodest". */
  #superlative(tokens: readonly Token[], at: number): (Head & { length: number }) | undefined {
    const { text } = tokens[at]!
    const isMost = text === 'most' || text === 'least'
    const word = isMost ? (tokens[at + 1]?.text ?? '') : text.replace(/est$/, '')
    if (!isMost && (word === text || word.length < 3)) return undefined
    const value = (this.#heads.get(word) ?? this.#heads.get(word.replace(/(.)\1$/, '$1')))?.value
    if (value === undefined || Math.abs(value - 0.5) < 0.15) return undefined
    const isHigh = value > 0.5 === (text !== 'least')
    // "The least bad" is none too good.
    if (text === 'least' && isHigh) return { value: 0.48, extreme: 'best', length: 2 }
    const [best, worst] = [EXTREMES.best!, EXTREMES.worst!]
    return { ...(isHigh ? best : worst), length: isMost ? 2 : 1 }
  }

  /** "They go together perfectly": how, at the end of what is said. */
  #manner(
    tokens: readonly Token[],
    at: number,
    taken: (at: number) => boolean,
  ): (Head & { length: number }) | undefined {
    const { text } = tokens[at]!
    if (
      !text.endsWith('ly') ||
      tokens[at - 1]?.text === 'not' ||
      (text.length < 7 && text !== 'highly') ||
      SENTENCE_ADVERBS.has(text) ||
      (STRONG.has(text) && text !== 'highly') ||
      FIRM.has(text) ||
      MILD.has(text)
    )
      return undefined
    const next = tokens[at + 1]
    const ends =
      next === undefined ||
      next.kind === 'mark' ||
      /^(?:for|on|with|at|to|and|but|matched|placed|equipped|prepared|positioned)$/.test(next.text) ||
      taken(at + 1)
    if (!ends || (this.#first.has(text) && text !== 'highly')) return undefined
    const stem = text.slice(0, -2)
    const value = [stem, `${stem}le`, stem.replace(/i$/, 'y')]
      .map((word) => this.#heads.get(word)?.value)
      .find((one) => one !== undefined)
    return value === undefined ? undefined : { value, length: 1 }
  }

  /** A phrase with a measure inside it: "falls somewhat short", "well above and beyond" is none. */
  #parted(
    tokens: readonly Token[],
    at: number,
    taken: (at: number) => boolean,
  ): (Head & { length: number }) | undefined {
    const measure = tokens[at + 1]?.text
    if (measure === undefined || taken(at + 1) || !(STRONG.has(measure) || MILD.has(measure) || FIRM.has(measure)))
      return undefined
    let phrase = tokens[at]!.text
    let best: (Head & { length: number }) | undefined
    for (let length = 3; length <= 5 && at + length <= tokens.length; length++) {
      if (taken(at + length - 1)) break
      phrase += ` ${tokens[at + length - 1]!.text}`
      const head = this.#heads.get(phrase)
      if (head) best = { ...head, value: MILD.has(measure) ? softened(head.value) : head.value, length }
    }
    return best
  }

  #headSoon(tokens: readonly Token[], from: number, taken: (at: number) => boolean): boolean {
    for (let at = from; at < Math.min(tokens.length, from + 4); at++)
      if (tokens[at]!.kind === 'mark') return false
      else if (this.#headAt(tokens, at, taken)) return true
    return false
  }
}

const CLAUSE_ENDS = wordSet(', ; : ( ) and but while whereas though although because so')

/** Whether the clause ends between two places. */
const parts = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => CLAUSE_ENDS.has(text))

function endOfClause(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ text }, at) => at > from && CLAUSE_ENDS.has(text))
  return end < 0 ? tokens.length : end
}

/** Words that begin a clause in which nothing is denied yet. */
const TURNS = wordSet('but while whereas though although however yet')

const ONLY = wordSet('only just merely simply solely')

/** Who begins a clause of their own behind "and". */
const SUBJECTS = wordSet('i we he she they my our his it')

/** Deny by halves: "not really". */
const DEGREES = wordSet('really very particularly exactly quite much so that')

const AUXILIARIES = wordSet('would will could can might may should to they we and not both really definitely')

/** Whether neither a name nor what separates clauses stands between two places. */
function isOneClause(tokens: readonly Token[], from: number, to: number, taken: (at: number) => boolean): boolean {
  for (let at = from; at < to; at++)
    if (taken(at) || tokens[at]!.kind === 'mark' || ['and', 'but', 'while'].includes(tokens[at]!.text)) return false
  return to - from < 5
}
