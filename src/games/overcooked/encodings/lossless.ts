/** Kitchens as stacks of maps, x first: `[width][height][channels]`, as the published networks read them. */
import { CONTENTS, DISH, NOTHING, ONION, SOUP, TOMATO } from '../engine/items.ts'
import * as kitchens from '../engine/kitchen.ts'
import type { Kitchen } from '../engine/kitchen.ts'

const { CLOCK, PLAYER, PER_PLAYER } = kitchens

const MODERN = [
  'pot', 'counter', 'onions', 'tomatoes', 'dishes', 'serving',
  'onions in pot', 'tomatoes in pot', 'onions in soup', 'tomatoes in soup', 'time left', 'soup ready',
  'dish', 'onion', 'tomato', 'urgency',
] as const // oxfmt-ignore

const PLAYERS = [
  'self', 'other',
  ...['self', 'other'].flatMap((who) => ['north', 'south', 'east', 'west'].map((facing) => `${who} ${facing}`)),
] // oxfmt-ignore

/** The channels of each published encoding, in order. */
export const CHANNELS = {
  /** 26 channels, 2020 on (RLlib networks, behaviour cloning's convolutional rivals). */
  modern: [...PLAYERS, ...MODERN],
  /** 29 channels: modern with gates. Ours; no published network reads it. */
  modernGates: [...PLAYERS, ...MODERN, 'gate', 'gate open', 'gate time'],
  /** 20 channels, 2019. */
  classic: [
    ...PLAYERS, 'pot', 'counter', 'onions', 'dishes', 'serving',
    'onions in pot', 'time cooked', 'soup', 'dish', 'onion',
  ], // oxfmt-ignore
  /** 23 channels: classic with gates. */
  gates: [
    ...PLAYERS, 'pot', 'counter', 'onions', 'dishes', 'serving', 'gate',
    'onions in pot', 'time cooked', 'soup', 'dish', 'onion', 'gate open', 'gate time',
  ], // oxfmt-ignore
} as const

/** Which form of the maps. */
export interface LosslessOptions {
  readonly channels?: keyof typeof CHANNELS
  /** Steps of the episode, for `urgency`: 1 everywhere in the last 40. */
  readonly horizon?: number
  /**
   * The defect of the 2019 encodings, with which their networks were trained: while somebody holds a thing, things of
   * its kind that lie or cook elsewhere are not shown (reference, section 4.1).
   */
  readonly hideLying?: boolean
}

const COUNT = (contents: number, letter: string): number => CONTENTS[contents]!.split(letter).length - 1
const ONIONS_IN = Uint8Array.from(CONTENTS, (_, contents) => COUNT(contents, 'o'))
const TOMATOES_IN = Uint8Array.from(CONTENTS, (_, contents) => COUNT(contents, 't'))

/** Writes a state as maps of the kitchen, x first, from which nothing is lost. */
export class LosslessEncoder {
  readonly kitchen: Kitchen
  readonly shape: readonly [number, number, number]
  readonly size: number
  readonly #options: Required<LosslessOptions>
  readonly #channel: Readonly<Record<string, number>>
  readonly #isModern: boolean
  /** What never changes: the tiles. */
  readonly #map: Float32Array
  /** Where each cell begins in the encoding. */
  readonly #base: Int32Array

