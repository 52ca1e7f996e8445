/**
 * The greedy human model of the Overcooked-AI benchmark: it goes for whatever is nearest and useful by itself, as if its
 * partner were not there, and makes a random step when both are stuck (reference program, agents/agent.py). As published
 * it never puts anything down, and two of them can dance for ever in a passage where each has but one way to step aside.
 */
import { z } from 'zod'
import type { AgentDefinition } from '../../core/agent.ts'
import type { Random } from '../../core/random.ts'
import { ACTIONS, compile, engine, llmCo, SEATS } from '../../games/overcooked/index.ts'
import type { Action, Config, Observation } from '../../games/overcooked/index.ts'
import { drawIndex } from './draw.ts'

const { ADDED, DISH, Distances, GATE, INTERACT, NOTHING, ONION, PER_PLAYER, PLAYER, SOUP, STAY, TOMATO } = engine
type Kitchen = engine.Kitchen

const sharpness = z.number().positive().max(100).optional()

const options = z.strictObject({
  goals: sharpness.describe(
    'draw the goal with a probability proportional to exp(-goals × steps); absent: the nearest',
  ),
  moves: sharpness.describe('draw the move likewise once it stands at its goal'),
  unstuck: z.boolean().default(true).describe('whether it makes a random step when nobody has moved'),
})

type Options = z.output<typeof options>

export const greedy: AgentDefinition<Config, Observation, Action, Options> = {
  name: 'greedy',
  about: 'The published human model: does what is nearest and useful by itself, with no thought for the partner.',
  options,
  needsModel: false,
  create: ({ seat, options }) => {
    let cook: Greedy | undefined
    return {
      act: (observation, turn) => {
        cook ??= new Greedy(compile(observation.kitchen), SEATS.indexOf(seat as (typeof SEATS)[number]), options)
        return { action: ACTIONS[cook.move(observation.cells, turn.random)]! }
      },
    }
  },
}

/** One cook for one episode; also the stand-in for a person where there is none. */
class Greedy {
  readonly #kitchen: Kitchen
  readonly #player: number
  readonly #options: Options
  readonly #distances: engine.Distances
  readonly #objects: llmCo.KitchenObjects
  #poses = ''

  constructor(kitchen: Kitchen, player: number, options: Options) {
    this.#kitchen = kitchen
    this.#player = player
    this.#options = options
    this.#distances = new Distances(kitchen)
    this.#objects = llmCo.findObjects(kitchen)
  }

  /** The engine's number of the move that it makes now. */
  move(cells: readonly number[], random: Random): number {
    const poses = [0, 1].map((player) => this.#pose(cells, player)).join()
    const stuck = poses === this.#poses
    this.#poses = poses
    if (stuck && this.#options.unstuck) return this.#breakFree(cells, random)
    const pose = this.#pose(cells, this.#player)
    const reached = this.#goals(cells).filter((cell) => this.#steps(pose, cell) < engine.UNREACHABLE)
    const goals = reached.length > 0 ? reached : this.#nearest(pose, this.#features())
    const goal = this.#chooseGoal(pose, goals, random)
    return goal === undefined ? STAY : this.#approach(cells, pose, goal, random)
  }

  #pose(cells: readonly number[], player: number): number {
    const word = PLAYER + player * PER_PLAYER
    return 4 * cells[word]! + cells[word + 1]!
  }

  #steps(pose: number, cell: number): number {
    return this.#distances.to(cell)[pose]!
  }

