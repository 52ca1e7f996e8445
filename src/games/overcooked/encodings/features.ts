/**
 * The kitchen as 96 hand-made numbers, as the published behaviour-cloned networks read it: 46 of the player's own, the
 * partner's 46, the way to the partner, and the player's place (reference, section 4.1).
 */
import { Distances, UNREACHABLE } from '../engine/distances.ts'
import { CONTENTS, DISH, NOTHING, ONION, SIZE, SOUP, TOMATO } from '../engine/items.ts'
import * as kitchens from '../engine/kitchen.ts'
import type { Kitchen } from '../engine/kitchen.ts'

const { PLAYER, PER_PLAYER } = kitchens

/** Which form of the features. */
export interface FeatureOptions {
  /** How many of the nearest pots are told of. */
  readonly pots?: number
  /**
   * The defect of the published features: counters are never looked at, so that what lies on them, and the nearest
   * empty one, never show.
   */
  readonly ignoreCounters?: boolean
}

/** How many numbers tell of a player, without the pots. */
const OWN = 26
const PER_POT = 10
/** Where the numbers that look for things begin: after the direction and what is held. */
const WAYS = 8
const ONIONS_IN = Uint8Array.from(CONTENTS, (contents) => contents.split('o').length - 1)
const TOMATOES_IN = Uint8Array.from(CONTENTS, (contents) => contents.split('t').length - 1)

/** What a counter is looked at for: the item on it, by its number; all soups alike. */
const KINDS = SOUP + 2
const kindOf = (item: number): number => (item > SOUP ? SOUP + 1 : item)

/** The nearest of some cells from each pose: which, and how far; -1 and `UNREACHABLE` where there is none. */
interface Nearest {
  readonly cell: Int16Array
  readonly cost: Int16Array
}

/** Writes a state as 96 numbers for one player: what is near, in reach and in hand. */
export class FeatureEncoder {
  readonly kitchen: Kitchen
  readonly size: number
  readonly #pots: number
  readonly #own: number
  readonly #ignoreCounters: boolean
  /** Dispensers by item, and where soups are served. */
  readonly #dispensers: readonly Nearest[]
  readonly #serving: Nearest
  /** `#potOrder[pose * pots + n]`: the n-th nearest pot by number, -1 where there is none. */
  readonly #potOrder: Int16Array
  /** `#counterCosts[counter * poses + pose]`: actions until the counter is faced. */
  readonly #counterCosts: Int16Array
  /** By what it is looked at for: the nearest counter that was found, and how far it is. */
  readonly #found = new Int16Array(KINDS)
  readonly #far = new Int16Array(KINDS)

