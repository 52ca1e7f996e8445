/** Words that put one thing above another: "better than", "beats", "not as good as", "over", ">". */
import { lengthAt, LOSING, NEARING, WINNING } from './phrases.ts'
import { QUALITY } from './quality.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

export interface Comparison {
  /** The first and the last token that belong to it; what stands before is compared with what stands behind. */
  readonly from: number
  readonly to: number
  /** 1: what stands before is better; -1: worse; 0: as good. */
  readonly sign: 1 | 0 | -1
  /** 0: a little; 1: plainly; 2: much. */
  readonly much: 0 | 1 | 2
  /** Whether it is denied, its sign turned already: "not better than". */
  readonly denied?: true
  /** More or less of what was said before: "less so", which of somebody weak is praise. */
  readonly degree?: true
  /** Whether both sides stand in the sentence: "better than", not only "better". */
  readonly than: boolean
}

const BETTER = wordSet(
  'safer smarter wiser surer sounder brighter better stronger higher greater superior preferable greener ahead nicer fitter above preferred likelier cheaper bigger larger closer nearer deeper longer wider broader',
)
const WORSE = wordSet('riskier shakier rougher worse weaker lower poorer inferior below behind redder lesser farther')
/** Comparatives as nobody teaches them: "gooder", "badder", "competenter". */
const isHomemade = (word: string): 1 | -1 | undefined => {
  if (!word.endsWith('er') || word.length < 5) return undefined
  const stem = word.slice(0, -2)
  const value =
    QUALITY[stem] ?? QUALITY[stem.replace(/(.)\1$/, '$1')] ?? QUALITY[`${stem}e`] ?? QUALITY[stem.replace(/i$/, 'y')]
  return value === undefined || value === 0.5 ? undefined : value > 0.5 ? 1 : -1
}
const BEATS = wordSet(
  'beats beat tops trumps exceeds surpasses edges betters eclipses dominates defeats dwarfs overshadows excels >',
)
const LOSES = wordSet('< trails lags')
const MUCH = wordSet(
  'much far lot way significantly considerably clearly miles definitely hugely vastly leagues decidedly wide huge',
)
const LITTLE = wordSet('slightly bit little marginally somewhat tad barely hair touch')
const NOT = wordSet('not no never nor hardly isnt nobody none neither')

const TRIGGERS: ReadonlySet<string> = new Set([
  ...[
    'has',
    'have',
    'had',
    'more',
    'less',
    'than',
    'leaves',
    'leave',
    'leaving',
    'over',
    'before',
    'to',
    'as',
    'above',
    'below',
    'behind',
  ],
  ...BETTER,
  ...WORSE,
  ...BEATS,
  ...LOSES,
  ...[...LOSING, ...WINNING, ...NEARING].map(([first]) => first!),
  ...[
    'is',
    'are',
    'was',
    'half',
    'twice',
    'double',
    'triple',
    'times',
    'edge',
    'hand',
    'top',
    'wins',
    'trump',
    'surpass',
    'exceed',
    'eclipse',
  ],
])

