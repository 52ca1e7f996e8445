/** Words for how good something is, how much it is liked, how important it is; with strength, negation and scales. */
import type { Token } from './tokens.ts'
import { wordSet } from './word-set.ts'

/** How good something was said to be. */
export interface Grade {
  /** From 0, the worst, to 1, the best; of `raw` numbers the number itself, on the speaker's own scale. */
  readonly value: number
  /** How far off that may be, as a standard deviation. */
  readonly spread: number
  readonly raw?: true
  /** Of superlatives: nothing that is compared with it is better (or, worst, worse). */
  readonly extreme?: 'best' | 'worst'
}

export interface GradeSpan {
  readonly from: number
  readonly to: number
  /** `unknown`: the speaker says to know nothing of it. */
  readonly grade: Grade | 'unknown'
  /** A number on a scale, which no word beside it changes. */
  readonly exact?: boolean
  /** Said of all that was named before in the sentence: `are both great`. */
  readonly all?: boolean
  /** Where a name begins that belongs to the remark, though it stands apart: "nobody does it like her". */
  readonly spends?: number
}

/** Words that put something above or below all that it is compared with. */
const EXTREMES: Readonly<Record<string, { value: number; extreme?: 'best' | 'worst' }>> = Object.fromEntries([
  ...'best,strongest,highest,greatest,favorite,favourite,finest,biggest,largest,topmost,number one,top choice,top pick,top score,best fit'
    .split(',')
    .map((word) => [word, { value: 0.9, extreme: 'best' as const }] as const),
  ...'my pick,my choice,my first pick,my number one'
    .split(',')
    .map((word) => [word, { value: 0.88, extreme: 'best' as const }] as const),
  ...'second best,next best,runner up,second highest,second choice,close second,second strongest,next highest'
    .split(',')
    .map((word) => [word, { value: 0.78 }] as const),
  ...'worst,lowest,weakest,poorest,smallest,tiniest,least suitable,least suited,bottom choice'
    .split(',')
    .map((word) => [word, { value: 0.07, extreme: 'worst' as const }] as const),
])

/** What words of one field mean: phrases of up to five words, each with its place from 0 to 1. */
export type Scale = Readonly<Record<string, number>>

const NEGATORS = new Set([
  'not',
  'no',
  'never',
  'hardly',
  'without',
  'neither',
  'nor',
  'isnt',
  'nothing',
  'nobody',
  'none',
])
const STRONG = new Set(
  'very really super extremely incredibly so truly absolutely exceptionally highly especially particularly way too totally completely ridiculously seriously extra insanely remarkably quite-a super-duper damn utterly'.split(
    ' ',
  ),
)
const MILD = new Set(
  'slightly somewhat bit little kinda sorta fairly reasonably relatively mildly barely borderline lightly moderately partly partially marginally vaguely'.split(
    ' ',
  ),
)
const FIRM = new Set('pretty quite rather decently adequately sufficiently suitably'.split(' '))
/** Denied, not even a trace is left: "not even remotely suitable". */
const FAINT = new Set(['remotely', 'slightest', 'faintest', 'remotest'])
const EACH = new Set(['both', 'all', 'each', 'either'])

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

/** What somebody may have much, little or none of: "great expertise", "no knowledge whatsoever", "limited suitability". */
const MERITS = wordSet(
  'competence expertise experience knowledge skill skills suitability affinity qualification qualifications understanding command grasp familiarity talent strength aptitude proficiency ability abilities background credentials insight flair credibility relevance compatibility alignment overlap promise potential confidence',
)
/** What speaks against somebody; without it nothing does. */
const DOUBTS = wordSet(
  'doubt doubts reservation reservations concern concerns misgiving misgivings qualm qualms hesitation hesitations reluctance scruples worry worries',
)
/** So little that it is next to none, before a noun. */
const SCANT = wordSet('little scant minimal negligible scarcely few limited insufficient poor weak low')
/** Speaks for or against the whole of what is said: no measure of its adjective. */
const SENTENCE_ADVERBS = wordSet(
  'only roughly approximately nearly likely probably possibly actually honestly certainly definitely generally usually personally unfortunately regrettably frankly apparently hopefully presumably obviously clearly sadly luckily basically originally currently recently possibly surely mainly mostly merely simply family early daily friendly lovely ugly lonely reply apply supply rely fly july italy respectively exactly directly finally',
)
const EMPTY_MERIT = { value: 0.09, spread: 0.09 }
const SCANT_MERIT = { value: 0.24, spread: 0.11 }
const SOME_DOUBT = { value: 0.28, spread: 0.12 }
const NO_DOUBT = { value: 0.86, spread: 0.1 }