  constructor(kitchen: Kitchen, options: FeatureOptions = {}) {
    this.kitchen = kitchen
    this.#pots = options.pots ?? 2
    this.#ignoreCounters = options.ignoreCounters ?? false
    this.#own = OWN + PER_POT * this.#pots
    this.size = 2 * this.#own + 4
    const distances = new Distances(kitchen)
    const poses = kitchen.spots.length * 4
    const cellsOf = (tile: number) => [...kitchen.tiles.keys()].filter((cell) => kitchen.tiles[cell] === tile)
    const nearest = (cells: readonly number[]): Nearest => {
      const cell = Int16Array.from({ length: poses }, (_, pose) => distances.nearest(pose, cells) ?? -1)
      return { cell, cost: cell.map((at, pose) => (at < 0 ? UNREACHABLE : distances.to(at)[pose]!)) }
    }
    const none = Array.from({ length: KINDS }, () => nearest([]))
    const [onions, tomatoes, dishes] = [kitchens.ONIONS, kitchens.TOMATOES, kitchens.DISHES].map((tile) =>
      nearest(cellsOf(tile)),
    )
    this.#dispensers = none.with(ONION, onions!).with(TOMATO, tomatoes!).with(DISH, dishes!)
    this.#serving = nearest(cellsOf(kitchens.SERVING))
    this.#potOrder = new Int16Array(poses * this.#pots).fill(-1)
    for (let pose = 0; pose < poses; pose++) {
      const left = kitchen.pots.map(({ cell }) => cell)
      for (let number = 0; number < this.#pots; number++) {
        const cell = distances.nearest(pose, left)
        if (cell === undefined) break
        left.splice(left.indexOf(cell), 1)
        this.#potOrder[pose * this.#pots + number] = kitchen.pots.findIndex((pot) => pot.cell === cell)
      }
    }
    this.#counterCosts = new Int16Array(kitchen.counters.length * poses)
    kitchen.counters.forEach(({ cell }, counter) => this.#counterCosts.set(distances.to(cell), counter * poses))
  }

  /** The state at `offset` in `states`, as the player sees it, as a fresh array. */
  encode(states: Int16Array, player: number, offset = 0): Float32Array {
    const out = new Float32Array(this.size)
    this.write(states, offset, player, out)
    return out
  }

  /** Writes the state at `offset` in `states`, as the player sees it, to `out` from `at` on. */
  write(states: Int16Array, offset: number, player: number, out: Float32Array, at = 0): void {
    this.#writeOwn(states, offset, player, out, at)
    this.#writeOwn(states, offset, 1 - player, out, at + this.#own)
    this.#writePlaces(states, offset, player, out, at + 2 * this.#own)
  }

  /** Writes both players' views, one after the other: what is seen of each player is worked out once. */
  writeBoth(states: Int16Array, offset: number, out: Float32Array, at = 0): void {
    const second = at + this.size
    this.#writeOwn(states, offset, 0, out, at)
    this.#writeOwn(states, offset, 1, out, at + this.#own)
    for (let i = 0; i < this.#own; i++) {
      out[second + i] = out[at + this.#own + i]!
      out[second + this.#own + i] = out[at + i]!
    }
    this.#writePlaces(states, offset, 0, out, at + 2 * this.#own)
    this.#writePlaces(states, offset, 1, out, second + 2 * this.#own)
  }

  #writePlaces(states: Int16Array, offset: number, player: number, out: Float32Array, at: number): void {
    const { kitchen } = this
    const here = kitchen.spots[states[offset + PLAYER + player * PER_PLAYER]!]!
    const there = kitchen.spots[states[offset + PLAYER + (1 - player) * PER_PLAYER]!]!
    out[at] = kitchen.x(there) - kitchen.x(here)
    out[at + 1] = kitchen.y(there) - kitchen.y(here)
    out[at + 2] = kitchen.x(here)
    out[at + 3] = kitchen.y(here)
  }

  #writeOwn(states: Int16Array, offset: number, player: number, out: Float32Array, at: number): void {
    const { kitchen } = this
    const word = offset + PLAYER + player * PER_PLAYER
    const spot = states[word]!
    const direction = states[word + 1]!
    const held = states[word + 2]!
    const pose = 4 * spot + direction
    const here = kitchen.spots[spot]!
    for (let i = 0; i < WAYS; i++) out[at + i] = 0
    out[at + direction] = 1
    if (held !== NOTHING) out[at + 4 + (held > SOUP ? 1 : held === ONION ? 0 : held === DISH ? 2 : 3)] = 1

    this.#lookAtCounters(states, offset, pose)
    let next = at + WAYS
    next = this.#writeWayTo(ONION, held, pose, here, out, next)
    next = this.#writeWayTo(TOMATO, held, pose, here, out, next)
    next = this.#writeWayTo(DISH, held, pose, here, out, next)
    const soupAt = held > SOUP ? -1 : this.#found[SOUP + 1]!
    const soup = held > SOUP ? held : soupAt < 0 ? SOUP : states[offset + kitchen.counters[soupAt]!.word]!
    next = this.#writeWay(soupAt < 0 ? -1 : kitchen.counters[soupAt]!.cell, here, out, next)
    out[next++] = ONIONS_IN[soup - SOUP]!
    out[next++] = TOMATOES_IN[soup - SOUP]!
    next = this.#writeWay(this.#serving.cell[pose]!, here, out, next)
    const empty = this.#found[NOTHING]!
    next = this.#writeWay(empty < 0 ? -1 : kitchen.counters[empty]!.cell, here, out, next)
    next = this.#writePots(states, offset, pose, here, out, next)
    for (let ahead = 0; ahead < 4; ahead++) out[next++] = kitchen.faced[4 * spot + ahead] === kitchens.FLOOR ? 0 : 1
  }

  /** Finds the nearest counter with each kind of thing on it: the first of them, where several are as near. */
  #lookAtCounters(states: Int16Array, offset: number, pose: number): void {
    const found = this.#found.fill(-1)
    if (this.#ignoreCounters) return
    const far = this.#far.fill(UNREACHABLE)
    const { firstCounter, firstGate, spots } = this.kitchen
    const poses = 4 * spots.length
    for (let counter = 0; firstCounter + counter < firstGate; counter++) {
      const kind = kindOf(states[offset + firstCounter + counter]!)
      const cost = this.#counterCosts[counter * poses + pose]!
      if (cost >= far[kind]!) continue
      far[kind] = cost
      found[kind] = counter
    }
  }

  /** The way to an item: none where it is held; else to a dispenser, or to a counter that is nearer. */
  #writeWayTo(item: number, held: number, pose: number, here: number, out: Float32Array, at: number): number {
    if (held === item) return this.#writeWay(-1, here, out, at)
    const { cell, cost } = this.#dispensers[item]!
    const counter = this.#found[item]!
    const lies = counter >= 0 && this.#far[item]! < cost[pose]!
    return this.#writeWay(lies ? this.kitchen.counters[counter]!.cell : cell[pose]!, here, out, at)
  }

  /** How far a cell is to the east and to the south; 0 and 0 where there is none. */
  #writeWay(cell: number, here: number, out: Float32Array, at: number): number {
    out[at] = cell < 0 ? 0 : this.kitchen.x(cell) - this.kitchen.x(here)
    out[at + 1] = cell < 0 ? 0 : this.kitchen.y(cell) - this.kitchen.y(here)
    return at + 2
  }

  #writePots(states: Int16Array, offset: number, pose: number, here: number, out: Float32Array, at: number): number {
    const { kitchen } = this
    for (let number = 0; number < this.#pots; number++, at += PER_POT) {
      const pot = this.#potOrder[pose * this.#pots + number]!
      if (pot < 0) {
        for (let i = 0; i < PER_POT; i++) out[at + i] = 0
        continue
      }
      const { cell, word } = kitchen.pots[pot]!
      const contents = states[offset + word]!
      const tick = states[offset + word + 1]!
      const remaining = tick < 0 ? 0 : kitchen.cookTime[contents]! - tick
      out[at] = 1
      out[at + 1] = contents === 0 ? 1 : 0
      out[at + 2] = tick >= 0 || SIZE[contents] === 3 ? 1 : 0
      out[at + 3] = tick >= 0 && remaining > 0 ? 1 : 0
      out[at + 4] = tick >= 0 && remaining <= 0 ? 1 : 0
      out[at + 5] = ONIONS_IN[contents]!
      out[at + 6] = TOMATOES_IN[contents]!
      out[at + 7] = remaining
      this.#writeWay(cell, here, out, at + 8)
    }
    return at
  }
}
