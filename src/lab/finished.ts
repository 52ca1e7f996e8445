/**
 * Which episodes of a run were finished, and by what digest: a log that is gone, cut short or exchanged since can be told
 * from one that never ended. Any number of processes append to it.
 */
import { appendFileSync, closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'

interface Line {
  readonly episode: string
  /** Absent: believed no more. */
  readonly digest?: string
}

export class Finished {
  readonly #path: string
  readonly #digests = new Map<string, string>()
  #read = 0

  /** `folder`: that of the run. */
  constructor(folder: string) {
    this.#path = join(folder, 'finished.jsonl')
  }

  /** The digest that the episode's log ended with, by whatever process. */
  digest(episode: string): string | undefined {
    return this.#digests.get(episode)
  }

  remember(episode: string, digest: string): void {
    if (this.#digests.get(episode) !== digest) this.#append({ episode, digest })
  }

  forget(episode: string): void {
    if (this.#digests.has(episode)) this.#append({ episode })
  }

  /** Reads what has been added since the last time. */
  refresh(): this {
    let file: number
    try {
      file = openSync(this.#path, 'r')
    } catch {
      // Nothing has been finished, or nobody wrote it down.
      return this
    }
    try {
      const { size } = fstatSync(file)
      if (size < this.#read) this.#forgetAll()
      const added = Buffer.alloc(size - this.#read)
      const bytes = readSync(file, added, 0, added.length, this.#read)
      const whole = added.subarray(0, bytes).lastIndexOf('\n') + 1
      this.#read += whole
      for (const line of added.toString('utf8', 0, whole).split('\n')) this.#take(line)
    } finally {
      closeSync(file)
    }
    return this
  }

  #forgetAll(): void {
    this.#digests.clear()
    this.#read = 0
  }

  /** A line that cannot be read says nothing. */
  #take(line: string): void {
    if (line === '') return
    try {
      const { episode, digest } = JSON.parse(line) as Partial<Line>
      if (typeof episode !== 'string') return
      if (typeof digest === 'string') this.#digests.set(episode, digest)
      else this.#digests.delete(episode)
    } catch {
      // Cut short by a crash, or by somebody.
    }
  }

  /** It only helps to notice damage: where it cannot be written, the log itself still tells how its episode ended. */
  #append(line: Line): void {
    this.#take(JSON.stringify(line))
    try {
      appendFileSync(this.#path, `${JSON.stringify(line)}\n`)
    } catch {
      // As on media that can only be read.
    }
  }
}
