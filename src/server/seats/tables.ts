/** Live tables whose seats outsiders take with a token: what HTTP and MCP have in common. */
import { InvalidInput } from '../../core/errors.ts'
import type { Holder } from '../../core/episode.ts'
import { isFinal, type Event } from '../../core/event.ts'
import { fork } from '../../core/fork.ts'
import type { Game, Seat } from '../../core/game.ts'
import { finalEnd } from '../../core/journal.ts'
import type { Json } from '../../core/json.ts'
import { memoryLog, type Log } from '../../core/log.ts'
import { holdersOf, startOf } from '../../core/replay.ts'
import { validate } from '../../core/schema.ts'
import type { SeatTurn } from '../../core/stream.ts'
import { seatingOf } from '../../core/episode.ts'
import { openTable } from '../../core/open-table.ts'
import type { Table } from '../../core/table.ts'
import type { TimeSource } from '../../core/time.ts'
import { readNamedAgent } from '../../lab/seating/agent-spec.ts'
import type { SeatAccess } from './access.ts'
import { clockHasRun, timeBegun } from './clock-again.ts'
import { findGameHere, holderAgain, holderFor, readConfig, type Available } from './holders.ts'
import type { LentModel } from './lent-model.ts'
import { listGames } from './list-games.ts'
import { findOwn, labelOf, type OwnAgent } from './own-agents.ts'
import { quietTimer } from './quiet-timer.ts'
import type { Shelf } from './shelf.ts'
import { drawTable, drawToken, hashOf, isSame, tableOf, type Keyring } from './tokens.ts'

/** How tables are hosted. */
export interface TablesOptions {
  /** Where tables are kept, and opened again from. Absent: they are in memory only. */
  readonly shelf?: Shelf
  /** Games of somebody's own, by name (or path, for a study), that are played beside those of the package. */
  readonly games?: Readonly<Record<string, Game>>
  /** Tables under way at once. Default 1000. */
  readonly most?: number
  /** Milliseconds after which somebody who left ends the episode. Default: a minute. */
  readonly dropOut?: number
  /** The model of agents that need one. Absent: they cannot sit down. */
  readonly lent?: LentModel
  /** Agents of whoever runs the server, which can be partners. */
  readonly agents?: readonly OwnAgent[]
  /** Tells whoever runs the server why an episode failed, which its seats are not told. */
  readonly tell?: (line: string) => void
  /** Milliseconds that an agent may take for one decision. Default: two minutes; ten where a model is lent. */
  readonly deadline?: number
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

/** What opens one seat: the token, and the address of the page, which holds it where no request line shows it. */
export interface SeatKey {
  readonly token: string
  readonly link: string
}

/** What whoever opened a table gets. */
export interface Opened {
  readonly table: string
  readonly seats: Record<Seat, SeatKey>
}

/** A table as whoever runs the server sees it. */
export interface ListedTable {
  readonly table: string
  readonly game: string
  readonly seats: Readonly<Record<Seat, { readonly who: string | null; readonly turn: SeatTurn }>>
}

/** A table in memory. */
interface Live {
  readonly table: Table
  readonly log: Log
  readonly game: Game
  readonly config: unknown
  keyring: Keyring
  readonly accesses: Map<string, SeatAccess>
  used: number
  isOver: boolean
}

/** The live tables of one server. What it holds can be lost: a table is opened again when somebody comes back to it. */
export class Tables {
  readonly #options: TablesOptions
  readonly #live = new Map<string, Promise<Live>>()
  readonly #sweep: ReturnType<typeof setInterval>
  #underWay = 0

  constructor(options: TablesOptions = {}) {
    this.#options = options
    this.#sweep = quietTimer(setInterval(() => void this.#giveUpIdle(), 60_000))
  }

  /** Opens a table and gives a token for each seat of an outsider. Throws {@link InvalidInput}. */
  async open(request: TableRequest): Promise<Opened> {
    this.#checkRoom()
    const game = await this.game(request.game)
    const config = readConfig(game, request)
    const places = game.seats(config)
    const wanted = request.seats ?? {}
    checkPlaces(wanted, places)
    const holders: Record<Seat, Holder> = {}
    for (const place of places)
      holders[place] = await holderFor(game, config, place, wanted[place] ?? 'remote', this.available)
    return this.#begin({ game, config, seed: request.seed ?? drawSeed(), holders })
  }

