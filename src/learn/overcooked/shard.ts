/**
 * One part of a training's work: kitchens that are played for some steps, and gradients of what was seen in them. All
 * chance is its own, so that a training is the same however its shards are spread over processors.
 */
import { Random, type RngState } from '../../core/random.ts'
import { compile, kitchenSpec, overcooked } from '../../games/overcooked/index.ts'
import { validate } from '../../core/schema.ts'
import type { Data, Numeric } from '../numeric.ts'
import { drawMove, logOf } from './draw-move.ts'
import { INPUTS, loss, openForward, shapes, type Forward } from './network.ts'
import { openPartner, type Partners } from './partners.ts'
import { KitchenWorlds, MOVES, OUTPUTS } from './worlds.ts'

export interface ShardOptions {
  readonly layout: string
  readonly seed: number
  /** Which shard this is. */
  readonly number: number
  readonly kitchens: number
  /** Steps of each kitchen in one collection. */
  readonly steps: number
  readonly horizon: number
  readonly scattered: number
  /** Rows of one gradient. */
  readonly rows: number
  readonly discount: number
  /** Lambda of generalised advantage estimation (Schulman et al. 2016). */
  readonly trace: number
}

export interface CollectOptions {
  readonly parameters: Float32Array
  /** How much the shaped reward counts. */
  readonly shaping: number
  /** Who sit opposite in a share of the kitchens, and are not trained; absent: everywhere the same network. */
  readonly partners?: Partners
}

export interface Collected {
  /** Points in the kitchens that begin as published and are played by the network alone, for an episode of 400 steps. */
  readonly score: number
  /** The same where a partner sits opposite; NaN where none does. */
  readonly withPartner: number
  readonly dead: number
}

export interface GradientOptions {
  readonly parameters: Float32Array
  /** Which of the shuffled rows: the n-th part of them. */
  readonly part: number
  /** Shuffles the rows anew before, for another round over them. */
  readonly shuffle?: boolean
  readonly clip: number
  readonly moveWeight: number
  readonly valueWeight: number
  readonly entropyWeight: number
}

/** What a training depends on beside its parameters. */
export interface ShardState {
  readonly random: RngState
  /** For each kitchen in which seat the partner sits and, above the lowest bit, which partner it is. */
  readonly seats: Uint8Array
  readonly states: Int16Array
}

/** What can be asked of a shard, by the name of the method. */
export type Call = 'collect' | 'gradient' | 'save' | 'restore'

/** Rewards are divided by it, so that values stay near 1. */
const REWARD_SCALE = 10

export class Shard {
  readonly #options: ShardOptions
  readonly #worlds: KitchenWorlds
  readonly #forward: Forward
  readonly #gradient: (parameters: Float32Array, data: Data) => { loss: number; gradient: Float32Array }
  #random: Random
  /** In which seat of each kitchen the partner sits, and above the lowest bit which one, where there is any. */
  readonly #seats: Uint8Array
  readonly #features: Float32Array
  readonly #masks: Float32Array
  readonly #moves: Uint8Array
  readonly #before: Float32Array
  readonly #values: Float32Array
  readonly #rewards: Float32Array
  readonly #cuts: Uint8Array
  readonly #advantages: Float32Array
  readonly #returns: Float32Array
  readonly #counts: Float32Array
  #order: Int32Array
  /** Rows of one gradient, written anew for each: at every gradient new arrays would keep the garbage collector busy. */
  readonly #batch: ReturnType<typeof createBatch>

