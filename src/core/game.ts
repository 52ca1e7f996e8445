/** The contract of a game: one value of pure functions over plain data. DESIGN: the game knows no model and no I/O. */
import type { Random } from './random.ts'
import type { Schema } from './schema.ts'

/** A place at the table, by name: `USER`, `assistant`, `player-3`. */
export type Seat = string

/** The seat that acts when time has passed; no player can take it. */
export const CLOCK: Seat = 'clock'

/** How an episode came out, as far as the game itself can tell. */
export interface Outcome {
  /** What each seat earned, in the game's own unit. */
  readonly scores: Readonly<Record<Seat, number>>
  /** Measures by name; each is described in {@link Game.metrics}. `null`: not defined for this episode. */
  readonly metrics: Readonly<Record<string, number | boolean | null>>
  /** Why it ended, in a few words. */
  readonly reason: string
}

/** What a metric means, for tables: a `share` is true or false per episode, a `mean` a number. */
export interface Metric {
  readonly kind: 'share' | 'mean'
  readonly about: string
}

export interface Game<Config = any, State = any, Observation = any, Action = any> {
  /** As typed on the command line: `traveling-adventurers`. */
  readonly name: string
  /** Raised whenever an old log would replay differently. */
  readonly version: number
  readonly title: string
  /** One sentence on what the players do. */
  readonly about: string
  /** The paper it comes from, if any. */
  readonly source?: string
  /** Parameters, each with a playable default: `{}` is a valid config. */
  readonly config: Schema<Config>
  readonly action: Schema<Action>
  /** What is changed in the config when people play: free chat in place of strict turns, say. */
  readonly forPeople?: Partial<Config>
  readonly metrics: Readonly<Record<string, Metric>>
  seats(config: Config): readonly Seat[]
  /** The first state. All chance comes from `seed` and is carried inside the state. */
  start(config: Config, seed: number): State
  /** Who may act now. Several: they act at once, unseen by each other. None: the episode is over. */
  turn(state: State): readonly Seat[]
  /** Whether a seat whose turn it is may also let it pass (free chat). Absent: it must act. */
  mayPass?(state: State, seat: Seat): boolean
  /** All that this seat may know, and nothing else. */
  observe(state: State, seat: Seat): Observation
  /**
   * The state after the action; the given state is untouched. Throws {@link IllegalAction}.
   * Where several act at once the state keeps each action hidden and resolves when the last has come.
   */
  act(state: State, seat: Seat, action: Action): State
  /** Undefined while the episode goes on; final once defined. */
  outcome(state: State): Outcome | undefined
  /** How an episode counts that was stopped here because a seat could not act. Absent: every score and metric is 0. */
  stopped?(state: State): Outcome
  /** What the clock does, and after how many milliseconds in which nobody acted. `act` takes it with seat {@link CLOCK}. */
  clock?(state: State): { readonly after: number; readonly action: Action } | undefined
  /** Which seats learn at once of an action as it is taken. Absent: all of them. */
  audience?(state: State, seat: Seat, action: Action): readonly Seat[]
  /** Some legal action of the seat that sees this. */
  sample(observation: Observation, random: Random): Action
  /** Another state that looks the same from this seat: everything it may not know, drawn anew. */
  resample(state: State, seat: Seat, seed: number): State
  readonly language: Language<Config, Observation, Action>
}

/** How a game is told in words, and how words become actions. */
export interface Language<Config = any, Observation = any, Action = any> {
  /** The rules as told to this seat. */
  rules(config: Config, seat: Seat): string
  /** The observation in words. */
  describe(observation: Observation): string
  /** The action that a reply stands for. Throws {@link Unreadable}. */
  parse(reply: string, observation: Observation): Action
  /** The action that a person typed, who may be less formal than a model. Throws {@link Unreadable}. Absent: {@link parse}. */
  hear?(text: string, observation: Observation): Action
  /** An action in words, such that `parse(say(action))` is `action`. */
  say(action: Action): string
}

/** An action that the rules do not allow. The message is meant for the player: what was wrong, what would be right. */
export class IllegalAction extends Error {
  override name = 'IllegalAction'
}

/** A reply that stands for no action. The message is meant for the player. */
export class Unreadable extends Error {
  override name = 'Unreadable'
  /** The reply as it came, for the log. */
  readonly reply?: string
  constructor(message: string, reply?: string) {
    super(message)
    if (reply !== undefined) this.reply = reply
  }
}
