/** Ways through a kitchen as it stands: closed gates and the other cook are obstacles. */
import { PER_PLAYER, PLAYER, type Kitchen } from '../engine/kitchen.ts'

/** In this order neighbours are visited: it decides which of several shortest ways is taken. */
const VISITED = [0, 1, 2, 3] as const
/** In this order the places beside an object are listed: north, south, west, east. */
const LISTED = [0, 1, 3, 2] as const

/** One state, read for walking. */
export class Ways {
  readonly kitchen: Kitchen
  readonly cells: ArrayLike<number>
  readonly #throughGates: boolean

  /** `throughGates`: as if all gates stood open. */
  constructor(kitchen: Kitchen, cells: ArrayLike<number>, throughGates = false) {
    this.kitchen = kitchen
    this.cells = cells
    this.#throughGates = throughGates
  }

  /** Where a player stands, as a number of a walkable cell. */
  spot(player: number): number {
    return this.cells[PLAYER + player * PER_PLAYER]!
  }

  /** Which way a player faces: 0 to 3 for north, south, east, west. */
  direction(player: number): number {
    return this.cells[PLAYER + player * PER_PLAYER + 1]!
  }

  /** What a player holds, as a number of `engine`; 0: nothing. */
  held(player: number): number {
    return this.cells[PLAYER + player * PER_PLAYER + 2]!
  }

  /** Whether one can walk there, but for the other cook: floor or an open gate. */
  isOpen(spot: number): boolean {
    const gate = this.kitchen.gateWord[spot]!
    return gate === 0 || this.#throughGates || this.cells[gate]! > 0
  }

  /** The open places from which one reaches the cell. */
  beside(cell: number): number[] {
    const { kitchen } = this
    return LISTED.map((direction) => neighbour(kitchen, cell, direction))
      .map((other) => (other === undefined ? -1 : kitchen.spotOf[other]!))
      .filter((spot) => spot >= 0 && this.isOpen(spot))
  }

  /** The direction from a spot to a cell beside it; -1 where it is not beside. */
  facing(spot: number, cell: number): number {
    return [0, 1, 2, 3].findIndex((direction) => neighbour(this.kitchen, this.kitchen.spots[spot]!, direction) === cell)
  }

  /**
   * Steps from a spot to each other one, -1 where there is no way, and for each the step before it. `obstacle` (the
   * other cook's spot) can be walked into but not through; -1: none.
   */
  explore(from: number, obstacle: number): { steps: Int16Array; before: Int16Array } {
    const steps = new Int16Array(this.kitchen.spots.length).fill(-1)
    const before = new Int16Array(this.kitchen.spots.length).fill(-1)
    steps[from] = 0
    const queue = [from]
    for (const spot of queue) {
      if (spot === obstacle) continue
      for (const direction of VISITED) {
        const next = this.kitchen.next[4 * spot + direction]!
        if (steps[next]! >= 0 || !this.isOpen(next)) continue
        steps[next] = steps[spot]! + 1
        before[next] = spot
        queue.push(next)
      }
    }
    return { steps, before }
  }

  /** The spots of a shortest way, both ends included; empty where there is none. */
  path(from: number, to: number, obstacle: number): number[] {
    const { steps, before } = this.explore(from, obstacle)
    if (steps[to]! < 0) return []
    const spots = [to]
    while (spots[0] !== from) spots.unshift(before[spots[0]!]!)
    return spots
  }

  /** The direction of the first step on a shortest way; -1 where there is none or one is there. */
  firstStep(from: number, to: number, obstacle: number): number {
    if (to === obstacle || to === from) return -1
    const spot = this.path(from, to, obstacle)[1]
    if (spot === undefined) return -1
    return [0, 1, 2, 3].find((direction) => this.kitchen.next[4 * from + direction] === spot)!
  }
}

/** The cell next to a cell in a direction; undefined off the grid. */
export function neighbour(kitchen: Kitchen, cell: number, direction: number): number | undefined {
  const x = kitchen.x(cell) + [0, 0, 1, -1][direction]!
  const y = kitchen.y(cell) + [-1, 1, 0, 0][direction]!
  return x < 0 || y < 0 || x >= kitchen.width || y >= kitchen.height ? undefined : y * kitchen.width + x
}
