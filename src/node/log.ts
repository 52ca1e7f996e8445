/** An episode's events in a file: appended, flushed before anything depends on them, and never changed. */
import { closeSync, fdatasync, fstatSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { LogFailure } from '../core/errors.ts'
import type { Event } from '../core/event.ts'
import { readEvent } from '../core/event-schema.ts'
import type { Log } from '../core/log.ts'
import { migration } from '../core/migrate.ts'
import { makeFolder } from './make-folder.ts'

/** Reads an episode's log. A last line cut short by a crash is left out; any other unreadable line is an error. */
export function readLog(path: string): Event[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new LogFailure(`there is no log at ${path} (${(error as NodeJS.ErrnoException).code})`, { cause: error })
  }
  return parseLog(text, path).events
}

/**
 * Opens a log file for going on, creating it where it is absent; a torn last line is cut off.
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
export function fileLog(path: string): Log {
  try {
    const file = openToAppend(path)
    const text = readWhole(file)
    const { events, bytes } = parseLog(text, path)
    if (bytes < Buffer.byteLength(text)) ftruncateSync(file, bytes)
    const open = new LogFile(file, path)
    return {
      events,
      append: (event) => open.append(event),
      flush: async () => open.flush(),
      close: () => open.close(),
    }
  } catch (error) {
    throw asLogFailure(error, path)
  }
}

function openToAppend(path: string): number {
  try {
    return openSync(path, 'a+')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    makeFolder(dirname(path))
    return openSync(path, 'a+')
  }
}

function readWhole(file: number): string {
  const found = fstatSync(file)
  return found.isFile() && found.size > 0 ? readFileSync(file, 'utf8') : ''
}

function parseLog(text: string, path: string): { events: Event[]; bytes: number } {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  let migrate: ReturnType<typeof migration> | undefined
  const events = whole
    .split('\n')
    .slice(0, -1)
    .map((line, i) => {
      try {
        const data = JSON.parse(line) as Record<string, unknown>
        const event = readEvent((migrate ??= migration(data))(data))
        if (event.n !== i + 1) throw new Error(`expected event ${i + 1}, not ${event.n}`)
        return event
      } catch (error) {
        if (LogFailure.isInstance(error)) throw new LogFailure(`${path}: ${error.message}`)
        throw new LogFailure(
          `${path}, line ${i + 1}: not an event (${(error as Error).message}); move the file away to play the episode anew`,
        )
      }
    })
  return { events, bytes: Buffer.byteLength(whole) }
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
  #waiting = ''
  #failure: LogFailure | undefined

  constructor(file: number, path: string) {
    this.#file = file
    this.#path = path
  }

  append(event: Event): void {
    if (this.#failure) throw this.#failure
    if (this.#waiting === '') setImmediate(() => this.#flushLater())
    this.#waiting += JSON.stringify(event) + '\n'
    if (FLUSHED_AT_ONCE.has(event.type)) this.#flush()
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

  /** Hands what was appended to the operating system. Throws {@link LogFailure}. */
  flush(): void {
    if (this.#failure) throw this.#failure
    this.#flush()
  }

  #flush(): void {
    let rest = Buffer.from(this.#waiting)
    this.#waiting = ''
    if (rest.length === 0) return
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(this.#file, rest))
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
  setTimeout(fsyncNext, 1000).unref()
}

function fsyncNext(): void {
  const [next] = dirty
  if (!next) return void (syncing = false)
  const [file, then] = next
  dirty.delete(file)
  fdatasync(file, () => {
    then?.()
    fsyncNext()
  })
}

function asLogFailure(error: unknown, path: string): LogFailure {
  if (LogFailure.isInstance(error)) return error
  const { code, message } = error as NodeJS.ErrnoException
  const why = code === 'ENOSPC' ? 'the disk is full; free some space and run the same command again' : message
  return new LogFailure(`${path}: cannot write the log: ${why}`, { cause: error })
}
