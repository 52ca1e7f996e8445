/** What a learner needs of a game beyond playing it: rewards, masks, numbers, and many environments stepped at once. */
import type { Seat } from './seat.ts'

/** What each seat earned; one that is left out earned nothing. */
export type Rewards = Readonly<Record<Seat, number>>

/** The learning room of a game. What is absent is made from the rest of the game, see `learningOf`. */
export interface Learning<Config = any, State = any, Observation = any, Action = any> {
  /** What each seat earned between two states that follow each other; over an episode it sums to the seat's score. */
  reward(before: State, after: State): Rewards
  /** Reward beside the score that leads a learner there; scaled by a schedule that falls to 0. */
  shaped?(before: State, after: State): Rewards
  /** The actions that numbers stand for in this observation, in a fixed order. Absent: they cannot be listed. */
  actions?(observation: Observation): readonly Action[]
  /** The most actions that there can be at once. Absent: as many as there are when an episode begins. */
  actionCount?(config: Config): number
  /** Which of {@link actions} are legal for a seat whose turn it is: exactly these. Absent: all. */
  mask?(observation: Observation): readonly boolean[]
  /** The observation as the text that a learner reads. Absent: as the game's language describes it. */
  text?(observation: Observation): string
  /** The observation as numbers, in one or several ways. */
  readonly encodings?: Readonly<Record<string, Encoding<Config, Observation, Action>>>
  /** Many environments at once, as fast as the game's engine goes. Absent: stepped through the contract. */
  batch?(config: Config, size: number, options?: BatchOptions): Batch
}

/** An observation as numbers. */
export interface Encoding<Config = any, Observation = any, Action = any> {
  readonly about: string
  /** Rows, columns, channels, or just how many numbers. */
  shape(config: Config): readonly number[]
  /** Writes the observation into `out`, which is as long as the shape says; whatever stood there is overwritten. */
  encode(observation: Observation, out: Float32Array): void
  /** Single actions as numbers, where what can be done changes from step to step. */
  readonly action?: {
    /** Rows, columns, channels, or just how many numbers. */
    shape(config: Config): readonly number[]
    /** Writes the action into `out`, which is as long as the shape says. */
    encode(action: Action, out: Float32Array): void
  }
}

/** How a batch of environments begins, and what it writes at each step. */
export interface BatchOptions {
  /** Environment `i` begins with seed `seed + i`; every reset takes the next unused one. Default 1. */
  readonly seed?: number
  /**
   * Which encoding is written at every step; null: none. Default: the first, or none where the game has none or texts are
   * asked for.
   */
  readonly encoding?: string | null
  /** Whether the encoding of every action is written too, where the encoding has one. */
  readonly actions?: boolean
  /** Whether observations and actions are to be read as text too. */
  readonly texts?: boolean
  /** Weight of the shaped reward, given how many environment steps were made in all. Default: always 0. */
  readonly shaping?: (steps: number) => number
}

/**
 * Many environments of one game. Arrays belong to the batch and are overwritten by the next step: copy what has to stay.
 * `size` environments times `seats` are rows, seats of an environment beside each other.
 */
export interface Batch {
  readonly size: number
  readonly seats: readonly Seat[]
  /** Length of a row of `masks`: the most actions there can be at once. */
  readonly actionCount: number
  /** Shape of one encoded observation; `[0]` where none is written. */
  readonly shape: readonly number[]
  /** Encoded observations, `size × seats × shape`. An environment that ended shows its new episode already. */
  readonly observations: Float32Array
  /** Shape of one encoded action; `[0]` where none is written. */
  readonly actionShape: readonly number[]
  /** Encoded actions, `size × seats × actionCount × actionShape`; zeros where there is no action. */
  readonly actions: Float32Array
  /** 1 for every legal action, `size × seats × actionCount`. All 0 for a seat that is not to act. */
  readonly masks: Uint8Array
  /** Of the last step, `size × seats`, shaped reward included. */
  readonly rewards: Float32Array
  /** 1 where the last step ended an episode, one an environment. */
  readonly dones: Uint8Array
  /** Where an episode ended: its last encoded observation, which `observations` no longer shows. */
  readonly finals: Float32Array
  /** Scores of episodes that ended in the last step, `size × seats`. */
  readonly scores: Float32Array
  /** Begins everything anew, from the first seed. */
  reset(): void
  /**
   * One action for each row, by number; an environment that ends is begun anew at once. Of a seat that is not to act the
   * number is not looked at; one that may act passes with -1. Throws `IllegalAction`, and then nothing has changed.
   */
  step(actions: ArrayLike<number>): void
  /** The observation of a row as text, where `texts` was asked for. */
  text(row: number): string
  /** Where the last step ended an episode: its last observation as text. */
  finalText(row: number): string
  /** The words of the actions of a row, by number, where `texts` was asked for. */
  actionTexts(row: number): readonly string[]
  /** What tells these words apart without reading them. Absent: nothing else does. */
  actionKeys?(row: number): ActionKeys
}

/** The actions of a row, by number: within `of` the same key always stands for the same words. Read it before the next step. */
export interface ActionKeys {
  readonly of: object
  /** Small whole numbers; the first `count` of them count. */
  readonly keys: readonly number[]
  readonly count: number
}
