/** The sign of a seat beside its name: one colour, one shape, the same on every page. */
import type { SeatLook } from './boards/board.ts'
import { outlineOf } from './boards/parts/seat-mark.tsx'

export function SeatName({ look, note }: { readonly look: SeatLook; readonly note?: string | undefined }) {
  return (
    <span className="seat-name">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={outlineOf(look)} fill={look.color} />
      </svg>
      {look.name}
      {note && <span className="soft">{note}</span>}
    </span>
  )
}
