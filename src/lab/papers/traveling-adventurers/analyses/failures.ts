/** How often replies and actions could not be used. */
import type { Event } from '../../../../core/event.ts'
import { readTurns } from './turns.ts'

export interface FailureCounts {
  /** Replies of the model to a player's prompt. */
  replies: number
  /** Sent back because they could not be read, or because the agent's own check objected. */
  unreadable: number
  /** Sent back because the rules forbid what they said. */
  illegal: number
  /** Actions that were read, and those in replies that were taken which could not be. */
  acts: number
  malformed: number
}

export function countFailures(events: readonly Event[]): FailureCounts {
  const counts = { replies: 0, unreadable: 0, illegal: 0, acts: 0, malformed: 0 }
  const language = new Set<string>()
  for (const event of events)
    if (event.type === 'called' && event.settings.purpose === 'act') {
      language.add(event.seat)
      counts.replies++
    }
  for (const event of events)
    if (event.type === 'rejected' && event.why !== 'stale' && language.has(event.seat)) counts[event.why]++
  for (const { acts, malformed } of readTurns(events)) {
    counts.acts += acts.length
    counts.malformed += malformed
  }
  return counts
}
