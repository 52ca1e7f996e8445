/**
 * A file of JSON lines that any number of processes append to. Nobody locks it: the file system puts whole lines one after
 * another, every process reads all of them in that one order, and what they come to follows from the order alone.
 */
import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import { LogFailure } from '../core/errors.ts'
import type { Json } from '../core/json.ts'
import { makeFolder } from './make-folder.ts'
import { whyUnwritten } from './why-unwritten.ts'

export interface SharedLines {
  /** Whether other processes may append too. */
  readonly shared: boolean
  /** Appends lines, one after another; `read` tells them with whatever came before them. Throws `LogFailure`. */
  append(...lines: readonly Json[]): void
  /** The lines that have come since the last look, in their order. Throws `LogFailure`. */
  read(): Json[]
  close(): void
}

/** Lines that only this process knows. */
export function memoryLines(): SharedLines {
  let fresh: Json[] = []
  return {
    shared: false,
    append: (...lines) => void fresh.push(...lines),
    read() {
      const lines = fresh
      fresh = []
      return lines
    },
    close() {},
  }
}

/** Lines in a file, which is made with the first of them. What is no line (half of one, damage) is passed over. */
export const fileLines = (path: string): SharedLines => new FileLines(path)

class FileLines implements SharedLines {
  readonly shared = true
  readonly #path: string
  #file: number | undefined
  /** How far the file has been read; what follows the last line break is kept. */
  #position = 0
  #rest = Buffer.alloc(0)
  /** What was appended since the last look: where nobody else wrote, the file need not be read. */
  #own: Json[] = []
  #ownLength = 0

  constructor(path: string) {
    this.#path = path
  }

  append(...lines: readonly Json[]): void {
    try {
      const file = this.#open(true)!
      const bytes = Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      if (writeSync(file, bytes) < bytes.length) {
        // A line break ends the half, so that it spoils nobody's line.
        writeSync(file, '\n')
        throw Object.assign(new Error('the disk is full'), { code: 'ENOSPC' })
      }
      this.#own.push(...lines)
      this.#ownLength += bytes.length
    } catch (error) {
      throw this.#failure('written', error)
    }
  }

  read(): Json[] {
    try {
      const file = this.#open(false)
      if (file === undefined) return []
      const { size, nlink } = fstatSync(file)
      const own = this.#own
      if (nlink === 0) {
        // Somebody deleted it: what comes now goes into a new one.
        this.close()
        this.#position = 0
        this.#rest = Buffer.alloc(0)
        this.#own = []
        this.#ownLength = 0
        return own
      }
      const onlyOwn = this.#rest.length === 0 && size === this.#position + this.#ownLength
      this.#own = []
      this.#ownLength = 0
      if (!onlyOwn) return this.#readTo(file, size)
      this.#position = size
      return own
    } catch (error) {
      throw this.#failure('read', error)
    }
  }

  close(): void {
    if (this.#file !== undefined) closeSync(this.#file)
    this.#file = undefined
  }

  #open(create: boolean): number | undefined {
    if (this.#file !== undefined) return this.#file
    try {
      this.#file = openSync(this.#path, create ? 'a+' : constants.O_RDWR | constants.O_APPEND)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      if (!create) return undefined
      makeFolder(dirname(this.#path))
      this.#file = openSync(this.#path, 'a+')
    }
    // A process that died, or a full disk, may have left half a line.
    if (!endsWhole(this.#file)) writeSync(this.#file, '\n')
    return this.#file
  }

  #readTo(file: number, size: number): Json[] {
    const fresh = Buffer.alloc(size - this.#position)
    let filled = 0
    while (filled < fresh.length) {
      const count = readSync(file, fresh, filled, fresh.length - filled, this.#position + filled)
      if (count === 0) break
      filled += count
    }
    this.#position += filled
    const bytes = Buffer.concat([this.#rest, fresh.subarray(0, filled)])
    const end = bytes.lastIndexOf(LINE_BREAK) + 1
    this.#rest = bytes.subarray(end)
    return bytes.toString('utf8', 0, end).split('\n').flatMap(parse)
  }

  #failure(what: string, error: unknown): LogFailure {
    return new LogFailure(`${this.#path} cannot be ${what}: ${whyUnwritten(error as NodeJS.ErrnoException)}`, {
      cause: error,
    })
  }
}

const LINE_BREAK = 10

function endsWhole(file: number): boolean {
  const { size } = fstatSync(file)
  const last = Buffer.alloc(1)
  return size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last[0] === LINE_BREAK)
}

function parse(line: string): Json[] {
  if (line === '') return []
  try {
    return [JSON.parse(line) as Json]
  } catch {
    return []
  }
}
