/**
 * Works on one side of a counter with somebody on the other: one soup after the other, brings what is wanted now to where
 * the partner reaches for it, waits across from it with free hands, and clears what jams the places between.
 */
import { engine } from '../../../games/overcooked/index.ts'
import { FAR } from '../planner/transport.ts'
import { waysOf, type KitchenWays } from '../planner/ways.ts'
import type { Attention } from './attention.ts'

const { ADDED, DISH, INTERACT, NOTHING, ONION, PER_PLAYER, PLAYER, SIZE, SOUP, STAY, TOMATO } = engine
type Kitchen = engine.Kitchen
/** Steps from each pose to a goal. */
type Steps = Int16Array

/** In steps: what it is worth that the partner stands before a place with free hands, and that it always uses it. */
const FACED = 4
const USED = 3
/** And what it costs to leave something that nobody wants where things change hands. */
const IN_THE_WAY = 20
/** After so many steps in which nothing got on what lies for the partner is offered elsewhere. */
const PATIENCE = 20
/** While a soup cooks so many places are left free of what is for the next; of a partner who takes it too early, more. */
const KEPT_FREE = 1
const KEPT_FREE_OF_HASTE = 2
/** What the partner left at one place is held for so many steps until it looks at another. */
const HELD_OUT = 6

export class Handover {
  readonly #kitchen: Kitchen
  readonly #player: number
  readonly #attention: Attention
  readonly #ways: KitchenWays
  #cells: ArrayLike<number> = []
  /** The place at which the partner does not take what lies there: it is offered at another. */
  #refused: number | undefined
  /** For how many steps more what it holds is held until the partner looks at a place for it. */
  #heldOut = 0

  constructor(kitchen: Kitchen, player: number, attention: Attention) {
    this.#kitchen = kitchen
    this.#player = player
    this.#attention = attention
    this.#ways = waysOf(kitchen)
  }

  /** The engine's number of the move. `rest`: for how many steps nothing has got on. */
  move(cells: ArrayLike<number>, rest: number): number {
    this.#cells = cells
    const held = this.#held(this.#player)
    if (rest > 0 && rest % PATIENCE === 0 && held === NOTHING) this.#refused = this.#offered()
    const isHere = this.#refused !== undefined && cells[this.#refused] !== NOTHING
    if (held === NOTHING) this.#heldOut = this.#isTakenBack(this.#faced(this.#player)) ? HELD_OUT : 0
    // Taken by the partner, or put elsewhere.
    if (held === NOTHING && !isHere) this.#refused = undefined
    const goal = held !== NOTHING ? this.#bring(held) : isHere ? this.#ways.toThing(this.#refused!) : this.#fetch()
    return goal ? this.#walk(goal, INTERACT) : this.#walk(this.#meet(), STAY)
  }

