/**
 * The host of one live episode. Seats are taken, left and handed over, inputs come in and events go out; whoever plays,
 * watches or runs an episode is a client of a table, and there is no other way to play a game.
 */
import type { Agent, Decision } from './agent.ts'
import { AgentSeat, faultOf, type Asked } from './agent-seat.ts'
import { DECISION, excerpt, isObject, messageOf, readDecision, toJson } from './boundary.ts'
import { isRemote, nameOf, seatingOf, type Holder, type Seated } from './episode.ts'
import { Diverged, InvalidInput } from './errors.ts'
import { LOG_FORMAT, type Event, type EventBody, type OrderedEvent, type Seating } from './event.ts'
import { wordsForPeople, type Game, type Seat } from './game.ts'
import { getOrAdd } from './get-or-add.ts'
import { finalEnd, Journal } from './journal.ts'
import { hash, type Json } from './json.ts'
import { memoryLog, type Log } from './log.ts'
import type { Model, ModelAnswer, ModelRequest } from './model.ts'
import {
  begin,
  dueAt,
  marksOf,
  LATE,
  settle,
  step,
  type Answer,
  type Ending,
  type FromSeat,
  type Input,
  type Position,
  type Terms,
} from './position.ts'
import { readGrowing } from './reading.ts'
import { follow, holdersOf } from './replay.ts'
import { SeatStream, seatTurn, type Seen, type SeatTurn } from './stream.ts'
import { breathe, GameTime, realTime, type TimeSource } from './time.ts'
import { openTurns, type Turns } from './turn.ts'
import { hasherOf } from './version.ts'

/** What is played, and where its events go. */
export interface TableOptions<State = any> {
  readonly game: Game<any, State>
  /** Valid: what the game's config schema gave. */
  readonly config: unknown
  readonly seed: number
  /** Default: the game and the seed; where outsiders sit, drawn, since whoever knows game and seed knows the world. */
  readonly id?: string
  /** Where events go; one that already holds events is resumed. Default: in memory. */
  readonly log?: Log
  /** Who sits down at once; a seat that is left out is empty. On resume: the agents that sit there now by the log. */
  readonly seats?: Readonly<Record<Seat, Holder | Agent>>
  /** On resume: finds the agent that the log has at a seat, where `seats` does not name it. */
  readonly agentFor?: (seat: Seat, seating: Seating) => Holder
  /** How often an agent may try one decision before the episode is stopped. Default 3. People may try as often as they like. */
  readonly tries?: number
  /** Milliseconds that one decision of an agent may take. Absent: no limit. */
  readonly deadline?: number
  /** What follows when somebody leaves. Default: `wait`. */
  readonly dropOut?: DropOut
  /**
   * `real`: the clock goes by the wall. `simulated`: agents think in no time, and the clock acts when all have nothing to
   * say. Default: real where somebody acts from outside or is still to come, else simulated.
   */
  readonly time?: 'real' | 'simulated' | TimeSource
  /** Characters of a reply that are read at most. Default 100,000. */
  readonly longestReply?: number
  readonly signal?: AbortSignal
  /** Ends the episode as stopped, by the reason of the signal: it has had what it may take. */
  readonly stop?: AbortSignal
  /** Called with each new event, after it was written. */
  readonly listen?: (event: Event) => void
  /** Where this episode was forked from. Default: as its log says. */
  readonly fork?: { readonly episode: string; readonly at: number }
  /** The identity of the run that this episode belongs to. Default: as its log says. */
  readonly run?: string
}

/** What becomes of a table when somebody outside has left a seat. */
export type DropOut =
  /** The table waits, and its clock stands, until somebody takes the seat. */
  | { readonly policy: 'wait' }
  /** The episode is abandoned after so many milliseconds. */
  | { readonly policy: 'end'; readonly after?: number }
  | {
      /** An agent takes the seat after so many milliseconds. */
      readonly policy: 'substitute'
      readonly after?: number
      /** Makes the agent that takes it. */
      readonly with: (seat: Seat) => Seated
    }

/** Something that comes to a seat from outside. One of `action` and `reply`; neither: it lets its turn pass. */
export interface Submission {
  readonly action?: unknown
  readonly reply?: string
  /** The same id twice is one action, with one answer. */
  readonly id?: string
  /** Number of the observation that was decided on: what has moved on since is `stale` rather than illegal. */
  readonly seen?: number
  /** Private notes for the log. */
  readonly notes?: Json
}

/** `vacant`: the seat is not played from outside now. `late`: the episode is over. */
export type SubmissionAnswer =
  | { readonly status: 'accepted' }
  | { readonly status: 'illegal' | 'unreadable' | 'stale' | 'late' | 'vacant'; readonly reason: string }

