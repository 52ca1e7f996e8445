/** Draws actions at random, one episode long: what changed nothing before is drawn seldom, so that a wanderer gets about. */
import { readAction } from '../../agents/text-games/read-action.ts'
import type { View } from '../../agents/text-games/clone/view.ts'
import type { Random } from '../../core/random.ts'

/** How often an action is still drawn after each time that it changed nothing. */
const AGAIN = 0.25

export class Wanderer {
  readonly #weights = new Map<string, number>()
  #before: View | undefined

  /** Learns from each view what the last action changed. */
  watch(view: View): void {
    const before = this.#before
    if (before && before.look === view.look && before.inventory === view.inventory)
      this.#weights.set(view.did, this.#weightOf(view.did) * AGAIN)
    this.#before = view
  }

  /** The place of a command, drawn by what is done first and then of what: questions are many, moves are few. */
  draw(commands: readonly string[], random: Random): number {
    const places = new Map<string, number[]>()
    for (const [i, command] of commands.entries()) {
      const { verb } = readAction(command)
      places.set(verb, [...(places.get(verb) ?? []), i])
    }
    const weightOf = (place: number): number => this.#weightOf(commands[place]!)
    const among = drawWeighted([...places.values()], (list) => Math.max(...list.map(weightOf)), random)
    return drawWeighted(among, weightOf, random)
  }

  #weightOf(command: string): number {
    return this.#weights.get(command) ?? 1
  }
}

function drawWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, random: Random): Item {
  const weights = items.map(weightOf)
  let left = random.float() * weights.reduce((sum, weight) => sum + weight, 0)
  return items.find((_, i) => (left -= weights[i]!) < 0) ?? items.at(-1)!
}
