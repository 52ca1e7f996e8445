/**
 * How much the meetings count that a proposed flight is in the way of, where the user tells that instead of when they are: "that
 * overlaps with my most important meeting", "it interferes with one meeting, but it's low priority".
 */
import { importanceGrade, type Token } from '../english/index.ts'

/** What all missed meetings count together, with how far off that may be. */
export interface Missed {
  readonly sum: number
  readonly spread: number
}

const IN_THE_WAY =
  /\b(?:overlap\w*|conflict\w*|interfer\w*|clash\w*|collid\w*|cuts? into|cutting into|runs? (?:through|into)|hits|in the way of|on top of|(?:would|will|makes? me|has me|have me|having me|i|do) miss)\b/
/** What is wished for tells nothing of the flight that was proposed. */
const WISHED =
  /\b(?:not|no|never|without|avoid\w*|something|anything|flights? that|one that|try|can|could|if|unless|instead|prefer\w*)\b/
const MEETINGS = /\bmeetings?\b|\bevents?\b|\bappointments?\b|\bimportance\b|\bpriority\b/
const COUNTS: readonly (readonly [count: number, pattern: RegExp])[] = [
  [3, /\b(?:three|3)\b/],
  [2, /\b(?:two|2|both|couple)\b|\bmeetings\b|\bevents\b|\bappointments\b/],
]

/** What a sentence says of the meetings that a flight misses; `namesTime`: it says which, and so is heard elsewhere. */
export function missedIn(tokens: readonly Token[], namesTime: boolean): Missed | undefined {
  const words = tokens.map(({ text }) => text).join(' ')
  const found = namesTime ? null : IN_THE_WAY.exec(words)
  if (!found || !MEETINGS.test(words)) return undefined
  if (WISHED.test(words.slice(0, found.index))) return undefined
  const grade = importanceGrade(tokens)
  if (grade === undefined) return undefined
  const count = COUNTS.find(([, pattern]) => pattern.test(words))?.[0] ?? 1
  return { sum: 10 * grade * count, spread: 2.5 * Math.sqrt(count) }
}