  /**
   * Opens a table that goes on from event `at` of an episode. Whoever is not named sits where the log has them; a seat of
   * an outsider gets a token. Throws {@link InvalidInput}.
   */
  async fork(events: readonly Event[], at: number, wanted: Readonly<Record<Seat, string>>): Promise<Opened> {
    this.#checkRoom()
    const start = startOf(events)
    const game = await this.game(start.game)
    const config = validate(game.config, start.config, 'the config in the log')
    const places = game.seats(config)
    checkPlaces(wanted, places)
    const before = { ...start.seats, ...holdersOf(events.slice(0, at)) }
    const holders: Record<Seat, Holder> = {}
    for (const place of places) {
      const [name, who] = [wanted[place], before[place]]
      holders[place] =
        name !== undefined
          ? await holderFor(game, config, place, name, this.available)
          : who
            ? await holderAgain(game, config, place, who, this.available)
            : { remote: 'human', person: true }
    }
    const id = drawTable()
    const named = Object.fromEntries(Object.keys(wanted).map((place) => [place, seatingOf(holders[place]!)]))
    const past = fork(events, { at, seats: named, episode: id })
    return this.#begin({ game, config, seed: start.seed, holders, id, past })
  }

  /** The seat that a token opens, if any; where its table is not in memory, it is opened again from its log. */
  async find(token: string | undefined): Promise<SeatAccess | undefined> {
    const id = token === undefined ? undefined : tableOf(token)
    if (id === undefined) return undefined
    const hash = hashOf(token!)
    // A token that opens nothing costs nobody the work of opening a table.
    const inMemory = this.#live.get(id)
    const keyring = inMemory ? (await inMemory).keyring : this.#options.shelf?.keyring(id)
    if (!keyring || !Object.keys(keyring).some((known) => isSame(known, hash))) return undefined
    const live = await this.#liveAt(id, keyring)
    live.used = Date.now()
    return this.#accessOf(live, hash)
  }

