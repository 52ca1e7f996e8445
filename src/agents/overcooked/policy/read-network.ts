/**
 * Reads a policy from a file: JSON that describes the network, and beside it a file of numbers.
 *
 * ```json
 * { "input": "lossless-26", "weights": "cramped.bin",
 *   "tensors": [{ "name": "kernel-0", "shape": [5, 5, 26, 25], "offset": 0 }, …],
 *   "layers": [{ "type": "convolution", "kernel": "kernel-0", "bias": "bias-0", "padding": "same", "leak": 0.2 },
 *              { "type": "dense", "kernel": "kernel-1", "bias": "bias-1", "leak": 1 }] }
 * ```
 *
 * `weights` is little-endian, 32-bit numbers (or, with `"number": "float16"`, 16-bit), and relative to the JSON; offsets are
 * in bytes. `input` is one of {@link INPUTS}. A kernel is
 * `[dx, dy, inputs, outputs]` or `[inputs, outputs]`; `leak` is the slope below zero (0 ReLU, 1 none). The last layer has
 * six outputs: the logits of north, south, east, west, stay, interact. Files of the published networks have no `layers`
 * but say in words what they are (`arch`), which is understood too.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { validate } from '../../../core/schema.ts'
import type { FeatureOptions, LosslessOptions } from '../../../games/overcooked/index.ts'
import { WeightsFile } from '../../common/weights-file.ts'
import type { Layer } from './network.ts'

/** What a network is shown. `published` ones have the defects with which the published networks were trained. */
export const INPUTS: Readonly<
  Record<string, { lossless: LosslessOptions } | { features: FeatureOptions } | { learner: true }>
> = {
  'lossless-26': { lossless: { channels: 'modern' } },
  'lossless-20': { lossless: { channels: 'classic' } },
  'lossless-20-published': { lossless: { channels: 'classic', hideLying: true } },
  'lossless-23': { lossless: { channels: 'gates' } },
  'lossless-23-published': { lossless: { channels: 'gates', hideLying: true } },
  features: { features: {} },
  learner: { learner: true },
  'features-published': { features: { ignoreCounters: true } },
}

export interface Network {
  readonly input: keyof typeof INPUTS
  readonly layers: readonly Layer[]
  /** Moves that it never makes: those after which nothing could be delivered any more. */
  readonly spare?: 'dead-states'
  /** The kitchen it was trained for, if the file says so. */
  readonly layout?: string
  /** SHA-256 of description and weights, for logs. */
  readonly hash: string
}

const layerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dense'), kernel: z.string(), bias: z.string(), leak: z.number() }),
  z.strictObject({
    type: z.literal('convolution'),
    kernel: z.string(),
    bias: z.string(),
    leak: z.number(),
    padding: z.enum(['same', 'valid']),
  }),
])

const fileSchema = z.object({
  input: z.string(),
  arch: z.string().optional(),
  layout: z.string().optional(),
  spare: z.literal('dead-states').optional(),
  weights: z.string(),
  number: z.enum(['float32', 'float16']).default('float32'),
  tensors: z.array(z.object({ name: z.string(), shape: z.array(z.int().min(1)), offset: z.int().min(0) })).min(1),
  layers: z.array(layerSchema).min(1).optional(),
})

type NetworkFile = z.output<typeof fileSchema>
type LayerEntry = z.output<typeof layerSchema>

/** Throws `InvalidInput`, naming the file and what is wrong in it. */
export function readNetwork(path: string): Network {
  const what = `the network in ${path}`
  const whole = new WeightsFile(path, what)
  const { fail } = whole
  const file = validate(fileSchema, whole.parse(), what)
  const { bytes, tensor } = whole.weights(file)
  const layers = (file.layers ?? readPublishedLayers(file)).map((entry): Layer => {
    const kernel = tensor(entry.kernel)
    const bias = tensor(entry.bias).values
    const [outputs, inputs] = [kernel.shape.at(-1)!, kernel.shape.at(-2)!]
    const common = { inputs, outputs, kernel: kernel.values, bias, leak: entry.leak }
    const wanted = entry.type === 'dense' ? 2 : 4
    if (kernel.shape.length !== wanted)
      fail(`kernel "${entry.kernel}" has ${kernel.shape.length} dimensions; a ${entry.type} layer has ${wanted}`)
    if (bias.length !== outputs) fail(`bias "${entry.bias}" has ${bias.length} numbers for ${outputs} outputs`)
    return entry.type === 'dense'
      ? { type: 'dense', ...common }
      : { type: 'convolution', ...common, size: [kernel.shape[0]!, kernel.shape[1]!], padding: entry.padding }
  })
  if (layers.at(-1)!.outputs !== 6) fail(`the last layer has ${layers.at(-1)!.outputs} outputs; there are six moves`)
  const input = file.input in INPUTS ? file.input : readPublishedInput(file.input)
  if (!input) return fail(`input "${file.input}" is not known; there are ${Object.keys(INPUTS).join(', ')}`)
  const hash = createHash('sha256').update(whole.text).update(bytes).digest('hex')
  const { layout, spare } = file
  return { input, layers, hash, ...(spare && { spare }), ...(layout !== undefined && { layout }) }
}

/** The encoding that a published file means by its words. */
function readPublishedInput(words: string): string | undefined {
  if (/featurize/.test(words)) return 'features-published'
  const channels = /\b(20|23|26)\s*-?ch/.exec(words)?.[1]
  return channels && (channels === '26' ? 'lossless-26' : `lossless-${channels}-published`)
}

/** Published files list kernels and biases in order; paddings and slopes are told in words; a value head is left out. */
function readPublishedLayers({ tensors, arch = '' }: NetworkFile): LayerEntry[] {
  const paddings = [...arch.matchAll(/conv\s*\d+x\d+ (same|valid)/g)].map(([, padding]) => padding as 'same' | 'valid')
  const slopes = [...arch.matchAll(/leaky_?relu\s*\(?\s*(\d*\.\d+)/gi)].map(([, slope]) => Number(slope))
  const kernels = tensors.filter(({ shape }) => shape.length > 1 && shape.at(-1) !== 1)
  return kernels.map(({ name, shape }, index): LayerEntry => {
    const parts = { kernel: name, bias: name.replace(/kernel$|w$/, (end) => (end === 'w' ? 'b' : 'bias')) }
    if (shape.length === 4) {
      return { type: 'convolution', ...parts, leak: slopes[0] ?? 0, padding: paddings[index] ?? 'same' }
    }
    return { type: 'dense', ...parts, leak: index === kernels.length - 1 ? 1 : (slopes.at(-1) ?? 0) }
  })
}
