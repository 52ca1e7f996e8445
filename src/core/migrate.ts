/** Brings logs of earlier formats to the present one, so that they replay, fork and print like any other. */
import { LogFailure } from './errors.ts'
import { LOG_FORMAT } from './event.ts'

type Line = Readonly<Record<string, unknown>>

/** Each step takes a line of one format to the next. */
const STEPS: Readonly<Record<number, (line: Line) => Line>> = {
  1: fromFormat1,
}

/** Metrics that were renamed, by game: the earlier name and the present one. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'traveling-adventurers': {
    correctCompatible: 'correctAsPublished',
    optimalCompatible: 'optimalAsPublished',
    scoreCompatible: 'scoreAsPublished',
  },
  'collab-escape': { lures: 'decoyTurns' },
  'theory-of-mind': { chance: 'chanceLevel' },
}

/** What brings the lines of a log that begins so to the present format. Throws {@link LogFailure} for one from the future. */
export function migration(first: unknown): (line: Line) => Line {
  const { format, game } = (first ?? {}) as { format?: unknown; game?: unknown }
  const renamed = typeof game === 'string' && Object.hasOwn(RENAMED, game) ? RENAMED[game] : undefined
  const rename = (line: Line): Line => (renamed && line['type'] === 'ended' ? renameMetrics(line, renamed) : line)
  if (typeof format !== 'number' || format === LOG_FORMAT) return rename
  if (!Number.isInteger(format) || format < 1)
    throw new LogFailure(`the log says that it is of format ${format}, which there never was`)
  if (format > LOG_FORMAT)
    throw new LogFailure(
      `the log is of format ${format}; this version of Roundtable reads formats up to ${LOG_FORMAT}: update it`,
    )
  return (line) => {
    for (let from = format; from < LOG_FORMAT; from++) line = STEPS[from]!(line)
    return rename(line)
  }
}

function renameMetrics(line: Line, renamed: Readonly<Record<string, string>>): Line {
  const outcome = line['outcome'] as { readonly metrics?: object } | null | undefined
  if (!outcome?.metrics) return line
  const metrics = Object.entries(outcome.metrics).map(([name, value]) => [renamed[name] ?? name, value])
  return { ...line, outcome: { ...outcome, metrics: Object.fromEntries(metrics) } }
}

/**
 * Format 1 said which seats saw an event, which was wrong for some and is no part of an event any more; called what was
 * rejected refused; named the new holder of a seat only; and had people in seats as agents that use themselves as a tool.
 */
function fromFormat1({ seenBy: _, ...line }: Line): Line {
  switch (line['type']) {
    case 'started': {
      const seats = Object.entries(line['seats'] as Record<string, { agent: string }>)
      return { ...line, format: 2, seats: Object.fromEntries(seats.map(([seat, who]) => [seat, person(who)])) }
    }
    case 'refused':
      return { ...line, type: 'rejected' }
    case 'handed-over':
      return { ...line, to: person({ agent: line['to'] as string }) }
    case 'joined':
      return { ...line, who: person({ agent: line['who'] as string }) }
    default:
      return line
  }
}

const person = (who: { agent: string }): object => (who.agent === 'human' ? { ...who, remote: true } : who)
