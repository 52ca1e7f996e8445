/** Many environments of any game whose actions can be numbered, stepped through its contract. */
import { BatchArrays, findEncoding } from './batch-arrays.ts'
import { IllegalAction, InvalidInput } from './errors.ts'
import { CLOCK, type Game, type Seat } from './game.ts'
import type { Batch, BatchOptions, Encoding, Learning, Rewards } from './learning.ts'
import { seatTurn } from './stream.ts'

/** What a seat that may act gives as the number of its action when it lets it pass. */
const PASS = -1

interface Environment<State, Observation> {
  state: State
  observations: Observation[]
  /** The last ones of the episode that ended before this one. */
  finals: Observation[]
}

/** One step of an environment, before it counts. */
interface Step<State> {
  readonly state: State
  readonly rewards: Float64Array
}

export class ContractBatch<State, Observation> extends BatchArrays implements Batch {
  readonly #game: Game<any, State, Observation>
  readonly #learning: Learning<any, State, Observation>
  readonly #config: unknown
  readonly #encoding: Encoding<any, Observation> | undefined
  readonly #environments: Environment<State, Observation>[]

  constructor(
    game: Game<any, State, Observation>,
    learning: Learning<any, State, Observation>,
    config: unknown,
    size: number,
    options: BatchOptions = {},
  ) {
    const { actions } = learning
    if (!actions) throw new InvalidInput(`the actions of ${game.name} cannot be numbered, so there is no batch of it`)
    const seats = game.seats(config)
    const seed = options.seed ?? 1
    const countAtStart = (): number => {
      const state = game.start(config, seed)
      return Math.max(...seats.map((seat) => actions(game.observe(state, seat)).length))
    }
    const actionCount = learning.actionCount?.(config) ?? countAtStart()
    const encoding = findEncoding(learning, options)
    super({ config, size, seats, actionCount, encoding, options })
    this.#game = game
    this.#learning = learning
    this.#config = config
    this.#encoding = encoding
    this.#environments = Array.from({ length: size }, () => ({
      state: undefined as State,
      observations: [],
      finals: [],
    }))
    this.reset()
  }

  step(actions: ArrayLike<number>): void {
    // All environments are tried before any is changed: states are values, so nothing has to be undone.
    const steps = this.#environments.map(({ state }, environment) => this.#try(state, environment, actions))
    const seats = this.seats.length
    for (const [environment, { state, rewards }] of steps.entries()) {
      this.#environments[environment]!.state = state
      this.rewards.set(rewards, environment * seats)
      const outcome = this.#game.outcome(state)
      this.dones[environment] = outcome ? 1 : 0
      for (const [i, seat] of this.seats.entries())
        this.scores[environment * seats + i] = outcome ? (outcome.scores[seat] ?? 0) : 0
      if (!outcome) {
        this.#show(environment)
        continue
      }
      const finals = this.seats.map((seat) => this.#game.observe(state, seat))
      this.#environments[environment]!.finals = finals
      for (const [i, observation] of finals.entries())
        this.#encoding?.encode(observation, this.lastRows[environment * seats + i]!)
      this.begin(environment)
    }
    this.countSteps()
  }

  text(row: number): string {
    return this.#tell(this.#observation(row))
  }

  finalText(row: number): string {
    const seats = this.seats.length
    return this.#tell(this.#environments[Math.floor(row / seats)]!.finals[row % seats]!)
  }

  actionTexts(row: number): readonly string[] {
    const observation = this.#observation(row)
    return this.#learning.actions!(observation).map((action) => this.#game.language.say(action, observation))
  }

  #tell(observation: Observation): string {
    return this.#learning.text?.(observation) ?? this.#game.language.describe(observation)
  }

  #observation(row: number): Observation {
    const seats = this.seats.length
    return this.#environments[Math.floor(row / seats)]!.observations[row % seats]!
  }

  protected begin(environment: number): void {
    this.#environments[environment]!.state = this.#game.start(this.#config, this.takeSeed())
    this.#show(environment)
  }

  /** Writes down what every seat of an environment sees and may do. */
  #show(environment: number): void {
    const { state, observations } = this.#environments[environment]!
    const turn = this.#game.turn(state)
    const width = this.actionCount
    for (const [i, seat] of this.seats.entries()) {
      const row = environment * this.seats.length + i
      const observation = this.#game.observe(state, seat)
      observations[i] = observation
      this.#encoding?.encode(observation, this.rows[row]!)
      const actions = this.#learning.actions!(observation)
      if (actions.length > width)
        throw new RangeError(`${this.#game.name}: ${actions.length} actions at once, more than the ${width} told of`)
      const acts = seatTurn(turn, seat) !== null
      const legal = acts ? this.#learning.mask?.(observation) : undefined
      for (let number = 0; number < width; number++) {
        const allowed = acts && number < actions.length && (legal?.[number] ?? true)
        this.masks[row * width + number] = allowed ? 1 : 0
      }
      this.#encodeActions(row, actions)
    }
  }

  #encodeActions(row: number, actions: readonly unknown[]): void {
    const { action } = this.#encoding ?? {}
    if (!action || this.actions.length === 0) return
    const width = this.actions.length / (this.size * this.seats.length * this.actionCount)
    const begin = row * this.actionCount * width
    this.actions.fill(0, begin, begin + this.actionCount * width)
    for (const [number, one] of actions.entries())
      action.encode(one, this.actions.subarray(begin + number * width, begin + (number + 1) * width))
  }

  #try(state: State, environment: number, actions: ArrayLike<number>): Step<State> {
    const game = this.#game
    const { observations } = this.#environments[environment]!
    const now = game.turn(state)
    const rewards = new Float64Array(this.seats.length)
    const act = (seat: Seat, action: unknown): void => {
      const after = game.act(state, seat, action)
      this.#add(rewards, state, after)
      state = after
    }
    let acted = false
    for (const [i, seat] of this.seats.entries()) {
      const turn = seatTurn(now, seat)
      if (!turn) continue
      const row = environment * this.seats.length + i
      const number = actions[row]!
      if (number === PASS && turn === 'may') continue
      if (!this.masks[row * this.actionCount + number])
        throw new IllegalAction(`environment ${environment}, ${seat}: ${number} is the number of no legal action now.`)
      // Somebody who was heard before in this step may have ended the episode.
      if (game.outcome(state)) break
      act(seat, this.#learning.actions!(observations[i]!)[number])
      acted = true
    }
    if (!acted && now.must.length === 0) {
      const { clock } = now
      if (!clock) throw new IllegalAction(`environment ${environment}: somebody has to act, and all let it pass.`)
      act(CLOCK, clock.action)
    }
    return { state, rewards }
  }

  #add(rewards: Float64Array, before: State, after: State): void {
    const weight = this.shapingWeight()
    const earned: Rewards = this.#learning.reward(before, after)
    const shaped = weight === 0 ? undefined : this.#learning.shaped?.(before, after)
    for (const [i, seat] of this.seats.entries()) rewards[i]! += (earned[seat] ?? 0) + weight * (shaped?.[seat] ?? 0)
  }
}
