/** What one cook can do by itself while the other stands where it is. */
import { engine } from '../../../games/overcooked/index.ts'
import { planJointly } from '../planner/beam.ts'
import { Potential, type Weights } from '../planner/potential.ts'
import { FAR } from '../planner/transport.ts'
import { waysOf } from '../planner/ways.ts'
import { JointPlan } from '../planner/joint-plan.ts'
import { aloneIn } from './alone.ts'
import { still } from './models.ts'

const { PLAYER, PER_PLAYER } = engine
type Kitchen = engine.Kitchen

const WEIGHTS: Weights = { cooking: 1, early: 0.3, walking: 0.5, patient: false }
/** Of one sort of situation so many states are kept. */
const KEPT = 4

/**
 * Whether there is a way for a cook to do everything itself, the partner standing at `blocked` (-1: nowhere). `cells`: a
 * state, so that a dish that lies about counts as well.
 */
export function worksAlone(kitchen: Kitchen, spot: number, blocked: number, cells?: ArrayLike<number>): boolean {
  const { pots, serve, dish, toThing } = waysOf(aloneIn(kitchen, spot, blocked))
  const lies = () =>
    kitchen.counters.some(({ word }) => cells?.[word] === engine.DISH && toThing(word)[4 * spot]! < FAR)
  return pots.length > 0 && serve < FAR && (dish < FAR || lies())
}

/**
 * A plan for a cook and the next `depth` steps (`goesOn`: and more to come), the other standing still; undefined where
 * it cannot do everything itself: cannot get to a pot, to what goes in, to dishes or to a serving hatch.
 */
export function planAlone(
  kitchen: Kitchen,
  cells: Int16Array,
  player: number,
  depth: number,
  width: number,
  goesOn = false,
): JointPlan | undefined {
  const spot = (cook: number) => cells[PLAYER + cook * PER_PLAYER]!
  if (!worksAlone(kitchen, spot(player), spot(1 - player), cells)) return undefined
  const alone = aloneIn(kitchen, spot(player), spot(1 - player))
  const search = (width: number) =>
    planJointly(alone, cells, {
      width,
      depth,
      share: width / KEPT,
      weights: WEIGHTS,
      partner: still(1 - player),
      potential: new Potential(alone, WEIGHTS, [player]),
      ignoresDeadEnds: true,
      goesOn,
      haste: goesOn ? 0.01 : 0,
    })
  const first = search(width)
  // Where there are gates the way to the first soup is long and leads uphill.
  const plan = first.reward === 0 && kitchen.gates.length > 0 ? search(3 * width) : first
  return new JointPlan(alone, cells, plan, 0)
}
