/** What every batch is made of: its arrays, made once and overwritten by every step, its seeds and its schedule. */
import { InvalidInput } from './errors.ts'
import type { Seat } from './game.ts'
import type { BatchOptions, Encoding, Learning } from './learning.ts'

export interface BatchSetup {
  readonly config: unknown
  readonly size: number
  readonly seats: readonly Seat[]
  readonly actionCount: number
  readonly encoding: Encoding | undefined
  readonly options: BatchOptions
}

/** What every batch has, whatever steps it. */
export abstract class BatchArrays {
  readonly size: number
  readonly seats: readonly Seat[]
  readonly actionCount: number
  readonly shape: readonly number[]
  readonly actionShape: readonly number[]
  readonly observations: Float32Array
  readonly actions: Float32Array
  readonly masks: Uint8Array
  readonly rewards: Float32Array
  readonly dones: Uint8Array
  readonly finals: Float32Array
  readonly scores: Float32Array
  /** The encoded observation of each row, as parts of {@link observations} and of {@link finals}. */
  readonly rows: readonly Float32Array[]
  readonly lastRows: readonly Float32Array[]
  readonly #options: BatchOptions
  #seed = 0
  /** Environment steps made in all. */
  #steps = 0

  constructor({ config, size, seats, actionCount, encoding, options }: BatchSetup) {
    if (!Number.isInteger(size) || size < 1) throw new InvalidInput(`a batch has one environment or more, not ${size}`)
    this.size = size
    this.seats = seats
    this.actionCount = actionCount
    this.shape = encoding?.shape(config) ?? [0]
    this.actionShape = (options.actions ? encoding?.action?.shape(config) : undefined) ?? [0]
    const rows = size * seats.length
    const width = lengthOf(this.shape)
    this.observations = new Float32Array(rows * width)
    this.finals = new Float32Array(rows * width)
    this.actions = new Float32Array(rows * actionCount * lengthOf(this.actionShape))
    this.masks = new Uint8Array(rows * actionCount)
    this.rewards = new Float32Array(rows)
    this.scores = new Float32Array(rows)
    this.dones = new Uint8Array(size)
    this.rows = divide(this.observations, rows, width)
    this.lastRows = divide(this.finals, rows, width)
    this.#options = options
  }

  /** Begins everything anew, from the first seed. */
  reset(): void {
    this.#seed = this.#options.seed ?? 1
    this.#steps = 0
    this.rewards.fill(0)
    this.scores.fill(0)
    this.dones.fill(0)
    this.finals.fill(0)
    for (let environment = 0; environment < this.size; environment++) this.begin(environment)
  }

  /** Begins a new episode and shows it. */
  protected abstract begin(environment: number): void

  /** Every episode takes the next. */
  protected takeSeed(): number {
    return this.#seed++
  }

  /** How much the shaped reward counts in this step. */
  protected shapingWeight(): number {
    return this.#options.shaping?.(this.#steps) ?? 0
  }

  protected countSteps(): void {
    this.#steps += this.size
  }
}

const lengthOf = (shape: readonly number[]): number => shape.reduce((product, side) => product * side, 1)

const divide = (whole: Float32Array, rows: number, width: number): Float32Array[] =>
  Array.from({ length: rows }, (_, row) => whole.subarray(row * width, (row + 1) * width))

/** The encoding that the options ask for. Throws {@link InvalidInput} where there is none of that name. */
export function findEncoding<Config, Observation, Action>(
  { encodings = {} }: Pick<Learning<Config, any, Observation, Action>, 'encodings'>,
  { encoding: name, texts = false }: BatchOptions,
): Encoding<Config, Observation, Action> | undefined {
  if (name === null) return undefined
  if (name === undefined) return texts ? undefined : Object.values(encodings)[0]
  if (!Object.hasOwn(encodings, name)) {
    const names = Object.keys(encodings).join(', ') || 'none'
    throw new InvalidInput(`there is no encoding "${name}"; there are: ${names}`)
  }
  return encodings[name]
}
