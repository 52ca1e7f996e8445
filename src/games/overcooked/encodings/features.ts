/**
 * The kitchen as 96 hand-made numbers, as the published behaviour-cloned networks read it: 46 of the player's own, the
 * partner's 46, the way to the partner, and the player's place (reference, section 4.1).
 */
import { Distances } from '../engine/distances.ts'
import { CONTENTS, DISH, NOTHING, ONION, SIZE, SOUP, TOMATO } from '../engine/items.ts'
import * as kitchens from '../engine/kitchen.ts'
import type { Kitchen } from '../engine/kitchen.ts'

const { PLAYER, PER_PLAYER } = kitchens

export interface FeatureOptions {
  /** How many of the nearest pots are told of. */
  readonly pots?: number
  /**
   * The defect of the published features: counters are never looked at, so that what lies on them, and the nearest
   * empty one, never show.
   */
  readonly ignoreCounters?: boolean
}

export class FeatureEncoder {
  readonly kitchen: Kitchen
  readonly size: number
  readonly #pots: number
  readonly #ignoreCounters: boolean
  readonly #distances: Distances
  /** The cells of each kind of tile, in reading order. */
  readonly #cells = (tile: number): number[] =>
    [...this.kitchen.tiles.keys()].filter((cell) => this.kitchen.tiles[cell] === tile)
  readonly #onions: number[]
  readonly #tomatoes: number[]
  readonly #dishes: number[]
  readonly #serving: number[]

  constructor(kitchen: Kitchen, options: FeatureOptions = {}) {
    this.kitchen = kitchen
    this.#pots = options.pots ?? 2
    this.#ignoreCounters = options.ignoreCounters ?? false
    this.#distances = new Distances(kitchen)
    this.size = 2 * (26 + 10 * this.#pots) + 4
    this.#onions = this.#cells(kitchens.ONIONS)
    this.#tomatoes = this.#cells(kitchens.TOMATOES)
    this.#dishes = this.#cells(kitchens.DISHES)
    this.#serving = this.#cells(kitchens.SERVING)
  }

  encode(states: Int16Array, player: number, offset = 0): Float32Array {
    const place = (index: number) => {
      const cell = this.kitchen.spots[states[offset + PLAYER + index * PER_PLAYER]!]!
      return [this.kitchen.x(cell), this.kitchen.y(cell)] as const
    }
    const [x, y] = place(player)
    const [otherX, otherY] = place(1 - player)
    return Float32Array.from([
      ...this.#own(states, offset, player),
      ...this.#own(states, offset, 1 - player),
      otherX - x,
      otherY - y,
      x,
      y,
    ])
  }

  #own(states: Int16Array, offset: number, player: number): number[] {
    const { kitchen } = this
    const word = offset + PLAYER + player * PER_PLAYER
    const spot = states[word]!
    const direction = states[word + 1]!
    const held = states[word + 2]!
    const pose = 4 * spot + direction
    const here = kitchen.spots[spot]!
    const way = (cell: number | undefined) =>
      cell === undefined ? [0, 0] : [kitchen.x(cell) - kitchen.x(here), kitchen.y(cell) - kitchen.y(here)]
    const lying = (wanted: (item: number) => boolean) =>
      this.#ignoreCounters
        ? []
        : kitchen.counters.filter((counter) => wanted(states[offset + counter.word]!)).map(({ cell }) => cell)
    const nearest = (cells: number[]) => this.#distances.nearest(pose, cells)
    const wayTo = (item: number, dispensers: number[]) =>
      held === item ? [0, 0] : way(nearest([...dispensers, ...lying((other) => other === item)]))

    const soupAt = held > SOUP ? undefined : nearest(lying((item) => item > SOUP))
    const soup =
      held > SOUP
        ? held
        : soupAt === undefined
          ? NOTHING
          : states[offset + kitchen.counters.find(({ cell }) => cell === soupAt)!.word]!
    const contents = soup > SOUP ? CONTENTS[soup - SOUP]! : ''
    return [
      ...oneOf(4, direction),
      ...oneOf(4, held === NOTHING ? -1 : [ONION, SOUP + 1, DISH, TOMATO].indexOf(Math.min(held, SOUP + 1))),
      ...wayTo(ONION, this.#onions),
      ...wayTo(TOMATO, this.#tomatoes),
      ...wayTo(DISH, this.#dishes),
      ...way(soupAt),
      count(contents, 'o'),
      count(contents, 't'),
      ...way(nearest(this.#serving)),
      ...way(nearest(lying((item) => item === NOTHING))),
      ...this.#potFeatures(states, offset, pose, way),
      ...[0, 1, 2, 3].map((ahead) => (kitchen.faced[4 * spot + ahead] === kitchens.FLOOR ? 0 : 1)),
    ]
  }

  #potFeatures(
    states: Int16Array,
    offset: number,
    pose: number,
    way: (cell: number | undefined) => number[],
  ): number[] {
    const { kitchen } = this
    const left = kitchen.pots.map(({ cell }) => cell)
    const features: number[] = []
    for (let number = 0; number < this.#pots; number++) {
      const nearest = this.#distances.nearest(pose, left)
      if (nearest === undefined) {
        features.push(...new Array<number>(10).fill(0))
        continue
      }
      left.splice(left.indexOf(nearest), 1)
      const { word } = kitchen.pots.find(({ cell }) => cell === nearest)!
      const contents = states[offset + word]!
      const tick = states[offset + word + 1]!
      const remaining = tick < 0 ? 0 : kitchen.cookTime[contents]! - tick
      features.push(
        1,
        contents === 0 ? 1 : 0,
        tick >= 0 || SIZE[contents] === 3 ? 1 : 0,
        tick >= 0 && remaining > 0 ? 1 : 0,
        tick >= 0 && remaining <= 0 ? 1 : 0,
        count(CONTENTS[contents]!, 'o'),
        count(CONTENTS[contents]!, 't'),
        remaining,
        ...way(nearest),
      )
    }
    return features
  }
}

const oneOf = (size: number, index: number): number[] => Array.from({ length: size }, (_, at) => (at === index ? 1 : 0))
const count = (contents: string, letter: string): number => contents.split(letter).length - 1
