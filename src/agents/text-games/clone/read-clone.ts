/** Reads a trained clone: JSON with its size, vocabulary and card, and the weights beside it. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { InvalidInput } from '../../../core/errors.ts'
import { getOrAdd } from '../../../core/get-or-add.ts'
import { hash } from '../../../core/json.ts'
import { validate } from '../../../core/schema.ts'
import { decoderShapes } from '../../../models/tiny/decoder.ts'
import { readTensor } from '../../../node/tensors.ts'
import { CloneNetwork } from './network.ts'

const count = z.int().min(1)
const fileSchema = z.looseObject({
  kind: z.literal('clone'),
  /** Whether it learnt with the questions to modules. */
  modules: z.boolean(),
  size: z.object({ vocabulary: count, width: count, layers: count, heads: count, hidden: count, context: count }),
  phrases: z.array(z.string()),
  weights: z.string(),
  number: z.enum(['float32', 'float16']),
  tensors: z.array(z.object({ name: z.string(), shape: z.array(z.int()), offset: z.int().min(0) })),
})

export interface Clone {
  readonly network: CloneNetwork
  readonly modules: boolean
  /** What the file holds, as one word: another file, another word. */
  readonly hash: string
}

const known = new Map<string, Clone>()

/** Throws {@link InvalidInput} where the file cannot be read or holds something else. */
export const readClone = (path: string): Clone => getOrAdd(known, path, () => read(path))

function read(path: string): Clone {
  const fail = (what: string): never => {
    throw new InvalidInput(`the clone in ${path}: ${what}`)
  }
  const open = (file: string): Buffer => {
    try {
      return readFileSync(file)
    } catch (error) {
      return fail(`${file} cannot be read (${(error as Error).message})`)
    }
  }
  const text = open(path).toString('utf8')
  const file = validate(fileSchema, parse(text, fail), `the clone in ${path}`)
  const bytes = open(join(dirname(path), file.weights))
  try {
    const weights = Object.fromEntries(
      Object.keys(decoderShapes(file.size)).map((name) => {
        const entry = file.tensors.find((one) => one.name === name) ?? fail(`there is no tensor "${name}"`)
        return [name, readTensor(bytes, entry, file.number).values]
      }),
    )
    const network = new CloneNetwork(file.size, file.phrases, weights)
    return { network, modules: file.modules, hash: hash([text, bytes.toString('base64')]).slice(0, 16) }
  } catch (error) {
    if (error instanceof RangeError) return fail(error.message)
    throw error
  }
}

function parse(text: string, fail: (what: string) => never): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return fail(`it is not JSON (${(error as Error).message})`)
  }
}
