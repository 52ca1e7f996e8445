/** A way of training that has a name, and a training that goes on step by step. */
import type { z } from 'zod'
import type { Json } from '../core/json.ts'
import type { Tensor } from '../node/tensors.ts'

/** A way of training: what `roundtable train <name>` runs. */
export interface Method<Options = any> {
  /** Game and method: `overcooked/ppo-sp`. */
  readonly name: string
  readonly about: string
  /** A strict object, every option described and with a default where there can be one. */
  readonly options: z.ZodType<Options>
  /** Commands to begin with. */
  readonly examples: readonly string[]
  /** What tells one policy of this method from another, in names of files: the kitchen. */
  label(options: Options): string
  /** Whatever is drawn comes from `seed`; `cores` changes how fast it goes and nothing else. */
  begin(options: Options, setting: { readonly seed: number; readonly cores: number }): Promise<Training>
}

/** One line of the curve: plain numbers by name, the same on every machine that runs the same steps. */
export type Point = Readonly<Record<string, number>> & {
  /** Steps of training so far, of which there are {@link Training.total}. */
  readonly steps: number
  /** What the curve is drawn of, where this line measured it. */
  readonly score?: number
}

/** Everything that the rest of a training depends on. */
export interface Saved {
  readonly state: Json
  readonly arrays: Readonly<Record<string, SavedArray>>
}
/** An array that a checkpoint can hold. */
export type SavedArray = Float32Array | Float64Array | Int16Array | Int32Array | Uint8Array

/** A training that goes on iteration by iteration, until `steps` has reached `total`. */
export interface Training {
  readonly total: number
  readonly steps: number
  /** Goes on by one iteration. */
  advance(): Promise<Point>
  /** All that {@link restore} needs to go on as if nothing had happened. */
  save(): Promise<Saved>
  /** Goes on from what {@link save} gave, in a training that was begun with the same options and seed. */
  restore(saved: Saved): Promise<void>
  /** Measures what came of it. */
  finish(): Promise<Trained>
  /** Lets go of workers. */
  close(): Promise<void>
}

/** A policy, ready to be written. */
export interface Trained {
  /** What whoever plays it has to know beside the tensors: input, layers, kitchen. */
  readonly description: Readonly<Record<string, Json>>
  readonly tensors: Readonly<Record<string, Tensor>>
  /** The same network in forms that other programs read, by the ending of the file's name: `onnx`, `gguf`. */
  readonly files?: Readonly<Record<string, Uint8Array>>
  /** What it reached, measured apart from training. */
  readonly score: Score
  /** What it was trained on, where that is not its own play. */
  readonly data?: Json
}

/** A mean with its 95 % interval, over so many episodes. */
export interface Score {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly episodes: number
}
