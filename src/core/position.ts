/**
 * The referee: a pure function from where an episode stands and one input to where it stands then, with the events that
 * tell of it. Every kind of turn is in what the game says about who must act, who may, and when the clock does; there is
 * no other loop.
 */
import { IllegalAction } from './errors.ts'
import type { EventBody, FromOutside, RejectedWhy, Seating, Status } from './event.ts'
import { CLOCK, isNobodysTurn, type Game, type Outcome, type Seat, type ToAct } from './game.ts'
import type { Json } from './json.ts'
import { seatTurn } from './stream.ts'

/** Where an episode stands. */
export interface Position<State = any> {
  readonly state: State
  /** Who is to act in this state. */
  readonly turn: ToAct
  /** How often the state has changed, and how often by the clock. */
  readonly moves: number
  readonly ticks: number
  /** Game time in milliseconds, and when the clock last acted and anything last happened. */
  readonly time: number
  readonly tickedAt: number
  readonly actedAt: number
  /** Who sits where; `null`: nobody. */
  readonly seats: Readonly<Record<Seat, Seating | null>>
  /** How often each seat's present decision was rejected. */
  readonly rejected: Readonly<Record<Seat, number>>
  readonly ended: Ending<State> | null
}

/** How an episode ended, and in which state. */
export interface Ending<State = any> {
  readonly status: Status
  readonly reason: string
  readonly outcome: Outcome | null
  readonly state: State
}

/** Something that happens to an episode, at a time of the game. */
export type Input =
  /** `since`: how many moves there were when it was decided; what has become illegal meanwhile is stale. */
  | (FromSeat & { readonly type: 'act'; readonly action: unknown; readonly notes?: Json; readonly since?: number })
  | (FromSeat & { readonly type: 'pass'; readonly notes?: Json; readonly since?: number })
  | (FromSeat & {
      readonly type: 'reject'
      readonly why: RejectedWhy
      readonly said: Json
      readonly reason: string
    })
  | { readonly type: 'sit'; readonly seat: Seat; readonly who: Seating }
  | { readonly type: 'leave'; readonly seat: Seat; readonly reason?: string }
  /** Game time has come to this point. */
  | { readonly type: 'time'; readonly at: number }
  /** The clock acts, due or not. */
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'end'; readonly status: Status; readonly reason: string; readonly detail?: string }

export interface FromSeat extends FromOutside {
  readonly seat: Seat
}

/** What the log keeps of a submission from outside beside what it came to. */
const marksOf = ({ id, submitted }: FromOutside): FromOutside => ({
  ...(id !== undefined && { id }),
  ...(submitted !== undefined && { submitted }),
})

/** What became of an input from a seat. */
export type Answer =
  | { readonly status: 'accepted' }
  | { readonly status: RejectedWhy | 'late'; readonly reason: string }

export interface Stepped<State> {
  readonly position: Position<State>
  readonly events: readonly EventBody[]
  readonly answer?: Answer
}

/** What does not change in an episode. */
export interface Terms<State = any> {
  readonly game: Game<any, State>
  readonly config: unknown
  /** Rejections of one decision of an agent after which the episode is stopped. */
  readonly tries: number
  /** Whether anybody reads the events; hashes are not made in vain. */
  readonly kept: boolean
  readonly hash: (state: State) => string
}

/** The position before anybody has acted. */
export function begin<State>(
  { game }: Terms<State>,
  state: State,
  seats: Readonly<Record<Seat, Seating | null>>,
): Position<State> {
  const turn = game.turn(state)
  return { state, turn, moves: 0, ticks: 0, time: 0, tickedAt: 0, actedAt: 0, seats, rejected: {}, ended: null }
}

/** When the clock will act next, in game time; undefined where none runs. */
export function dueAt({ turn: { clock }, tickedAt, actedAt }: Position): number | undefined {
  return clock && (clock.since === 'tick' ? tickedAt : actedAt) + Math.max(1, clock.after)
}

/** What is answered once the episode has ended. */
export const LATE = { status: 'late', reason: 'The episode is over.' } as const

/** The referee decides. What comes after the end is late. */
export function step<State>(terms: Terms<State>, position: Position<State>, input: Input): Stepped<State> {
  if (position.ended) return { position, events: [], answer: LATE }
  switch (input.type) {
    case 'act':
      return act(terms, position, input)
    case 'pass':
      return pass(terms, position, input)
    case 'reject':
      return reject(terms, position, input, input.why, input.said, input.reason)
    case 'sit':
      return sit(position, input.seat, input.who)
    case 'leave':
      return leave(position, input.seat, input.reason)
    case 'time':
      return { position: { ...position, time: Math.max(position.time, input.at) }, events: [] }
    case 'tick':
      return tick(terms, position, Math.max(position.time, input.at))
    case 'end':
      return end(terms, position, input)
  }
}

type Act = Extract<Input, { type: 'act' }>
type Pass = Extract<Input, { type: 'pass' }>

function act<State>(terms: Terms<State>, position: Position<State>, input: Act): Stepped<State> {
  const { seat, action, notes, since } = input
  let state: State
  try {
    if (seat === CLOCK || !seatTurn(position.turn, seat)) throw new IllegalAction('It is not your turn.')
    state = terms.game.act(position.state, seat, action)
  } catch (error) {
    if (!IllegalAction.isInstance(error)) throw error
    const stale = since !== undefined && since !== position.moves
    return reject(terms, position, input, stale ? 'stale' : 'illegal', action as Json, error.message)
  }
  const events: EventBody[] = terms.kept
    ? [
        {
          type: 'acted',
          seat,
          action: action as Json,
          ...(notes !== undefined && { notes }),
          ...marksOf(input),
          hash: terms.hash(state),
        },
      ]
    : []
  const moved = { ...move(terms, position, state), actedAt: position.time, rejected: without(position.rejected, seat) }
  return settle(terms, moved, events, { status: 'accepted' })
}

