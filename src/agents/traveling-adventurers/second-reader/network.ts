/**
 * The network of the second reader: a language model, and above it a head for each kind of thing that a message may say. Every
 * hallway is weighed for every number, by what the network makes of the mentions of its two rooms. Some thirty milliseconds
 * for a message.
 */
import { gelu, norm, softmax } from './arithmetic.ts'
import { LanguageModel, type LanguageModelSize, languageModelShapes, type SeenPiece } from './language-model.ts'
import { createLayers, type Layer, type Layers } from './linear.ts'

/** Rooms that a message may name, the start among them as the first. */
export const SLOTS = 6
/** Hallways between them, by the places of their rooms. */
export const PAIRS: readonly (readonly [number, number])[] = Array.from({ length: SLOTS }, (_, i) =>
  Array.from({ length: SLOTS - 1 - i }, (__, j) => [i, i + 1 + j] as const),
).flat()
/** What a message says as a whole, as the network lists it. */
export const WHOLE = ['yes', 'no', 'submit', 'what', 'all'] as const
/** What a token is: a mark, a room, a number or a word. */
export const KINDS = ['mark', 'room', 'number', 'word'] as const
/** Numbers above this look alike. */
export const MOST_SEEN = 22
/** No room. */
export const NO_SLOT = SLOTS

/** A token, as the network sees it. */
export interface Seen {
  /** Index in {@link KINDS}. */
  readonly kind: number
  /** The room's place among those named; {@link NO_SLOT} for what is no room. */
  readonly slot: number
  /** What the language model sees in its place, at least one. */
  readonly pieces: readonly number[]
}

/** How likely a message says each thing, from 0 to 1. */
export interface Likely {
  /** By token that is a number: a row of {@link PAIRS}; 0 between rooms that are not named. */
  readonly tells: readonly ArrayLike<number>[]
  /** The listener's coins are asked for: of {@link PAIRS}, and of all hallways from a room. */
  readonly pairs: readonly number[]
  readonly rooms: readonly number[]
  readonly whole: Readonly<Record<(typeof WHOLE)[number], number>>
  /** By token: a room that belongs to a path that is proposed. */
  readonly path: readonly number[]
  /** By token: a room from which that path leads home without a word. */
  readonly home: readonly number[]
}

export interface NetworkSize {
  /** Of what the heads make of a token. */
  readonly width: number
  /** Most tokens of a message. */
  readonly context: number
  readonly languageModel: LanguageModelSize
}

/** Names and shapes of its weights: matrices `[outputs, inputs]`. */
export function networkShapes({ width, languageModel }: NetworkSize): Record<string, readonly number[]> {
  const linear = (name: string, outputs: number, inputs: number): [string, readonly number[]][] => [
    [`${name}.weight`, [outputs, inputs]],
    [`${name}.bias`, [outputs]],
  ]
  const head = (name: string, inputs: number, outputs: number): [string, readonly number[]][] => [
    ...linear(`${name}.a`, width, inputs),
    ...linear(`${name}.b`, outputs, width),
  ]
  return Object.fromEntries<readonly number[]>([
    ...Object.entries(languageModelShapes(languageModel, SLOTS + 1, KINDS.length)),
    ...linear('down', width, languageModel.width),
    ['norm.weight', [width]],
    ['norm.bias', [width]],
    ['slot.weight', [SLOTS + 1, width]],
    ...['q', 'k', 'v'].flatMap((name) => linear(name, width, width)),
    ...head('tell', 3 * width, 1),
    ...head('ask', 3 * width, 1),
    ...head('askr', 2 * width, 1),
    ...head('cls', 2 * width, WHOLE.length),
    ...head('tag', width, 2),
  ])
}

/** Numbers of what stands at both ends of a message, to the language model. */
export interface Ends {
  readonly begin: number
  readonly end: number
}

export class Network {
  readonly size: NetworkSize
  readonly #weights: Readonly<Record<string, Float32Array>>
  readonly #layers: Layers
  readonly #linear = new Map<string, Layer>()
  readonly #languageModel: LanguageModel
  readonly #ends: Ends

  /** `weights`: the values of {@link networkShapes}, row by row. */
  constructor(
    size: NetworkSize,
    weights: Readonly<Record<string, Float32Array>>,
    ends: Ends,
    layers: Layers = createLayers(),
  ) {
    this.size = size
    this.#weights = weights
    this.#ends = ends
    this.#layers = layers
    this.#languageModel = new LanguageModel(size.languageModel, weights, layers)
  }

  /** Whether a message is short enough. */
  fits(tokens: readonly Seen[]): boolean {
    const { context, languageModel } = this.size
    const pieces = tokens.reduce((sum, token) => sum + token.pieces.length, BOTH_ENDS)
    return tokens.length <= context && pieces <= languageModel.context
  }

