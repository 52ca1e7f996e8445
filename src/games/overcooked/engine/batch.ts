/** Many episodes of one kitchen side by side, for learners: one call moves all of them, and those that end begin anew. */
import { CLOCK, ORDER, type Kitchen } from './kitchen.ts'
import { createResult, HAPPENED, SHAPED, SPARSE, step } from './step.ts'

export class Batch {
  readonly kitchen: Kitchen
  readonly size: number
  readonly horizon: number
  /** `size` states of `kitchen.words` words, one after the other. */
  readonly states: Int16Array
  /** Of the last step, by episode: team reward, shaped reward of each player (two a piece), events of each player, whether it ended. */
  readonly sparse: Float32Array
  readonly shaped: Float32Array
  readonly events: Int32Array
  readonly done: Uint8Array
  readonly #start: Int16Array
  readonly #result = createResult()

  constructor(kitchen: Kitchen, size: number, horizon = 400) {
    this.kitchen = kitchen
    this.size = size
    this.horizon = horizon
    this.#start = kitchen.start()
    this.states = new Int16Array(size * kitchen.words)
    this.sparse = new Float32Array(size)
    this.shaped = new Float32Array(2 * size)
    this.events = new Int32Array(2 * size)
    this.done = new Uint8Array(size)
    for (let episode = 0; episode < size; episode++) this.reset(episode)
  }

  /** Begins an episode anew, from the start or from a given state. */
  reset(episode: number, state: Int16Array = this.#start): void {
    this.states.set(state, episode * this.kitchen.words)
  }

  /** One step of all episodes; `actions` holds two a piece. An episode that ended stands at its start again. */
  step(actions: Uint8Array): void {
    const { kitchen, size, horizon, states, sparse, shaped, events, done } = this
    const result = this.#result
    const last = kitchen.orders.length
    for (let episode = 0; episode < size; episode++) {
      const offset = episode * kitchen.words
      step(kitchen, states, offset, actions[2 * episode]!, actions[2 * episode + 1]!, result)
      sparse[episode] = result[SPARSE]! + result[SPARSE + 1]!
      shaped[2 * episode] = result[SHAPED]!
      shaped[2 * episode + 1] = result[SHAPED + 1]!
      events[2 * episode] = result[HAPPENED]!
      events[2 * episode + 1] = result[HAPPENED + 1]!
      const over = states[offset + CLOCK]! >= horizon || (last > 0 && states[offset + ORDER] === last)
      done[episode] = over ? 1 : 0
      if (over) this.reset(episode)
    }
  }
}
