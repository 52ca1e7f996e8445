/** Reads a tiny language model that was trained here: its weights, and the vocabulary in its description. */
import { z } from 'zod'
import { decoderShapes } from '../../models/tiny/decoder.ts'
import type { TinyModel } from '../../models/tiny/model.ts'
import { Vocabulary } from '../../models/tiny/vocabulary.ts'
import { readPolicy, type Policy } from './read-policy.ts'

const count = z.int().min(1)
const description = z.looseObject({
  kind: z.string(),
  /** Whether it learnt with questions to the modules, where that makes a difference. */
  modules: z.boolean().default(false),
  size: z.object({ vocabulary: count, width: count, layers: count, heads: count, hidden: count, context: count }),
  phrases: z.array(z.string()),
})

export interface ReadTiny {
  readonly policy: Policy<z.output<typeof description>>
  readonly model: TinyModel
}

/** `kind` is what the file has to hold. Throws `InvalidInput` where it cannot be read or holds something else. */
export function readTiny(path: string, kind: string): ReadTiny {
  const shape = description.extend({ kind: z.literal(kind) })
  const policy = readPolicy(path, shape, ({ size }) => decoderShapes(size))
  const { size, phrases } = policy.description
  return { policy, model: { name: kind, size, vocabulary: new Vocabulary(phrases), weights: policy.weights } }
}
