/** The contract of an agent: whoever decides for a seat. */
import type { Game, Seat } from './game.ts'
import type { Json } from './json.ts'
import type { ModelAnswer, ModelRequest } from './model.ts'
import type { Random } from './random.ts'
import type { Schema } from './schema.ts'

/** One agent at one seat for one episode. It may keep memory of its own: a resumed episode plays it again from the start. */
export interface Agent<Observation = any, Action = any> {
  /**
   * Decides. Throws `Unreadable` where a model's reply could not be read: it is then asked again, with the reason in
   * `turn.rejections`, a bounded number of times.
   */
  act(observation: Observation, turn: Turn): Promise<Decision<Action>> | Decision<Action>
}

/** What an agent decided: an action, or words that the game's language reads, or (both absent) to let the turn pass. */
export interface Decision<Action = any> {
  readonly action?: Action
  readonly reply?: string
  /** Private notes for the log: thoughts, module steps. Never shown to another seat. */
  readonly notes?: Json
}

/** Something said in this turn that was not taken, and why. */
export interface Rejection {
  readonly said: Json
  readonly reason: string
}

/** All that an agent gets from outside for one decision. What it learns passes through here, and so through the journal. */
export interface Turn {
  readonly seat: Seat
  /** Which decision of this seat it is in this episode, from 1, asked-again ones not counted. */
  readonly number: number
  /** Whether the agent may decide not to act (free chat). */
  readonly mayPass: boolean
  /** What was tried in this turn and refused, oldest first. */
  readonly rejections: readonly Rejection[]
  /** Chance of this seat's own, the same whenever the episode is played again. */
  readonly random: Random
  readonly signal: AbortSignal
  /** Asks the seat's language model. Throws `ModelFailure`, which an agent lets pass: the episode is resumed later. */
  ask(request: ModelRequest): Promise<ModelAnswer>
  /**
   * Uses anything else from outside (an interpreter, a person, a remote process). `run` is not called when the journal
   * already has the answer, which must be plain data. What `run` throws is journaled too, and thrown as an error with the
   * same name, message and flat properties, now and whenever the episode is played again. Where an agent catches it and
   * plays on, it is not asked again; where it ended the episode, it is.
   */
  use<Result extends Json>(
    tool: string,
    input: Json,
    run: (signal: AbortSignal) => Promise<Result> | Result,
  ): Promise<Result>
  /** Writes a private note into the log (a module's step, a belief). */
  note(kind: string, data: Json): void
}

/** An agent that can be named on the command line. */
export interface AgentDefinition<Config = any, Observation = any, Action = any, Options = any> {
  readonly name: string
  /** One sentence on how it decides. */
  readonly about: string
  /** The games that it plays, by name: it sits down at no other. Absent: any. */
  readonly games?: readonly string[]
  /** Options as in `--agents name,option=value`. Absent: none. */
  readonly options?: Schema<Options>
  /** Whether it needs a language model. */
  readonly needsModel?: boolean
  /** Whether it reads files of the machine, such as weights: it sits down nowhere else, as in a page. */
  readonly needsFiles?: boolean
  /**
   * Whether no agent is known that plays its game better, where it holds all seats with its default options: the ceiling
   * of a report.
   */
  readonly bestKnown?: boolean
  /** It takes seconds an episode, so it is no baseline unless asked for. */
  readonly slow?: boolean
  /** Why it cannot take this seat, if it cannot. */
  refuses?(setup: { readonly config: Config; readonly seat: Seat }): string | undefined
  /** The agent for one seat of one episode; what it remembers can live in a closure. */
  create(setup: AgentSetup<Config, Options>): Agent<Observation, Action>
  /** The prompt it would send first in such an episode, for people who want to read or change it. */
  prompt?(setup: AgentSetup<Config, Options>, observation: Observation): string
}

/** What an agent is made from: the game, what its seat may know of the config, its seat, and its options, checked. */
export interface AgentSetup<Config = any, Options = any> {
  readonly game: Game<Config>
  readonly config: Config
  readonly seat: Seat
  readonly options: Options
}
