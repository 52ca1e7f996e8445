/** Importances, from 1 to 10, that agree with what was said. */
import type { Grade } from '../english/index.ts'

export const ANY: readonly number[] = Array.from({ length: 10 }, (_, i) => i + 1)

/** Importances that agree with a grade. */
export function importancesOf({ value, spread, raw }: Grade, vague = false): readonly number[] | undefined {
  if (raw) return Number.isInteger(value) && value >= 1 && value <= 10 ? [value] : undefined
  const middle = Math.min(10, Math.max(1, 10 * value))
  // "8 out of 10" is a number.
  if (spread <= 0.05 && Math.abs(middle - Math.round(middle)) < 1e-9 && !vague) return [Math.round(middle)]
  const width = Math.max(1.3, 10 * spread * 1.5) * (vague ? 1.5 : 1)
  return ANY.filter((importance) => Math.abs(importance - middle) <= width)
}
