/** What a partner may be like: models that tell a cook's next move from a state, fast enough to be asked in a search. */
import { engine } from '../../../games/overcooked/index.ts'
import type { Partner } from '../planner/beam.ts'
import { FAR, type Transport } from '../planner/transport.ts'
import { waysOf, type KitchenWays } from '../planner/ways.ts'

const { ADDED, DISH, INTERACT, NOTHING, ONION, PER_PLAYER, PLAYER, SIZE, SOUP, STAY, TOMATO } = engine
type Kitchen = engine.Kitchen

/** Stands where it is. */
export const still = (player: number): Partner => ({ player, move: () => STAY })

/** Goes where the other cook has just gone, as far as a state tells: the way that one looks. */
export const echo = (player: number): Partner => ({
  player,
  move: (states, offset) => states[offset + PLAYER + (1 - player) * PER_PLAYER + 1]!,
})

/**
 * Does as another model, but only in some of the steps, evenly spread: in what share of them `pace` tells when it is asked.
 * Who is slow is waited for no longer than it takes, and does in its time what it would do.
 */
export const slow = (other: Partner, pace: () => number): Partner => ({
  player: other.player,
  move(states, offset, step) {
    const share = pace()
    return Math.floor((step + 1) * share) > Math.floor(step * share) ? other.move(states, offset, step) : STAY
  },
})

/**
 * Does as another model, but steps out of the way where that one would stand before a cook who comes towards it; as long as
 * it is taken to yield at all.
 */
export const yielding = (kitchen: Kitchen, other: Partner, yields: () => boolean): Partner => ({
  player: other.player,
  move(states, offset, step) {
    const move = other.move(states, offset, step)
    if (move !== STAY || !yields() || !isFaced(kitchen, states, offset, other.player)) return move
    const spot = states[offset + PLAYER + other.player * PER_PLAYER]!
    const ahead = states[offset + PLAYER + (1 - other.player) * PER_PLAYER + 1]!
    // On in the direction in which it is pushed, else to a side.
    return [ahead, ahead ^ 2, ahead ^ 3].find((way) => kitchen.next[4 * spot + way] !== spot) ?? STAY
  },
})

/** Whether a cook stands just where the other looks. */
export function isFaced({ next }: Kitchen, states: ArrayLike<number>, offset: number, player: number): boolean {
  const [mine, theirs] = [player, 1 - player].map((cook) => offset + PLAYER + cook * PER_PLAYER)
  return next[4 * states[theirs!]! + states[theirs! + 1]!] === states[mine!]
}

/**
 * Does what is nearest and useful. `passes`: also hands things over counters where its own way ends, and leaves alone
 * what it has put there.
 */
export class Useful implements Partner {
  readonly player: number
  readonly #passes: boolean
  readonly #kitchen: Kitchen
  readonly #ways: KitchenWays
  /** The words of counters from which it takes nothing. */
  ignored: ReadonlySet<number> = new Set()

  constructor(kitchen: Kitchen, player: number, passes: boolean) {
    this.#kitchen = kitchen
    this.player = player
    this.#passes = passes
    this.#ways = waysOf(kitchen)
  }

  move(states: Int16Array, offset: number): number {
    const word = offset + PLAYER + this.player * PER_PLAYER
    const pose = 4 * states[word]! + states[word + 1]!
    const held = states[word + 2]!
    if (held > SOUP) return this.#carry(states, offset, pose, this.#ways.toServing)
    if (held === DISH) return this.#bringDish(states, offset, pose)
    if (held !== NOTHING) return this.#bringIngredient(states, offset, pose, held)
    return this.#fetch(states, offset, pose)
  }

  /** To the pot at which the dish can be filled soonest; there it presses on until the soup is ready. */
  #bringDish(states: Int16Array, offset: number, pose: number): number {
    let best: Transport | undefined
    let least = FAR
    for (const { word, carry } of this.#ways.pots) {
      const tick = states[offset + word + 1]!
      if (tick < 0 || carry.held[pose]! >= least) continue
      least = carry.held[pose]!
      best = carry
    }
    if (!best && this.#passes)
      best = this.#ways.pots.find(({ carry, walk }) => carry.held[pose]! < FAR && walk[pose]! >= FAR)?.carry
    return best ? this.#carry(states, offset, pose, best) : STAY
  }