/** All comparisons among the tokens of a clause, in order. `isMention`: places that names stand at. */
export function findComparisons(tokens: readonly Token[], isMention: (at: number) => boolean): Comparison[] {
  const found: Comparison[] = []
  if (!tokens.some(({ text }) => TRIGGERS.has(text) || text.startsWith('out'))) return found
  let from = 0
  for (let at = 0; at < tokens.length; at++) {
    if (isMention(at)) continue
    const { text } = tokens[at]!
    let made: Pick<Comparison, 'sign' | 'to' | 'than'> | undefined
    if (text === 'than' && tokens[at - 1]?.text !== 'other') {
      const sign = signBefore(tokens, from, at, isMention)
      if (sign !== undefined) made = { sign, to: at + 1, than: true }
    } else if (isNo(tokens, at, isMention)) made = { sign: -1, to: at + 2, than: true }
    else if (partOfAt(tokens, at, isMention) !== undefined)
      made = { sign: partOfAt(tokens, at, isMention)!, to: at + 1, than: true }
    else if (degreeAt(tokens, at)) {
      found.push({ from: at, to: at + 2, sign: text === 'less' ? -1 : 1, much: 1, than: false, degree: true })
      from = at + 2
      at++
      continue
    } else if (
      lengthAt(tokens, at, NEARING) > 0 &&
      // "Nothing else comes close."
      !tokens.slice(Math.max(from, at - 4), at).some((one) => /^(?:nothing|nobody|none|no)$/.test(one.text)) &&
      !namedBehind(tokens, at + lengthAt(tokens, at, NEARING), isMention) &&
      !asNamed(tokens, at + lengthAt(tokens, at, NEARING), isMention)
    ) {
      const to = at + lengthAt(tokens, at, NEARING)
      found.push({ from: at, to, sign: -1, much: 0, than: false })
      from = to
      at = to - 1
      continue
    } else if (lengthAt(tokens, at, LOSING) > 0) made = { sign: -1, to: at + lengthAt(tokens, at, LOSING), than: true }
    else if (lengthAt(tokens, at, WINNING) > 0) made = { sign: 1, to: at + lengthAt(tokens, at, WINNING), than: true }
    else if (winsAlone(tokens, at)) made = { sign: 1, to: at + 1, than: false }
    else if (BEATS.has(text) || (beats(tokens, at) && soonNamed(at, tokens, isMention)))
      made = { sign: 1, to: at + 1, than: true }
    else if (/^(?:leav(?:es?|ing)|has|have|had)$/.test(text) && behindAt(tokens, at, isMention) > 0) {
      found.push({ from: at, to: at + 1, sign: 1, much: 2, than: true })
      from = at + 1
      at = behindAt(tokens, at, isMention)
      continue
    } else if (LOSES.has(text)) made = { sign: -1, to: at + 1, than: true }
    else if (text === 'before' && namesBefore(from, at, isMention) && soonNamed(at, tokens, isMention, 4))
      made = { sign: 1, to: at + 1, than: true }
    else if (text === 'over' && namesBefore(from, at, isMention) && soonNamed(at, tokens, isMention))
      made = { sign: 1, to: at + 1, than: true }
    else if (text === 'to' && soonNamed(at, tokens, isMention) && between(tokens, from, at, PREFER)) {
      const inferior = between(tokens, from, at, INFERIOR)
      made = { sign: inferior ? -1 : 1, to: at + 1, than: true }
    } else if (standsForThan(tokens, from, at, isMention)) {
      const sign = signBefore(tokens, from, at, isMention)
      if (sign !== undefined) made = { sign, to: at + 1, than: true }
    } else if (text === 'as' && at > from + 1 && asBefore(tokens, from, at)) {
      const negated = between(tokens, from, at, NOT)
      const nearly = between(tokens, from, at, NEARLY)
      const times = timesBefore(tokens, from, at)
      made = { sign: times ?? (negated || nearly ? -1 : 0), to: at + 1, than: true }
      if (times !== undefined) {
        found.push({ from: at, ...made, much: 2 })
        from = made.to
        continue
      }
    } else if (
      (text === 'above' || text === 'below' || text === 'behind') &&
      !/^(?:further|farther)$/.test(tokens[at - 1]?.text ?? '')
    ) {
      if (soonNamed(at, tokens, isMention, 3)) made = { sign: text === 'above' ? 1 : -1, to: at + 1, than: true }
    } else if (
      (BETTER.has(text) || WORSE.has(text)) &&
      !/^(?:closer|nearer)$/.test(text) &&
      tokens[at + 1]?.text === 'to' &&
      soonNamed(at + 1, tokens, isMention)
    )
      // "Is preferable to", "is much inferior to".
      made = { sign: BETTER.has(text) ? 1 : -1, to: at + 2, than: true }
    else if (
      (text === 'more' || text === 'less') &&
      FITTING.has(tokens[at + 1]?.text ?? '') &&
      !thanAhead(tokens, at, isMention)
    )
      made = { sign: text === 'more' ? 1 : -1, to: at + 2, than: false }
    else if ((BETTER.has(text) || WORSE.has(text)) && !thanAhead(tokens, at, isMention))
      made = { sign: BETTER.has(text) ? 1 : -1, to: at + 1, than: false }
    if (!made) continue
    // What an aside denies is none of it: "Boris, while not without merit, is the lesser choice".
    const mark = tokens.slice(from, at).findLastIndex((token) => token.text === ',')
    const span = tokens.slice(from + mark + 1, at + (made.to - at > 1 ? 0 : 1)).map((token) => token.text)
    // "Not far behind", "not much better": it is the measure that is denied.
    const isMeasure = span.some((word, i) => NOT.has(word) && MEASURED.test(span[i + 1] ?? '') && isLast(span, i + 1))
    const negated = made.sign !== 0 && text !== 'as' && !isMeasure && span.some((word) => NOT.has(word))
    found.push({
      from: at,
      ...made,
      sign: negated ? (-made.sign as 1 | -1) : made.sign,
      ...(negated && { denied: true }),
      much:
        negated || isMeasure
          ? 0
          : (made.sign > 0 && winsAlone(tokens, at)) || span.some((word) => MUCH.has(word))
            ? 2
            : span.some((word) => LITTLE.has(word))
              ? 0
              : 1,
    })
    from = made.to
    // "Comes behind" is one comparison, and its "behind" no other.
    at = Math.max(at, made.to - 1)
  }
  return found
}