/** Verbs that turn "against" into a judgement: "I must advise most strongly against it". */
const ADVISES = /^(?:advis\w*|recommend\w*|counsel\w*|caution\w*|warn\w*|argu\w*|decid\w*|vot\w*|speaks?|be|am|is)$/

/** That nothing is known. */
const UNKNOWN: ReadonlySet<string> = new Set([
  'blank',
  'blanks',
  'unknown',
  'unknowns',
  'empty',
  'no info',
  'no information',
  'no data',
  'no score',
  'no scores',
  'no number',
  'no numbers',
  'no idea',
  'no clue',
  'no value',
  'no values',
  'no rating',
  'no insight',
  'no markers',
  'zero info',
  'nothing',
  'nothing for',
  'no more',
  'nothing more',
  'nothing else',
  'nothing to add',
  'nothing on',
  'not know',
  'not see',
  'not have anything',
  'not have any info',
  'not have any information',
  'not have a score',
  'not have data',
  'not have info',
  'not have information',
  'not sure',
  'not have a number',
  'not have much info',
  'not have much information',
  'not have numbers',
  'grayed out',
  'greyed out',
  'not visible',
  'not listed',
  'not shown',
  'not available',
  'hidden',
  'no view',
  'not have scores',
  'not have any',
  'no entry',
  'not have any data',
  'not have any scores',
  'not tell',
  'a blank',
  'na',
])

const firstWord = (phrase: string): string => phrase.split(' ')[0]!

