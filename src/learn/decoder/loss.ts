/** The decoder of `models/tiny` in the numeric library's operations: what training follows down. */
import { getOrAdd } from '../../core/get-or-add.ts'
import { decoderShapes, NORM_EPSILON, ropeAngle, type DecoderSize } from '../../models/tiny/decoder.ts'
import type { Data, Numeric, Operations, Value, Values } from '../numeric.ts'
import { splitParameters } from '../parameters.ts'

/** Texts of one length, padded at their ends. */
export interface DecoderBatch {
  readonly rows: number
  readonly length: number
  /** Tokens read, `[rows, length]`. */
  readonly tokens: Int32Array
  /** The token after each. */
  readonly next: Int32Array
  /** How much each of these counts. */
  readonly weights: Float32Array
}

/** A batch as the loss takes it, but for its tokens, which come as {@link EMBEDDED}. */
function dataOf({ rows, length, next, weights }: DecoderBatch, size: DecoderSize): Data {
  const half = size.width / size.heads / 2
  const angles = Float32Array.from({ length: length * half }, (_, i) =>
    ropeAngle(Math.floor(i / half), i % half, 2 * half),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return {
    next: { shape: [rows, length], values: next },
    weights: { shape: [rows, length], values: weights.map((weight) => weight / total) },
    cos: { shape: [1, length, 1, half], values: angles.map(Math.cos) },
    sin: { shape: [1, length, 1, half], values: angles.map(Math.sin) },
    hidden: {
      shape: [1, 1, length, length],
      values: Float32Array.from({ length: length * length }, (_, i) =>
        i % length > Math.floor(i / length) ? -1e9 : 0,
      ),
    },
  }
}

/** The embeddings of a batch's tokens, `[rows · length, width]`: looked up here, where that costs nothing. */
const EMBEDDED = 'embedded'

/** A loss with its gradient by the decoder's parameters. Each length of texts and number of rows is compiled once. */
export function compileDecoder(
  numeric: Numeric,
  size: DecoderSize,
): (parameters: Float32Array, batch: DecoderBatch) => { loss: number; gradient: Float32Array } {
  const shapes = decoderShapes(size)
  const { width } = size
  const compiled = new Map<string, ReturnType<Numeric['compileLoss']>>()
  return (parameters, batch) => {
    const { rows, length, tokens } = batch
    const run = getOrAdd(compiled, `${rows} ${length}`, () =>
      numeric.compileLoss({ ...shapes, [EMBEDDED]: [rows * length, width] }, (operations, values, data) =>
        decoderLoss(operations, values, data, size),
      ),
    )
    const embedding = splitParameters(shapes, parameters).token_embd!.values
    const all = new Float32Array(parameters.length + tokens.length * width)
    all.set(parameters)
    tokens.forEach((token, i) =>
      all.set(embedding.subarray(token * width, (token + 1) * width), parameters.length + i * width),
    )
    const { loss, gradient } = run(all, dataOf(batch, size))
    const own = gradient.slice(0, parameters.length)
    const ofEmbedding = splitParameters(shapes, own).token_embd!.values
    tokens.forEach((token, i) => {
      const from = parameters.length + i * width
      for (let j = 0; j < width; j++) ofEmbedding[token * width + j]! += gradient[from + j]!
    })
    return { loss, gradient: own }
  }
}

/** The mean over the weighted tokens of minus the logarithm of the chance that the decoder gives them. */
function decoderLoss(
  { numpy: np, nn }: Operations,
  parameters: Values,
  data: Values,
  { vocabulary, width, layers, heads }: DecoderSize,
): Value {
  const [rows, length] = data.next!.shape as [number, number]
  const headWidth = width / heads
  const half = headWidth / 2
  const last = { axis: -1 }
  const norm = (x: Value, weight: Value): Value =>
    x.ref.div(np.sqrt(np.mean(np.square(x), -1, { keepdims: true }).add(NORM_EPSILON))).mul(weight)
  const split = (x: Value): Value => x.reshape([rows, length, heads, headWidth])
  const turn = (x: Value): Value => {
    const [a, b] = [x.ref.slice([], [], [], [0, half]), x.slice([], [], [], [half, headWidth])]
    const { cos, sin } = data as { cos: Value; sin: Value }
    return np.concatenate([a.ref.mul(cos.ref).sub(b.ref.mul(sin.ref)), a.mul(sin.ref).add(b.mul(cos.ref))], last.axis)
  }
  const embedding = parameters.token_embd!
  let x = parameters[EMBEDDED]!.reshape([rows, length, width])
  for (let layer = 0; layer < layers; layer++) {
    const of = (name: string): Value => parameters[`blk.${layer}.${name}`]!
    const seen = norm(x.ref, of('attn_norm'))
    const query = turn(split(np.matmul(seen.ref, of('attn_q'))))
    const key = turn(split(np.matmul(seen.ref, of('attn_k'))))
    const value = split(np.matmul(seen, of('attn_v')))
    const scores = np
      .matmul(query.transpose([0, 2, 1, 3]), key.transpose([0, 2, 3, 1]))
      .mul(1 / Math.sqrt(headWidth))
      .add(data.hidden!.ref)
    const found = np.matmul(nn.softmax(scores, -1), value.transpose([0, 2, 1, 3]))
    x = x.add(np.matmul(found.transpose([0, 2, 1, 3]).reshape([rows, length, width]), of('attn_output')))
    const thought = norm(x.ref, of('ffn_norm'))
    const gate = nn.silu(np.matmul(thought.ref, of('ffn_gate')))
    x = x.add(np.matmul(gate.mul(np.matmul(thought, of('ffn_up'))), of('ffn_down')))
  }
  for (const name of ['cos', 'sin', 'hidden']) data[name]!.dispose()
  const logits = np.matmul(norm(x, parameters.output_norm!).reshape([rows * length, width]), embedding.transpose())
  const chances = nn.logSoftmax(logits, -1).mul(nn.oneHot(data.next!.reshape([rows * length]), vocabulary))
  return np.sum(np.sum(chances, -1).mul(data.weights!.reshape([rows * length]))).mul(-1)
}
