/** What a symbolic agent noted beside its last action: what it expected everybody to do, and what should come of it. */
import type { Marks, SeatLook } from '../board.ts'
import { lookOf } from '../parts/look-of.ts'
import { SeatName } from '../parts/seat-mark.tsx'
import { Thought } from '../parts/thought.tsx'
import { sayChoice, type Choice } from './choices.tsx'

interface Plan {
  readonly plan: Readonly<Record<string, Choice>>
  readonly winChance?: number
  readonly turns?: number | null
}

/** The latest plan; undefined: the latest note is something else. */
function planOf(marks: Marks | undefined): Plan | undefined {
  const note = marks?.notes.at(-1)
  const data = note?.kind === 'acted' ? (note.data as unknown) : undefined
  return typeof data === 'object' && data !== null && 'plan' in data && typeof data.plan === 'object'
    ? (data as Plan)
    : undefined
}

/** By seat. */
export const plannedBy = (marks: Marks | undefined): Readonly<Record<string, Choice | undefined>> =>
  planOf(marks)?.plan ?? {}

export function PlanThought({
  marks,
  seats,
}: {
  readonly marks: Marks | undefined
  readonly seats: readonly SeatLook[]
}) {
  const planned = planOf(marks)
  if (!marks || !planned) return <Thought marks={marks} seats={seats} />
  const { plan, winChance, turns } = planned
  return (
    <p className="board-card board-small board-thought">
      <SeatName look={lookOf(seats, marks.seat)} /> <span className="board-soft">planned:</span>{' '}
      {Object.entries(plan)
        .map(([seat, choice]) => `${lookOf(seats, seat).name} ${choice ? sayChoice(choice) : '–'}`)
        .join(', ')}
      {winChance !== undefined && `; wins with ${Math.round(100 * winChance)} %`}
      {turns != null && ` in ${Math.round(10 * turns) / 10} turns`}
    </p>
  )
}
