/**
 * Whether a seat's whole stream tells only what it may know: in another state that looks the same to it, the same later
 * moves must show it the same. A game that brings hidden things to light by play itself says so (`reveals`).
 */
import { IllegalAction } from '../core/errors.ts'
import { CLOCK, type Game, type Seat } from '../core/game.ts'
import { canonical } from '../core/json.ts'
import type { Random } from '../core/random.ts'
import { seatTurn } from '../core/stream.ts'

/** How far a stream is followed. */
const STEPS = 12

export interface Difference {
  readonly seat: Seat
  readonly before: unknown
  readonly real: unknown
  readonly drawn: unknown
}

/**
 * The first difference between the seat's stream from `state`, in which no moves are pending, and from a state drawn anew;
 * undefined: none.
 */
export function differentStream(
  game: Game,
  seats: readonly Seat[],
  state: unknown,
  seat: Seat,
  random: Random,
): Difference | undefined {
  if (seats.length < 2 || game.reveals) return undefined
  let real = state
  let drawn: unknown = game.resample(state, seat, random.int(1, 1 << 30))
  const [turn, otherTurn] = [real, drawn].map((now) => seatTurn(game.turn(now), seat))
  // Whose turn it is stands in the stream beside what is seen.
  if (turn !== otherTurn && !game.outcome(real) && !game.outcome(drawn))
    return { seat, before: real, real: { turn }, drawn: { turn: otherTurn } }
  for (let count = 0; count < STEPS; count++) {
    if (game.outcome(real) || game.outcome(drawn)) return undefined
    const { must, may, clock } = game.turn(real)
    const movers = [...must, ...may]
    if (movers.length === 0) return undefined
    const ticks = clock !== undefined && random.int(0, 9) === 0
    const mover = ticks ? CLOCK : random.pick(movers)
    const action: unknown = ticks ? clock.action : game.sample(game.observe(real, mover), random)
    const before = real
    try {
      const next: unknown = game.act(drawn, mover, action)
      real = game.act(real, mover, action)
      drawn = next
    } catch (error) {
      if (IllegalAction.isInstance(error)) return undefined
      throw error
    }
    // How it came out may depend on what was hidden: that is what outcomes are for.
    if (game.outcome(real) || game.outcome(drawn)) return undefined
    const [seen, other] = [real, drawn].map((now) => ({
      turn: seatTurn(game.turn(now), seat),
      observation: game.observe(now, seat) as unknown,
    }))
    if (canonical(seen) !== canonical(other)) return { seat, before, real: seen, drawn: other }
  }
  return undefined
}
