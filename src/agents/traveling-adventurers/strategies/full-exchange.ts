/** Both tell all their coins, those from the first room first; whoever knows all first proposes the best path. */
import { judgeByProof, proposeBest, remarkOnSteps } from './proof.ts'
import type { Strategy } from './strategy.ts'

/** With so few turns left everything is told at once. */
const HURRY = 4

export const fullExchange: Strategy = {
  judge: judgeByProof,
  next(situation) {
    const { conversation, knowledge } = situation
    const untold = conversation.allKeys().filter((key) => !conversation.told.has(key))
    const unknown = knowledge.unknown()
    const best = proposeBest(situation)
    if (best) return untold.length > 0 && unknown.length > 0 ? { tell: untold, propose: best } : { propose: best }
    const nothing = unknown.length === conversation.allKeys().length
    // Nobody wants all numbers at once from somebody who has not said a word yet.
    const begins = nothing && conversation.told.size === 0 && situation.turnsLeft > HURRY
    const tell = begins ? untold.filter((key) => conversation.pair(key).includes(conversation.rooms[0]!)) : untold
    return { tell, ask: nothing ? 'all' : askable(situation, unknown), ...remarkOnSteps(situation) }
  },
}

/** Hallways whose coins the partner is not being asked about already in another way. */
function askable({ conversation }: Parameters<Strategy['next']>[0], keys: readonly number[]): number[] {
  return keys.filter((key) => !conversation.unsure.has(key) && !conversation.contradictions.has(key))
}
