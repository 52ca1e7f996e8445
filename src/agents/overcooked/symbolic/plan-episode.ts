/** A joint plan for the rest of an episode: the best of several searches, remembered for whoever asks again. */
import { engine } from '../../../games/overcooked/index.ts'
import { planJointly, type BeamOptions } from '../planner/beam.ts'

type Kitchen = InstanceType<typeof engine.Kitchen>

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
  readonly #moves: Uint8Array
  readonly #states: readonly Int16Array[]

  constructor(kitchen: Kitchen, start: Int16Array, moves: Uint8Array, reward: number) {
    this.reward = reward
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

/** Plans lately made, by kitchen: the partner asks for the same one, and so does the next episode. */
const remembered = new WeakMap<Kitchen, Map<string, JointPlan>>()
const MOST_REMEMBERED = 50

/** The plan for so many steps from a state. Deterministic; a few tenths of a second at the default width. */
export function planEpisode(kitchen: Kitchen, cells: ArrayLike<number>, depth: number, width: number): JointPlan {
  const start = Int16Array.from(cells)
  const key = `${depth} ${width} ${start.subarray(engine.CLOCK + 1).join()}`
  let plans = remembered.get(kitchen)
  if (!plans) remembered.set(kitchen, (plans = new Map()))
  const known = plans.get(key)
  if (known) return known
  const found = SEARCHES.map((search) => planJointly(kitchen, start, { ...search, width, depth }))
  const best = found.reduce((first, other) => (other.reward > first.reward ? other : first))
  const plan = new JointPlan(kitchen, start, best.moves, best.reward)
  if (plans.size >= MOST_REMEMBERED) plans.delete(plans.keys().next().value!)
  plans.set(key, plan)
  return plan
}
