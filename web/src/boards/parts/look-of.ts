/** How a seat looks; one that nobody described still has a name and a sign. */
import type { SeatLook } from '../board.ts'

export const lookOf = (looks: readonly SeatLook[], seat: string): SeatLook =>
  looks.find((look) => look.seat === seat) ?? { seat, name: seat, color: 'var(--ink-soft)', shape: 'circle' }