const UNKNOWN_FIRST: ReadonlySet<string> = new Set([...UNKNOWN].map(firstWord))

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
  readonly #numbers: boolean
  readonly #extremes: boolean
  readonly words: ReadonlySet<string>

  readonly #compose: GradeOptions['compose']

  constructor({ scale, numbers = false, extremes = true, compose }: GradeOptions) {
    this.#compose = compose
    const plain = Object.entries(scale).map(([phrase, value]) => [phrase, { value }] as const)
    this.#heads = new Map<string, Head>([...plain, ...(extremes ? Object.entries(EXTREMES) : [])])
    this.#first = new Set([...this.#heads.keys()].map(firstWord))
    this.#numbers = numbers
    this.#extremes = extremes
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
      const unknown = isListener(tokens, at) ? 0 : this.#unknownAt(tokens, at)
      const number = this.#numberAt(tokens, at)
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
      const noun = compoundAt(tokens, at, modifiers)
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
        const grade = isPraised(tokens, at, carried) ? { value: 0.93, spread: 0.07 } : gradeOf(head, carried)
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
    return neitherNor(found, tokens)
  }

  #headAt(
    tokens: readonly Token[],
    at: number,
    taken: (at: number) => boolean,
  ): (Head & { length: number }) | undefined {
    const { text } = tokens[at]!
    const manner = this.#manner(tokens, at, taken)
    if (manner) return manner
    if (!this.#first.has(text))
      return this.#extremes && (text.endsWith('est') || ['most', 'least'].includes(text))
        ? this.#superlative(tokens, at)
        : undefined
    // "Would do well", "can do a good job".
    if (/^(?:would|will|can|could)$/.test(text) && tokens[at + 1]?.text === 'do' && tokens[at + 2] && !taken(at + 2))
      if (/^(?:a|an|very|really|quite|pretty)$/.test(tokens[at + 2]!.text) || this.#headAt(tokens, at + 2, taken))
        return undefined
    // "Whoever you like."
    if (
      text === 'like' &&
      tokens[at - 1]?.text === 'you' &&
      /^(?:whoever|if|as|whatever|anyone|anybody)$/.test(tokens[at - 2]?.text ?? '')
    )
      return undefined
    // "Super bad": what strengthens the next remark is none of its own.
    if (STRONG.has(tokens[at]!.text) && tokens[at + 1] && !taken(at + 1) && !PLAIN.has(tokens[at + 1]!.text))
      if (this.#headAt(tokens, at + 1, taken)) return undefined
    // "Like a hero".
    if (text === 'like' && /^(?:a|an|the)$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 2] && !taken(at + 2))
      if (this.#headAt(tokens, at + 2, taken)) return undefined
    // "The worst thing we could do".
    if (
      /^(?:could|can|would|will)$/.test(text) &&
      /^(?:i|we|you|one)$/.test(tokens[at - 1]?.text ?? '') &&
      tokens[at + 1]?.text === 'do'
    )
      return undefined
    // "In the strongest terms" measures what is said.
    if (EXTREMES[text] && tokens.slice(at + 1, at + 3).some((token) => token.text === 'terms')) return undefined
    // "I would hesitate to say that she is good": the speaker is careful.
    if (CAREFUL.has(tokens[at]!.text) && tokens[at + 1]?.text === 'to' && SAYS.test(tokens[at + 2]?.text ?? ''))
      return undefined
    // "Of importance 7", "priority: 7": the number tells.
    if (['importance', 'priority'].includes(tokens[at]!.text) && this.#numbers) {
      const next = tokens[at + 1]
      const beyond = [':', 'is', 'of', '=', 'with', 'at'].includes(next?.text ?? '') ? tokens[at + 2] : next
      if (beyond?.value !== undefined) return undefined
    }
    // "Decent at best".
    if (tokens[at - 1]?.text === 'at' && ['best', 'worst'].includes(tokens[at]!.text)) return undefined
    let phrase = ''
    let best: (Head & { length: number }) | undefined
    for (let length = 1; length <= 6 && at + length <= tokens.length; length++) {
      if (taken(at + length - 1)) break
      phrase += `${length > 1 ? ' ' : ''}${tokens[at + length - 1]!.text}`
      const head = this.#heads.get(phrase)
      if (head) best = { ...head, length }
    }
    return best ?? (this.#extremes ? this.#superlative(tokens, at) : undefined) ?? this.#parted(tokens, at, taken)
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
      text.length < 7 ||
      SENTENCE_ADVERBS.has(text) ||
      STRONG.has(text) ||
      FIRM.has(text) ||
      MILD.has(text)
    )
      return undefined
    const next = tokens[at + 1]
    const ends =
      next === undefined || next.kind === 'mark' || /^(?:for|on|with|at|to|and|but)$/.test(next.text) || taken(at + 1)
    if (!ends || this.#first.has(text)) return undefined
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
      if (head) best = { ...head, length }
    }
    return best
  }

  #headSoon(tokens: readonly Token[], from: number, taken: (at: number) => boolean): boolean {
    for (let at = from; at < Math.min(tokens.length, from + 4); at++)
      if (tokens[at]!.kind === 'mark') return false
      else if (this.#headAt(tokens, at, taken)) return true
    return false
  }

  #unknownAt(tokens: readonly Token[], at: number): number {
    if (!UNKNOWN_FIRST.has(tokens[at]!.text)) return 0
    let phrase = ''
    let best = 0
    for (let length = 1; length <= 5 && at + length <= tokens.length; length++) {
      phrase += `${length > 1 ? ' ' : ''}${tokens[at + length - 1]!.text}`
      // "A hidden meeting" is one that only the speaker sees.
      const describes = phrase === 'hidden' && DESCRIBED.has(tokens[at + 1]?.text ?? '')
      if (UNKNOWN.has(phrase) && !describes) best = length
    }
    return best
  }

  /** `8/10`, `eight out of ten`, `80 %`, `80 percent`, `a 7`, `320`. */
  #numberAt(tokens: readonly Token[], at: number): { grade: Grade; to: number } | undefined {
    const { value, kind } = tokens[at]!
    if (value === undefined) return undefined
    const next = tokens[at + 1]?.text
    const parts = tokens[at + 2]
    if (next === '/' && value === 50 && parts?.value === 50) return { grade: { value: 0.5, spread: 0.1 }, to: at + 3 }
    if (next === '/' && parts?.value) return scaled(value, parts.value, at + 3)
    if (next === 'of' && (parts?.value === 10 || parts?.value === 100)) return scaled(value, parts.value, at + 3)
    if (next === 'out' && parts?.text === 'of' && tokens[at + 3]?.value)
      return scaled(value, tokens[at + 3]!.value!, at + 4)
    if (next === 'on' && parts?.text === 'a' && tokens[at + 3]?.text === 'scale') {
      const top = tokens.slice(at + 4, at + 12).findLast((token) => token.value !== undefined)?.value
      if (top) return scaled(value, top, at + 4)
    }
    if (next === '%' || next === 'percent') {
      // "In the top ten percent".
      const end = tokens[at - 1]?.text
      if (end === 'top' || end === 'bottom') return scaled(end === 'top' ? 100 - value / 2 : value / 2, 100, at + 2)
      return scaled(value, 100, at + 2)
    }
    if (/^stars?$/.test(next ?? '') && value <= 5 && this.#numbers) return scaled(value, 5, at + 2)
    if (this.#extremes && isRank(tokens, at)) return rankAt(tokens, at)
    // "A solid 9" is one of ten.
    if (
      this.#numbers &&
      kind === 'number' &&
      value <= 10 &&
      /^(?:solid|strong|clear|good|easy|great|straight)$/.test(tokens[at - 1]?.text ?? '')
    )
      return { ...scaled(value, 10, at + 1)! }
    if (!this.#numbers || kind !== 'number' || countsThings(tokens, at)) return undefined
    return { grade: { value, spread: 0, raw: true }, to: at + 1 }
  }
}

/** "Number two", "# 3", "no 1": a place, no mark; "my top 3" counts names. */
const isRank = (tokens: readonly Token[], at: number): boolean => {
  const [before, value] = [tokens[at - 1]?.text ?? '', tokens[at]!.value!]
  return value >= 1 && value <= 5 && /^(?:number|#|rank|place|top|bottom)$/.test(before)
}

const PLACES = [0.92, 0.8, 0.7, 0.62, 0.55]

function rankAt(tokens: readonly Token[], at: number): { grade: Grade; to: number } {
  const value = tokens[at]!.value!
  const before = tokens[at - 1]!.text
  if (before === 'top') return { grade: { value: 0.87, spread: 0.08 }, to: at + 1 }
  if (before === 'bottom') return { grade: { value: 0.1, spread: 0.08 }, to: at + 1 }
  return { grade: { value: PLACES[value - 1]!, spread: 0.1, ...(value === 1 && { extreme: 'best' }) }, to: at + 1 }
}

/** "Neither a strength nor a weakness" is in the middle; "neither good nor suitable" denies both. */
function neitherNor(found: readonly GradeSpan[], tokens: readonly Token[]): GradeSpan[] {
  const denied = deniedBehind(found, tokens)
  if (denied) return denied
  // "Not yummy and not yucky" says the same as "neither … nor".
  const denials = tokens.filter(({ text }) => text === 'not' || text === 'nor').length
  if (denials < 2 && !tokens.some(({ text }) => text === 'neither')) return [...found]
  return found.flatMap((span, i) => {
    const [before, next] = [found[i - 1], found[i + 1]]
    const opposed = (a: GradeSpan | undefined, b: GradeSpan | undefined): boolean =>
      a !== undefined &&
      b !== undefined &&
      a.grade !== 'unknown' &&
      b.grade !== 'unknown' &&
      a.grade.value > 0.5 !== b.grade.value > 0.5 &&
      tokens.slice(a.to, b.to).some(({ text }) => text === 'nor' || text === 'not') &&
      tokens.slice(0, a.to).some(({ text }) => text === 'neither' || text === 'not')
    if (opposed(before, span)) return []
    return opposed(span, next) ? [{ from: span.from, to: next!.to, grade: { value: 0.5, spread: 0.12 } }] : [span]
  })
}

/** "Good on neither Delta nor Ember": the remark stands before what denies it. */
function deniedBehind(found: readonly GradeSpan[], tokens: readonly Token[]): GradeSpan[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'neither')
  const [span, ...more] = found
  if (at < 1 || !span || more.length > 0 || span.to > at || at - span.to > 2 || span.grade === 'unknown')
    return undefined
  if (!tokens.slice(at).some(({ text }) => text === 'nor')) return undefined
  return [{ ...span, grade: gradeOf({ value: span.grade.value }, { ...none(0), negated: true }) }]
}

const CLAUSE_ENDS = wordSet(', ; : ( ) and but while whereas though although because so')

/** Whether the clause ends between two places. */
const parts = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => CLAUSE_ENDS.has(text))

function endOfClause(tokens: readonly Token[], from: number): number {
  const end = tokens.findIndex(({ text }, at) => at > from && CLAUSE_ENDS.has(text))
  return end < 0 ? tokens.length : end
}

/** Merits and doubts, by how much of them there is; no grade: an adjective before them tells. */
function compoundAt(tokens: readonly Token[], at: number, { negated }: Modifiers): { grade?: Grade } | undefined {
  const { text } = tokens[at]!
  const words = tokens.slice(Math.max(0, at - 4), at).map((token) => token.text)
  const before = words.at(-1) ?? ''
  if (text === 'doubt' && /^(?:i|we|would|really|highly|seriously)$/.test(before)) return undefined
  if (text === 'against') {
    // "There are arguments for and against her."
    if (before === 'and' && words.at(-2) === 'for') return { grade: { value: 0.5, spread: 0.12 } }
    const clause = tokens.slice(Math.max(0, at - 7), at).map((token) => token.text)
    const advises = clause.findLastIndex((word) => ADVISES.test(word))
    if (advises < 0) return undefined
    const denied = clause.slice(Math.max(0, advises - 3), advises).some((word) => NEGATORS.has(word))
    return { grade: denied ? { value: 0.64, spread: 0.14 } : { value: 0.12, spread: 0.1 } }
  }
  // "I have few reservations", "not persuaded that she has the knowledge".
  if (DOUBTS.has(text) && before === 'few' && words.at(-2) !== 'a') return { grade: { value: 0.76, spread: 0.12 } }
  if (!DOUBTS.has(text) && isDoubted(tokens, at)) return { grade: SCANT_MERIT }
  const none = negated || words.some((word) => NEGATORS.has(word) || word === 'lacks' || word === 'lack')
  if (DOUBTS.has(text)) return { grade: none ? NO_DOUBT : SOME_DOUBT }
  if (!MERITS.has(text) || (text === 'strength' && before === 'a') || ['your', 'my'].includes(before)) return undefined
  // "There isn't a gap in her knowledge": what is denied is a fault.
  if (isFaultless(tokens, at)) return { grade: NO_DOUBT }
  if (before === 'little' && words.at(-2) !== 'a') return { grade: SCANT_MERIT }
  if (none) return { grade: EMPTY_MERIT }
  if (before === 'every') return { grade: { value: 0.93, spread: 0.08 } }
  if (SCANT.has(before) && words.at(-2) !== 'a') return { grade: SCANT_MERIT }
  return ['some', 'certain', 'enough'].includes(before) ? { grade: { value: 0.58, spread: 0.12 } } : {}
}

/** "There isn't a single gap in her knowledge." */
function isFaultless(tokens: readonly Token[], at: number): boolean {
  const from = Math.max(0, at - 4)
  const inside = tokens.slice(from, at).findLastIndex(({ text }) => text === 'in') + from
  const before = tokens.slice(Math.max(0, inside - 4), inside).map(({ text }) => text)
  return inside > from && before.length > 1 && before.slice(0, -1).some((word) => NEGATORS.has(word))
}

/** "I am not persuaded that she has the background": less than denied. */
const isDoubted = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - 10), at)
    .some(
      ({ text }, i, before) =>
        /^(?:persuaded|convinced|sure|certain|confident|satisfied)$/.test(text) &&
        NEGATORS.has(before[i - 1]?.text ?? '') &&
        before.slice(i + 1).some((word) => ['has', 'have', 'of'].includes(word.text)),
    )