const MEASURED = /^(?:far|much|that|miles|way|so|too|by)$/
/** Whether nothing but measures stands between the first word and the comparative. */
const isLast = (span: readonly string[], from: number): boolean =>
  span.slice(from, -1).every((word) => MEASURED.test(word) || BETTER.has(word) || WORSE.has(word))

/** "She is no Ada", "he is not quite Ada": whoever is named sets what is not reached. */
const isNo = (tokens: readonly Token[], at: number, isMention: (at: number) => boolean): boolean =>
  /^(?:is|are|was)$/.test(tokens[at]!.text) &&
  ((tokens[at + 1]?.text === 'no' && !isMention(at + 1) && isMention(at + 2)) ||
    (tokens[at + 1]?.text === 'not' && /^(?:quite|exactly|no)$/.test(tokens[at + 2]?.text ?? '') && isMention(at + 3)))

/** "Half the reviewer Ada is", "twice the expert that Boris is". */
function partOfAt(tokens: readonly Token[], at: number, isMention: (at: number) => boolean): 1 | -1 | undefined {
  if (!/^(?:half|twice|double|triple|times)$/.test(tokens[at]!.text)) return undefined
  // "A thousand times Ada" cheers.
  if (tokens[at]!.text === 'times' && tokens[at - 1]?.value === undefined) return undefined
  const sign = tokens[at]!.text === 'half' ? -1 : 1
  // "Has double Ada's score", "half of what Ada has".
  const what = tokens.slice(at + 1, at + 3).findIndex(({ text }) => text === 'what')
  if (
    (isMention(at + 1) && /^(?:|score|number|points|value|rating|result|[,.)])$/.test(tokens[at + 2]?.text ?? '')) ||
    (what >= 0 && isMention(at + what + 2))
  )
    return sign
  // "Twice that of Ada", "half the one for Ada".
  const of = /^(?:of|for)$/.test(tokens[at + 2]?.text ?? '') ? at + 3 : at + 4
  if (
    /^(?:the|that)$/.test(tokens[at + 1]?.text ?? '') &&
    /^(?:of|for)$/.test(tokens[of - 1]?.text ?? '') &&
    isMention(of)
  )
    return sign
  if (tokens[at + 1]?.text !== 'the') return undefined
  const named = isMention(at + 3) || (tokens[at + 3]?.text === 'that' && isMention(at + 4))
  return named ? sign : undefined
}

