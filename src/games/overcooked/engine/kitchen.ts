/** A kitchen compiled to tables, so that a step is a handful of look-ups. */
import { ADDED, CONTENTS, SIZE } from './items.ts'
import type { KitchenSpec, PerSoup } from './spec.ts'

/** Turn and move up, where y is less. */
export const NORTH = 0
/** Turn and move down. */
export const SOUTH = 1
/** Turn and move to the right, where x is more. */
export const EAST = 2
/** Turn and move to the left. */
export const WEST = 3
/** Do nothing for a step. */
export const STAY = 4
/** Use what is in front. */
export const INTERACT = 5
/** x and y of a step north, south, east, west. */
export const STEPS = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
] as const

/** What a player can face. */
export const FLOOR = 0
/** A counter, on which things can be put. */
export const COUNTER = 1
/** Where onions are taken. */
export const ONIONS = 2
/** Where tomatoes are taken. */
export const TOMATOES = 3
/** Where dishes are taken. */
export const DISHES = 4
/** A pot. */
export const POT = 5
/** The hatch, where soups are delivered. */
export const SERVING = 6
/** A wall: nothing can be put there. */
export const WALL = 7
/** A gate, which empty hands open. */
export const GATE = 8
const TILES = ' XOTDPSWG'

/** Words of a state: clock, orders delivered, then spot, direction and item of each player, then the kitchen's things. */
export const CLOCK = 0
/** Word of the state: how many orders were delivered. */
export const ORDER = 1
/** First word of player 0: spot, direction, item. */
export const PLAYER = 2
/** Words per player. */
export const PER_PLAYER = 3
const THINGS = PLAYER + 2 * PER_PLAYER

/** One thing that has words in the state, and where it stands (row-major cell). */
export interface Thing {
  readonly cell: number
  readonly word: number
}

/**
 * The tables of one kitchen. A *cell* is `y * width + x`; a *spot* numbers the cells one can stand on (gates too).
 * A state is `words` 16-bit numbers: see {@link CLOCK}; a pot has two (contents, tick: -1 while it does not cook),
 * a counter one (the item on it), a gate one (0 closed, 1 + steps since it opened).
 */
export class Kitchen {
  readonly spec: KitchenSpec
  readonly width: number
  readonly height: number
  readonly classic: boolean
  /** Tile by cell. */
  readonly tiles: Uint8Array
  /** The cell of each spot. */
  readonly spots: Int16Array
  /** The spot of each cell, -1 where one cannot stand. */
  readonly spotOf: Int16Array
  /** `next[4 * spot + direction]`: the spot one step on, or the same spot. Closed gates are not known here. */
  readonly next: Int16Array
  /** `faced[4 * spot + direction]`: the tile one faces. */
  readonly faced: Uint8Array
  /** `facedWord[4 * spot + direction]`: the first word of the pot, counter or gate one faces, else 0. */
  readonly facedWord: Int16Array
  /** `gateWord[spot]`: the word of the gate on this spot, else 0. */
  readonly gateWord: Int16Array
  readonly pots: readonly Thing[]
  readonly counters: readonly Thing[]
  readonly gates: readonly Thing[]
  /** The first words of pots, counters and gates: each kind stands together. */
  readonly firstPot = THINGS
  readonly firstCounter: number
  readonly firstGate: number
  readonly words: number
  /** By contents: steps to cook, what a delivery earns, and the most that can still be earned from such a pot. */
  readonly cookTime: Int16Array
  readonly value: Int16Array
  readonly best: Int16Array
  /** Classic order list as ingredient (1, 2) or 0 for any; empty where any soup is taken for ever. */
  readonly orders: Uint8Array

  constructor(spec: KitchenSpec) {
    this.spec = spec
    this.classic = spec.dynamics === 'classic'
    this.height = spec.grid.length
    this.width = spec.grid[0]!.length
    this.tiles = Uint8Array.from(spec.grid.join(''), (tile) => TILES.indexOf(tile))
    const cells = [...this.tiles.keys()]
    const walkable = cells.filter((cell) => this.tiles[cell] === FLOOR || this.tiles[cell] === GATE)
    this.spots = Int16Array.from(walkable)
    this.spotOf = new Int16Array(cells.length).fill(-1)
    walkable.forEach((cell, spot) => (this.spotOf[cell] = spot))

    let word: number = THINGS
    const place = (tile: number, size: number): Thing[] =>
      cells.filter((cell) => this.tiles[cell] === tile).map((cell) => ({ cell, word: (word += size) - size }))
    this.pots = place(POT, 2)
    this.firstCounter = word
    this.counters = place(COUNTER, 1)
    this.firstGate = word
    this.gates = place(GATE, 1)
    this.words = word

    const wordOf = new Map([...this.pots, ...this.counters, ...this.gates].map((thing) => [thing.cell, thing.word]))
    this.next = new Int16Array(walkable.length * 4)
    this.faced = new Uint8Array(walkable.length * 4)
    this.facedWord = new Int16Array(walkable.length * 4)
    this.gateWord = Int16Array.from(walkable, (cell) => (this.tiles[cell] === GATE ? wordOf.get(cell)! : 0))
    walkable.forEach((cell, spot) => {
      for (let direction = 0; direction < 4; direction++) {
        const [dx, dy] = STEPS[direction]!
        const ahead = cell + dy * this.width + dx
        const index = 4 * spot + direction
        this.next[index] = this.spotOf[ahead]! < 0 ? spot : this.spotOf[ahead]!
        this.faced[index] = this.tiles[ahead]!
        this.facedWord[index] = wordOf.get(ahead) ?? 0
      }
    })

    this.cookTime = Int16Array.from(CONTENTS, (contents) => sum(spec.cookTime, contents))
    this.value = Int16Array.from(CONTENTS, (contents) => {
      if (contents === '' || (this.classic && contents.length < 3)) return 0
      if (spec.orders && !spec.orders.includes(contents)) return 0
      return sum(spec.value, contents) * (spec.bonusOrders.includes(contents) ? spec.bonus : 1)
    })
    this.best = Int16Array.from(this.value)
    for (let contents = CONTENTS.length - 1; contents >= 0; contents--) {
      if (SIZE[contents] === 3) continue
      for (const added of [ADDED[2 * contents]!, ADDED[2 * contents + 1]!]) {
        this.best[contents] = Math.max(this.best[contents]!, this.best[added]!)
      }
    }
    this.orders = Uint8Array.from(spec.orderList ?? [], (order) => ['any', 'onion', 'tomato'].indexOf(order))
  }

  /** The first state: both players at their starts, facing north, nothing anywhere. */
  start(): Int16Array {
    const state = new Int16Array(this.words)
    this.spec.starts.forEach(([x, y], player) => {
      state[PLAYER + player * PER_PLAYER] = this.spotOf[y * this.width + x]!
      state[PLAYER + player * PER_PLAYER + 1] = NORTH
    })
    for (const pot of this.pots) state[pot.word + 1] = -1
    return state
  }

  /** Column of a cell, from 0. */
  x(cell: number): number {
    return cell % this.width
  }

  /** Row of a cell, from 0. */
  y(cell: number): number {
    return Math.floor(cell / this.width)
  }
}

function sum(perSoup: PerSoup, contents: string): number {
  if (typeof perSoup === 'number') return perSoup
  return [...contents].reduce((total, letter) => total + (letter === 'o' ? perSoup.onion : perSoup.tomato), 0)
}
