/** Checks a run's logs: that each is as it was written, is of this run, and that its game comes to what it says. */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { Diverged, InvalidInput } from '../../core/errors.ts'
import type { EventOf } from '../../core/event.ts'
import type { Game } from '../../core/game.ts'
import { messageOf } from '../../core/boundary.ts'
import { startOf } from '../../core/replay.ts'
import { readBytes } from '../../node/log.ts'
import { parseLog } from '../../node/parse-log.ts'
import { contentOfSoftware } from '../own-code/content.ts'
import { faultIn } from '../logs/fault-in-log.ts'
import { findGame } from '../own-code/find-game.ts'
import { gameOfLog } from './own-games.ts'
import { Finished } from '../logs/finished.ts'
import { idOf, lookAtLog, seedOf } from '../logs/look-at-log.ts'
import { keyOf } from '../running/read-run.ts'
import type { SetAside } from '../running/run-result.ts'
import { RunFolder, type RunRecord } from '../logs/store.ts'

/** What a verification found. */
export interface Verified {
  readonly run: string
  /** Episodes of the plan. */
  readonly episodes: number
  /** Logs that are over, as they were written, and come to what they say. */
  readonly sound: number
  /** Of these, how many are older than digests, so that only their replay speaks for them. */
  readonly withoutDigest: number
  /** Begun, and not over: what is there replays. */
  readonly unfinished: number
  /** No log at all. */
  readonly missing: number
  readonly wrong: readonly SetAside[]
  /** What was set aside before. */
  readonly setAside: readonly SetAside[]
  /** What else lies among the logs. */
  readonly strangers: readonly string[]
  /** Whether this is the Roundtable that played it. */
  readonly sameSoftware: boolean
}

/** Replays every log of a run. Nothing is changed. Throws `InvalidInput` where there is no run, or its game cannot be found. */
export async function verifyRun(path: string): Promise<Verified> {
  const folder = new RunFolder(path)
  const { record, key, fault } = planOf(folder)
  const game = await gameOf(record)
  const finished = new Finished(path).refresh()
  const expected = { folder, record, ...(key !== undefined && { key }), finished }
  const count = { sound: 0, withoutDigest: 0, unfinished: 0, missing: 0 }
  const wrong: SetAside[] = fault === undefined ? [] : [{ episode: 'plan.json', why: fault }]
  for (const seed of record.seeds) {
    const looked = lookAtLog(expected, seed)
    const id = idOf(seed)
    if (looked.type === 'absent') count.missing++
    else if (looked.type === 'damaged') wrong.push({ episode: id, why: looked.why })
    else {
      const log = folder.episodePath(id)
      const why = faultIn(parseLog(readBytes(log), log).events, game)
      if (why !== undefined) wrong.push({ episode: id, why })
      else if (looked.type === 'open') count.unfinished++
      else {
        count.sound++
        if (looked.digest === undefined) count.withoutDigest++
      }
    }
    await setImmediate()
  }
  return {
    run: path,
    episodes: record.seeds.length,
    ...count,
    wrong,
    setAside: folder.allSetAside(),
    strangers: strangersIn(folder, record),
    sameSoftware: fault !== undefined || record.contents?.['roundtable'] === contentOfSoftware(),
  }
}

interface Planned {
  readonly record: RunRecord
  readonly key?: string
  /** What is wrong with the plan: then the others are what its logs tell. */
  readonly fault?: string
}

/** What was planned. Where that cannot be read, the run is the one that most of its logs say they are of. */
function planOf(folder: RunFolder): Planned {
  try {
    const record = folder.readPlan()
    return { record, ...keyOf(record) }
  } catch (error) {
    const planned = InvalidInput.isInstance(error) ? planFromLogs(folder) : undefined
    if (!planned) throw error
    return { ...planned, fault: messageOf(error) }
  }
}

function planFromLogs(folder: RunFolder): Planned | undefined {
  const runs = new Map<string, EventOf<'started'>[]>()
  for (const id of folder.episodes()) {
    try {
      const start = startOf(folder.read(id))
      if (start.run !== undefined) runs.set(start.run, [...(runs.get(start.run) ?? []), start])
    } catch {
      // What is wrong with it is said when it is looked at.
    }
  }
  const [most] = [...runs].toSorted(([, a], [, b]) => b.length - a.length)
  if (!most) return undefined
  const [key, starts] = most
  const { game, version, config, seats } = starts[0]!
  const seeds = [...new Set(folder.episodes().flatMap((id) => seedOf(id) ?? []))]
  return { key, record: { software: '', game, version, config, seats, tries: 1, seeds } }
}

/** Checks the log of one episode, of whatever origin; `module`: of its game, where its folder does not tell. Throws `LogFailure` where it is damaged, `Diverged` where it does not replay. */
export async function verifyLog(
  path: string,
  module?: string,
): Promise<{ readonly events: number; readonly sealed: boolean }> {
  const { events, digest } = parseLog(readBytes(path), path)
  const why = faultIn(events, await gameOfLog(path, events, module))
  if (why !== undefined) throw new Diverged(`${path}: ${why}`)
  return { events: events.length, sealed: digest !== undefined }
}

async function gameOf(record: RunRecord): Promise<Game> {
  try {
    return await findGame(record.module ?? record.game)
  } catch (error) {
    throw new InvalidInput(`the game of this run cannot be replayed: ${messageOf(error)}`, { cause: error })
  }
}

/** Files among the logs that no seed of the plan stands for. */
function strangersIn({ path }: RunFolder, { seeds }: RunRecord): string[] {
  const folder = join(path, 'episodes')
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  const known = new Set(seeds.map((seed) => `${idOf(seed)}.jsonl`))
  return readdirSync(folder).filter((name) => !known.has(name))
}
