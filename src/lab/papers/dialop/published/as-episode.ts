/** A published dialogue as an episode of ours: a log like any other, to be replayed, viewed, scored and forked. */
import { IllegalAction } from '../../../../core/errors.ts'
import { LOG_FORMAT, type Event, type EventBody } from '../../../../core/event.ts'
import { type Game, type Outcome } from '../../../../core/game.ts'
import { hash, type Json } from '../../../../core/json.ts'
import { validate } from '../../../../core/schema.ts'
import type { PublishedGame } from './published-game.ts'

export interface ImportedEpisode {
  readonly events: readonly Event[]
  readonly outcome: Outcome | undefined
}

/** Milliseconds since 1970 of the first day on which the dialogues were collected. */
const COLLECTED = Date.UTC(2023, 4, 22)

/**
 * Plays what people did through our rules, in free chat as they did. What our rules refuse (in the published games an answer
 * to nothing, given twice in a hurry) is kept as a refusal.
 */
export function asEpisode(game: Game, published: PublishedGame): ImportedEpisode {
  const config = validate(game.config, { ...published.config, chat: 'free', limit: 1000 }, published.id)
  const events: Event[] = []
  let time = COLLECTED
  const write = (body: EventBody): void => void events.push({ n: events.length + 1, time, ...body })
  let state = game.start(config, 1)
  write({
    type: 'started',
    format: LOG_FORMAT,
    episode: published.id,
    game: game.name,
    version: game.version,
    config: config as Json,
    seed: 1,
    seats: Object.fromEntries(game.seats(config).map((seat) => [seat, { agent: 'human', remote: true as const }])),
    hash: hash(state),
  })
  for (const { seat, action: given, seconds } of published.actions) {
    if (seconds !== undefined) time = Math.max(time, COLLECTED + Math.round(1000 * seconds))
    const action = validate(game.action, given, `${published.id}: an action`)
    try {
      state = game.act(state, seat, action)
      write({ type: 'acted', seat, action: action as Json, hash: hash(state) })
    } catch (error) {
      if (!IllegalAction.isInstance(error)) throw error
      write({ type: 'rejected', seat, why: 'illegal', said: given, reason: error.message })
    }
  }
  const outcome = game.outcome(state)
  if (outcome) write({ type: 'ended', status: 'completed', reason: outcome.reason, outcome })
  return { events, outcome }
}
