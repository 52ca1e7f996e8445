/**
 * What a table is: the host of one live episode. Seats are taken, left and handed over, inputs come in and events go out;
 * whoever plays, watches or runs an episode is a client of a table, and there is no other way to play a game.
 */
import type { Agent } from './agent.ts'
import type { Holder, Seated } from './episode.ts'
import type { Event, Seating } from './event.ts'
import type { Game, Seat } from './game.ts'
import type { Json } from './json.ts'
import type { Log } from './log.ts'
import type { Model, ModelAnswer, ModelRequest } from './model.ts'
import type { Ending } from './position.ts'
import type { Seen, SeatTurn } from './stream.ts'
import type { TimeSource } from './time.ts'

/** What is played, and where its events go. */
export interface TableOptions<State = any> {
  readonly game: Game<any, State>
  /** Valid: what the game's config schema gave. */
  readonly config: unknown
  readonly seed: number
  /** Default: the game and the seed; where outsiders sit, drawn, since whoever knows game and seed knows the world. */
  readonly id?: string
  /** Where events go; one that already holds events is resumed. Default: in memory. */
  readonly log?: Log
  /** Who sits down at once; a seat that is left out is empty. On resume: the agents that sit there now by the log. */
  readonly seats?: Readonly<Record<Seat, Holder | Agent>>
  /** On resume: finds the agent that the log has at a seat, where `seats` does not name it. */
  readonly agentFor?: (seat: Seat, seating: Seating) => Holder
  /** How often an agent may try one decision before the episode is stopped. Default 3. People may try as often as they like. */
  readonly tries?: number
  /** Milliseconds that one decision of an agent may take. Absent: no limit. */
  readonly deadline?: number
  /** What follows when somebody leaves. Default: `wait`. */
  readonly dropOut?: DropOut
  /**
   * `real`: the clock goes by the wall. `simulated`: agents think in no time, and the clock acts when all have nothing to
   * say. Default: real where somebody acts from outside or is still to come, else simulated.
   */
  readonly time?: 'real' | 'simulated' | TimeSource
  /** Characters of a reply that are read at most. Default 100,000. */
  readonly longestReply?: number
  readonly signal?: AbortSignal
  /** Ends the episode as stopped, by the reason of the signal: it has had what it may take. */
  readonly stop?: AbortSignal
  /** Called with each new event, after it was written. */
  readonly listen?: (event: Event) => void
  /** Where this episode was forked from. Default: as its log says. */
  readonly fork?: { readonly episode: string; readonly at: number }
  /** The identity of the run that this episode belongs to. Default: as its log says. */
  readonly run?: string
}

/** What becomes of a table when somebody outside has left a seat. */
export type DropOut =
  /** The table waits, and its clock stands, until somebody takes the seat. */
  | { readonly policy: 'wait' }
  /** The episode is abandoned after so many milliseconds. */
  | { readonly policy: 'end'; readonly after?: number }
  | {
      /** An agent takes the seat after so many milliseconds. */
      readonly policy: 'substitute'
      readonly after?: number
      /** Makes the agent that takes it. */
      readonly with: (seat: Seat) => Seated
    }

/** Something that comes to a seat from outside. One of `action` and `reply`; neither: it lets its turn pass. */
export interface Submission {
  readonly action?: unknown
  readonly reply?: string
  /** The same id twice is one action, with one answer. */
  readonly id?: string
  /** Number of the observation that was decided on: what has moved on since is `stale` rather than illegal. */
  readonly seen?: number
  /** Private notes for the log. */
  readonly notes?: Json
}

/** `vacant`: the seat is not played from outside now. `late`: the episode is over. */
export type SubmissionAnswer =
  | { readonly status: 'accepted' }
  | { readonly status: 'illegal' | 'unreadable' | 'stale' | 'late' | 'vacant'; readonly reason: string }

/** A live episode: seats are taken and left, inputs come in, streams go out. */
export interface Table<State = any> {
  readonly id: string
  readonly game: Game<any, State>
  /** The referee's: the whole truth. */
  readonly state: State
  /** The referee's: who sits where (`null`: nobody), and whether it is their turn. */
  roster(): Readonly<Record<Seat, { readonly who: Seating | null; readonly turn: SeatTurn }>>
  /** Seats somebody: an agent, a remote, or an agent's bare object. Where somebody sits, it is handed over, live. */
  seat(seat: Seat, holder: Holder | Agent): void
  /** Whoever sits there is gone; what follows is the drop-out policy's. */
  leave(seat: Seat, reason?: string): void
  /** Hands in what a remote does. Resolves once it is decided and written down. */
  submit(seat: Seat, submission: Submission): Promise<SubmissionAnswer>
  /**
   * Asks a model for a remote, at any time: what is asked and answered stands in the log as that of an agent does. The first
   * model that a seat asks stays the one. Rejects with `ModelFailure`, and with an error where the seat is not a remote's
   * or the episode is over.
   */
  ask(
    seat: Seat,
    request: ModelRequest,
    options: { readonly model: Model; readonly signal?: AbortSignal },
  ): Promise<ModelAnswer>
  /** The newest observation of a seat. */
  observe(seat: Seat): Extract<Seen, { type: 'observed' }>
  /** The number of the newest entry of a seat's stream. */
  latest(seat: Seat): number
  /** What the seat learns, from the entry after number `after` on, until the end. */
  stream(seat: Seat, after?: number, options?: { readonly signal?: AbortSignal }): AsyncIterableIterator<Seen>
  /** The referee's: every event from the one after number `after` on, until the end. */
  events(after?: number, options?: { readonly signal?: AbortSignal }): AsyncIterableIterator<Event>
  /** Milliseconds until the clock acts; undefined where none is running, or it stands. */
  untilClock(): number | undefined
  /** The clock acts now. False: none is running, or it stands because the table waits for somebody. */
  tick(): Promise<boolean>
  /** Resolves when nothing more happens before something comes from outside. */
  settled(): Promise<void>
  /** Ends the episode as cancelled; its log can be resumed. */
  cancel(reason?: string): void
  /** Lets go of the episode as it stands, without an event: its log can be resumed, and `ended` stays open. */
  close(): void
  /** How it ended. Rejects only with `LogFailure` or `Diverged`. */
  readonly ended: Promise<Ending<State>>
}
