/** The things of a kitchen as LLM-Co names them: a letter and a number in reading order (`o0`, `c1`, `k12`). */
import * as kitchens from '../engine/kitchen.ts'
import type { Kitchen } from '../engine/kitchen.ts'
import { findGrid } from '../instances.ts'

/** o onions, t tomatoes, p plates, d delivery, c cookers, s shared counters, k other counters, g gates. */
export type Letter = 'o' | 't' | 'p' | 'd' | 'c' | 's' | 'k' | 'g'

/** A place that options name, as `p0` for the first pot. */
export interface KitchenObject {
  readonly id: string
  readonly letter: Letter
  readonly index: number
  readonly cell: number
  /** The first word of its state, 0 where it has none. */
  readonly word: number
}

/** All such places of a kitchen, by letter. */
export type KitchenObjects = Readonly<Record<Letter, readonly KitchenObject[]>>

const known = new WeakMap<Kitchen, KitchenObjects>()

/** Every object of the kitchen by letter. */
export function findObjects(kitchen: Kitchen): KitchenObjects {
  const found = known.get(kitchen)
  if (found) return found
  const shared = new Set(findShared(kitchen))
  const words = new Map([...kitchen.pots, ...kitchen.counters, ...kitchen.gates].map(({ cell, word }) => [cell, word]))
  const collect = (letter: Letter, tile: number, wanted: (cell: number) => boolean = () => true): KitchenObject[] =>
    [...kitchen.tiles.keys()]
      .filter((cell) => kitchen.tiles[cell] === tile && wanted(cell))
      .map((cell, index) => ({ id: `${letter}${index}`, letter, index, cell, word: words.get(cell) ?? 0 }))
  const objects: KitchenObjects = {
    o: collect('o', kitchens.ONIONS),
    t: collect('t', kitchens.TOMATOES),
    p: collect('p', kitchens.DISHES),
    d: collect('d', kitchens.SERVING),
    c: collect('c', kitchens.POT),
    s: collect('s', kitchens.COUNTER, (cell) => shared.has(cell)),
    k: collect('k', kitchens.COUNTER, (cell) => !shared.has(cell)),
    g: collect('g', kitchens.GATE),
  }
  known.set(kitchen, objects)
  return objects
}

/** Counters over which things are passed: as the layout says, or those with floor on two opposite sides. */
function findShared(kitchen: Kitchen): number[] {
  const layout = findGrid(kitchen.spec.grid)
  if (layout) return (layout.shared ?? []).map(([x, y]) => y * kitchen.width + x)
  const isFloor = (cell: number) => kitchen.tiles[cell] === kitchens.FLOOR
  return kitchen.counters
    .map(({ cell }) => cell)
    .filter((cell) => {
      const [x, y] = [kitchen.x(cell), kitchen.y(cell)]
      if (x === 0 || y === 0 || x === kitchen.width - 1 || y === kitchen.height - 1) return false
      return (
        (isFloor(cell - 1) && isFloor(cell + 1)) || (isFloor(cell - kitchen.width) && isFloor(cell + kitchen.width))
      )
    })
}
