/** How many actions it takes to face something, turning included, with nobody in the way and all gates open. */
import type { Kitchen } from './kitchen.ts'

/** The distance of what cannot be reached. */
export const UNREACHABLE = 0x3fff

/** Fewest actions from any pose to where something is faced; kept once computed. */
export class Distances {
  readonly #kitchen: Kitchen
  /** By target cell: the cost from each pose (`4 * spot + direction`). */
  readonly #costs = new Map<number, Int16Array>()
  readonly #before: readonly number[][]

  constructor(kitchen: Kitchen) {
    this.#kitchen = kitchen
    // A move turns the cook; it also carries the cook on where the way is free.
    const before: number[][] = Array.from({ length: kitchen.spots.length * 4 }, () => [])
    for (const spot of kitchen.spots.keys()) {
      for (let direction = 0; direction < 4; direction++) {
        for (let move = 0; move < 4; move++)
          before[4 * kitchen.next[4 * spot + move]! + move]!.push(4 * spot + direction)
      }
    }
    this.#before = before
  }

  /** Actions from each pose until the cook faces the cell; {@link UNREACHABLE} where there is no way. */
  to(cell: number): Int16Array {
    const known = this.#costs.get(cell)
    if (known) return known
    const kitchen = this.#kitchen
    const costs = new Int16Array(kitchen.spots.length * 4).fill(UNREACHABLE)
    const queue: number[] = []
    const steps = [-kitchen.width, kitchen.width, 1, -1]
    for (const [spot, at] of kitchen.spots.entries()) {
      steps.forEach((step, direction) => {
        if (at + step !== cell || (Math.abs(step) === 1 && kitchen.y(at) !== kitchen.y(cell))) return
        costs[4 * spot + direction] = 0
        queue.push(4 * spot + direction)
      })
    }
    for (const pose of queue) {
      for (const earlier of this.#before[pose]!) {
        if (costs[earlier]! !== UNREACHABLE) continue
        costs[earlier] = costs[pose]! + 1
        queue.push(earlier)
      }
    }
    this.#costs.set(cell, costs)
    return costs
  }

  /** The first of the nearest cells from a pose; undefined where none can be reached. */
  nearest(pose: number, cells: Iterable<number>): number | undefined {
    let best: number | undefined
    let least = UNREACHABLE
    for (const cell of cells) {
      const cost = this.to(cell)[pose]!
      if (cost < least) {
        least = cost
        best = cell
      }
    }
    return best
  }
}
