/** One episode of random legal actions, at each step of which the game is held against the contract. */
import { IllegalAction } from '../core/errors.ts'
import {
  CLOCK,
  isNobodysTurn,
  sharedConfig,
  wordsForPeople,
  type Game,
  type Outcome,
  type Seat,
  type ToAct,
} from '../core/game.ts'
import { canonical, copy, same } from '../core/json.ts'
import { Random } from '../core/random.ts'
import { validate } from '../core/schema.ts'
import { keptAction, sharedMemory } from './check-memory.ts'
import { notPlain } from './check-plain.ts'
import { Broken } from './check-shape.ts'
import { differentStream } from './check-streams.ts'
import { isPutOff } from './check-table.ts'

/** Tells what breaks the contract, once for each kind, and of what it was seen. */
export type Report = (what: string, detail?: string) => void

export class Walk {
  resampled = false
  readonly #game: Game
  readonly #config: unknown
  readonly #seed: number
  readonly #most: number
  readonly #report: Report
  #first: unknown
  #rules: readonly string[] = []
  /** What was done so far, the clock's actions included, and what came of it. */
  readonly #moves: [Seat, unknown][] = []
  #last: unknown
  /** What was done by players. */
  readonly #drawn: unknown[] = []
  /** Seats to whom the same state looks different each time: whether they are shown too much cannot be told. */
  readonly #unsteady: Set<Seat>

  constructor(game: Game, config: unknown, seed: number, most: number, report: Report, unsteady: Set<Seat>) {
    this.#game = game
    this.#config = config
    this.#seed = seed
    this.#most = most
    this.#report = report
    this.#unsteady = unsteady
  }

  /** The state that it began with. */
  get start(): unknown {
    return this.#first
  }

