/** Where an episode's events are kept: appended, flushed before anything depends on them, and never changed. */
import type { Event } from './event.ts'

/** Where an episode's events go, and where they are read again when it is resumed. */
export interface Log {
  /** What was already there when it was opened. */
  readonly events: readonly Event[]
  /** Adds the next event. Throws `LogFailure` where it cannot be written. */
  append(event: Event): void
  /** Resolves once all that was appended outlives this process. Absent: it does so at once, or never. */
  flush?(): Promise<void>
  /** Lets go of the file, if there is one; nothing is appended afterwards. */
  close(): void
}

/** A log in memory. */
export function memoryLog(events: readonly Event[] = []): Log & { readonly all: Event[] } {
  const all = [...events]
  // What was appended is there for whoever opens it next.
  return { events: all, all, append: (event) => void all.push(event), close: () => {} }
}
