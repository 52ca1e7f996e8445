/** The data set with one row an episode. */
import type { EventOf } from '../../core/event.ts'
import type { Game, Metric } from '../../core/game.ts'
import type { Row, SeatMeasures } from '../logs/measure.ts'
import type { DataColumn } from './column.ts'

/** An episode that has ended, as it is exported. */
export interface EndedEpisode {
  readonly id: string
  readonly start: EventOf<'started'>
  readonly row: Row
  /** Absent where its game is not to be had: then its metrics have no description. */
  readonly game?: Game
}

type Column = DataColumn<EndedEpisode>

/** The columns that these episodes need: every metric, score and seat that occurs in one of them. */
export function episodeColumns(run: string, episodes: readonly EndedEpisode[]): Column[] {
  const metrics = new Map<string, Metric | undefined>()
  const seats = new Set<string>()
  for (const { row, game, start } of episodes) {
    for (const name of Object.keys(row.outcome?.metrics ?? {}))
      if (!metrics.get(name)) metrics.set(name, game?.metrics[name])
    for (const seat of [...Object.keys(start.seats), ...Object.keys(row.seats)]) seats.add(seat)
  }
  return [
    column('episode', 'text', 'the episode’s id, unique within its run', ({ id }) => id),
    column('seed', 'integer', 'what its world and all chance in it were drawn from', ({ row }) => row.seed),
    column(
      'status',
      'text',
      'completed; stopped (a seat could not act legally); failed (provider or machine); cancelled; abandoned (people left)',
      ({ row }) => row.status,
    ),
    column('reason', 'text', 'why it ended, in words', ({ row }) => row.reason),
    ...[...metrics].map(([name, metric]) => metricColumn(name, metric)),
    ...[...seats].map((seat) =>
      column(
        `${seat}.score`,
        'number',
        `what ${seat} earned, in the game’s own unit`,
        ({ row }) => row.outcome?.scores[seat] ?? null,
      ),
    ),
    ...[...seats].flatMap((seat) => seatColumns(seat)),
    column('duration', 'integer', 'from start to end, pauses included', ({ row }) => row.duration, 'milliseconds'),
    column('run', 'text', 'the folder it lies in', () => run),
    column('game', 'text', 'the game’s name', ({ start }) => start.game),
    column(
      'version',
      'integer',
      'the game’s version: raised whenever an old log would replay differently',
      ({ start }) => start.version,
    ),
    column('started', 'time', 'when it began', ({ start }) => new Date(start.time)),
    column('config', 'text', 'the game’s parameters, as JSON', ({ start }) => JSON.stringify(start.config)),
    ...[...seats].flatMap((seat) => holderColumns(seat)),
    column(
      'forked_from',
      'text',
      'the episode that it was forked from, if it was',
      ({ start }) => start.fork?.episode ?? null,
    ),
    column(
      'forked_at',
      'integer',
      'the last event that it shares with that one',
      ({ start }) => start.fork?.at ?? null,
    ),
  ]
}

const column = (name: string, type: Column['type'], about: string, read: Column['read'], unit?: string): Column => ({
  name,
  type,
  about,
  read,
  ...(unit !== undefined && { unit }),
})

function metricColumn(name: string, metric: Metric | undefined): Column {
  const about = metric?.about ?? 'a metric of the game, which is not at hand to describe it'
  return column(
    name,
    metric?.kind === 'share' ? 'boolean' : 'number',
    `${about}${metric?.better ? `; ${metric.better} is better` : ''}; empty where it is not defined`,
    ({ row }) => row.outcome?.metrics[name] ?? null,
    metric?.kind === 'share' ? 'true or false' : metric?.unit,
  )
}

/** What is told of each seat. */
const MEASURES: Readonly<Record<keyof SeatMeasures, readonly [about: string, unit?: string]>> = {
  actions: ['actions that were taken'],
  passes: ['turns that were let pass'],
  words: ['words in the texts of its actions', 'words'],
  unreadable: ['things said that nobody could read as an action'],
  illegal: ['actions that the rules did not allow'],
  calls: ['questions to its model'],
  unanswered: ['calls that brought no answer'],
  unpriced: ['answers whose price is not known; cost is too small by them'],
  retries: ['requests sent beyond one a call'],
  inputTokens: ['tokens sent to its model', 'tokens'],
  outputTokens: ['tokens its model wrote', 'tokens'],
  cost: ['what its model cost, as far as prices are known', 'US dollars'],
  latency: ['time spent waiting for its model', 'milliseconds'],
  tools: ['tools that were used'],
  notes: ['private notes that were written'],
}

const seatColumns = (seat: string): Column[] =>
  (Object.keys(MEASURES) as (keyof SeatMeasures)[]).map((measure) => {
    const [about, unit] = MEASURES[measure]
    const type = measure === 'cost' || measure === 'latency' ? 'number' : 'integer'
    return column(
      `${seat}.${measure}`,
      type,
      `${seat}: ${about}`,
      ({ row }) => row.seats[seat]?.[measure] ?? null,
      unit,
    )
  })

const holderColumns = (seat: string): Column[] => [
  column(`${seat}.agent`, 'text', `who sat at ${seat} from the start`, ({ start }) => start.seats[seat]?.agent ?? null),
  column(
    `${seat}.model`,
    'text',
    `the language model of ${seat}, if it had one`,
    ({ start }) => start.seats[seat]?.model ?? null,
  ),
  column(`${seat}.options`, 'text', `the options of ${seat}’s agent, as JSON`, ({ start }) => {
    const options = start.seats[seat]?.options
    return options === undefined ? null : JSON.stringify(options)
  }),
]