  constructor(numeric: Numeric, options: ShardOptions) {
    this.#options = options
    const { layout, seed, number, kitchens, steps, horizon, scattered } = options
    this.#random = new Random(seed, 'shard', number)
    const kitchen = compile(kitchenSpec(validate(overcooked.config, { layout }, 'config')))
    this.#worlds = new KitchenWorlds({ kitchen, size: kitchens, horizon, scattered }, this.#random)
    this.#forward = openForward(numeric)
    this.#gradient = numeric.compileLoss(shapes, loss)
    const rows = 2 * kitchens
    this.#seats = new Uint8Array(kitchens)
    this.#features = new Float32Array((steps + 1) * rows * INPUTS)
    this.#masks = new Float32Array(steps * rows * OUTPUTS)
    this.#moves = new Uint8Array(steps * rows)
    this.#before = new Float32Array(steps * rows)
    this.#values = new Float32Array((steps + 1) * rows)
    this.#rewards = new Float32Array(steps * rows)
    this.#cuts = new Uint8Array(steps * rows)
    this.#advantages = new Float32Array(steps * rows)
    this.#returns = new Float32Array(steps * rows)
    this.#counts = new Float32Array(steps * rows)
    this.#order = Int32Array.from({ length: steps * rows }, (_, row) => row)
    this.#batch = createBatch(options.rows)
  }

