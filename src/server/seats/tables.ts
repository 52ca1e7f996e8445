/** Live tables whose seats outsiders take with a token: what HTTP and MCP have in common. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import { InvalidInput } from '../../core/errors.ts'
import type { Holder } from '../../core/episode.ts'
import { sharedConfig, type Game, type Seat } from '../../core/game.ts'
import { schemasOf } from '../../core/json-schema.ts'
import type { Json } from '../../core/json.ts'
import { learningOf } from '../../core/learning-of.ts'
import { validate } from '../../core/schema.ts'
import type { Seen } from '../../core/stream.ts'
import { openTable, type Submission, type SubmissionAnswer, type Table } from '../../core/table.ts'
import { agents } from '../../agents/index.ts'
import { games } from '../../games/index.ts'
import { isExec } from '../../node/exec/index.ts'
import { fileLog } from '../../node/log.ts'
import { isPath } from '../../lab/load-module.ts'
import { prepare, readAgentSpec, seat as seatAgent } from '../../lab/lineup.ts'

/** How tables are hosted. */
export interface TablesOptions {
  /** Where logs go. Absent: they are kept in memory only. */
  readonly folder?: string
  /** Tables at once. Default 1000. */
  readonly most?: number
  /** Milliseconds after which somebody who left ends the episode. Default: a minute. */
  readonly dropOut?: number
  /** Milliseconds without anything from any outsider after which a table is given up. Default: two hours. */
  readonly idle?: number
}

/** What is asked for when a table is opened. */
export interface TableRequest {
  readonly game: string
  readonly config?: Readonly<Record<string, Json>>
  readonly preset?: string
  /** By seat: `remote` for an outsider, `human` for a person, or an agent of ours by name. Left out: `remote`. */
  readonly seats?: Readonly<Record<Seat, string>>
  /** Whoever knows it knows the world: only for those who do not sit there. Default: drawn. */
  readonly seed?: number
}

/** Somebody's seat at a live table. */
export interface SeatAccess {
  readonly table: Table
  readonly game: Game
  readonly config: unknown
  readonly seat: Seat
  /** Somebody types what is handed in. */
  readonly person: boolean
  /** Open reads of this seat. */
  readers: number
}

const OUTSIDERS = ['remote', 'human']

/** The live tables of one server. */
export class Tables {
  readonly #options: TablesOptions
  /** By the hash of its token: what is kept opens nothing. */
  readonly #seats = new Map<string, SeatAccess>()
  readonly #open = new Map<string, { readonly table: Table; used: number }>()
  readonly #sweep: ReturnType<typeof setInterval>

  constructor(options: TablesOptions = {}) {
    this.#options = options
    this.#sweep = setInterval(() => this.#giveUpIdle(), 60_000)
    this.#sweep.unref()
  }