  constructor(kitchen: Kitchen, options: LosslessOptions = {}) {
    this.kitchen = kitchen
    this.#options = { channels: 'modern', horizon: 400, hideLying: false, ...options }
    const channels = CHANNELS[this.#options.channels]
    this.#isModern = this.#options.channels === 'modern' || this.#options.channels === 'modernGates'
    this.shape = [kitchen.width, kitchen.height, channels.length]
    this.size = kitchen.width * kitchen.height * channels.length
    this.#channel = Object.fromEntries(channels.map((name, index) => [name, index]))
    this.#base = Int32Array.from(
      kitchen.tiles,
      (_, cell) => (kitchen.x(cell) * kitchen.height + kitchen.y(cell)) * channels.length,
    )
    this.#map = new Float32Array(this.size)
    const shown: Readonly<Record<number, string>> = {
      [kitchens.POT]: 'pot',
      [kitchens.COUNTER]: 'counter',
      [kitchens.ONIONS]: 'onions',
      [kitchens.TOMATOES]: 'tomatoes',
      [kitchens.DISHES]: 'dishes',
      [kitchens.SERVING]: 'serving',
      [kitchens.GATE]: 'gate',
    }
    kitchen.tiles.forEach((tile, cell) => this.#add(this.#map, 0, cell, shown[tile] ?? '', 1))
  }

  /** Writes the state at `offset` in `states`, as the player sees it, to `out` from `at` on. */
  write(states: Int16Array, offset: number, player: number, out: Float32Array, at = 0): void {
    const { kitchen } = this
    const { channels, hideLying, horizon } = this.#options
    out.set(this.#map, at)
    if (this.#isModern && horizon - states[offset + CLOCK]! < 40) {
      for (let index = at + this.#channel['urgency']!; index < at + this.size; index += this.shape[2]) out[index] = 1
    }
    let hidden = 0
    for (let index = 0; index < 2; index++) {
      const word = offset + PLAYER + index * PER_PLAYER
      const cell = kitchen.spots[states[word]!]!
      const mine = index === player
      const base = at + this.#base[cell]!
      out[base + (mine ? 0 : 1)] = 1
      out[base + (mine ? 2 : 6) + states[word + 1]!] = 1
      this.#item(out, at, cell, states[word + 2]!)
      if (hideLying) hidden |= kindOf(states[word + 2]!)
    }
    for (const { cell, word } of kitchen.counters) {
      const item = states[offset + word]!
      if (item !== NOTHING && !(hidden & kindOf(item))) this.#item(out, at, cell, item)
    }
    if (!(hidden & kindOf(SOUP + 1))) {
      for (const { cell, word } of kitchen.pots)
        this.#pot(out, at, cell, states[offset + word]!, states[offset + word + 1]!)
    }
    if (channels !== 'gates' && channels !== 'modernGates') return
    for (const { cell, word } of kitchen.gates) {
      const timer = states[offset + word]!
      if (timer === 0) continue
      this.#add(out, at, cell, 'gate open', 1)
      this.#add(out, at, cell, 'gate time', timer - 1)
    }
  }

  /** The state as a fresh array. */
  encode(states: Int16Array, player: number, offset = 0): Float32Array {
    const out = new Float32Array(this.size)
    this.write(states, offset, player, out)
    return out
  }

  #add(out: Float32Array, at: number, cell: number, name: string, value: number): void {
    const channel = this.#channel[name]
    if (channel !== undefined) out[at + this.#base[cell]! + channel]! += value
  }

  #item(out: Float32Array, at: number, cell: number, item: number): void {
    if (item === DISH) this.#add(out, at, cell, 'dish', 1)
    else if (item === ONION) this.#add(out, at, cell, 'onion', 1)
    else if (item === TOMATO) this.#add(out, at, cell, 'tomato', 1)
    else if (item > SOUP) {
      this.#add(out, at, cell, 'onions in soup', ONIONS_IN[item - SOUP]!)
      this.#add(out, at, cell, 'tomatoes in soup', TOMATOES_IN[item - SOUP]!)
      this.#add(out, at, cell, 'soup ready', 1)
      this.#add(out, at, cell, 'soup', 1)
    }
  }

  #pot(out: Float32Array, at: number, cell: number, contents: number, tick: number): void {
    if (contents === 0) return
    if (this.#isModern && tick >= 0) {
      const left = this.kitchen.cookTime[contents]! - tick
      this.#add(out, at, cell, 'onions in soup', ONIONS_IN[contents]!)
      this.#add(out, at, cell, 'tomatoes in soup', TOMATOES_IN[contents]!)
      this.#add(out, at, cell, 'time left', left)
      if (left <= 0) this.#add(out, at, cell, 'soup ready', 1)
    } else {
      this.#add(out, at, cell, 'onions in pot', ONIONS_IN[contents]!)
      this.#add(out, at, cell, 'tomatoes in pot', TOMATOES_IN[contents]!)
      // As the compact state writes it: the 2019 networks saw what their engine kept for a pot that does not cook.
      this.#add(out, at, cell, 'time cooked', tick < 0 ? this.kitchen.spec.idleTick : tick)
    }
  }
}

const kindOf = (item: number): number => (item === NOTHING ? 0 : 1 << Math.min(item, SOUP + 1))
