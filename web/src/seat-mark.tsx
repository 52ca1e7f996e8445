/** The sign of a seat beside its name: one colour, one shape, the same on every page. */
import type { SeatLook, SeatShape } from './boards/board.ts'

const OUTLINES: Readonly<Record<SeatShape, string>> = {
  circle: 'M8 1a7 7 0 1 1 0 14A7 7 0 1 1 8 1Z',
  square: 'M2 2h12v12H2Z',
  triangle: 'M8 1l7.5 13.5H.5Z',
  diamond: 'M8 .5L15.5 8L8 15.5L.5 8Z',
  pentagon: 'M8 .8l7.2 5.4l-2.7 8.6h-9L.8 6.2Z',
  hexagon: 'M8 .6l6.5 3.7v7.4L8 15.4l-6.5-3.7V4.3Z',
  star: 'M8 .6l2.2 4.8l5.2.6l-3.9 3.5l1.1 5.2L8 12.1l-4.6 2.6l1.1-5.2L.6 6l5.2-.6Z',
  cross: 'M5.5 1h5v4.5H15v5h-4.5V15h-5v-4.5H1v-5h4.5Z',
}

export function SeatName({ look, note }: { readonly look: SeatLook; readonly note?: string | undefined }) {
  return (
    <span className="seat-name">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={OUTLINES[look.shape]} fill={look.color} />
      </svg>
      {look.name}
      {note && <span className="soft">{note}</span>}
    </span>
  )
}