  /** What to fetch with free hands. */
  #fetch(): Steps | undefined {
    const soups = this.#lying((item) => item > SOUP)
    if (soups.length > 0 && this.#reaches(this.#ways.toServing.held)) return this.#nearest(soups)
    const blocked = this.#attention.blocked
    const isClear = blocked !== undefined && this.#isWelcome() && this.#isClearable(blocked)
    const clear = isClear ? this.#ways.toThing(blocked) : undefined
    if (this.#pots().length > 0) return this.#fetchForPots() ?? clear ?? this.#unjam()
    return clear ?? this.#fetchForPartner()
  }

  /** What its own pots want: a dish while one is full, else something to put in. */
  #fetchForPots(): Steps | undefined {
    if (this.#pots((word) => this.#isFull(word)).length > 0) return this.#source(DISH)
    const done = this.#pots((word) => this.#isDone(word))
    if (done.length > 0) return this.#nearest(done)
    const from = [ONION, TOMATO].filter((item) => this.#pots((word) => this.#takes(word, item)).length > 0)
    return this.#soonest(from.flatMap((item) => this.#source(item) ?? []))
  }

  /** What the partner's pots want and is not on its way. */
  #fetchForPartner(): Steps | undefined {
    const wants = this.#wants()
    const wanted = [...wants].find(([, count]) => count > 0)?.[0]
    if (wanted === undefined) return undefined
    if (wanted === DISH && this.#isTaken(this.#attention.home(DISH)))
      return this.#ways.toThing(this.#attention.home(DISH)!)
    if (!this.#hasRoom(wanted))
      return wanted === DISH
        ? this.#nearest(this.#between((_, word) => !this.#attention.ignores(word, DISH) && this.#isTaken(word)))
        : undefined
    const left = this.#between((item, word) => item === wanted && this.#attention.ignores(word, item))
    // A second dish is in the way later; of what goes into the pot there is never too much.
    const again = wanted === DISH ? this.#nearest(left) : undefined
    return again ?? this.#soonest([...left.map((word) => this.#ways.toThing(word)), this.#ways.toTile(TILES[wanted]!)])
  }

  /** Where to bring what it holds. */
  #bring(held: number): Steps | undefined {
    if (held > SOUP && this.#reaches(this.#ways.toServing.held)) return this.#ways.toTile(engine.SERVING)
    if (held < SOUP + 1 && this.#pots().length > 0) {
      const pots = this.#pots((word) => (held === DISH ? this.#isFull(word) : this.#takes(word, held)))
      if (pots.length === 0) return this.#putAway()
      // The dish to the soup that is ready first, the rest to the pot that is fullest.
      return this.#nearest(pots, (word) => (held === DISH ? this.#left(word) : -4 * SIZE[this.#cells[word]!]!))
    }
    const wants = this.#wants()
    const isWanted = held > SOUP || (wants.get(held) ?? 0) > 0
    const free = this.#free(held)
    const hasRoom = isWanted && this.#hasRoom(held)
    // Hands that hold what cannot be handed over are wanted for the dish.
    if (!hasRoom) return held === DISH || wants.get(DISH)! > 0 ? this.#putAway() : undefined
    const others = free.filter((word) => word !== this.#refused)
    if (this.#heldOut > 0 && !others.some((word) => this.#isLookedAt(word))) {
      this.#heldOut--
      return undefined
    }
    return this.#nearest(others.length > 0 ? others : free, (word) => this.#distance(word, held))
  }

  /** What the pots want that is not on its way, by kind; the dishes first. One soup after the other. */
  #wants(): Map<number, number> {
    const { best } = this.#kitchen
    const full = this.#ways.pots.filter(({ word }) => this.#isFull(word)).length
    const wants = new Map([[DISH, full]])
    let contents = Math.max(0, ...this.#ways.pots.map(({ word }) => (this.#isFull(word) ? 0 : this.#cells[word]!)))
    while (SIZE[contents]! < 3) {
      const item = [ONION, TOMATO].find((one) => best[ADDED[2 * contents + one - ONION]!] === best[contents])
      if (item === undefined) break
      wants.set(item, (wants.get(item) ?? 0) + 1)
      contents = ADDED[2 * contents + item - ONION]!
    }
    const theirs = this.#held(1 - this.#player)
    for (const [item, count] of wants) {
      const lying = this.#between((other, word) => other === item && !this.#attention.ignores(word, item)).length
      wants.set(item, count - lying - (theirs === item ? 1 : 0))
    }
    return wants
  }

  /** The nearest place at which something lies for the partner, where there is another for it. */
  #offered(): number | undefined {
    if (this.#pots().length > 0) return undefined
    const pose = this.#pose(this.#player)
    const isFull = this.#ways.pots.some(({ word }) => this.#isFull(word))
    const offers = this.#between((item, word) => item !== NOTHING && this.#reaches(this.#ways.toThing(word)))
    const wanted = offers.filter((word) => (this.#cells[word] === DISH) === isFull)
    const offer = (wanted.length > 0 ? wanted : offers).sort(
      (one, two) => this.#ways.toThing(one)[pose]! - this.#ways.toThing(two)[pose]!,
    )[0]
    return offer !== undefined && this.#free(this.#cells[offer]!).length > 0 ? offer : undefined
  }

  /** Whether a thing can be offered so that there is still room for what is wanted next. */
  #hasRoom(item: number): boolean {
    const empty = this.#between((other) => other === NOTHING).length
    return this.#free(item).length > 0 && empty > this.#keptFree(item)
  }

  #keptFree(item: number): number {
    if (item >= DISH) return 0
    const isFull = this.#ways.pots.some(({ word }) => this.#isFull(word))
    if (isFull && this.#attention.isHasty) return KEPT_FREE_OF_HASTE
    return isFull || this.#ways.between.length > KEPT_FREE_OF_HASTE ? KEPT_FREE : 0
  }

  /** One of the things that take all the places between, if it can be put elsewhere. */
  #unjam(): Steps | undefined {
    const isFull = this.#pots((word) => this.#isFull(word)).length > 0
    if (this.#free(isFull ? DISH : ONION).length > (isFull ? 0 : 1)) return undefined
    return this.#nearest(this.#between((item, word) => item !== NOTHING && this.#isClearable(word)))
  }

  /** Whether what the partner holds is of use here now: for a dish too many the last room is not given away. */
  #isWelcome(): boolean {
    const held = this.#held(1 - this.#player)
    if (held !== DISH || this.#pots().length === 0) return true
    return this.#pots((word) => this.#isFull(word)).length > 0
  }

  /** Whether something lies where a dish should, and can be put elsewhere. */
  #isTaken(word: number | undefined): boolean {
    return word !== undefined && ![NOTHING, DISH].includes(this.#cells[word]!) && this.#isClearable(word)
  }

  #isClearable(word: number): boolean {
    const item = this.#cells[word]!
    const goes = item < DISH && this.#pots((pot) => this.#takes(pot, item)).length > 0
    return this.#reaches(this.#ways.toThing(word)) && (goes || this.#elsewhere().length > 0)
  }

  /** Free places within reach at which nothing changes hands. */
  #elsewhere(): number[] {
    return this.#lying(
      (item, word) => item === NOTHING && !this.#ways.between.includes(word) && this.#reaches(this.#ways.toThing(word)),
    )
  }

  #putAway(): Steps | undefined {
    const places = this.#lying((item) => item === NOTHING)
    return this.#nearest(places, (word) => (this.#ways.between.includes(word) ? IN_THE_WAY : 0))
  }

  /** Across from where the partner is. */
  #meet(): Steps | undefined {
    return this.#nearest(this.#between(), (word) => 3 * this.#distance(word, ONION))
  }

