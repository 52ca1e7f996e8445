/** The rules of Collab Escape: who is to choose, what a choice does, what each survivor sees. */
import { IllegalAction } from '../../core/errors.ts'
import type { Seat, ToAct } from '../../core/game.ts'
import { same } from '../../core/json.ts'
import { Random } from '../../core/random.ts'
import { killerChoices } from './adversary.ts'
import { mapOf, type EscapeConfig } from './config.ts'
import { generatorsOf, startOf } from './instances.ts'
import { sayAction } from './language.ts'
import { endedHow } from './outcome.ts'
import {
  actionsOf,
  begin,
  isFixed,
  resolve,
  seats,
  worldOf,
  type EscapeAction,
  type JointAction,
  type Survivor,
} from './situation.ts'
import type { EscapeObservation } from './observation.ts'
import type { EscapeState } from './state.ts'

const partnerOf = (survivor: Survivor): Survivor => (survivor === 'alice' ? 'bob' : 'alice')

/** The free survivors that have not chosen yet. */
const waiting = ({ situation, pending }: Pick<EscapeState, 'situation' | 'pending'>): readonly Survivor[] =>
  seats.filter((survivor) => situation[survivor] !== null && !pending[survivor])

export function start(config: EscapeConfig, seed: number): EscapeState {
  const random = new Random(seed, 'collab-escape')
  const generators = generatorsOf(config, random)
  const situation = begin(worldOf(config, generators), startOf(config, generators, random))
  return { config, generators, situation, history: [], pending: {}, rng: random.state() }
}

export const turn = (state: EscapeState): ToAct<EscapeAction> => ({
  must: endedHow(state) ? [] : waiting(state),
  may: [],
})

export function observe(state: EscapeState, seat: string): EscapeObservation {
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

export function act(state: EscapeState, seat: string, action: EscapeAction): EscapeState {
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
  const random = new Random(state.rng)
  const killer = random.pick(killerChoices(world, situation))
  return {
    config,
    generators,
    situation: resolve(world, situation, actions, killer),
    history: [...history, { before: situation, ...actions, killer }],
    pending: {},
    rng: random.state(),
  }
}

/** The same, with any other choice that the partner may have made already, and another chance for the killer. */
export function resample(state: EscapeState, seat: Seat, seed: number): EscapeState {
  const random = new Random(seed, 'collab-escape again')
  const partner = partnerOf(seat as Survivor)
  const world = worldOf(state.config, state.generators)
  const pending = state.pending[partner]
    ? { ...state.pending, [partner]: random.pick(actionsOf(world, state.situation, partner)) }
    : state.pending
  return { ...state, pending, rng: random.state() }
}