/** "I can't recommend her enough." */
const isPraised = (tokens: readonly Token[], at: number, { negated }: Modifiers): boolean =>
  negated &&
  tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ text }, i, before) => text === 'not' && /^(?:can|could)$/.test(before[i - 1]?.text ?? '')) &&
  tokens.slice(at + 1, at + 9).some(({ text }, i, behind) => text === 'enough' && behind[i + 1]?.text !== 'to')

/** Words that begin a clause in which nothing is denied yet. */
const TURNS = wordSet('but while whereas though although however yet')
const ONLY = wordSet('only just merely simply solely')
/** Who begins a clause of their own behind "and". */
const SUBJECTS = wordSet('i we he she they my our his it')

const CAREFUL = wordSet('hesitate hesitant reluctant loath wary')
const SAYS =
  /^(?:say|speak|claim|call|judge|state|assert|commit|generali[sz]e|swear|promise|point|mention|admit|note|stress|add)$/

const KNOWLEDGE = new Set(['clue', 'idea', 'insight', 'knowledge', 'understanding', 'grasp'])

function ignoranceAt(tokens: readonly Token[], at: number): Grade | undefined {
  const [before, word, next] = [tokens[at - 1]?.text, tokens[at]!.text, tokens[at + 1]?.text]
  if (word === 'not' && before === 'does' && next === 'know')
    return /^(?:anything|a|the|any)$/.test(tokens[at + 2]?.text ?? '')
      ? { value: 0.09, spread: 0.09 }
      : { value: 0.25, spread: 0.13 }
  if (word === 'no' && before === 'has' && next !== undefined && KNOWLEDGE.has(next))
    return { value: 0.08, spread: 0.08 }
  return undefined
}

