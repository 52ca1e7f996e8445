/** A joint plan for the rest of an episode: the best of several searches, remembered for whoever asks again. */
import { engine } from '../../../games/overcooked/index.ts'
import { Reactive } from '../assistant/reactive.ts'
import { planJointly, type BeamOptions, type Plan } from '../planner/beam.ts'

type Kitchen = engine.Kitchen

/**
 * What a search can go for. Kitchens differ: where nothing can be put down, to carry things early is a trap; where
 * counters abound it saves time. The best outcome counts, the earlier search on a tie.
 */
const SEARCHES: readonly Pick<BeamOptions, 'share' | 'weights'>[] = [
  { share: 12, weights: { cooking: 1, early: 0, walking: 0.5, patient: true } },
  { share: 6, weights: { cooking: 1, early: 0.3, walking: 0.5, patient: false } },
  { share: 6, weights: { cooking: 0.3, early: 0.3, walking: 0.6, patient: false } },
]

/** Both cooks' moves from a state on, and the states they lead to. */
export class JointPlan {
  readonly reward: number
  /** Which search found it. */
  readonly search: number
  readonly #moves: Uint8Array
  readonly #states: readonly Int16Array[]

  constructor(kitchen: Kitchen, start: Int16Array, { moves, reward }: Pick<Plan, 'moves' | 'reward'>, search: number) {
    this.reward = reward
    this.search = search
    this.#moves = moves
    const states = [start]
    const result = engine.createResult()
    for (let step = 0; 2 * step < moves.length; step++) {
      const state = states[step]!.slice()
      engine.step(kitchen, state, 0, moves[2 * step]!, moves[2 * step + 1]!, result)
      states.push(state)
    }
    this.#states = states
  }

  /** Whether the plan has a move for this step and the kitchen is as it should be by then. */
  expects(step: number, cells: ArrayLike<number>): boolean {
    const state = this.#states[step]
    if (!state || 2 * step >= this.#moves.length) return false
    for (let word = engine.CLOCK + 1; word < state.length; word++) if (state[word] !== cells[word]) return false
    return true
  }

  move(step: number, player: number): number {
    return this.#moves[2 * step + player]!
  }
}

/** What two assistants would do from a state on: in a large or winding kitchen often more than a search finds. */
function playOut(kitchen: Kitchen, start: Int16Array, depth: number): JointPlan {
  const cooks = [new Reactive(0), new Reactive(1)]
  const state = start.slice()
  const result = engine.createResult()
  const moves = new Uint8Array(2 * depth)
  let reward = 0
  for (let step = 0; step < depth; step++) {
    const cells = [...state]
    cooks.forEach((cook, player) => (moves[2 * step + player] = cook.move({ kitchen: kitchen.spec, cells })))
    engine.step(kitchen, state, 0, moves[2 * step]!, moves[2 * step + 1]!, result)
    reward += result[engine.SPARSE]! + result[engine.SPARSE + 1]!
  }
  return new JointPlan(kitchen, start, { moves, reward }, 0)
}

const better = (one: JointPlan, other: JointPlan): JointPlan => (other.reward > one.reward ? other : one)

/** Plans lately made, by kitchen: the partner asks for the same one, and so does the next episode. */
const remembered = new WeakMap<Kitchen, Map<string, JointPlan>>()
const MAX_REMEMBERED = 50

/**
 * The plan for so many steps from a state. Deterministic; about half a second a search at the default width. `search`:
 * make only the one that found an earlier plan.
 */
export function planEpisode(
  kitchen: Kitchen,
  cells: ArrayLike<number>,
  depth: number,
  width: number,
  search?: number,
): JointPlan {
  const start = Int16Array.from(cells)
  const key = `${depth} ${width} ${search} ${start.subarray(engine.CLOCK + 1).join()}`
  let plans = remembered.get(kitchen)
  if (!plans) remembered.set(kitchen, (plans = new Map()))
  const known = plans.get(key)
  if (known) return known
  const searched = SEARCHES.map((options, index) => ({ options, index }))
    .filter(({ index }) => search === undefined || index === search)
    .map(
      ({ options, index }) =>
        new JointPlan(kitchen, start, planJointly(kitchen, start, { ...options, width, depth }), index),
    )
    .reduce(better)
  const plan = search === undefined ? better(searched, playOut(kitchen, start, depth)) : searched
  if (plans.size >= MAX_REMEMBERED) plans.delete(plans.keys().next().value!)
  plans.set(key, plan)
  return plan
}
