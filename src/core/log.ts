/** Where an episode's events are kept: appended, flushed before anything depends on them, and never changed. */
import { closeSync, fdatasync, ftruncateSync, mkdirSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Event } from './event.ts'

export interface Log {
  /** What was already there when it was opened. */
  readonly events: readonly Event[]
  append(event: Event): void
  close(): void
}

/** A log that cannot be written or read. The message names the file and, where there is one, the line. */
export class LogFailure extends Error {
  override name = 'LogFailure'
}

/** A log in memory. */
export function memoryLog(events: readonly Event[] = []): Log & { readonly all: Event[] } {
  const all = [...events]
  return { events, all, append: (event) => void all.push(event), close: () => {} }
}

/** Reads an episode's log. A last line cut short by a crash is left out; any other unreadable line is an error. */
export function readLog(path: string): Event[] {
  return parseLog(readFileSync(path, 'utf8'), path).events
}

/** Opens a log file for going on, creating it where it is absent; a torn last line is cut off. */
export function fileLog(path: string): Log {
  try {
    mkdirSync(dirname(path), { recursive: true })
    const text = statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : ''
    const { events, bytes } = parseLog(text, path)
    const file = openSync(path, 'a')
    if (bytes < Buffer.byteLength(text)) ftruncateSync(file, bytes)
    const open = new LogFile(file, path)
    return { events, append: (event) => open.append(event), close: () => open.close() }
  } catch (error) {
    throw asLogFailure(error, path)
  }
}

function parseLog(text: string, path: string): { events: Event[]; bytes: number } {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const events = whole
    .split('\n')
    .slice(0, -1)
    .map((line, i) => {
      try {
        const event = JSON.parse(line) as Event
        if (typeof event?.type !== 'string' || event.n !== i + 1) throw new Error(`expected event ${i + 1}`)
        return event
      } catch (error) {
        throw new LogFailure(`${path}, line ${i + 1}: not an event (${(error as Error).message})`)
      }
    })
  return { events, bytes: Buffer.byteLength(whole) }
}

/** What must survive even the machine's fall: an answer that was paid for, and the end. */
const PRECIOUS: ReadonlySet<Event['type']> = new Set(['answered', 'ended'])

/**
 * An open file. Every event is handed to the operating system before `append` returns, so nothing is lost when this
 * process is killed; what is precious is also pressed onto the disk, in the background, since that takes milliseconds.
 */
class LogFile {
  readonly #file: number
  readonly #path: string
  #syncing = false
  #again = false
  #closed = false

  constructor(file: number, path: string) {
    this.#file = file
    this.#path = path
  }

  append(event: Event): void {
    try {
      let rest = Buffer.from(JSON.stringify(event) + '\n')
      while (rest.length > 0) rest = rest.subarray(writeSync(this.#file, rest))
    } catch (error) {
      throw asLogFailure(error, this.#path)
    }
    if (PRECIOUS.has(event.type)) this.#sync()
  }

  close(): void {
    this.#closed = true
    if (!this.#syncing) closeSync(this.#file)
  }

  #sync(): void {
    this.#again = this.#syncing
    if (this.#syncing) return
    this.#syncing = true
    fdatasync(this.#file, () => {
      this.#syncing = false
      if (this.#again) this.#sync()
      else if (this.#closed) closeSync(this.#file)
    })
  }
}

function asLogFailure(error: unknown, path: string): LogFailure {
  if (error instanceof LogFailure) return error
  const { code, message } = error as NodeJS.ErrnoException
  const why = code === 'ENOSPC' ? 'the disk is full; free some space and run the same command again' : message
  return new LogFailure(`${path}: cannot write the log: ${why}`, { cause: error })
}
