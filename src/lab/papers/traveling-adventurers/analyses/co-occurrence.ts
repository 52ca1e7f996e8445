/**
 * Which actions come in the same turn (figures 5 and 16). The paper gives no formula: "the probability of each action on
 * the y-axis occurring with each action on the x-axis" is taken, over all instances of x, as the share whose turn holds at
 * least one other instance of y. So the diagonal says how often an action comes twice in a turn.
 */
import { ACT_TYPES, type ActType } from '../../../../agents/traveling-adventurers/language/acts.ts'
import type { ActTurn } from './turns.ts'

export interface CoOccurrence {
  /** How often each action was used. */
  readonly instances: Readonly<Record<ActType, number>>
  /** In how many turns. */
  readonly turns: Readonly<Record<ActType, number>>
  /** Share of instances of x whose turn holds another y; NaN where x never came. */
  given(y: ActType, x: ActType): number
  /** Share of turns with x that hold y too. */
  givenTurn(y: ActType, x: ActType): number
  /** Turns with both, as a share of turns with either. */
  jaccard(y: ActType, x: ActType): number
}

export function countCoOccurrence(turns: readonly ActTurn[]): CoOccurrence {
  const instances = zeros()
  const holding = zeros()
  const pairs = new Map<string, number>()
  const both = new Map<string, number>()
  const add = (map: Map<string, number>, y: ActType, x: ActType, count: number): void =>
    void map.set(`${y} ${x}`, (map.get(`${y} ${x}`) ?? 0) + count)
  for (const { acts } of turns) {
    const here = zeros()
    for (const { type } of acts) here[type]++
    const present = ACT_TYPES.filter((type) => here[type] > 0)
    for (const x of present) {
      instances[x] += here[x]
      holding[x]++
      for (const y of present) {
        if (y !== x || here[x] > 1) add(pairs, y, x, here[x])
        add(both, y, x, 1)
      }
    }
  }
  const get = (map: Map<string, number>, y: ActType, x: ActType): number => map.get(`${y} ${x}`) ?? 0
  return {
    instances,
    turns: holding,
    given: (y, x) => get(pairs, y, x) / instances[x],
    givenTurn: (y, x) => get(both, y, x) / holding[x],
    jaccard: (y, x) => get(both, y, x) / (holding[x] + holding[y] - get(both, y, x)),
  }
}

const zeros = (): Record<ActType, number> =>
  Object.fromEntries(ACT_TYPES.map((type) => [type, 0])) as Record<ActType, number>
