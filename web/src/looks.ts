/** One colour and one shape for every seat, by its place in the order of the game. */
import type { Seat } from 'roundtable'
import type { SeatLook, SeatShape } from './boards/board.ts'

const SHAPES: readonly SeatShape[] = ['circle', 'square', 'triangle', 'diamond', 'pentagon', 'hexagon', 'star', 'cross']
const COLOURS = 10

/** `names`: who sits where, where that is known. */
export const looksOf = (seats: readonly Seat[], names: Readonly<Record<Seat, string>> = {}): readonly SeatLook[] =>
  seats.map((seat, index) => ({
    seat,
    name: names[seat] ?? seat,
    color: `var(--seat-${(index % COLOURS) + 1})`,
    shape: SHAPES[index % SHAPES.length]!,
  }))
