/** The rules of Collab Capture: who is to choose, what a choice does, what each player sees, when the chase is over. */
import { IllegalAction } from '../../core/errors.ts'
import type { Seat, ToAct } from '../../core/game.ts'
import { same } from '../../core/json.ts'
import { Random } from '../../core/random.ts'
import { thiefChoices } from './adversary.ts'
import { mapOf, type CaptureConfig } from './config.ts'
import { startOf } from './instances.ts'
import { sayAction } from './language.ts'
import type { Room } from './maps.ts'
import {
  actionsOf,
  captors,
  resolve,
  seats,
  type CaptureAction,
  type JointAction,
  type Player,
  type Situation,
} from './situation.ts'
import { chase, solveCapture } from './solve.ts'
import type { CaptureObservation } from './observation.ts'
import type { CaptureState } from './state.ts'

const partnerOf = (player: Player): Player => (player === 'alice' ? 'bob' : 'alice')

export const isOver = ({ captors, history, config }: CaptureState): boolean =>
  captors.length > 0 || history.length >= config.maxTurns

export const start = (config: CaptureConfig, seed: number): CaptureState => ({
  config,
  situation: startOf(config, new Random(seed, 'collab-capture')),
  history: [],
  pending: {},
  captors: [],
})

export const turn = (state: CaptureState): ToAct<CaptureAction> => ({
  must: isOver(state) ? [] : seats.filter((player) => !state.pending[player]),
  may: [],
})

export function observe(state: CaptureState, seat: string): CaptureObservation {
  const { config, situation, history } = state
  const player = seat as Player
  const { rooms, doors } = mapOf(config)
  return {
    seat: player,
    partner: partnerOf(player),
    turn: history.length + 1,
    maxTurns: config.maxTurns,
    situation,
    rooms,
    doors: doors.map((door, i) => ({ ...door, open: situation.open[i]! })),
    actions: isOver(state) ? [] : actionsOf(mapOf(config), situation, player),
    chosen: state.pending[player] ?? null,
    history,
    captors: state.captors,
  }
}

export function act(state: CaptureState, seat: string, action: CaptureAction): CaptureState {
  const player = seats.find((name) => name === seat)
  if (!player) throw new IllegalAction(`nobody called ${seat} plays here`)
  if (isOver(state)) throw new IllegalAction('the chase is over')
  if (state.pending[player]) throw new IllegalAction('you have chosen already; your partner has not yet')
  const { config, situation } = state
  const map = mapOf(config)
  const legal = actionsOf(map, situation, player)
  if (!legal.some((other) => same(other, action)))
    throw new IllegalAction(
      `you cannot ${sayAction(action)} from room ${situation[player]}; you can ${legal.map(sayAction).join(', ')}`,
    )
  const pending = { ...state.pending, [player]: action }
  return isComplete(pending) ? take(state, pending) : { ...state, pending }
}

const isComplete = (actions: Partial<JointAction>): actions is JointAction =>
  seats.every((player) => actions[player] !== undefined)

/** Both have chosen: the thief chooses too, and the turn takes place. */
function take(state: CaptureState, actions: JointAction): CaptureState {
  const { config, situation, history } = state
  const map = mapOf(config)
  const after = (room: Room): Situation => resolve(map, situation, actions, room)
  const choices = thiefChoices(map, config.adversary, situation, actions)
  const thief = choices.length === 1 ? choices[0]! : worst(config, situation, choices, after)
  const next = after(thief)
  return {
    config,
    situation: next,
    history: [...history, { before: situation, ...actions, thief }],
    pending: {},
    captors: captors(situation, next),
  }
}

/** Of the thief's choices the one that keeps it free longest against players who go on optimally; the first of equals. */
function worst(
  config: CaptureConfig,
  before: Situation,
  choices: readonly Room[],
  after: (room: Room) => Situation,
): Room {
  const solution = solveCapture(mapOf(config), config.adversary)
  const turns = choices.map((room) => solution.value(chase(before, after(room))).turns)
  return choices[turns.indexOf(Math.max(...turns))]!
}

/** The same, with any other choice that the partner may have made already. */
export function resample(state: CaptureState, seat: Seat, seed: number): CaptureState {
  const partner = partnerOf(seat as Player)
  if (!state.pending[partner]) return state
  const drawn = new Random(seed).pick(actionsOf(mapOf(state.config), state.situation, partner))
  return { ...state, pending: { ...state.pending, [partner]: drawn } }
}