  /** How far a place is for the partner, less what makes it likelier that it looks there. */
  #distance(word: number, item: number): number {
    const pose = this.#pose(1 - this.#player)
    const others = Math.max(
      ...Object.keys(TILES).map((other) => (+other === item ? 0 : this.#attention.use(word, +other))),
    )
    return (
      this.#ways.toThing(word)[pose]! -
      (this.#isLookedAt(word) ? FACED : 0) -
      USED * this.#attention.use(word, item) +
      (item > SOUP ? 0 : USED * others)
    )
  }

  /** Whether something lies at a place between, so that it is taken back if it is taken now. */
  #isTakenBack(word: number): boolean {
    return this.#ways.between.includes(word) && this.#cells[word] !== NOTHING
  }

  /** Whether the partner stands before a place with free hands. */
  #isLookedAt(word: number): boolean {
    return this.#faced(1 - this.#player) === word && this.#held(1 - this.#player) === NOTHING
  }

  /** The word of what a cook stands before. */
  #faced(player: number): number {
    return this.#kitchen.facedWord[this.#pose(player)]!
  }

  #pose(player: number): number {
    const word = PLAYER + player * PER_PLAYER
    return 4 * this.#cells[word]! + this.#cells[word + 1]!
  }

  #held(player: number): number {
    return this.#cells[PLAYER + player * PER_PLAYER + 2]!
  }

  #reaches(steps: Steps): boolean {
    return steps[this.#pose(this.#player)]! < FAR
  }

  /** The words of the pots within reach. */
  #pots(wanted: (word: number) => boolean = () => true): number[] {
    return this.#ways.pots.filter(({ walk, word }) => this.#reaches(walk) && wanted(word)).map(({ word }) => word)
  }

  #isFull(word: number): boolean {
    return this.#cells[word + 1]! >= 0
  }

  /** Whether it is to be started as it is (modern rules). */
  #isDone(word: number): boolean {
    const { best, classic, value } = this.#kitchen
    const contents = this.#cells[word]!
    return !classic && !this.#isFull(word) && value[contents]! > 0 && value[contents] === best[contents]
  }

  #left(word: number): number {
    return Math.max(0, this.#kitchen.cookTime[this.#cells[word]!]! - this.#cells[word + 1]!)
  }

  #takes(word: number, item: number): boolean {
    const contents = this.#cells[word]!
    const { best, classic } = this.#kitchen
    if (this.#isFull(word) || this.#isDone(word) || SIZE[contents] === 3) return false
    if (classic && contents > 0 && engine.KIND[contents] !== item) return false
    return best[ADDED[2 * contents + item - ONION]!] === best[contents]
  }

  #lying(wanted: (item: number, word: number) => boolean): number[] {
    const { counters } = this.#kitchen
    return counters.map(({ word }) => word).filter((word) => wanted(this.#cells[word]!, word))
  }

  #between(wanted: (item: number, word: number) => boolean = () => true): number[] {
    return this.#ways.between.filter((word) => wanted(this.#cells[word]!, word))
  }

  /** The places between that are free and from which such a thing is taken. */
  #free(wanted: number): number[] {
    return this.#between(
      (item, word) =>
        item === NOTHING && !this.#attention.ignores(word, wanted) && this.#reaches(this.#ways.toThing(word)),
    )
  }

  /** The way to the nearest thing of a kind. */
  #source(item: number): Steps | undefined {
    const lying = this.#lying((other) => other === item).map((word) => this.#ways.toThing(word))
    return this.#soonest([...lying, this.#ways.toTile(TILES[item]!)])
  }

  #nearest(words: readonly number[], more: (word: number) => number = () => 0): Steps | undefined {
    const pose = this.#pose(this.#player)
    let [best, least] = [undefined as Steps | undefined, FAR / 2]
    for (const word of words) {
      const steps = this.#ways.toThing(word)
      if (steps[pose]! + more(word) < least) [best, least] = [steps, steps[pose]! + more(word)]
    }
    return best
  }

  #soonest(ways: readonly Steps[]): Steps | undefined {
    const pose = this.#pose(this.#player)
    return ways.filter((steps) => steps[pose]! < FAR).sort((a, b) => a[pose]! - b[pose]!)[0]
  }

  /** The next step of a way; at its end what is to be done there. */
  #walk(steps: Steps | undefined, then: number): number {
    const pose = this.#pose(this.#player)
    if (!steps) return STAY
    if (steps[pose] === 0) return this.#isOfUse(pose) ? then : STAY
    const left = (move: number) => steps[4 * this.#kitchen.next[(pose & ~3) + move]! + move]!
    return [0, 1, 2, 3].reduce((best, move) => (left(move) < left(best) ? move : best))
  }

  /** Whether using what it faces changes anything. */
  #isOfUse(pose: number): boolean {
    const held = this.#held(this.#player)
    const word = this.#kitchen.facedWord[pose]!
    if (this.#kitchen.faced[pose] === engine.COUNTER) return (held === NOTHING) !== (this.#cells[word] === NOTHING)
    return this.#kitchen.faced[pose] !== engine.POT || held !== DISH || this.#left(word) === 0
  }
}

const TILES: Readonly<Record<number, number>> = {
  [ONION]: engine.ONIONS,
  [TOMATO]: engine.TOMATOES,
  [DISH]: engine.DISHES,
}
