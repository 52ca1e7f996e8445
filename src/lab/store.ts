/** A run as a folder of plain files: `plan.json` and `episodes/<id>.jsonl`. */
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Event, Seating } from '../core/event.ts'
import type { Seat } from '../core/game.ts'
import type { Json } from '../core/json.ts'
import { readLog } from '../node/log.ts'
import { makeFolder } from '../node/make-folder.ts'
import { InvalidInput, LogFailure } from '../core/errors.ts'

/** What `plan.json` holds: the run as it was resolved, defaults filled in. */
export interface RunRecord {
  /** The version of Roundtable that played it. */
  readonly software: string
  readonly game: string
  readonly version: number
  readonly config: Json
  readonly seats: Readonly<Record<Seat, Seating>>
  readonly tries: number
  readonly seeds: readonly number[]
}

/** The folder of a run: its plan and a log for each episode. */
export class RunFolder {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }

  /** Where the log of an episode is. */
  episodePath(id: string): string {
    return join(this.path, 'episodes', `${id}.jsonl`)
  }

  /** The ids of all episodes that have a log, sorted. */
  episodes(): string[] {
    const folder = join(this.path, 'episodes')
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((name) => name.endsWith('.jsonl'))
      .map((name) => name.slice(0, -'.jsonl'.length))
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  }

  /** Whether the episode has a log; without an id, whether the run is there at all. */
  has(id?: string): boolean {
    return existsSync(id === undefined ? join(this.path, 'plan.json') : this.episodePath(id))
  }

  /** The events of an episode. Throws `LogFailure` where the log cannot be read. */
  read(id: string): Event[] {
    return readLog(this.episodePath(id))
  }

  /** What was planned. Throws `InvalidInput` where there is no plan. */
  readPlan(): RunRecord {
    const path = join(this.path, 'plan.json')
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as RunRecord
    } catch (error) {
      throw new InvalidInput(`${this.path} is not a run: cannot read ${path} (${(error as Error).message})`)
    }
  }

  /** Writes down what is planned. */
  writePlan(record: RunRecord): void {
    this.write('plan.json', JSON.stringify(record, null, 2) + '\n')
  }

  /** Writes a file of the run whole or not at all. */
  write(name: string, text: string): void {
    const path = join(this.path, name)
    try {
      makeFolder(this.path)
      writeFileSync(`${path}.new`, text)
      renameSync(`${path}.new`, path)
    } catch (error) {
      throw new LogFailure(`cannot write ${path}: ${(error as Error).message}`, { cause: error })
    }
  }

  /** Keeps other processes out of the run; returns what lets them in again. */
  lock(): () => void {
    const path = join(this.path, 'lock')
    for (;;) {
      try {
        makeFolder(this.path)
        writeFileSync(path, String(process.pid), { flag: 'wx' })
        return () => rmSync(path, { force: true })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
          throw new LogFailure(`cannot write ${path}: ${(error as Error).message}`, { cause: error })
        const holder = Number(readFileSync(path, 'utf8'))
        if (holder && isAlive(holder))
          throw new InvalidInput(`process ${holder} is already working on ${this.path}; wait for it or stop it`)
        rmSync(path, { force: true })
      }
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
