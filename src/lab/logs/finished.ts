/**
 * Which episodes of a run were finished, and by what digest: a log that is gone, cut short or exchanged since can be told
 * from one that never ended. What each came to stands beside it, so that a log which nobody has touched since need not be
 * read again. Any number of processes append to it.
 */
import { appendFileSync, closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from '../../core/json.ts'
import type { Row } from './measure.ts'

/** What an episode came to, and of which run it is. */
export interface Result {
  /** The run's identity. */
  readonly run: string
  readonly row: Row
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number
}

interface Line {
  readonly episode: string
  /** Absent: believed no more. */
  readonly digest?: string
  readonly result?: Result
  /** The log's file as it was left: any change of it shows here. */
  readonly marks?: string
  /** Over all of the above: a line that somebody edited says nothing of a result. */
  readonly check?: string
}

/** Bytes that are read at once: a file that something has filled with gigabytes must not fill the memory. */
const PART = 1 << 24

export class Finished {
  readonly #path: string
  readonly #lines = new Map<string, Line & { readonly digest: string }>()
  #read = 0

  /** `folder`: that of the run. */
  constructor(folder: string) {
    this.#path = join(folder, 'finished.jsonl')
  }

  /** The digest that the episode's log ended with, by whatever process. */
  digest(episode: string): string | undefined {
    return this.#lines.get(episode)?.digest
  }

  /** What the episode of that run came to, where its log lies there as it was left; else undefined. */
  result(episode: string, run: string, log: string): (Result & { readonly digest: string }) | undefined {
    const line = this.#lines.get(episode)
    if (line?.result?.run !== run || line.marks === undefined || line.marks !== marksOf(log)) return undefined
    const { check, ...said } = line
    return check === checkOf(said) ? { ...line.result, digest: line.digest } : undefined
  }

  /** `log`: where it lies, whole and closed to all changes. */
  remember(episode: string, digest: string, result: Result, log: string): void {
    if (this.digest(episode) === digest) return
    const marks = marksOf(log)
    const line = { episode, digest, result, ...(marks !== undefined && { marks }) }
    this.#append({ ...line, check: checkOf(line) })
  }

  forget(episode: string): void {
    if (this.#lines.has(episode)) this.#append({ episode })
  }

  /** Reads what has been added since the last time. */
  refresh(): this {
    // Nothing has been finished, or nobody could write it down.
    if (!isFile(this.#path)) return this
    const file = openSync(this.#path, 'r')
    try {
      const { size } = fstatSync(file)
      if (size < this.#read) this.#forgetAll()
      while (this.#read < size) {
        const added = Buffer.allocUnsafe(Math.min(size - this.#read, PART))
        const bytes = readSync(file, added, 0, added.length, this.#read)
        const whole = added.subarray(0, bytes).lastIndexOf('\n') + 1
        // Somebody is still writing the last line; one that is longer than a part is none of ours.
        if (whole === 0 && bytes < PART) break
        this.#read += whole || bytes
        for (const line of added.toString('utf8', 0, whole).split('\n')) this.#take(line)
      }
    } finally {
      closeSync(file)
    }
    return this
  }

  #forgetAll(): void {
    this.#lines.clear()
    this.#read = 0
  }

  /** A line that cannot be read says nothing. */
  #take(line: string): void {
    if (line === '') return
    try {
      const said = JSON.parse(line) as Partial<Line>
      const { episode, digest } = said
      if (typeof episode !== 'string') return
      if (typeof digest === 'string') this.#lines.set(episode, { ...said, episode, digest })
      else this.#lines.delete(episode)
    } catch {
      // Cut short by a crash, or by somebody.
    }
  }

  /** It only helps to notice damage: where it cannot be written, the log itself still tells how its episode ended. */
  #append(line: Line): void {
    this.#take(JSON.stringify(line))
    if (isFile(this.#path) === false) return
    try {
      appendFileSync(this.#path, `${JSON.stringify(line)}\n`)
    } catch {
      // As on media that can only be read.
    }
  }
}

/** Undefined where there is nothing; false: a folder, a pipe that nobody may ever write to, a link that leads nowhere. */
function isFile(path: string): boolean | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile()
  } catch {
    return false
  }
}

/**
 * What changes whenever a file is written, exchanged, renamed or copied: the time of the last change of its entry cannot be
 * set by programs. Undefined where it is not to be had.
 */
function marksOf(path: string): string | undefined {
  try {
    const { ino, size, ctimeNs } = statSync(path, { bigint: true })
    return `${ino} ${size} ${ctimeNs}`
  } catch {
    return undefined
  }
}

const checkOf = (line: Omit<Line, 'check'>): string => hash(line)
