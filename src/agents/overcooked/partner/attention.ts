/** Where a partner on the other side of a counter takes and puts things, and what it leaves where it is. */
import { engine } from '../../../games/overcooked/index.ts'
import { waysOf } from '../planner/ways.ts'

const { DISH, INTERACT, NOTHING, PER_PLAYER, PLAYER, SOUP } = engine

/** After so many steps with free hands whoever wants a thing has taken it. */
const LEFT_ALONE = 12
/** So long what it wants has lain elsewhere when a reach for an empty place tells that it looks there only. */
const SHOWN = 4
/** What is known of a place is good for so many steps. */
const REMEMBERED = 120
/** Who stands before a place that is taken for so long, with full hands, would put down what it holds there. */
const BLOCKED = 3

/** Who has once taken an ingredient too early has to take so many in time. */
const HASTY = 6
/** What two times come to, the first of them faded by the second. */
const HABIT = 1.5

export class Attention {
  readonly #kitchen: engine.Kitchen
  readonly #between: readonly number[]
  readonly #player: number
  /** By counter on which something of ours lies: for how many steps the partner could have taken it. */
  readonly #passedBy = new Map<number, number>()
  /** By kind of thing, then by counter: for how many steps more no such thing is expected to be taken from there. */
  readonly #ignored = new Map<number, Map<number, number>>()
  /** By kind of thing, then by counter: how often the partner has lately taken or put such a thing there. */
  readonly #used = new Map<number, Map<number, number>>()
  #reachedFor = -1
  #reaches = false
  #facing = -1
  #blocked = 0
  /** How many ingredients the partner still has to take in time, for having taken one when nothing took it. */
  #haste = 0

  constructor(kitchen: engine.Kitchen, partner: number) {
    this.#kitchen = kitchen
    this.#between = waysOf(kitchen).between
    this.#player = partner
  }

