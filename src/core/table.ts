/** Those who sit around one episode: asked for what they do, answered with what came of it, everything written down. */
import { IllegalAction, InvalidInput, Unreadable } from './errors.ts'
import { setMaxListeners } from 'node:events'
import type { Decision, Refusal } from './agent.ts'
import { nameOf, Stop, type Episode } from './episode.ts'
import { LOG_FORMAT, type Seating } from './event.ts'
import { CLOCK, type Game, type Seat, isNobodysTurn } from './game.ts'
import type { Journal } from './journal.ts'
import { canonical, hash, type Json } from './json.ts'
import { validate } from './schema.ts'
import { openTurns, type Turns } from './turn.ts'

/** A decision that the rules allow in the state it was made in, and the state after it. */
interface Decided<State> extends Decision {
  readonly after: State
}

/** A decision in the making, in free chat. */
interface Asked<State> {
  readonly seat: Seat
  /** The observation it is made on, as text: a seat that passed is asked again when this has changed. */
  readonly seen: string
  readonly decision: Promise<Decided<State>>
}

/** Those who sit around one episode. */
export class Table<State> {
  readonly #episode: Episode<any, State>
  readonly #game: Game<any, State>
  readonly #journal: Journal
  readonly #kept: boolean
  readonly #turns = new Map<Seat, Turns>()
  readonly #refusals = new Map<Seat, Refusal[]>()
  /** Decisions under way in free chat. */
  readonly #asked = new Map<Seat, Asked<State>>()
  /** What each seat saw when it let its turn pass. */
  readonly #passed = new Map<Seat, string>()
  readonly #abort = new AbortController()
  readonly #onAbort = () => this.#abort.abort(this.#episode.signal?.reason)

