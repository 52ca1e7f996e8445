/** The sign of a seat, the same in every place where the seat is spoken of: one colour, one shape. */
import type { SeatLook, SeatShape } from '../board.ts'

const SHAPES: Readonly<Record<SeatShape, string>> = {
  circle: 'M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17Z',
  square: 'M2.5 2.5h15v15h-15Z',
  triangle: 'M10 1.5L19 18H1Z',
  diamond: 'M10 .8L19.2 10L10 19.2L.8 10Z',
  pentagon: 'M10 1l9 6.8l-3.4 10.7H4.4L1 7.8Z',
  hexagon: 'M10 .8l8 4.6v9.2l-8 4.6l-8-4.6V5.4Z',
  star: 'M10 .8l2.7 6l6.5.7l-4.9 4.4l1.4 6.4L10 15l-5.7 3.3l1.4-6.4L.8 7.5l6.5-.7Z',
  cross: 'M7 1h6v6h6v6h-6v6H7v-6H1V7h6Z',
}

/** The outline of a seat's shape in a square of 20 by 20, for use within another drawing. */
export const outlineOf = ({ shape }: Pick<SeatLook, 'shape'>): string => SHAPES[shape]

/** A small drawing of the seat's shape in its colour; a name stands beside it. */
export function SeatMark({ look }: { readonly look: SeatLook }) {
  return (
    <svg className="board-seat-mark" viewBox="0 0 20 20" aria-hidden="true">
      <path d={outlineOf(look)} fill={look.color} />
    </svg>
  )
}

/** Name and sign of a seat. */
export function SeatName({ look, own }: { readonly look: SeatLook; readonly own?: boolean | undefined }) {
  return (
    <span className="board-seat-name">
      <SeatMark look={look} />
      {look.name}
      {own && <span className="board-soft"> (you)</span>}
    </span>
  )
}
