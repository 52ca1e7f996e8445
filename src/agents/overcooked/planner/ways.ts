/** What the planner has to know of a kitchen's ways, worked out once: how far everything is from where it goes. */
import { engine } from '../../../games/overcooked/index.ts'
import { reachFrom } from '../partner/alone.ts'
import { roomsOf } from './rooms.ts'
import { FAR, transportTo, walkTo, type Transport } from './transport.ts'

type Kitchen = engine.Kitchen

/** Ways to one pot. */
export interface PotWays {
  readonly word: number
  readonly carry: Transport
  /** Steps for empty hands to the pot itself. */
  readonly walk: Int16Array
  /** The spots before it. */
  readonly places: readonly number[]
  /** Steps for empty hands to bring an ingredient, or a dish, less what the nearest dispenser takes. */
  readonly fetchIngredient: Int16Array
  readonly fetchDish: Int16Array
  /** The longest of these that is a way at all. */
  readonly longest: number
}

export interface KitchenWays {
  readonly pots: readonly PotWays[]
  readonly toServing: Transport
  /** Steps with empty hands to a pot, counter or gate, by its word; worked out when it is asked for. */
  readonly toThing: (word: number) => Int16Array
  /** Steps with empty hands to the nearest tile of a kind. */
  readonly toTile: (tile: number) => Int16Array
  /** The word of the first gate on the way from each pose to the serving hatch, else 0. */
  readonly gateToServing: Int16Array
  /** The fewest steps that an ingredient, a dish and a soup are carried. */
  readonly ingredient: number
  readonly dish: number
  readonly serve: number
  /** The longest way that empty hands are charged for. */
  readonly longest: number
  /** The words of the counters over which one room hands things to another. */
  readonly between: readonly number[]
}

/** The longest way that empty hands are charged for: in a large kitchen what the largest way takes. */
const LONGEST = 14

const known = new WeakMap<Kitchen, KitchenWays>()

export function waysOf(kitchen: Kitchen): KitchenWays {
  let ways = known.get(kitchen)
  if (!ways) known.set(kitchen, (ways = findWays(kitchen)))
  return ways
}

function findWays(kitchen: Kitchen): KitchenWays {
  const toServing = transportTo(kitchen, (pose) => kitchen.faced[pose] === engine.SERVING)
  // What nothing can be brought to is not there.
  const pots = kitchen.pots
    .map(({ word }) => findPotWays(kitchen, word))
    .filter(({ carry }) => leastOf(kitchen, carry, [engine.ONIONS, engine.TOMATOES]) < FAR)
  const least = (tile: number) => Math.min(...pots.map(({ carry }) => leastOf(kitchen, carry, [tile])))
  return {
    pots,
    toServing,
    toThing: remember((word) => walkToWord(kitchen, word)),
    toTile: remember((tile) => walkTo(kitchen, (pose) => (kitchen.faced[pose] === tile ? 0 : undefined))),
    gateToServing: firstGates(kitchen, toServing),
    ingredient: Math.min(least(engine.ONIONS), least(engine.TOMATOES)),
    dish: least(engine.DISHES),
    serve: leastOf(kitchen, toServing, [engine.POT]),
    between: findBetween(kitchen),
    longest: pots.reduce((most, { longest }) => Math.max(most, longest), LONGEST),
  }
}

function findBetween(kitchen: Kitchen): number[] {
  const rooms = roomsOf(kitchen)
  const before = new Map<number, Set<number>>()
  for (let pose = 0; pose < kitchen.faced.length; pose++) {
    if (kitchen.faced[pose] !== engine.COUNTER) continue
    const word = kitchen.facedWord[pose]!
    before.set(word, (before.get(word) ?? new Set()).add(rooms[pose >> 2]!))
  }
  return [...before].filter(([, sides]) => sides.size > 1).map(([word]) => word)
}

function remember(find: (number: number) => Int16Array): (number: number) => Int16Array {
  const found: Int16Array[] = []
  return (number) => (found[number] ??= find(number))
}

function findPotWays(kitchen: Kitchen, word: number): PotWays {
  const carry = transportTo(kitchen, (pose) => kitchen.facedWord[pose] === word)
  const fetch = (tiles: readonly number[]) => {
    const least = leastOf(kitchen, carry, tiles)
    const from = (pose: number) => (tiles.includes(kitchen.faced[pose]!) ? carry.held[pose] : undefined)
    return walkTo(kitchen, from).map((steps) => steps - least)
  }
  const ways = {
    walk: walkToWord(kitchen, word),
    fetchIngredient: fetch([engine.ONIONS, engine.TOMATOES]),
    fetchDish: fetch([engine.DISHES]),
  }
  const longest = Object.values(ways)
    .flatMap((steps) => [...steps])
    .reduce((most, steps) => (steps < FAR / 2 ? Math.max(most, steps) : most), 0)
  const places = [...kitchen.facedWord.keys()]
    .filter((pose) => kitchen.facedWord[pose] === word)
    .map((pose) => pose >> 2)
  return { word, carry, ...ways, places, longest }
}

const walkToWord = (kitchen: Kitchen, word: number): Int16Array =>
  walkTo(kitchen, (pose) => (kitchen.facedWord[pose] === word ? 0 : undefined))

/** The shortest way from a dispenser or pot of one of these kinds; `spots`: from where. */
function leastOf(kitchen: Kitchen, { held }: Transport, tiles: readonly number[], spots?: ReadonlySet<number>): number {
  let best = FAR
  for (let pose = 0; pose < held.length; pose++)
    if (tiles.includes(kitchen.faced[pose]!) && spots?.has(pose >> 2) !== false) best = Math.min(best, held[pose]!)
  return best
}

/** The fewest steps that an ingredient, a dish and a soup are carried from where a cook gets to; {@link FAR}: from nowhere. */
export interface Trips {
  readonly ingredient: number
  readonly dish: number
  readonly serve: number
}

/** The trips that begin in the part of a kitchen in which a cook at this spot is; gates count as passable. */
export function tripsFrom(kitchen: Kitchen, spot: number): Trips {
  const { pots, toServing } = waysOf(kitchen)
  const reached = reachFrom(kitchen, spot, -1)
  const least = (tiles: readonly number[]) =>
    Math.min(...pots.map(({ carry }) => leastOf(kitchen, carry, tiles, reached)))
  return {
    ingredient: least([engine.ONIONS, engine.TOMATOES]),
    dish: least([engine.DISHES]),
    serve: leastOf(kitchen, toServing, [engine.POT], reached),
  }
}

/** The first gate on the way that a carried thing takes from each pose, as its word; 0 where there is none. */
function firstGates(kitchen: Kitchen, { held }: Transport): Int16Array {
  const gates = new Int16Array(held.length)
  const order = [...held.keys()].sort((a, b) => held[a]! - held[b]!)
  for (const pose of order) {
    if (held[pose] === 0 || held[pose] === FAR) continue
    const onward = [0, 1, 2, 3]
      .map((move) => 4 * kitchen.next[(pose & ~3) + move]! + move)
      .reduce((best, next) => (held[next]! < held[best]! ? next : best))
    const gate = kitchen.gateWord[onward >> 2]!
    gates[pose] = gate > 0 && onward >> 2 !== pose >> 2 ? gate : gates[onward]!
  }
  return gates
}
