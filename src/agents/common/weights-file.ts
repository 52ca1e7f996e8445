/** A description in JSON with a file of numbers beside it, as trained networks are kept. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { InvalidInput } from '../../core/errors.ts'
import { readTensor, type NumberType, type Tensor, type TensorEntry } from '../../node/tensors.ts'

/** What the description says of the numbers. */
export interface WeightsPlan {
  /** The file of numbers, relative to the description. */
  readonly weights: string
  readonly number: NumberType
  readonly tensors: readonly TensorEntry[]
}

/** The numbers of a plan. */
export interface Weights {
  readonly bytes: Buffer
  entryOf(name: string): TensorEntry
  tensor(name: string): Tensor
}

/** The two files; `what` names them in errors, as in "the network in a.json". */
export class WeightsFile {
  readonly text: Buffer
  readonly #path: string
  readonly #what: string

  /** Throws {@link InvalidInput} where the description cannot be read. */
  constructor(path: string, what: string) {
    this.#path = path
    this.#what = what
    this.text = this.#read(path)
  }

  /** For {@link InvalidInput} with the name of the file before it. */
  readonly fail = (why: string): never => {
    throw new InvalidInput(`${this.#what}: ${why}`)
  }

  /** The description. */
  parse(): unknown {
    try {
      return JSON.parse(this.text.toString('utf8'))
    } catch (error) {
      return this.fail(`it is not JSON (${(error as Error).message})`)
    }
  }

  /** Reads the numbers; those that are not there are told of when they are asked for. */
  weights({ weights, number, tensors }: WeightsPlan): Weights {
    const bytes = this.#read(join(dirname(this.#path), weights))
    const entryOf = (name: string): TensorEntry =>
      tensors.find((one) => one.name === name) ?? this.fail(`there is no tensor "${name}"`)
    const tensor = (name: string): Tensor => {
      const entry = entryOf(name)
      try {
        return readTensor(bytes, entry, number)
      } catch (error) {
        if (error instanceof RangeError) return this.fail(`${error.message} (${weights})`)
        throw error
      }
    }
    return { bytes, entryOf, tensor }
  }

  #read(file: string): Buffer {
    try {
      return readFileSync(file)
    } catch (error) {
      return this.fail(`${file} cannot be read (${(error as Error).message})`)
    }
  }
}