  /** The cells at any of which the next useful thing can be done. */
  #goals(cells: readonly number[]): number[] {
    const held = cells[PLAYER + this.#player * PER_PLAYER + 2]!
    const partnerHolds = cells[PLAYER + (1 - this.#player) * PER_PLAYER + 2]!
    const { c, o, t, p, d } = this.#objects
    const pots = c.map((pot) => ({ ...pot, ...llmCo.readPot(this.#kitchen, cells, pot.word) }))
    const soon = pots.filter(({ cooking, ready }) => cooking || ready)
    const cellsOf = (list: readonly { readonly cell: number }[]) => list.map(({ cell }) => cell)
    const lying = (item: number) => this.#kitchen.counters.filter(({ word }) => cells[word] === item)

    if (held > SOUP) return cellsOf(d)
    if (held === DISH) return cellsOf(soon)
    if (held !== NOTHING) {
      const open = c.filter(({ word }) => llmCo.takes(this.#kitchen, cells, word, held))
      const better = open.filter(({ word }) => this.#improves(cells[word]!, held))
      return cellsOf(better.length > 0 ? better : open)
    }
    if (soon.length > 0 && partnerHolds !== DISH) return cellsOf([...p, ...lying(DISH)])
    const startable = this.#kitchen.classic
      ? []
      : pots.filter((pot) => !soon.includes(pot) && this.#isDone(pot.contents))
    if (startable.length > 0) return cellsOf(startable)
    const wanted = [ONION, TOMATO].filter((item) =>
      pots.some((pot) => llmCo.takes(this.#kitchen, cells, pot.word, item) && this.#improves(pot.contents, item)),
    )
    const items = wanted.length > 0 ? wanted : [ONION]
    return items.flatMap((item) => cellsOf([...(item === ONION ? o : t), ...lying(item)]))
  }

  /** Whether the best soup that the pot can still become stays within reach. */
  #improves(contents: number, item: number): boolean {
    const added = ADDED[2 * contents + item - ONION]!
    return added > 0 && this.#kitchen.best[added] === this.#kitchen.best[contents]
  }

  /** Whether the soup is as good as it gets: then it is started. */
  #isDone(contents: number): boolean {
    const { best, value } = this.#kitchen
    return (
      contents > 0 && value[contents]! > 0 && value[contents] === best[contents] && !this.#improves(contents, ONION)
    )
  }

  /** Everything that can be used, for when there is nothing to do. */
  #features(): number[] {
    const { o, t, p, c, d } = this.#objects
    return [...o, ...t, ...p, ...c, ...d].map(({ cell }) => cell)
  }

  #nearest(pose: number, cells: readonly number[]): number[] {
    const nearest = this.#distances.nearest(pose, cells)
    return nearest === undefined ? [] : [nearest]
  }

  #chooseGoal(pose: number, goals: readonly number[], random: Random): number | undefined {
    if (this.#options.goals === undefined) return this.#nearest(pose, goals)[0]
    const costs = goals.map((cell) => this.#steps(pose, cell))
    return goals[draw(costs, this.#options.goals, random)]
  }

  #approach(cells: readonly number[], pose: number, goal: number, random: Random): number {
    const left = this.#steps(pose, goal)
    const moved = (move: number) => (move < STAY ? 4 * this.#kitchen.next[4 * (pose >> 2) + move]! + move : pose)
    const isThere = [0, 1, 2, 3].some((direction) => this.#steps(4 * (pose >> 2) + direction, goal) === 0)
    if (isThere && this.#options.moves !== undefined) {
      const costs = ACTIONS.map((_, move) => this.#steps(moved(move), goal))
      return draw(costs, this.#options.moves, random)
    }
    if (left === 0) return INTERACT
    const move = [0, 1, 2, 3].find((direction) => this.#steps(moved(direction), goal) === left - 1)!
    return this.#isShut(cells, pose, move) ? INTERACT : move
  }

  /** Whether it faces a closed gate on its way and can open it: the one thing that the published model does not know. */
  #isShut(cells: readonly number[], pose: number, move: number): boolean {
    const held = cells[PLAYER + this.#player * PER_PLAYER + 2]!
    return (
      move === (pose & 3) &&
      held === NOTHING &&
      this.#kitchen.faced[pose] === GATE &&
      cells[this.#kitchen.facedWord[pose]!] === 0
    )
  }

  /** Any move that would carry it somewhere else if the partner stayed. */
  #breakFree(cells: readonly number[], random: Random): number {
    const spot = this.#pose(cells, this.#player) >> 2
    const other = this.#pose(cells, 1 - this.#player) >> 2
    const ways = new llmCo.Ways(this.#kitchen, cells)
    const free = [0, 1, 2, 3].filter((direction) => {
      const next = this.#kitchen.next[4 * spot + direction]!
      return next !== spot && next !== other && ways.isOpen(next)
    })
    return free.length > 0 ? random.pick(free) : STAY
  }
}

/** Draws an index with a probability that falls by e for each `1 / sharpness` of cost. */
function draw(costs: readonly number[], sharpness: number, random: Random): number {
  const least = Math.min(...costs)
  return drawIndex(
    costs.map((cost) => Math.exp(-sharpness * (cost - least))),
    random,
  )
}
