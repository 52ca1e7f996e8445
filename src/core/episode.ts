/** What an episode is made of. */
import type { Agent } from './agent.ts'
import type { Event, Seating } from './event.ts'
import type { Game, Seat } from './game.ts'
import type { Json } from './json.ts'
import type { Log } from './log.ts'
import type { Model } from './model.ts'

/** An agent at a seat. */
export interface Seated {
  readonly name: string
  readonly agent: Agent
  readonly options?: Json
  readonly model?: Model
}

/** Somebody who acts from outside: a person, or a program on the other end of a line. */
export interface Remote {
  /** What the log calls them. */
  readonly remote: string
  /** Whether what they type is read as people type. */
  readonly person?: boolean
}

/** Who holds a seat: an agent in this process, or somebody outside. */
export type Holder = Seated | Remote

/** Whether somebody outside of this process holds the seat. */
export const isRemote = (holder: Holder): holder is Remote => 'remote' in holder

/** How a holder is written down. */
export function seatingOf(holder: Holder): Seating {
  if (isRemote(holder)) return { agent: holder.remote, remote: true }
  const { name, options, model } = holder
  return { agent: name, ...(options !== undefined && { options }), ...(model && { model: model.name }) }
}

/** What `play` plays: a game, its config, a seed, and an agent for every seat. */
export interface Episode<Config = any, State = any> {
  readonly game: Game<Config, State>
  readonly config: Config
  readonly seed: number
  readonly seats: Readonly<Record<Seat, Seated>>
  readonly id?: string
  /** Where events go; one that already holds events is resumed. Absent: nothing is kept, which is fastest. */
  readonly log?: Log
  /** Called with each new event, after it was written. */
  readonly listen?: (event: Event) => void
  readonly signal?: AbortSignal
  /** Ends the episode as stopped, by the reason of the signal: it has had what it may take. */
  readonly stop?: AbortSignal
  /** How often a seat may try one turn before the episode is stopped. Default 3. */
  readonly tries?: number
  /** Milliseconds that one decision may take. Absent: no limit. */
  readonly deadline?: number
  /** Where this episode was forked from. */
  readonly fork?: { readonly episode: string; readonly at: number }
  /** The identity of the run that it belongs to. */
  readonly run?: string
}

/** An episode's id, or what it is called where it has none. */
export const nameOf = ({ id, game, seed }: { id?: string; game: Game; seed: number }): string =>
  id ?? `${game.name}-${seed}`