  /** Tables in memory, those that are over too for a while. */
  async list(): Promise<ListedTable[]> {
    const live = await Promise.all(this.#live.values())
    return live
      .filter(({ isOver }) => !isOver)
      .map(({ table, game }) => ({
        table: table.id,
        game: game.name,
        seats: Object.fromEntries(
          Object.entries(table.roster()).map(([seat, { who, turn }]) => [
            seat,
            { who: who ? labelOf(this.available.own ?? [], who.agent) : null, turn },
          ]),
        ),
      }))
  }

  /** A new token for a seat, whoever sits there now; `fixed`: it can neither hand the seat over nor give it up. Undefined: there is no such seat, or no such table any more. */
  async key(id: string, seat: Seat, options?: { readonly fixed: boolean }): Promise<SeatKey | undefined> {
    const live = await this.#wake(id)
    if (!live || !live.game.seats(live.config).includes(seat)) return undefined
    return this.#addKey(live, seat, true, options?.fixed)
  }

  /** Hands the seat to an outsider or an agent, live. Throws {@link InvalidInput}. */
  async handOver({ table, game, config, seat }: SeatAccess, name: string): Promise<void> {
    table.seat(seat, await holderFor(game, config, seat, name, this.available))
    // Until it is done; an agent that thinks for long is not waited for.
    await Promise.race([table.settled(), new Promise((resolve) => quietTimer(setTimeout(resolve, 1000)))])
  }

  /** Whom there is for a seat beside the agents of the package. */
  get available(): Available {
    const { lent, agents: own, games } = this.#options
    return { ...(lent && { lent }), ...(own && { own }), ...(games && { games }) }
  }

  /** What can be played here, and with whom. */
  listGames(): Promise<object> {
    return listGames({ available: this.available })
  }

  /** A game that can be played here. Throws {@link InvalidInput}. */
  game(name: string): Promise<Game> {
    return findGameHere(name, this.available)
  }

  /** The model of agents that need one, where one is lent. */
  get lent(): LentModel | undefined {
    return this.#options.lent
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#live.size
  }

  /** How the episode of a table came to its end; resolves once it has. Undefined: there is no such table. */
  async ended(id: string): Promise<Awaited<Table['ended']> | undefined> {
    return (await this.#wake(id))?.table.ended
  }

  /** Ends the episode of a table as cancelled, if it is not over. */
  async cancel(id: string, reason: string): Promise<void> {
    const live = await this.#wake(id)
    if (live && !live.isOver) live.table.cancel(reason)
  }

  /**
   * Seats an agent of the package, or an outsider, at a table under way, where it does not sit already. What opened the
   * seat before opens it no more: whoever left reads nothing further. Throws {@link InvalidInput}.
   */
  async seat(id: string, seat: Seat, name: string): Promise<void> {
    const live = await this.#wake(id)
    if (!live || live.isOver) return
    this.#revoke(live, seat)
    const { own = [] } = this.available
    const agent = findOwn(own, name)?.agent ?? readNamedAgent(name).agent
    if (live.table.roster()[seat]?.who?.agent === agent) return
    live.table.seat(seat, await holderFor(live.game, live.config, seat, name, this.available))
    await live.table.settled()
  }

  /** Lets go of every table; what has a log goes on from there. */
  async close(): Promise<void> {
    clearInterval(this.#sweep)
    const all = [...this.#live.values()]
    this.#live.clear()
    for (const opening of all) {
      const live = await opening.catch(() => undefined)
      live?.table.close()
      if (live && !live.isOver) live.log.close()
    }
    this.#options.shelf?.close?.()
  }

  #checkRoom(): void {
    const { most = 1000 } = this.#options
    if (this.#underWay >= most) throw new TooMany(`there are ${most} tables already; try again later`)
  }

  async #begin({
    game,
    config,
    seed,
    holders,
    id = drawTable(),
    past,
  }: {
    game: Game
    config: unknown
    seed: number
    holders: Readonly<Record<Seat, Holder>>
    id?: string
    past?: readonly Event[]
  }): Promise<Opened> {
    const log = await beginLog(this.#options.shelf, id, past)
    const live = this.#host({ game, config, seed, id, holders, log })
    this.#live.set(id, Promise.resolve(live))
    const seats: Record<Seat, SeatKey> = {}
    for (const [place, holder] of Object.entries(holders))
      if ('remote' in holder) seats[place] = this.#addKey(live, place, holder.person === true)
    return { table: id, seats }
  }

  #host({
    log,
    holders,
    keyring = {},
    time = 'real',
    ...episode
  }: {
    game: Game
    config: unknown
    seed: number
    id: string
    holders: Readonly<Record<Seat, Holder>>
    log: Log
    keyring?: Keyring
    time?: 'real' | TimeSource
  }): Live {
    const { dropOut = 60_000 } = this.#options
    const table = openTable({
      ...episode,
      seats: holders,
      log,
      time,
      dropOut: { policy: 'end', after: dropOut },
      // Only agents decide in simulated time; here an agent that hangs must not keep an outsider waiting for ever.
      deadline: this.#options.deadline ?? (this.lent ? 600_000 : 120_000),
    })
    const { game, config } = episode
    const live: Live = { table, log, game, config, keyring, accesses: new Map(), used: Date.now(), isOver: false }
    this.#underWay++
    const close = (finished: boolean): void => {
      this.#underWay--
      live.isOver = true
      log.close()
      this.lent?.end(table.id, finished)
      quietTimer(setTimeout(() => this.#live.delete(table.id), this.#whileOver()))
    }
    table.ended.then(
      ({ status, reason }) => {
        if (status === 'failed') this.#options.tell?.(`Table ${table.id} failed: ${reason}`)
        close(isFinal(status))
      },
      () => close(false),
    )
    return live
  }

  /** What has a log need not stay in memory once it is over. */
  #whileOver(): number {
    const { idle = IDLE, shelf } = this.#options
    return shelf ? Math.min(idle, 60_000) : idle
  }

  /** A table by its name; where it is not in memory, it is opened again from its log. */
  async #wake(id: string): Promise<Live | undefined> {
    const inMemory = this.#live.get(id)
    if (inMemory) return inMemory
    const keyring = this.#options.shelf?.keyring(id)
    return keyring && this.#liveAt(id, keyring)
  }

  #liveAt(id: string, keyring: Keyring): Promise<Live> {
    const known = this.#live.get(id)
    if (known) return known
    // Two who come back at once come back to one table.
    const opening = this.#openAgain(id, keyring)
    this.#live.set(id, opening)
    opening.catch(() => this.#live.delete(id))
    return opening
  }

  async #openAgain(id: string, keyring: Keyring): Promise<Live> {
    const shelf = this.#options.shelf!
    const past = shelf.events(id)
    if (!past) throw new InvalidInput('the log of this table is gone: it cannot go on')
    const start = startOf(past)
    const game = await this.game(start.game)
    const config = validate(game.config, start.config, 'the config in the log')
    const holders: Record<Seat, Holder> = {}
    const over = finalEnd(past)
    if (!over)
      for (const [seat, who] of Object.entries(holdersOf(past)))
        holders[seat] = await holderAgain(game, config, seat, who, this.available)
    const time = over ? 'real' : timeBegun(clockHasRun(game, past, Date.now()))
    const log = over ? memoryLog(past) : shelf.log(id)
    try {
      return this.#host({ game, config, seed: start.seed, id, holders, log, keyring, time })
    } catch (error) {
      log.close()
      throw error
    }
  }

