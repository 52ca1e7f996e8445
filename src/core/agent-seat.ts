/** An agent at its seat: asked when it is its turn, one decision at a time, and whatever it does wrong is its own. */
import type { Decision, Rejection } from './agent.ts'
import { messageOf, readDecision, rejectionOf, type ReadDecision } from './boundary.ts'
import { freeze } from './frozen.ts'
import type { Seated } from './episode.ts'
import { ModelFailure, type ModelFailureKind } from './errors.ts'
import type { Status } from './event.ts'
import type { Game, Seat } from './game.ts'
import { canonical } from './json.ts'
import type { Position } from './position.ts'
import { seatTurn, type SeatTurn } from './stream.ts'
import type { Turns } from './turn.ts'

/** What came of asking an agent: a decision, or an error of its own that ends the episode. */
export type Asked =
  | (ReadDecision & { readonly since: number })
  | { readonly type: 'fault'; readonly status: Status; readonly reason: string; readonly detail?: string }

export interface AgentSeatSetup {
  readonly game: Game
  readonly seat: Seat
  readonly seated: Seated
  readonly turns: Turns
  readonly deadline: number | undefined
  /** Whether game time waits for agents, so that each has time for one move a tick. */
  readonly onceATick: boolean
  readonly longest: number | undefined
  /** Takes what the agent decided. */
  readonly tell: (asked: Asked) => void
}

/** An agent may be overtaken by events; one that always is, is stuck. */
const MAX_STALE = 50

export class AgentSeat {
  readonly #setup: AgentSeatSetup
  readonly #abort = new AbortController()
  #busy = false
  #rejections: Rejection[] = []
  /** What it saw when it last let its turn pass or acted: it is asked again when that has changed. */
  #settledOn: string | false = false
  /** The number of moves by which that was last compared, and of ticks when it last acted. */
  #compared = -1
  #actedIn = -1
  /** Decisions in a row that came when the table had moved on. */
  #stale = 0
  /** What it was shown when it was last asked, and whether it could have passed. */
  #shown: unknown
  #mayPass = false
  #close = (): void => {}

  constructor(setup: AgentSeatSetup) {
    this.#setup = setup
  }

  /** Whether a decision of this agent is under way, or waits to be heard. */
  get busy(): boolean {
    return this.#busy
  }

  /** Asks the agent, if it has reason to act and is not at it already. `number`: which decision of the seat it is. */
  askIfDue(position: Position, number: number): void {
    if (this.#busy) return
    const turn = this.#turnIn(position)
    if (turn === 'must' || (turn && this.#hasNews(position))) this.#ask(position, number, turn === 'may')
  }

  /** Whether anything has changed since it passed, acted or was rejected. */
  #hasNews(position: Position): boolean {
    if (!this.#settledOn || this.#rejections.length > 0) return true
    // Where game time waits for the agents, one move a tick is all that there is time for.
    const { onceATick } = this.#setup
    if (onceATick && position.turn.clock?.since === 'tick' && this.#actedIn === position.ticks) return false
    if (this.#compared === position.moves) return false
    this.#compared = position.moves
    return this.#look(position) !== this.#settledOn
  }

  #look({ state }: Position): string {
    const { game, seat } = this.#setup
    return canonical(game.observe(state, seat))
  }

  #ask(position: Position, number: number, mayPass: boolean): void {
    const { game, seat, seated, turns, longest, tell } = this.#setup
    this.#busy = true
    const observation: unknown = freeze(game.observe(position.state, seat))
    this.#shown = observation
    this.#mayPass = mayPass
    const { signal } = this.#abort
    const turn = turns.take({ number, rejections: freeze([...this.#rejections]), mayPass, signal })
    const since = position.moves
    this.#close = turn.close
    const hear = (decision: Decision): void => {
      turn.close()
      if (signal.aborted) return
      tell({ ...readDecision(game, game.language, decision, observation, longest), since })
    }
    const fail = (error: unknown): void => {
      turn.close()
      if (signal.aborted) return
      tell(this.#read(error, since))
    }
    try {
      const decision = seated.agent.act(observation, turn)
      if (isPromise(decision)) void Promise.resolve(this.#inTime(decision)).then(hear).catch(fail)
      else hear(decision)
    } catch (error) {
      fail(error)
    }
  }

  /** An error that an agent threw: words that nobody could read are rejected; anything else is a fault. */
  #read(error: unknown, since: number): Asked {
    try {
      return { ...rejectionOf(error), since }
    } catch {
      return faultOf(this.#setup.seat, error)
    }
  }

  #inTime(decision: Promise<Decision>): Promise<Decision> {
    const { deadline, seat } = this.#setup
    if (deadline === undefined) return decision
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TooLate(`${seat} did not act within ${deadline / 1000} s`)), deadline)
    })
    return Promise.race([decision, late]).finally(() => clearTimeout(timer))
  }

  /**
   * Its decision was taken. `position`: after its own action, whose effects are no news to it; or, where it let its turn
   * pass, undefined: then it has decided on what it was shown.
   */
  settle(position: Position | undefined): void {
    this.#busy = false
    this.#rejections = []
    this.#stale = 0
    if (position) this.#actedIn = position.ticks
    this.#settledOn = position
      ? this.#turnIn(position) === 'may' && this.#look(position)
      : this.#mayPass && canonical(this.#shown)
    this.#compared = -1
  }

  /** Whether what it was asked about still looks the same to it, whatever others have done at once. */
  stillSees(position: Position): boolean {
    return this.#look(position) === canonical(this.#shown) && this.#turnIn(position) !== null
  }

  #turnIn({ turn }: Position): SeatTurn {
    return seatTurn(turn, this.#setup.seat)
  }

  /** Its decision was not taken; without a rejection, because the table had moved on. */
  reject(rejection: Rejection | undefined): void {
    this.#busy = false
    this.#settledOn = false
    if (rejection) this.#rejections.push(rejection)
    else this.#stale++
  }

  /** Whether it has come too late so often that it never will be in time. */
  get isHopeless(): boolean {
    return this.#stale >= MAX_STALE
  }

  /** Lets go of the agent: what it still does is not heard. */
  dismiss(reason: unknown): void {
    this.#close()
    this.#abort.abort(reason)
  }
}

class TooLate extends Error {}

/** Failures of a model that are not the provider's. An episode that has had its share can no longer act: that counts. */
const STATUS_OF: Partial<Record<ModelFailureKind, Status>> = { budget: 'cancelled', 'episode-limit': 'stopped' }

const isPromise = (value: unknown): value is Promise<Decision> =>
  typeof (value as { then?: unknown } | null)?.then === 'function'

/** How an episode ends for which an agent threw this. */
export function faultOf(seat: Seat, error: unknown): Asked & { type: 'fault' } {
  try {
    return read(seat, error)
  } catch {
    return { type: 'fault', status: 'failed', reason: `${seat}: threw something that cannot be put into words` }
  }
}

function read(seat: Seat, error: unknown): Asked & { type: 'fault' } {
  const reason = messageOf(error)
  if (error instanceof TooLate) return { type: 'fault', status: 'stopped', reason }
  if (ModelFailure.isInstance(error)) return { type: 'fault', status: STATUS_OF[error.kind] ?? 'failed', reason }
  const what = error instanceof Error ? `${messageOf(error.name)}: ${reason}` : `threw ${reason}`
  const detail = error instanceof Error && error.stack ? { detail: messageOf(error.stack) } : {}
  return { type: 'fault', status: 'failed', reason: `${seat}: ${what}`, ...detail }
}
