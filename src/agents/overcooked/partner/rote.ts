/** What a partner does who makes the same moves over and over, whatever comes of them: a model that learns the round by heart. */
import type { Partner } from '../planner/beam.ts'

/** The longest round that is heard out. */
const LONGEST = 16
/** A round counts once it has come twice, the shortest after so many moves more. */
const SHORTEST = 6

export class Rote implements Partner {
  readonly player: number
  /** What it does as long as no round is known. */
  readonly #otherwise: Partner
  #moves: number[] = []
  /** The moves of a round, those that come next first. */
  #round: readonly number[] = []

  constructor(otherwise: Partner) {
    this.player = otherwise.player
    this.#otherwise = otherwise
  }

  /** Whether it has lately made the same moves over and over. */
  get isKnown(): boolean {
    return this.#round.length > 0
  }

  /** Takes note of its last move. */
  see(moved: number): void {
    this.#moves = [...this.#moves, moved].slice(-2 * LONGEST)
    const moves = this.#moves
    const repeats = (length: number) => {
      const from = moves.length - Math.max(length, SHORTEST)
      return from >= length && moves.every((move, at) => at < from || move === moves[at - length])
    }
    const length = Array.from({ length: LONGEST }, (_, index) => index + 1).find(repeats)
    this.#round = length === undefined ? [] : moves.slice(-length)
  }

  move(states: Int16Array, offset: number, step: number): number {
    if (!this.isKnown) return this.#otherwise.move(states, offset, step)
    return this.#round[step % this.#round.length]!
  }
}
