/** An episode's events in a file: appended, flushed before anything depends on them, and never changed. */
import { createHash, randomUUID, type Hash } from 'node:crypto'
import {
  closeSync,
  fdatasync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { LogFailure } from '../core/errors.ts'
import type { Event } from '../core/event.ts'
import type { Log } from '../core/log.ts'
import type { Lease } from './leases.ts'
import { makeFolder } from './make-folder.ts'
import { parseLog } from './parse-log.ts'
import { whyUnwritten } from './why-unwritten.ts'

/** Reads an episode's log. A last line cut short by a crash is left out; whatever else is amiss is an error. */
export const readLog = (path: string): Event[] => parseLog(readBytes(path), path).events

/** The file as it is. Throws {@link LogFailure} where there is none. */
export function readBytes(path: string): Buffer {
  try {
    // Reading a named pipe would wait for ever for somebody who writes.
    if (!statSync(path).isFile()) throw new LogFailure(`${path} is no file`)
    return readFileSync(path)
  } catch (error) {
    if (LogFailure.isInstance(error)) throw error
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? `there is no log at ${path}` : `${path}: the log cannot be read`
    throw new LogFailure(`${why} (${code})`, { cause: error })
  }
}

/** Whether the last line of a log was cut short by a crash: it is left out by whoever reads, and cut off by who resumes. */
export function isCutShort(path: string): boolean {
  const bytes = readBytes(path)
  return bytes.length > 0 && bytes.at(-1) !== NEWLINE
}

const NEWLINE = 10

/** A log in a file. */
export interface FileLog extends Log {
  /** Of all that is there, once an end has been written. */
  digest(): string | undefined
  /** Whether what was written is still where it was: not deleted, not taken over by another process. */
  isInPlace(): boolean
  /** Whether the file is as long as what was written: nobody else has written into it, or cut it short. */
  isWhole(): boolean
}

/**
 * Opens a log file for going on, creating it where it is absent; a torn last line is cut off. With a lease nothing is
 * written once that is lost.
 *
 * What is there already is copied into a file of its own first, which then takes its place: a process that has written
 * here before, and was only suspended, wakes up with a file that nobody reads.
 *
 * @example
 * ```ts
 * import { play, validate, type Agent } from 'roundtable'
 * import game from 'roundtable/games/theory-of-mind'
 * import { fileLog, readLog } from 'roundtable/node'
 *
 * const guess: Agent = { act: (observation, turn) => ({ action: game.sample(observation, turn.random) }) }
 * const log = fileLog('question.jsonl') // an episode that was cut off goes on from here
 * await play({ game, config: validate(game.config, {}, 'config'), seed: 1, seats: { player: { name: 'guess', agent: guess } }, log })
 * log.close()
 * console.log(readLog('question.jsonl').map(({ type }) => type)) // [ 'started', 'acted', 'ended' ]
 * ```
 */
export function fileLog(path: string, lease?: Pick<Lease, 'check'>): FileLog {
  try {
    const past = readPast(path)
    const { events, bytes } = parseLog(past, path)
    const text = past.subarray(0, bytes)
    const open = new LogFile(past.length > 0 ? replace(path, text) : create(path), path, text, lease)
    return {
      events,
      append: (event) => open.append(event),
      flush: async () => open.flush(),
      close: () => open.close(),
      digest: () => open.sealed,
      isInPlace: () => open.isInPlace(),
      isWhole: () => open.isWhole(),
    }
  } catch (error) {
    throw asLogFailure(error, path)
  }
}

function readPast(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && (found.isDirectory() || (found.isFile() && found.size > 0)) ? readFileSync(path) : Buffer.alloc(0)
}

function create(path: string): number {
  try {
    return openSync(path, 'a')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    makeFolder(dirname(path))
    return openSync(path, 'a')
  }
}

/** A new file with this text, in the place of the old one. */
function replace(path: string, text: Buffer): number {
  const beside = `${path}.${randomUUID()}.new`
  const file = openSync(beside, 'ax')
  try {
    writeWhole(file, text)
    fsyncSync(file)
    renameSync(beside, path)
    return file
  } catch (error) {
    closeSync(file)
    rmSync(beside, { force: true })
    throw error
  }
}

function writeWhole(file: number, text: Buffer): void {
  for (let rest = text; rest.length > 0;) rest = rest.subarray(writeSync(file, rest))
}

/**
 * Once one of these is appended, something outside depends on the log: a model is asked, a person or a tool has answered,
 * the caller is told the end.
 */
const FLUSHED_AT_ONCE: ReadonlySet<Event['type']> = new Set(['called', 'used', 'ended'])

/**
 * An open file. What is appended is handed to the operating system before the next question to a model leaves this
 * process, at the latest when its present work is done: nothing that anybody depends on is lost when it is killed. The
 * disk follows within a second or so, in the background, for the case that the whole machine falls.
 */
class LogFile {
  readonly #file: number
  readonly #path: string
  readonly #lease: Pick<Lease, 'check'> | undefined
  /** Of all that was handed on. */
  readonly #digest: Hash
  /** In bytes. */
  #length: number
  #waiting = ''
  #failure: LogFailure | undefined
  /** The digest of the last end. */
  sealed: string | undefined

  constructor(file: number, path: string, past: Buffer, lease: Pick<Lease, 'check'> | undefined) {
    this.#file = file
    this.#path = path
    this.#lease = lease
    this.#digest = createHash('sha256').update(past)
    this.#length = past.length
  }

  append(event: Event): void {
    if (this.#failure) throw this.#failure
    if (this.#waiting === '') setImmediate(() => this.#flushLater())
    this.#waiting += (event.type === 'ended' ? this.#seal(event) : JSON.stringify(event)) + '\n'
    if (FLUSHED_AT_ONCE.has(event.type)) this.#flush()
  }

  /** The line of an end, with the digest of all lines up to it and of itself without the digest. */
  #seal(event: Event): string {
    const line = JSON.stringify(event)
    const digest = this.#digest.copy().update(this.#waiting).update(line).digest('hex')
    this.sealed = digest
    return `${line.slice(0, -1)},"digest":"${digest}"}`
  }

  close(): void {
    try {
      this.#flush()
    } finally {
      if (dirty.size < MAX_OPEN) fsyncSoon(this.#file, () => closeSync(this.#file))
      else {
        dirty.delete(this.#file)
        closeSync(this.#file)
      }
    }
  }

  isInPlace(): boolean {
    const there = statSync(this.#path, { throwIfNoEntry: false })
    const own = fstatSync(this.#file)
    return there !== undefined && there.ino === own.ino && there.dev === own.dev
  }

  isWhole(): boolean {
    return fstatSync(this.#file).size === this.#length
  }

  /** Hands what was appended to the operating system. Throws {@link LogFailure}. */
  flush(): void {
    if (this.#failure) throw this.#failure
    this.#flush()
  }

  #flush(): void {
    const text = Buffer.from(this.#waiting)
    this.#waiting = ''
    if (text.length === 0) return
    try {
      this.#lease?.check()
      writeWhole(this.#file, text)
      this.#digest.update(text)
      this.#length += text.length
    } catch (error) {
      throw (this.#failure = asLogFailure(error, this.#path))
    }
    fsyncSoon(this.#file)
  }

  /** A failure is kept for the next `append`: here nobody would hear of it. */
  #flushLater(): void {
    try {
      this.#flush()
    } catch {
      // Kept by #flush.
    }
  }
}

/** Files with something new, and what is to be done once it is on the disk. */
const dirty = new Map<number, (() => void) | undefined>()
let syncing = false

/** Files kept open for the disk's sake; beyond that the operating system is left to do it in its own time. */
const MAX_OPEN = 200

/** Flushes a file to the disk (fsync) in a while, one file after another: this can block for milliseconds. */
function fsyncSoon(file: number, then?: () => void): void {
  dirty.set(file, then)
  if (syncing) return
  syncing = true
  setTimeout(() => void fsyncDirty(), 1000).unref()
}

/** What is written to meanwhile waits a second again: hundreds of open logs would else keep the disk busy without end. */
async function fsyncDirty(): Promise<void> {
  for (const file of [...dirty.keys()]) {
    const then = dirty.get(file)
    // Beyond the most that are kept open it was closed meanwhile.
    if (!dirty.delete(file)) continue
    await new Promise<void>((resolve) => fdatasync(file, () => resolve()))
    then?.()
  }
  syncing = false
  const [more] = dirty
  if (more) fsyncSoon(...more)
}

function asLogFailure(error: unknown, path: string): LogFailure {
  if (LogFailure.isInstance(error)) return error
  return new LogFailure(`${path}: cannot write the log: ${whyUnwritten(error as NodeJS.ErrnoException)}`, {
    cause: error,
  })
}
