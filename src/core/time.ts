/** Game time: what a table's clock goes by. */

/** Tells the time in milliseconds and wakes whoever asked. */
export interface TimeSource {
  /** Milliseconds since some moment that stays the same. */
  now(): number
  /** Calls back after so many milliseconds; returns what calls it off. */
  after(milliseconds: number, wake: () => void): () => void
}

/** The time on the wall. */
export const realTime: TimeSource = {
  now: () => performance.now(),
  after(milliseconds, wake) {
    const timer = setTimeout(wake, milliseconds)
    return () => clearTimeout(timer)
  },
}

/** A time for tests: see {@link manualTime}. */
export interface ManualTime extends TimeSource {
  /** Lets so many milliseconds pass, and resolves once whatever was due then has run. */
  go(milliseconds: number): Promise<void>
}

/** A time that stands still until it is told to go on, for tests of what depends on it. */
export function manualTime(): ManualTime {
  let now = 0
  const waiting = new Set<{ at: number; wake: () => void }>()
  return {
    now: () => now,
    after(milliseconds, wake) {
      const alarm = { at: now + milliseconds, wake }
      waiting.add(alarm)
      return () => void waiting.delete(alarm)
    },
    async go(milliseconds) {
      const end = now + milliseconds
      for (;;) {
        await breathe()
        const [next] = [...waiting].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        waiting.delete(next)
        now = Math.max(now, next.at)
        next.wake()
      }
      now = end
      await breathe()
    },
  }
}

/** A clock that is so late was asleep with its machine: what it missed then is not made up for. */
const ASLEEP = 5000

/** A table's own time: it stands still while the table waits for somebody to come back, and while the machine sleeps. */
export class GameTime {
  readonly #source: TimeSource
  #behind: number
  #pausedAt: number | undefined
  #alarm: (() => void) | undefined
  #alarmAt: number | undefined

  constructor(source: TimeSource) {
    this.#source = source
    this.#behind = source.now()
  }

  /** The time of the game; `due`: when its clock will act next. */
  now(due?: number): number {
    if (this.#pausedAt !== undefined) return this.#pausedAt
    const now = this.#source.now() - this.#behind
    if (due === undefined || now < due + ASLEEP) return now
    this.#behind += now - due
    return due
  }

  pause(): void {
    this.#pausedAt ??= this.now()
  }

  goOn(): void {
    if (this.#pausedAt === undefined) return
    this.#behind = this.#source.now() - this.#pausedAt
    this.#pausedAt = undefined
  }

  get paused(): boolean {
    return this.#pausedAt !== undefined
  }

  after(milliseconds: number, wake: () => void): () => void {
    return this.#source.after(Math.max(0, milliseconds), wake)
  }

  /** Wakes when the game has come to this time, and no more at any given before; undefined: never. */
  wakeAt(at: number | undefined, wake: () => void): void {
    if (at === this.#alarmAt) return
    this.#alarm?.()
    this.#alarmAt = at
    if (at === undefined) return
    this.#alarm = this.after(at - this.now(at), () => {
      this.#alarmAt = undefined
      wake()
    })
  }
}

type Later = (callback: () => void) => unknown

/** Leaves room for timers, interrupts and everybody else who waits for the event loop. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { setImmediate } = globalThis as { setImmediate?: Later }
    if (setImmediate) setImmediate(resolve)
    else setTimeout(resolve)
  })
