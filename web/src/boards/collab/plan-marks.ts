/** What a symbolic agent noted beside its last action: what it expected everybody to do. */
import type { Marks } from '../board.ts'
import type { Choice } from './choices.tsx'

/** By seat. */
export function plannedBy(marks: Marks | undefined): Readonly<Record<string, Choice | undefined>> {
  const note = marks?.notes.findLast(({ kind }) => kind === 'acted')?.data
  const plan = note !== null && typeof note === 'object' && !Array.isArray(note) ? (note as { plan?: unknown }).plan : undefined
  return plan !== null && typeof plan === 'object' ? (plan as Record<string, Choice>) : {}
}
