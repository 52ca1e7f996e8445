/**
 * A stand-in for people where no games of theirs are at hand: it shares out the work as the planning cooks do, but
 * dawdles and errs. It is drawn by chance and no model of anybody. (The published greedy cook will not do: two of it jam in
 * every narrow kitchen, and it knows no gates.)
 */
import { Reactive } from '../../agents/overcooked/assistant/reactive.ts'
import type { Random } from '../../core/random.ts'
import { engine } from '../../games/overcooked/index.ts'

/** How often it stays where it is, and how often it does anything at all. People press a key in about half of the steps. */
const DAWDLES = 0.4
const ERRS = 0.06

/** One cook for one game. */
export class DrawnCook {
  readonly #kitchen: engine.Kitchen
  readonly #planning: Reactive

  constructor(kitchen: engine.Kitchen, player: number) {
    this.#kitchen = kitchen
    this.#planning = new Reactive(player)
  }

  move(states: Int16Array, offset: number, random: Random): number {
    const cells = [...states.subarray(offset, offset + this.#kitchen.words)]
    const planned = this.#planning.move({ kitchen: this.#kitchen.spec, cells })
    const drawn = random.float()
    if (drawn < ERRS) return random.int(0, 5)
    return drawn < ERRS + DAWDLES ? engine.STAY : planned
  }
}