/** A live episode: seats are taken and left, inputs come in, streams go out. */
export interface Table<State = any> {
  readonly id: string
  readonly game: Game<any, State>
  /** The referee's: the whole truth. */
  readonly state: State
  /** The referee's: who sits where (`null`: nobody), and whether it is their turn. */
  roster(): Readonly<Record<Seat, { readonly who: Seating | null; readonly turn: SeatTurn }>>
  /** Seats somebody: an agent, a remote, or an agent's bare object. Where somebody sits, it is handed over, live. */
  seat(seat: Seat, holder: Holder | Agent): void
  /** Whoever sits there is gone; what follows is the drop-out policy's. */
  leave(seat: Seat, reason?: string): void
  /** Hands in what a remote does. Resolves once it is decided and written down. */
  submit(seat: Seat, submission: Submission): Promise<SubmissionAnswer>
  /**
   * Asks a model for a remote, at any time: what is asked and answered stands in the log as that of an agent does. The first
   * model that a seat asks stays the one. Rejects with `ModelFailure`, and with an error where the seat is not a remote's
   * or the episode is over.
   */
  ask(
    seat: Seat,
    request: ModelRequest,
    options: { readonly model: Model; readonly signal?: AbortSignal },
  ): Promise<ModelAnswer>
  /** The newest observation of a seat. */
  observe(seat: Seat): Extract<Seen, { type: 'observed' }>
  /** The number of the newest entry of a seat's stream. */
  latest(seat: Seat): number
  /** What the seat learns, from the entry after number `after` on, until the end. */
  stream(seat: Seat, after?: number, options?: { readonly signal?: AbortSignal }): AsyncIterableIterator<Seen>
  /** The referee's: every event from the one after number `after` on, until the end. */
  events(after?: number, options?: { readonly signal?: AbortSignal }): AsyncIterableIterator<Event>
  /** Milliseconds until the clock acts; undefined where none is running, or it stands. */
  untilClock(): number | undefined
  /** The clock acts now. False: none is running, or it stands because the table waits for somebody. */
  tick(): Promise<boolean>
  /** Resolves when nothing more happens before something comes from outside. */
  settled(): Promise<void>
  /** Ends the episode as cancelled; its log can be resumed. */
  cancel(reason?: string): void
  /** Lets go of the episode as it stands, without an event: its log can be resumed, and `ended` stays open. */
  close(): void
  /** How it ended. Rejects only with `LogFailure` or `Diverged`. */
  readonly ended: Promise<Ending<State>>
}

/**
 * Opens a table. Its log says who sits there and what has happened; one that already holds events is resumed.
 *
 * @example
 * ```ts
 * import { memoryLog, openTable, validate } from 'roundtable'
 * import game from 'roundtable/games/theory-of-mind'
 *
 * const config = validate(game.config, {}, 'config')
 * const table = openTable({ game, config, seed: 1, seats: { player: { remote: 'Ann', person: true } }, log: memoryLog() })
 * for await (const seen of table.stream('player'))
 *   if (seen.type === 'observed' && seen.turn) await table.submit('player', { reply: 'A', seen: seen.n })
 * console.log((await table.ended).outcome?.scores) // { player: 0 } or { player: 1 }
 * ```
 */
export const openTable = <State = any>(options: TableOptions<State>): Table<State> => host({ ...options, kept: true })

/** A table that may keep nothing, which is fastest. */
export const host = <State>(options: TableOptions<State> & { readonly kept: boolean }): Table<State> =>
  new Host(options)

/** An input that waits to be decided. */
interface Waiting {
  readonly input: Input
  /** The agent that it came from, and its seat. */
  readonly from?: AgentSeat
  readonly seat?: Seat
  /** Somebody from outside who waits for the answer, and what they decided on. */
  readonly answer?: (answer: SubmissionAnswer) => void
  readonly submission?: Submission
  /** Who is about to sit down. */
  readonly holder?: Holder
}

/** What was answered to a submission with an id. A log of before 2026-11-22 does not say what was submitted. */
interface Answered {
  readonly submitted: string | undefined
  readonly answer: Promise<SubmissionAnswer>
}

/** How long, in milliseconds, agents that ask nobody may keep the event loop to themselves. */
const BREATHE = 50

class Host<State> implements Table<State> {
  readonly id: string
  readonly game: Game<any, State>
  readonly ended: Promise<Ending<State>>
  readonly #options: TableOptions<State>
  readonly #terms: Terms<State>
  readonly #version: number
  readonly #seats: readonly Seat[]
  readonly #journal: Journal
  /** What its log held when the table was opened. */
  readonly #past: readonly Event[]
  readonly #time: GameTime
  readonly #simulated: boolean
  readonly #events: Event[]
  readonly #agents = new Map<Seat, AgentSeat>()
  /** Whoever is given for a seat, until the log has come to where they sit down. */
  readonly #given = new Map<Seat, Holder>()
  /** Agents that sit or sat at each seat: one that comes back would remember what nobody could play again. */
  readonly #sat = new Map<Seat, WeakSet<object>>()
  readonly #people = new Set<Seat>()
  readonly #decisions = new Map<Seat, number>()
  readonly #streams = new Map<Seat, SeatStream<State>>()
  /** Remotes that have asked a model, and what ends their asking: somebody else sits down, or the episode is over. */
  readonly #asking = new Map<Seat, { readonly turns: Turns; readonly stop: AbortController }>()
  /** What was answered to submissions with an id, by seat. */
  readonly #answers = new Map<Seat, Map<string, Answered>>()
  readonly #timers = new Map<Seat, () => void>()
  /** Streams that wait for something new. */
  readonly #readers = new Set<() => void>()
  readonly #everTaken = new Set<Seat>()
  /** Seats that somebody has just left, and when, in milliseconds since 1970. */
  readonly #left = new Map<Seat, number>()
  /** How often each seat had decided when its last substitute came. */
  readonly #substitutes = new Map<Seat, number>()
  #queue: Waiting[] = []
  #position: Position<State>
  #remotePassed = new Map<Seat, number>()
  #alarm: (() => void) | undefined
  #alarmAt: number | undefined
  #wake: (() => void) | undefined
  #quiet: (() => void)[] = []
  #isQuiet = false
  #closed = false
  #forgetSignal = (): void => {}

