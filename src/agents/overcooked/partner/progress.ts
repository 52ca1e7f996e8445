/** Whether a kitchen gets on: what two cooks take up and put down by turns brings nothing nearer. */
import { engine } from '../../../games/overcooked/index.ts'

const { PER_PLAYER, PLAYER } = engine

export class Progress {
  readonly #kitchen: engine.Kitchen
  /** What was in hands and places since a pot last changed. */
  readonly #met = new Set<string>()
  #pots = ''
  #rest = 0

  constructor(kitchen: engine.Kitchen) {
    this.#kitchen = kitchen
  }

  /** Steps since there was anything in a pot, a hand or a place that had not been just so since the pots last changed. */
  get rest(): number {
    return this.#rest
  }

  /** Takes note of the next state. */
  see(cells: ArrayLike<number>): void {
    const { counters, firstGate, pots, words } = this.#kitchen
    const contents = pots.map(({ word }) => cells[word]!).join()
    if (contents !== this.#pots) this.#met.clear()
    this.#pots = contents
    const things = [PLAYER + 2, PLAYER + PER_PLAYER + 2, ...counters.map(({ word }) => word)].map(
      (word) => cells[word]!,
    )
    for (let gate = firstGate; gate < words; gate++) things.push(cells[gate]!)
    const work = things.join()
    this.#rest = this.#met.has(work) ? this.#rest + 1 : 0
    this.#met.add(work)
  }
}
