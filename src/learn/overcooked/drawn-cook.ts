/**
 * A stand-in for people where no games of theirs are at hand: it does what is nearest and useful, dawdles, and errs. It is
 * drawn by chance and no model of anybody.
 */
import { Useful } from '../../agents/overcooked/partner/models.ts'
import type { Random } from '../../core/random.ts'
import { engine } from '../../games/overcooked/index.ts'

/** How often it stays where it is, and how often it does anything at all. People press a key in about half of the steps. */
const DAWDLES = 0.35
const ERRS = 0.05

export class DrawnCook {
  readonly #useful: Useful

  constructor(kitchen: engine.Kitchen, player: number) {
    this.#useful = new Useful(kitchen, player, true)
  }

  move(states: Int16Array, offset: number, random: Random): number {
    const drawn = random.float()
    if (drawn < ERRS) return random.int(0, 5)
    return drawn < ERRS + DAWDLES ? engine.STAY : this.#useful.move(states, offset)
  }
}
