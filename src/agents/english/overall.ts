/** How good somebody finds what is spoken of as a whole: all that a sentence says of it, put together. */
import { attitudesIn } from './attendance.ts'
import { Grades } from './grades.ts'
import { IMPORTANCE } from './importance.ts'
import { QUALITY } from './quality.ts'
import type { Token } from './tokens.ts'

const grades = new Grades({ scale: QUALITY })

/** From 0 to 1; undefined where the sentence grades nothing. `taken`: places of names. */
export function overallGrade(
  tokens: readonly Token[],
  taken: (at: number) => boolean = () => false,
): number | undefined {
  const values = grades.find(tokens, taken).flatMap(({ grade }) => (grade === 'unknown' ? [] : [grade.value]))
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length
}

const importances = new Grades({ scale: IMPORTANCE, extremes: false, compose: attitudesIn })

/** How much something counts by all that a sentence says of it, missing it aside, from 0 to 1; undefined where it says nothing. */
export function importanceGrade(tokens: readonly Token[]): number | undefined {
  const values = importances
    .find(tokens, () => false)
    .flatMap(({ grade }) => (grade === 'unknown' ? [] : [grade.value]))
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length
}
