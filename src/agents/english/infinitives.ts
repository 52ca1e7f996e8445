/**
 * What is thought of doing something: "it would be a shame not to give it to Ada", "I see no reason to give it to Boris", "no
 * harm in putting Ada there". The deed is proposed or refused by whoever judges it.
 */
import type { GradeSpan } from './grade.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

const BAD = wordSet(
  'shame pity mistake error silly crazy mad madness foolish waste crime wrong unwise pointless risky sin absurd stupid dumb insane folly',
)
const GOOD = wordSet('wise smart clever sensible sense pleasure fun')
/** Worth nothing without a denial before them: "no reason", "no harm". */
const REASONS = wordSet('reason reasons point sense need cause use')
const HARMS = wordSet('harm objection objections problem risk')
const DENIES = wordSet('no not never any little hardly without')
const DOES = wordSet(
  'give giving put putting have having assign assigning let letting take taking use using choose choosing pick picking place placing send sending match matching pair pairing leave leaving go going try trying do doing keep keeping',
)

const REGRETS = wordSet('hate loath sorry sad hard shame pity afford want reluctant unwilling')
const LOSES = wordSet('lose miss lack forgo sacrifice')

/** "I'd hate to lose Ada on it", "we can't afford to lose Ada there": who is missed is good. */
export function missedAt(tokens: readonly Token[], at: number): GradeSpan | undefined {
  if (!REGRETS.has(tokens[at]!.text) || tokens[at + 1]?.text !== 'to' || !LOSES.has(tokens[at + 2]?.text ?? ''))
    return undefined
  const denied = tokens.slice(Math.max(0, at - 3), at).some(({ text }) => DENIES.has(text))
  // "Want" and "afford" miss nobody by themselves.
  if (/^(?:afford|want)$/.test(tokens[at]!.text) !== denied) return undefined
  return { from: denied ? Math.max(0, at - 2) : at, to: at + 3, grade: { value: 0.84, spread: 0.1 } }
}

/** Such a judgement, where it begins here: up to the verb. */
export function judgedAt(tokens: readonly Token[], at: number): GradeSpan | undefined {
  const { text } = tokens[at]!
  const [isBad, isGood, isReason, isHarm] = [BAD, GOOD, REASONS, HARMS].map((words) => words.has(text))
  if (!isBad && !isGood && !isReason && !isHarm) return undefined
  // "Not to give", "to give", "in giving", "giving", "if we gave" is left alone.
  let to = at + 1
  if (tokens[to]?.text === 'for' && /^(?:us|me|them)$/.test(tokens[to + 1]?.text ?? '')) to += 2
  const denied =
    tokens[to]?.text === 'not' ||
    (tokens[to]?.text === 'why' && tokens.slice(to, to + 4).some((one) => one.text === 'not'))
  while (to < at + 7 && /^(?:not|to|in|of|why|we|should|would|with)$/.test(tokens[to]?.text ?? '')) to++
  if (!DOES.has(tokens[to]?.text ?? '') || to === at + 1) return undefined
  const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.text)
  const isDenied = before.some((word) => DENIES.has(word))
  // Reasons speak for it, harms against it; a denial turns both.
  const sign = (isBad || isHarm ? -1 : 1) * (isDenied ? -1 : 1) * (denied ? -1 : 1)
  const isMild = isBad && isDenied
  const from = Math.max(0, isDenied ? at - 1 : at)
  return { from, to, grade: { value: sign > 0 ? (isMild ? 0.66 : 0.8) : 0.17, spread: 0.12 } }
}
