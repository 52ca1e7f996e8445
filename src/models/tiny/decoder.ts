/**
 * A small decoder of the llama architecture (RMS norms, rotary positions, SwiGLU; Touvron et al. 2023), read token by token
 * with its keys and values kept. Plain loops over typed arrays: milliseconds for a text of a hundred tokens.
 */

/** How large a decoder is. */
export interface DecoderSize {
  /** Tokens it knows. */
  readonly vocabulary: number
  /** Numbers that stand for one token; a multiple of `heads` and of 4. */
  readonly width: number
  readonly layers: number
  readonly heads: number
  /** Numbers between the two halves of a layer; a multiple of 4. */
  readonly hidden: number
  /** Most tokens of one text. */
  readonly context: number
}

/** Names and shapes of its weights: matrices `[inputs, outputs]`; the embedding also gives the next token's chances. */
export function decoderShapes({ vocabulary, width, layers, hidden }: DecoderSize): Record<string, readonly number[]> {
  const block = {
    attn_norm: [width],
    attn_q: [width, width],
    attn_k: [width, width],
    attn_v: [width, width],
    attn_output: [width, width],
    ffn_norm: [width],
    ffn_gate: [width, hidden],
    ffn_up: [width, hidden],
    ffn_down: [hidden, width],
  }
  return {
    token_embd: [vocabulary, width],
    output_norm: [width],
    ...Object.fromEntries(
      Array.from({ length: layers }, (_, layer) =>
        Object.entries(block).map(([name, shape]) => [`blk.${layer}.${name}`, shape] as const),
      ).flat(),
    ),
  }
}

/** Under the root of a norm. */
export const NORM_EPSILON = 1e-5
/** The base of the angles by which positions turn keys and queries. */
export const ROPE_BASE = 1_000_000

/** The angle by which a pair of numbers is turned at a position; pair `i` is numbers `i` and `i + headWidth / 2` of a head. */
export const ropeAngle = (position: number, i: number, headWidth: number): number =>
  position * ROPE_BASE ** ((-2 * i) / headWidth)

interface Block {
  readonly attn_norm: Float32Array
  readonly attn_q: Float32Array
  readonly attn_k: Float32Array
  readonly attn_v: Float32Array
  readonly attn_output: Float32Array
  readonly ffn_norm: Float32Array
  readonly ffn_gate: Float32Array
  readonly ffn_up: Float32Array
  readonly ffn_down: Float32Array
  /** What was read: a row of `width` for each position. */
  readonly keys: Float32Array
  readonly values: Float32Array
}

export class Decoder {
  readonly size: DecoderSize
  readonly #embedding: Float32Array
  readonly #norm: Float32Array
  readonly #blocks: readonly Block[]
  #length = 0

  /** `weights`: the values of {@link decoderShapes}, row by row. */
  constructor(size: DecoderSize, weights: Readonly<Record<string, Float32Array>>) {
    if (size.width % 4 !== 0 || size.hidden % 4 !== 0)
      throw new RangeError(`a decoder’s width (${size.width}) and hidden numbers (${size.hidden}) are multiples of 4`)
    this.size = size
    const take = (name: string, length: number): Float32Array => {
      const values = weights[name]
      if (values?.length !== length)
        throw new RangeError(`the weights "${name}" should be ${length} numbers, not ${values?.length ?? 'none'}`)
      return values
    }
    const shapes = decoderShapes(size)
    const all = Object.fromEntries(
      Object.entries(shapes).map(([name, shape]) => [
        name,
        take(
          name,
          shape.reduce((a, b) => a * b, 1),
        ),
      ]),
    )
    this.#embedding = all.token_embd!
    this.#norm = all.output_norm!
    this.#blocks = Array.from({ length: size.layers }, (_, layer) => {
      const prefix = `blk.${layer}.`
      const own = Object.entries(all).filter(([name]) => name.startsWith(prefix))
      return {
        ...(Object.fromEntries(own.map(([name, values]) => [name.slice(prefix.length), values])) as unknown as Block),
        keys: new Float32Array(size.context * size.width),
        values: new Float32Array(size.context * size.width),
      }
    })
  }

  /** Tokens read so far. */
  get length(): number {
    return this.#length
  }

  /** Forgets what was read after so many tokens. */
  rewind(length: number): void {
    this.#length = Math.min(length, this.#length)
  }

  /** Reads a token and returns the logarithms of the chances of each token to come next. Throws `RangeError` past the context. */
  read(token: number): Float32Array {
    return this.#predict(this.#read(token))
  }

  /** Reads tokens; as {@link read} for the last of them. */
  readAll(tokens: readonly number[]): Float32Array {
    for (const token of tokens.slice(0, -1)) this.#read(token)
    return this.read(tokens.at(-1)!)
  }

  #read(token: number): Float32Array {
    const { width, heads, hidden, context } = this.size
    if (this.#length >= context) throw new RangeError(`the decoder reads at most ${context} tokens`)
    const position = this.#length++
    const x = this.#embedding.slice(token * width, (token + 1) * width)
    for (const block of this.#blocks) {
      const seen = normalise(x, block.attn_norm)
      const query = multiply(seen, block.attn_q, width)
      const key = multiply(seen, block.attn_k, width)
      turn(query, position, heads)
      turn(key, position, heads)
      block.keys.set(key, position * width)
      block.values.set(multiply(seen, block.attn_v, width), position * width)
      add(x, multiply(attend(query, block, position, heads), block.attn_output, width))
      const thought = normalise(x, block.ffn_norm)
      const gate = multiply(thought, block.ffn_gate, hidden)
      const up = multiply(thought, block.ffn_up, hidden)
      for (let i = 0; i < hidden; i++) gate[i] = (gate[i]! / (1 + Math.exp(-gate[i]!))) * up[i]!
      add(x, multiply(gate, block.ffn_down, width))
    }
    return x
  }

  #predict(x: Float32Array): Float32Array {
    const { vocabulary, width } = this.size
    const last = normalise(x, this.#norm)
    const logits = new Float32Array(vocabulary)
    for (let token = 0; token < vocabulary; token++) {
      let sum = 0
      for (let i = 0; i < width; i++) sum += last[i]! * this.#embedding[token * width + i]!
      logits[token] = sum
    }
    const most = logits.reduce((a, b) => Math.max(a, b))
    const total = most + Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - most), 0))
    return logits.map((logit) => logit - total)
  }
}