/** "Less so", "even more so": as much of it as was just said, and more. */
const degreeAt = (tokens: readonly Token[], at: number): boolean =>
  /^(?:more|less)$/.test(tokens[at]!.text) && tokens[at + 1]?.text === 'so' && tokens[at + 2]?.text !== 'than'

/** Whether somebody to be compared with stands behind. */
const namedBehind = (tokens: readonly Token[], to: number, isMention: (at: number) => boolean): boolean => {
  for (let at = to; at < Math.min(tokens.length, to + 5); at++) {
    if (tokens[at]!.kind === 'mark' || /^(?:and|but|while|though|for|on)$/.test(tokens[at]!.text)) return false
    if (isMention(at)) return true
  }
  return false
}

/** "Not as good on Delta as Ada": whom it is measured by follows. */
const asNamed = (tokens: readonly Token[], from: number, isMention: (at: number) => boolean): boolean => {
  for (let at = from; at < Math.min(tokens.length, from + 9); at++) {
    if (tokens[at]!.kind === 'mark') return false
    if (tokens[at]!.text === 'as' && isMention(at + 1)) return true
  }
  return false
}

/** "Ada has the edge", "comes out on top", "wins": better than who was named before. */
function winsAlone(tokens: readonly Token[], at: number): boolean {
  const [before, { text }, next] = [tokens[at - 1]?.text ?? '', tokens[at]!, tokens[at + 1]?.text ?? '']
  if (/^(?:over|against|above)$/.test(next) || (next === 'on' && text === 'edge' && before === 'an')) return false
  if (text === 'edge') return /^(?:the|an|slight|clear|small|definite)$/.test(before)
  if (text === 'hand') return before === 'upper'
  if (text === 'top') return before === 'on' && /^(?:out|comes|come)$/.test(tokens[at - 2]?.text ?? '')
  return text === 'wins'
}

/** "Outscores", "would outperform", "could top". */
const beats = (tokens: readonly Token[], at: number): boolean =>
  /^out[a-z]{3,}s$/.test(tokens[at]!.text) ||
  (/^(?:would|will|could|can|should|to|easily|might|may)$/.test(tokens[at - 1]?.text ?? '') &&
    /^(?:out(?:perform|class|shine|do|rank|score|match|strip|pace|play|weigh)|top|trump|surpass|exceed|eclipse)$/.test(
      tokens[at]!.text,
    ))

/** What somebody is more or less of: "compared to Boris, Ada is more suited". */
const FITTING = wordSet(
  'suited suitable qualified appropriate fitting competent capable knowledgeable experienced promising adept proficient skilled convincing expert confident valuable useful helpful',
)
const INFERIOR = wordSet('inferior')
const NEARLY = wordSet('almost nearly')
const POOR = wordSet('negative unsuitable risky doubtful expensive')
const PREFER = wordSet('prefer prefers preferred preferable superior inferior favor favour')

/** "Is stronger as Boris", "more good like Boris", "better then Boris", as those say whose own language has it so. */
const standsForThan = (
  tokens: readonly Token[],
  from: number,
  at: number,
  isMention: (at: number) => boolean,
): boolean => {
  if (!['as', 'like', 'then', 'that'].includes(tokens[at]!.text) || !isMention(at + 1)) return false
  const before = tokens.slice(Math.max(from, at - 2), at).map(({ text }) => text)
  return (
    !tokens.slice(from, at).some(({ text }) => text === 'as' || text === 'than') &&
    before.some(
      (word, i) => BETTER.has(word) || WORSE.has(word) || (word === 'more' && i === 0) || (word === 'less' && i === 0),
    )
  )
}

