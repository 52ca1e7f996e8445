/** Denials that say something of their own: "neither a strength nor a weakness", "can't recommend her enough", "doesn't disappoint". */
import type { GradeSpan } from './grade.ts'
import { gradeOf, none, type Modifiers } from './modifiers.ts'
import type { Token } from './tokens.ts'

/** "Neither a strength nor a weakness" is in the middle; "neither good nor suitable" denies both. */
export function neitherNor(found: readonly GradeSpan[], tokens: readonly Token[]): GradeSpan[] {
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
      // "A is not important, but don't make me miss B" denies twice.
      !tokens.slice(a.to, b.from).some(({ text }) => /^(?:but|while|whereas)$/.test(text)) &&
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

/** "I can't recommend her enough." */
export const isPraised = (tokens: readonly Token[], at: number, { negated }: Modifiers): boolean =>
  negated &&
  tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ text }, i, before) => text === 'not' && /^(?:can|could)$/.test(before[i - 1]?.text ?? '')) &&
  tokens.slice(at + 1, at + 9).some(({ text }, i, behind) => text === 'enough' && behind[i + 1]?.text !== 'to')

/** "Would not disappoint", "doesn't struggle": who fails at nothing. */
export const isUnfailing = (tokens: readonly Token[], at: number): boolean =>
  /^(?:disappoint|fail|falter|flop|stumble|struggle|embarrass|let)$/.test(tokens[at]!.text) &&
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ text }, i, before) => text === 'not' && /^(?:will|would|does|do|did)$/.test(before[i - 1]?.text ?? 'would'),
    )
