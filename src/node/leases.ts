/**
 * Leases: who works on what, among any number of processes and machines that share a folder.
 *
 * A holder is a small file that its process keeps alive; a lease is a hard link to it, which the file system makes for one
 * of those who try and refuses to all others. A lease whose holder is gone, or has been silent for long, is taken over by
 * one of those who find it so. Whoever was only suspended meanwhile finds out by `check`, and must write where nobody reads
 * any more: `fileLog` sees to that.
 */
import {
  closeSync,
  existsSync,
  fstatSync,
  linkSync,
  lstatSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LogFailure } from '../core/errors.ts'
import { BEAT, beat, keepBeating } from './beat.ts'
import { isGone, newHolder, type Holder } from './holder.ts'
import { makeFolder } from './make-folder.ts'
import { whyUnwritten } from './why-unwritten.ts'

export interface Lease {
  /** Throws {@link LeaseLost} where somebody else has taken it over. Looks once a second at most; `now`: at once. */
  check(now?: 'now'): void
  release(): void
}

/** Somebody else has taken over what this process worked on, because it was silent for too long. */
export class LeaseLost extends LogFailure {
  readonly lost = true
  static override isInstance(error: unknown): error is LeaseLost {
    return LogFailure.isInstance(error) && (error as { lost?: unknown }).lost === true
  }
}

export interface LeaseOptions {
  /** Milliseconds of silence after which a holder that cannot be seen from here counts as gone. Default 30,000. */
  readonly silence?: number
}

/** Milliseconds in which somebody who lives beats three times. */
const MISSED = 3 * BEAT

/** Milliseconds between two looks at a lease that is held. */
const LOOK = 1000

/** The leases of one folder, as one holder takes them. */
export class Leases {
  readonly #folder: string
  readonly #silence: number
  readonly #holder = newHolder()
  readonly #held = new Set<string>()
  /** When leases were last beaten, and since when that is seen here. */
  readonly #seen = new Map<string, { readonly time: number; readonly since: number }>()
  #file: number | undefined
  #stopBeating = (): void => {}
  #length = 0
  /** The clock of the file system at the time 0 of `performance.now()`, as it was when the first lease was taken. */
  #began = 0

  constructor(folder: string, { silence = 30_000 }: LeaseOptions = {}) {
    this.#folder = folder
    this.#silence = silence
  }

