/** In free chat a rejection may come without words: a symbolic assistant then asks, rather than propose with nothing learnt. */
import type { Seat } from '../../core/game.ts'
import type { Line } from '../../games/engines/dialogue/observation.ts'

/** Whether a partner rejected the last full proposal, and nothing was said between the two since. */
export function isUnexplained(talk: readonly Line<unknown>[], partner: Seat): boolean {
  const since = talk.slice(talk.findLastIndex((line) => line.kind === 'proposal' && line.full) + 1)
  return (
    since.some((line) => line.kind === 'response' && line.by === partner && !line.accept) &&
    !since.some((line) => line.kind === 'message' && (line.by === partner || line.to === partner))
  )
}
