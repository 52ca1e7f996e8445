/**
 * What one seat learns of an episode, and all that it may: its observations as they change, what became of its own words,
 * and the end. Numbers are the same whenever the episode's log is played again, so a reader can always go on from one.
 */
import { freeze } from './frozen.ts'
import { isFinal, type EventBody, type Status } from './event.ts'
import type { Game, Seat, ToAct } from './game.ts'
import { same } from './json.ts'

/** Whether the seat has to act, may, or can do nothing now. */
export type SeatTurn = 'must' | 'may' | null

/** One item of a seat's stream, numbered from 1: all that the seat ever learns. */
export type Seen<Observation = any> =
  | { readonly n: number; readonly type: 'observed'; readonly observation: Observation; readonly turn: SeatTurn }
  | { readonly n: number; readonly type: 'rejected'; readonly reason: string; readonly id?: string }
  /** Somebody has left and the table waits for them, or all are there again. */
  | { readonly n: number; readonly type: 'waiting'; readonly waiting: boolean }
  /** Always the last. */
  | { readonly n: number; readonly type: 'ended'; readonly status: Status; readonly reason: string }
  /** Stands where `ended` stood of an episode that failed or was cancelled and has been resumed. */
  | { readonly n: number; readonly type: 'resumed' }

/** What seats are told of an end whose reason may quote what one of them said or what its code does. */
const TOLD: Partial<Record<Status, string>> = {
  failed: 'something went wrong outside the game',
  stopped: 'somebody could not act',
}

export const seatTurn = ({ must, may }: ToAct, seat: Seat): SeatTurn =>
  must.includes(seat) ? 'must' : may.includes(seat) ? 'may' : null

export class SeatStream<State> {
  readonly #game: Game<any, State>
  readonly #seat: Seat
  readonly #all: Seen[] = []
  readonly #gone = new Set<Seat>()
  /** Whether what comes next is shown even if it is what was seen last. */
  #isNew = false
  /** The state in which the episode came to an end that need not be its last. */
  #halted: { readonly state: State } | undefined
  /** The number under which what is seen now was first seen. */
  #since = 0
  #newest: Extract<Seen, { type: 'observed' }> | undefined

  constructor(game: Game<any, State>, seat: Seat) {
    this.#game = game
    this.#seat = seat
  }

  /** Takes in one event and the state after it. */
  add(event: EventBody, state: State): void {
    this.resume()
    switch (event.type) {
      case 'started':
      case 'acted':
      case 'ticked':
        return this.#look(state)
      case 'left':
      case 'joined':
        return this.#count(event)
      case 'rejected': {
        if (event.seat !== this.#seat) return
        const { reason, id } = event
        this.#all.push({ n: this.#all.length + 1, type: 'rejected', reason, ...(id !== undefined && { id }) })
        return
      }
      case 'ended': {
        const { status, reason } = event
        const told = TOLD[status] ?? reason
        this.#all.push({ n: this.#all.length + 1, type: 'ended', status, reason: told })
        if (!isFinal(status)) this.#halted = { state }
        return
      }
      default:
      // Everything else is the referee's.
    }
  }

  /** The episode goes on after all: whoever had been told otherwise is shown again how it stands. */
  resume(): void {
    if (!this.#halted) return
    const { state } = this.#halted
    this.#halted = undefined
    this.#all[this.#all.length - 1] = { n: this.#all.length, type: 'resumed' }
    const since = this.#since
    this.#isNew = true
    this.#look(state)
    this.#since = since
  }

  #count(event: EventBody & { type: 'left' | 'joined' }): void {
    const before = this.#gone.size
    if (event.type === 'left') this.#gone.add(event.seat)
    else this.#gone.delete(event.seat)
    const waiting = this.#gone.size > 0
    if (waiting !== before > 0) this.#all.push({ n: this.#all.length + 1, type: 'waiting', waiting })
  }

  #look(state: State): void {
    const observation: unknown = freeze(this.#game.observe(state, this.#seat))
    const turn = seatTurn(this.#game.turn(state), this.#seat)
    const last = this.#isNew ? undefined : this.#newest
    if (last && last.turn === turn && same(last.observation, observation)) return
    this.#isNew = false
    this.#newest = { n: this.#all.length + 1, type: 'observed', observation, turn }
    this.#since = this.#newest.n
    this.#all.push(this.#newest)
  }

  /** The newest observation. */
  get newest(): Extract<Seen, { type: 'observed' }> {
    return this.#newest!
  }

  /** Whoever has seen this number or a later one knows how things stand. */
  get since(): number {
    return this.#since
  }

  /** What the seat saw under a number, as long as it is an observation. */
  at(n: number): Extract<Seen, { type: 'observed' }> | undefined {
    const seen = this.#all[n - 1]
    return seen?.type === 'observed' ? seen : undefined
  }

  get length(): number {
    return this.#all.length
  }

  after(n: number): readonly Seen[] {
    return this.#all.slice(Math.max(0, n))
  }
}
