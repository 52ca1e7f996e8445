/** Collab Capture: two players and a thief in rooms joined by ways, some with doors that buttons elsewhere control. */
import { IllegalAction } from '../../core/errors.ts'
import { type Game, type Outcome } from '../../core/game.ts'
import { same } from '../../core/json.ts'
import { Random } from '../../core/random.ts'
import { thiefChoices } from './adversary.ts'
import { captureConfig, mapOf, type CaptureConfig, type Thief } from './config.ts'
import { language, sayAction } from './language.ts'
import { isSolvable, type CaptureMap, type Room } from './maps.ts'
import { observation, type CaptureObservation } from './observation.ts'
import {
  actionsOf,
  captors,
  captureAction,
  resolve,
  seats,
  type CaptureAction,
  type JointAction,
  type Player,
  type Situation,
} from './rules.ts'
import { chase, solveCapture } from './solve.ts'
import { startOf } from './start.ts'
import type { CaptureState } from './state.ts'

export type { CaptureAction, CaptureConfig, CaptureMap, CaptureObservation, CaptureState, JointAction, Player, Room }
export type { Situation, Thief }
export { mapOf } from './config.ts'
export { captureMaps, isSolvable } from './maps.ts'
export { actionsOf, seats, waysFrom } from './rules.ts'
export { solveCapture, type CaptureSolution } from './solve.ts'
export { startsByDifficulty } from './start.ts'
export { sayAction } from './language.ts'

export const collabCapture: Game<CaptureConfig, CaptureState, CaptureObservation, CaptureAction> = {
  name: 'collab-capture',
  version: 1,
  title: 'Collab Capture',
  about: 'Two players corner a thief in rooms whose doors are opened and closed by buttons elsewhere.',
  source: 'Evaluating Multi-Agent Coordination Abilities in Large Language Models (2023), section 3.1',
  config: captureConfig,
  action: captureAction,
  observation,
  metrics: {
    won: { kind: 'share', about: 'the thief was caught' },
    turns: { kind: 'mean', about: 'turns played' },
    optimalTurns: { kind: 'mean', about: 'turns that optimal play takes from the same start (none: it cannot win)' },
    excessTurns: { kind: 'mean', about: 'turns above the optimum, of episodes that were won' },
  },
  seats: () => seats,
  start: (config, seed) => ({
    config,
    situation: startOf(config, new Random(seed, 'collab-capture')),
    history: [],
    pending: {},
    captors: [],
  }),
  turn: (state) => ({ must: isOver(state) ? [] : seats.filter((player) => !state.pending[player]), may: [] }),
  observe,
  act,
  outcome: (state) => (isOver(state) ? outcomeOf(state) : undefined),
  cutOff: outcomeOf,
  sample: ({ actions }, random) => random.pick(actions),
  resample: (state, seat, seed) => {
    const partner = partnerOf(seat as Player)
    if (!state.pending[partner]) return state
    const drawn = new Random(seed).pick(actionsOf(mapOf(state.config), state.situation, partner))
    return { ...state, pending: { ...state.pending, [partner]: drawn } }
  },
  language,
}

const partnerOf = (player: Player): Player => (player === 'alice' ? 'bob' : 'alice')

const isOver = ({ captors, history, config }: CaptureState): boolean =>
  captors.length > 0 || history.length >= config.maxTurns

function observe(state: CaptureState, seat: string): CaptureObservation {
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

function act(state: CaptureState, seat: string, action: CaptureAction): CaptureState {
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

function outcomeOf(state: CaptureState): Outcome {
  const { config, history, captors } = state
  const won = captors.length > 0
  const map = mapOf(config)
  const first = history[0]?.before ?? state.situation
  const optimum = isSolvable(map)
    ? solveCapture(map, config.adversary).value({ situation: first, caught: false }).turns
    : Infinity
  const optimalTurns = Number.isFinite(optimum) ? optimum : null
  const score = won ? 1 : 0
  return {
    scores: { alice: score, bob: score },
    metrics: {
      won,
      turns: history.length,
      optimalTurns,
      excessTurns: won && optimalTurns !== null ? history.length - optimalTurns : null,
    },
    reason: won ? `${captors.join(' and ')} caught the thief` : 'the thief is still free',
  }
}

export default collabCapture