  /** Plays; what was seen stays here for {@link gradient}. */
  collect(options: CollectOptions): Collected {
    const { steps, kitchens, horizon } = this.#options
    const rows = 2 * kitchens
    const worlds = this.#worlds
    const partnered = Math.round(kitchens * (options.partners?.share ?? 0))
    const partners = partnered > 0 ? options.partners!.networks.map(openPartner) : []
    const tally = { alone: 0, aloneSteps: 0, together: 0, togetherSteps: 0, dead: 0 }
    // Which kitchens have a partner: spread over those that begin as published and those that do not.
    const hasPartner = (world: number): boolean =>
      Math.floor(((world + 1) * partnered) / kitchens) > Math.floor((world * partnered) / kitchens)
    const moves = new Uint8Array(rows)
    for (let step = 0; step < steps; step++) {
      const at = step * rows
      worlds.observe(this.#features, at * INPUTS)
      worlds.writeMasks(this.#masks, at * OUTPUTS)
      const masks = this.#masks.subarray(at * OUTPUTS, (at + rows) * OUTPUTS)
      const out = this.#run(options.parameters, at)
      for (let row = 0; row < rows; row++) {
        const opposite = this.#seats[row >> 1]!
        const isPartner = partnered > 0 && hasPartner(row >> 1) && (opposite & 1) === (row & 1)
        const begin = (at + row) * INPUTS
        const theirs = (): Float32Array =>
          partners[(opposite >> 1) % partners.length]!(this.#features.subarray(begin, begin + INPUTS))
        const move = isPartner
          ? drawMove(theirs(), masks.subarray(row * OUTPUTS), 0, this.#random)
          : drawMove(out, masks, row, this.#random)
        moves[row] = this.#moves[at + row] = move
        this.#before[at + row] = logOf(out, masks, row, move)
        this.#values[at + row] = out[row * OUTPUTS + MOVES]!
        this.#counts[at + row] = isPartner ? 0 : 1
      }
      worlds.step(moves, this.#random)
      for (let world = 0; world < kitchens; world++) {
        const earned = worlds.earned[world]!
        for (let seat = 0; seat < 2; seat++) {
          const row = 2 * world + seat
          this.#rewards[at + row] = (earned + options.shaping * worlds.shaped[row]!) / REWARD_SCALE
          this.#cuts[at + row] = worlds.ended[world]!
        }
        if (worlds.ended[world] !== 0) this.#seats[world] = this.#random.int(0, 2 * Math.max(1, partners.length) - 1)
        if (worlds.ended[world] === 2) tally.dead++
        if (world >= worlds.standard) continue
        if (hasPartner(world)) {
          tally.together += earned
          tally.togetherSteps++
        } else {
          tally.alone += earned
          tally.aloneSteps++
        }
      }
    }
    worlds.observe(this.#features, steps * rows * INPUTS)
    const last = this.#run(options.parameters, steps * rows)
    for (let row = 0; row < rows; row++) this.#values[steps * rows + row] = last[row * OUTPUTS + MOVES]!
    this.#estimate()
    this.#order = this.#shuffle(this.#order.length)
    return {
      score: (horizon * tally.alone) / tally.aloneSteps,
      withPartner: (horizon * tally.together) / tally.togetherSteps,
      dead: tally.dead,
    }
  }

  /** The gradient of one part of the rows. */
  gradient({
    parameters,
    part,
    shuffle = false,
    clip,
    moveWeight,
    valueWeight,
    entropyWeight,
  }: GradientOptions): Float32Array {
    const { rows } = this.#options
    const batch = this.#batch
    if (shuffle) this.#order = this.#shuffle(this.#order.length)
    batch.chosen.values.fill(0)
    let total = 0
    for (let i = 0; i < rows; i++) {
      const row = this.#order[part * rows + i]!
      copyRow(this.#features, row, batch.features.values, i, INPUTS)
      copyRow(this.#masks, row, batch.masks.values, i, OUTPUTS)
      batch.chosen.values[i * OUTPUTS + this.#moves[row]!] = 1
      batch.advantages.values[i] = this.#advantages[row]!
      batch.returns.values[i] = this.#returns[row]!
      batch.before.values[i] = this.#before[row]!
      batch.counts.values[i] = this.#counts[row]!
      total += this.#counts[row]!
    }
    const one = (value: number) => ({ shape: [1], values: Float32Array.of(value) })
    return this.#gradient(parameters, {
      ...batch,
      clip: one(clip),
      moveWeight: one(moveWeight),
      valueWeight: one(valueWeight),
      entropyWeight: one(entropyWeight),
      total: one(Math.max(1, total)),
    }).gradient
  }

  save(): ShardState {
    return { random: this.#random.state(), seats: this.#seats.slice(), states: this.#worlds.states.slice() }
  }

  restore({ random, seats, states }: ShardState): void {
    this.#random = new Random(random)
    this.#seats.set(seats)
    this.#worlds.states.set(states)
  }

  #run(parameters: Float32Array, at: number): Float32Array {
    const rows = 2 * this.#options.kitchens
    return this.#forward(parameters, this.#features.subarray(at * INPUTS, (at + rows) * INPUTS))
  }

  /** Advantages and returns, backwards from the end; an episode that was cut off goes on as valuable as it was. */
  #estimate(): void {
    const { steps, kitchens, discount, trace } = this.#options
    const rows = 2 * kitchens
    let [sum, squares, count] = [0, 0, 0]
    for (let row = 0; row < rows; row++) {
      let advantage = 0
      for (let step = steps - 1; step >= 0; step--) {
        const at = step * rows + row
        const cut = this.#cuts[at]!
        const next = cut === 2 ? 0 : cut === 1 ? this.#values[at]! : this.#values[at + rows]!
        const surprise = this.#rewards[at]! + discount * next - this.#values[at]!
        advantage = surprise + (cut === 0 ? discount * trace * advantage : 0)
        this.#advantages[at] = advantage
        this.#returns[at] = advantage + this.#values[at]!
        if (this.#counts[at] === 0) continue
        sum += advantage
        squares += advantage * advantage
        count++
      }
    }
    const mean = sum / count
    const deviation = Math.sqrt(Math.max(1e-8, squares / count - mean * mean))
    for (let at = 0; at < this.#advantages.length; at++)
      this.#advantages[at] = (this.#advantages[at]! - mean) / deviation
  }

  #shuffle(length: number): Int32Array {
    const order = Int32Array.from({ length }, (_, i) => i)
    for (let i = length - 1; i > 0; i--) {
      const j = Math.floor(this.#random.float() * (i + 1))
      ;[order[i], order[j]] = [order[j]!, order[i]!]
    }
    return order
  }
}

const createBatch = (rows: number) => ({
  features: { shape: [rows, INPUTS], values: new Float32Array(rows * INPUTS) },
  masks: { shape: [rows, OUTPUTS], values: new Float32Array(rows * OUTPUTS) },
  chosen: { shape: [rows, OUTPUTS], values: new Float32Array(rows * OUTPUTS) },
  advantages: { shape: [rows], values: new Float32Array(rows) },
  returns: { shape: [rows], values: new Float32Array(rows) },
  before: { shape: [rows], values: new Float32Array(rows) },
  counts: { shape: [rows], values: new Float32Array(rows) },
})

function copyRow(from: Float32Array, row: number, to: Float32Array, at: number, width: number): void {
  for (let i = 0; i < width; i++) to[at * width + i] = from[row * width + i]!
}