  #bringIngredient(states: Int16Array, offset: number, pose: number, held: number): number {
    let best: Transport | undefined
    let least = FAR
    for (const { word, carry, walk } of this.#ways.pots) {
      if (!this.#takes(states, offset + word, held) && !(this.#passes && walk[pose]! >= FAR)) continue
      if (carry.held[pose]! >= least) continue
      least = carry.held[pose]!
      best = carry
    }
    return best ? this.#carry(states, offset, pose, best) : STAY
  }

  #takes(states: Int16Array, word: number, item: number): boolean {
    const { classic } = this.#kitchen
    const contents = states[word]!
    if (states[word + 1]! >= 0 || SIZE[contents] === 3) return false
    return !classic || contents === 0 || engine.KIND[contents] === item
  }

  #fetch(states: Int16Array, offset: number, pose: number): number {
    const { classic, value, best, firstCounter, firstGate } = this.#kitchen
    const { pots, toTile, toThing } = this.#ways
    const other = states[offset + PLAYER + (1 - this.player) * PER_PLAYER + 2]!
    let dishes = other === DISH ? -1 : 0
    let ingredients = 0
    let serves = false
    let start: Int16Array | undefined
    let item = ONION
    for (const { word, walk } of pots) {
      const contents = states[offset + word]!
      if (walk[pose]! < FAR) serves = true
      if (states[offset + word + 1]! >= 0) dishes++
      else if (!classic && value[contents]! > 0 && value[contents] === best[contents]) start ??= walk
      else {
        ingredients += 3 - SIZE[contents]!
        if (best[ADDED[2 * contents]!]! < best[contents]! && best[ADDED[2 * contents + 1]!] === best[contents])
          item = TOMATO
      }
    }
    if (start && start[pose]! < FAR) return this.#walk(states, offset, pose, start)
    if (!serves && this.#passes) {
      // Who only supplies brings what does not lie there yet, a round ahead.
      ingredients += 3 * Math.max(0, dishes) - (other === ONION || other === TOMATO ? 1 : 0)
      for (let word = firstCounter; word < firstGate; word++) {
        const lying = states[offset + word]!
        if (lying === DISH) dishes--
        else if (lying === ONION || lying === TOMATO) ingredients--
      }
      if (dishes > 0 && toTile(engine.DISHES)[pose]! < FAR)
        return this.#walk(states, offset, pose, toTile(engine.DISHES))
      if (ingredients <= 0) return STAY
      return this.#walk(states, offset, pose, toTile(item === ONION ? engine.ONIONS : engine.TOMATOES))
    }
    const wanted = dishes > 0 ? DISH : item
    let nearest = toTile(wanted === DISH ? engine.DISHES : item === ONION ? engine.ONIONS : engine.TOMATOES)
    for (let word = firstCounter; word < firstGate; word++) {
      const lying = states[offset + word]!
      if ((lying !== wanted && !(this.#passes && lying > SOUP)) || this.ignored.has(word)) continue
      const steps = toThing(word)
      if (steps[pose]! < nearest[pose]!) nearest = steps
    }
    return this.#walk(states, offset, pose, nearest)
  }

  /** The next step on a way; at its end, to use what is there. */
  #walk(states: Int16Array, offset: number, pose: number, steps: Int16Array): number {
    const left = steps[pose]!
    if (left >= FAR) return STAY
    return left === 0 ? INTERACT : this.#step(states, offset, pose, steps)
  }

  #carry(states: Int16Array, offset: number, pose: number, { held, lying }: Transport): number {
    const left = held[pose]!
    if (left >= FAR) return STAY
    if (left === 0) return INTERACT
    const { faced, facedWord } = this.#kitchen
    if (this.#passes && faced[pose] === engine.COUNTER && lying[facedWord[pose]!]! + 1 === left)
      return states[offset + facedWord[pose]!] === NOTHING ? INTERACT : STAY
    return this.#step(states, offset, pose, held)
  }

  #step(states: Int16Array, offset: number, pose: number, steps: Int16Array): number {
    const { next, gateWord, faced } = this.#kitchen
    let best = STAY
    let least = steps[pose]!
    for (let move = 0; move < 4; move++) {
      const there = steps[4 * next[(pose & ~3) + move]! + move]!
      if (there < least) {
        least = there
        best = move
      }
    }
    if (best < STAY && best === (pose & 3) && faced[pose] === engine.GATE) {
      const gate = gateWord[next[(pose & ~3) + best]!]!
      if (gate > 0 && states[offset + gate] === 0) return INTERACT
    }
    return best
  }
}
