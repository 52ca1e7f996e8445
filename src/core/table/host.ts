/** The loop of a table: what comes in waits, is decided one by one, written down and told; nobody plays but by it. */
import type { Agent } from '../agent.ts'
import { AgentSeat, faultOf, type Asked } from '../agent-seat.ts'
import { DECISION, messageOf } from '../boundary.ts'
import { isObject } from '../frozen.ts'
import { isRemote, nameOf, seatingOf, type Holder } from '../episode.ts'
import { InvalidInput } from '../errors.ts'
import { arrivals, LOG_FORMAT, type Event, type EventBody, type EventOf, type Seating, type Status } from '../event.ts'
import type { Game, Seat } from '../game.ts'
import { getOrAdd } from '../get-or-add.ts'
import { finalEnd, Journal } from '../journal.ts'
import type { Json } from '../json.ts'
import { memoryLog, type Log } from '../log.ts'
import type { Model, ModelAnswer, ModelRequest } from '../model.ts'
import {
  begin,
  dueAt,
  LATE,
  settle,
  step,
  type Answer,
  type Ending,
  type FromSeat,
  type Input,
  type Position,
  type Terms,
} from '../position.ts'
import { seatTurn, type Seen, type SeatTurn } from '../stream.ts'
import type { Submission, SubmissionAnswer, Table, TableOptions } from '../table.ts'
import { breathe, GameTime, realTime } from '../time.ts'
import { openTurns, type Turns } from '../turn.ts'
import { hasherOf } from '../version.ts'
import { recallAnswers, type Answers } from './answers.ts'
import { askForRemotes, type Asking } from './asking.ts'
import { followDropOuts, type DropOuts } from './drop-outs.ts'
import { asHolder, holdersNow, NO_HOLDER, seatingsAtStart } from './holders.ts'
import { loggedInput } from './logged-input.ts'
import { openOutlets, type Outlets } from './outlets.ts'
import { watchForStalls } from './stalls.ts'
import { illegal, readSubmission } from './submission.ts'
import { isCancel, type Waiting } from './waiting.ts'

/** How long, in milliseconds, agents that ask nobody may keep the event loop to themselves. */
const BREATHE = 50

export class Host<State> implements Table<State> {
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
  readonly #began: EventOf<'started'> | undefined
  readonly #time: GameTime
  readonly #simulated: boolean
  readonly #events: Event[]
  readonly #agents = new Map<Seat, AgentSeat>()
  /** Whoever is given for a seat, until the log has come to where they sit down. */
  readonly #given: ReadonlyMap<Seat, Holder>
  /** Agents that sit or sat at each seat: one that comes back would remember what nobody could play again. */
  readonly #sat = new Map<Seat, WeakSet<object>>()
  readonly #people = new Set<Seat>()
  readonly #decisions = new Map<Seat, number>()
  readonly #everTaken = new Set<Seat>()
  readonly #outlets: Outlets<State>
  readonly #asking: Asking
  readonly #answers: Answers
  readonly #dropOuts: DropOuts
  #queue: Waiting[] = []
  #position: Position<State>
  #remotePassed = new Map<Seat, number>()
  #wake: (() => void) | undefined
  #quiet: (() => void)[] = []
  #isQuiet = false
  #closed = false
  /** Stops listening to signals and watching for stalls. */
  #forget = (): void => {}

