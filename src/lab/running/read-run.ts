/** Reads what a run has come to, without playing, asking or writing anything. */
import { setImmediate } from 'node:timers/promises'
import { Finished } from '../logs/finished.ts'
import { identify } from '../plans/identity.ts'
import { glanceAtLog, idOf, type Expected } from '../logs/look-at-log.ts'
import type { Row } from '../logs/measure.ts'
import type { Earlier, RunResult, SetAside } from './run-result.ts'
import { RunFolder } from '../logs/store.ts'

/** What a run folder tells by itself: game and agents need not be there, or may be others by now. */
export type ReadRun = Pick<RunResult, 'folder' | 'record' | 'rows' | 'now' | 'earlier' | 'setAside' | 'missing'>

/** The run in that folder. Logs that are not believed are named and stay where they are. Throws `InvalidInput`. */
export async function readRun(path: string): Promise<ReadRun> {
  const folder = new RunFolder(path)
  const record = folder.readPlan()
  const finished = new Finished(path)
  const { rows, ended, damaged, unfinished } = await readState({ folder, record, ...keyOf(record), finished })
  const known = new Map([...unfinished, ...rows])
  return {
    folder,
    record,
    rows: record.seeds.flatMap((seed) => known.get(seed) ?? []),
    now: 0,
    ...(ended.size > 0 && { earlier: earlierOf(ended) }),
    setAside: [...folder.allSetAside(), ...damaged],
    missing: record.seeds.filter((seed) => !known.has(seed)),
  }
}

/** Logs tell their run since its identity is by content. */
export const keyOf = (record: Expected['record']): { key?: string } =>
  record.contents === undefined ? {} : { key: identify(record) }

export interface State {
  /** The finished episodes by seed, and when each ended. */
  readonly rows: Map<number, Row>
  readonly ended: ReadonlyMap<number, number>
  /** Those that failed or were cancelled. */
  readonly unfinished: ReadonlyMap<number, Row>
  readonly damaged: readonly SetAside[]
}

/** Looks at every log of the run that its seeds name. */
export async function readState(expected: Expected): Promise<State> {
  const rows = new Map<number, Row>()
  const ended = new Map<number, number>()
  const unfinished = new Map<number, Row>()
  const damaged: SetAside[] = []
  const { folder, finished, record } = expected
  finished.refresh()
  // Of a new run nothing is there: one look tells that of all episodes.
  const there = folder.logNames()
  for (const [i, seed] of record.seeds.entries()) {
    const id = idOf(seed)
    if (!there.has(id) && finished.digest(id) === undefined) continue
    const looked = glanceAtLog(expected, seed)
    if (looked.type === 'finished') {
      rows.set(seed, looked.row)
      ended.set(seed, looked.ended)
    } else if (looked.type === 'damaged') damaged.push({ episode: id, why: looked.why })
    else if (looked.type === 'open' && looked.row) unfinished.set(seed, looked.row)
    // Interrupts are heard meanwhile.
    if (i % 100 === 99) await setImmediate()
  }
  return { rows, ended, unfinished, damaged }
}

/** How many were finished, and when the first and the last of them was. */
export function earlierOf(ended: ReadonlyMap<number, number>): Earlier {
  let [from, to] = [Infinity, -Infinity]
  for (const time of ended.values()) [from, to] = [Math.min(from, time), Math.max(to, time)]
  return { episodes: ended.size, from, to }
}
