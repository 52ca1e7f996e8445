/** A run as a folder of plain files: `plan.json` and `episodes/<id>.jsonl`, and what keeps many processes in order. */
import {
  appendFileSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { basename, join, relative } from 'node:path'
import type { Event, Seating } from '../../core/event.ts'
import type { Seat } from '../../core/game.ts'
import { hash, type Json } from '../../core/json.ts'
import { InvalidInput, LogFailure } from '../../core/errors.ts'
import type { EpisodeLimits } from '../../models/account.ts'
import { Leases } from '../../node/leases.ts'
import { readLog } from '../../node/log.ts'
import { makeFolder } from '../../node/make-folder.ts'
import { whyUnwritten } from '../../node/why-unwritten.ts'

/** Folders of episodes that belong to no run. */
export const LOOSE = ['forks', 'played', 'tables']

/** What `plan.json` holds: the run as it was resolved, defaults filled in. */
export interface RunRecord {
  /** The version of Roundtable that played it. */
  readonly software: string
  readonly game: string
  readonly version: number
  readonly config: Json
  readonly seats: Readonly<Record<Seat, Seating>>
  readonly tries: number
  /** Seconds for one decision. */
  readonly deadline?: number
  /** What one episode may take. */
  readonly limits?: EpisodeLimits
  /** Where the game was loaded from, where that is not built in. */
  readonly module?: string
  /** Fingerprints: of Roundtable itself, and of each game, agent and local model by the path it was named by. */
  readonly contents?: Readonly<Record<string, string>>
  readonly seeds: readonly number[]
}

/** A log that is not believed: it was moved beside the others, or is gone, and does not count. */
export interface SetAside {
  readonly episode: string
  readonly why: string
  /** Where it was moved to; absent where there was nothing left to move. */
  readonly path?: string
}

/** What brings a plan back. */
const MENDED = 'the command that played the run mends it'

/** Made once: one for each comparison takes thirty times as long. */
const { compare: inOrder } = new Intl.Collator('en', { numeric: true })

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

  /** What the run's models have been paid and may still be paid, by all processes, a JSON object a line. */
  get spendingPath(): string {
    return join(this.path, 'spending.jsonl')
  }

  /** The leases of this run, as one holder takes them; `close` it when nothing more is taken. */
  leases(): Leases {
    return new Leases(join(this.path, 'leases'))
  }

  /** The ids of all episodes that have a log, sorted. */
  episodes(): string[] {
    return [...this.logNames()].sort(inOrder)
  }

  /** The same in no order, which takes a fraction of the time. */
  logNames(): ReadonlySet<string> {
    const names = namesIn(join(this.path, 'episodes')).filter((name) => name.endsWith('.jsonl'))
    return new Set(names.map((name) => name.slice(0, -'.jsonl'.length)))
  }

  /** Whether the episode has a log; without an id, whether the run is there at all. */
  has(id?: string): boolean {
    try {
      // A link that leads nowhere, or to itself, is there all the same, and whoever reads it says what is wrong with it.
      return (
        lstatSync(id === undefined ? this.#planPath : this.episodePath(id), { throwIfNoEntry: false }) !== undefined
      )
    } catch {
      return false
    }
  }

  /** Whether a run was played here whose plan is gone. Folders of no run, such as that of played games, have none either. */
  lacksPlan(): boolean {
    const left = ['finished.jsonl', 'leases'].some((name) => existsSync(join(this.path, name)))
    return left && this.logNames().size > 0 && !LOOSE.includes(basename(this.path)) && !this.has()
  }

  /** The events of an episode. Throws `LogFailure` where the log cannot be read. */
  read(id: string): Event[] {
    return readLog(this.episodePath(id))
  }

  get #planPath(): string {
    return join(this.path, 'plan.json')
  }

  /** What was planned. Throws `InvalidInput` where there is no plan, or not the one that was written. */
  readPlan(): RunRecord {
    let record: Partial<RunRecord>
    try {
      // Reading a named pipe would wait for ever for somebody who writes, a device would never end.
      if (!statSync(this.#planPath).isFile()) throw new Error('it is no file')
      record = JSON.parse(readFileSync(this.#planPath, 'utf8')) as Partial<RunRecord>
    } catch (error) {
      const why = this.has() ? (error as Error).message : 'it is gone'
      throw new InvalidInput(
        this.has() || this.lacksPlan()
          ? `${this.#planPath} cannot be read (${why}); ${MENDED}`
          : `${this.path} is not a run: there is no ${this.#planPath}`,
      )
    }
    if (!isPlan(record))
      throw new InvalidInput(
        `${this.#planPath} is not the plan of a run: it names no game, seats and seeds; ${MENDED}, where there was one`,
      )
    const { check, ...planned } = record as RunRecord & { readonly check?: string }
    // Those of earlier versions bear none.
    if (check !== undefined && check !== hash(planned))
      throw new InvalidInput(`${this.#planPath} was changed after it was written; ${MENDED}`)
    // A seed that somebody wrote down twice is one episode.
    return { ...planned, seeds: [...new Set(planned.seeds)] }
  }

  /** Writes down what is planned. */
  writePlan(record: RunRecord): void {
    this.write('plan.json', JSON.stringify({ ...record, check: hash(record) }, null, 2) + '\n')
  }

  /** Writes a file of the run whole or not at all. */
  write(name: string, text: string): void {
    this.#writing(name, (path) => {
      const beside = `${path}.${randomUUID()}.new`
      writeFileSync(beside, text)
      renameSync(beside, path)
    })
  }

  /** Moves a log that is not believed beside the others, and remembers why. */
  setAside(episode: string, why: string): SetAside {
    const from = this.episodePath(episode)
    const to = this.#freeName(episode)
    this.#writing('set-aside', (folder) => {
      makeFolder(folder)
      renameSync(from, to)
    })
    const aside = { episode, why: this.#without(why, from), path: to }
    const line = JSON.stringify({ ...aside, path: relative(this.path, to), time: Date.now() })
    this.#writing('set-aside.jsonl', (path) => appendFileSync(path, `${line}\n`))
    return aside
  }

  /** Moves a part of the folder out of the way that is not what it should be, such as a file where `leases/` belongs. */
  moveAway(part: string, why: string): SetAside {
    const from = join(this.path, part)
    let n = 1
    while (lstatSync(`${from}.${n}.set-aside`, { throwIfNoEntry: false })) n++
    const path = `${from}.${n}.set-aside`
    this.#writing(part, () => renameSync(from, path))
    return { episode: part, why, path }
  }

  /** Everything that was ever set aside. */
  allSetAside(): SetAside[] {
    return linesIn(join(this.path, 'set-aside.jsonl')).flatMap((line): SetAside[] => {
      try {
        const { episode, why, path: to } = JSON.parse(line) as Required<SetAside>
        return [{ episode, why, path: join(this.path, to) }]
      } catch {
        return []
      }
    })
  }

  #freeName(episode: string): string {
    for (let n = 1; ; n++) {
      const path = join(this.path, 'set-aside', `${episode}.${n}.jsonl`)
      if (!existsSync(path)) return path
    }
  }

  /** Errors begin with the path of the log, which is named already. */
  #without(why: string, path: string): string {
    return why.startsWith(`${path}: `) ? why.slice(path.length + 2) : why.replace(`${path}, `, '')
  }

  #writing(name: string, write: (path: string) => void): void {
    const path = join(this.path, name)
    try {
      makeFolder(this.path)
      write(path)
    } catch (error) {
      if (LogFailure.isInstance(error)) throw error
      throw new LogFailure(`cannot write ${path}: ${whyUnwritten(error as NodeJS.ErrnoException)}`, { cause: error })
    }
  }
}

/** Whether it names its game, who sits where, and what seeds are played: all that is built on without a second look. */
function isPlan(record: Partial<RunRecord> | null): record is RunRecord {
  if (typeof record?.game !== 'string' || !isRecord(record.seats) || !isRecord(record.contents ?? {})) return false
  return (
    Object.values(record.seats).every((seat) => typeof (seat as Partial<Seating> | null)?.agent === 'string') &&
    Array.isArray(record.seeds) &&
    record.seeds.every(Number.isSafeInteger)
  )
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What lies in a folder; nothing where there is none. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The lines of a file; none where there is none. */
function linesIn(path: string): string[] {
  try {
    return statSync(path).isFile() ? readFileSync(path, 'utf8').split('\n') : []
  } catch {
    return []
  }
}