  constructor(episode: Episode<any, State>, journal: Journal, kept: boolean) {
    this.#episode = episode
    this.#game = episode.game
    this.#journal = journal
    this.#kept = kept
    // A table can have more seats than Node expects listeners: each call to a model is one.
    setMaxListeners(0, this.#abort.signal)
    if (episode.signal?.aborted) this.#onAbort()
    episode.signal?.addEventListener('abort', this.#onAbort, { once: true })
    for (const seat of this.#game.seats(episode.config)) {
      if (!episode.seats[seat]) throw new InvalidInput(`nobody sits at ${seat}`)
      this.#turns.set(
        seat,
        openTurns({ episode: nameOf(episode), seat, seed: episode.seed, model: episode.seats[seat].model, journal }),
      )
    }
  }

  open(state: State): void {
    if (!this.#kept) return
    const { game, config, seed, seats, fork } = this.#episode
    const seatings = Object.entries(seats).map(([seat, { name, options, model }]): [Seat, Seating] => [
      seat,
      { agent: name, ...(options !== undefined && { options }), ...(model && { model: model.name }) },
    ])
    this.#journal.write({
      type: 'started',
      format: LOG_FORMAT,
      episode: nameOf(this.#episode),
      game: game.name,
      version: game.version,
      config: config as Json,
      seed,
      seats: Object.fromEntries(seatings),
      hash: hash(state),
      ...(fork && { fork }),
    })
  }

  close(): void {
    this.#episode.signal?.removeEventListener('abort', this.#onAbort)
    this.#abort.abort(new Error('the episode is over'))
    for (const { decision } of this.#asked.values()) decision.catch(() => {})
  }

  /** The state after the next action (or actions, where several act at once). */
  async advance(state: State): Promise<State> {
    if (this.#abort.signal.aborted) throw this.#abort.signal.reason
    const turn = this.#game.turn(state)
    if (isNobodysTurn(turn)) throw new Error(`${this.#game.name}: it is nobody's turn, yet there is no outcome`)
    return turn.must.length > 0 ? this.#advanceTogether(state, turn.must) : this.#advanceFreely(state, turn.may)
  }

  #mayPass(state: State, seat: Seat): boolean {
    return this.#game.turn(state).may.includes(seat)
  }

  /** All who must act are asked at once, and what they decide is applied in seat order. */
  async #advanceTogether(state: State, seats: readonly Seat[]): Promise<State> {
    if (seats.length === 1) {
      const decided = await this.#decide(state, seats[0]!)
      return this.#record(state, seats[0]!, decided)
    }
    const decisions = await Promise.all(seats.map((seat) => this.#decide(state, seat)))
    for (const [i, seat] of seats.entries()) {
      const { action, notes } = decisions[i]!
      const after = action === undefined ? state : this.#game.act(state, seat, action)
      state = this.#record(state, seat, { action, notes, after })
    }
    return state
  }

  /** In free chat each may speak when it likes; whoever is first is heard first. A log that is gone on with keeps its order. */
  async #advanceFreely(state: State, seats: readonly Seat[]): Promise<State> {
    for (const seat of [...this.#asked.keys()]) if (!seats.includes(seat)) this.#asked.delete(seat)
    for (const seat of seats) {
      if (this.#asked.has(seat) || this.#journal.waits(seat)) continue
      const seen = canonical(this.#game.observe(state, seat))
      if (this.#passed.get(seat) === seen && !this.#journal.forced(seat)) continue
      const decision = this.#decide(state, seat)
      decision.catch(() => {})
      this.#asked.set(seat, { seat, seen, decision })
    }
    const first = await this.#first(state)
    if (first === undefined) return this.#tick(state)
    const asked = this.#asked.get(first)!
    const { action, notes } = await asked.decision
    this.#asked.delete(first)
    if (action === undefined) {
      this.#passed.set(first, asked.seen)
      return this.#record(state, first, { notes, after: state })
    }
    let after: State
    try {
      after = this.#game.act(state, first, action)
    } catch (error) {
      // The table has moved on since the decision was made. The seat is asked again.
      this.#refuse(first, action as Json, error)
      return state
    }
    if (!this.#episode.seats[first]!.agent.spontaneous)
      this.#passed.set(first, canonical(this.#game.observe(after, first)))
    return this.#record(state, first, { action, notes, after })
  }

  /** Who is heard next; undefined: the clock. */
  async #first(state: State): Promise<Seat | undefined> {
    const logged = this.#journal.next()
    if (logged && (logged.seat === undefined || this.#asked.has(logged.seat))) return logged.seat
    if (this.#asked.size === 0) return undefined
    const heard = Promise.race([...this.#asked.values()].map(async ({ seat, decision }) => (await decision, seat)))
    const clock = this.#episode.realTime ? this.#game.turn(state).clock : undefined
    if (!clock) return heard
    let timer: NodeJS.Timeout | undefined
    const time = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), clock.after)))
    return Promise.race([heard, time]).finally(() => clearTimeout(timer))
  }

  #tick(state: State): State {
    const { clock } = this.#game.turn(state)
    if (!clock) throw new Stop('stopped', 'nobody has anything more to say')
    const after = this.#game.act(state, CLOCK, clock.action)
    if (this.#kept) this.#journal.write({ type: 'ticked', action: clock.action as Json, hash: hash(after) })
    return after
  }

  /** Asks until the seat has said something that the rules allow in this state, a bounded number of times. */
  async #decide(state: State, seat: Seat): Promise<Decided<State>> {
    const forced = this.#journal.forced(seat)
    if (forced?.type === 'passed') return { notes: forced.notes, after: state }
    if (forced) return { action: forced.action, notes: forced.notes, after: this.#game.act(state, seat, forced.action) }
    const { agent } = this.#episode.seats[seat]!
    const observation = this.#game.observe(state, seat)
    const mayPass = this.#mayPass(state, seat)
    for (;;) {
      const refusals = [...(this.#refusals.get(seat) ?? [])]
      const turn = this.#turns.get(seat)!.take({ refusals, mayPass, signal: this.#abort.signal })
      let said: Json = null
      try {
        const decision = await this.#within(seat, agent.act(observation, turn))
        said = (decision.action ?? decision.reply ?? null) as Json
        const { action, notes } = this.#read(decision, observation, mayPass)
        return { action, notes, after: action === undefined ? state : this.#game.act(state, seat, action) }
      } catch (error) {
        this.#refuse(seat, said, error)
      }
    }
  }

  /** The decision with its words turned into an action, and the action checked. */
  #read(decision: Decision, observation: unknown, mayPass: boolean): Decision {
    if (decision.action !== undefined)
      return { ...decision, action: validate(this.#game.action, decision.action, 'this action') }
    if (decision.reply !== undefined)
      return { ...decision, action: this.#game.language.parse(decision.reply, observation) }
    if (!mayPass) throw new IllegalAction('It is your turn: you must act.')
    return decision
  }

  #refuse(seat: Seat, said: Json, error: unknown): void {
    const unreadable = Unreadable.isInstance(error) || InvalidInput.isInstance(error)
    if (!unreadable && !IllegalAction.isInstance(error)) throw error
    const what = said ?? (Unreadable.isInstance(error) ? (error.reply ?? null) : null)
    const why = unreadable ? 'unreadable' : 'illegal'
    if (this.#kept) this.#journal.write({ type: 'refused', seat, why, said: what, reason: error.message }, [seat])
    const refusals = [...(this.#refusals.get(seat) ?? []), { said: what, reason: error.message }]
    this.#refusals.set(seat, refusals)
    if (refusals.length >= (this.#episode.tries ?? 3))
      throw new Stop('stopped', `${seat} could not act in ${refusals.length} tries; the last: ${error.message}`)
  }

  async #within(seat: Seat, decision: Promise<Decision> | Decision): Promise<Decision> {
    const { deadline } = this.#episode
    if (!(decision instanceof Promise)) return decision
    let timer: NodeJS.Timeout | undefined
    let abort: (() => void) | undefined
    const { signal } = this.#abort
    signal.throwIfAborted()
    const ends = new Promise<never>((_, reject) => {
      abort = () => reject(signal.reason)
      signal.addEventListener('abort', abort, { once: true })
      if (deadline === undefined) return
      timer = setTimeout(() => reject(new Stop('stopped', `${seat} did not act within ${deadline / 1000} s`)), deadline)
    })
    try {
      return await Promise.race([decision, ends])
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort!)
    }
  }

  /** Writes down what a seat did, and returns the state after it. */
  #record(state: State, seat: Seat, { action, notes, after }: Decided<State>): State {
    this.#refusals.delete(seat)
    this.#turns.get(seat)!.next()
    if (!this.#kept) return after
    const withNotes = notes === undefined ? {} : { notes }
    if (action === undefined) this.#journal.write({ type: 'passed', seat, ...withNotes }, [])
    else {
      const seenBy = undefined
      this.#journal.write({ type: 'acted', seat, action: action as Json, ...withNotes, hash: hash(after) }, seenBy)
    }
    return after
  }
}
