/** Plays a log again, and compares what its game comes to with what the log says. */
import { messageOf } from '../../core/boundary.ts'
import { isFinal, type Event } from '../../core/event.ts'
import type { Game } from '../../core/game.ts'
import { same } from '../../core/json.ts'
import { outcomeWhenStopped } from '../../core/position.ts'
import { endOf, follow, startOf } from '../../core/replay.ts'
import { validate } from '../../core/schema.ts'

/** What the game says against a log; undefined: nothing. */
export function faultIn(events: readonly Event[], game: Game): string | undefined {
  try {
    if (events.length === 0) return undefined
    const start = startOf(events)
    const config: unknown = validate(game.config, start.config, 'its config')
    const followed = follow(game)
    let state: unknown
    for (const event of events) state = followed.add(event)
    const end = endOf(events)
    if (!end || !isFinal(end.status)) return undefined
    const come = game.outcome(state)
    if (end.status === 'completed')
      return come && same(come, end.outcome) ? undefined : 'the game comes to another outcome than was logged'
    if (come) return `the game is over by its rules, but the log says ${end.status}`
    if (end.status === 'abandoned') return undefined
    const cut = outcomeWhenStopped(game, config, state, end.reason)
    return same(cut, end.outcome) ? undefined : 'the game comes to another outcome than was logged'
  } catch (error) {
    return messageOf(error)
  }
}
