/** Collab Escape: two survivors fix generators to open an exit while a killer hunts them from room to room. */
import { IllegalAction } from '../../core/errors.ts'
import { type Game } from '../../core/game.ts'
import { same } from '../../core/json.ts'
import { Random } from '../../core/random.ts'
import { killerChoices } from './adversary.ts'
import { escapeConfig, mapOf, type EscapeConfig } from './config.ts'
import { language, sayAction } from './language.ts'
import type { Room } from './maps.ts'
import { observation, type EscapeObservation } from './observation.ts'
import { endedHow, metrics, outcomeOf } from './outcome.ts'
import {
  actionsOf,
  begin,
  escapeAction,
  isFixed,
  resolve,
  seats,
  worldOf,
  type EscapeAction,
  type JointAction,
  type Situation,
  type Survivor,
  type World,
} from './rules.ts'
import { generatorsOf, startOf } from './start.ts'
import type { EscapeState } from './state.ts'

export type {
  EscapeAction,
  EscapeConfig,
  EscapeObservation,
  EscapeState,
  JointAction,
  Room,
  Situation,
  Survivor,
  World,
}
export { killerChoices } from './adversary.ts'
export { mapOf } from './config.ts'
export { sayAction } from './language.ts'
export { escapeMaps, isSolvable, type EscapeMap } from './maps.ts'
export { actionsOf, allFixed, begin, seats, waysFrom, worldOf } from './rules.ts'
export { solveEscape, type EscapeSolution } from './solve.ts'
export { startsByDifficulty } from './start.ts'

export const collabEscape: Game<EscapeConfig, EscapeState, EscapeObservation, EscapeAction> = {
  name: 'collab-escape',
  version: 1,
  title: 'Collab Escape',
  about: 'Two survivors fix generators to open an exit while a killer hunts them from room to room.',
  source: 'Evaluating Multi-Agent Coordination Abilities in Large Language Models (2023), section 3.2',
  config: escapeConfig,
  action: escapeAction,
  observation,
  metrics,
  seats: () => seats,
  start: (config, seed) => {
    const random = new Random(seed, 'collab-escape')
    const generators = generatorsOf(config, random)
    const situation = begin(worldOf(config, generators), startOf(config, generators, random))
    return { config, generators, situation, history: [], pending: {}, chance: random.chance() }
  },
  turn: (state) => ({ must: endedHow(state) ? [] : waiting(state), may: [] }),
  observe,
  act,
  outcome: (state) => (endedHow(state) ? outcomeOf(state) : undefined),
  cutOff: outcomeOf,
  sample: ({ actions }, random) => random.pick(actions),
  resample: (state, seat, seed) => {
    const random = new Random(seed, 'collab-escape again')
    const partner = partnerOf(seat as Survivor)
    const world = worldOf(state.config, state.generators)
    const pending = state.pending[partner]
      ? { ...state.pending, [partner]: random.pick(actionsOf(world, state.situation, partner)) }
      : state.pending
    return { ...state, pending, chance: random.chance() }
  },
  language,
}

const partnerOf = (survivor: Survivor): Survivor => (survivor === 'alice' ? 'bob' : 'alice')

/** The free survivors that have not chosen yet. */
const waiting = ({ situation, pending }: Pick<EscapeState, 'situation' | 'pending'>): readonly Survivor[] =>
  seats.filter((survivor) => situation[survivor] !== null && !pending[survivor])

function observe(state: EscapeState, seat: string): EscapeObservation {
  const { config, generators, situation, history, pending } = state
  const survivor = seat as Survivor
  const { rooms, exit } = mapOf(config)
  const world = worldOf(config, generators)
  const ended = endedHow(state)
  return {
    seat: survivor,
    partner: partnerOf(survivor),
    turn: history.length + 1,
    maxTurns: config.maxTurns,
    situation,
    rooms,
    exit,
    generators: generators.map((room, i) => {
      const repair = situation.repairs[i]!
      return { room, fixes: repair.fixes, fixed: isFixed(world, repair) }
    }),
    fixesNeeded: config.fixesNeeded,
    killerFollows: config.adversary === 'code',
    actions: ended ? [] : actionsOf(world, situation, survivor),
    chosen: pending[survivor] ?? null,
    history,
    ended,
  }
}

function act(state: EscapeState, seat: string, action: EscapeAction): EscapeState {
  const survivor = seats.find((name) => name === seat)
  if (!survivor) throw new IllegalAction(`nobody called ${seat} plays here`)
  if (endedHow(state)) throw new IllegalAction('the game is over')
  const { config, generators, situation } = state
  if (situation[survivor] === null) throw new IllegalAction('you were caught: you can do nothing any more')
  if (state.pending[survivor]) throw new IllegalAction('you have chosen already; your partner has not yet')
  const legal = actionsOf(worldOf(config, generators), situation, survivor)
  if (!legal.some((other) => same(other, action)))
    throw new IllegalAction(
      `you cannot ${sayAction(action)} from room ${situation[survivor]}; you can ${legal.map(sayAction).join(', ')}`,
    )
  const pending = { ...state.pending, [survivor]: action }
  if (waiting({ situation, pending }).length > 0) return { ...state, pending }
  return take(state, { alice: pending.alice ?? null, bob: pending.bob ?? null })
}

/** All have chosen: the killer chooses too, and the turn takes place. */
function take(state: EscapeState, actions: JointAction): EscapeState {
  const { config, generators, situation, history } = state
  const world = worldOf(config, generators)
  const random = new Random(state.chance)
  const killer = random.pick(killerChoices(world, situation))
  return {
    config,
    generators,
    situation: resolve(world, situation, actions, killer),
    history: [...history, { before: situation, ...actions, killer }],
    pending: {},
    chance: random.chance(),
  }
}

export default collabEscape
