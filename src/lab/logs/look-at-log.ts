/** Looks at an episode's log before it is believed: cheap enough for every episode each time a run is opened. */
import type { Event } from '../../core/event.ts'
import { LogFailure } from '../../core/errors.ts'
import { isFinal } from '../../core/event.ts'
import type { Game } from '../../core/game.ts'
import { same } from '../../core/json.ts'
import { endOf, startOf } from '../../core/replay.ts'
import { readBytes } from '../../node/log.ts'
import { parseLog } from '../../node/parse-log.ts'
import { faultIn } from './fault-in-log.ts'
import type { Finished } from './finished.ts'
import { measure, type Row } from './measure.ts'
import type { RunFolder, RunRecord } from './store.ts'

/** An episode's id within its run. */
export const idOf = (seed: number): string => `seed-${seed}`

/** The seed of `seed-3`; undefined for a name of another form. */
export function seedOf(id: string): number | undefined {
  const seed = Number(/^seed-(-?\d+)$/.exec(id)?.[1] ?? Number.NaN)
  return Number.isSafeInteger(seed) ? seed : undefined
}

/** What a log is to its run. */
export type Looked =
  | { readonly type: 'absent' }
  /** Over for good, and as it was written. */
  | { readonly type: 'finished'; readonly row: Row; readonly ended: number; readonly digest?: string }
  /** Can be resumed; `row`: how it ended, where it failed or was cancelled. */
  | { readonly type: 'open'; readonly row?: Row; readonly ended?: number }
  /** `resumable`: what is left of it is sound. */
  | { readonly type: 'damaged'; readonly why: string; readonly resumable?: true }

export interface Expected {
  readonly folder: RunFolder
  readonly record: RunRecord
  /** The run's identity; absent where logs do not tell it yet, as those of earlier versions. */
  readonly key?: string
  /** Given: finished logs are replayed too. */
  readonly replayed?: Game
  /** What was finished once. */
  readonly finished: Finished
}

/**
 * As {@link lookAtLog}, but without reading a log that nobody has touched since it was finished. Where logs are to be
 * replayed, all are read.
 */
export function glanceAtLog(expected: Expected, seed: number): Looked {
  const { folder, finished, key, replayed } = expected
  const id = idOf(seed)
  if (key === undefined || replayed) return lookAtLog(expected, seed)
  const kept = finished.result(id, key, folder.episodePath(id))
  if (!kept) return lookAtLog(expected, seed)
  const { row, ended, digest } = kept
  return { type: 'finished', row, ended, digest }
}

/** Reads the log, whole. */
export function lookAtLog(expected: Expected, seed: number): Looked {
  const { folder, finished } = expected
  const id = idOf(seed)
  const path = folder.episodePath(id)
  const known = finished.digest(id)
  const nowhere = (): Looked =>
    known === undefined ? { type: 'absent' } : { type: 'damaged', why: 'it was finished, and its log is gone' }
  // An error that is made for each episode of a new run takes longer than a look.
  if (!folder.has(id)) return nowhere()
  try {
    const { events, digest } = parseLog(readBytes(path), path)
    if (events.length === 0 && known === undefined) return { type: 'open' }
    checkStart(events, expected, seed, digest !== undefined)
    const end = endOf(events)
    if (!end || !isFinal(end.status)) {
      if (known !== undefined)
        return { type: 'damaged', why: 'it was finished, and its log was cut short since', resumable: true }
      return end ? { type: 'open', row: measure(events), ended: end.time } : { type: 'open' }
    }
    if (known !== undefined && digest !== known)
      return { type: 'damaged', why: 'it was finished, and its log is another since' }
    if (end.status === 'completed' && !end.outcome)
      return { type: 'damaged', why: 'it says that it was completed, and not with what outcome' }
    const fault = expected.replayed && faultIn(events, expected.replayed)
    if (fault !== undefined) return { type: 'damaged', why: fault }
    return { type: 'finished', row: measure(events), ended: end.time, ...(digest !== undefined && { digest }) }
  } catch (error) {
    if (!folder.has(id)) return nowhere()
    const why = LogFailure.isInstance(error) ? error.message : `${path}: not a log (${(error as Error).message})`
    return { type: 'damaged', why }
  }
}

/**
 * Throws {@link LogFailure} where the log is of another episode, or of another run. `sealed`: it is as it was written, so
 * that what it says of its run is enough.
 */
function checkStart(
  events: readonly Event[],
  { record, key }: Pick<Expected, 'record' | 'key'>,
  seed: number,
  sealed: boolean,
): void {
  const start = startOf(events)
  if (start.episode !== idOf(seed) || start.seed !== seed)
    throw new LogFailure(`it is the log of ${start.episode}, seed ${start.seed}`)
  const wrong = (what: string): LogFailure => new LogFailure(`it is of another ${what}`)
  if (key !== undefined && start.run !== key) throw wrong('run')
  if (start.game !== record.game || start.version !== record.version) throw wrong('game, or version of it')
  if (key !== undefined && sealed) return
  if (!same(start.config, record.config)) throw wrong('config')
  if (!same(start.seats, record.seats)) throw wrong('lineup')
}
