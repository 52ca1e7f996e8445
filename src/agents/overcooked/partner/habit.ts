/** What a partner is used to do with what it holds, whether or not that is of any use: a model made of what was seen. */
import { engine } from '../../../games/overcooked/index.ts'
import type { Partner } from '../planner/beam.ts'
import { FAR } from '../planner/transport.ts'
import { waysOf, type KitchenWays } from '../planner/ways.ts'

const { ADDED, COUNTER, DISH, DISHES, INTERACT, NOTHING, ONION, ONIONS, PER_PLAYER, PLAYER, POT, SERVING, SOUP, STAY } =
  engine
const { TOMATOES } = engine

/** What of each habit is left with each new act with such a thing: people change their minds. */
const MEMORY = 0.8

/** By what is in its hands: how often it has lately used each kind of tile. */
type Uses = Map<number, number>

export class Habit implements Partner {
  readonly player: number
  readonly #kitchen: engine.Kitchen
  readonly #ways: KitchenWays
  /** What it does of which nothing has been seen yet. */
  readonly #otherwise: Partner
  readonly #uses: Uses[] = [new Map(), new Map(), new Map(), new Map()]
  /** What it is used to do, by kind of thing in its hands. */
  readonly #usual: (number | undefined)[] = [undefined, undefined, undefined, undefined]

  constructor(kitchen: engine.Kitchen, otherwise: Partner) {
    this.#kitchen = kitchen
    this.player = otherwise.player
    this.#otherwise = otherwise
    this.#ways = waysOf(kitchen)
  }

  /** Takes note of one step. */
  see(before: ArrayLike<number>, after: ArrayLike<number>): void {
    const word = PLAYER + this.player * PER_PLAYER
    const [was, is] = [before[word + 2]!, after[word + 2]!]
    if (was === is) return
    const kind = kindOf(was)
    const tile = this.#kitchen.faced[4 * before[word]! + before[word + 1]!]!
    const uses = this.#uses[kind]!
    for (const [other, times] of uses) uses.set(other, MEMORY * times)
    uses.set(tile, (uses.get(tile) ?? 0) + 1)
    this.#usual[kind] = [...uses].reduce((most, one) => (one[1] > most[1] ? one : most))[0]
  }

  /** Whether what it holds is believed to get to where it is of use. */
  brings(held: number): boolean {
    return this.#usual[kindOf(held)] !== COUNTER
  }

  /** Whether it fetches things only to put them down. */
  get jams(): boolean {
    const fetches = this.#usual[0]
    if (fetches === undefined || ![ONIONS, TOMATOES, DISHES].includes(fetches)) return false
    return !this.brings(fetches === DISHES ? DISH : ONION)
  }

  move(states: Int16Array, offset: number, step: number): number {
    const word = offset + PLAYER + this.player * PER_PLAYER
    const held = states[word + 2]!
    const tile = this.#usual[kindOf(held)]
    if (tile === undefined) return this.#otherwise.move(states, offset, step)
    const pose = 4 * states[word]! + states[word + 1]!
    const steps = this.#way(states, offset, pose, held, tile)
    if (!steps) return STAY
    return steps[pose] === 0 ? INTERACT : this.#step(states, offset, pose, steps)
  }

  /** The way to the nearest tile of a kind that can be used now. */
  #way(states: Int16Array, offset: number, pose: number, held: number, tile: number): Int16Array | undefined {
    const { toTile, toThing, pots } = this.#ways
    if (tile === ONIONS || tile === TOMATOES || tile === DISHES || tile === SERVING)
      return toTile(tile)[pose]! < FAR ? toTile(tile) : undefined
    let best: Int16Array | undefined
    let least = FAR
    const consider = (steps: Int16Array) => {
      if (steps[pose]! < least) [best, least] = [steps, steps[pose]!]
    }
    if (tile === COUNTER) {
      const { firstCounter, firstGate } = this.#kitchen
      for (let word = firstCounter; word < firstGate; word++)
        if ((states[offset + word] === NOTHING) === (held !== NOTHING)) consider(toThing(word))
    } else if (tile === POT)
      for (const { word, walk } of pots) if (this.#isOpen(states, offset + word, held)) consider(walk)
    return best
  }

  /** Whether a pot can be used with what is held, now or soon. */
  #isOpen(states: Int16Array, word: number, held: number): boolean {
    const [contents, tick] = [states[word]!, states[word + 1]!]
    if (held === DISH) return tick >= 0
    if (held === NOTHING) return tick < 0 && contents > 0
    return tick < 0 && ADDED[2 * contents + held - ONION]! > 0
  }

  #step(states: Int16Array, offset: number, pose: number, steps: Int16Array): number {
    const { next, gateWord, faced } = this.#kitchen
    let best = STAY as number
    let least = steps[pose]!
    for (let move = 0; move < 4; move++) {
      const there = steps[4 * next[(pose & ~3) + move]! + move]!
      if (there < least) [best, least] = [move, there]
    }
    if (best < STAY && best === (pose & 3) && faced[pose] === engine.GATE) {
      const gate = gateWord[next[(pose & ~3) + best]!]!
      if (gate > 0 && states[offset + gate] === 0) return INTERACT
    }
    return best
  }
}

/** Nothing, ingredients, dishes, soups. */
const kindOf = (held: number): number => (held === NOTHING ? 0 : held < DISH ? 1 : held > SOUP ? 3 : 2)
