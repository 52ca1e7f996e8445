/** What an episode is made of, and how it can end. */
import type { Agent } from './agent.ts'
import type { Event, Status } from './event.ts'
import type { Game, Outcome, Seat } from './game.ts'
import type { Json } from './json.ts'
import type { Log } from './log.ts'
import type { Model } from './model.ts'

/** Somebody at a seat. */
export interface Seated {
  readonly name: string
  readonly agent: Agent
  readonly options?: Json
  readonly model?: Model
}

export interface Episode<Config = any, State = any> {
  readonly game: Game<Config, State>
  readonly config: Config
  readonly seed: number
  readonly seats: Readonly<Record<Seat, Seated>>
  readonly id?: string
  /** Where events go; one that already holds events is gone on with. Absent: nothing is kept, which is fastest. */
  readonly log?: Log
  /** Called with each new event, after it was written. */
  readonly listen?: (event: Event) => void
  readonly signal?: AbortSignal
  /** How often a seat may try one turn before the episode is stopped. Default 3. */
  readonly tries?: number
  /** Milliseconds that one decision may take. Absent: no limit. */
  readonly deadline?: number
  /** Whether the game's clock runs in real time (people are seated) or only when nobody has more to say. */
  readonly realTime?: boolean
  /** Where this episode was forked from. */
  readonly fork?: { readonly episode: string; readonly at: number }
}

export interface Ending<State = any> {
  readonly status: Status
  readonly reason: string
  readonly outcome: Outcome | null
  readonly state: State
}

/** A person who held a seat is gone; the episode is abandoned. */
export class Left extends Error {
  override name = 'Left'
}

/** Why the loop ended an episode before the game did. */
export class Stop extends Error {
  readonly status: Status
  constructor(status: Status, reason: string) {
    super(reason)
    this.status = status
  }
}

/** An episode's id, or what it is called where it has none. */
export const nameOf = ({ id, game, seed }: Episode): string => id ?? `${game.name}-${seed}`
