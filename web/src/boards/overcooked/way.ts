/** The next of the moves that lead to a place and use it: what choosing a place on the board, rather than a key, comes to. */
import type { Action, Observation, Scene } from 'roundtable/games/overcooked'

export interface Place {
  readonly x: number
  readonly y: number
}

export interface Way {
  /** The first move: `interact` right before the place, `stay` where the cook has arrived on floor. */
  readonly move: Action
  /** How many steps are walked. */
  readonly steps: number
}

const STEPS = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] } as const
type Direction = keyof typeof STEPS
const DIRECTIONS = Object.keys(STEPS) as readonly Direction[]

export const isSame = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y

/** What stands at a place: a letter of the plan. */
export const tileAt = ({ grid }: Observation['kitchen'], { x, y }: Place): string => grid[y]?.[x] ?? 'W'

const next = ({ x, y }: Place, direction: Direction): Place => ({
  x: x + STEPS[direction][0],
  y: y + STEPS[direction][1],
})

/** Finds ways of one cook, as gates and partner stand now. */
export class Ways {
  readonly #me: Scene['players']['alice']
  /** The floor that can be walked to, by key, with the first step there. */
  readonly #reached = new Map<string, { readonly steps: number; readonly first: Direction | undefined }>()

  constructor(observation: Observation, cook: keyof Scene['players']) {
    const { players } = observation.scene
    this.#me = players[cook]
    const other = players[cook === 'alice' ? 'bob' : 'alice']
    const open = new Set(observation.scene.gates.filter((gate) => gate.open).map(keyOf))
    this.#reached.set(keyOf(this.#me), { steps: 0, first: undefined })
    const queue: Place[] = [this.#me]
    for (const place of queue) {
      const { steps, first } = this.#reached.get(keyOf(place))!
      for (const direction of DIRECTIONS) {
        const to = next(place, direction)
        const tile = tileAt(observation.kitchen, to)
        const isFree = (tile === ' ' || (tile === 'G' && open.has(keyOf(to)))) && !isSame(to, other)
        if (!isFree || this.#reached.has(keyOf(to))) continue
        this.#reached.set(keyOf(to), { steps: steps + 1, first: first ?? direction })
        queue.push(to)
      }
    }
  }

  /** The shortest way to a place; undefined: there is none. */
  to(goal: Place): Way | undefined {
    const there = this.#reached.get(keyOf(goal))
    if (there) return { move: there.first ?? 'stay', steps: there.steps }
    let best: Way | undefined
    for (const direction of DIRECTIONS) {
      // From which floor this direction leads to the goal.
      const from = { x: goal.x - STEPS[direction][0], y: goal.y - STEPS[direction][1] }
      const beside = this.#reached.get(keyOf(from))
      if (!beside || (best && best.steps <= beside.steps)) continue
      const facing = this.#me.facing === direction ? 'interact' : direction
      best = { move: beside.first ?? facing, steps: beside.steps }
    }
    return best
  }
}

const keyOf = ({ x, y }: Place): string => `${x},${y}`
