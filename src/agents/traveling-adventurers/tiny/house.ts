/** What a tiny model knows of the house it plays in, as the prompt shows it: rooms as numbered slots, coins, paths. */
import { samePath } from '../../../games/traveling-adventurers/index.ts'
import { writeSlot } from '../../../models/tiny/words.ts'
import { weightBetween } from '../../../solvers/tours/index.ts'
import type { Weights } from '../../../solvers/tours/index.ts'
import { Conversation, worth } from '../conversation.ts'
import type { Pair } from '../english/acts.ts'
import { readList, type Prompt } from '../stand-in/read-prompt.ts'

export type Path = readonly string[]

export class House {
  /** Letters, the start first. */
  readonly rooms: readonly string[]
  readonly names: ReadonlyMap<string, string>
  readonly conversation: Conversation
  /** The path that the prompt calls the best by now, where it does. */
  readonly best: Path | undefined
  /** Where it does not: the best path that came to mind so far, see `draft.ts`. */
  draft: Path | undefined
  readonly #slots: ReadonlyMap<string, string>
  readonly #letters: ReadonlyMap<string, string>

  /** `order`: the slots in the order in which rooms take them; training draws it. */
  constructor({ observation, blocks }: Prompt, order?: readonly number[]) {
    this.rooms = observation.rooms.map(({ letter }) => letter)
    this.names = new Map(observation.rooms.map(({ letter, name }) => [letter, name]))
    this.conversation = new Conversation(observation).hear(observation.dialogue)
    const best = readList(blocks.get('IBP')) as Path
    this.best = best.length > 0 ? best : undefined
    this.#slots = new Map(this.rooms.map((letter, i) => [letter, writeSlot(order?.[i] ?? i)]))
    this.#letters = new Map([...this.#slots].map(([letter, slot]) => [slot, letter]))
  }

  /** The slot of a room. */
  slotOf(letter: string): string {
    return this.#slots.get(letter)!
  }

  /** The room in a slot, where one is. */
  letterIn(word: string | undefined): string | undefined {
    return word === undefined ? undefined : this.#letters.get(word)
  }

  /** Own coins of a hallway. */
  own(a: string, b: string): number {
    return this.#between(this.conversation.own, a, b)
  }

  /** Whether the partner was told the own coins of a hallway in an earlier message. */
  hasTold(a: string, b: string): boolean {
    return this.conversation.told.has(this.conversation.key(a, b))
  }

  /** Coins of both in a hallway, unknown ones of the partner's as they are on average. */
  expected(a: string, b: string): number {
    const { min, max } = this.conversation.coins
    const heard = this.#between(this.conversation.heard, a, b)
    return this.own(a, b) + (Number.isNaN(heard) ? (min + max) / 2 : heard)
  }

  /** The worth of a path, unknown coins as they are on average. */
  expectedWorth(path: Path): number {
    return path.slice(1).reduce((sum, room, i) => sum + this.expected(path[i]!, room), 0)
  }

  /** How much lies in a hallway, from 0, the least that may, to 1. */
  richness(a: string, b: string): number {
    const { min, max } = this.conversation.coins
    return max > min ? (this.expected(a, b) - 2 * min) / (2 * (max - min)) : 1
  }

  /** The worth of a path; undefined where a hallway of the partner's is unknown. */
  worth(path: Path): number | undefined {
    const { own, heard } = this.conversation
    const sum = worth(own, this.rooms, path) + worth(heard, this.rooms, path)
    return Number.isNaN(sum) ? undefined : sum
  }

  /** All hallways. */
  get hallways(): readonly Pair[] {
    return this.rooms.flatMap((a, i) => this.rooms.slice(i + 1).map((b): Pair => [a, b]))
  }

  /** Hallways of the partner's that are not known. */
  get unknown(): readonly Pair[] {
    return this.hallways.filter(([a, b]) => Number.isNaN(this.#between(this.conversation.heard, a, b)))
  }

  /** What the partner proposes. */
  get theirs(): Path | undefined {
    const { negotiation, partner } = this.conversation
    return negotiation.proposals[partner]?.path
  }

  get mine(): Path | undefined {
    const { negotiation, me } = this.conversation
    return negotiation.proposals[me]?.path
  }

  /** Whether it may be said that nothing is better than this path. */
  isProved(path: Path): boolean {
    return this.best !== undefined && samePath(path, this.best) && this.unknown.length === 0
  }

  /** By how much the best path that is shown beats the partner's, where that is known and more than nothing. */
  get gap(): number | undefined {
    const [best, theirs] = [this.best && this.worth(this.best), this.theirs && this.worth(this.theirs)]
    return best !== undefined && theirs !== undefined && best > theirs ? best - theirs : undefined
  }

  #between(weights: Weights, a: string, b: string): number {
    return weightBetween(weights, this.rooms.indexOf(a), this.rooms.indexOf(b))
  }
}
