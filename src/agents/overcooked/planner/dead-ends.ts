/** States from which nothing can be delivered any more, remembered so that a planner can ask millions of times. */
import { engine } from '../../../games/overcooked/index.ts'
import { roomsOf } from './rooms.ts'

const { PLAYER, PER_PLAYER } = engine
type Kitchen = engine.Kitchen

export class DeadEnds {
  readonly #kitchen: Kitchen
  readonly #rooms: Uint8Array
  /** Where something can be put down nothing is ever dead. */
  readonly #never: boolean
  readonly #known = new Map<number, boolean>()

  constructor(kitchen: Kitchen) {
    this.#kitchen = kitchen
    this.#rooms = roomsOf(kitchen)
    this.#never = kitchen.faced.includes(engine.COUNTER)
  }

  has(state: Int16Array): boolean {
    if (this.#never) return false
    const key = this.#keyOf(state)
    let dead = this.#known.get(key)
    if (dead === undefined) this.#known.set(key, (dead = engine.isDead(this.#kitchen, state)))
    return dead
  }

  /** All that matters: who is in which room with what, what the pots hold, which gates are open. */
  #keyOf(state: Int16Array): number {
    const kitchen = this.#kitchen
    let key = 0
    for (let word = PLAYER; word < PLAYER + 2 * PER_PLAYER; word += PER_PLAYER) {
      key = (key * 16 + this.#rooms[state[word]!]!) * 13 + state[word + 2]!
    }
    for (let word = kitchen.firstPot; word < kitchen.firstCounter; word += 2)
      key = key * 20 + state[word]! + (state[word + 1]! >= 0 ? 10 : 0)
    for (let word = kitchen.firstGate; word < kitchen.words; word++) key = key * 2 + (state[word]! > 0 ? 1 : 0)
    return key
  }
}
