/** The best scores that are known, kitchen by kitchen: what somebody has really played, no bound on what could be. */
import known from '../../../data/overcooked/ceilings.json' with { type: 'json' }
import { findLayout, kitchenSpec, overcooked, SEATS, type Action, type Config } from '../../games/overcooked/index.ts'
import type { BestKnown } from '../game-agents.ts'

export interface Ceiling {
  readonly layout: string
  readonly dynamics: 'classic' | 'modern'
  readonly horizon: number
  readonly score: number
  /** What finds it again. */
  readonly command: string
  /** The moves of both cooks: N, S, E, W, `.` to stay, I to interact. */
  readonly moves: readonly [string, string]
}

export const ceilings: readonly Ceiling[] = known

/**
 * The best known score for episodes of a config, if there is one: for a kitchen by name, with its own starts and recipes
 * and the horizon that was searched. Undefined for everything else, where a report uses the best of what it plays.
 */
export function bestKnown(config: Config): Ceiling | undefined {
  const plain = config.grid === undefined && config.state === undefined && config.randomStart === undefined
  const layout = findLayout(config.layout)
  if (!plain || !layout) return undefined
  const found = ceilings.find(
    (one) => one.layout === layout.name && one.dynamics === config.dynamics && one.horizon === config.horizon,
  )
  const usual = {
    ...config,
    starts: undefined,
    cookTime: undefined,
    value: undefined,
    orders: undefined,
    orderList: null,
  }
  const isUsual =
    JSON.stringify(kitchenSpec(config)) === JSON.stringify(kitchenSpec({ ...usual, bonusOrders: undefined, bonus: 2 }))
  return isUsual ? found : undefined
}

/** The episode of the best known score, played again: its outcome, for a report. */
export const record: BestKnown = (config) => {
  const known = bestKnown(config as Config)
  if (!known) return undefined
  let state = overcooked.start(config as Config, 1)
  for (let step = 0; step < known.horizon; step++)
    for (const [cook, seat] of SEATS.entries()) state = overcooked.act(state, seat, moveOf(known.moves[cook]![step]!))
  return { name: 'best known', outcome: overcooked.outcome(state)! }
}

const LETTERS: Readonly<Record<string, Action>> = {
  N: 'north',
  S: 'south',
  E: 'east',
  W: 'west',
  '.': 'stay',
  I: 'interact',
}
const moveOf = (letter: string): Action => LETTERS[letter]!
