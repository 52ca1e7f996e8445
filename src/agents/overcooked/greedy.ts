/**
 * The published greedy model of a human cook (reference, section 4.8): always the nearest thing that its hands call
 * for, as if alone but for one look at the partner's hands; when nothing moves, a random step.
 */
import { z } from 'zod'
import type { AgentDefinition } from '../../core/agent.ts'
import type { Random } from '../../core/random.ts'
import { ACTIONS, compile, engine, llmCo, SEATS, type Action, type Config, type Observation } from '../../games/overcooked/index.ts'

const { DISH, INTERACT, NOTHING, ONION, PER_PLAYER, PLAYER, SOUP, STAY, TOMATO, UNREACHABLE } = engine
type Kitchen = InstanceType<typeof engine.Kitchen>

const options = z.strictObject({
  goals: z.number().min(0).nullable().default(null).describe('draw goals by softmax of -cost times this; null: the nearest'),
  steps: z.number().min(0).nullable().default(null).describe('draw moves by softmax of -cost times this; null: the best'),
  unstuck: z.boolean().default(true).describe('a random step when nobody has moved'),
})
type Options = z.infer<typeof options>

class Greedy {
  readonly #kitchen: Kitchen
  readonly #player: number
  readonly #options: Options
  readonly #distances: InstanceType<typeof engine.Distances>
  #before = ''

  constructor(kitchen: Kitchen, player: number, options: Options) {
    this.#kitchen = kitchen
    this.#player = player
    this.#options = options
    this.#distances = new engine.Distances(kitchen)
  }

  act(cells: readonly number[], random: Random): number {
    const poses = [0, 1].map((player) => poseOf(cells, player))
    const now = String(poses)
    const stuck = now === this.#before
    this.#before = now
    const pose = poses[this.#player]!
    const goal = this.#pick(this.#goals(cells), pose, random)
    const move = goal === undefined ? STAY : this.#step(cells, goal, pose, random)
    if (!stuck || move === INTERACT || !this.#options.unstuck) return move
    const free = [0, 1, 2, 3].filter((direction) => this.#canStep(cells, direction))
    return free.length > 0 ? random.pick(free) : move
  }

  /** The cells that the hands call for; where there are none, any that can be reached, to keep moving. */
  #goals(cells: readonly number[]): number[] {
    const objects = llmCo.findObjects(this.#kitchen)
    const held = heldBy(cells, this.#player)
    const partner = heldBy(cells, 1 - this.#player)
    const pots = objects.c.map((object) => ({ object, ...llmCo.readPot(this.#kitchen, cells, object.word) }))
    const lying = (item: number) => [...objects.s, ...objects.k].filter(({ word }) => cells[word] === item)
    const cellsOf = (list: readonly { readonly cell: number }[]) => list.map(({ cell }) => cell)
    const cooking = pots.filter((pot) => pot.cooking || pot.ready)
    const idle = pots.filter((pot) => !pot.cooking && !pot.ready && pot.size === 3)
    let goals: number[]
    if (held === NOTHING) {
      if (cooking.length > 0 && partner !== DISH) goals = cellsOf([...objects.p, ...lying(DISH)])
      else if (idle.length > 0) goals = cellsOf(idle.map(({ object }) => object))
      else goals = cellsOf([...objects.o, ...lying(ONION)])
    } else if (held === ONION || held === TOMATO) {
      goals = cellsOf(pots.filter(({ object }) => llmCo.takes(this.#kitchen, cells, object.word, held)).map(({ object }) => object))
    } else if (held === DISH) goals = cellsOf(cooking.map(({ object }) => object))
    else goals = cellsOf(objects.d)
    const pose = poseOf(cells, this.#player)
    const within = goals.filter((cell) => this.#distances.to(cell)[pose]! < UNREACHABLE)
    if (within.length > 0) return within
    return cellsOf([...objects.o, ...objects.t, ...objects.p, ...objects.c, ...objects.d]).filter((cell) => this.#distances.to(cell)[pose]! < UNREACHABLE)
  }

  #pick(goals: readonly number[], pose: number, random: Random): number | undefined {
    const costs = goals.map((cell) => this.#distances.to(cell)[pose]!)
    return goals[draw(costs, this.#options.goals, random)]
  }

  #step(cells: readonly number[], goal: number, pose: number, random: Random): number {
    const costs = this.#distances.to(goal)
    if (costs[pose] === 0) return this.#isOfUse(cells, pose) ? INTERACT : STAY
    const after = [0, 1, 2, 3].map((direction) => costs[4 * this.#kitchen.next[(pose & ~3) + direction]! + direction]!)
    const direction = draw(after, this.#options.steps, random)
    // The model knows no gates; with empty hands it opens one that it has run into.
    const gate = this.#kitchen.facedWord[pose]!
    const shut = this.#kitchen.faced[pose] === engine.GATE && cells[gate] === 0
    return shut && (pose & 3) === direction && heldBy(cells, this.#player) === NOTHING ? INTERACT : direction
  }

  /** Whether to act on what is faced is no waste: a pot that cooks is waited for, a goal for want of a better left alone. */
  #isOfUse(cells: readonly number[], pose: number): boolean {
    const held = heldBy(cells, this.#player)
    const word = this.#kitchen.facedWord[pose]!
    switch (this.#kitchen.faced[pose]) {
      case engine.POT: {
        const { ready, cooking, size } = llmCo.readPot(this.#kitchen, cells, word)
        if (held === DISH) return ready
        return held === NOTHING ? !this.#kitchen.classic && size > 0 && !cooking && !ready : llmCo.takes(this.#kitchen, cells, word, held)
      }
      case engine.SERVING:
        return held > SOUP
      default:
        return held === NOTHING
    }
  }

  #canStep(cells: readonly number[], direction: number): boolean {
    const spot = cells[PLAYER + this.#player * PER_PLAYER]!
    const next = this.#kitchen.next[4 * spot + direction]!
    const gate = this.#kitchen.gateWord[next]!
    return next !== spot && next !== cells[PLAYER + (1 - this.#player) * PER_PLAYER] && (gate === 0 || cells[gate]! > 0)
  }
}

const poseOf = (cells: readonly number[], player: number): number => 4 * cells[PLAYER + player * PER_PLAYER]! + cells[PLAYER + player * PER_PLAYER + 1]!
const heldBy = (cells: readonly number[], player: number): number => cells[PLAYER + player * PER_PLAYER + 2]!

/** The place of the least cost, or one drawn by softmax of -cost times the temperature. */
function draw(costs: readonly number[], temperature: number | null, random: Random): number {
  if (temperature === null) return costs.indexOf(Math.min(...costs))
  const least = Math.min(...costs)
  const weights = costs.map((cost) => Math.exp((least - cost) * temperature))
  let left = random.float() * weights.reduce((sum, weight) => sum + weight, 0)
  return Math.max(0, weights.findIndex((weight) => (left -= weight) < 0))
}

export const greedy: AgentDefinition<Config, Observation, Action, Options> = {
  name: 'greedy',
  about: 'The published greedy model of a human cook: the nearest thing its hands call for, hardly minding the partner.',
  options,
  create: ({ seat, options }) => {
    let cook: Greedy | undefined
    return {
      act: (observation, turn) => {
        cook ??= new Greedy(compile(observation.kitchen), SEATS.indexOf(seat as 'alice' | 'bob'), options)
        return { action: ACTIONS[cook.act(observation.cells, turn.random)]! }
      },
    }
  },
}
