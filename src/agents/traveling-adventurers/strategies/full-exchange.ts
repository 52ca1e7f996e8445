/** Both tell all their coins, those from the first room first; whoever knows all first proposes the best path. */
import { judgeByProof, proposeBest, remarkOnSteps } from './proof.ts'
import type { Situation, Strategy } from './strategy.ts'

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
    const open = askable(situation, unknown)
    const ask = situation.turnsLeft > HURRY ? handful(situation, open) : open
    return { tell, ask: nothing ? 'all' : ask, ...remarkOnSteps(situation) }
  },
}

/** As many hallways as somebody answers in a line. */
const HANDFUL = 6

/** Of many hallways, those of the room with most of them; always more than one room's, so that who tells others is not misplaced. */
function handful({ conversation }: Situation, keys: readonly number[]): readonly number[] {
  if (keys.length <= HANDFUL) return keys
  const of = (room: string): number[] => keys.filter((key) => conversation.pair(key).includes(room))
  const [most] = conversation.rooms.toSorted((a, b) => of(b).length - of(a).length)
  const row = of(most!).slice(0, HANDFUL - 1)
  return [...row, ...keys.filter((key) => !of(most!).includes(key))].slice(0, HANDFUL)
}

/** Hallways whose coins the partner is not being asked about already in another way. */
function askable({ conversation }: Situation, keys: readonly number[]): number[] {
  return keys.filter((key) => !conversation.unsure.has(key) && !conversation.contradictions.has(key))
}
