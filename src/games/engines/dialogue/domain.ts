/** What a decision-oriented dialogue game brings of its own; everything about talking and deciding is shared. */
import type * as z from 'zod'
import type { Seat } from '../../../core/game.ts'
import type { Random } from '../../../core/random.ts'
import type { Schema } from '../../../core/schema.ts'
import type { Manners } from './manners.ts'
import type { DialogueObservation } from './observation.ts'

/** The best and the worst score that any full proposal can have. */
export interface Bounds {
  readonly best: number
  readonly worst: number
}

/**
 * One decision problem between people who each know a part of it (Lin et al. 2024, section 2).
 * `World` is the whole problem, `Knows` what one seat is told of it, `Shown` what one seat sees of a proposal.
 */
export interface Domain<Config extends Manners, World, Knows extends object, Proposal, Shown> {
  readonly name: string
  readonly version: number
  /** Whether a proposal shows those who judge it more of the problem than they knew. */
  readonly reveals?: boolean
  readonly title: string
  readonly about: string
  readonly config: Schema<Config>
  readonly proposal: Schema<Proposal>
  /** The fields of `Knows`. */
  readonly knowledge: z.ZodObject
  readonly shown: z.ZodType<Shown>
  seats(config: Config): readonly Seat[]
  /** Who can talk with whom: pairs of seats. */
  rooms(seats: readonly Seat[]): readonly (readonly [Seat, Seat])[]
  mayPropose(seat: Seat): boolean
  deal(config: Config, seed: number): World
  /** Throws `IllegalAction` with words for the player. */
  check(world: World, proposal: Proposal): void
  isFull(proposal: Proposal): boolean
  /** Whom a partial proposal is for; absent: everybody else. */
  addressees?(world: World, proposal: Proposal): readonly Seat[]
  evaluate(world: World, proposal: Proposal): number
  bounds(world: World): Bounds
  /** The score as a share of what could be had, as the paper counts it. Absent: (score - worst) / (best - worst). */
  normalise?(world: World, score: number, bounds: Bounds): number
  knows(world: World, seat: Seat): Knows
  show(world: World, seat: Seat, proposal: Proposal): Shown
  /** What `seat` cannot know, drawn anew; all that was shown of the `proposals` so far has to stay as it was. */
  redraw(world: World, seat: Seat, proposals: readonly Proposal[], random: Random): World
  sampleProposal(observation: DialogueObservation<Knows, Shown>, random: Random): Proposal
  /** Answers a query that `seat` may send to its database. */
  readonly search?: { mayUse(seat: Seat): boolean; run(world: World, query: string): string }
  readonly words: DomainWords<Config, Knows, Proposal, Shown, World>
}

/** How the problem is told in words. */
export interface DomainWords<Config, Knows, Proposal, Shown, World> {
  rules(config: Config, seat: Seat, reader: 'model' | 'person'): string
  /** What the seat knows, in the published layout. */
  describe(knows: Knows & { readonly seat: Seat }): string
  /** The seat that spoke, as `viewer` calls it: `Partner`, `User 0`. */
  speaker(viewer: Seat, by: Seat): string
  /** A proposal as `viewer` reads it, after `[propose] `; `own`: whether the viewer made it. */
  proposed(shown: Shown, observation: DialogueObservation<Knows, Shown>, own: boolean): string
  /** Throws `Unreadable`. */
  parse(text: string, observation: DialogueObservation<Knows, Shown>): Proposal
  /** A proposal as a person types it, with the form that {@link parse} asks for. Absent: people need no other. */
  complete?(typed: string): string
  /** The same for words that are not called a proposal; undefined: they are none. Absent: a proposal is always called one. */
  spoken?(typed: string): string | undefined
  /** Words at an open offer, with what only this game says of one in words that are said of any. Absent: there are none. */
  onOffer?(typed: string, shown: Shown, knows: Knows): string
  /** Words for a proposal, with the names that the seat which makes it sees. */
  say(proposal: Proposal, observation: DialogueObservation<Knows, Shown>): string
  /** What a proposal stands for where it names things by numbers: for whoever reads the dialogue. Absent: it says so itself. */
  explain?(world: World, proposal: Proposal): readonly string[]
  readonly people: WordsForPeople<Knows, Shown>
  /** What must be answered when a full proposal is open, in the published words. */
  readonly choices: string
  /** Prefix of a recipient: in mediation `0: `; absent where there is only one partner. */
  readonly recipients?: {
    prefix(seat: Seat): string
    seat(prefix: string): Seat | undefined
    /** The prefix that a person's words begin with, and what is said behind it; undefined: they begin with none. */
    addressed(typed: string): readonly [prefix: string, said: string] | undefined
  }
}

/** The same laid out for a person to read. */
interface WordsForPeople<Knows, Shown> {
  knows(knows: Knows & { readonly seat: Seat }): string
  /** The lines of a proposal, and what it is worth to who looks at it. */
  offer(shown: Shown, observation: DialogueObservation<Knows, Shown>): readonly string[]
  /** What may stand behind `propose`. */
  readonly example: string
}
