/** What the second edition is drawn from: families of questions whose facts can be changed one at a time. */
import type { Random } from '../../../../../core/random.ts'
import type { Aspect } from '../../../../../games/theory-of-mind/index.ts'

/** A question about some facts, with its proof. */
export interface Posed {
  /** Which description of the rules goes with it. */
  readonly description: string
  /** What is told, fact by fact: each of these can be another one while the rest stays as it is. */
  readonly slots: readonly string[]
  readonly question: string
  /** Everything that can be answered: all legal actions, or all values there are. */
  readonly options: readonly string[]
  /** The place of the one right answer. */
  readonly right: number
  readonly why: string
}

/** Questions of one kind about one game. */
export interface Family<Facts = any> {
  readonly name: string
  readonly game: string
  readonly aspect: Aspect
  /** The rules by name, as the player knows them. */
  readonly descriptions: Readonly<Record<string, string>>
  /** Some facts; often they will be of no use. */
  draw(random: Random): Facts
  /** Facts that differ from these in one thing. */
  vary(facts: Facts): readonly Facts[]
  /** The question; undefined where the facts contradict each other, or not exactly one answer is right. */
  pose(facts: Facts): Posed | undefined
}

/** A question together with the facts that prove its answer. */
export interface Item extends Posed {
  readonly facts: unknown
}

/** Whether two questions have the same words but for one fact. */
export function isMinimalPair(one: Posed, other: Posed): boolean {
  return (
    one.description === other.description &&
    one.question === other.question &&
    one.options.length === other.options.length &&
    one.options.every((option, place) => option === other.options[place]) &&
    one.slots.length === other.slots.length &&
    one.slots.filter((slot, place) => slot !== other.slots[place]).length === 1
  )
}