/** A vector at the length of one, with a weight for each number. */
function normalise(x: Float32Array, weight: Float32Array): Float32Array {
  let squares = 0
  for (let i = 0; i < x.length; i++) squares += x[i]! * x[i]!
  const scale = 1 / Math.sqrt(squares / x.length + NORM_EPSILON)
  return x.map((value, i) => value * scale * weight[i]!)
}

/** A row times a matrix `[inputs, outputs]`, four inputs at a time. */
function multiply(x: Float32Array, matrix: Float32Array, outputs: number): Float32Array {
  const result = new Float32Array(outputs)
  for (let i = 0; i < x.length; i += 4) {
    const [a, b, c, d] = [x[i]!, x[i + 1]!, x[i + 2]!, x[i + 3]!]
    const first = i * outputs
    const [second, third, fourth] = [first + outputs, first + 2 * outputs, first + 3 * outputs]
    for (let j = 0; j < outputs; j++)
      result[j]! += a * matrix[first + j]! + b * matrix[second + j]! + c * matrix[third + j]! + d * matrix[fourth + j]!
  }
  return result
}

function add(x: Float32Array, more: Float32Array): void {
  for (let i = 0; i < x.length; i++) x[i]! += more[i]!
}

/** Turns each pair of numbers of each head by the angle of the position (Su et al. 2021). */
function turn(x: Float32Array, position: number, heads: number): void {
  const headWidth = x.length / heads
  const half = headWidth / 2
  for (let i = 0; i < half; i++) {
    const angle = ropeAngle(position, i, headWidth)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    for (let head = 0; head < heads; head++) {
      const at = head * headWidth + i
      const [a, b] = [x[at]!, x[at + half]!]
      x[at] = a * cos - b * sin
      x[at + half] = a * sin + b * cos
    }
  }
}

/** What the query finds among the values up to its position. */
function attend(query: Float32Array, { keys, values }: Block, position: number, heads: number): Float32Array {
  const width = query.length
  const headWidth = width / heads
  const found = new Float32Array(width)
  const scores = new Float32Array(position + 1)
  for (let head = 0; head < heads; head++) {
    const from = head * headWidth
    let most = -Infinity
    for (let p = 0; p <= position; p++) {
      let sum = 0
      const row = p * width + from
      for (let i = 0; i < headWidth; i++) sum += query[from + i]! * keys[row + i]!
      scores[p] = sum / Math.sqrt(headWidth)
      most = Math.max(most, scores[p]!)
    }
    let total = 0
    for (let p = 0; p <= position; p++) total += scores[p] = Math.exp(scores[p]! - most)
    for (let p = 0; p <= position; p++) {
      const share = scores[p]! / total
      const row = p * width + from
      for (let i = 0; i < headWidth; i++) found[from + i]! += share * values[row + i]!
    }
  }
  return found
}
