/**
 * The decoder's weights before training. Names that come back are found by induction (Olsson et al. 2022): one head looks a
 * word back, a head of the next layer looks for what followed the same word earlier. Left to chance, that takes a small
 * decoder most of its training to find; here it begins with a rough form of it (as Trockman and Kolter 2023 begin with
 * attention that looks for what is alike), and training does the rest.
 */
import type { Random } from '../../core/random.ts'
import { decoderShapes, ropeAngle, type DecoderSize } from '../../models/tiny/decoder.ts'
import { drawNormal, drawParameters, splitParameters } from '../parameters.ts'

/** One number of each embedding is the same for all tokens: what a head can hold on to that minds places only. */
const CONSTANT = 0.25
/** How strongly each part begins. */
const LOOK_BACK = 2.9
const PASS_ON = 0.25
const MATCH = 2.6
const COPY = 4
/** Pairs of a head that turn by less than this from a word to the next tell words, the others tell places. */
const SLOW = 0.01

export function drawFirstWeights(size: DecoderSize, random: Random): Float32Array {
  const { vocabulary, width, layers, heads } = size
  const shapes = decoderShapes(size)
  const gains = Object.keys(shapes).map((name): [string, number] => {
    // The embedding gives the chances too, so its rows begin with a length of one.
    if (name === 'token_embd') return [name, Math.sqrt(vocabulary / width)]
    return [name, /(?:output|down)$/.test(name) ? 0.3 : 1]
  })
  const parameters = drawParameters(shapes, random, Object.fromEntries(gains))
  const parts = splitParameters(shapes, parameters)
  for (const { shape, values } of Object.values(parts)) if (shape.length === 1) values.fill(1)
  const embedding = parts.token_embd!.values
  for (let token = 0; token < vocabulary; token++) embedding[token * width] = CONSTANT

  const headWidth = width / heads
  const slow = Array.from({ length: headWidth }, (_, i) => i).filter(
    (i) => ropeAngle(1, i % (headWidth / 2), headWidth) < SLOW,
  )
  const matrix = (layer: number, name: string): Float32Array => parts[`blk.${layer}.${name}`]!.values
  /** Rows of numbers, `slow` columns of which are drawn: how a head tells words apart. */
  const draw = (): Float32Array[] => slow.map(() => Float32Array.from({ length: width }, () => drawNormal(random)))

  for (let head = 0; head < heads / 2 && layers > 1; head++) {
    const from = head * headWidth
    const [told, seen] = [draw(), draw()]
    lookBack(matrix(0, 'attn_q'), matrix(0, 'attn_k'), { width, from, headWidth })
    slow.forEach((column, i) => {
      for (let row = 0; row < width; row++) {
        const at = row * width + from + column
        matrix(0, 'attn_v')[at] = told[i]![row]! / Math.sqrt(width)
        matrix(0, 'attn_output')[(from + column) * width + row] = (PASS_ON * seen[i]![row]!) / 4
        matrix(1, 'attn_q')[at] = (MATCH * told[i]![row]!) / Math.sqrt(width)
        matrix(1, 'attn_k')[at] = (MATCH * seen[i]![row]!) / Math.sqrt(width)
      }
    })
    for (const column of Array.from({ length: headWidth }, (_, i) => i)) {
      if (slow.includes(column)) continue
      for (let row = 0; row < width; row++) {
        for (const name of ['attn_q', 'attn_k']) matrix(1, name)[row * width + from + column]! *= 0.1
        matrix(0, 'attn_v')[row * width + from + column] = 0
      }
    }
  }
  for (let layer = 1; layer < layers; layer++) {
    for (let head = 0; head < heads; head++) {
      const from = head * headWidth
      const isInduction = layer === 1 && head < heads / 2
      for (let row = 0; row < width; row++) {
        for (let i = from; i < from + headWidth; i++) {
          if (!isInduction) matrix(layer, 'attn_k')[row * width + i] = matrix(layer, 'attn_q')[row * width + i]!
          else matrix(layer, 'attn_output')[i * width + row] = COPY * matrix(layer, 'attn_v')[row * width + i]!
        }
      }
    }
  }
  return parameters
}

/** Queries and keys from the constant alone, turned so that they agree most one place apart. */
function lookBack(
  queries: Float32Array,
  keys: Float32Array,
  { width, from, headWidth }: { readonly width: number; readonly from: number; readonly headWidth: number },
): void {
  const half = headWidth / 2
  for (let row = 0; row < width; row++) {
    for (let i = from; i < from + headWidth; i++) queries[row * width + i] = keys[row * width + i] = 0
  }
  for (let i = 0; i < half; i++) {
    const angle = ropeAngle(1, i, headWidth)
    if (angle < SLOW) continue
    // A key is turned one place further than its query, and stands one place before it.
    queries[from + i] = LOOK_BACK
    keys[from + i] = LOOK_BACK * Math.cos(angle)
    keys[from + half + i] = LOOK_BACK * Math.sin(angle)
  }
}
