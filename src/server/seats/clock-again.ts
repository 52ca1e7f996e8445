/** The clock of a table that is opened again: it goes on from where it stood, as if the server had never been away. */
import type { Game } from '../../core/game.ts'
import type { Event } from '../../core/event.ts'
import { advance } from '../../core/replay.ts'
import { realTime, type TimeSource } from '../../core/time.ts'

/** Milliseconds that whoever comes back has at least before the clock acts. */
const GRACE = 10_000

/**
 * Milliseconds that the clock of this log has run since it was set; `now`: milliseconds since 1970. 0: none runs, or it would
 * have acted meanwhile, when nobody could do anything about it; then it is set anew.
 */
export function clockHasRun(game: Game, past: readonly Event[], now: number): number {
  let state: unknown
  for (const event of past) state = advance(game, state, event)
  const { clock } = game.turn(state)
  if (!clock) return 0
  const sets = clock.since === 'tick' ? ['started', 'ticked'] : ['started', 'ticked', 'acted']
  const ran = now - past.findLast(({ type }) => sets.includes(type))!.time
  return ran < clock.after ? Math.max(0, Math.min(ran, clock.after - GRACE)) : 0
}

/** A time that began so many milliseconds ago: a table asks it first for when it begins. */
export function timeBegun(ago: number): TimeSource {
  let began = false
  return {
    after: realTime.after,
    now() {
      const now = realTime.now()
      if (began) return now
      began = true
      return now - ago
    },
  }
}
