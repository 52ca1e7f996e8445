/** What can be concluded from own and heard coins: bounds, the best path, and whether a path is proved. */
import {
  addWeights,
  assume,
  bestTour,
  bestTours,
  certify,
  gapOf,
  openWeights,
  regretOf,
  setWeight,
  unknownOn,
  weightBetween,
} from '../../solvers/tours/index.ts'
import type { Bounds, Weights } from '../../solvers/tours/index.ts'
import type { Conversation } from './conversation.ts'
import type { Pair } from './english/acts.ts'
import { keeps, type Wish } from './wishes.ts'

/** More than any hallway is worth, so that a path takes it or leaves it. */
const BONUS = 10_000
/** Equally good paths that are looked at. */
const MOST_TIES = 200
/** First steps that are looked at one by one. */
const MOST_STEPS = 3

export class Knowledge {
  readonly #conversation: Conversation
  #bounds: Bounds | undefined

  constructor(conversation: Conversation) {
    this.#conversation = conversation
  }

  /** Own and partner's coins together, whatever is unknown at its least and at its most. */
  get bounds(): Bounds {
    const { min, max } = this.#conversation.coins
    return (this.#bounds ??= { low: this.joint(min), high: this.joint(max) })
  }

  /** Coins together, an unknown one of the partner's taken to be so much. */
  joint(unknown: number): Weights {
    const { own, heard } = this.#conversation
    return addWeights(own, assume(heard, unknown))
  }

  /** Hallways of the partner's that are not known for sure. */
  unknown(): number[] {
    const { heard } = this.#conversation
    return this.#conversation.allKeys().filter((key) => Number.isNaN(heard.values[key]!))
  }

  /** The path that is proved to be the best, if there is enough known. */
  proved(): readonly string[] | undefined {
    const { tour, proved } = certify(this.bounds)
    return proved ? this.#path(tour) : undefined
  }

  /** Whether no path can be better than this one, as far as is known. */
  isProved(path: readonly string[]): boolean {
    return regretOf(this.bounds, this.#tour(path)).regret === 0
  }

  /** By how much the best path beats this one, an unknown hallway taken at its mean. */
  gap(path: readonly string[]): number {
    return gapOf(this.#expected(), this.#tour(path))
  }

  /** The best path if unknown hallways are as they are on average. */
  bestGuess(): readonly string[] {
    return this.#path(bestTour(this.#expected()).tour)
  }

  /** What to ask for next: the unknown hallways on the path that could be worth most. */
  questions(): number[] {
    return this.#keys(unknownOn(this.bounds, certify(this.bounds).hopeful))
  }

  /** All hallways that can still change the answer. */
  allQuestions(): number[] {
    return this.#keys(openWeights(this.bounds))
  }

  /** The best paths that begin with the steps agreed so far, unknown hallways taken as 0 (the paper's "best path so far"). */
  bestSoFar(steps: readonly string[]): readonly (readonly string[])[] {
    return bestTours(this.joint(0), this.#places(steps)).tours.map((tour) => this.#path(tour))
  }

  /**
   * Other paths, the best first: those that keep to more of the wishes come before, of equal ones those that are worth more.
   * Refused ones are left out.
   */
  alternatives(wishes: readonly Wish[], refused: readonly (readonly string[])[]): readonly (readonly string[])[] {
    const weights = this.#expected()
    const changed = (pairs: readonly Pair[], by: number): Weights => {
      const copy = { ...weights, values: Float64Array.from(weights.values) }
      for (const [a, b] of pairs) {
        const [i, j] = [this.#place(a), this.#place(b)]
        setWeight(copy, i, j, weightBetween(copy, i, j) + by)
      }
      return copy
    }
    const first = wishes.findLast(({ about }) => about === 'first' || about === 'last')
    const wanted = wishes.flatMap((wish): Pair[] => (wish.about === 'hallway' ? [[wish.a, wish.b]] : []))
    const start = first && first.about !== 'hallway' ? [0, this.#place(first.room)] : [0]
    const tours = [
      ...bestTours(weights, [0], MOST_TIES).tours,
      bestTour(changed(wanted, BONUS), start).tour,
      ...refused.flatMap((path) => path.slice(1).map((room, i) => bestTour(changed([[path[i]!, room]], -BONUS)).tour)),
    ]
    const paths = tours.map((tour) => this.#path(tour)).flatMap((path) => [path, path.toReversed()])
    const isNew = (path: readonly string[], i: number): boolean =>
      !refused.some((old) => old.join() === path.join()) && paths.findIndex((one) => one.join() === path.join()) === i
    const kept = (path: readonly string[]): number => wishes.filter((wish) => keeps(path, wish)).length
    return paths.filter(isNew).sort((a, b) => kept(b) - kept(a) || this.gap(a) - this.gap(b))
  }

  /**
   * The best path that keeps to all that is demanded, the latest demands before earlier ones where not all can be kept;
   * undefined: none does that was not refused, in either direction.
   */
  keeping(demands: readonly Wish[], refused: readonly (readonly string[])[]): readonly string[] | undefined {
    // What is refused is refused walked backwards too, unless only the other way keeps to what is demanded.
    const isNew = (path: readonly string[], kept: readonly Wish[]): boolean =>
      !refused.some(
        (old) =>
          old.join() === path.join() ||
          (old.toReversed().join() === path.join() && kept.every((wish) => keeps(old, wish))),
      )
    for (let from = 0; from < demands.length; from++) {
      const kept = demands.slice(from)
      const weights = this.#expected()
      for (const wish of kept) {
        if (wish.about === 'place') continue
        const [i, j] =
          wish.about === 'hallway' ? [this.#place(wish.a), this.#place(wish.b)] : [0, this.#place(wish.room)]
        if (wish.about !== 'first') setWeight(weights, i, j, weightBetween(weights, i, j) + (wish.not ? -BONUS : BONUS))
      }
      const paths = this.#beginnings(kept)
        .flatMap((steps) => bestTours(weights, steps, MOST_TIES).tours)
        .map((tour) => this.#path(tour))
        // A wish for a place may be looked at from its other end.
        .flatMap((path) => (kept.some(({ about }) => about === 'place') ? [path, path.toReversed()] : [path]))
      const [best] = paths
        .filter((path) => isNew(path, kept) && kept.every((wish) => keeps(path, wish)))
        .sort((a, b) => this.gap(a) - this.gap(b))
      if (best) return best
    }
    return undefined
  }

  /** All first steps, so many that wishes for places are kept or not from there on, whichever way the path is walked. */
  #beginnings(wishes: readonly Wish[]): number[][] {
    const last = this.#conversation.rooms.length - 1
    const places = wishes.flatMap((wish) => (wish.about === 'place' ? [wish] : []))
    const depth = (ends: readonly (readonly [from: number, to: number])[]): number =>
      Math.max(1, ...ends.map(([from, to]) => (to < last ? to : from - 1)))
    const [forth, back] = [
      depth(places.map(({ from, to }) => [from, to])),
      depth(places.map(({ from, to }) => [last + 1 - to, last + 1 - from])),
    ]
    let found: number[][] = [[0]]
    for (let step = 0; step < Math.min(forth, back, MOST_STEPS); step++)
      found = found.flatMap((steps) =>
        Array.from({ length: last }, (_, i) => i + 1)
          .filter((place) => !steps.includes(place))
          .map((place) => [...steps, place]),
      )
    return found
  }

  /** The best path that begins with these rooms. */
  bestFrom(steps: readonly string[]): readonly string[] {
    return this.#path(bestTour(this.#expected(), this.#places(steps)).tour)
  }

  /** How many paths are worth as much as any, each counted once whichever way it is walked. */
  ties(): number {
    return bestTours(this.#expected(), [0], MOST_TIES).tours.length
  }

  #place(room: string): number {
    return this.#conversation.rooms.indexOf(room)
  }

  #expected(): Weights {
    const { min, max } = this.#conversation.coins
    return this.joint((min + max) / 2)
  }

  #places(path: readonly string[]): number[] {
    return path.map((room) => this.#conversation.rooms.indexOf(room))
  }

  #tour(path: readonly string[]): number[] {
    return this.#places(path.slice(0, -1))
  }

  #path(tour: readonly number[]): string[] {
    return [...tour, tour[0]!].map((place) => this.#conversation.rooms[place]!)
  }

  #keys(pairs: readonly (readonly [number, number])[]): number[] {
    const { rooms } = this.#conversation
    return pairs.map(([a, b]) => this.#conversation.key(rooms[a]!, rooms[b]!))
  }
}
