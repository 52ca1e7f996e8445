/** What an LLM-Co agent is told of a state: how far everything is for both cooks, and what is where. */
import { CONTENTS, DISH, nameItem, NOTHING, ONION, SIZE, SOUP } from '../engine/items.ts'
import type { Kitchen } from '../engine/kitchen.ts'
import { findObjects, type KitchenObject, type KitchenObjects, type Letter } from './objects.ts'
import { Ways } from './paths.ts'

/**
 * `paper`: word for word as the authors' first code (the paper's results); `head`: as their later code; `mended`: their
 * defects put right (nearest place, no full pots, the partner's name, what lies on blocked counters).
 */
export type Compat = 'paper' | 'head' | 'mended'

/** How far a thing is for a cook: steps to the nearest place beside it. */
export interface Distance {
  /** Infinity: no way. */
  readonly steps: number
  /** Whether the other cook stands in that place, and there is no other. */
  readonly blocked: boolean
}

/** A place with the distances of both players to it. */
export interface Seen extends KitchenObject {
  readonly own: Distance
  readonly partner: Distance
}

/** A state with everything that is told of it. */
export interface Sight {
  readonly kitchen: Kitchen
  readonly cells: ArrayLike<number>
  readonly player: number
  readonly ways: Ways
  readonly objects: Readonly<Record<Letter, readonly Seen[]>>
}

/** The state as one player's prompt tells of it. */
export function look(kitchen: Kitchen, cells: ArrayLike<number>, player: number): Sight {
  const ways = new Ways(kitchen, cells)
  const all: KitchenObjects = findObjects(kitchen)
  const [me, other] = [ways.spot(player), ways.spot(1 - player)]
  const own = ways.explore(me, other).steps
  const partner = ways.explore(other, me).steps
  const see = (object: KitchenObject): Seen => {
    const places = ways.beside(object.cell)
    return { ...object, own: measure(places, own, other), partner: measure(places, partner, me) }
  }
  const objects = Object.fromEntries(
    Object.entries(all).map(([letter, list]) => [letter, list.map(see)]),
  ) as unknown as Sight['objects']
  return { kitchen, cells, player, ways, objects }
}

/** The least steps to one of the places; where that is the other cook's, to the next best, else it is blocked. */
function measure(places: readonly number[], steps: Int16Array, taken: number): Distance {
  const reached = places.filter((place) => steps[place]! >= 0)
  if (reached.length === 0) return { steps: Infinity, blocked: false }
  const nearest = reached.reduce((best, place) => (steps[place]! < steps[best]! ? place : best))
  if (nearest !== taken) return { steps: steps[nearest]!, blocked: false }
  const others = reached.filter((place) => place !== taken)
  if (others.length === 0) return { steps: steps[nearest]!, blocked: true }
  return { steps: Math.min(...others.map((place) => steps[place]!)), blocked: false }
}

/** An item in LLM-Co's words. */
export function nameHeld(item: number): string {
  if (item === DISH) return 'plate'
  return item > SOUP ? 'soup in plate' : nameItem(item)
}

/** What a pot is doing. */
export function readPot(
  kitchen: Kitchen,
  cells: ArrayLike<number>,
  word: number,
): { size: number; contents: number; cooking: boolean; ready: boolean; left: number } {
  const contents = cells[word]!
  const tick = cells[word + 1]!
  const starts = kitchen.classic && SIZE[contents] === 3
  const on = tick >= 0 || starts
  const left = on ? kitchen.cookTime[contents]! - Math.max(tick, 0) : 0
  return { size: SIZE[contents]!, contents, cooking: on && left > 0, ready: on && left <= 0 && contents > 0, left }
}

/** Whether an ingredient may go into the pot. */
export function takes(kitchen: Kitchen, cells: ArrayLike<number>, word: number, item: number): boolean {
  const { size, contents, cooking, ready } = readPot(kitchen, cells, word)
  if (cooking || ready || size === 3) return false
  return !kitchen.classic || contents === 0 || CONTENTS[contents]![0] === (item === ONION ? 'o' : 't')
}

export const isEmpty = (sight: Sight, object: KitchenObject): boolean => sight.cells[object.word] === NOTHING
