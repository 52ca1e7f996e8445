/** One episode of a conversation: a table whose remaining seats the conversation plays, and what it tells of it. */
import { readDecision } from '../../core/boundary.ts'
import { findEncoding } from '../../core/batch-arrays.ts'
import type { Holder } from '../../core/episode.ts'
import { seatingOf } from '../../core/episode.ts'
import { IllegalAction, Unreadable } from '../../core/errors.ts'
import type { Event, Seating } from '../../core/event.ts'
import { sharedConfig, type Game, type Seat } from '../../core/game.ts'
import type { Rewards } from '../../core/learning.ts'
import { learningOf } from '../../core/learning-of.ts'
import { memoryLog, type Log } from '../../core/log.ts'
import { Random } from '../../core/random.ts'
import { endOf, follow, type Follower } from '../../core/replay.ts'
import { openTable } from '../../core/open-table.ts'
import type { Submission, Table } from '../../core/table.ts'
import { prepare, readAgentSpec, seat, type AgentSpec } from '../../lab/seating/lineup.ts'
import { pack } from './arrays.ts'
import { BadRequest, type Answer } from './request.ts'
import type { TextModules } from './text-modules.ts'

/** Whoever plays the seats that no agent does. */
const OUTSIDE = 'env'

export interface EpisodeSetup {
  readonly game: Game
  /** Valid. */
  readonly config: unknown
  readonly seed: number
  /** Our agents, by seat. */
  readonly agents: Readonly<Record<Seat, string | AgentSpec>>
  /** A log that may hold events already. */
  readonly log?: Log
  readonly id?: string
  /** Whether answers tell what learners need; the name of the encoding, if any; how much the shaped reward counts. */
  readonly learn?: { readonly encoding: string | null; shaping?(): number }
  readonly modules?: TextModules
}

/** An action, words, or neither to let the turn pass; or the number of an action. */
export interface Move {
  readonly seat: Seat
  readonly action?: unknown
  readonly number?: number
  readonly reply?: string
}

export class EnvEpisode {
  readonly setup: EpisodeSetup
  readonly table: Table
  readonly seats: readonly Seat[]
  /** The seats that the conversation plays. */
  readonly outside: readonly Seat[]
  readonly events: Event[]
  readonly #learning
  readonly #encode: ((observation: unknown) => unknown) | undefined
  #rewards: Record<Seat, number> = {}
  #before: unknown
  /** For what agents do while the table is still being opened. */
  readonly #followed: Follower<unknown>
  readonly #seen = new Map<Seat, { state: unknown; observation: unknown }>()
  #samples: Random | undefined

  private constructor(setup: EpisodeSetup, seats: Readonly<Record<Seat, Holder>>) {
    const { game, config, seed, log = memoryLog(), id, learn } = setup
    this.setup = setup
    this.#followed = follow(game)
    this.seats = game.seats(config)
    this.outside = this.seats.filter((place) => 'remote' in seats[place]!)
    this.events = [...log.events]
    this.#learning = learningOf(game)
    this.#encode = learn && encoder(game, config, learn.encoding)
    // What a log holds already was earned before.
    this.#before = this.events.map((event) => this.#followed.add(event)).at(-1) ?? game.start(config, seed)
    this.table = openTable({
      ...{ game, config, seed, seats, log, time: 'simulated' as const },
      ...(id !== undefined && { id }),
      listen: (event) => this.#hear(event),
    })
  }

  /** Finds and seats the agents. Throws {@link BadRequest} and `InvalidInput` for what was asked wrongly. */
  static async open(setup: EpisodeSetup): Promise<EnvEpisode> {
    return new EnvEpisode(setup, await seatAgents(setup))
  }

