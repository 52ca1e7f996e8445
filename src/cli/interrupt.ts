/** One interrupt finishes what is running; two stop it; three leave at once. */
import { EXIT } from './exit.ts'

export interface Interrupts {
  /** Aborted by the first interrupt: begin nothing new. */
  readonly soon: AbortSignal
  /** Aborted by the second: stop at once. */
  readonly now: AbortSignal
  readonly seen: boolean
  /** Gives the keys back. */
  stop(): void
}

/** Thrown where an interrupt has left something undone. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted; the same command resumes')
  }
}

export function watchInterrupts(
  first = 'Finishing the episodes that are running; interrupt again to stop them (they can be resumed).',
): Interrupts {
  const soon = new AbortController()
  const now = new AbortController()
  const heed = (): void => {
    if (!soon.signal.aborted) {
      console.error(`\n${first}`)
      soon.abort()
    } else if (!now.signal.aborted) {
      console.error('\nStopping; once more leaves at once.')
      now.abort(new Error('interrupted'))
    } else {
      console.error('\nLeft at once; the same command resumes.')
      process.exit(EXIT.interrupted)
    }
  }
  process.on('SIGINT', heed)
  process.on('SIGTERM', heed)
  return {
    soon: soon.signal,
    now: now.signal,
    get seen() {
      return soon.signal.aborted
    },
    stop() {
      process.off('SIGINT', heed)
      process.off('SIGTERM', heed)
    },
  }
}
