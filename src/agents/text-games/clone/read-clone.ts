/** Reads a trained clone, with its vocabulary. */
import { z } from 'zod'
import { getOrAdd } from '../../../core/get-or-add.ts'
import { decoderShapes } from '../../../models/tiny/decoder.ts'
import type { TinyModel } from '../../../models/tiny/model.ts'
import { Vocabulary } from '../../../models/tiny/vocabulary.ts'
import { readPolicy, type Policy } from '../read-policy.ts'
import { CloneNetwork } from './network.ts'

const count = z.int().min(1)
const description = z.looseObject({
  kind: z.literal('clone'),
  /** Whether it learnt with questions to the modules. */
  modules: z.boolean(),
  size: z.object({ vocabulary: count, width: count, layers: count, heads: count, hidden: count, context: count }),
  phrases: z.array(z.string()),
})

export interface Clone {
  readonly model: TinyModel
  readonly network: CloneNetwork
  readonly modules: boolean
  readonly hash: string
}

const known = new WeakMap<Policy<unknown>, Clone>()

/** Throws `InvalidInput` where the file cannot be read or holds something else. */
export function readClone(path: string): Clone {
  const policy = readPolicy(path, description, ({ size }) => decoderShapes(size))
  return getOrAdd(known, policy, () => {
    const { size, phrases, modules } = policy.description
    const model = { name: 'text-games/clone', size, vocabulary: new Vocabulary(phrases), weights: policy.weights }
    return { model, network: new CloneNetwork(model), modules, hash: policy.hash }
  })
}