  #addKey(live: Live, seat: Seat, person: boolean, fixed = false): SeatKey {
    const { id } = live.table
    const token = drawToken(id)
    live.keyring = { ...live.keyring, [hashOf(token)]: { seat, person, ...(fixed && { fixed }) } }
    this.#options.shelf?.keep(id, live.keyring)
    return { token, link: `/table#${token}` }
  }

  #revoke(live: Live, seat: Seat): void {
    live.keyring = Object.fromEntries(Object.entries(live.keyring).filter(([, opens]) => opens.seat !== seat))
    this.#options.shelf?.keep(live.table.id, live.keyring)
    for (const [hash, access] of live.accesses) {
      if (access.seat !== seat) continue
      access.revoked.abort()
      live.accesses.delete(hash)
    }
  }

  #accessOf({ table, game, config, keyring, accesses }: Live, hash: string): SeatAccess {
    const known = accesses.get(hash)
    if (known) return known
    const access: SeatAccess = { table, game, config, ...keyring[hash]!, readers: 0, revoked: new AbortController() }
    accesses.set(hash, access)
    return access
  }

  async #giveUpIdle(): Promise<void> {
    const { idle = IDLE } = this.#options
    for (const opening of this.#live.values()) {
      const live = await opening.catch(() => undefined)
      if (!live || live.isOver) continue
      if ([...live.accesses.values()].some(({ readers }) => readers > 0)) live.used = Date.now()
      if (Date.now() - live.used > idle) live.table.cancel('nobody came for a long time')
    }
  }
}

const IDLE = 2 * 3600_000

/** A seed that nobody guesses: whoever knows it knows the world. */
const drawSeed = (): number => 1 + Number(crypto.getRandomValues(new BigUint64Array(1))[0]! >> 17n)

/** A new log, with what a fork begins with. */
async function beginLog(shelf: Shelf | undefined, id: string, past: readonly Event[] = []): Promise<Log> {
  if (!shelf) return memoryLog(past)
  const log = shelf.log(id)
  if (past.length === 0) return log
  for (const event of past) log.append(event)
  await log.flush?.()
  log.close()
  // What a log holds is read when it is opened.
  return shelf.log(id)
}

function checkPlaces(wanted: Readonly<Record<Seat, string>>, places: readonly Seat[]): void {
  for (const place of Object.keys(wanted))
    if (!places.includes(place)) throw new InvalidInput(`there is no seat ${place}; the seats are ${places.join(', ')}`)
}

/** There is no room for it now. */
export class TooMany extends Error {}