  /** The words of the counters from which the partner does not take what lies there; of empty ones, some kind of thing. */
  ignored(cells: ArrayLike<number>): ReadonlySet<number> {
    const leaves = (word: number) =>
      cells[word] === NOTHING
        ? [...this.#ignored.values()].some((places) => places.has(word))
        : this.ignores(word, cells[word]!)
    return new Set(this.#between.filter(leaves))
  }

  /** Whether the partner has left such a thing lying at a place. */
  ignores(word: number, item: number): boolean {
    return this.#ignored.get(kindOf(item))?.has(word) ?? false
  }

  /** The counter that the partner would have cleared. */
  get blocked(): number | undefined {
    return this.#blocked >= BLOCKED ? this.#facing : undefined
  }

  /**
   * How much the partner uses a place for a kind of thing, from 0 to 1. That it reaches for an empty place now counts once,
   * so that it is all that is known of a stranger and little of one with a habit.
   */
  use(word: number, item: number): number {
    const places = this.#used.get(kindOf(item))
    const all = [...(places?.values() ?? [])].reduce((sum, times) => sum + times, this.#reaches ? 1 : 0)
    const here = (places?.get(word) ?? 0) + (this.#reaches && word === this.#reachedFor ? 1 : 0)
    return here / Math.max(1, all)
  }

  /** The place from which the partner takes most things of a kind, once it has taken them there twice. */
  home(item: number): number | undefined {
    const places = [...(this.#used.get(kindOf(item)) ?? [])].sort(([, one], [, two]) => two - one)
    return places[0] && places[0][1] >= HABIT ? places[0][0] : undefined
  }

  /** Whether the partner takes ingredients while every pot is full, and then stands there with them. */
  get isHasty(): boolean {
    return this.#haste > 0
  }

  /** Takes note of one step, and of the partner's move in it. */
  see(before: ArrayLike<number>, after: ArrayLike<number>, moved: number | undefined): void {
    const [mine, theirs] = [1 - this.#player, this.#player].map((player) => PLAYER + player * PER_PLAYER + 2)
    this.#seeReach(before, moved)
    this.#seeBlocked(after)
    this.#forget()
    for (const word of this.#between) {
      const [was, is] = [before[word]!, after[word]!]
      if (was !== is) {
        const isOurs = is !== NOTHING && before[mine!] === is && after[mine!] === NOTHING
        const isTheirs = before[theirs!] !== after[theirs!] && (before[theirs!] === is || after[theirs!] === was)
        // What it put there itself and does not take again it leaves there likewise.
        if (isOurs || is !== NOTHING) this.#passedBy.set(word, 0)
        else this.#passedBy.delete(word)
        if (!isTheirs) continue
        const item = was === NOTHING ? is : was
        this.#ignored.get(kindOf(item))?.delete(word)
        this.#note(word, item)
        if (is === NOTHING && item < DISH) this.#haste = this.#isTakenUp(before) ? HASTY : Math.max(0, this.#haste - 1)
      } else if (this.#passedBy.has(word) && after[theirs!] === NOTHING && this.#isWanted(after, is)) {
        const steps = this.#passedBy.get(word)! + 1
        this.#passedBy.set(word, steps)
        if (steps >= LEFT_ALONE || (this.#reaches && word !== this.#reachedFor && steps > SHOWN)) this.#ignore(word, is)
      }
    }
  }

  #ignore(word: number, item: number): void {
    const places = this.#ignored.get(kindOf(item)) ?? new Map<number, number>()
    places.set(word, REMEMBERED)
    // Nobody leaves a thing lying at every place: then there was another reason.
    if (places.size === this.#between.length) places.clear()
    this.#ignored.set(kindOf(item), places)
  }

  #forget(): void {
    for (const places of this.#ignored.values())
      for (const [word, left] of places)
        if (left > 1) places.set(word, left - 1)
        else places.delete(word)
  }

  #note(word: number, item: number): void {
    const kind = kindOf(item)
    const places = this.#used.get(kind) ?? new Map<number, number>()
    for (const [place, times] of places) places.set(place, 0.8 * times)
    places.set(word, (places.get(word) ?? 0) + 1)
    this.#used.set(kind, places)
  }

  /** Whether every pot cooks or is ready. */
  #isTakenUp(cells: ArrayLike<number>): boolean {
    return this.#kitchen.pots.every(({ word }) => cells[word + 1]! >= 0)
  }

  /** Whether there is a use for a thing: a dish waits for its soup, an ingredient for an open pot. */
  #isWanted(cells: ArrayLike<number>, item: number): boolean {
    if (item > SOUP) return true
    return this.#kitchen.pots.some(({ word }) => {
      const [contents, tick] = [cells[word]!, cells[word + 1]!]
      return item === DISH ? tick >= 0 && tick >= this.#kitchen.cookTime[contents]! : tick < 0
    })
  }

  /** Whether the partner tries to take something from an empty place. */
  #seeReach(before: ArrayLike<number>, moved: number | undefined): void {
    const [spot, facing, held] = [0, 1, 2].map((part) => before[PLAYER + this.#player * PER_PLAYER + part]!)
    const word = this.#kitchen.facedWord[4 * spot! + facing!]!
    const reaches = moved === INTERACT && held === NOTHING && this.#between.includes(word) && before[word] === NOTHING
    if (reaches) {
      this.#reaches = true
      this.#reachedFor = word
    } else if (held !== NOTHING || (word !== this.#reachedFor && this.#between.includes(word))) this.#reaches = false
  }

  #seeBlocked(after: ArrayLike<number>): void {
    const [spot, facing, held] = [0, 1, 2].map((part) => after[PLAYER + this.#player * PER_PLAYER + part]!)
    const word = this.#kitchen.facedWord[4 * spot! + facing!]!
    const stands = held !== NOTHING && this.#between.includes(word) && after[word] !== NOTHING
    this.#blocked = stands ? (word === this.#facing ? this.#blocked + 1 : 1) : Math.max(0, this.#blocked - 1)
    if (stands) this.#facing = word
    else if (this.#facing >= 0 && after[this.#facing] === NOTHING) this.#blocked = 0
  }
}

/** Ingredients, dishes, soups: where one lies its like may lie. */
const kindOf = (item: number): number => (item > SOUP ? SOUP + 1 : item)
