/** One step of a kitchen, in place: interacts in player order, then both moves at once, then pots and gates. */
import * as event from './events.ts'
import { ADDED, DISH, KIND, NOTHING, ONION, SIZE, SOUP, TOMATO } from './items.ts'
import * as kitchens from './kitchen.ts'
import type { Kitchen } from './kitchen.ts'

const { CLOCK, ORDER, PLAYER, PER_PLAYER, INTERACT, STAY } = kitchens
const OTHER = 2 * PLAYER + PER_PLAYER

/** What a step brought, by player: where {@link step} writes it, in this order. */
export const SPARSE = 0
/** Where the shaped rewards of both players stand in a result. */
export const SHAPED = 2
/** Where the masks of what happened to both players stand in a result. */
export const HAPPENED = 4
/** A fresh place for the results of a step. */
export const createResult = (): Int32Array => new Int32Array(6)

/** Steps until an unoccupied gate begins to close (reference, section 1.7). */
const GATE_OPEN = 10

/**
 * Moves the state at `offset` in `states` one step on. `first` and `second` are the players' actions (0 to 5: north,
 * south, east, west, stay, interact); `result` gets sparse and shaped reward and a mask of events for each player.
 */
export function step(
  kitchen: Kitchen,
  states: Int16Array,
  offset: number,
  first: number,
  second: number,
  result: Int32Array,
): void {
  result[0] = result[1] = result[2] = result[3] = result[4] = result[5] = 0
  if (first === INTERACT || second === INTERACT) resolve(kitchen, states, offset, first, second, result)

  const one = offset + PLAYER
  const two = one + PER_PLAYER
  const oneFrom = states[one]!
  const twoFrom = states[two]!
  let oneTo = oneFrom
  let twoTo = twoFrom
  if (first < STAY) {
    states[one + 1] = first
    oneTo = kitchen.next[4 * oneFrom + first]!
  }
  if (second < STAY) {
    states[two + 1] = second
    twoTo = kitchen.next[4 * twoFrom + second]!
  }
  if (kitchen.gates.length > 0) {
    if (isShut(kitchen, states, offset, oneTo)) oneTo = oneFrom
    if (isShut(kitchen, states, offset, twoTo)) twoTo = twoFrom
  }
  if (oneTo !== twoTo && (oneTo !== twoFrom || twoTo !== oneFrom)) {
    states[one] = oneTo
    states[two] = twoTo
  }

  for (let word = offset + kitchen.firstPot; word < offset + kitchen.firstCounter; word += 2) {
    const contents = states[word]!
    let tick = states[word + 1]!
    // The classic pot starts by itself, and the step that fills it already counts.
    if (tick < 0 && kitchen.classic && SIZE[contents] === 3) tick = 0
    if (tick >= 0 && tick < kitchen.cookTime[contents]!) states[word + 1] = tick + 1
  }
  if (kitchen.gates.length > 0) swing(kitchen, states, offset)
  states[offset + CLOCK]!++
}

const isShut = (kitchen: Kitchen, states: Int16Array, offset: number, spot: number): boolean => {
  const word = kitchen.gateWord[spot]!
  return word > 0 && states[offset + word] === 0
}

/** Lets open gates come nearer to closing, unless somebody stands in them. */
function swing(kitchen: Kitchen, states: Int16Array, offset: number): void {
  const one = kitchen.gateWord[states[offset + PLAYER]!]
  const two = kitchen.gateWord[states[offset + PLAYER + PER_PLAYER]!]
  for (let word = kitchen.firstGate; word < kitchen.words; word++) {
    const timer = states[offset + word]!
    if (timer > 0 && word !== one && word !== two) states[offset + word] = timer > GATE_OPEN ? 0 : timer + 1
  }
}

function resolve(
  kitchen: Kitchen,
  states: Int16Array,
  offset: number,
  first: number,
  second: number,
  result: Int32Array,
): void {
  // Usefulness is judged by the pots as they were before anybody touched them.
  let full = 0
  let used = 0
  for (let word = offset + kitchen.firstPot; word < offset + kitchen.firstCounter; word += 2) {
    if (states[word + 1]! >= 0) used++
    else if (states[word] !== 0 && SIZE[states[word]!]! < 3) used++
    if (states[word + 1]! >= 0 || SIZE[states[word]!] === 3) full++
  }
  if (first === INTERACT) {
    interact(kitchen, states, offset, 0, full, used, result)
    if (kitchen.orders.length > 0 && states[offset + ORDER] === kitchen.orders.length) return
  }
  if (second === INTERACT) interact(kitchen, states, offset, 1, full, used, result)
}

