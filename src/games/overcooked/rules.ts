/** Overcooked behind the contract of a game: two cooks act at once each tick; the engine moves the kitchen. */
import { freeze, freezeWhole } from '../../core/frozen.ts'
import { IllegalAction } from '../../core/errors.ts'
import { CLOCK, type Seat, type ToAct } from '../../core/game.ts'
import { lazyParts } from '../../core/lazy.ts'
import { Random } from '../../core/random.ts'
import type { Config } from './config.ts'
import { kitchenSpec } from './config.ts'
import { isDead } from './engine/dead.ts'
import { countWaiting } from './engine/gates.ts'
import {
  createResult,
  formatCompact,
  HAPPENED,
  Kitchen,
  nameEvents,
  ORDER,
  parseCompact,
  SHAPED,
  SPARSE,
  step,
  type Event,
  type KitchenSpec,
} from './engine/index.ts'
import { scatter } from './engine/scatter.ts'
import { describeScene, type Scene } from './scene.ts'

/** Player 0 and player 1. */
export const SEATS = ['alice', 'bob'] as const
/** In the order of the engine's numbers. */
export const ACTIONS = ['north', 'south', 'east', 'west', 'stay', 'interact'] as const
/** What a cook does in a step. */
export type Action = (typeof ACTIONS)[number]
type Name = (typeof SEATS)[number]

/** The whole truth of an episode. */
export interface State {
  readonly kitchen: KitchenSpec
  readonly horizon: number
  /** Steps made. */
  readonly tick: number
  /** The words of the engine's state. */
  readonly cells: readonly number[]
  /** The same as text, written when it is read; see engine/compact.ts. */
  readonly compact: string
  /** Moves of this tick that have come, hidden until all have. */
  readonly pending: Readonly<Partial<Record<Name, Action>>>
  /** Moves of the last tick. */
  readonly last: Readonly<Record<Name, Action>> | null
  readonly score: number
  /** Reward for learners, so far. */
  readonly shaped: number
  /** How often each seat did what. */
  readonly events: Readonly<Record<Name, Readonly<Partial<Record<Event, number>>>>>
  /** Steps in which each seat stood before a closed gate with full hands, unable to open it. */
  readonly waited: Readonly<Record<Name, number>>
  /** The first tick after which no soup could be delivered any more. */
  readonly deadSince: number | null
  /** Milliseconds of a step, where the kitchen does not wait for its cooks. */
  readonly realTime?: number
}

/** Everything but the partner's pending move: nothing else is hidden in a kitchen. */
export interface Observation {
  readonly seat: Name
  readonly partner: Name
  readonly kitchen: KitchenSpec
  readonly horizon: number
  readonly tick: number
  readonly cells: readonly number[]
  readonly compact: string
  readonly last: Readonly<Record<Name, Action>> | null
  readonly score: number
  /** The kitchen as things with names, for people and pages; like {@link compact} made when it is read. */
  readonly scene: Scene
}

/** What the parts that are made when they are read are made of. */
type Drawn = Pick<State, 'kitchen' | 'cells'>

const compact = ({ kitchen, cells }: Drawn): string => formatCompact(compile(kitchen), cells)
const makeState = lazyParts<Omit<State, 'compact'>, undefined, Pick<State, 'compact'>>({ compact })
const makeObservation = lazyParts<
  Omit<Observation, 'compact' | 'scene'>,
  undefined,
  Pick<Observation, 'compact' | 'scene'>
>({ compact, scene: ({ kitchen, cells }) => describeScene(compile(kitchen), cells) })

const compiled = new WeakMap<KitchenSpec, Kitchen>()
const byText = new Map<string, Kitchen>()
/** What was asked for last: one kitchen is asked for again and again. */
let latest: { readonly spec: KitchenSpec; readonly kitchen: Kitchen } | undefined

/** The tables of a kitchen; compiled once for equal specs. */
export function compile(spec: KitchenSpec): Kitchen {
  if (spec === latest?.spec) return latest.kitchen
  const kitchen = compiled.get(spec) ?? compileAnew(spec)
  latest = { spec, kitchen }
  return kitchen
}

