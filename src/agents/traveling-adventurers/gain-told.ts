/** Says of a new proposal how much more it brings than the path that was named or agreed on before. */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { worth, type Conversation } from './conversation.ts'
import type { Move } from './strategies/strategy.ts'

export function withGain(move: Move, { negotiation, me, rooms, own, heard }: Conversation): Move {
  const { propose } = move
  const before = negotiation.agreed ?? negotiation.proposals[me]?.path
  if (!propose || !before || samePath(before, propose.path)) return move
  const total = (path: readonly string[]): number => worth(own, rooms, path) + worth(heard, rooms, path)
  const gain = total(propose.path) - total(before)
  const [head, ...rest] = propose.reason.split(', ')
  // Only where both sums are known, and the reason begins with the new one.
  if (!(gain > 0) || !head || !/^\d+ coins together$/.test(head)) return move
  return { ...move, propose: { ...propose, reason: [`${head}, ${gain} more than the one before`, ...rest].join(', ') } }
}