  /**
   * `named`: how many rooms are, the start with them. Throws `RangeError` where the message does not fit.
   */
  read(tokens: readonly Seen[], named: number): Likely {
    const { width } = this.size
    if (!this.fits(tokens)) throw new RangeError(`${tokens.length} tokens are too many`)
    const states = this.#encode(tokens)
    const whole = states.subarray(0, width)
    const rest = states.subarray(width)
    const count = tokens.length
    const [keys, values] = (['k', 'v'] as const).map((name) => this.#run(name, rest))
    const mentions = tokens.map(({ slot }) => slot)
    const roomsFor = (at: number): Float32Array =>
      this.#rooms(this.#run('q', states.subarray(at * width, (at + 1) * width)), keys!, values!, mentions)
    const rooms = roomsFor(0)
    const mean = new Float32Array(width)
    for (let i = 0; i < rest.length; i++) mean[i % width]! += rest[i]! / count
    const numbers = tokens.flatMap(({ kind }, at) => (KINDS[kind] === 'number' ? [at] : []))
    const tags = this.#head('tag', rest)
    const said = this.#head('cls', Float32Array.from([...whole, ...mean]))
    return {
      tells: numbers.map((at) =>
        this.#pairs('tell', rest.subarray(at * width, (at + 1) * width), roomsFor(at + 1), named),
      ),
      pairs: [...this.#pairs('ask', whole, rooms, named)],
      rooms: Array.from({ length: SLOTS }, (_, slot) => {
        if (slot >= named) return 0
        const input = new Float32Array(2 * width)
        input.set(whole)
        input.set(rooms.subarray(slot * width, (slot + 1) * width), width)
        return this.#head('askr', input)[0]!
      }),
      whole: Object.fromEntries(WHOLE.map((name, i) => [name, said[i]!])) as Likely['whole'],
      path: tokens.map((_, at) => tags[2 * at]!),
      home: tokens.map((_, at) => tags[2 * at + 1]!),
    }
  }

  /** A row for the message as a whole and one for each token: of its pieces the mean. */
  #encode(tokens: readonly Seen[]): Float32Array {
    const { width } = this.size
    const { begin, end } = this.#ends
    const atEnd = { slot: NO_SLOT, kind: 0 }
    const seen: SeenPiece[] = [
      { ...atEnd, piece: begin },
      ...tokens.flatMap(({ pieces, slot, kind }) => pieces.map((piece): SeenPiece => ({ piece, slot, kind }))),
      { ...atEnd, piece: end },
    ]
    const down = this.#run('down', this.#languageModel.read(seen))
    const meant = norm(down, this.#weights['norm.weight']!, this.#weights['norm.bias']!, NORM_EPSILON)
    const rows = new Float32Array((tokens.length + 1) * width)
    rows.set(meant.subarray(0, width))
    let from = 1
    for (const [at, { pieces }] of tokens.entries()) {
      for (let p = from; p < from + pieces.length; p++)
        for (let i = 0; i < width; i++) rows[(at + 1) * width + i]! += meant[p * width + i]! / pieces.length
      from += pieces.length
    }
    return rows
  }

  /** What is made of each room by its mentions, as a query attends to them: a row for each of {@link SLOTS}. */
  #rooms(query: Float32Array, keys: Float32Array, values: Float32Array, mentions: readonly number[]): Float32Array {
    const { width } = this.size
    const out = this.#weights['slot.weight']!.slice(0, SLOTS * width)
    for (let slot = 0; slot < SLOTS; slot++) {
      const places = mentions.flatMap((one, at) => (one === slot ? [at] : []))
      if (places.length === 0) continue
      const scores = Float32Array.from(places, (at) => {
        let sum = 0
        for (let i = 0; i < width; i++) sum += query[i]! * keys[at * width + i]!
        return sum / Math.sqrt(width)
      })
      softmax(scores)
      for (const [j, at] of places.entries())
        for (let i = 0; i < width; i++) out[slot * width + i]! += scores[j]! * values[at * width + i]!
    }
    return out
  }

  /** A head's verdict on each hallway between the rooms that are named: by sum and product it is the same from either end. */
  #pairs(head: 'tell' | 'ask', of: Float32Array, rooms: Float32Array, named: number): Float32Array {
    const { width } = this.size
    const between = PAIRS.flatMap((pair, p) => (pair[1] < named ? [[p, pair] as const] : []))
    const input = new Float32Array(between.length * 3 * width)
    for (const [p, [, [a, b]]] of between.entries()) {
      input.set(of, p * 3 * width)
      for (let i = 0; i < width; i++) {
        const [one, other] = [rooms[a * width + i]!, rooms[b * width + i]!]
        input[(p * 3 + 1) * width + i] = one + other
        input[(p * 3 + 2) * width + i] = one * other
      }
    }
    const verdicts = this.#head(head, input)
    const all = new Float32Array(PAIRS.length)
    for (const [i, [p]] of between.entries()) all[p] = verdicts[i]!
    return all
  }

  #head(name: string, input: Float32Array): Float32Array {
    return this.#run(`${name}.b`, gelu(this.#run(`${name}.a`, input))).map((x) => 1 / (1 + Math.exp(-x)))
  }

  #run(name: string, input: Float32Array): Float32Array {
    let layer = this.#linear.get(name)
    if (!layer) {
      layer = this.#layers.add(this.#weights[`${name}.weight`]!, this.#weights[`${name}.bias`]!)
      this.#linear.set(name, layer)
    }
    return this.#layers.run(layer, input)
  }
}

/** Pieces that stand at the ends of a message. */
const BOTH_ENDS = 2
/** Under the root of a norm. */
const NORM_EPSILON = 1e-5