/** Which way a "than" points: by the comparative before it. */
function signBefore(
  tokens: readonly Token[],
  from: number,
  than: number,
  isMention: (at: number) => boolean,
): 1 | -1 | undefined {
  for (let at = than - 1; at >= from; at--) {
    if (isMention(at)) continue
    const { text } = tokens[at]!
    // "Further above average than Boris".
    if (text === 'further' || text === 'farther') return isAhead(tokens[at + 1]?.text) ? 1 : -1
    if (BETTER.has(text) || text === 'rather' || text === 'sooner') return 1
    if (WORSE.has(text)) return -1
    const homemade = isHomemade(text)
    if (homemade) return homemade
    if (text === 'more') return isPoor(tokens[at + 1]?.text) ? -1 : 1
    if (text === 'less') return isPoor(tokens[at + 1]?.text) ? 1 : -1
  }
  return undefined
}

const isAhead = (word: string | undefined): boolean =>
  word !== undefined && /^(?:above|ahead|up|along|advanced)$/.test(word)

const isPoor = (word: string | undefined): boolean =>
  word !== undefined && (POOR.has(word) || (QUALITY[word] ?? 0.5) < 0.4)

const between = (tokens: readonly Token[], from: number, to: number, words: ReadonlySet<string>): boolean => {
  for (let at = from; at < to; at++) if (words.has(tokens[at]!.text)) return true
  return false
}

/** "As far as", "as well as": no comparison. */
const PHRASES = new Set(['far', 'well', 'long', 'soon', 'much'])

const asBefore = (tokens: readonly Token[], from: number, at: number): boolean => {
  // "Matters as much as".
  const weighs = /^(?:matters?|counts?|weighs?|means?)$/.test(tokens[at - 3]?.text ?? '')
  if (PHRASES.has(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.text === 'as' && !weighs) return false
  for (let i = Math.max(from, at - 7); i < at - 1; i++)
    if (tokens[i]!.text === 'as' && PHRASES.has(tokens[i + 1]?.text ?? '') && i < at - 2) continue
    else if (tokens[i]!.text === 'as' || tokens[i]!.text === 'so' || tokens[i]!.text === 'equally') return true
  return tokens[at - 1]?.text === 'same'
}

const LEFT = wordSet('behind standing trailing dust shade wake')
const BEATEN = wordSet('beat beaten outclassed outmatched licked')

/** "Leaves Boris behind", "has Boris beaten": where that ends; 0: it is none. */
function behindAt(tokens: readonly Token[], at: number, isMention: (at: number) => boolean): number {
  if (!isMention(at + 1)) return 0
  for (let to = at + 2; to < Math.min(tokens.length, at + 6); to++)
    if (!isMention(to) && (tokens[at]!.text.startsWith('ha') ? BEATEN : LEFT).has(tokens[to]!.text)) return to
  return 0
}

/** "Twice as good as", "half as good as". */
function timesBefore(tokens: readonly Token[], from: number, at: number): 1 | -1 | undefined {
  for (let i = at - 2; i >= Math.max(from, at - 5); i--) {
    if (tokens[i]!.text !== 'as') continue
    const before = tokens[i - 1]?.text ?? ''
    if (i > from && ['twice', 'thrice', 'times'].includes(before)) return 1
    return i > from && ['half', 'third', 'quarter'].includes(before) ? -1 : undefined
  }
  return undefined
}

const namesBefore = (from: number, at: number, isMention: (at: number) => boolean): boolean => {
  for (let i = from; i < at; i++) if (isMention(i)) return true
  return false
}

/** Whether a name follows soon; "those of" counts for nothing. */
const soonNamed = (at: number, tokens: readonly Token[], isMention: (at: number) => boolean, within = 2): boolean => {
  let last = at + within
  for (let i = at + 1; i <= Math.min(last, tokens.length - 1); i++) {
    if (isMention(i)) return true
    if (/^(?:that|those|what|of)$/.test(tokens[i]!.text)) last++
  }
  return false
}

const thanAhead = (tokens: readonly Token[], at: number, isMention: (at: number) => boolean): boolean => {
  for (let i = at + 1; i < Math.min(tokens.length, at + 12); i++)
    if (tokens[i]!.text === 'than' || standsForThan(tokens, at, i, isMention)) return true
  return false
}
