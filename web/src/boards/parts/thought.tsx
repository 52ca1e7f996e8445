/** What an agent noted last, in a line: in a replay, below the board. */
import type { Json } from 'roundtable'
import type { Marks, SeatLook } from '../board.ts'
import { lookOf } from './look-of.ts'
import { SeatName } from './seat-mark.tsx'

export function Thought({ marks, seats }: { readonly marks: Marks | undefined; readonly seats: readonly SeatLook[] }) {
  const note = marks?.notes.at(-1)
  if (!marks || !note) return null
  return (
    <p className="board-card board-small board-thought">
      <SeatName look={lookOf(seats, marks.seat)} /> <span className="board-soft">{note.kind}:</span>{' '}
      {inWords(note.data)}
    </p>
  )
}

/** Data as a line: texts as they are, lists with commas, fields by name. */
function inWords(data: Json | undefined): string {
  if (data === null || data === undefined) return '–'
  if (Array.isArray(data)) return (data as readonly Json[]).map(inWords).join(', ')
  if (typeof data === 'object')
    return Object.entries(data)
      .map(([name, value]) => `${name} ${inWords(value)}`)
      .join(' · ')
  return String(data)
}