function compileAnew(spec: KitchenSpec): Kitchen {
  const text = JSON.stringify(spec)
  const kitchen = byText.get(text) ?? new Kitchen(spec)
  if (byText.size > 200) byText.clear()
  byText.set(text, kitchen)
  compiled.set(spec, kitchen)
  return kitchen
}

/** The words of an episode's first state. */
export function startCells(kitchen: Kitchen, { state, randomStart }: Config, seed: number): Int16Array {
  const cells = state === undefined ? kitchen.start() : parseCompact(kitchen, state)
  if (randomStart) scatter(kitchen, cells, randomStart, new Random(seed, 'overcooked'))
  return cells
}

export function start(config: Config, seed: number): State {
  const spec = kitchenSpec(config)
  const kitchen = compile(spec)
  const cells = startCells(kitchen, config, seed)
  return makeState(
    {
      kitchen: spec,
      horizon: config.horizon,
      tick: 0,
      cells: [...cells],
      pending: {},
      last: null,
      score: 0,
      shaped: 0,
      events: { alice: {}, bob: {} },
      waited: { alice: 0, bob: 0 },
      deadSince: isDead(kitchen, cells) ? 0 : null,
      ...(config.realTime !== undefined && { realTime: config.realTime }),
    },
    undefined,
  )
}

/** What the clock does in real time: the step is made, and who has chosen nothing stays. */
const TICK = 'tick' as Action

const NOBODY: ToAct<Action> = Object.freeze({ must: Object.freeze([]), may: Object.freeze([]) })
const ONLY = SEATS.map((seat): ToAct<Action> => Object.freeze({ must: Object.freeze([seat]), may: NOBODY.may }))
const BOTH: ToAct<Action> = Object.freeze({ must: Object.freeze([...SEATS]), may: NOBODY.may })

/** The cooks whose move of this tick has not come yet. */
export function turn(state: State): ToAct<Action> {
  const { alice, bob } = state.pending
  if (isOver(state)) return NOBODY
  if (state.realTime !== undefined)
    return { must: [], may: SEATS, clock: { after: state.realTime, since: 'tick', action: TICK } }
  return alice === undefined ? (bob === undefined ? BOTH : ONLY[0]!) : bob === undefined ? ONLY[1]! : NOBODY
}

export function act(state: State, seat: Seat, action: Action): State {
  const over = isOver(state)
  if (state.realTime !== undefined && !over) return actInRealTime(state, seat, action)
  if (over || (seat !== 'alice' && seat !== 'bob') || state.pending[seat] !== undefined) {
    const why = over ? 'the episode is over' : 'it has made its move; the tick waits for the other cook'
    throw new IllegalAction(`${seat} cannot act now: ${why}.`)
  }
  if (!ACTIONS.includes(action)) throw new IllegalAction(`"${action}" is no action; actions are ${ACTIONS.join(', ')}.`)
  const waiting = state.pending[seat === 'alice' ? 'bob' : 'alice']
  if (waiting === undefined) return wait(state, seat === 'alice' ? { alice: action } : { bob: action })
  return advance(state, seat === 'alice' ? { alice: action, bob: waiting } : { alice: waiting, bob: action })
}

/** A key pressed again before the step counts instead of the one before. */
function actInRealTime(state: State, seat: Seat, action: Action): State {
  const { alice = 'stay', bob = 'stay' } = state.pending
  if (seat === CLOCK) return advance(state, { alice, bob })
  if (seat !== 'alice' && seat !== 'bob') throw new IllegalAction(`nobody called ${seat} cooks here`)
  if (!ACTIONS.includes(action)) throw new IllegalAction(`"${action}" is no action; actions are ${ACTIONS.join(', ')}.`)
  return wait(state, { ...state.pending, [seat]: action })
}

/** The same state with a move that has come. Copied field by field: spreading would write the text. */
function wait(state: State, pending: State['pending']): State {
  const { kitchen, horizon, tick, cells, last, score, shaped, events, waited, deadSince } = state
  return makeState(
    inTime(state, { kitchen, horizon, tick, cells, pending, last, score, shaped, events, waited, deadSince }),
    undefined,
  )
}