  constructor(options: TableOptions<State> & { readonly kept: boolean }) {
    const { game, config, seed, tries = 3, kept } = options
    if (!Number.isSafeInteger(seed)) throw new InvalidInput(`a seed is a whole number, not ${seed}`)
    if (!isObject(config)) throw new InvalidInput(`the config of ${game.name} is missing`)
    this.#options = options
    this.game = game
    this.#seats = game.seats(config)
    const log = options.log ?? memoryLog()
    this.#past = [...log.events]
    this.#events = kept ? [...this.#past] : []
    const resumed = this.#past.length > 0
    const first = this.#past[0]
    // Who resumes a log of an earlier version of the game goes on as that version told of it.
    this.#version = first?.type === 'started' && hasherOf(game, first.version) ? first.version : game.version
    this.#terms = { game, config, tries, kept, hash: hasherOf(game, this.#version)! }
    const initial = this.#seatingsAtStart()
    const outside = this.#seats.some((seat) => !initial[seat] || initial[seat].remote)
    const time = options.time ?? (outside ? 'real' : 'simulated')
    this.#simulated = time === 'simulated'
    this.#time = new GameTime(typeof time === 'string' ? realTime : time)
    this.id =
      options.id ??
      (first?.type === 'started' ? first.episode : outside ? `${game.name}-${drawId()}` : nameOf({ game, seed }))
    this.#journal = new Journal(log, (event) => {
      if (kept) this.#events.push(event)
      options.listen?.(event)
    })
    const seats = Object.fromEntries(this.#seats.map((seat) => [seat, initial[seat] ?? null]))
    this.#position = begin(this.#terms, game.start(config, seed), seats)
    for (const seat of this.#seats) if (initial[seat]) this.#everTaken.add(seat)
    this.#takeGiven(resumed)
    this.#claim(options.log)
    if (kept) this.#writeStart(initial)
    for (const seat of this.#seats) {
      const holder = this.#given.get(seat)
      if (holder && (isRemote(holder) || !this.#journal.isGiven(seat))) this.#sitDown(seat, holder, 0)
    }
    this.#recallAnswers()
    if (!this.#allHaveCome()) this.#time.pause()
    this.ended = this.#run()
    // Whoever opened the table may never ask how it ended.
    this.ended.catch(() => {})
  }

  /** A log is one table's at a time, and the next one's only if it holds all that was written since it was opened. */
  #claim(log: Log | undefined): void {
    if (!log) return
    const written = claimed.get(log)?.()
    if (written !== undefined && written !== log.events.length)
      throw new InvalidInput('this log belongs to another table: open it anew to resume')
    claimed.set(log, () => (this.#closed ? this.#journal.count : Infinity))
  }

  // ---- who sits where

  /** Who sat there when the episode began: by the log, or as given now. */
  #seatingsAtStart(): Record<Seat, Seating> {
    const first = this.#past[0]
    if (first?.type === 'started') return { ...first.seats }
    return Object.fromEntries(
      Object.entries(this.#options.seats ?? {}).map(([seat, holder]) => {
        this.#checkSeat(seat)
        return [seat, seatingOf(asHolder(holder))]
      }),
    )
  }

  /** Finds the agents for all who sit there now: at the start, or by the log where that goes on. */
  #takeGiven(resumed: boolean): void {
    const over = resumed && finalEnd(this.#past)
    const now = resumed ? holdersOf(this.#past) : this.#position.seats
    for (const seat of this.#seats) {
      const seating = now[seat]
      const given = this.#options.seats?.[seat] && asHolder(this.#options.seats[seat])
      if (!seating || over) continue
      if (seating.remote) {
        const person = given && isRemote(given) && given.person
        this.#given.set(seat, { remote: seating.agent, ...(person && { person }) })
      } else if (given && !isRemote(given) && given.name === seating.agent) this.#given.set(seat, given)
      else if (this.#options.agentFor) this.#given.set(seat, this.#options.agentFor(seat, seating))
      else if (given)
        throw new Diverged(`by its log ${seat} is held by ${seating.agent}, not by ${seatingOf(given).agent}`)
      else throw new InvalidInput(`by its log ${seat} is held by ${seating.agent}: seat it there to resume`)
    }
  }

  #writeStart(initial: Readonly<Record<Seat, Seating>>): void {
    const { game, config, seed } = this.#options
    const first = this.#past[0]
    const began = first?.type === 'started' ? first : undefined
    const { fork = began?.fork, run = began?.run } = this.#options
    const seats = { ...initial }
    // Whoever sits there from the start and still does has to be who the log says.
    for (const [seat, holder] of this.#given)
      if (seats[seat] && !this.#journal.isGiven(seat) && !isRemote(holder)) seats[seat] = seatingOf(holder)
    this.#write(
      {
        type: 'started',
        format: LOG_FORMAT,
        episode: this.id,
        game: game.name,
        version: this.#version,
        config: config as Json,
        seed,
        seats,
        hash: this.#terms.hash(this.#position.state),
        ...(fork && { fork }),
        ...(run !== undefined && { run }),
      },
      this.#position.state,
    )
  }

  /** `from`: the number of the event by which they sat down; what the seat's former holders asked came before. */
  #sitDown(seat: Seat, holder: Holder | undefined, from: number): void {
    const former = this.#agents.get(seat)
    if (former) {
      former.dismiss(new Error(`${seat} was handed over`))
      // What it decided and nobody has heard yet is not its successor's.
      this.#queue = this.#queue.filter(({ from }) => from !== former)
    }
    this.#agents.delete(seat)
    this.#people.delete(seat)
    this.#stopAsking(seat)
    if (!holder) return
    this.#everTaken.add(seat)
    if (isRemote(holder)) return void (holder.person && this.#people.add(seat))
    const { seed, deadline, longestReply } = this.#options
    const { model } = holder
    const past = this.#past.length > 0 || from > 0 ? this.#events : []
    const turns = openTurns({ episode: this.id, seat, seed, model, journal: this.#journal, past, from })
    this.#satAt(seat).add(holder.agent)
    const agentSeat: AgentSeat = new AgentSeat({
      game: this.game,
      seat,
      seated: holder,
      turns,
      deadline,
      longest: longestReply,
      onceATick: this.#simulated,
      tell: (asked) => this.#hear(seat, agentSeat, asked),
    })
    this.#agents.set(seat, agentSeat)
  }

  /** Whether every seat has been taken at least once: before that nothing is asked and no time passes. */
  #allHaveCome(): boolean {
    return this.#seats.every((seat) => this.#everTaken.has(seat))
  }

  seat(seat: Seat, holder: Holder | Agent): void {
    this.#checkSeat(seat)
    const who = asHolder(holder)
    if (!isRemote(who)) {
      if (typeof (who.agent as Agent | undefined)?.act !== 'function')
        throw new InvalidInput(`who sits at ${seat} ${NO_HOLDER}`)
      if (this.#satAt(seat).has(who.agent))
        throw new InvalidInput(`this agent has held ${seat} before: seat a new one, which begins afresh`)
      this.#satAt(seat).add(who.agent)
    }
    this.#push({ input: { type: 'sit', seat, who: seatingOf(who) }, holder: who })
  }

  #satAt(seat: Seat): WeakSet<object> {
    return getOrAdd(this.#sat, seat, () => new WeakSet())
  }

  leave(seat: Seat, reason?: string): void {
    this.#checkSeat(seat)
    this.#push({ input: { type: 'leave', seat, ...(reason !== undefined && { reason }) } })
  }

  #checkSeat(seat: Seat): void {
    if (!this.#seats.includes(seat))
      throw new InvalidInput(`there is no seat ${seat}; the seats are ${this.#seats.join(', ')}`)
  }

  roster(): Record<Seat, { who: Seating | null; turn: SeatTurn }> {
    const { seats, turn } = this.#position
    return Object.fromEntries(
      this.#seats.map((seat) => [seat, { who: seats[seat] ?? null, turn: seatTurn(turn, seat) }]),
    )
  }

  /** What follows seats that were left, once the log has been played again: a timer that ran out meanwhile is over. */
  #startDropOuts(): void {
    if (this.#left.size === 0 || this.#journal.next()) return
    for (const [seat, since] of this.#left) this.#startDropOut(seat, since)
    this.#left.clear()
  }

  #startDropOut(seat: Seat, since: number): void {
    const { dropOut = { policy: 'wait' } } = this.#options
    if (dropOut.policy === 'wait') return this.#time.pause()
    const wait = Math.max(0, since + (dropOut.after ?? 0) - Date.now())
    const follow = (): void => {
      if (this.#position.seats[seat]) return
      if (dropOut.policy === 'substitute') this.#substitute(seat, dropOut.with)
      else this.#push({ input: { type: 'end', status: 'abandoned', reason: `${seat} left` } })
    }
    this.#timers.get(seat)?.()
    this.#timers.set(seat, this.#time.after(wait, follow))
  }

  #substitute(seat: Seat, find: (seat: Seat) => Seated): void {
    try {
      this.seat(seat, find(seat))
      this.#substitutes.set(seat, this.#decisions.get(seat) ?? 0)
    } catch (error) {
      const reason = `nobody can take the place of ${seat}: ${messageOf(error)}`
      this.#push({ input: { type: 'end', status: 'failed', reason } })
    }
  }

  /** Whether another could take the place of an agent that failed: not of one that took it and never decided anything. */
  #canSubstitute(seat: Seat): boolean {
    return (
      this.#options.dropOut?.policy === 'substitute' && this.#substitutes.get(seat) !== (this.#decisions.get(seat) ?? 0)
    )
  }

  /** What was answered before the log was resumed, to submissions with an id. */
  #recallAnswers(): void {
    const seats: Record<Seat, Seating | null> = this.#seatingsAtStart()
    for (const event of this.#past) {
      if (event.type === 'left') seats[event.seat] = null
      else if (event.type === 'joined' || event.type === 'handed-over') {
        const who = event.type === 'joined' ? event.who : event.to
        this.#forgetAnswers(event.seat, seats[event.seat], who)
        seats[event.seat] = who
      }
      if (!('id' in event) || event.id === undefined) continue
      const answer: SubmissionAnswer =
        event.type === 'rejected' ? { status: event.why, reason: event.reason } : { status: 'accepted' }
      const { submitted } = event
      this.#answersOf(event.seat).set(event.id, { submitted, answer: Promise.resolve(answer) })
    }
  }

  /** Whoever takes a seat from another has ids of their own. */
  #forgetAnswers(seat: Seat, before: Seating | null | undefined, who: Seating): void {
    if (before?.agent !== who.agent) this.#answers.delete(seat)
  }

  // ---- what comes in

  #push(waiting: Waiting): void {
    if (this.#closed) return
    this.#queue.push(waiting)
    this.#isQuiet = false
    this.#wake?.()
  }

  /** Takes what an agent decided into the queue. */
  #hear(seat: Seat, from: AgentSeat, asked: Asked): void {
    if (asked.type === 'fault') {
      const { status, reason, detail } = asked
      // One agent's fault is not its partners': where somebody can take its place, it has merely left.
      const input: Input =
        status === 'failed' && this.#canSubstitute(seat)
          ? { type: 'leave', seat, reason }
          : { type: 'end', status, reason, ...(detail !== undefined && { detail }) }
      return this.#push({ input, from, seat })
    }
    if (asked.type === 'reject') {
      const { said, reason } = asked
      return this.#push({ input: { type: 'reject', seat, why: 'unreadable', said, reason }, from, seat })
    }
    this.#push({ input: { ...asked, seat }, from, seat })
  }

  async submit(seat: Seat, submission: Submission): Promise<SubmissionAnswer> {
    this.#checkSeat(seat)
    if (!isObject(submission)) return illegal(DECISION)
    const { id, seen } = submission
    if (seen !== undefined && typeof seen !== 'number') return illegal('What was seen is a number.')
    if (id === undefined) return this.#handIn(seat, submission)
    // It goes into the log, where anything else could never be read again.
    if (typeof id !== 'string') return illegal('An id is a text.')
    const submitted = hash([toJson(submission.action), toJson(submission.reply)])
    const answers = this.#answersOf(seat)
    const known = answers.get(id)
    if (known?.submitted !== undefined && known.submitted !== submitted)
      return illegal(`The id ${id} was used for something else.`)
    if (known) return known.answer
    const answer = this.#handIn(seat, submission, submitted)
    answers.set(id, { submitted, answer })
    // What was never decided may be tried again.
    const { status } = await answer
    if (status === 'vacant' || status === 'late') answers.delete(id)
    return answer
  }

  async ask(
    seat: Seat,
    request: ModelRequest,
    { model, signal }: { readonly model: Model; readonly signal?: AbortSignal },
  ): Promise<ModelAnswer> {
    this.#checkSeat(seat)
    if (this.#closed || this.#position.ended) throw new Error('the episode is over')
    if (this.#position.seats[seat]?.remote !== true) throw new Error(`${seat} is not played from outside now`)
    const { turns, stop } = getOrAdd(this.#asking, seat, () => this.#beginAsking(seat, model))
    const signals = signal ? AbortSignal.any([stop.signal, signal]) : stop.signal
    const number = (this.#decisions.get(seat) ?? 0) + 1
    const turn = turns.take({ number, rejections: [], mayPass: true, signal: signals })
    return turn.ask(request).finally(turn.close)
  }

  #beginAsking(seat: Seat, model: Model): { turns: Turns; stop: AbortController } {
    const { seed } = this.#options
    // Nothing that was asked before is asked again: a remote got its answers.
    const past = { past: this.#events, from: Infinity }
    const turns = openTurns({ episode: this.id, seat, seed, model, journal: this.#journal, ...past })
    return { turns, stop: new AbortController() }
  }

  #stopAsking(seat: Seat): void {
    this.#asking.get(seat)?.stop.abort(new Error(`nobody may ask for ${seat} any more`))
    this.#asking.delete(seat)
  }

  #answersOf(seat: Seat): Map<string, Answered> {
    return getOrAdd(this.#answers, seat, () => new Map())
  }

  async #handIn(seat: Seat, submission: Submission, submitted?: string): Promise<SubmissionAnswer> {
    if (this.#closed || this.#position.ended) return LATE
    // The real input is made when its turn has come: by then the table may have moved on.
    const answer = await new Promise<SubmissionAnswer>((resolve) =>
      this.#push({
        input: { type: 'pass', seat, ...marksOf({ ...submission, submitted }) },
        submission,
        answer: resolve,
      }),
    )
    await this.#journal.flush()
    return answer
  }

  /** What a submission comes to as the table stands now. */
  #readSubmission({ seat, ...sent }: FromSeat, submission: Submission): Input | SubmissionAnswer {
    const { action, reply, seen, notes } = submission
    if (!this.#position.seats[seat]?.remote)
      return { status: 'vacant', reason: `Nobody plays ${seat} from outside now.` }
    const stream = this.#streamOf(seat)
    const { newest } = stream
    const shown = seen === undefined ? newest : (stream.at(seen) ?? newest)
    const behind = seen !== undefined && seen < stream.since
    const marks = { seat, ...marksOf(sent) }
    // A number that nothing bears yet is from another table, or from before a fall: nobody knows what it was decided on.
    const unknown = seen !== undefined && !(seen <= stream.length)
    if (unknown || (behind && newest.turn !== 'may'))
      return { type: 'reject', ...marks, why: 'stale', said: excerpt(action ?? reply, 2000), reason: MOVED_ON }
    const words = this.#people.has(seat) ? wordsForPeople(this.game.language) : this.game.language
    const decision = { action, reply, notes } as Decision
    const read = readDecision(this.game, words, decision, shown.observation, this.#options.longestReply)
    // Whatever is refused now is stale to somebody who has not seen the newest.
    const since = behind ? -1 : this.#position.moves
    if (read.type === 'reject') return { ...read, ...marks, why: action === undefined ? 'unreadable' : 'illegal' }
    return { ...read, ...marks, since }
  }

  // ---- the loop

  async #run(): Promise<Ending<State>> {
    const { signal, stop } = this.#options
    const onAbort = (): void => this.cancel(reasonOf(signal))
    const onStop = (): void => this.#push({ input: { type: 'end', status: 'stopped', reason: reasonOf(stop) } })
    signal?.addEventListener('abort', onAbort, { once: true })
    stop?.addEventListener('abort', onStop, { once: true })
    this.#forgetSignal = () => {
      signal?.removeEventListener('abort', onAbort)
      stop?.removeEventListener('abort', onStop)
    }
    open.add(this)
    watchForStalls()
    try {
      if (signal?.aborted) onAbort()
      if (stop?.aborted) onStop()
      await this.#play()
      await this.#journal.flush()
      return this.#position.ended!
    } finally {
      open.delete(this)
      this.#letGo()
    }
  }

  async #play(): Promise<void> {
    let breath = performance.now()
    const first = settle(this.#terms, this.#position, [])
    this.#position = first.position
    for (const event of first.events) this.#write(event, this.#position.state)
    for (;;) {
      this.#journal.throwIfFailed()
      if (this.#position.ended) return
      if (this.#closed) return void (await new Promise(() => {}))
      const over = this.#journal.next() ? undefined : finalEnd(this.#past)
      if (over) {
        this.#end({
          status: over.status,
          reason: over.reason,
          ...(over.detail !== undefined && { detail: over.detail }),
        })
        continue
      }
      try {
        this.#startDropOuts()
        // Whoever calls it off before anybody was asked does not want to pay for the question.
        if (!isCancel(this.#queue[0])) this.#askAgents()
        const next = this.#next()
        if (next) this.#apply(next)
        else if (this.#canGoOnAlone()) continue
        else {
          await this.#somethingNew()
          breath = performance.now()
        }
      } catch (error) {
        this.#journal.throwIfFailed()
        this.#end(faultOf(this.game.name, error))
      }
      if (performance.now() - breath > BREATHE) {
        await breathe()
        breath = performance.now()
      }
    }
  }

  #end({ status, reason, detail }: { status: Ending['status']; reason: string; detail?: string }): void {
    this.#apply({ input: { type: 'end', status, reason, ...(detail !== undefined && { detail }) } })
  }

  #askAgents(): void {
    if (!this.#allHaveCome()) return
    const { must, may } = this.#position.turn
    for (const seat of this.#seats) {
      if (!must.includes(seat) && !may.includes(seat)) continue
      if (this.#journal.isGiven(seat)) continue
      this.#agents.get(seat)?.askIfDue(this.#position, (this.#decisions.get(seat) ?? 0) + 1)
    }
  }

  /** What is to be decided next: by the log, as long as it goes; then what the clock owes; then what waits. */
  #next(): Waiting | undefined {
    const logged = this.#journal.next()
    if (logged) {
      const urgent = this.#takeFirst(isCancel)
      if (urgent) return urgent
      const { event, given } = logged
      if (given) return { input: inputOf(event), ...this.#holderOf(event) }
      const decided = this.#takeFirst(({ from, seat }) => from !== undefined && 'seat' in event && seat === event.seat)
      if (!decided && 'seat' in event && !this.#agents.get(event.seat)?.busy)
        throw this.#journal.diverge(`by event ${event.n} of the log ${event.seat} decides, but now it is not asked`)
      return decided
    }
    if (!this.#simulated) {
      const due = dueAt(this.#position)
      const now = this.#time.now(due)
      if (due !== undefined && due <= now) return { input: { type: 'tick', at: due } }
      if (this.#queue.length > 0) this.#position = step(this.#terms, this.#position, { type: 'time', at: now }).position
    }
    return this.#takeFirst((waiting) => this.#isReady(waiting))
  }

  /**
   * Equal agents give equal logs: those who must act at once are heard in seat order; where they think in no time, so are
   * those who may, and before the others, since what must be done may end what may be said.
   */
  #isReady({ from, seat }: Waiting): boolean {
    if (!from) return true
    const { must, may } = this.#position.turn
    const order = this.#simulated ? [...may, ...must] : must.includes(seat!) ? must : []
    for (const earlier of order) {
      if (earlier === seat) return true
      if (this.#agents.get(earlier)?.busy) return false
    }
    return true
  }

  #takeFirst(wanted: (waiting: Waiting) => boolean): Waiting | undefined {
    const at = this.#queue.findIndex(wanted)
    return at < 0 ? undefined : this.#queue.splice(at, 1)[0]
  }

  /** Whoever the log has sitting down last is the one that was given. */
  #holderOf(event: Event): { holder?: Holder } {
    if (event.type !== 'joined' && event.type !== 'handed-over') return {}
    const who = event.type === 'joined' ? event.who : event.to
    const holder = this.#given.get(event.seat)
    const isLast = this.#journal.givenLeft(event.seat) === 1
    if (who.remote) return { holder: holder && isRemote(holder) ? holder : { remote: who.agent } }
    return holder && isLast ? { holder } : {}
  }

  #apply(waiting: Waiting): void {
    try {
      this.#decide(waiting)
    } catch (error) {
      // The episode ends by it; whoever waits for an answer must not wait for ever.
      waiting.answer?.(LATE)
      throw error
    }
  }

  #decide(waiting: Waiting): void {
    const { from, answer, submission } = waiting
    let { input } = waiting
    if (submission && 'seat' in input) {
      const read = this.#readSubmission(input, submission)
      if (!('type' in read)) return answer!(read)
      input = read
    }
    const before = this.#position
    const logged = this.#journal.next()
    // How often somebody was rejected who is not asked again is the log's affair.
    const stepped = step(logged?.given ? { ...this.#terms, tries: Infinity } : this.#terms, before, input)
    this.#position = stepped.position
    this.#follow(waiting, input, before, stepped.answer, logged?.event)
    if (this.#position.ended) this.#dismissAll()
    for (const event of stepped.events) this.#write(event, this.#position.state)
    if (answer) answer(stepped.answer ?? LATE)
    if (from?.isHopeless && !this.#position.ended)
      this.#end({
        status: 'stopped',
        reason: `${(input as { seat: Seat }).seat} always decides when the table has moved on`,
      })
    this.#tell()
  }

  /** What an input means for those who sit there, beside the state of the game. */
  #follow(
    { from, holder }: Waiting,
    input: Input,
    before: Position<State>,
    answer: Answer | undefined,
    logged: Event | undefined,
  ): void {
    switch (input.type) {
      case 'act':
      case 'pass':
      case 'reject': {
        const { seat } = input
        if (answer?.status === 'accepted') {
          this.#decisions.set(seat, (this.#decisions.get(seat) ?? 0) + 1)
          from?.settle(input.type === 'act' ? this.#position : undefined)
          if (input.type === 'pass' && !from) this.#remotePassed.set(seat, before.moves)
        } else if (answer && 'reason' in answer) {
          const said = input.type === 'reject' ? input.said : input.type === 'act' ? (input.action as Json) : null
          from?.reject(answer.status === 'stale' ? undefined : { said, reason: answer.reason })
        }
        return
      }
      case 'sit': {
        const was = before.seats[input.seat]
        // By the log, that is done already.
        if (!logged) this.#forgetAnswers(input.seat, was, input.who)
        this.#timers.get(input.seat)?.()
        this.#left.delete(input.seat)
        this.#sitDown(input.seat, holder, logged?.n ?? Infinity)
        this.#everTaken.add(input.seat)
        if (this.#allHaveCome() && this.#seats.every((seat) => this.#position.seats[seat])) this.#time.goOn()
        return
      }
      case 'leave':
        this.#sitDown(input.seat, undefined, 0)
        if (before.seats[input.seat]) this.#left.set(input.seat, logged?.time ?? Date.now())
        return
      default:
      // Time and the end are nobody's.
    }
  }

  #write(event: EventBody, state: State): void {
    if (!this.#terms.kept) return
    const { length } = this.#events
    this.#journal.write(event)
    // A stream that was opened while the log is played again has all of the log already.
    if (this.#events.length === length) return
    for (const stream of this.#streams.values()) stream.add(event, state)
  }

  /** Whether time may simply go on: then it does, or the episode ends because nobody has anything more to say. */
  #canGoOnAlone(): boolean {
    if (this.#journal.next() || this.#queue.length > 0 || !this.#allHaveCome()) return false
    const { turn, moves, seats } = this.#position
    for (const agent of this.#agents.values()) if (agent.busy) return false
    for (const seat of [...turn.must, ...turn.may]) {
      if (!seats[seat]) return false
      if (
        seats[seat].remote &&
        (!this.#simulated || turn.must.includes(seat) || this.#remotePassed.get(seat) !== moves)
      )
        return false
    }
    if (!this.#simulated && turn.clock) return false
    const due = dueAt(this.#position)
    if (due !== undefined) this.#push({ input: { type: 'tick', at: due } })
    else this.#push({ input: { type: 'end', status: 'stopped', reason: 'nobody has anything more to say' } })
    return true
  }

  /** Waits for a decision, somebody from outside, or the clock. */
  async #somethingNew(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve
      this.#setAlarm()
      if (![...this.#agents.values()].some((agent) => agent.busy)) {
        this.#isQuiet = true
        for (const resolveQuiet of this.#quiet.splice(0)) resolveQuiet()
      }
    })
    this.#wake = undefined
  }

  #setAlarm(): void {
    const due = this.#simulated || this.#time.paused ? undefined : dueAt(this.#position)
    if (due === this.#alarmAt) return
    this.#alarm?.()
    this.#alarmAt = due
    this.#alarm =
      due === undefined
        ? undefined
        : this.#time.after(due - this.#time.now(due), () => {
            this.#alarmAt = undefined
            this.#wake?.()
          })
  }

  #letGo(): void {
    this.#closed = true
    this.#forgetSignal()
    this.#alarm?.()
    for (const stop of this.#timers.values()) stop()
    this.#dismissAll()
    for (const { answer } of this.#queue.splice(0)) answer?.(LATE)
    for (const resolve of this.#quiet.splice(0)) resolve()
    this.#tell()
  }

  /** At once, before the end is written: nothing that an agent still does comes after it. */
  #dismissAll(): void {
    for (const agent of this.#agents.values()) agent.dismiss(new Error('the episode is over'))
    for (const seat of [...this.#asking.keys()]) this.#stopAsking(seat)
  }

  // ---- what goes out

  get state(): State {
    return this.#position.state
  }

  #tell(): void {
    const readers = [...this.#readers]
    this.#readers.clear()
    for (const wake of readers) wake()
  }

  #streamOf(seat: Seat): SeatStream<State> {
    return getOrAdd(this.#streams, seat, () => this.#openStream(seat))
  }

  #openStream(seat: Seat): SeatStream<State> {
    const stream = new SeatStream(this.game, seat)
    const followed = follow(this.game)
    for (const event of this.#events) stream.add(event, followed.add(event))
    if (this.#events.length === this.#past.length && !this.#position.ended) stream.resume()
    return stream
  }

  observe(seat: Seat): Extract<Seen, { type: 'observed' }> {
    this.#checkSeat(seat)
    return this.#streamOf(seat).newest
  }

  latest(seat: Seat): number {
    this.#checkSeat(seat)
    return this.#streamOf(seat).length
  }

  stream(seat: Seat, after = 0, { signal }: { signal?: AbortSignal } = {}): AsyncIterableIterator<Seen> {
    this.#checkSeat(seat)
    const stream = this.#streamOf(seat)
    // A number that was never given out belongs to something that was lost with its machine: begin with what is now.
    const from = after > stream.length ? Math.max(0, stream.newest.n - 1) : after
    return this.#read((n) => stream.after(n), from, signal)
  }

  events(after = 0, { signal }: { signal?: AbortSignal } = {}): AsyncIterableIterator<Event> {
    return this.#read((n) => this.#events.slice(n), Math.max(0, after), signal)
  }

  /** Nothing is shown before it outlives this process. */
  #read<Entry extends { readonly n: number }>(
    entriesAfter: (n: number) => readonly Entry[],
    after: number,
    signal: AbortSignal | undefined,
  ): AsyncIterableIterator<Entry> {
    const reading = {
      entriesAfter,
      isOver: () => this.#closed,
      flush: () => this.#journal.flush(),
      onChange: (wake: () => void) => {
        this.#readers.add(wake)
        return () => void this.#readers.delete(wake)
      },
    }
    return readGrowing(reading, after, signal)
  }

  untilClock(): number | undefined {
    const due = dueAt(this.#position)
    if (due === undefined || this.#simulated || this.#time.paused || this.#position.ended || this.#closed)
      return undefined
    return Math.max(0, due - this.#time.now(due))
  }

  async tick(): Promise<boolean> {
    await this.settled()
    if (!this.#position.turn.clock || this.#position.ended || this.#closed || this.#time.paused) return false
    const at = dueAt(this.#position)!
    return new Promise((resolve) =>
      this.#push({ input: { type: 'tick', at }, answer: ({ status }) => resolve(status === 'accepted') }),
    )
  }

  async settled(): Promise<void> {
    if (this.#closed || this.#position.ended) return
    if (this.#isQuiet && this.#queue.length === 0) return
    await new Promise<void>((resolve) => this.#quiet.push(resolve))
  }

  cancel(reason = 'cancelled'): void {
    this.#push({ input: { type: 'end', status: 'cancelled', reason } })
  }

  close(): void {
    open.delete(this)
    this.#letGo()
    this.#wake?.()
  }

  /** Nothing is left that could wake the agents this table waits for. */
  stall(): void {
    const waiting = [...this.#agents].filter(([, agent]) => agent.busy).map(([seat]) => seat)
    if (waiting.length === 0) return
    this.#push({
      input: {
        type: 'end',
        status: 'failed',
        reason: `${waiting.join(' and ')} never decided: nothing is left to wait for`,
      },
    })
  }
}

const MOVED_ON = 'The table has moved on since you looked: look again.'

const illegal = (reason: string): SubmissionAnswer => ({ status: 'illegal', reason })

const NO_HOLDER = 'is neither an agent with a function act nor {remote}'

/** An agent's bare object stands for itself. */
function asHolder(holder: Holder | Agent): Holder {
  if (!isObject(holder)) throw new InvalidInput(`${JSON.stringify(holder)} ${NO_HOLDER}`)
  return 'act' in holder ? { name: 'agent', agent: holder } : holder
}

const isCancel = (waiting: Waiting | undefined): boolean =>
  waiting?.input.type === 'end' && waiting.input.status === 'cancelled'

/** Logs that a table has written to, and how many events they hold by it; infinitely many while it is open. */
const claimed = new WeakMap<Log, () => number>()

const reasonOf = (signal: AbortSignal | undefined): string =>
  signal?.reason instanceof Error ? signal.reason.message : String(signal?.reason ?? 'cancelled')

const drawId = (): string => globalThis.crypto.randomUUID().slice(0, 13)

/** A logged event as the input that it came from. */
function inputOf(event: OrderedEvent): Input {
  switch (event.type) {
    case 'acted': {
      const { seat, action, notes } = event
      return { type: 'act', seat, action, ...(notes !== undefined && { notes }), ...marksOf(event) }
    }
    case 'passed': {
      const { seat, notes } = event
      return { type: 'pass', seat, ...(notes !== undefined && { notes }), ...marksOf(event) }
    }
    case 'rejected': {
      const { seat, why, said, reason } = event
      return { type: 'reject', seat, why, said, reason, ...marksOf(event) }
    }
    case 'ticked':
      return { type: 'tick', at: 0 }
    case 'joined':
      return { type: 'sit', seat: event.seat, who: event.who }
    case 'handed-over':
      return { type: 'sit', seat: event.seat, who: event.to }
    case 'left':
      return { type: 'leave', seat: event.seat, ...(event.reason !== undefined && { reason: event.reason }) }
  }
}

/** Tables with an episode under way. */
const open = new Set<{ stall(): void }>()
let watching = false

/** Where the program is about to end because an agent waits for nothing, its episode says so instead. */
function watchForStalls(): void {
  if (watching) return
  watching = true
  const { process } = globalThis as { process?: { on?(event: 'beforeExit', listener: () => void): void } }
  process?.on?.('beforeExit', () => {
    for (const table of open) table.stall()
  })
}