  /** The lease of that name; undefined: somebody else holds it. Throws {@link LogFailure} where nothing can be written. */
  take(name: string): Lease | undefined {
    try {
      this.#open()
      if (!this.#claim(this.#pathOf(name)) && !this.#takeOver(name)) return undefined
    } catch (error) {
      throw asLeaseFailure(error, this.#pathOf(name))
    }
    this.#held.add(name)
    return this.#lease(name)
  }

  /** Takes the lease, waiting for whoever holds it, does the work, and lets go. */
  async with<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
    for (let pause = 1; ; pause = Math.min(2 * pause, 100)) {
      const lease = this.take(name)
      if (!lease) {
        await sleep(pause * (0.5 + Math.random()))
        continue
      }
      try {
        return await work()
      } finally {
        lease.release()
      }
    }
  }

  /** Who holds the lease; undefined where nobody does who is still there. */
  holder(name: string): Holder | undefined {
    const path = this.#pathOf(name)
    const found = read(path)
    return found?.holder && !this.#isStale(found, path) ? found.holder : undefined
  }

  /** Lets go of everything. */
  close(): void {
    if (this.#file === undefined) return
    for (const name of this.#held) this.#release(name)
    this.#stopBeating()
    removeFile(this.#card)
    closeSync(this.#file)
    this.#file = undefined
    openLeases.delete(this)
  }

  get #card(): string {
    return this.#cardOf(this.#holder.id)
  }

  #cardOf(id: string): string {
    return join(this.#folder, `${id}.holder`)
  }

  #pathOf(name: string): string {
    return join(this.#folder, `${name}.lease`)
  }

  #open(): void {
    if (this.#file !== undefined && existsSync(this.#card)) return
    makeFolder(this.#folder)
    const text = `${JSON.stringify(this.#holder)}\n`
    this.#length = text.length
    if (this.#file !== undefined) {
      // The folder was deleted and is made anew.
      this.#stopBeating()
      closeSync(this.#file)
    } else this.#sweep()
    writeFileSync(this.#card, text, { flag: 'wx' })
    this.#file = openSync(this.#card, 'r+')
    this.#began ||= this.#now() - performance.now()
    this.#stopBeating = keepBeating(this.#card, this.#length - 1)
    letGoAtExit(this)
  }

  /** Removes what holders that are gone have left. */
  #sweep(): void {
    for (const name of readdirSync(this.#folder)) {
      if (!name.endsWith('.holder')) continue
      const path = join(this.#folder, name)
      const found = read(path)
      if (found?.holder && isGone(found.holder)) removeFile(path)
    }
  }

  /** Makes the lease if nobody has it. */
  #claim(path: string): boolean {
    try {
      this.#put(path)
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
      throw error
    }
  }

  /** Makes a file that says who this is, all at once; where there are no hard links, name first. Throws `EEXIST`. */
  #put(path: string): void {
    try {
      linkSync(this.#card, path)
    } catch (error) {
      if (!WITHOUT_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error
      writeFileSync(path, `${JSON.stringify(this.#holder)}\n`, { flag: 'wx' })
    }
  }

  /** Takes the lease from a holder that is gone: only one at a time may try. */
  #takeOver(name: string): boolean {
    const path = this.#pathOf(name)
    const before = read(path)
    if (!before) return this.#claim(path)
    if (before.holder?.id === this.#holder.id || !this.#isStale(before, path)) return false
    const turn = `${path}.turn`
    if (!this.#claim(turn)) {
      const other = read(turn)
      // Whoever was about to take it over is gone too: the next try finds the way free.
      if (other?.strange) renameSync(turn, `${turn}.${randomUUID()}.strange`)
      else if (other && other.holder?.id !== this.#holder.id && this.#isStale(other, turn)) removeIfStill(turn, other)
      return false
    }
    try {
      const now = read(path)
      if (!now) return this.#claim(path)
      if (now.holder?.id !== before.holder?.id || !this.#isStale(now, path)) return false
      if (now.strange) renameSync(path, `${path}.${randomUUID()}.strange`)
      const own = `${path}.${this.#holder.id}`
      this.#put(own)
      renameSync(own, path)
      if (before.holder) removeFile(this.#cardOf(before.holder.id))
      return true
    } finally {
      this.#remove(turn)
    }
  }

  #isStale({ holder, modified, strange }: Found, path: string): boolean {
    const gone = holder && isGone(holder)
    if (strange || gone) return true
    const beaten = Math.max(modified, (holder && read(this.#cardOf(holder.id))?.modified) ?? modified)
    const now = this.#now()
    const silence = now - beaten
    const still = this.#standsStill(path, beaten)
    // A clock that was set back leaves times that would not be over for hours: whoever is there will beat by the new one.
    if (silence < -this.#silence) return still > this.#silence
    if (silence <= this.#silence) return false
    // Where the clock was set forward, or the machine slept, nobody has beaten since; who can be seen to live may be about to.
    return (gone === undefined && !this.#wasSetForward(now)) || still > Math.min(this.#silence, MISSED)
  }

  /** Milliseconds for which this time has been seen here, by a clock that nobody sets. */
  #standsStill(path: string, time: number): number {
    const seen = this.#seen.get(path)
    if (seen?.time === time) return performance.now() - seen.since
    this.#seen.set(path, { time, since: performance.now() })
    return 0
  }

  #wasSetForward(now: number): boolean {
    return now - performance.now() - this.#began > this.#silence / 2
  }

  /** The time by the clock of the file system, which all who share it see. */
  #now(): number {
    if (this.#file === undefined) return Date.now()
    beat(this.#file, this.#length - 1)
    return fstatSync(this.#file).mtimeMs
  }

  #isMine(path: string): boolean {
    return read(path)?.holder?.id === this.#holder.id
  }

  /** Removes what is still this holder's. */
  #remove(path: string): void {
    if (this.#isMine(path)) removeFile(path)
  }

  #lease(name: string): Lease {
    let looked = Date.now()
    return {
      check: (now) => {
        const time = Date.now()
        if (now === undefined && Math.abs(time - looked) < LOOK) return
        looked = time
        if (this.#isMine(this.#pathOf(name)) || this.#regain(name)) return
        throw new LeaseLost(`${name} was taken over by another process while this one was silent`)
      },
      release: () => this.#release(name),
    }
  }

  /** A lease that nobody has any more, though this process did not let go of it, is still its own. */
  #regain(name: string): boolean {
    try {
      return this.#claim(this.#pathOf(name))
    } catch {
      return false
    }
  }

  #release(name: string): void {
    if (this.#held.delete(name)) this.#remove(this.#pathOf(name))
  }
}

interface Found {
  /** Absent where it cannot be read. */
  readonly holder?: Holder
  /** When it last beat, in milliseconds. */
  readonly modified: number
  /** It is no file, and never was a lease: a folder, a pipe, a link. */
  readonly strange?: true
}

/** Reads a holder or a lease; undefined: there is none. It is opened, since some network file systems tell old times else. */
function read(path: string): Found | undefined {
  let file: number
  try {
    // To open a pipe would wait for ever for somebody who writes.
    const found = lstatSync(path)
    if (!found.isFile()) return { modified: found.mtimeMs, strange: true }
    file = openSync(path, 'r')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
  try {
    const modified = fstatSync(file).mtimeMs
    try {
      const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder | null
      return typeof holder?.id === 'string' ? { holder, modified } : { modified }
    } catch {
      return { modified }
    }
  } finally {
    closeSync(file)
  }
}

/** Removes a file unless it has become another's meanwhile: it is moved away first, and put back where it has. */
function removeIfStill(path: string, was: Found): void {
  const away = `${path}.${was.holder?.id ?? 'unreadable'}`
  try {
    renameSync(path, away)
    if (read(away)?.holder?.id !== was.holder?.id) linkSync(away, path)
  } catch {
    // Somebody else was first.
  }
  removeFile(away)
}

function removeFile(path: string): void {
  try {
    unlinkSync(path)
  } catch {
    // It is gone, or nothing can be written here: then whoever finds it sees that its holder is gone.
  }
}

function asLeaseFailure(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined || LogFailure.isInstance(error)) return error
  return new LogFailure(`${path}: ${whyUnwritten(error as NodeJS.ErrnoException)}`, { cause: error })
}

/** What a file system says that knows no hard links, or no more of them. */
const WITHOUT_LINKS: ReadonlySet<string> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

const openLeases = new Set<Leases>()
let watching = false

function letGoAtExit(leases: Leases): void {
  openLeases.add(leases)
  if (watching) return
  watching = true
  process.once('exit', () => {
    for (const one of openLeases) one.close()
  })
}
