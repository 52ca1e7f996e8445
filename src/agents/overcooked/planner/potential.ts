/** How far along a kitchen is: an estimate, in steps of work, of what has been done for soups not yet delivered. */
import { engine } from '../../../games/overcooked/index.ts'
import { reachFrom } from '../partner/alone.ts'
import { FAR } from './transport.ts'
import { tripsFrom, waysOf, type KitchenWays, type Trips } from './ways.ts'

const { PLAYER, PER_PLAYER, SIZE, SOUP, NOTHING, DISH, ONION, ADDED } = engine
type Kitchen = engine.Kitchen

/** What weighs how much; the planner tries several. */
export interface Weights {
  /** Of a step that a soup has cooked. */
  readonly cooking: number
  /** Of an onion or a dish that is early: for the round after this one. */
  readonly early: number
  /** Of a step of the way of empty hands. */
  readonly walking: number
  /** Whether empty hands count the time a soup still cooks as way to go. */
  readonly patient: boolean
}

/**
 * A partner who is a stranger. The planner goes no further than one in another room follows: no more on the counters
 * between than is wanted now, one of them left free, and no second pot full before there is a dish for the first.
 */
export interface Stranger {
  readonly player: number
  /** The words of the counters on which things lie in vain: the stranger does not take them. */
  readonly ignored: ReadonlySet<number>
  /** In what share of the steps it does what it should: what takes it long is worth doing oneself. */
  readonly pace: number
  /** Where the two are, by player. */
  readonly spots: readonly number[]
  /** So many free counters it may take any time: with no more, a hand that holds what is not wanted now may never be free again. */
  readonly claims: number
}

/** What it costs when the partner's hands are full when they are needed at a gate, in steps. */
const BUSY = 12

/** What a soup that is ready counts for, in steps that it has cooked, however long that takes. */
const COOKED = 20
/** What it costs when nothing more can be put on the counters between two rooms, and each thing there that is not wanted. */
const CROWDED = 12
const SURPLUS = 20
/** How many ingredients may lie there while no pot waits for a dish. */
const STOCK = 1
/** What it is worth that what is wanted lies before a cook with empty hands. */
const HANDED = 4
/** What each full pot costs for which there is no dish yet, but for the first. */
const AHEAD = 40
/** A way that a search sees to its end: no empty hands are afraid of it. */
const SHORT = 4
/** What it costs to hold what may not be put down any more, beside what empty hands have to go. */
const STUCK = 2

/** The estimate for one kitchen. */
export class Potential {
  readonly #kitchen: Kitchen
  readonly #weights: Weights
  readonly #ways: KitchenWays
  /** The work in one ingredient in a pot, in a dish at a pot, and in a soup served. */
  readonly #ingredient: number
  readonly #dish: number
  readonly #serve: number
  /** What it is worth to have started a pot by hand: it sends empty hands elsewhere, which must not look like a loss. */
  readonly #start: number
  /** The work it takes to be rid of a soup that earns nothing. */
  readonly #riddance: number
  /** What it costs to stand at the pot with empty hands, which must not make it a loss to put the ingredient in. */
  readonly #back: number
  /** What the best delivery earns, in points, and what it is worth in steps of work. */
  readonly #best: number
  readonly soup: number
  /** What a point is worth in steps of work. */
  readonly perPoint: number

  readonly #cooks: readonly number[]
  readonly #stranger: Stranger | undefined
  /** The words of the counters on which the cook beside a stranger can put something. */
  readonly #counters: readonly number[]
  /** By spot the only one that leads from it; -1 where there are more. */
  readonly #exits: readonly number[]

