/** Many kitchens at once, on the engine. */
import { BatchArrays, findEncoding } from '../../core/batch-arrays.ts'
import { IllegalAction } from '../../core/errors.ts'
import type { Batch, BatchOptions } from '../../core/learning.ts'
import { kitchenSpec, type Config } from './config.ts'
import { CLOCK, createResult, ORDER, SHAPED, SPARSE, step, type Kitchen } from './engine/index.ts'
import { describe } from './language.ts'
import { encodings, type KitchenEncoder, type KitchenEncoding } from './encodings/index.ts'
import { ACTIONS, compile, SEATS, startCells, watch } from './rules.ts'

/** No move has been made in an episode yet. */
const NONE = 255

export class KitchenBatch extends BatchArrays implements Batch {
  readonly #config: Config
  readonly #options: BatchOptions
  readonly #kitchen: Kitchen
  readonly #encoder: KitchenEncoder | undefined
  /** The states of all environments, one after the other. */
  readonly #states: Int16Array
  readonly #start: Int16Array
  /** What each environment has earned so far, and its last moves, for whoever reads texts and scores. */
  readonly #earned: Float64Array
  readonly #last: Uint8Array
  /** What the cooks saw last in the episodes that ended before these, where texts are asked for. */
  readonly #finalTexts: string[] = []
  readonly #result = createResult()

  constructor(config: Config, size: number, options: BatchOptions = {}) {
    const encoding = findEncoding({ encodings }, options) as KitchenEncoding | undefined
    super({ config, size, seats: SEATS, actionCount: ACTIONS.length, encoding, options })
    this.#config = config
    this.#options = options
    this.#kitchen = compile(kitchenSpec(config))
    this.#encoder = encoding?.encoder(this.#kitchen, config.horizon)
    this.#states = new Int16Array(size * this.#kitchen.words)
    this.#start = startCells(this.#kitchen, { ...config, randomStart: undefined }, 0)
    this.#earned = new Float64Array(size)
    this.#last = new Uint8Array(2 * size)
    this.masks.fill(1)
    this.reset()
  }

  step(actions: ArrayLike<number>): void {
    this.#check(actions)
    const { size, rewards, scores, dones } = this
    const { horizon } = this.#config
    const kitchen = this.#kitchen
    const states = this.#states
    const result = this.#result
    const weight = this.shapingWeight()
    const orders = kitchen.orders.length
    for (let environment = 0; environment < size; environment++) {
      const offset = environment * kitchen.words
      const row = 2 * environment
      this.#last[row] = actions[row]!
      this.#last[row + 1] = actions[row + 1]!
      step(kitchen, states, offset, actions[row]!, actions[row + 1]!, result)
      const earned = result[SPARSE]! + result[SPARSE + 1]!
      this.#earned[environment]! += earned
      rewards[row] = rewards[row + 1] = earned + weight * (result[SHAPED]! + result[SHAPED + 1]!)
      const over = states[offset + CLOCK]! >= horizon || (orders > 0 && states[offset + ORDER] === orders)
      dones[environment] = over ? 1 : 0
      scores[row] = scores[row + 1] = over ? this.#earned[environment]! : 0
      if (over) {
        this.#encode(environment, this.finals)
        if (this.#options.texts)
          for (let seat = 0; seat < 2; seat++) this.#finalTexts[row + seat] = this.text(row + seat)
        this.begin(environment)
      } else this.#encode(environment, this.observations)
    }
    this.countSteps()
  }

  text(row: number): string {
    const environment = row >> 1
    const { words } = this.#kitchen
    const cells = [...this.#states.subarray(environment * words, (environment + 1) * words)]
    const [alice, bob] = [this.#last[2 * environment]!, this.#last[2 * environment + 1]!]
    const last = alice === NONE ? null : { alice: ACTIONS[alice]!, bob: ACTIONS[bob]! }
    const { horizon } = this.#config
    const told = { kitchen: this.#kitchen.spec, horizon, tick: cells[CLOCK]!, cells, last }
    return describe(watch({ ...told, score: this.#earned[environment]! }, SEATS[row & 1]!))
  }

  finalText(row: number): string {
    return this.#finalTexts[row] ?? ''
  }

  actionTexts(): readonly string[] {
    return ACTIONS
  }

  #check(actions: ArrayLike<number>): void {
    for (let row = 0; row < 2 * this.size; row++) {
      const action = actions[row]!
      if (action >= 0 && action < ACTIONS.length && Number.isInteger(action)) continue
      throw new IllegalAction(
        `environment ${row >> 1}, ${SEATS[row & 1]!}: ${action} is no action; actions are 0 to ${ACTIONS.length - 1}.`,
      )
    }
  }

  protected begin(environment: number): void {
    const seed = this.takeSeed()
    const offset = environment * this.#kitchen.words
    // Without chance all episodes begin alike.
    const start = this.#config.randomStart ? startCells(this.#kitchen, this.#config, seed) : this.#start
    this.#states.set(start, offset)
    this.#earned[environment] = 0
    this.#last[2 * environment] = this.#last[2 * environment + 1] = NONE
    this.#encode(environment, this.observations)
  }

  #encode(environment: number, out: Float32Array): void {
    const encoder = this.#encoder
    if (!encoder) return
    const at = 2 * environment * encoder.size
    const offset = environment * this.#kitchen.words
    if (encoder.writeBoth) return encoder.writeBoth(this.#states, offset, out, at)
    encoder.write(this.#states, offset, 0, out, at)
    encoder.write(this.#states, offset, 1, out, at + encoder.size)
  }
}
