/** What is granted before the remark that counts: "while not without merit, Boris is weak". */
import { findComparisons } from './comparisons.ts'
import type { GradeSpan } from './grade.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

/** Whatever is granted of the one who is spoken of, or of another. */
const GRANTS = wordSet('while although though albeit whilst')
const GRANTS_OTHERS = wordSet('whatever despite notwithstanding granted admittedly regardless')

/** "While not without merit, Boris is weak": what is granted before the remark counts for nothing beside it. */
export function withoutConcessions(
  tokens: readonly Token[],
  spans: readonly GradeSpan[],
  isMention: (at: number) => boolean,
): readonly GradeSpan[] {
  const from = tokens.findIndex(({ text }) => GRANTS.has(text) || GRANTS_OTHERS.has(text))
  if (from < 0 || spans.length === 0) return spans
  const to = tokens.findIndex(({ text }, at) => at > from && text === ',')
  const namesOther =
    tokens.slice(from, to).some((_, i) => isMention(from + i)) && !GRANTS_OTHERS.has(tokens[from]!.text)
  if (to < 0 || namesOther) return spans
  const rest = spans.filter((span) => span.from < from || span.from >= to)
  const goesOn =
    rest.some((span) => span.from >= to) || findComparisons(tokens.slice(to), (at) => isMention(to + at)).length > 0
  return goesOn ? rest : spans
}