  /** Opens a table and gives a token for each seat of an outsider. Throws {@link InvalidInput}. */
  async open(request: TableRequest): Promise<{ table: string; seats: Record<Seat, { token: string }> }> {
    const { most = 1000, folder, dropOut = 60_000 } = this.#options
    if (this.#open.size >= most) throw new TooMany(`there are ${most} tables already; try again later`)
    const game = await findBuiltIn(request.game)
    const config = readConfig(game, request)
    const places = game.seats(config)
    const wanted = request.seats ?? {}
    for (const place of Object.keys(wanted))
      if (!places.includes(place))
        throw new InvalidInput(`there is no seat ${place}; the seats are ${places.join(', ')}`)
    const id = randomBytes(9).toString('base64url')
    const holders: Record<Seat, Holder> = {}
    for (const place of places) holders[place] = await holderFor(game, config, place, wanted[place] ?? 'remote')
    const seed = request.seed ?? randomInt(1, 2 ** 47)
    const log = folder === undefined ? undefined : fileLog(join(folder, 'episodes', `${id}.jsonl`))
    const table = openTable({
      ...{ game, config, seed, id, seats: holders, time: 'real' as const },
      ...(log && { log }),
      dropOut: { policy: 'end', after: dropOut },
      // Only agents decide in simulated time; here an agent that hangs must not keep an outsider waiting for ever.
      deadline: 120_000,
    })
    this.#open.set(id, { table, used: Date.now() })
    const close = (): void => {
      log?.close()
      const forget = setTimeout(() => this.#forget(id), this.#options.idle ?? IDLE)
      forget.unref()
    }
    table.ended.then(close, close)
    const seats: Record<Seat, { token: string }> = {}
    for (const place of places) {
      const holder = holders[place]!
      if (!('remote' in holder)) continue
      const token = randomBytes(24).toString('base64url')
      const person = holder.person === true
      this.#seats.set(hashOf(token), { table, game, config, seat: place, person, readers: 0 })
      seats[place] = { token }
    }
    return { table: id, seats }
  }

  /** The seat that a token opens, if any. */
  find(token: string | undefined): SeatAccess | undefined {
    if (token === undefined || token.length > 200) return undefined
    const access = this.#seats.get(hashOf(token))
    const entry = access && this.#open.get(access.table.id)
    if (entry) entry.used = Date.now()
    return access
  }

  get size(): number {
    return this.#open.size
  }

  #giveUpIdle(): void {
    const { idle = IDLE } = this.#options
    for (const { table, used } of this.#open.values())
      if (Date.now() - used > idle) table.cancel('nobody came for a long time')
  }

  #forget(id: string): void {
    this.#open.delete(id)
    for (const [hash, { table }] of this.#seats) if (table.id === id) this.#seats.delete(hash)
  }

  /** Ends all waiting and lets go of every table; their logs stay. */
  close(): void {
    clearInterval(this.#sweep)
    for (const { table } of this.#open.values()) table.close()
    this.#open.clear()
    this.#seats.clear()
  }
}

const IDLE = 2 * 3600_000

/** There is no room for it now. */
export class TooMany extends Error {}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Whether two secrets are the same, in a time that tells nothing of either. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest())

/** A game that the package has; no path is loaded for somebody outside. */
export async function findBuiltIn(name: string): Promise<Game> {
  if (!Object.hasOwn(games, name))
    throw new InvalidInput(`there is no game "${name}"; there are ${Object.keys(games).sort().join(', ')}`)
  return games[name]!()
}

export function readConfig(game: Game, { config = {}, preset }: Pick<TableRequest, 'config' | 'preset'>): unknown {
  const { presets = {} } = game
  if (preset !== undefined && !Object.hasOwn(presets, preset))
    throw new InvalidInput(
      `${game.name} has no preset "${preset}"; it has ${Object.keys(presets).join(', ') || 'none'}`,
    )
  if ('tables' in config) throw new InvalidInput('config: "tables" names a folder of the server, and is not taken here')
  return validate(game.config, { ...(preset !== undefined && presets[preset]), ...config }, `config of ${game.name}`)
}

async function holderFor(game: Game, config: unknown, place: Seat, name: string): Promise<Holder> {
  if (OUTSIDERS.includes(name)) return { remote: name, ...(name === 'human' && { person: true as const }) }
  return seatBuiltIn(game, config, place, name)
}

/** An agent that the package has and that needs no model: neither programs nor paths are started for somebody outside. */
export async function seatBuiltIn(game: Game, config: unknown, place: Seat, name: string): Promise<Holder> {
  const spec = readAgentSpec(name)
  if (isExec(spec.agent) || isPath(spec.agent) || spec.model) {
    const names = (await agents(game.name)).filter(({ needsModel }) => !needsModel).map((agent) => agent.name)
    throw new InvalidInput(`seat ${place}: only agents of the package sit here: ${[...OUTSIDERS, ...names].join(', ')}`)
  }
  const player = await prepare(game, spec, () =>
    Promise.reject(new InvalidInput(`seat ${place}: ${name} needs a language model, which is not opened here`)),
  )
  return seatAgent(game, config, place, player)
}

/** All that somebody at this seat is told of the game before it begins. */
export function describeSeat({ game, config, seat }: SeatAccess): Record<string, unknown> {
  const known = sharedConfig(game, config)
  const { action, observation } = schemasOf(game)
  return {
    game: game.name,
    title: game.title,
    about: game.about,
    seat,
    seats: game.seats(config),
    config: known,
    rules: game.language.rules(known, seat),
    schemas: { action, observation },
  }
}

/** An entry of a seat's stream, with the words for it and what is legal now. */
export function tell({ game }: SeatAccess, seen: Seen): Record<string, unknown> {
  if (seen.type !== 'observed') return { ...seen }
  const text = game.language.describe(seen.observation)
  if (seen.turn === null) return { ...seen, text }
  const { actions, mask } = learningOf(game)
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
      const newest = access.table.observe(access.seat).n
      if (isEnough() && seen.n >= newest) break
    }
  } finally {
    access.readers--
    clearTimeout(timer)
    signal?.removeEventListener('abort', forget)
  }
  return entries
}

export const submit = ({ table, seat }: SeatAccess, submission: Submission): Promise<SubmissionAnswer> =>
  table.submit(seat, submission)

/** What this seat earned, once the game is over; what others did is theirs. */
export const scoreOf = ({ table, game, seat }: SeatAccess): number | null =>
  game.outcome(table.state)?.scores[seat] ?? null
