/** A joint plan for the rest of an episode: the best of several searches, remembered for whoever asks again. */
import { Random } from '../../../core/random.ts'
import { ACTIONS, engine, SEATS } from '../../../games/overcooked/index.ts'
import { Assistant, type Seen } from '../assistant/index.ts'
import { planJointly, type BeamOptions } from '../planner/beam.ts'
import { JointPlan } from '../planner/joint-plan.ts'

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

/** What two assistants would do from a state on: in a large or winding kitchen often more than a search finds. */
function playOut(kitchen: Kitchen, start: Int16Array, depth: number, seed: number): JointPlan {
  const cooks = [new Assistant(0), new Assistant(1)]
  const randoms = SEATS.map((seat) => new Random(seed, 'play out', seat))
  const state = start.slice()
  const result = engine.createResult()
  const moves = new Uint8Array(2 * depth)
  let last: Seen['last'] = null
  let reward = 0
  for (let step = 0; step < depth; step++) {
    const seen: Seen = { kitchen: kitchen.spec, cells: [...state], tick: step, horizon: depth, last }
    const [first, second] = cooks.map((cook, player) => cook.act(seen, randoms[player]!))
    last = { alice: first!, bob: second! }
    moves.set([ACTIONS.indexOf(first!), ACTIONS.indexOf(second!)], 2 * step)
    engine.step(kitchen, state, 0, moves[2 * step]!, moves[2 * step + 1]!, result)
    reward += result[engine.SPARSE]! + result[engine.SPARSE + 1]!
  }
  return new JointPlan(kitchen, start, { moves, reward }, 0)
}

/** Where two assistants do better than the searches they may do better still: where they get stuck chance helps them on. */
const AGAIN = [2, 3]

/** What to search for where two assistants do better than the searches: there the ways are long, and walking must not be dear. */
const LONG_WAYS: Pick<BeamOptions, 'share' | 'weights'> = {
  share: 6,
  weights: { cooking: 1, early: 0.3, walking: 0.1, patient: false },
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
  const searchFor = (options: (typeof SEARCHES)[number], index: number) =>
    new JointPlan(kitchen, start, planJointly(kitchen, start, { ...options, width, depth }), index)
  let plan: JointPlan
  if (search === undefined) {
    const searched = SEARCHES.map(searchFor).reduce(better)
    const played = playOut(kitchen, start, depth, 1)
    plan = better(searched, played)
    if (played.reward >= searched.reward) {
      const again = AGAIN.map((seed) => playOut(kitchen, start, depth, seed))
      plan = [...again, searchFor(LONG_WAYS, 0)].reduce(better, plan)
    }
  } else plan = searchFor(SEARCHES[search]!, search)
  if (plans.size >= MAX_REMEMBERED) plans.delete(plans.keys().next().value!)
  plans.set(key, plan)
  return plan
}
