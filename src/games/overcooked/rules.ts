/** Overcooked behind the contract of a game: two cooks act at once each tick; the engine moves the kitchen. */
import { IllegalAction } from '../../core/errors.ts'
import type { Seat, ToAct } from '../../core/game.ts'
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

export const SEATS = ['alice', 'bob'] as const
/** In the order of the engine's numbers. */
export const ACTIONS = ['north', 'south', 'east', 'west', 'stay', 'interact'] as const
export type Action = (typeof ACTIONS)[number]
type Name = (typeof SEATS)[number]

export interface State {
  readonly kitchen: KitchenSpec
  readonly horizon: number
  /** Steps made. */
  readonly tick: number
  /** The words of the engine's state. */
  readonly cells: readonly number[]
  /** The same as text; see engine/compact.ts. */
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
  /** The kitchen as things with names, for people and pages. */
  readonly scene: Scene
}

const compiled = new WeakMap<KitchenSpec, Kitchen>()
const byText = new Map<string, Kitchen>()

/** The tables of a kitchen; compiled once for equal specs. */
export function compile(spec: KitchenSpec): Kitchen {
  const known = compiled.get(spec)
  if (known) return known
  const text = JSON.stringify(spec)
  const kitchen = byText.get(text) ?? new Kitchen(spec)
  if (byText.size > 200) byText.clear()
  byText.set(text, kitchen)
  compiled.set(spec, kitchen)
  return kitchen
}

export function start(config: Config, seed: number): State {
  const spec = kitchenSpec(config)
  const kitchen = compile(spec)
  const cells = config.state === undefined ? kitchen.start() : parseCompact(kitchen, config.state)
  if (config.randomStart) scatter(kitchen, cells, config.randomStart, new Random(seed, 'overcooked'))
  return {
    kitchen: spec,
    horizon: config.horizon,
    tick: 0,
    cells: [...cells],
    compact: formatCompact(kitchen, cells),
    pending: {},
    last: null,
    score: 0,
    shaped: 0,
    events: { alice: {}, bob: {} },
    waited: { alice: 0, bob: 0 },
    deadSince: isDead(kitchen, cells) ? 0 : null,
  }
}

export function turn(state: State): ToAct<Action> {
  return { must: toAct(state), may: [] }
}

/** The cooks whose move of this tick has not come yet. */
const toAct = (state: State): readonly Seat[] =>
  isOver(state) ? [] : SEATS.filter((seat) => state.pending[seat] === undefined)

export function act(state: State, seat: Seat, action: Action): State {
  if (!toAct(state).includes(seat)) {
    const why = isOver(state) ? 'the episode is over' : 'it has made its move; the tick waits for the other cook'
    throw new IllegalAction(`${seat} cannot act now: ${why}.`)
  }
  if (!ACTIONS.includes(action)) throw new IllegalAction(`"${action}" is no action; actions are ${ACTIONS.join(', ')}.`)
  const pending = { ...state.pending, [seat]: action }
  if (pending.alice === undefined || pending.bob === undefined) return { ...state, pending }
  return advance(state, { alice: pending.alice, bob: pending.bob })
}

function advance(state: State, moves: Record<Name, Action>): State {
  const kitchen = compile(state.kitchen)
  const before = Int16Array.from(state.cells)
  const cells = before.slice()
  const result = createResult()
  step(kitchen, cells, 0, ACTIONS.indexOf(moves.alice), ACTIONS.indexOf(moves.bob), result)
  const tick = state.tick + 1
  return {
    ...state,
    tick,
    cells: [...cells],
    compact: formatCompact(kitchen, cells),
    pending: {},
    last: moves,
    score: state.score + result[SPARSE]! + result[SPARSE + 1]!,
    shaped: state.shaped + result[SHAPED]! + result[SHAPED + 1]!,
    events: {
      alice: count(state.events.alice, result[HAPPENED]!),
      bob: count(state.events.bob, result[HAPPENED + 1]!),
    },
    waited: {
      alice: state.waited.alice + countWaiting(kitchen, before, cells, 0),
      bob: state.waited.bob + countWaiting(kitchen, before, cells, 1),
    },
    deadSince: state.deadSince ?? (isDead(kitchen, cells) ? tick : null),
  }
}

function count<Counts extends Readonly<Partial<Record<Event, number>>>>(counts: Counts, happened: number): Counts {
  if (happened === 0) return counts
  const more = nameEvents(happened).map((event) => [event, (counts[event] ?? 0) + 1])
  return { ...counts, ...Object.fromEntries(more) }
}

export const isOver = (state: State): boolean => state.tick >= state.horizon || isSoldOut(state)

/** Whether the last soup of an order list has been delivered. */
export const isSoldOut = ({ kitchen, cells }: State): boolean =>
  kitchen.orderList !== null && cells[ORDER] === kitchen.orderList.length

export function observe(state: State, seat: Seat): Observation {
  const { kitchen, horizon, tick, cells, compact, last, score } = state
  const name = seat as Name
  const partner = name === 'alice' ? 'bob' : 'alice'
  return {
    seat: name,
    partner,
    kitchen,
    horizon,
    tick,
    cells,
    compact,
    last,
    score,
    scene: describeScene(compile(kitchen), cells),
  }
}

/** The same kitchen, with any other move that the partner may have made already. */
export function resample(state: State, seat: Seat, seed: number): State {
  const partner: Name = seat === 'alice' ? 'bob' : 'alice'
  if (state.pending[partner] === undefined) return state
  return { ...state, pending: { ...state.pending, [partner]: new Random(seed, 'resample').pick(ACTIONS) } }
}
