/** What somebody at a seat is told, and what they hand in. */
import { sharedConfig, wordsForPeople, type Game, type Seat } from '../../core/game.ts'
import { schemasOf } from '../../core/json-schema.ts'
import { learningOf } from '../../core/learning-of.ts'
import type { Seen } from '../../core/stream.ts'
import type { Submission, SubmissionAnswer, Table } from '../../core/table.ts'
import { seatableNames, type Available } from './holders.ts'
import { labelOf } from './own-agents.ts'

/** Somebody's seat at a live table. */
export interface SeatAccess {
  readonly table: Table
  readonly game: Game
  readonly config: unknown
  readonly seat: Seat
  /** Somebody types what is handed in. */
  readonly person: boolean
  /** May play, but neither hand the seat over nor give it up. */
  readonly fixed?: boolean
  /** Open reads of this seat. */
  readers: number
  /** Aborted when what opened the seat opens it no more. */
  readonly revoked: AbortController
}

const wordsOf = ({ game, person }: SeatAccess) => (person ? wordsForPeople(game.language) : game.language)

/** All that somebody at this seat is told of the game before it begins. */
export async function describeSeat(access: SeatAccess, available: Available = {}): Promise<Record<string, unknown>> {
  const { game, config, seat, table } = access
  const known = sharedConfig(game, config)
  const { action, observation } = schemasOf(game)
  const holder = table.roster()[seat]?.who?.agent
  return {
    game: game.name,
    title: game.title,
    about: game.about,
    table: table.id,
    seat,
    seats: game.seats(config),
    config: known,
    rules: wordsOf(access).rules(known, seat),
    // Who decides for this seat now, and who else could.
    holder: holder === undefined ? null : labelOf(available.own ?? [], holder),
    agents: await seatableNames(game, available),
    schemas: { action, observation },
  }
}

/** Milliseconds: a clock that acts more often is the game's own beat, and nothing that anybody waits for. */
const BEAT = 2000

/** Milliseconds until the clock acts, for a seat that looks at what is now; undefined: there is nothing to wait for. */
export function untilClock({ table, seat }: SeatAccess, seen: Seen): number | undefined {
  if (seen.type !== 'observed' || seen.n < table.latest(seat)) return undefined
  const left = table.untilClock()
  return left !== undefined && left >= BEAT ? Math.round(left) : undefined
}

/** An entry of a seat's stream, with the words for it and what is legal now. */
export function tell(access: SeatAccess, seen: Seen): Record<string, unknown> {
  if (seen.type !== 'observed') return { ...seen }
  const text = wordsOf(access).describe(seen.observation)
  if (seen.turn === null) return { ...seen, text }
  const { actions, mask } = learningOf(access.game)
  const all = actions?.(seen.observation)
  const legal = mask?.(seen.observation)
  return { ...seen, text, ...(all && { actions: legal ? all.filter((_, i) => legal[i]) : all }) }
}

/**
 * What the seat has seen after number `after`; waits up to `wait` milliseconds for anything, or (`turn`) for its turn or
 * the end.
 */
export async function readSeat(
  access: SeatAccess,
  { after, wait, turn = false, signal }: { after: number; wait: number; turn?: boolean; signal?: AbortSignal },
): Promise<Seen[]> {
  const stop = new AbortController()
  const timer = setTimeout(() => stop.abort(), wait)
  const forget = (): void => stop.abort()
  signal?.addEventListener('abort', forget, { once: true })
  const { signal: revoked } = access.revoked
  revoked.addEventListener('abort', forget, { once: true })
  const entries: Seen[] = []
  access.readers++
  try {
    const isEnough = (): boolean => {
      const last = entries.findLast(({ type }) => type === 'observed' || type === 'ended')
      return turn ? last?.type === 'ended' || (last?.type === 'observed' && last.turn !== null) : entries.length > 0
    }
    // What is there already is read whole before it is judged: of ten old turns the last counts.
    for await (const seen of access.table.stream(access.seat, after, { signal: stop.signal })) {
      entries.push(seen)
      if (isEnough() && seen.n >= access.table.latest(access.seat)) break
    }
  } finally {
    access.readers--
    clearTimeout(timer)
    signal?.removeEventListener('abort', forget)
    revoked.removeEventListener('abort', forget)
  }
  return entries
}

export const submit = ({ table, seat }: SeatAccess, submission: Submission): Promise<SubmissionAnswer> =>
  table.submit(seat, submission)

/** What the game tells this seat once it is over. Participants of a study are told what their study tells them. */
export const afterwardsOf = ({ table, game, seat, fixed }: SeatAccess): string | undefined =>
  !fixed && game.outcome(table.state) ? game.afterwards?.(table.state, seat) : undefined

/** What this seat earned, once the game is over; what others did is theirs. */
export const scoreOf = ({ table, game, seat }: SeatAccess): number | null =>
  game.outcome(table.state)?.scores[seat] ?? null
