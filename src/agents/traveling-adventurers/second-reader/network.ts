/**
 * The network of the second reader: a small transformer over the tokens of a message (pre-norm, Vaswani et al. 2017, after a
 * convolution over five neighbours), with a head for each kind of thing that a message may say. Every hallway is weighed for
 * every number, by what the network makes of the mentions of its two rooms. Plain loops over typed arrays: some milliseconds
 * for a message.
 */

/** Rooms that a message may name, the start among them as the first. */
export const SLOTS = 6
/** Hallways between them, by the places of their rooms. */
export const PAIRS: readonly (readonly [number, number])[] = Array.from({ length: SLOTS }, (_, i) =>
  Array.from({ length: SLOTS - 1 - i }, (__, j) => [i, i + 1 + j] as const),
).flat()
/** What a message says as a whole, as the network lists it. */
export const WHOLE = ['yes', 'no', 'submit', 'what', 'all'] as const
/** Neighbours that a token is read with, itself in the middle. */
const NEAR = 5
/** Parts of a word, by three letters, of which so many are told apart. */
export const GRAMS = 2048
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
  /** In the vocabulary; 0: none, 1: a word or mark that it does not hold. */
  readonly word: number
  /** Parts of a word, from 1. */
  readonly grams: readonly number[]
  /** The room's place among those named; {@link NO_SLOT} for what is no room. */
  readonly slot: number
  /** Of a number, at least 1; 0 for what is none. */
  readonly value: number
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
}

export interface NetworkSize {
  readonly vocabulary: number
  readonly width: number
  readonly layers: number
  readonly heads: number
  /** Most tokens of a message. */
  readonly context: number
}

/** Names and shapes of its weights: matrices `[outputs, inputs]`. */
export function networkShapes({ vocabulary, width, layers, context }: NetworkSize): Record<string, readonly number[]> {
  const linear = (name: string, outputs: number, inputs: number): [string, readonly number[]][] => [
    [`${name}.weight`, [outputs, inputs]],
    [`${name}.bias`, [outputs]],
  ]
  const norm = (name: string): [string, readonly number[]][] => [
    [`${name}.weight`, [width]],
    [`${name}.bias`, [width]],
  ]
  const head = (name: string, inputs: number, outputs: number): [string, readonly number[]][] => [
    ...linear(`${name}.a`, width, inputs),
    ...linear(`${name}.b`, outputs, width),
  ]
  return Object.fromEntries<readonly number[]>([
    ['word.weight', [vocabulary, width]],
    ['gram.weight', [GRAMS + 1, width]],
    ['kind.weight', [KINDS.length, width]],
    ['slot.weight', [SLOTS + 1, width]],
    ['val.weight', [MOST_SEEN + 1, width]],
    ['pos.weight', [context + 1, width]],
    ['clsv', [width]],
    ...linear('conv', width, NEAR * width),
    ...Array.from({ length: layers }, (_, i) => [
      ...norm(`layers.${i}.n1`),
      ...linear(`layers.${i}.qkv`, 3 * width, width),
      ...linear(`layers.${i}.o`, width, width),
      ...norm(`layers.${i}.n2`),
      ...linear(`layers.${i}.f1`, 2 * width, width),
      ...linear(`layers.${i}.f2`, width, 2 * width),
    ]).flat(),
    ...norm('norm'),
    ...['q', 'k', 'v'].flatMap((name) => linear(name, width, width)),
    ...head('tell', 3 * width, 1),
    ...head('ask', 3 * width, 1),
    ...head('askr', 2 * width, 1),
    ...head('cls', 2 * width, WHOLE.length),
    ...head('tag', width, 1),
  ])
}

export class Network {
  readonly size: NetworkSize
  readonly #weights: Readonly<Record<string, Float64Array>>

