/**
 * The log of a study in a file: JSON lines, appended and handed to the operating system before anybody hears what came of
 * them, so that it survives `kill -9`; the disk follows in the background.
 */
import { closeSync, fdatasync, ftruncateSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidInput, LogFailure } from '../../core/errors.ts'
import { Leases } from '../../node/leases.ts'
import { makeFolder } from '../../node/make-folder.ts'
import { studyEventSchema, type StudyEvent } from './events.ts'

export interface StudyLog {
  /** What was there when it was opened. */
  readonly events: readonly StudyEvent[]
  /** When its last host was last known to be there, in milliseconds since 1970; with no event since, this tells it. */
  readonly alive: number
  /** Throws {@link LogFailure}. */
  append(events: readonly StudyEvent[]): void
  /** Notes that the host is there. */
  keepAlive(at: number): void
  close(): void
}

/** Where the log of a study lies. */
export const studyLogAt = (folder: string): string => join(folder, 'study.jsonl')

/** Reads a log; a last line cut short by a crash is left out. Throws {@link LogFailure}. */
export function readStudyLog(folder: string): StudyEvent[] {
  return parse(readFileSync(studyLogAt(folder)), studyLogAt(folder)).events
}

/** Opens the log in this folder for going on; one process at a time may. Throws {@link LogFailure} or {@link InvalidInput}. */
export function openStudyLog(folder: string): StudyLog {
  makeFolder(folder)
  const path = studyLogAt(folder)
  const leases = new Leases(folder)
  const lease = leases.take('study')
  if (!lease) {
    leases.close()
    throw new InvalidInput(`${folder} is served by another process: end that first, or choose another --runs`)
  }
  try {
    const file = openSync(path, 'a+')
    const { events, bytes } = parse(readFileSync(path), path)
    ftruncateSync(file, bytes)
    let failure: LogFailure | undefined
    let isSyncing = false
    const sign = join(folder, 'alive')
    return {
      events,
      alive: Math.max(events.at(-1)?.at ?? 0, readSign(sign)),
      keepAlive(at) {
        try {
          writeFileSync(sign, `${at}\n`)
        } catch {
          // Without it a restart counts from the last event.
        }
      },
      append(fresh) {
        if (failure) throw failure
        if (fresh.length === 0) return
        try {
          lease.check()
          const text = Buffer.from(fresh.map((event) => `${JSON.stringify(event)}\n`).join(''))
          for (let rest = text; rest.length > 0;) rest = rest.subarray(writeSync(file, rest))
        } catch (error) {
          throw (failure = new LogFailure(`${path}: cannot write the log: ${(error as Error).message}`, {
            cause: error,
          }))
        }
        if (isSyncing) return
        isSyncing = true
        fdatasync(file, () => (isSyncing = false))
      },
      close() {
        failure ??= new LogFailure(`${path}: it is closed`)
        closeSync(file)
        leases.close()
      },
    }
  } catch (error) {
    leases.close()
    throw error
  }
}

const readSign = (path: string): number => {
  try {
    return Number(readFileSync(path, 'utf8')) || 0
  } catch {
    return 0
  }
}

const NEWLINE = 10

function parse(bytes: Buffer, path: string): { events: StudyEvent[]; bytes: number } {
  const whole = bytes.lastIndexOf(NEWLINE) + 1
  const lines = bytes.toString('utf8', 0, whole).split('\n').slice(0, -1)
  const events = lines.map((line, i) => {
    try {
      const event = studyEventSchema.parse(JSON.parse(line))
      if (event.n !== i + 1) throw new Error(`expected event ${i + 1}, not ${event.n}`)
      return event
    } catch (error) {
      throw new LogFailure(
        `${path}, line ${i + 1}: not an event of a study (${(error as Error).message.split('\n')[0]})`,
      )
    }
  })
  return { events, bytes: whole }
}
