/** Kitchens that are played side by side for training: on the bare engine, with rewards for each cook apart. */
import { Random } from '../../core/random.ts'
import { isFatal } from '../../agents/overcooked/policy/is-fatal.ts'
import { LearnerFeatures } from '../../agents/overcooked/policy/learner-features.ts'
import { engine } from '../../games/overcooked/index.ts'

export interface WorldOptions {
  readonly kitchen: engine.Kitchen
  readonly size: number
  readonly horizon: number
  /** The share of kitchens that begin at random places with random things, so that rare situations are met. */
  readonly scattered: number
}

const MASKED = -1e9
/** Width of a row of masks and of network outputs: six moves, the value, and one that is unused. */
export const OUTPUTS = 8
export const MOVES = 6

/** Arrays are overwritten by every step; kitchen `i` has the rows `2 i` and `2 i + 1`. */
export class KitchenWorlds {
  readonly size: number
  readonly kitchen: engine.Kitchen
  readonly states: Int16Array
  readonly features: LearnerFeatures
  /** Points of the last step, for both; and shaped reward of each cook. */
  readonly earned: Float32Array
  readonly shaped: Float32Array
  /** Where the last step ended an episode: 1 the horizon, 2 nothing could be delivered any more. */
  readonly ended: Uint8Array
  /** How many kitchens begin as published; they are the first ones. */
  readonly standard: number
  readonly #options: WorldOptions
  readonly #start: Int16Array
  readonly #result = engine.createResult()
  /** Whether there are states from which nothing can be delivered. */
  readonly #mortal: boolean

  constructor(options: WorldOptions, random: Random) {
    const { kitchen, size, scattered } = options
    this.#options = options
    this.size = size
    this.kitchen = kitchen
    this.features = new LearnerFeatures(kitchen)
    this.states = new Int16Array(size * kitchen.words)
    this.earned = new Float32Array(size)
    this.shaped = new Float32Array(2 * size)
    this.ended = new Uint8Array(size)
    this.standard = Math.round(size * (1 - scattered))
    this.#start = kitchen.start()
    this.#mortal = isMortal(kitchen)
    for (let world = 0; world < size; world++) {
      this.#begin(world, random)
      // Episodes end one after the other, not all at once.
      this.states[world * kitchen.words + engine.CLOCK] = random.int(0, options.horizon - 1)
    }
  }

  /** Writes what all cooks see. */
  observe(out: Float32Array, at = 0): void {
    const { kitchen, features } = this
    for (let world = 0; world < this.size; world++)
      features.writeBoth(this.states, world * kitchen.words, out, at + 2 * world * features.size)
  }

  /** Writes which moves may be chosen, as numbers to be added to logits: those that would end all hope are left out. */
  writeMasks(out: Float32Array, at = 0): void {
    for (let row = 0; row < 2 * this.size; row++) {
      const begin = at + row * OUTPUTS
      out.fill(0, begin, begin + MOVES)
      out.fill(MASKED, begin + MOVES, begin + OUTPUTS)
      if (this.#mortal && isFatal(this.kitchen, this.states, row & 1, (row >> 1) * this.kitchen.words))
        out[begin + engine.INTERACT] = MASKED
    }
  }

  /** One move for each row. */
  step(moves: Uint8Array, random: Random): void {
    const { kitchen, states, earned, shaped, ended } = this
    const result = this.#result
    for (let world = 0; world < this.size; world++) {
      const at = world * kitchen.words
      engine.step(kitchen, states, at, moves[2 * world]!, moves[2 * world + 1]!, result)
      earned[world] = result[engine.SPARSE]! + result[engine.SPARSE + 1]!
      shaped[2 * world] = result[engine.SHAPED]!
      shaped[2 * world + 1] = result[engine.SHAPED + 1]!
      const dead =
        this.#mortal &&
        (result[engine.HAPPENED] !== 0 || result[engine.HAPPENED + 1] !== 0) &&
        engine.isDead(kitchen, states.subarray(at, at + kitchen.words))
      ended[world] = dead ? 2 : states[at + engine.CLOCK]! >= this.#options.horizon ? 1 : 0
      if (ended[world] !== 0) this.#begin(world, random)
    }
  }

  #begin(world: number, random: Random): void {
    const { kitchen, states } = this
    const at = world * kitchen.words
    const state = states.subarray(at, at + kitchen.words)
    state.set(this.#start)
    if (world < this.standard) return
    do {
      state.set(this.#start)
      engine.scatter(kitchen, state, { places: true, things: 0.5 }, random)
    } while (this.#mortal && engine.isDead(kitchen, state))
  }
}

/** A kitchen with a counter in reach has no dead states: two full hands can be emptied. */
function isMortal(kitchen: engine.Kitchen): boolean {
  return !kitchen.faced.some((tile) => tile === engine.COUNTER)
}