function pass<State>(terms: Terms<State>, position: Position<State>, input: Pass): Stepped<State> {
  const { seat, notes, since } = input
  // Who might have passed when it was asked, and must act now, is asked again.
  if (position.turn.must.includes(seat) && since === position.moves)
    return reject(terms, position, input, 'illegal', null, 'It is your turn: you must act.')
  const event = {
    type: 'passed',
    seat,
    ...(notes !== undefined && { notes }),
    ...marksOf(input),
  } as const
  const passed = { ...position, rejected: without(position.rejected, seat) }
  return { position: passed, events: terms.kept ? [event] : [], answer: { status: 'accepted' } }
}

function reject<State>(
  terms: Terms<State>,
  position: Position<State>,
  { seat, ...marks }: FromSeat,
  why: RejectedWhy,
  said: Json,
  reason: string,
): Stepped<State> {
  const event = { type: 'rejected', seat, why, said, reason, ...marksOf(marks) } as const
  const answer: Answer = { status: why, reason }
  const events: EventBody[] = terms.kept ? [event] : []
  if (why === 'stale') return { position, events, answer }
  const times = (position.rejected[seat] ?? 0) + 1
  const counted = { ...position, rejected: { ...position.rejected, [seat]: times } }
  if (position.seats[seat]?.remote || times < terms.tries) return { position: counted, events, answer }
  const stopped = end(terms, counted, {
    status: 'stopped',
    reason: `${seat} could not act in ${times} tries; the last: ${reason}`,
  })
  return { position: stopped.position, events: [...events, ...stopped.events], answer }
}

function sit<State>(position: Position<State>, seat: Seat, who: Seating): Stepped<State> {
  const before = position.seats[seat]
  const seats = { ...position.seats, [seat]: who }
  return {
    position: { ...position, seats, rejected: without(position.rejected, seat) },
    events: [before ? { type: 'handed-over', seat, from: before.agent, to: who } : { type: 'joined', seat, who }],
  }
}

function leave<State>(position: Position<State>, seat: Seat, reason?: string): Stepped<State> {
  const before = position.seats[seat]
  if (!before) return { position, events: [] }
  const seats = { ...position.seats, [seat]: null }
  return {
    position: { ...position, seats, rejected: without(position.rejected, seat) },
    events: [{ type: 'left', seat, who: before.agent, ...(reason !== undefined && { reason }) }],
  }
}

function tick<State>(terms: Terms<State>, position: Position<State>, at: number): Stepped<State> {
  const { clock } = position.turn
  if (!clock) return { position, events: [], answer: { status: 'illegal', reason: 'No clock is running.' } }
  const action: unknown = clock.action
  const state = terms.game.act(position.state, CLOCK, action)
  const events: EventBody[] = terms.kept ? [{ type: 'ticked', action: action as Json, hash: terms.hash(state) }] : []
  const moved = { ...move(terms, position, state), ticks: position.ticks + 1, time: at, tickedAt: at, actedAt: at }
  return settle(terms, moved, events, { status: 'accepted' })
}

function move<State>({ game }: Terms<State>, position: Position<State>, state: State): Position<State> {
  const turn = game.turn(state)
  // A clock that begins to run now owes nothing for the time before.
  const tickedAt = position.turn.clock ? position.tickedAt : position.time
  return { ...position, state, turn, moves: position.moves + 1, tickedAt }
}

/** Ends the episode where the game has. */
export function settle<State>(
  terms: Terms<State>,
  position: Position<State>,
  events: EventBody[],
  answer?: Answer,
): Stepped<State> {
  const outcome = terms.game.outcome(position.state)
  if (!outcome) {
    if (isNobodysTurn(position.turn))
      throw new Error(`${terms.game.name}: it is nobody's turn, yet there is no outcome`)
    return { position, events, answer }
  }
  const { reason } = outcome
  const ended: Ending<State> = { status: 'completed', reason, outcome, state: position.state }
  events.push({ type: 'ended', status: 'completed', reason, outcome })
  return { position: { ...position, ended }, events, answer }
}

function end<State>(
  { game, config }: Terms<State>,
  position: Position<State>,
  { status, reason, detail }: { status: Status; reason: string; detail?: string },
): Stepped<State> {
  const outcome = status === 'stopped' ? outcomeWhenStopped(game, config, position.state, reason) : null
  return {
    position: { ...position, ended: { status, reason, outcome, state: position.state } },
    events: [{ type: 'ended', status, reason, outcome, ...(detail !== undefined && { detail }) }],
  }
}

/** How a stopped episode counts: as its game says, or as nothing earned. */
export function outcomeWhenStopped<State>(
  game: Game<any, State>,
  config: unknown,
  state: State,
  reason: string,
): Outcome {
  if (game.cutOff) return game.cutOff(state)
  const scores = Object.fromEntries(game.seats(config).map((seat) => [seat, 0]))
  const metrics = Object.fromEntries(
    Object.entries(game.metrics).map(([name, metric]) => [name, metric.kind === 'share' ? false : 0]),
  )
  return { scores, metrics, reason }
}

function without(counts: Readonly<Record<Seat, number>>, seat: Seat): Readonly<Record<Seat, number>> {
  if (counts[seat] === undefined) return counts
  const { [seat]: _, ...rest } = counts
  return rest
}
