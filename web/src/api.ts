/** What the pages ask the server, and what it answers. */
import type { JsonSchema, Seat, Seen, SubmissionAnswer } from 'roundtable'
import type {
  ListedRow,
  ListedTraining,
  RunPage,
  SeatViews,
  ToldCell,
  ToldTable,
  TrainingPage,
} from '../../src/server/runs/wire.ts'
import { site } from './site.ts'

export type { ListedRow, ListedTraining, RunPage, SeatViews, ToldCell, ToldTable, TrainingPage }

/** The server said no, or could not be reached (status 0). */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export interface ListedGame {
  readonly name: string
  readonly title: string
  readonly about: string
  readonly seats: readonly Seat[]
  readonly partners: readonly string[]
  readonly presets: readonly string[]
  /** The model that some of the partners ask, by the partner. */
  readonly models?: Readonly<Record<string, string>>
}

export interface SeatKey {
  readonly token: string
  readonly link: string
}

export interface Opened {
  readonly table: string
  readonly seats: Readonly<Record<Seat, SeatKey>>
}

export interface ListedTable {
  readonly table: string
  readonly game: string
  readonly seats: Readonly<Record<Seat, { readonly who: string | null; readonly turn: 'must' | 'may' | null }>>
}

/** What a seat is told before the game begins. */
export interface About {
  readonly game: string
  readonly title: string
  readonly about: string
  readonly table: string
  readonly seat: Seat
  readonly seats: readonly Seat[]
  readonly rules: string
  /** Who decides for this seat now: `human`, `remote`, an agent, or nobody. */
  readonly holder: string | null
  /** Agents that can play on for it. */
  readonly agents: readonly string[]
  readonly schemas: { readonly action: JsonSchema }
}

/** An entry of a seat's stream as the server tells it. */
export type Told =
  | (Extract<Seen, { type: 'observed' }> & {
      readonly text: string
      readonly actions?: readonly unknown[]
      /** Milliseconds, as it came, until the game's clock acts. */
      readonly untilClock?: number
    })
  | Exclude<Seen, { type: 'observed' } | { type: 'ended' }>
  | (Extract<Seen, { type: 'ended' }> & { readonly score: number | null; readonly afterwards?: string })

export interface RunSummary {
  readonly name: string
  readonly game: string
  readonly when: string
  readonly who: string
  readonly finished: number
  readonly planned: number
  readonly headline?: { readonly label: string; readonly cell: Measured | string | number | null }
  readonly problem?: string
}

export interface Measured {
  readonly kind: string
  readonly estimate: { readonly mean: number; readonly low: number; readonly high: number; readonly n: number }
}

const KEY = 'roundtable:key'

/** The administration key, for as long as the tab is open. */
const readKey = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined
export const keepKey = (key: string): void => sessionStorage.setItem(KEY, key)

interface Request {
  /** Of a seat; absent: the administration key, if there is one. */
  readonly token?: string
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** Milliseconds after which a line that gives no answer is dead. Absent: what is asked for may take its time. */
  readonly patience?: number
}

/** For what the server answers at once. */
const PATIENCE = 20_000

/** Sends a request. Throws {@link Refused}. */
export async function send(path: string, { token, method, body, signal, patience }: Request = {}): Promise<Response> {
  const secret = token ?? readKey()
  const cut = new AbortController()
  const giveUp = (): void => cut.abort()
  signal?.addEventListener('abort', giveUp, { once: true })
  if (signal?.aborted) giveUp()
  const timer = patience === undefined ? undefined : setTimeout(giveUp, patience)
  let response: Response
  try {
    response = await site().ask(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: cut.signal,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Refused(0, 'The server cannot be reached just now.')
  } finally {
    clearTimeout(timer)
  }
  if (response.ok) return response
  const told = (await response.json().catch(() => ({}))) as { error?: string }
  throw new Refused(response.status, told.error ?? `The server answered ${response.status}.`)
}

const ask = async <Answer>(path: string, request?: Request): Promise<Answer> =>
  (await (await send(path, request)).json()) as Answer

export const listGames = async (): Promise<readonly ListedGame[]> =>
  (await ask<{ games: ListedGame[] }>('/api/games')).games

export interface OpenRequest {
  readonly game: string
  readonly seats: Readonly<Record<Seat, string>>
  readonly preset?: string
  readonly config?: Readonly<Record<string, unknown>>
  readonly seed?: number
}

export const openTable = (request: OpenRequest): Promise<Opened> => ask('/api/tables', { body: request })
export const listTables = async (): Promise<readonly ListedTable[]> =>
  (await ask<{ tables: ListedTable[] }>('/api/tables')).tables
export const openSeat = (table: string, seat: Seat): Promise<SeatKey> =>
  ask(`/api/tables/${encodeURIComponent(table)}/seats/${encodeURIComponent(seat)}`, { method: 'POST' })

export const describeSeat = (token: string): Promise<About> => ask('/api/seat/about', { token, patience: PATIENCE })
export const leaveSeat = (token: string): Promise<unknown> => ask('/api/seat', { token, method: 'DELETE' })
export const handOver = (token: string, holder: string): Promise<unknown> =>
  ask('/api/seat/holder', { token, body: { holder } })

/** One of the two. */
export interface Deed {
  readonly action?: unknown
  readonly reply?: string
}

export const submit = (token: string, deed: Deed & { id: string; seen?: number }): Promise<SubmissionAnswer> =>
  ask('/api/seat/actions', { token, body: deed, patience: PATIENCE })

/** Everything in the folder of runs; pages without a server know no trainings. */
export interface Listed {
  readonly runs: readonly RunSummary[]
  readonly loose: readonly { readonly name: string; readonly episodes: number }[]
  readonly trainings?: readonly ListedTraining[]
}

export const listRuns = (): Promise<Listed> => ask('/api/runs')
export const readTraining = (name: string): Promise<TrainingPage> => ask(`/api/trainings/${encodeURIComponent(name)}`)
export const readRun = (run: string): Promise<RunPage> => ask(`/api/runs/${encodeURIComponent(run)}`)
export const readReport = async (runs: readonly string[], floors: boolean): Promise<readonly ToldTable[]> => {
  const query = new URLSearchParams(runs.map((run) => ['run', run]))
  if (floors) query.set('floors', '1')
  return (await ask<{ tables: ToldTable[] }>(`/api/report?${query}`)).tables
}
/** What every seat saw after an event, of a game that these pages do not have. */
export const readViews = (run: string, episode: string, at: number): Promise<SeatViews> =>
  ask(`/api/runs/${encodeURIComponent(run)}/episodes/${encodeURIComponent(episode)}/views?at=${at}`)
export const readLogText = async (run: string, episode: string): Promise<string> =>
  (await send(`/api/runs/${encodeURIComponent(run)}/episodes/${encodeURIComponent(episode)}`)).text()
export const forkEpisode = (
  run: string,
  episode: string,
  at: number,
  seats: Readonly<Record<Seat, string>>,
): Promise<Opened> => ask('/api/forks', { body: { run, episode, at, seats } })