  constructor(options: TableOptions<State> & { readonly kept: boolean }) {
    const { game, config, seed, tries = 3, dropOut, kept } = options
    if (!Number.isSafeInteger(seed)) throw new InvalidInput(`a seed is a whole number, not ${seed}`)
    if (!isObject(config)) throw new InvalidInput(`the config of ${game.name} is missing`)
    this.#options = options
    this.game = game
    this.#seats = game.seats(config)
    const log = options.log ?? memoryLog()
    this.#past = [...log.events]
    this.#events = kept ? [...this.#past] : []
    const first = this.#past[0]
    this.#began = first?.type === 'started' ? first : undefined
    const began = this.#began
    // Who resumes a log of an earlier version of the game goes on as that version told of it.
    this.#version = began && hasherOf(game, began.version) ? began.version : game.version
    this.#terms = { game, config, tries, kept, hash: hasherOf(game, this.#version)! }
    for (const seat of Object.keys(options.seats ?? {})) this.#checkSeat(seat)
    const initial = seatingsAtStart(options, began)
    const outside = this.#seats.some((seat) => !initial[seat] || initial[seat].remote)
    const time = options.time ?? (outside ? 'real' : 'simulated')
    this.#simulated = time === 'simulated'
    this.#time = new GameTime(typeof time === 'string' ? realTime : time)
    this.id = options.id ?? began?.episode ?? (outside ? `${game.name}-${drawId()}` : nameOf({ game, seed }))
    this.#journal = new Journal(log, (event) => {
      if (kept) this.#events.push(event)
      options.listen?.(event)
    })
    const seats = Object.fromEntries(this.#seats.map((seat) => [seat, initial[seat] ?? null]))
    this.#position = begin(this.#terms, game.start(config, seed), seats)
    for (const seat of this.#seats) if (initial[seat]) this.#everTaken.add(seat)
    this.#given = holdersNow(options, this.#past, initial)
    this.#outlets = openOutlets({
      game,
      events: this.#events,
      isResumed: () => this.#events.length === this.#past.length && !this.#position.ended,
      isOver: () => this.#closed,
      flush: () => this.#journal.flush(),
    })
    // Nothing that a remote asked before is asked again: it got its answers.
    this.#asking = askForRemotes((seat, model) => this.#openTurns(seat, model, Infinity))
    this.#answers = recallAnswers(this.#past)
    this.#dropOuts = followDropOuts({
      policy: dropOut,
      time: this.#time,
      isEmpty: (seat) => !this.#position.seats[seat],
      decided: (seat) => this.#decided(seat),
      seat: (seat, holder) => this.seat(seat, holder),
      end: (status, reason) => this.#callOff(status, reason),
    })
    this.#claim(options.log)
    if (kept) this.#writeStart(initial)
    for (const seat of this.#seats) {
      const holder = this.#given.get(seat)
      if (holder && (isRemote(holder) || this.#journal.givenLeft(seat) === 0)) this.#sitDown(seat, holder, 0)
    }
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

  #writeStart(initial: Readonly<Record<Seat, Seating>>): void {
    const { game, config, seed } = this.#options
    const { fork = this.#began?.fork, run = this.#began?.run } = this.#options
    const seats = { ...initial }
    // Whoever sits there from the start and still does has to be who the log says.
    for (const [seat, holder] of this.#given)
      if (seats[seat] && this.#journal.givenLeft(seat) === 0 && !isRemote(holder)) seats[seat] = seatingOf(holder)
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
    this.#asking.stop(seat)
    if (!holder) return
    this.#everTaken.add(seat)
    if (isRemote(holder)) return void (holder.person && this.#people.add(seat))
    const { deadline, longestReply } = this.#options
    const turns = this.#openTurns(seat, holder.model, from)
    this.#satAt(seat).add(holder.agent)
    const agentSeat: AgentSeat = new AgentSeat({
      game: this.game,
      seat,
      seated: holder,
      turns,
      deadline,
      longest: longestReply,
      onceATick: this.#simulated,
      tell: (asked) => this.#push({ input: this.#inputOf(seat, asked), from: agentSeat, seat }),
    })
    this.#agents.set(seat, agentSeat)
  }

  /** `from`: the number of the event since which what the seat asked is asked again. */
  #openTurns(seat: Seat, model: Model | undefined, from: number): Turns {
    const past = this.#past.length > 0 || from > 0 ? this.#events : []
    const { seed } = this.#options
    return openTurns({ episode: this.id, seat, seed, model, journal: this.#journal, past, from })
  }

  /** How often the seat has decided. */
  #decided(seat: Seat): number {
    return this.#decisions.get(seat) ?? 0
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
    this.#push({ input: { type: 'leave', seat, reason } })
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

  // ---- what comes in

  #push(waiting: Waiting): void {
    if (this.#closed) return
    this.#queue.push(waiting)
    this.#isQuiet = false
    this.#wake?.()
  }

  /** Ends the episode when its turn has come. */
  #callOff(status: Status, reason: string): void {
    this.#push({ input: { type: 'end', status, reason } })
  }

  /** What an agent's decision, or fault, is to the referee. */
  #inputOf(seat: Seat, asked: Asked): Input {
    switch (asked.type) {
      case 'fault':
        // One agent's fault is not its partners': where somebody can take its place, it has merely left.
        return asked.status === 'failed' && this.#dropOuts.canSubstitute(seat)
          ? { type: 'leave', seat, reason: asked.reason }
          : { ...asked, type: 'end' }
      case 'reject':
        return { ...asked, seat, why: 'unreadable' }
      default:
        return { ...asked, seat }
    }
  }

  async submit(seat: Seat, submission: Submission): Promise<SubmissionAnswer> {
    this.#checkSeat(seat)
    if (!isObject(submission)) return illegal(DECISION)
    const { id, seen } = submission
    if (seen !== undefined && typeof seen !== 'number') return illegal('What was seen is a number.')
    if (id === undefined) return this.#handIn(seat, submission)
    // It goes into the log, where anything else could never be read again.
    if (typeof id !== 'string') return illegal('An id is a text.')
    return this.#answers.give(seat, id, submission, (submitted) => this.#handIn(seat, submission, submitted))
  }

  async ask(
    seat: Seat,
    request: ModelRequest,
    options: { readonly model: Model; readonly signal?: AbortSignal },
  ): Promise<ModelAnswer> {
    this.#checkSeat(seat)
    if (this.#closed || this.#position.ended) throw new Error('the episode is over')
    if (this.#position.seats[seat]?.remote !== true) throw new Error(`${seat} is not played from outside now`)
    return this.#asking.ask(seat, this.#decided(seat) + 1, request, options)
  }

  async #handIn(seat: Seat, submission: Submission, submitted?: string): Promise<SubmissionAnswer> {
    if (this.#closed || this.#position.ended) return LATE
    // The real input is made when its turn has come: by then the table may have moved on.
    const answer = await new Promise<SubmissionAnswer>((resolve) =>
      this.#push({ input: { type: 'pass', seat, id: submission.id, submitted }, submission, answer: resolve }),
    )
    await this.#journal.flush()
    return answer
  }

  // ---- the loop

  async #run(): Promise<Ending<State>> {
    const { signal, stop } = this.#options
    const onAbort = (): void => this.cancel(messageOf(signal?.reason))
    const onStop = (): void => this.#callOff('stopped', messageOf(stop?.reason))
    signal?.addEventListener('abort', onAbort, { once: true })
    stop?.addEventListener('abort', onStop, { once: true })
    const unwatch = watchForStalls(this)
    this.#forget = () => {
      signal?.removeEventListener('abort', onAbort)
      stop?.removeEventListener('abort', onStop)
      unwatch()
    }
    try {
      if (signal?.aborted) onAbort()
      if (stop?.aborted) onStop()
      await this.#play()
      await this.#journal.flush()
      return this.#position.ended!
    } finally {
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
        this.#end(over)
        continue
      }
      try {
        if (!this.#journal.next()) this.#dropOuts.start()
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
    this.#apply({ input: { type: 'end', status, reason, detail } })
  }

  #askAgents(): void {
    if (!this.#allHaveCome()) return
    for (const seat of this.#seats)
      if (this.#journal.givenLeft(seat) === 0) this.#agents.get(seat)?.askIfDue(this.#position, this.#decided(seat) + 1)
  }

  /** What is to be decided next: by the log, as long as it goes; then what the clock owes; then what waits. */
  #next(): Waiting | undefined {
    const logged = this.#journal.next()
    if (logged) {
      const urgent = this.#takeFirst(isCancel)
      if (urgent) return urgent
      const { event, given } = logged
      if (given) return { input: loggedInput(event), ...this.#holderOf(event) }
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
    const [arrival] = arrivals(event)
    if (!arrival) return {}
    const [seat, who] = arrival
    const holder = this.#given.get(seat)
    const isLast = this.#journal.givenLeft(seat) === 1
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
      const read = this.#read(input, submission)
      if (!('type' in read)) return answer!(read)
      input = read
    }
    const before = this.#position
    const logged = this.#journal.next()
    // How often somebody was rejected who is not asked again is the log's affair.
    const terms = logged?.given ? { ...this.#terms, tries: Infinity } : this.#terms
    let stepped = step(terms, before, input)
    // What others did at once is no news to whoever does not see it. Earlier logs have it as stale.
    const isLogged = (logged?.event as { why?: unknown } | undefined)?.why === 'stale'
    if (stepped.answer?.status === 'stale' && !isLogged && from?.stillSees(before))
      stepped = step(terms, before, { ...input, since: before.moves } as Input)
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
    this.#outlets.tell()
  }

  #read(input: FromSeat, submission: Submission): Input | SubmissionAnswer {
    const to = {
      game: this.game,
      position: this.#position,
      stream: this.#outlets.of(input.seat),
      person: this.#people.has(input.seat),
      longestReply: this.#options.longestReply,
    }
    return readSubmission(to, input, submission)
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
          this.#decisions.set(seat, this.#decided(seat) + 1)
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
        if (!logged) this.#answers.forget(input.seat, was, input.who)
        this.#dropOuts.taken(input.seat)
        this.#sitDown(input.seat, holder, logged?.n ?? Infinity)
        this.#everTaken.add(input.seat)
        if (this.#allHaveCome() && this.#seats.every((seat) => this.#position.seats[seat])) this.#time.goOn()
        return
      }
      case 'leave':
        this.#sitDown(input.seat, undefined, 0)
        if (before.seats[input.seat]) this.#dropOuts.left(input.seat, logged?.time ?? Date.now())
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
    this.#outlets.add(event, state)
  }

  /** Whether time may simply go on: then it does, or the episode ends because nobody has anything more to say. */
  #canGoOnAlone(): boolean {
    if (this.#journal.next() || this.#queue.length > 0 || !this.#allHaveCome()) return false
    const { turn, moves, seats } = this.#position
    for (const agent of this.#agents.values()) if (agent.busy) return false
    for (const seat of [...turn.must, ...turn.may]) {
      if (!seats[seat]) return false
      const passed = this.#simulated && seatTurn(turn, seat) === 'may' && this.#remotePassed.get(seat) === moves
      if (seats[seat].remote && !passed) return false
    }
    if (!this.#simulated && turn.clock) return false
    const due = dueAt(this.#position)
    if (due !== undefined) this.#push({ input: { type: 'tick', at: due } })
    else this.#callOff('stopped', 'nobody has anything more to say')
    return true
  }

  /** Waits for a decision, somebody from outside, or the clock. */
  async #somethingNew(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#wake = resolve
      this.#time.wakeAt(this.#due, () => this.#wake?.())
      if (![...this.#agents.values()].some((agent) => agent.busy)) {
        this.#isQuiet = true
        for (const resolveQuiet of this.#quiet.splice(0)) resolveQuiet()
      }
    })
    this.#wake = undefined
  }

  #letGo(): void {
    this.#closed = true
    this.#forget()
    this.#time.wakeAt(undefined, () => {})
    this.#dropOuts.stop()
    this.#dismissAll()
    for (const { answer } of this.#queue.splice(0)) answer?.(LATE)
    for (const resolve of this.#quiet.splice(0)) resolve()
    this.#outlets.tell()
  }

  /** At once, before the end is written: nothing that an agent still does comes after it. */
  #dismissAll(): void {
    for (const agent of this.#agents.values()) agent.dismiss(new Error('the episode is over'))
    for (const seat of this.#seats) this.#asking.stop(seat)
  }

  // ---- what goes out

  get state(): State {
    return this.#position.state
  }

  observe(seat: Seat): Extract<Seen, { type: 'observed' }> {
    this.#checkSeat(seat)
    return this.#outlets.of(seat).newest
  }

  latest(seat: Seat): number {
    this.#checkSeat(seat)
    return this.#outlets.of(seat).length
  }

  stream(seat: Seat, after = 0, { signal }: { signal?: AbortSignal } = {}): AsyncIterableIterator<Seen> {
    this.#checkSeat(seat)
    return this.#outlets.stream(seat, after, signal)
  }

  events(after = 0, { signal }: { signal?: AbortSignal } = {}): AsyncIterableIterator<Event> {
    return this.#outlets.events(after, signal)
  }

  untilClock(): number | undefined {
    const due = this.#due
    return due === undefined || this.#closed ? undefined : Math.max(0, due - this.#time.now(due))
  }

  /** When the clock acts by itself, in game time. */
  get #due(): number | undefined {
    const { ended } = this.#position
    return this.#simulated || this.#time.paused || ended ? undefined : dueAt(this.#position)
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
    this.#callOff('cancelled', reason)
  }

  close(): void {
    this.#letGo()
    this.#wake?.()
  }

  /** Nothing is left that could wake the agents this table waits for. */
  stall(): void {
    const waiting = [...this.#agents].filter(([, agent]) => agent.busy).map(([seat]) => seat)
    if (waiting.length === 0) return
    this.#callOff('failed', `${waiting.join(' and ')} never decided: nothing is left to wait for`)
  }
}

/** Logs that a table has written to, and how many events they hold by it; infinitely many while it is open. */
const claimed = new WeakMap<Log, () => number>()

const drawId = (): string => globalThis.crypto.randomUUID().slice(0, 13)