  /** `weights`: the values of {@link networkShapes}, row by row. */
  constructor(size: NetworkSize, weights: Readonly<Record<string, Float32Array>>) {
    this.size = size
    // Sums are twice as fast where nothing has to be widened on the way.
    this.#weights = Object.fromEntries(
      Object.entries(weights).map(([name, values]) => [name, Float64Array.from(values)]),
    )
  }

  /**
   * `named`: how many rooms are, the start with them. Throws `RangeError` where there are more tokens than its context.
   */
  read(tokens: readonly Seen[], named: number): Likely {
    const { width, context } = this.size
    if (tokens.length > context) throw new RangeError(`${tokens.length} tokens are more than ${context}`)
    const states = this.#encode(tokens)
    const whole = states.subarray(0, width)
    const rest = states.subarray(width)
    const count = tokens.length
    const [keys, values] = (['k', 'v'] as const).map((name) => this.#linear(name, rest, count))
    const mentions = tokens.map(({ slot }) => slot)
    const roomsFor = (at: number): Float64Array =>
      this.#rooms(this.#linear('q', states.subarray(at * width, (at + 1) * width), 1), keys!, values!, mentions)
    const rooms = roomsFor(0)
    const mean = new Float64Array(width)
    for (let i = 0; i < rest.length; i++) mean[i % width]! += rest[i]! / count
    const numbers = tokens.flatMap(({ value }, at) => (value > 0 ? [at] : []))
    const said = this.#head('cls', Float64Array.from([...whole, ...mean]), 1)
    return {
      tells: numbers.map((at) =>
        this.#pairs('tell', rest.subarray(at * width, (at + 1) * width), roomsFor(at + 1), named),
      ),
      pairs: [...this.#pairs('ask', whole, rooms, named)],
      rooms: Array.from({ length: SLOTS }, (_, slot) => {
        if (slot >= named) return 0
        const input = new Float64Array(2 * width)
        input.set(whole)
        input.set(rooms.subarray(slot * width, (slot + 1) * width), width)
        return this.#head('askr', input, 1)[0]!
      }),
      whole: Object.fromEntries(WHOLE.map((name, i) => [name, said[i]!])) as Likely['whole'],
      path: [...this.#head('tag', rest, count)],
    }
  }

  /** A row for the message as a whole and one for each token. */
  #encode(tokens: readonly Seen[]): Float64Array {
    const { width, layers } = this.size
    const { word, gram, kind, slot, val, pos } = Object.fromEntries(
      ['word', 'gram', 'kind', 'slot', 'val', 'pos'].map((name) => [name, this.#weights[`${name}.weight`]!]),
    )
    const rows = tokens.length + 1
    let states: Float64Array = new Float64Array(rows * width)
    const add = (row: number, table: Float64Array, index: number, share = 1): void => {
      for (let i = 0; i < width; i++) states[row * width + i]! += share * table[index * width + i]!
    }
    add(0, this.#weights.clsv!, 0)
    for (const [at, token] of tokens.entries()) {
      add(at + 1, word!, token.word)
      add(at + 1, kind!, token.kind)
      add(at + 1, slot!, token.slot)
      add(at + 1, val!, token.value)
      for (const part of token.grams) add(at + 1, gram!, part, 1 / token.grams.length)
    }
    for (let row = 0; row < rows; row++) add(row, pos!, row)
    // What stands beside a token, zeros beyond both ends.
    const near = new Float64Array(rows * NEAR * width)
    for (let row = 0; row < rows; row++)
      for (let k = 0; k < NEAR; k++) {
        const from = row + k - (NEAR - 1) / 2
        if (from >= 0 && from < rows)
          near.set(states.subarray(from * width, (from + 1) * width), (row * NEAR + k) * width)
      }
    states = plus(states, gelu(this.#linear('conv', near, rows)))
    for (let i = 0; i < layers; i++) {
      const layer = `layers.${i}`
      const attended = this.#attend(this.#linear(`${layer}.qkv`, this.#norm(`${layer}.n1`, states), rows), rows)
      states = plus(states, this.#linear(`${layer}.o`, attended, rows))
      const inner = gelu(this.#linear(`${layer}.f1`, this.#norm(`${layer}.n2`, states), rows))
      states = plus(states, this.#linear(`${layer}.f2`, inner, rows))
    }
    return this.#norm('norm', states)
  }

  /** `mixed`: in each row its query, key and value, one after the other. */
  #attend(mixed: Float64Array, rows: number): Float64Array {
    const { width, heads } = this.size
    const each = width / heads
    const out = new Float64Array(rows * width)
    const scores = new Float64Array(rows)
    for (let head = 0; head < heads; head++)
      for (let row = 0; row < rows; row++) {
        const query = row * 3 * width + head * each
        for (let other = 0; other < rows; other++) {
          const key = other * 3 * width + width + head * each
          let sum = 0
          for (let i = 0; i < each; i++) sum += mixed[query + i]! * mixed[key + i]!
          scores[other] = sum / Math.sqrt(each)
        }
        softmax(scores)
        for (let other = 0; other < rows; other++) {
          const value = other * 3 * width + 2 * width + head * each
          for (let i = 0; i < each; i++) out[row * width + head * each + i]! += scores[other]! * mixed[value + i]!
        }
      }
    return out
  }

  /** What is made of each room by its mentions, as a query attends to them: a row for each of {@link SLOTS}. */
  #rooms(query: Float64Array, keys: Float64Array, values: Float64Array, mentions: readonly number[]): Float64Array {
    const { width } = this.size
    const out = this.#weights['slot.weight']!.slice(0, SLOTS * width)
    for (let slot = 0; slot < SLOTS; slot++) {
      const places = mentions.flatMap((one, at) => (one === slot ? [at] : []))
      if (places.length === 0) continue
      const scores = Float64Array.from(places, (at) => {
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
  #pairs(head: 'tell' | 'ask', of: Float64Array, rooms: Float64Array, named: number): Float64Array {
    const { width } = this.size
    const between = PAIRS.flatMap((pair, p) => (pair[1] < named ? [[p, pair] as const] : []))
    const input = new Float64Array(between.length * 3 * width)
    for (const [p, [, [a, b]]] of between.entries()) {
      input.set(of, p * 3 * width)
      for (let i = 0; i < width; i++) {
        const [one, other] = [rooms[a * width + i]!, rooms[b * width + i]!]
        input[(p * 3 + 1) * width + i] = one + other
        input[(p * 3 + 2) * width + i] = one * other
      }
    }
    const verdicts = this.#head(head, input, between.length)
    const all = new Float64Array(PAIRS.length)
    for (const [i, [p]] of between.entries()) all[p] = verdicts[i]!
    return all
  }

  #head(name: string, input: Float64Array, rows: number): Float64Array {
    return this.#linear(`${name}.b`, gelu(this.#linear(`${name}.a`, input, rows)), rows).map(
      (x) => 1 / (1 + Math.exp(-x)),
    )
  }

  #linear(name: string, input: Float64Array, rows: number): Float64Array {
    const weight = this.#weights[`${name}.weight`]!
    const bias = this.#weights[`${name}.bias`]!
    const outputs = bias.length
    const inputs = weight.length / outputs
    const out = new Float64Array(rows * outputs)
    // Four rows and two outputs at once: each number is fetched once for several products.
    for (let row = 0; row < rows; row += 4) {
      // Beyond the last row it is the last one again, and likewise with the outputs.
      const second = Math.min(row + 1, rows - 1)
      const third = Math.min(row + 2, rows - 1)
      const fourth = Math.min(row + 3, rows - 1)
      for (let o = 0; o < outputs; o += 2) {
        const next = Math.min(o + 1, outputs - 1)
        let a = row * inputs
        let b = second * inputs
        let c = third * inputs
        let d = fourth * inputs
        let w = o * inputs
        let v = next * inputs
        let aw = 0
        let bw = 0
        let cw = 0
        let dw = 0
        let av = 0
        let bv = 0
        let cv = 0
        let dv = 0
        for (const end = w + inputs; w < end; w++, v++, a++, b++, c++, d++) {
          const one = weight[w]!
          const other = weight[v]!
          const ofA = input[a]!
          const ofB = input[b]!
          const ofC = input[c]!
          const ofD = input[d]!
          aw += ofA * one
          av += ofA * other
          bw += ofB * one
          bv += ofB * other
          cw += ofC * one
          cv += ofC * other
          dw += ofD * one
          dv += ofD * other
        }
        out[fourth * outputs + next] = dv + bias[next]!
        out[fourth * outputs + o] = dw + bias[o]!
        out[third * outputs + next] = cv + bias[next]!
        out[third * outputs + o] = cw + bias[o]!
        out[second * outputs + next] = bv + bias[next]!
        out[second * outputs + o] = bw + bias[o]!
        out[row * outputs + next] = av + bias[next]!
        out[row * outputs + o] = aw + bias[o]!
      }
    }
    return out
  }

  #norm(name: string, input: Float64Array): Float64Array {
    const { width } = this.size
    const weight = this.#weights[`${name}.weight`]!
    const bias = this.#weights[`${name}.bias`]!
    const out = new Float64Array(input.length)
    for (let from = 0; from < input.length; from += width) {
      let [mean, square] = [0, 0]
      for (let i = 0; i < width; i++) mean += input[from + i]! / width
      for (let i = 0; i < width; i++) square += (input[from + i]! - mean) ** 2 / width
      const scale = 1 / Math.sqrt(square + NORM_EPSILON)
      for (let i = 0; i < width; i++) out[from + i] = (input[from + i]! - mean) * scale * weight[i]! + bias[i]!
    }
    return out
  }
}

/** Under the root of a norm. */
const NORM_EPSILON = 1e-5

/** In place of the first. */
function plus(a: Float64Array, b: Float64Array): Float64Array {
  for (let i = 0; i < a.length; i++) a[i]! += b[i]!
  return a
}

/** In place: by the approximation that it was trained with. */
function gelu(values: Float64Array): Float64Array {
  for (let i = 0; i < values.length; i++) {
    const x = values[i]!
    values[i] = 0.5 * x * (1 + Math.tanh(Math.sqrt(2 / Math.PI) * (x + 0.044715 * x * x * x)))
  }
  return values
}

/** In place. */
function softmax(scores: Float64Array): void {
  let [most, sum] = [-Infinity, 0]
  for (const score of scores) most = Math.max(most, score)
  for (let i = 0; i < scores.length; i++) sum += scores[i] = Math.exp(scores[i]! - most)
  for (let i = 0; i < scores.length; i++) scores[i]! /= sum
}
