/** The next of the moves that lead to a place and use it: what choosing a place on the board, rather than a key, comes to. */
import type { Action, Observation, Scene } from 'roundtable/games/overcooked'

export interface Place {
  readonly x: number
  readonly y: number
}

const STEPS = { north: [0, -1], south: [0, 1], east: [1, 0], west: [-1, 0] } as const
const DIRECTIONS = ['north', 'south', 'east', 'west'] as const

export const isSame = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y

/** What stands at a place: a letter of the plan. */
export const tileAt = ({ grid }: Observation['kitchen'], { x, y }: Place): string => grid[y]?.[x] ?? 'W'

function isFree({ kitchen, scene }: Observation, place: Place): boolean {
  const tile = tileAt(kitchen, place)
  if (tile === 'G') return scene.gates.some((gate) => isSame(gate, place) && gate.open)
  return tile === ' '
}

export interface Way {
  /** The first move: `interact` right before the place, `stay` where the cook has arrived on floor. */
  readonly move: Action
  /** How many steps are walked. */
  readonly steps: number
}

/** The shortest way of this cook to a place, as doors and partner stand now. Undefined: there is none. */
export function wayTo(observation: Observation, cook: keyof Scene['players'], goal: Place): Way | undefined {
  const { players } = observation.scene
  const me = players[cook]
  const other = players[cook === 'alice' ? 'bob' : 'alice']
  const walks = isFree(observation, goal)
  if (walks && isSame(me, goal)) return { move: 'stay', steps: 0 }
  const isGoal = (place: Place, direction: (typeof DIRECTIONS)[number]): boolean =>
    isSame({ x: place.x + STEPS[direction][0], y: place.y + STEPS[direction][1] }, goal)
  for (const direction of DIRECTIONS)
    if (!walks && isGoal(me, direction)) return { move: me.facing === direction ? 'interact' : direction, steps: 0 }
  const seen = new Set([`${me.x},${me.y}`])
  let edge: { readonly place: Place; readonly first: Action | undefined }[] = [{ place: me, first: undefined }]
  for (let steps = 1; edge.length > 0; steps++) {
    const next: typeof edge = []
    for (const { place, first } of edge)
      for (const direction of DIRECTIONS) {
        const to = { x: place.x + STEPS[direction][0], y: place.y + STEPS[direction][1] }
        if (isSame(to, goal)) return { move: first ?? direction, steps }
        if (seen.has(`${to.x},${to.y}`) || isSame(to, other) || !isFree(observation, to)) continue
        seen.add(`${to.x},${to.y}`)
        next.push({ place: to, first: first ?? direction })
      }
    edge = next
  }
  return undefined
}
