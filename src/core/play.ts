/** The episode loop. */
import { setImmediate } from 'node:timers/promises'
import { Left, Stop, type Ending, type Episode } from './episode.ts'
import type { Status } from './event.ts'
import type { Game, Outcome } from './game.ts'
import { Journal } from './journal.ts'
import { memoryLog } from './log.ts'
import { Diverged, LogFailure, ModelFailure } from './errors.ts'
import { Table } from './table.ts'

export { Left, type Ending, type Episode, type Seated } from './episode.ts'

/** Agents that ask nobody leave no room for interrupts and timers; so often, in milliseconds, the loop makes some. */
const BREATHE = 50

/** Plays one episode from its start (or from where its log ends) to its end. Throws only {@link LogFailure}, {@link Diverged}. */
export async function play<State>(episode: Episode<any, State>): Promise<Ending<State>> {
  const { game, config, seed } = episode
  const journal = new Journal(episode.log ?? memoryLog(), episode.listen)
  const kept = episode.log !== undefined || episode.listen !== undefined
  let state = game.start(config, seed)
  const table = new Table(episode, journal, kept)
  table.open(state)
  let status: Status = 'completed'
  let reason = ''
  let breath = performance.now()
  try {
    for (;;) {
      const over = game.outcome(state)
      if (over) {
        reason = over.reason
        break
      }
      state = await table.advance(state)
      if (performance.now() - breath > BREATHE) {
        await setImmediate()
        breath = performance.now()
      }
    }
  } catch (error) {
    const stop = asStop(error, episode.signal)
    status = stop.status
    reason = stop.message
  } finally {
    table.close()
  }
  const outcome =
    status === 'completed'
      ? game.outcome(state)!
      : status === 'stopped'
        ? stoppedOutcome(game, config, state, reason)
        : null
  journal.write({ type: 'ended', status, reason, outcome })
  return { status, reason, outcome, state }
}

/** How a stopped episode counts: as its game says, or as nothing earned. */
function stoppedOutcome<State>(game: Game<any, State>, config: unknown, state: State, reason: string): Outcome {
  if (game.cutOff) return game.cutOff(state)
  const scores = Object.fromEntries(game.seats(config).map((seat) => [seat, 0]))
  const metrics = Object.fromEntries(
    Object.entries(game.metrics).map(([name, metric]) => [name, metric.kind === 'share' ? false : 0]),
  )
  return { scores, metrics, reason }
}

function asStop(error: unknown, signal?: AbortSignal): Stop {
  if (LogFailure.isInstance(error) || Diverged.isInstance(error)) throw error
  if (error instanceof Stop) return error
  if (signal?.aborted) return new Stop('cancelled', String((signal.reason as Error)?.message ?? 'cancelled'))
  if (error instanceof Left) return new Stop('abandoned', error.message)
  if (ModelFailure.isInstance(error)) return new Stop(error.kind === 'budget' ? 'cancelled' : 'failed', error.message)
  return new Stop('failed', error instanceof Error ? `${error.name}: ${error.message}` : String(error))
}