/** "2 really important meetings" are counted, not graded. */
export const countsThings = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(at + 1, at + 5)
    .some(({ text }, i, next) => COUNTED.has(text) && next.slice(0, i).every(({ kind }) => kind === 'word'))

const COUNTED = new Set(
  'meetings conflicts events appointments flights papers reviewers people options others squares scores'.split(' '),
)

const DESCRIBED = wordSet('meeting meetings event appointment appointments thing item conflict entry one ones')

const isListener = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'you' ||
  (['can', 'do', 'could'].includes(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.text === 'you')

/** Whether neither a name nor what separates clauses stands between two places. */
function isOneClause(tokens: readonly Token[], from: number, to: number, taken: (at: number) => boolean): boolean {
  for (let at = from; at < to; at++)
    if (taken(at) || tokens[at]!.kind === 'mark' || ['and', 'but', 'while'].includes(tokens[at]!.text)) return false
  return to - from < 5
}

interface Head {
  readonly value: number
  readonly extreme?: 'best' | 'worst'
}

interface Modifiers {
  readonly from: number
  readonly any: boolean
  readonly negated: boolean
  readonly strength: number
  readonly all: boolean
  /** Denied down to the last trace. */
  readonly faint?: true
  /** Said of all in a list that follows: "none of Ada, Boris and Greta is good". */
  readonly held?: true
  /** Denied of all times. */
  readonly never?: true
}

const none = (from: number): Modifiers => ({ from, any: false, negated: false, strength: 0, all: false })

const each = ({ all }: Modifiers): { all?: true } => (all ? { all: true } : {})

function modify(modifiers: Modifiers, word: string, at: number, before: string): Modifiers {
  const from = modifiers.any ? modifiers.from : at
  if (NEGATORS.has(word))
    return {
      ...modifiers,
      from,
      any: true,
      negated: !modifiers.negated || word !== 'not',
      ...((word === 'never' || before === 'will') && { never: true }),
    }
  // "I doubt that she would do well."
  if (word === 'doubt' && /^(?:i|we|would|do|really|highly|seriously)$/.test(before))
    return { ...modifiers, from, any: true, negated: true, held: true }
  if (STRONG.has(word)) return { ...modifiers, from, any: true, strength: modifiers.strength + 1 }
  if (word === 'less') return { ...modifiers, from, any: true, strength: -3 }
  if (FAINT.has(word) && modifiers.negated) return { ...modifiers, faint: true }
  if (MILD.has(word)) return { ...modifiers, from, any: true, strength: -1 }
  if (FIRM.has(word)) return { ...modifiers, from, any: true, strength: -0.3 }
  if (EACH.has(word)) return { ...modifiers, all: true }
  // "Exceptionally", "wholly", "comfortably".
  if (word.length > 5 && word.endsWith('ly') && !SENTENCE_ADVERBS.has(word))
    return { ...modifiers, from, any: true, strength: modifiers.strength + 1 }
  return modifiers
}

function scaled(value: number, top: number, to: number): { grade: Grade; to: number } | undefined {
  if (top < 3 || value < 0 || value > top) return undefined
  return { grade: { value: Math.min(1, value / top), spread: top > 10 ? 0.03 : 0.05 }, to }
}

const clip = (value: number): number => Math.min(0.98, Math.max(0.02, value))

/** The place of a word after its modifiers: "very" moves it outwards, "slightly" inwards, "not" to the other side. */
function gradeOf({ value, extreme }: Head, { negated, strength, faint, never }: Modifiers): Grade {
  if (extreme && !negated) return { value, spread: 0.08, extreme }
  if (negated) {
    if (faint && value > 0.5) return { value: 0.08, spread: 0.08 }
    // "Never disappoints", "will not let us down".
    if (never && value < 0.25) return { value: 0.82, spread: 0.1 }
    // "Not good" is poor; "not great", "not perfect" are milder; "not bad" is fair; "not terrible" is middling.
    if (strength > 0 && value > 0.5) return { value: 0.3, spread: 0.13 }
    const turned = value > 0.5 ? 0.24 + 0.6 * Math.max(0, value - 0.7) : 0.62 - 0.5 * Math.max(0, 0.25 - value)
    return { value: clip(turned), spread: 0.12 }
  }
  if (strength > 0) return { value: clip(value > 0.5 ? value + (1 - value) * 0.42 : value * 0.5), spread: 0.07 }
  if (strength < -2) return { value: value > 0.5 ? 0.42 : 0.58, spread: 0.15 }
  if (strength < -0.5) return { value: clip(0.5 + (value - 0.5) * 0.55), spread: 0.1 }
  if (strength < 0) return { value: clip(0.5 + (value - 0.5) * 0.9), spread: 0.09 }
  return { value: clip(value), spread: Math.abs(value - 0.5) > 0.4 ? 0.05 : 0.08 }
}

export const blend = (a: Grade, b: Grade): Grade => ({
  value: (a.value + b.value) / 2,
  spread: Math.max(a.spread, b.spread),
})