function interact(
  kitchen: Kitchen,
  states: Int16Array,
  offset: number,
  player: number,
  full: number,
  used: number,
  result: Int32Array,
): void {
  const me = offset + PLAYER + player * PER_PLAYER
  const place = 4 * states[me]! + states[me + 1]!
  const held = states[me + 2]!
  // The partner's item: words of player 0 and player 1 lie symmetrically around OTHER / 2.
  const partner = states[2 * offset + OTHER - me + 2]!
  const word = offset + kitchen.facedWord[place]!
  const { shaping } = kitchen.spec
  let happened = 0

  switch (kitchen.faced[place]) {
    case kitchens.COUNTER: {
      const item = states[word]!
      if (held === NOTHING && item !== NOTHING) {
        states[me + 2] = item
        states[word] = NOTHING
        happened = pickup(kitchen, item, full, partner)
      } else if (held !== NOTHING && item === NOTHING) {
        states[me + 2] = NOTHING
        states[word] = held
        happened = drop(kitchen, held, full, partner)
      }
      break
    }
    case kitchens.ONIONS:
      if (held !== NOTHING) break
      states[me + 2] = ONION
      happened = pickup(kitchen, ONION, full, partner)
      break
    case kitchens.TOMATOES:
      // The public engine does not log this pickup.
      if (held === NOTHING) states[me + 2] = TOMATO
      break
    case kitchens.DISHES:
      if (held !== NOTHING) break
      states[me + 2] = DISH
      happened = event.DISH_PICKUP
      if ((partner === DISH ? 1 : 0) < used && !isDishLying(kitchen, states, offset)) {
        happened |= event.DISH_PICKUP << event.USEFUL
        result[SHAPED + player]! += shaping.dishPickup
      }
      break
    case kitchens.POT: {
      const contents = states[word]!
      const tick = states[word + 1]!
      if (held === NOTHING) {
        if (!kitchen.classic && contents !== 0 && tick < 0) states[word + 1] = 0
      } else if (held === DISH) {
        const ready = tick >= 0 && tick >= kitchen.cookTime[contents]! && contents !== 0
        if (!ready) break
        states[me + 2] = SOUP + contents
        states[word] = 0
        states[word + 1] = -1
        happened = event.SOUP_PICKUP
        result[SHAPED + player]! += shaping.soupPickup
      } else if (held === ONION || held === TOMATO) {
        const added = tick < 0 ? ADDED[2 * contents + held - ONION]! : 0
        if (added === 0 || (kitchen.classic && contents !== 0 && KIND[contents] !== held)) break
        states[me + 2] = NOTHING
        states[word] = added
        happened = potting(kitchen, contents, added, held - ONION)
        result[SHAPED + player]! += shaping.placement
      }
      break
    }
    case kitchens.SERVING:
      if (held <= SOUP) break
      states[me + 2] = NOTHING
      happened = event.SOUP_DELIVERY
      result[SPARSE + player] = pay(kitchen, states, offset, held - SOUP)
      break
    case kitchens.GATE:
      if (held !== NOTHING || states[word] !== 0) break
      states[word] = 1
      happened = event.GATE_OPENING
      result[SHAPED + player]! += shaping.gateOpening
      break
    default:
    // Floor and walls do nothing.
  }
  result[HAPPENED + player] = happened
}

/** What a delivery earns; in a classic kitchen with an order list, whether it was the soup in turn. */
function pay(kitchen: Kitchen, states: Int16Array, offset: number, contents: number): number {
  if (kitchen.orders.length === 0) return kitchen.value[contents]!
  const wanted = kitchen.orders[states[offset + ORDER]!]!
  if (wanted !== NOTHING && wanted !== KIND[contents]) return 0
  states[offset + ORDER]!++
  return kitchen.value[contents]!
}

function isDishLying(kitchen: Kitchen, states: Int16Array, offset: number): boolean {
  for (let word = kitchen.firstCounter; word < kitchen.firstGate; word++)
    if (states[offset + word] === DISH) return true
  return false
}

function pickup(kitchen: Kitchen, item: number, full: number, partner: number): number {
  if (item > DISH) return event.SOUP_PICKUP
  // A dish from a counter is never useful: while one lies there, no dish counts as wanted.
  if (item === DISH) return event.DISH_PICKUP
  const logged = item === ONION ? event.ONION_PICKUP : event.TOMATO_PICKUP
  return full === kitchen.pots.length && partner !== DISH ? logged : logged | (logged << event.USEFUL)
}

function drop(kitchen: Kitchen, item: number, full: number, partner: number): number {
  if (item > DISH) return event.SOUP_DROP
  const logged = item === DISH ? event.DISH_DROP : item === ONION ? event.ONION_DROP : event.TOMATO_DROP
  const useful = item === DISH ? full === 0 && partner !== ONION : full === kitchen.pots.length && partner !== DISH
  return useful ? logged | (logged << event.USEFUL) : logged
}

/** The judgements on an ingredient (0 onion, 1 tomato) that turned `before` into `after`. */
function potting(kitchen: Kitchen, before: number, after: number, ingredient: number): number {
  const had = kitchen.best[before]!
  const has = kitchen.best[after]!
  let happened = 0
  if (had === has) happened |= event.OPTIMAL
  if (has > 0) happened |= event.VIABLE
  if (had > 0 && has === 0) happened |= event.CATASTROPHIC
  if (had === 0) happened |= event.USELESS
  return (happened << ingredient) | (ingredient === 0 ? event.POTTING_ONION : event.POTTING_TOMATO)
}
