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
  unknownOn,
} from '../../solvers/tours/index.ts'
import type { Bounds, Weights } from '../../solvers/tours/index.ts'
import type { Conversation } from './conversation.ts'

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