  play(): void {
    const game = this.#game
    const seats = game.seats(this.#config)
    if (seats.length === 0 || new Set(seats).size !== seats.length) this.#report('seats are missing or named twice')
    this.#rules = this.#tellRules(seats)
    if (!this.#rules.every(isText)) this.#report('the rules are told in no words')
    if (!same(game.seats(this.#config), seats)) this.#report('the seats are not the same each time')
    const random = new Random(this.#seed, 'conform')
    let state = freezePlain(game.start(this.#config, this.#seed), 'the state')
    this.#first = state
    this.#last = state
    // A second episode of the same seed beside a third of another: all three take turns, none may notice the others.
    let twin = freeze(game.start(this.#config, this.#seed))
    let other = freeze(game.start(this.#config, this.#seed + 1))
    if (!same(state, twin)) this.#report('the same seed started differently')
    /** Whether some of those who act at once have moved, and others have not. */
    let pending = false
    for (let count = 0; ; count++) {
      const outcome = game.outcome(state)
      const now = game.turn(state)
      const turn = playersToAct(now)
      this.#checkTurn(now, seats)
      this.#checkState(state, seats, count % 7 === 0)
      if (count % 7 === 0 && !pending) this.#checkStreams(state, seats, random)
      if (outcome) return this.#checkEnd(state, outcome, seats)
      if (outcome !== undefined) this.#report('the outcome is not undefined while the episode goes on', String(outcome))
      if (isNobodysTurn(now)) throw new Broken('it is nobody’s turn, yet there is no outcome')
      if (count === this.#most) throw new Broken(`random play did not end within ${this.#most} actions`)
      // Where a clock runs it acts now and then, as if the players took their time.
      const ticks = now.clock !== undefined && (turn.length === 0 || random.int(1, turn.length + 1) === 1)
      const seat = ticks ? CLOCK : random.pick(turn)
      const action: unknown = ticks
        ? now.clock.action
        : freezePlain(game.sample(this.#look(state, seat), random), 'an action')
      if (!ticks) {
        this.#checkAction(state, seat, action)
        this.#drawn.push(action)
        this.#checkRefusal(state, seat, new Random(this.#seed, 'refusal', count))
        this.#checkOutOfTurn(state, now, seats, action)
      }
      const before = state
      state = freezePlain(ticks ? tick(game, state, action) : game.act(state, seat, action), 'the state')
      if (!ticks && isPutOff(game, now, state)) this.#report('the clock is late: a player’s action puts it off')
      if (count < 50 && !ticks) this.#checkMemory(before, seat, action)
      if (!ticks) this.#checkSecrecyOfMoves(before, state, seat, turn)
      this.#checkNews(before, state)
      this.#moves.push([seat, action])
      this.#last = state
      // Between ticks moves may wait for the next one.
      pending = now.clock?.since === 'tick' ? !ticks : (pending || turn.length > 1) && waitsFor(game, state, turn, seat)
      if (!same(freeze(game.act(freeze(copy(before)), seat, copy(action))), state))
        this.#report('a restored state went on differently')
      other = this.#moveOn(other, random.int(1, 1 << 30))
      twin = freeze(game.act(twin, seat, action))
      if (!same(twin, state)) return this.#report('the same seed and actions led to another state')
    }
  }

  /** The same actions once more: nothing that was played in between may tell. */
  playAgain(): void {
    const game = this.#game
    let state = freeze(game.start(this.#config, this.#seed))
    for (const [seat, action] of this.#moves) state = freeze(game.act(state, seat, action))
    if (!same(state, this.#last)) this.#report('the same seed and actions led to another state later')
  }

  /** The rules for each seat, as it is told them: from what it may know of the config. */
  #tellRules(seats: readonly Seat[]): string[] {
    const known = sharedConfig(this.#game, this.#config)
    const { language } = this.#game
    return [language, wordsForPeople(language)].flatMap(({ rules }) => seats.map((seat) => rules(known, seat)))
  }

  #moveOn(state: unknown, seed: number): unknown {
    const game = this.#game
    if (game.outcome(state)) return state
    const random = new Random(seed)
    const { clock, ...players } = game.turn(state)
    const turn = playersToAct(players)
    if (clock && (turn.length === 0 || random.int(1, turn.length + 1) === 1))
      return freeze(game.act(state, CLOCK, clock.action))
    const seat = random.pick(turn)
    return freeze(game.act(state, seat, game.sample(game.observe(state, seat), random)))
  }

  /** What the seat is handed to read: its own, and frozen. */
  #look(state: unknown, seat: Seat): unknown {
    return freeze(copy(this.#game.observe(state, seat)))
  }

  #checkTurn({ must, may, clock }: ToAct, seats: readonly Seat[]): void {
    const named = [...must, ...may]
    const stranger = named.find((seat) => !seats.includes(seat))
    if (stranger !== undefined) throw new Broken(`it is the turn of ${stranger}, a seat that there is not`)
    const twice = named.find((seat, i) => named.indexOf(seat) !== i)
    if (twice !== undefined) this.#report('a seat is named twice in one turn', twice)
    if (clock && seats.includes(CLOCK)) this.#report('a player’s seat has the name of the clock')
  }

  #checkState(state: unknown, seats: readonly Seat[], thoroughly: boolean): void {
    const game = this.#game
    const strange = notPlain(state)
    if (strange || !same(copy(state), state)) this.#report('the state is not plain data', strange)
    if (thoroughly && game.cutOff) this.#checkOutcome(game.cutOff(state), seats)
    for (const seat of seats) {
      const seen = game.observe(state, seat)
      const unkept = notPlain(seen)
      if (unkept) this.#report('an observation is not plain data', `${seat}: ${unkept}`)
      if (seen === undefined) continue
      if (game.observation && !same(validate(game.observation, seen, `an observation of ${seat}`), seen))
        this.#report('the observation schema changes an observation', seat)
      const given = this.#look(state, seat)
      const tellings = [game.language, wordsForPeople(game.language)].map(({ describe }) => ({
        describe,
        told: describe(given),
      }))
      if (tellings.some(({ told }) => !isText(told))) this.#report('an observation is told in no words', seat)
      if (tellings.some(({ describe, told }) => describe(seen) !== told))
        this.#report('an observation is told in other words than a copy of it', seat)
      const drawn = freeze(game.resample(state, seat, this.#seed))
      if (!same(drawn, state)) this.resampled = true
      if (thoroughly && !same(game.resample(state, seat, this.#seed), drawn))
        this.#report('resample draws differently with the same seed', seat)
      const then = game.observe(drawn, seat)
      // By then another state was looked at: words are made of the observation, and of nothing that the game remembers.
      if (tellings.some(({ describe, told }) => describe(given) !== told))
        this.#report('an observation is told in other words a second time', seat)
      const again = game.observe(state, seat)
      if (!same(again, seen)) {
        this.#unsteady.add(seat)
        this.#report('the same state is observed differently a second time', `${seat}: ${differ(seen, again)}`)
      }
      if (!same(then, seen) && !this.#unsteady.has(seat))
        this.#report(`the observation of ${seat} shows what it may not know`, differ(seen, then))
    }
  }

  /** What goes out and what comes in is nobody's memory but its own. */
  #checkMemory(state: unknown, seat: Seat, action: unknown): void {
    this.#checkShared(state, seat)
    const kept = keptAction(this.#game, state, seat, action)
    if (kept) this.#report('an action is kept by reference', kept)
  }

  #checkShared(state: unknown, seat: Seat): void {
    const shared = sharedMemory(this.#game, state, seat)
    if (shared) this.#report('an observation shares memory with what it was made from', `${seat}: ${shared}`)
  }

  #checkStreams(state: unknown, seats: readonly Seat[], random: Random): void {
    for (const seat of seats) {
      if (this.#unsteady.has(seat)) continue
      const found = differentStream(this.#game, seats, state, seat, new Random(random.int(1, 1 << 30), seat))
      if (found)
        this.#report(
          `the stream of ${seat} shows what it may not know`,
          `${differ(found.real, found.drawn)} (where play itself brings that to light, the game says \`reveals: true\`)`,
        )
    }
  }

  #checkAction(state: unknown, seat: Seat, action: unknown): void {
    const game = this.#game
    const seen = this.#look(state, seat)
    const [one, two] = [1, 2].map(() => {
      const drawn: unknown = game.sample(seen, new Random(this.#seed, 'again'))
      // Then another state is looked at: what is drawn is drawn from the observation alone.
      game.observe(freeze(game.resample(state, seat, this.#seed)), seat)
      return drawn
    })
    if (!same(one, two)) this.#report('the same chance drew another action', canonical(one))
    if (!same(validate(game.action, copy(action), 'a sampled action'), action))
      this.#report('the action schema changes a sampled action', canonical(action))
    const words = game.language.say(action, seen)
    const read = game.language.parse(words, seen)
    if (!same(read, action)) this.#report('parse(say(action)) is another action', `${words} → ${canonical(read)}`)
  }

  /** What is refused now and was drawn before, is refused in the same words where all looks the same to the seat. */
  #checkRefusal(state: unknown, seat: Seat, random: Random): void {
    const game = this.#game
    if (game.reveals || this.#unsteady.has(seat)) return
    const action = random.pick(this.#drawn)
    const words = refusal(game, state, seat, action)
    const others = refusal(game, freeze(game.resample(state, seat, random.int(1, 1 << 30))), seat, action)
    if (words !== undefined && others !== undefined && words !== others)
      this.#report(`a refusal tells ${seat} what it may not know`, `${words} ↔ ${others}`)
  }

  #checkOutOfTurn(state: unknown, now: ToAct, seats: readonly Seat[], action: unknown): void {
    const turn = playersToAct(now)
    const strangers = now.clock ? ['nobody at all'] : ['nobody at all', CLOCK]
    for (const seat of [...seats.filter((name) => !turn.includes(name)), ...strangers])
      if (!this.#refuses(state, seat, action)) this.#report('a seat acted out of turn', seat)
  }

  #refuses(state: unknown, seat: Seat, action: unknown): boolean {
    try {
      this.#game.act(state, seat, action)
      return false
    } catch (error) {
      if (!IllegalAction.isInstance(error))
        this.#report('an illegal action threw something other than IllegalAction', String(error))
      else if (!error.message.trim()) this.#report('an illegal action is refused without a word', seat)
      return true
    }
  }

  /** What is told of an action to whoever reads the episode. */
  #checkNews(before: unknown, after: unknown): void {
    const [told, again] = [this.#game.news?.(before, after), this.#game.news?.(before, after)]
    if (told !== undefined && (!Array.isArray(told) || !told.every(isText) || !same(told, again)))
      this.#report('what is told of an action is no list of sentences, or another one each time')
  }

  /** Where several must act at once, nobody may learn of a move before all have moved. */
  #checkSecrecyOfMoves(before: unknown, after: unknown, mover: Seat, turn: readonly Seat[]): void {
    const game = this.#game
    if (turn.length < 2 || game.turn(before).may.length > 0 || game.outcome(after)) return
    const waiting = game.turn(after).must
    const others = turn.filter((seat) => seat !== mover)
    if (!same([...others].sort(), [...waiting].sort())) return
    for (const seat of others)
      if (!same(game.observe(before, seat), game.observe(after, seat)))
        this.#report(
          `${seat} sees a move before all have moved`,
          differ(game.observe(before, seat), game.observe(after, seat)),
        )
  }

  #checkEnd(state: unknown, outcome: Outcome, seats: readonly Seat[]): void {
    const game = this.#game
    if (!isNobodysTurn(game.turn(state))) this.#report('it is somebody’s turn after the end')
    if (!same(game.outcome(state), outcome)) this.#report('the outcome changed')
    if (!same(this.#tellRules(seats), this.#rules))
      this.#report('the rules are told in other words after play: they follow from the config and the seat alone')
    for (const seat of seats) this.#checkShared(state, seat)
    this.#checkOutcome(outcome, seats)
    for (const seat of seats) {
      const [told, again] = [game.afterwards?.(state, seat), game.afterwards?.(state, seat)]
      if (told !== undefined && (!isText(told) || told !== again))
        this.#report('what is told afterwards is no text, or another one each time', seat)
    }
    if (game.cutOff) this.#checkOutcome(game.cutOff(freeze(game.start(this.#config, this.#seed))), seats)
    const start = game.start(this.#config, this.#seed)
    if (!same(start, this.#first)) this.#report('the same seed started differently')
    const [seat] = playersToAct(game.turn(start))
    if (seat === undefined) return
    const action = game.sample(game.observe(start, seat), new Random(this.#seed))
    for (const name of seats) if (!this.#refuses(state, name, action)) this.#report('a seat acted after the end', name)
  }

  #checkOutcome(outcome: Outcome, seats: readonly Seat[]): void {
    const { metrics } = this.#game
    if (!same(Object.keys(outcome.scores).sort(), [...seats].sort())) this.#report('scores are not one a seat')
    if (!same(Object.keys(outcome.metrics).sort(), Object.keys(metrics).sort()))
      this.#report('an outcome’s metrics are not the declared ones', Object.keys(outcome.metrics).join(', '))
    for (const [seat, score] of Object.entries(outcome.scores))
      if (!Number.isFinite(score)) this.#report('a score is no finite number', `${seat}: ${score}`)
    for (const [name, value] of Object.entries(outcome.metrics)) {
      if (value === null) continue
      const fits = metrics[name]?.kind === 'share' ? typeof value === 'boolean' : Number.isFinite(value)
      if (!fits) this.#report('a metric is not of its declared kind', `${name} = ${value}`)
    }
    if (!isText(outcome.reason)) this.#report('an outcome gives no reason')
  }
}

/** Whether just those who were to act with the mover are still to act. */
function waitsFor(game: Game, after: unknown, turn: readonly Seat[], mover: Seat): boolean {
  const { must } = game.turn(after)
  return (
    must.length > 0 && must.length === turn.length - 1 && must.every((seat) => seat !== mover && turn.includes(seat))
  )
}

/** With which words the action is refused; undefined: it is not. */
function refusal(game: Game, state: unknown, seat: Seat, action: unknown): string | undefined {
  try {
    game.act(state, seat, action)
    return undefined
  } catch (error) {
    return IllegalAction.isInstance(error) ? error.message : undefined
  }
}

/** The state after the clock acted. Throws {@link Broken} where that is not taken. */
function tick(game: Game, state: unknown, action: unknown): unknown {
  try {
    return game.act(state, CLOCK, action) as unknown
  } catch (error) {
    if (!IllegalAction.isInstance(error)) throw error
    throw new Broken(`the clock’s own action is not taken: ${error.message}`)
  }
}

/** Every player who may act now. */
const playersToAct = ({ must, may }: ToAct): readonly Seat[] => [...must, ...may]

/** The data, made such that a change to it throws. */
export function freeze<Value>(value: Value): Value {
  if (value && typeof value === 'object' && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}

/** The same, for what cannot even be compared unless JSON can write it. Throws {@link Broken} where it cannot. */
function freezePlain<Value>(value: Value, name: string): Value {
  try {
    if (JSON.stringify(value) !== undefined) return freeze(value)
  } catch {
    // A circle, or a bigint.
  }
  throw new Broken(`${name} is not plain data: ${notPlain(value) ?? 'JSON cannot write it'}`)
}

/** Whether it says something. */
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** The first place where two observations differ. */
function differ(a: unknown, b: unknown, path = ''): string {
  if (a && b && typeof a === 'object' && typeof b === 'object') {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const [left, right] = [(a as any)[key], (b as any)[key]]
      if (!same(left ?? null, right ?? null)) return differ(left, right, path ? `${path}.${key}` : key)
    }
  }
  return `${path || 'it'} is ${canonical(a)} or ${canonical(b)}`
}
