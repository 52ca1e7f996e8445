/** Which paths the talk is about: all that were named, the one that a question without a name is of, the two that a yes may be to. */
import type { Player } from '../../games/traveling-adventurers/index.ts'
import { samePath } from '../../games/traveling-adventurers/index.ts'
import type { Weights } from '../../solvers/tours/index.ts'
import { isOfProposed } from './assent.ts'
import { worth } from './coin-sums.ts'
import { pathsIn } from './named-paths.ts'
import type { Negotiation } from './negotiation.ts'
import type { Offers } from './offers.ts'
import { keeps, wishesIn, type Wish } from './wishes.ts'

type Path = readonly string[]

/** What of a conversation tells which paths it is about. */
interface Talk {
  readonly rooms: readonly string[]
  readonly me: Player
  readonly partner: Player
  readonly own: Weights
  readonly heard: Weights
  readonly negotiation: Negotiation
  readonly offers: Offers
  /** What the partner insists on. */
  readonly demands: readonly Wish[]
}

const totalIn =
  ({ own, heard, rooms }: Talk) =>
  (path: Path): number =>
    worth(own, rooms, path) + worth(heard, rooms, path)

/** The message with the path itself where it points to one: "the 73 one", "the other". */
export function withPathsPointedTo(said: string, conversation: Talk): string {
  const { rooms, negotiation, me, partner, demands, offers } = conversation
  const standing = negotiation.proposals[me]?.path
  const kept = offers.withoutRejected(said, standing)
  const wanted = [...demands, ...wishesIn(kept, rooms)]
  const fits = (path: Path): boolean => wanted.every((wish) => keeps(path, wish))
  const owns = (negotiation.proposals[partner] ?? negotiation.pondered) !== undefined
  return offers.resolve(kept, rooms, { standing, owns, agreed: negotiation.agreed, total: totalIn(conversation), fits })
}

/** The paths between which a yes chooses: the one that the listener proposed, and the one that it spoke of since. */
export function choiceOfYes(conversation: Talk) {
  const { offers, negotiation, me } = conversation
  const { discussed, asksWhich: isAsked } = offers
  const proposed = (negotiation.proposals[me] ?? negotiation.refused.findLast(({ by }) => by === me))?.path
  const total = totalIn(conversation)
  return { proposed, discussed, isAsked, cost: proposed && discussed ? total(proposed) - total(discussed) : Number.NaN }
}

/** The path that is named in a message, or that a question without a name for one is about. `plain`: rooms as letters. */
export function topicOf(plain: string, { rooms, offers, negotiation, me }: Talk): Path | undefined {
  const [named, ...others] = pathsIn(plain, rooms)
  if (named && others.length === 0) return named.path
  if (offers.pointed) return offers.pointed
  return isOfProposed(plain) ? negotiation.proposals[me]?.path : offers.discussed
}

/** All whole paths that were named so far. */
export function pathsSoFar({ negotiation, me, partner, offers }: Talk): readonly Path[] {
  const { proposals, refused } = negotiation
  const named = [proposals[me], proposals[partner], ...refused].flatMap((one) => (one ? [one.path] : []))
  return [...named, ...offers.proposed, ...offers.offered]
}

/** The paths between which one may choose, the partner's first. */
export function choicesOf({ negotiation, partner, me, offers }: Omit<Talk, 'demands' | 'own' | 'heard'>): Path[] {
  const { proposals, refused } = negotiation
  const mine = (proposals[me] ?? refused.findLast(({ by }) => by === me))?.path
  return [proposals[partner]?.path, offers.discussed, mine, ...offers.proposed.toReversed()]
    .flatMap((path) => (path ? [path] : []))
    .filter((path, i, all) => all.findIndex((one) => samePath(one, path)) === i)
    .slice(0, 2)
}
