/** Cooks with odd ways, to sit opposite in measurements: none of them follows anybody's rules. */
import type { AgentDefinition } from '../src/core/agent.ts'
import type { Random } from '../src/core/random.ts'
import { greedy } from '../src/agents/overcooked/agents.ts'
import { reachFrom } from '../src/agents/overcooked/partner/alone.ts'
import { waysOf } from '../src/agents/overcooked/planner/ways.ts'
import { ACTIONS, compile, engine, SEATS, type Action, type Observation } from '../src/games/overcooked/index.ts'

const { INTERACT, NOTHING, PER_PLAYER, PLAYER, STAY } = engine
type Kitchen = engine.Kitchen
type Odd = (seen: Observation, player: number, random: Random) => number

/** The next move on a way to a thing of a kind, and to use it there. */
function goTo(kitchen: Kitchen, cells: readonly number[], player: number, steps: ArrayLike<number>): number {
  const pose = 4 * cells[PLAYER + player * PER_PLAYER]! + cells[PLAYER + player * PER_PLAYER + 1]!
  if (steps[pose] === 0) return INTERACT
  const left = (move: number) => steps[4 * kitchen.next[(pose & ~3) + move]! + move]!
  return [0, 1, 2, 3].reduce((best, move) => (left(move) < left(best) ? move : best))
}

const heldBy = (cells: readonly number[], player: number): number => cells[PLAYER + player * PER_PLAYER + 2]!

/** The spot that divides the kitchen most evenly where somebody stands on it, with a way to it. */
function findNarrows(kitchen: Kitchen, from: number): number {
  const all = [...reachFrom(kitchen, from, -1)]
  const cut = (spot: number) =>
    Math.min(...all.filter((one) => one !== spot).map((one) => reachFrom(kitchen, one, spot).size))
  return all.reduce((best, spot) => (cut(spot) < cut(best) ? spot : best))
}

/** Fetches from one kind of dispenser and puts what it has on the nearest counter. */
const hoards = (tile: number) => (): Odd => (seen, player) => {
  const kitchen = compile(seen.kitchen)
  const { toTile, toThing } = waysOf(kitchen)
  if (heldBy(seen.cells, player) === NOTHING) return goTo(kitchen, seen.cells, player, toTile(tile))
  const pose = 4 * seen.cells[PLAYER + player * PER_PLAYER]! + seen.cells[PLAYER + player * PER_PLAYER + 1]!
  const free = kitchen.counters.map(({ word }) => word).filter((word) => seen.cells[word] === NOTHING)
  const near = free.sort((one, two) => toThing(one)[pose]! - toThing(two)[pose]!)[0]
  return near === undefined ? STAY : goTo(kitchen, seen.cells, player, toThing(near))
}

const PARTNERS: Readonly<Record<string, () => Odd>> = {
  loop: () => {
    let moves: number[] | undefined
    let at = 0
    return (_, __, random) => {
      moves ??= Array.from({ length: 9 }, () => random.int(0, 5))
      return moves[at++ % moves.length]!
    }
  },
  onions: hoards(engine.ONIONS),
  dishes: hoards(engine.DISHES),
  ditherer: () => {
    let at = 0
    return () => (Math.floor(at++ / 3) % 2 === 0 ? engine.EAST : engine.WEST)
  },
  mirror: () => (seen, player) => (seen.last ? ACTIONS.indexOf(seen.last[SEATS[1 - player]!]) : STAY),
  corridor: () => {
    let place: number | undefined
    return ({ kitchen: spec, cells }, player) => {
      const kitchen = compile(spec)
      const spot = cells[PLAYER + player * PER_PLAYER]!
      place ??= findNarrows(kitchen, spot)
      if (spot === place) return STAY
      const steps = new Map([[place, 0]])
      for (const [at, left] of steps)
        for (let pose = 0; pose < kitchen.next.length; pose++)
          if (kitchen.next[pose] === at && !steps.has(pose >> 2)) steps.set(pose >> 2, left + 1)
      const left = (move: number) => steps.get(kitchen.next[4 * spot + move]!) ?? Infinity
      return [0, 1, 2, 3].reduce((best, move) => (left(move) < left(best) ? move : best))
    }
  },
  hog: () => (seen, player) => {
    const kitchen = compile(seen.kitchen)
    const { toTile, pots } = waysOf(kitchen)
    if (heldBy(seen.cells, player) === NOTHING) return goTo(kitchen, seen.cells, player, toTile(engine.DISHES))
    const move = goTo(kitchen, seen.cells, player, pots[0]!.walk)
    return move === INTERACT ? STAY : move
  },
}

/** Greedy for a while, then still for a while. */
const moody: AgentDefinition = {
  name: 'moody',
  about: 'Works for forty steps and rests for forty.',
  create: (context) => {
    const cook = greedy.create({ ...context, options: { unstuck: true } })
    return {
      act: (observation, turn) =>
        Math.floor((observation as Observation).tick / 40) % 2 === 0
          ? cook.act(observation as Observation, turn)
          : { action: 'stay' },
    }
  },
}

const oddly = (name: string): AgentDefinition => ({
  name,
  about: 'Has odd ways.',
  create: ({ seat }) => {
    const move = PARTNERS[name]!()
    const player = SEATS.indexOf(seat as (typeof SEATS)[number])
    return {
      act: (observation, { random }): { action: Action } => ({
        action: ACTIONS[move(observation as Observation, player, random)]!,
      }),
    }
  },
})

/** The names of all. */
export const ODD: readonly string[] = [...Object.keys(PARTNERS), 'moody']

export const oddCook = (name: string): AgentDefinition => (name === 'moody' ? moody : oddly(name))
