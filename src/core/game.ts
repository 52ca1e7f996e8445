/** The contract of a game: one value of pure functions over plain data. A game knows no model, no agent and no I/O. */
import type { Learning } from './learning.ts'
import type { Random } from './random.ts'
import type { Schema } from './schema.ts'
import type { Seat } from './seat.ts'

export type { Seat } from './seat.ts'

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
  /** How a table calls it, in plain words. Absent: its name, `wordsLikeThis` written apart. */
  readonly label?: string
  /**
   * What a mean is counted in: `coins`, `turns`; `0 to 1` for a part of a whole, `0 to 100` for a percentile. A share
   * needs none: it is told in per cent of episodes, and nothing else is.
   */
  readonly unit?: string
  /** Which way is better. Absent: neither, it only describes. */
  readonly better?: 'more' | 'less'
  /** Whether it stands in every report; three to five of a game do. The first of them stands for the game. */
  readonly headline?: boolean
}

/** Who is to act in a state. All empty: the episode is over. */
export interface ToAct<Action = any> {
  /** Nothing goes on before these have acted. Several: they act at once, and none sees what another has done. */
  readonly must: readonly Seat[]
  /** These may act at any time, or let it pass. A seat is in `must` or in `may`, never in both. */
  readonly may: readonly Seat[]
  /** What happens when time has passed, whatever the players do. */
  readonly clock?: Clock<Action>
}

/** What happens when time has passed: the game acts for the seat {@link CLOCK}. */
export interface Clock<Action = any> {
  /** Milliseconds of game time. */
  readonly after: number
  /**
   * Since when they count: `tick`, since the clock last acted (or the episode began), so that a kitchen ticks on however
   * many keys are pressed; `action`, since anything last happened, so that a nudge comes only after a silence.
   */
  readonly since: 'tick' | 'action'
  /** What `act` is given for seat {@link CLOCK}. */
  readonly action: Action
}

/**
 * A game. Everything in it is pure: the same arguments give the same result and are left as they were. States,
 * observations and actions are plain data, which JSON keeps whole; a part that is costly to make may be a getter.
 */
export interface Game<Config = any, State = any, Observation = any, Action = any> {
  /** As typed on the command line: `traveling-adventurers`. */
  readonly name: string
  /** Raised whenever an old log would replay differently. */
  readonly version: number
  /**
   * Earlier versions whose logs replay the same in all but what parts of the state are called: each gives the state as it
   * was then, of which the log has hashes.
   */
  readonly earlier?: Readonly<Record<number, (state: State) => unknown>>
  readonly title: string
  /** One sentence on what the players do. */
  readonly about: string
  /** The paper it comes from, if any. */
  readonly source?: string
  /** Parameters, each with a playable default: `{}` is a valid config. */
  readonly config: Schema<Config>
  readonly action: Schema<Action>
  /** All that {@link observe} returns, described: published as JSON Schema together with the other two. */
  readonly observation: Schema<Observation>
  /** Configs with a name, each completed by the defaults: `people` is what people play when they say nothing else. */
  readonly presets?: Readonly<Record<string, Partial<Config>>>
  /**
   * What a seat may know of the config. Absent: all of it but `instance`. A parameter that gives a hidden world away (a
   * deal, the roles) is left out here.
   */
  shared?(config: Config): Partial<Config>
  readonly metrics: Readonly<Record<string, Metric>>
  /**
   * The seats whose play the metrics measure, where others play against them: the just side of Avalon. Absent: all seats,
   * which play together.
   */
  measured?(state: State): readonly Seat[]
  /** The seats of an episode, in the order in which they are told of. */
  seats(config: Config): readonly Seat[]
  /** The first state. All chance comes from `seed`; the state carries the rng on. */
  start(config: Config, seed: number): State
  /** Who is to act now. All empty: the episode is over, and `outcome` is defined. */
  turn(state: State): ToAct<Action>
  /** All that this seat may know, and nothing else: the one function of secrecy. */
  observe(state: State, seat: Seat): Observation
  /**
   * The state after the action; the given state is untouched. Throws {@link IllegalAction}.
   * Where several act at once the state holds each action, hidden, and resolves when the last has come.
   */
  act(state: State, seat: Seat, action: Action): State
  /** Undefined while the episode goes on; final once defined. */
  outcome(state: State): Outcome | undefined
  /** What a seat is told once it is over, beside its score: why an answer is right. Absent: nothing more. */
  afterwards?(state: State, seat: Seat): string | undefined
  /**
   * What an action, or the clock, brought about that it does not say itself, a sentence each, for whoever reads the episode: a
   * quest's end, a soup delivered, what a world answered. Players never see it, so it may tell of what is hidden. Absent:
   * what was done says everything.
   */
  news?(before: State, after: State): readonly string[]
  /** How an episode counts that was stopped here because a seat could not act. Absent: every score and metric is 0. */
  cutOff?(state: State): Outcome
  /** Some legal action of the seat that sees this. */
  sample(observation: Observation, random: Random): Action
  /**
   * Another state that looks the same from this seat: everything it may not know, drawn anew. Under the same later moves
   * the seat goes on seeing the same in both, unless {@link reveals}.
   */
  resample(state: State, seat: Seat, seed: number): State
  /**
   * Whether play itself brings to light what was hidden, beyond what the players tell: a card turned, a door opened, a die
   * thrown. Then two states that a seat cannot tell apart may part under the same moves.
   */
  readonly reveals?: boolean
  readonly language: Language<Config, Observation, Action>
  /** What learners need: rewards, masks, numbers. Absent: what can be had from the rest, see `learningOf`. */
  readonly learning?: Learning<Config, State, Observation, Action>
}

/** How a game is told in words, and how words become actions. */
export interface Language<Config = any, Observation = any, Action = any> extends Words<Config, Observation, Action> {
  /**
   * An action in words, with names rather than numbers, as the seat with this observation (before the action) would put
   * it: `parse(say(action, observation), observation)` is `action`.
   */
  say(action: Action, observation: Observation): string
  /** Where words for a person differ from a prompt. Absent: no difference. */
  readonly people?: Partial<Words<Config, Observation, Action>>
}

/** What is told to a seat in words, and how its words are read. */
export interface Words<Config, Observation, Action> {
  /** The rules as told to this seat. `config` holds what the seat may know of it. */
  rules(config: Config, seat: Seat): string
  /** The observation in words. */
  describe(observation: Observation): string
  /** The action that a reply stands for, in time linear in its length. Throws `Unreadable`. */
  parse(reply: string, observation: Observation): Action
}

/** What this seat may know of the config: see {@link Game.shared}. */
export function sharedConfig<Config>(game: Game<Config>, config: Config): Partial<Config> {
  if (game.shared) return game.shared(config)
  const { instance: _, ...rest } = config as Config & { instance?: unknown }
  return rest as Partial<Config>
}

/** The words of the game for a person, each taken from the prompt's where people need no other. */
export const wordsForPeople = <Config, Observation, Action>({
  people,
  ...words
}: Language<Config, Observation, Action>): Words<Config, Observation, Action> => ({ ...words, ...people })

/** Whether nobody has to act, nobody may, and no clock runs. */
export const isNobodysTurn = ({ must, may, clock }: ToAct): boolean => must.length + may.length === 0 && !clock
