/** Many environments with agents of ours in some of the seats, each a table; the others are stepped by number. */
import { BatchArrays, findEncoding } from '../../core/batch-arrays.ts'
import type { Seat } from '../../core/game.ts'
import type { Encoding } from '../../core/learning.ts'
import { learningOf } from '../../core/learning-of.ts'
import { EnvEpisode, type EpisodeSetup, type Move } from './episode.ts'
import { BadRequest } from './request.ts'

/** By which a seat that may act lets its turn pass. */
const PASS = -1

interface Setup extends Pick<EpisodeSetup, 'game' | 'config' | 'seed' | 'agents'> {
  readonly size: number
  readonly encoding?: string | null
  readonly texts: boolean
  /** How much the shaped reward counts. */
  shaping(): number
}

export class SeatedBatch extends BatchArrays {
  readonly #setup: Setup
  readonly #encoding: Encoding | undefined
  readonly #episodes: EnvEpisode[] = []
  readonly #finalTexts: string[] = []
  #seed: number

  private constructor(setup: Setup, seats: readonly Seat[], actionCount: number) {
    const { game, config, size, encoding, texts } = setup
    const options = { texts, ...(encoding !== undefined && { encoding }) }
    const found = findEncoding(learningOf(game), options)
    super({ config, size, seats, actionCount, encoding: found, options })
    this.#setup = setup
    this.#encoding = found
    this.#seed = setup.seed
  }

  /** Nothing: episodes are begun one by one, since their agents take their time. */
  protected begin(): void {}

  static async open(setup: Setup): Promise<SeatedBatch> {
    const { game, config, agents, seed } = setup
    const { actions, actionCount } = learningOf(game)
    if (!actions) throw new BadRequest(`the actions of ${game.name} have no numbers: start its episodes one by one`)
    const seats = game.seats(config).filter((place) => !Object.hasOwn(agents, place))
    if (seats.length === 0) throw new BadRequest('"agents" takes every seat: there is nothing to step')
    const state = game.start(config, seed)
    const most = (): number => Math.max(...seats.map((place) => actions(game.observe(state, place)).length))
    const batch = new SeatedBatch(setup, seats, actionCount?.(config) ?? most())
    for (let i = 0; i < setup.size; i++) batch.#episodes.push(await batch.#deal())
    for (let i = 0; i < setup.size; i++) batch.#show(i)
    return batch
  }

  async #deal(): Promise<EnvEpisode> {
    const { game, config, agents, shaping } = this.#setup
    const learn = { encoding: null, shaping }
    const episode = await EnvEpisode.open({ game, config, agents, seed: this.#seed++, learn })
    await episode.table.settled()
    return episode
  }

  async step(actions: ArrayLike<number>): Promise<void> {
    const moves = this.#episodes.map((episode, i) => this.#read(episode, i, actions))
    for (const [i, episode] of this.#episodes.entries()) {
      const before = episode.events.length
      await episode.play(moves[i]!)
      // Whoever may act and did not lets time go on.
      if (moves[i]!.length === 0 && episode.events.length === before) await episode.table.tick()
      await this.#conclude(i, episode)
    }
  }

  /** All is checked before anything is changed. */
  #read(episode: EnvEpisode, i: number, actions: ArrayLike<number>): Move[] {
    const { must, may } = this.#setup.game.turn(episode.table.state)
    return this.seats.flatMap((seat, at) => {
      const number = actions[i * this.seats.length + at]!
      if (!must.includes(seat) && !may.includes(seat)) return []
      if (number === PASS && may.includes(seat)) return []
      if (!episode.mask(seat)?.[number])
        throw new BadRequest(`environment ${i}, ${seat}: ${number} is the number of no legal action now`)
      return [{ seat, number }]
    })
  }

  async #conclude(i: number, episode: EnvEpisode): Promise<void> {
    const { game } = this.#setup
    const rewards = episode.takeRewards()
    const outcome = game.outcome(episode.table.state)
    const over = outcome !== undefined || episode.events.at(-1)?.type === 'ended'
    this.dones[i] = over ? 1 : 0
    for (const [at, seat] of this.seats.entries()) {
      const row = i * this.seats.length + at
      this.rewards[row] = rewards[seat] ?? 0
      this.scores[row] = outcome?.scores[seat] ?? 0
      if (!over) continue
      this.#encoding?.encode(episode.observe(seat), this.lastRows[row]!)
      if (this.#setup.texts) this.#finalTexts[row] = this.#tell(episode, seat)
    }
    if (over) {
      episode.close()
      this.#episodes[i] = await this.#deal()
    }
    this.#show(i)
  }

  #show(i: number): void {
    const episode = this.#episodes[i]!
    const { must, may } = this.#setup.game.turn(episode.table.state)
    for (const [at, seat] of this.seats.entries()) {
      const row = i * this.seats.length + at
      this.#encoding?.encode(episode.observe(seat), this.rows[row]!)
      const mask = must.includes(seat) || may.includes(seat) ? episode.mask(seat)! : []
      for (let number = 0; number < this.actionCount; number++)
        this.masks[row * this.actionCount + number] = mask[number] ?? 0
    }
  }

  #tell(episode: EnvEpisode, seat: Seat): string {
    const { game } = this.#setup
    const observation = episode.observe(seat)
    return learningOf(game).text?.(observation) ?? game.language.describe(observation)
  }

  text(row: number): string {
    return this.#tell(this.#episodes[Math.floor(row / this.seats.length)]!, this.seats[row % this.seats.length]!)
  }

  finalText(row: number): string {
    return this.#finalTexts[row] ?? ''
  }

  actionTexts(row: number): readonly string[] {
    const { game } = this.#setup
    const seat = this.seats[row % this.seats.length]!
    const observation = this.#episodes[Math.floor(row / this.seats.length)]!.observe(seat)
    return learningOf(game).actions!(observation).map((action) => game.language.say(action, observation))
  }

  close(): void {
    for (const episode of this.#episodes) episode.close()
  }
}