  #hear(event: Event): void {
    this.events.push(event)
    const opened = this.table as Table | undefined
    const state: unknown = opened ? opened.state : this.#followed.add(event)
    if (!this.setup.learn || (event.type !== 'acted' && event.type !== 'ticked')) return
    this.#earn(this.#learning.reward(this.#before, state))
    const weight = this.setup.learn.shaping?.() ?? 0
    if (weight !== 0) this.#earn(this.#learning.shaped?.(this.#before, state) ?? {}, weight)
    this.#before = state
  }

  #earn(rewards: Rewards, weight = 1): void {
    for (const [seat, earned] of Object.entries(rewards))
      this.#rewards[seat] = (this.#rewards[seat] ?? 0) + weight * earned
  }

  /** What a seat sees now; the same object as long as nothing has happened. */
  observe(place: Seat): unknown {
    const { state } = this.table
    const known = this.#seen.get(place)
    if (known && known.state === state) return known.observation
    const observation: unknown = this.setup.game.observe(state, place)
    this.#seen.set(place, { state, observation })
    return observation
  }

  text(place: Seat): string {
    return this.setup.game.language.describe(this.#show(place))
  }

  rules(place: Seat): string {
    const { game, config } = this.setup
    return game.language.rules(sharedConfig(game, config), place)
  }

  /** With the commands and answers of modules. */
  #show(place: Seat): unknown {
    const observation = this.observe(place)
    return this.setup.modules?.show(observation as never) ?? observation
  }

  /** Takes moves in order, all or none. */
  async play(moves: readonly Move[]): Promise<void> {
    const read = moves.map((move) => ({ place: move.seat, submission: this.#submission(move) }))
    this.#tryAll(read)
    for (const { place, submission } of read) {
      const { action } = submission
      if (this.setup.modules && this.#asksModule(place, action)) continue
      const answer = await this.table.submit(place, submission)
      if (answer.status === 'accepted') continue
      if (answer.status === 'unreadable') throw new Unreadable(answer.reason)
      const end = answer.status === 'late' ? endOf(this.events) : undefined
      throw new IllegalAction(end ? `${answer.reason} It ${end.status}: ${end.reason}.` : answer.reason)
    }
    await this.table.settled()
  }

  #asksModule(place: Seat, action: unknown): boolean {
    const { command } = (action ?? {}) as { command?: unknown }
    return typeof command === 'string' && this.setup.modules!.answer(this.observe(place) as never, command.trim())
  }

  #submission({ seat: place, action, number, reply }: Move): Submission {
    if (number === undefined) return action === undefined ? (reply === undefined ? {} : { reply }) : { action }
    const { actions, mask } = this.#learning
    if (!actions) throw new BadRequest(`the actions of ${this.setup.game.name} have no numbers`)
    const observation = this.observe(place)
    const all = actions(observation)
    if (!(number in all) || mask?.(observation)[number] === false)
      throw new IllegalAction(`${place}: ${number} is the number of no legal action now; there are ${all.length}.`)
    return { action: all[number] }
  }

  /** Several moves are tried on the state before any of them is made. */
  #tryAll(moves: readonly { place: Seat; submission: Submission }[]): void {
    if (moves.length < 2) return
    const { game } = this.setup
    let { state } = this.table
    for (const { place, submission } of moves) {
      const read = readDecision(game, game.language, submission, game.observe(state, place))
      if (read.type === 'pass') continue
      if (read.type === 'reject') throw new IllegalAction(read.reason)
      state = game.act(state, place, read.action)
    }
  }

  /** Everything as it stands once the agents have done what they can. */
  async look(): Promise<Answer> {
    await this.table.settled()
    const { game } = this.setup
    const { state } = this.table
    const { must, may } = game.turn(state)
    const outcome = game.outcome(state) ?? null
    const observations = Object.fromEntries(this.seats.map((place) => [place, this.#show(place)]))
    const end = endOf(this.events)
    return {
      turn: [...must, ...may],
      observations,
      outcome,
      // An end that is not the game's own: an agent failed, or nobody could go on.
      ...(end && !outcome && { ended: { status: end.status, reason: end.reason } }),
      ...(this.setup.learn && this.#tellLearner(must, may)),
    }
  }

  #tellLearner(must: readonly Seat[], may: readonly Seat[]): Answer {
    const rewards = Object.fromEntries(this.seats.map((place) => [place, this.#rewards[place] ?? 0]))
    this.#rewards = {}
    const masks = Object.fromEntries(
      [...must, ...may].flatMap((place) => {
        const mask = this.mask(place)
        return mask ? [[place, mask]] : []
      }),
    )
    const encoded = this.#encode
    return {
      must,
      rewards,
      masks,
      ...(encoded && {
        encoded: Object.fromEntries(this.outside.map((place) => [place, encoded(this.observe(place))])),
      }),
    }
  }

  /** 1 for every legal action by number; undefined where actions have no numbers. */
  mask(place: Seat): number[] | undefined {
    const { actions, mask } = this.#learning
    const observation = this.observe(place)
    const legal = mask?.(observation)
    return actions?.(observation).map((_, i) => ((legal?.[i] ?? true) ? 1 : 0))
  }

  /** What was earned since the last time this was asked. */
  takeRewards(): Readonly<Record<Seat, number>> {
    const rewards = this.#rewards
    this.#rewards = {}
    return rewards
  }

  /** A legal action of a seat, drawn at random, as data, in words, and by its number where it has one. */
  sample(place: Seat, seed: number | undefined): Answer {
    const { game } = this.setup
    if (seed !== undefined || !this.#samples) this.#samples = new Random(seed ?? this.setup.seed, 'sample')
    const observation = this.observe(place)
    const action: unknown = game.sample(observation, this.#samples)
    return { action, reply: game.language.say(action, observation) }
  }

  close(): void {
    this.table.close()
    this.setup.log?.close()
  }
}

/** Who sits where, as a plan has it. */
export async function seatAgents({ game, config, agents }: EpisodeSetup): Promise<Record<Seat, Holder>> {
  const places = game.seats(config)
  const seats: Record<Seat, Holder> = Object.fromEntries(places.map((place) => [place, { remote: OUTSIDE }]))
  for (const [place, given] of Object.entries(agents)) {
    if (!places.includes(place))
      throw new BadRequest(`"agents": there is no seat ${place}; the seats are ${places.join(', ')}`)
    const spec = typeof given === 'string' ? readAgentSpec(given) : given
    const player = await prepare(game, spec, () =>
      Promise.reject(new BadRequest(`agent ${spec.agent} needs a language model, which env does not open`)),
    )
    seats[place] = seat(game, config, place, player)
  }
  return seats
}

export const seatingsOf = (seats: Readonly<Record<Seat, Holder>>): Record<Seat, Seating> =>
  Object.fromEntries(Object.entries(seats).map(([place, holder]) => [place, seatingOf(holder)]))

function encoder(game: Game, config: unknown, name: string | null): ((observation: unknown) => unknown) | undefined {
  const encoding = findEncoding(learningOf(game), { encoding: name })
  if (!encoding) return undefined
  const shape = encoding.shape(config)
  const out = new Float32Array(shape.reduce((product, side) => product * side, 1))
  return (observation) => {
    encoding.encode(observation, out)
    return pack(out, shape)
  }
}