/** A state of a kitchen in real time knows how long its steps are; the others do without, and are as they always were. */
const inTime = <Parts extends object>({ realTime }: State, parts: Parts): Parts & Pick<State, 'realTime'> =>
  realTime === undefined ? parts : { ...parts, realTime }

/** Where the engine steps; states keep plain lists. */
let scratch = new Int16Array(256)
const result = createResult()

function advance(state: State, moves: Record<Name, Action>): State {
  const { horizon, cells: before, score, shaped, events, waited, deadSince } = state
  const kitchen = compile(state.kitchen)
  const { words } = kitchen
  if (scratch.length < words) scratch = new Int16Array(2 * words)
  for (let word = 0; word < words; word++) scratch[word] = before[word]!
  step(kitchen, scratch, 0, ACTIONS.indexOf(moves.alice), ACTIONS.indexOf(moves.bob), result)
  const cells: number[] = []
  for (let word = 0; word < words; word++) cells.push(scratch[word]!)
  const tick = state.tick + 1
  return makeState(
    inTime(state, {
      kitchen: state.kitchen,
      horizon,
      tick,
      cells,
      pending: {},
      last: moves,
      score: score + result[SPARSE]! + result[SPARSE + 1]!,
      shaped: shaped + result[SHAPED]! + result[SHAPED + 1]!,
      events:
        result[HAPPENED] === 0 && result[HAPPENED + 1] === 0
          ? events
          : { alice: count(events.alice, result[HAPPENED]!), bob: count(events.bob, result[HAPPENED + 1]!) },
      waited: kitchen.gates.length === 0 ? waited : countBothWaiting(kitchen, waited, before, cells),
      deadSince: deadSince ?? (isDead(kitchen, cells) ? tick : null),
    }),
    undefined,
  )
}

function countBothWaiting(
  kitchen: Kitchen,
  { alice, bob }: State['waited'],
  before: readonly number[],
  after: readonly number[],
): State['waited'] {
  return {
    alice: alice + countWaiting(kitchen, before, after, 0),
    bob: bob + countWaiting(kitchen, before, after, 1),
  }
}

function count<Counts extends Readonly<Partial<Record<Event, number>>>>(counts: Counts, happened: number): Counts {
  if (happened === 0) return counts
  const more: Partial<Record<Event, number>> = { ...counts }
  for (const event of nameEvents(happened)) more[event] = (more[event] ?? 0) + 1
  return more as Counts
}

export const isOver = (state: State): boolean => state.tick >= state.horizon || isSoldOut(state)

/** Whether the last soup of an order list has been delivered. */
export const isSoldOut = ({ kitchen, cells }: State): boolean =>
  kitchen.orderList !== null && cells[ORDER] === kitchen.orderList.length

export function observe(state: State, seat: Seat): Observation {
  return watch(state, seat as Name)
}

/** The kitchen that was frozen last: it is asked for again and again. */
let frozenKitchen: KitchenSpec | undefined

/** Everything that a cook sees of a kitchen in play. */
export function watch(
  state: Pick<State, 'kitchen' | 'horizon' | 'tick' | 'cells' | 'last' | 'score'>,
  seat: Name,
): Observation {
  const { kitchen, horizon, tick, cells, last, score } = state
  const partner = seat === 'alice' ? 'bob' : 'alice'
  // Shared with the state, and so frozen.
  if (kitchen !== frozenKitchen) frozenKitchen = freeze(kitchen)
  if (!Object.isFrozen(cells)) Object.freeze(cells)
  if (last && !Object.isFrozen(last)) Object.freeze(last)
  return freezeWhole(makeObservation({ seat, partner, kitchen, horizon, tick, cells, last, score }, undefined))
}

/** The same kitchen, with any other move that the partner may have made already. */
export function resample(state: State, seat: Seat, seed: number): State {
  const partner: Name = seat === 'alice' ? 'bob' : 'alice'
  if (state.pending[partner] === undefined) return state
  return wait(state, { ...state.pending, [partner]: new Random(seed, 'resample').pick(ACTIONS) })
}
