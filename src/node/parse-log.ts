/** Reads the text of a log: whether it is what was written, and the events in it. */
import { createHash } from 'node:crypto'
import { LogFailure } from '../core/errors.ts'
import { isFinal, LOG_FORMAT, type Event } from '../core/event.ts'
import { readEvent } from '../core/event-schema.ts'
import { migration } from '../core/migrate.ts'

export interface ParsedLog {
  readonly events: Event[]
  /** Up to the end of the last whole line; what comes after it was cut short by a crash. */
  readonly bytes: number
  /** Of all that is there, as its last line says; absent where it has not ended, or is older than digests are. */
  readonly digest?: string
}

const NEWLINE = 10
const BRACE = 123
const DIGEST = /,"digest":"([0-9a-f]{64})"\}$/
const DIGEST_LENGTH = ',"digest":""}'.length + 64

/** Throws {@link LogFailure} for what is not a log, or not as it was written. */
export function parseLog(text: Buffer, path: string): ParsedLog {
  const bytes = text.lastIndexOf(NEWLINE) + 1
  const digest = digestOf(text.subarray(0, bytes), path)
  let migrate: ReturnType<typeof migration> | undefined
  let format: unknown
  const lines = text.toString('utf8', 0, bytes).split('\n').slice(0, -1)
  const events = lines.map((line, i) => {
    try {
      const data = JSON.parse(line) as Record<string, unknown>
      if (i === 0) format = data?.['format']
      migrate ??= migration(data)
      const present = migrate(data)
      // What bears its digest was written by us, or sealed by somebody else: what tables are made of is looked at all the same.
      const trusted = digest !== undefined && format === LOG_FORMAT && i > 0 && i < lines.length - 1
      const event = trusted ? (present as unknown as Event) : readEvent(present)
      if (event.n !== i + 1) throw new Error(`expected event ${i + 1}, not ${event.n}`)
      return event
    } catch (error) {
      if (LogFailure.isInstance(error)) throw new LogFailure(`${path}: ${error.message}`)
      throw new LogFailure(`${path}, line ${i + 1}: not an event (${(error as Error).message})`)
    }
  })
  const end = events.findIndex((event) => event.type === 'ended' && isFinal(event.status))
  if (end >= 0 && (end < events.length - 1 || bytes < text.length))
    throw new LogFailure(`${path}: something was added after the end of the episode`)
  // A line that a crash cut short has its beginning, or the zeros of a machine that fell before the disk had it.
  if (bytes < text.length && text[bytes] !== BRACE && text[bytes] !== 0)
    throw new LogFailure(`${path}, line ${events.length + 1}: not an event, nor the beginning of one`)
  if (events.at(-1)?.type === 'ended' && digest === undefined && format === LOG_FORMAT)
    throw new LogFailure(`${path}: the digest of its end is missing`)
  return { events, bytes, ...(digest !== undefined && { digest }) }
}

/** The digest that the last line bears, if it does. Throws {@link LogFailure} where it is not that of the text. */
function digestOf(text: Buffer, path: string): string | undefined {
  const line = text.lastIndexOf(NEWLINE, text.length - 2) + 1
  const unsealed = text.length - 1 - DIGEST_LENGTH
  if (unsealed <= line) return undefined
  const [, digest] = DIGEST.exec(text.toString('latin1', unsealed, text.length - 1)) ?? []
  if (digest === undefined) return undefined
  const found = createHash('sha256').update(text.subarray(0, unsealed)).update('}').digest('hex')
  if (found !== digest) throw new LogFailure(`${path}: it was changed after it was written (its digest is another)`)
  return digest
}