  /** `cooks`: whose hands count; what others hold is taken for lost. */
  constructor(kitchen: Kitchen, weights: Weights, cooks: readonly number[] = [0, 1], stranger?: Stranger) {
    this.#stranger = stranger
    this.#kitchen = kitchen
    this.#weights = weights
    this.#cooks = cooks
    this.#ways = waysOf(kitchen)
    const trips = reachable(stranger ? sharedTrips(kitchen, stranger) : this.#ways, this.#ways.longest)
    this.#counters = stranger ? countersFrom(kitchen, stranger.spots[1 - stranger.player]!) : []
    this.#exits = stranger ? findExits(kitchen) : []
    this.#back = weights.walking * Math.max(0, trips.ingredient - SHORT)
    // To where it goes, and back for the next.
    this.#ingredient = 2 * trips.ingredient + 2
    this.#dish = 2 * trips.dish + 1
    this.#serve = 2 * trips.serve + 2
    this.#best = Math.max(1, kitchen.best[0]!)
    this.#start = kitchen.classic ? 0 : this.#ways.longest
    this.soup = 3 * this.#ingredient + this.#dish + this.#serve + this.#start + weights.cooking * COOKED
    this.#riddance = weights.cooking * COOKED + this.#dish + this.#serve
    this.perPoint = this.soup / this.#best
  }

  /** Of the state at `offset`, deliveries not counted. */
  of(states: Int16Array, offset: number): number {
    const kitchen = this.#kitchen
    const { cooking, early, walking, patient } = this.#weights
    const { longest } = this.#ways
    let value = 0
    let slots = 0
    let full = 0
    const isTight = this.#isTight(states, offset)
    for (const { word, places } of this.#ways.pots) {
      const contents = states[offset + word]!
      const size = SIZE[contents]!
      const tick = states[offset + word + 1]!
      if (tick >= 0) {
        full++
        const cooked = cooking * COOKED * (tick / kitchen.cookTime[contents]!)
        value +=
          kitchen.value[contents] === 0
            ? cooked - this.#riddance
            : (size * this.#ingredient + this.#start + cooked) * this.#worth(contents)
      } else {
        value +=
          size > 0 && kitchen.best[contents] === 0
            ? -this.#start - this.#riddance
            : size * this.#ingredient * this.#promise(contents)
        if (this.#isComplete(contents)) full++
        else if (!isTight || !this.#isTaken(states, offset, places)) slots += 3 - size
      }
    }
    let ingredients = slots
    let laterIngredients = 3 * full
    let dishes = full
    let laterDishes = this.#ways.pots.length - full
    let lyingIngredient = -1
    let lyingDish = -1
    let lyingSoup = -1
    let unwanted = 0
    // Those in hands come first, then those on counters; `unwanted`: a bit for each cook who holds what is not wanted now.
    const first = offset + PLAYER
    for (const index of this.#cooks) {
      const word = first + index * PER_PLAYER
      const held = states[word + 2]!
      if (held === NOTHING) continue
      const [later, stuck] = isTight && index !== this.#stranger!.player ? [0, STUCK + walking * longest] : [early, 0]
      const pose = 4 * states[word]! + states[word + 1]!
      if (held > SOUP)
        value += this.#soupAt(held, this.#ways.toServing.held[pose]!) - this.#waitAtGate(states, offset, pose, index)
      else if (held === DISH) {
        const wanted = dishes-- > 0
        if (!wanted) [value, unwanted] = [value - stuck, unwanted | (1 << index)]
        const share = wanted ? 1 : laterDishes-- > 0 ? later : 0
        if (share > 0) value += share * Math.max(0, this.#dish - this.#carryDish(states, offset, pose, wanted))
      } else {
        const wanted = ingredients-- > 0
        if (!wanted) [value, unwanted] = [value - stuck, unwanted | (1 << index)]
        const share = wanted ? 1 : laterIngredients-- > 0 ? later : 0
        if (share > 0)
          value +=
            share *
            Math.max(-1, this.#ingredient - 1 - this.#back - this.#carryIngredient(states, offset, pose, held, wanted))
      }
    }
    for (let word = kitchen.firstCounter; word < kitchen.firstGate; word++) {
      const item = states[offset + word]!
      if (item === NOTHING || this.#stranger?.ignored.has(word)) continue
      if (item > SOUP) {
        value += this.#soupAt(item, this.#ways.toServing.lying[word]!)
        lyingSoup = word
      } else if (item === DISH) {
        const share = dishes-- > 0 ? 1 : laterDishes-- > 0 ? early : 0
        if (share > 0) value += share * Math.max(0, this.#dish - this.#carryFrom(states, offset, word, true))
        if (share > 0) lyingDish = word
      } else {
        const share = ingredients-- > 0 ? 1 : laterIngredients-- > 0 ? early : 0
        if (share > 0)
          value += share * Math.max(-1, this.#ingredient - 1 - this.#carryFrom(states, offset, word, false))
        if (share > 0) lyingIngredient = word
      }
    }
    if (this.#stranger) value -= this.#excess(states, offset, this.#stranger)
    if (this.#stranger && this.#isShutIn(states, offset, this.#stranger.player)) value -= this.soup
    for (const index of this.#cooks) {
      const word = first + index * PER_PLAYER
      // Who plans for itself has the same way to go with hands that are full in vain.
      const isFree = states[word + 2] === NOTHING || (this.#plansFor(index) && (unwanted & (1 << index)) > 0)
      if (!isFree) continue
      const pose = 4 * states[word]! + states[word + 1]!
      // Who has nothing to do in its room has no way to go.
      let way = FAR
      const soon = early > 0
      for (const pot of this.#ways.pots) {
        const left = this.#left(states, offset + pot.word)
        const isFull = left >= 0
        if (isFull ? dishes > 0 : soon && laterDishes > 0)
          way = Math.min(way, Math.max(pot.fetchDish[pose]!, patient ? left - this.#dish : 0) + (isFull ? 0 : 2))
        if (!isFull && this.#isComplete(states[offset + pot.word]!)) way = Math.min(way, pot.walk[pose]!)
        if (isFull ? soon && laterIngredients > 0 : ingredients > 0)
          way = Math.min(way, pot.fetchIngredient[pose]! + (isFull ? 2 : 0))
      }
      if (lyingIngredient >= 0) way = Math.min(way, this.#ways.toThing(lyingIngredient)[pose]!)
      if (lyingDish >= 0) way = Math.min(way, this.#ways.toThing(lyingDish)[pose]!)
      if (lyingSoup >= 0) way = Math.min(way, this.#ways.toThing(lyingSoup)[pose]!)
      if (way < FAR / 2) value -= walking * Math.min(way, longest)
    }
    return value
  }

  /** Whether a cook makes this plan by itself, not together with the other. */
  #plansFor(cook: number): boolean {
    return this.#stranger ? this.#stranger.player !== cook : this.#cooks.length === 1
  }

  /** Whether the partner may soon have taken every counter that is still free. */
  #isTight(states: Int16Array, offset: number): boolean {
    if (!this.#stranger) return false
    let free = 0
    for (const word of this.#counters) if (states[offset + word] === NOTHING) free++
    return free <= this.#stranger.claims
  }

  /** Whether the partner stands in the only place before something. */
  #isTaken(states: Int16Array, offset: number, places: readonly number[]): boolean {
    return places.length === 1 && places[0] === states[offset + PLAYER + this.#stranger!.player * PER_PLAYER]
  }

  /** Whether the partner presses into the dead end in which this cook stands: neither goes on, and all is over. */
  #isShutIn(states: Int16Array, offset: number, partner: number): boolean {
    const mine = states[offset + PLAYER + (1 - partner) * PER_PLAYER]!
    const theirs = offset + PLAYER + partner * PER_PLAYER
    const [spot, facing] = [states[theirs]!, states[theirs + 1]!]
    return this.#exits[mine] === spot && this.#kitchen.next[4 * spot + facing] === mine
  }

  /** What it costs that more has been prepared than the other room takes on, less what lies just where it is wanted. */
  #excess(states: Int16Array, offset: number, { player, ignored }: Stranger): number {
    const { between, pots } = this.#ways
    if (between.length === 0) return 0
    let full = 0
    for (const { word } of pots) if (states[offset + word + 1]! >= 0) full++
    let free = 0
    let dishes = 0
    let ingredients = 0
    for (const word of between) {
      const item = states[offset + word]!
      if (ignored.has(word)) continue
      if (item === NOTHING) free++
      else if (item === DISH) dishes++
      else if (item < DISH) ingredients++
    }
    const hands = [0, 1].filter((player) => states[offset + PLAYER + player * PER_PLAYER + 2] === DISH).length
    const theirs = offset + PLAYER + player * PER_PLAYER
    const pose = 4 * states[theirs]! + states[theirs + 1]!
    const faced = this.#kitchen.facedWord[pose]!
    const item = between.includes(faced) ? states[offset + faced]! : NOTHING
    const wanted = full > 0 ? item === DISH : item === ONION || item === engine.TOMATO
    const handed = states[theirs + 2] === NOTHING && wanted ? HANDED : 0
    return (
      -handed +
      (free === 0 ? CROWDED : 0) +
      SURPLUS * (Math.max(0, dishes - Math.min(1, full)) + Math.max(0, ingredients - (full > 0 ? 0 : STOCK))) +
      AHEAD * Math.max(0, full - 1 - dishes - hands)
    )
  }

  #soupAt(soup: number, steps: number): number {
    return this.soup * this.#worth(soup - SOUP) - this.#serve / 2 - steps - 1
  }

  /** What a soup of these contents earns, as a share of the best. */
  #worth(contents: number): number {
    return this.#kitchen.value[contents]! / this.#best
  }

  /** What can still come of these contents, as a share of the best. */
  #promise(contents: number): number {
    return this.#kitchen.best[contents]! / this.#best
  }

  /** Whether a pot that does not cook should be started as it is (modern rules). */
  #isComplete(contents: number): boolean {
    const { classic, value, best } = this.#kitchen
    return !classic && contents > 0 && value[contents] === best[contents]
  }

  /** Steps until a dish in this pose can be filled: the way to a pot, or the time it still cooks. */
  #carryDish(states: Int16Array, offset: number, pose: number, wanted: boolean): number {
    let best = FAR
    for (const { word, carry } of this.#ways.pots) {
      const left = this.#left(states, offset + word)
      if (wanted && left < 0) continue
      best = Math.min(best, Math.max(carry.held[pose]!, left))
    }
    return best
  }

  /** Steps to the nearest pot that takes an ingredient; to any pot where it is early. */
  #carryIngredient(states: Int16Array, offset: number, pose: number, item: number, wanted: boolean): number {
    let best = FAR
    for (const { word, carry } of this.#ways.pots) {
      if (wanted && (states[offset + word + 1]! >= 0 || this.#spoils(states[offset + word]!, item))) continue
      best = Math.min(best, carry.held[pose]!)
    }
    return best
  }

  /** Whether one more of this ingredient makes a soup that earns less. */
  #spoils(contents: number, item: number): boolean {
    const { classic, best } = this.#kitchen
    return !classic && best[ADDED[2 * contents + item - ONION]!]! < best[contents]!
  }

  /** Steps that a pot still cooks; -1 where it does not. */
  #left(states: Int16Array, word: number): number {
    const tick = states[word + 1]!
    return tick < 0 ? -1 : this.#kitchen.cookTime[states[word]!]! - tick
  }

  #carryFrom(states: Int16Array, offset: number, counter: number, isDish: boolean): number {
    let best = FAR
    let any = FAR
    for (const { word, carry } of this.#ways.pots) {
      const steps = carry.lying[counter]!
      any = Math.min(any, steps)
      if (states[offset + word + 1]! >= 0 === isDish) best = Math.min(best, steps)
    }
    return best === FAR ? any : best
  }

  /** What a closed gate on the way to the serving hatch costs: the partner has to come and open it. */
  #waitAtGate(states: Int16Array, offset: number, pose: number, player: number): number {
    const gate = this.#ways.gateToServing[pose]!
    if (gate === 0 || states[offset + gate]! > 0) return 0
    const partner = offset + PLAYER + (1 - player) * PER_PLAYER
    if (states[partner + 2] !== NOTHING) return BUSY
    return Math.min(BUSY, this.#ways.toThing(gate)[4 * states[partner]! + states[partner + 1]!]! + 1)
  }
}

/** What nothing can be brought from counts as a long way: it may lie about. */
function reachable(trips: Trips, longest: number): Trips {
  const clip = (steps: number) => (steps < FAR / 2 ? steps : longest)
  return { ingredient: clip(trips.ingredient), dish: clip(trips.dish), serve: clip(trips.serve) }
}

/** By spot the only other one that it leads to; -1 where there are more. */
function findExits({ next }: Kitchen): number[] {
  return Array.from({ length: next.length / 4 }, (_, spot) => {
    const exits = [0, 1, 2, 3].map((way) => next[4 * spot + way]!).filter((other) => other !== spot)
    return exits.length === 1 ? exits[0]! : -1
  })
}

/** The words of the counters that a cook gets to. */
function countersFrom(kitchen: Kitchen, spot: number): number[] {
  const { faced, facedWord } = kitchen
  const poses = [...reachFrom(kitchen, spot, -1)].flatMap((place) => [0, 1, 2, 3].map((way) => 4 * place + way))
  return [...new Set(poses.filter((pose) => faced[pose] === engine.COUNTER).map((pose) => facedWord[pose]!))]
}

/** What only a partner can do counts for no more than so much work, however slow it is. */
const SLOW = 0.25

/** Of each trip what it takes whoever is sooner back from it. */
function sharedTrips(kitchen: Kitchen, { player, pace, spots }: Stranger): Trips {
  const mine = tripsFrom(kitchen, spots[1 - player]!)
  const theirs = tripsFrom(kitchen, spots[player]!)
  const sooner = (trip: keyof Trips) => Math.min(mine[trip], (theirs[trip] + 1) / Math.max(SLOW, pace) - 1)
  return { ingredient: sooner('ingredient'), dish: sooner('dish'), serve: sooner('serve') }
}
