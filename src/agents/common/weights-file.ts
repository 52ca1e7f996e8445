/** A description in JSON with a file of numbers beside it, as trained networks are kept. */
import { readFileSync } from 'node:fs'
import { InvalidInput } from '../../core/errors.ts'
import { readTensor, type NumberType, type Tensor, type TensorEntry } from '../../node/tensors.ts'

/** What the description says of the numbers. */
export interface WeightsPlan {
  /** The file of numbers, relative to the description. */
  readonly weights: string
  readonly number: NumberType
  readonly tensors: readonly TensorEntry[]
}

/** What a file holds; throws where it cannot be read. */
export type ReadFile = (path: string) => Uint8Array

/** The numbers of a plan. */
export interface Weights {
  readonly bytes: Uint8Array
  entryOf(name: string): TensorEntry
  tensor(name: string): Tensor
}

/** The two files; `what` names them in errors, as in "the network in a.json". */
export class WeightsFile {
  readonly text: Uint8Array
  readonly #path: string
  readonly #what: string
  readonly #from: ReadFile

  /** `from`: the disk unless told otherwise. Throws {@link InvalidInput} where the description cannot be read. */
  constructor(path: string, what: string, from: ReadFile = (file) => readFileSync(file)) {
    this.#path = path
    this.#what = what
    this.#from = from
    this.text = this.#read(path)
  }

  /** For {@link InvalidInput} with the name of the file before it. */
  readonly fail = (why: string): never => {
    throw new InvalidInput(`${this.#what}: ${why}`)
  }

  /** The description. */
  parse(): unknown {
    try {
      return JSON.parse(new TextDecoder().decode(this.text))
    } catch (error) {
      return this.fail(`it is not JSON (${(error as Error).message})`)
    }
  }

  /** Reads the numbers; those that are not there are told of when they are asked for. */
  weights({ weights, number, tensors }: WeightsPlan): Weights {
    const bytes = this.#read(this.#path.replace(/[^/\\]*$/, () => weights))
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

  #read(file: string): Uint8Array {
    try {
      return this.#from(file)
    } catch (error) {
      return this.fail(`${file} cannot be read (${(error as Error).message})`)
    }
  }
}
