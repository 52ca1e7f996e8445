/** One environment as trainers of language models know it (OpenEnv): a seat, partners of ours, one reset and many steps. */
import { randomInt, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { DECISION } from '../../core/boundary.ts'
import { IllegalAction, InvalidInput, Unreadable } from '../../core/errors.ts'
import type { Game, Seat } from '../../core/game.ts'
import { toJsonSchema } from '../../core/json-schema.ts'
import type { Json } from '../../core/json.ts'
import { learningOf } from '../../core/learning-of.ts'
import { validate } from '../../core/schema.ts'
import { validateGiven } from '../../core/validate-given.ts'
import { agents } from '../../agents/index.ts'
import { EnvEpisode } from '../env/episode.ts'
import { findGameHere, readConfig, seatAgent } from '../seats/holders.ts'

/** What whoever starts the server settles; a reset may change some of it. */
export interface OpenEnvOptions {
  readonly game: Game
  readonly config?: Readonly<Record<string, Json>>
  readonly seat?: Seat
  /** Who sits in the other seats. Absent: the game's first agent. */
  readonly partners?: Readonly<Record<Seat, string>>
  /** Reward for what was not taken. Default 0. */
  readonly penalty?: number
  /** How many in a row end the episode. Default 10. */
  readonly illegalLimit?: number
  /** A metric of the game that is the whole reward, at the end. Absent: what the seat earns, as it earns it. */
  readonly reward?: string
}

const resetData = z.strictObject({
  seed: z.int().min(0).nullish().describe('which episode; by default drawn'),
  episode_id: z.string().max(255).nullish().describe('a name of yours for the episode'),
  game: z.string().optional().describe('another game than the server’s own'),
  config: z.record(z.string(), z.json()).optional().describe('parameters of the game'),
  seat: z.string().optional().describe('which seat is trained'),
  partners: z.record(z.string(), z.string()).optional().describe('agents of ours in the other seats'),
})

const stepData = z
  .strictObject({
    reply: z.string().nullish().describe('words that the game reads'),
    action: z.json().optional().describe('an action as data'),
    metadata: z.record(z.string(), z.json()).optional(),
  })
  .refine(({ reply, action }) => typeof reply === 'string' || (action !== undefined && action !== null), {
    error: 'give "reply" or "action"',
  })
  .refine(({ reply, action }) => typeof reply !== 'string' || action === undefined || action === null, {
    error: DECISION,
  })

export interface StepResult {
  readonly observation: Readonly<Record<string, unknown>>
  readonly reward: number | null
  readonly done: boolean
}

export class OpenEnvSession {
  readonly #options: OpenEnvOptions
  #episode: EnvEpisode | undefined
  #view: Readonly<Record<string, any>> = {}
  #seat: Seat = ''
  #id: string | null = null
  #steps = 0
  #refused = 0
  #earned = 0

  constructor(options: OpenEnvOptions) {
    this.#options = options
  }

  /** Throws `InvalidInput` for what does not fit. */
  async reset(given: unknown): Promise<StepResult> {
    const { seed, episode_id, ...asked } = validate(resetData, given ?? {}, 'reset')
    const own = asked.game === undefined || asked.game === this.#options.game.name
    const game = own ? this.#options.game : await findGameHere(asked.game!)
    // What the server's own command names may be a folder; what comes from outside may not.
    if (asked.config) readConfig(game, { config: asked.config })
    const base = own ? this.#options.config : {}
    const config: unknown = validateGiven(game.config, { ...base, ...asked.config }, `config of ${game.name}`)
    const places = game.seats(config)
    const place = asked.seat ?? (own ? this.#options.seat : undefined) ?? places[0]!
    if (!places.includes(place)) throw new InvalidInput(`there is no seat ${place}; the seats are ${places.join(', ')}`)
    const usual = (await agents(game.name)).find(({ needsModel }) => !needsModel)?.name ?? 'random'
    const seated: Record<Seat, string> = {}
    for (const other of places) {
      if (other === place) continue
      const named = asked.partners?.[other]
      if (named !== undefined) await seatAgent(game, config, other, named)
      seated[other] = named ?? (own ? this.#options.partners?.[other] : undefined) ?? usual
    }
    const unknown = Object.keys({ ...(own && this.#options.partners), ...asked.partners }).find(
      (name) => !(name in seated),
    )
    if (unknown !== undefined)
      throw new InvalidInput(
        `partners: ${unknown} is no other seat; these are ${Object.keys(seated).join(', ') || 'none'}`,
      )
    this.close()
    const drawn = seed ?? randomInt(1, 2 ** 47)
    this.#episode = await EnvEpisode.open({ game, config, seed: drawn, agents: seated, learn: { encoding: null } })
    this.#seat = place
    this.#id = episode_id ?? randomUUID()
    this.#steps = this.#refused = this.#earned = 0
    this.#see(await this.#episode.look())
    await this.#wait()
    return this.#tell(null, 0)
  }

  /** Throws `InvalidInput` for what does not fit; what the game does not take is an observation that says why. */
  async step(given: unknown): Promise<StepResult> {
    const episode = this.#episode
    if (!episode) throw new NotReset('reset the environment first')
    if (this.#isOver) throw new NotReset('the episode is over: reset the environment')
    const { reply, action } = validate(stepData, given ?? {}, 'step')
    this.#steps++
    try {
      await episode.play([{ seat: this.#seat, ...(typeof reply === 'string' ? { reply } : { action }) }])
    } catch (error) {
      if (!IllegalAction.isInstance(error) && !Unreadable.isInstance(error)) throw error
      this.#refused++
      return this.#tell(error.message, this.#options.penalty ?? 0)
    }
    this.#refused = 0
    this.#see(await episode.look())
    await this.#wait()
    return this.#tell(null, this.#takeReward())
  }

  state(): Record<string, unknown> {
    const game = this.#episode?.setup.game.name ?? this.#options.game.name
    return { episode_id: this.#id, step_count: this.#steps, game, seat: this.#seat || null }
  }

  get #isOver(): boolean {
    const { illegalLimit = 10 } = this.#options
    return this.#view['outcome'] !== null || 'ended' in this.#view || this.#refused >= illegalLimit
  }

  #see(view: Readonly<Record<string, any>>): void {
    this.#view = view
    this.#earned += (view['rewards'] as Record<Seat, number>)[this.#seat] ?? 0
  }

  /** Lets time go on while the seat has no turn. */
  async #wait(): Promise<void> {
    const episode = this.#episode!
    while (!this.#isOver && !(this.#view['turn'] as Seat[]).includes(this.#seat)) {
      if (!(await episode.table.tick())) return
      this.#see(await episode.look())
    }
  }

  #takeReward(): number {
    const earned = this.#earned
    this.#earned = 0
    const { reward } = this.#options
    if (reward === undefined) return earned
    const { outcome } = this.#view as { outcome: { metrics: Record<string, number | boolean | null> } | null }
    return outcome ? Number(outcome.metrics[reward] ?? 0) : 0
  }

  #tell(why: string | null, reward: number): StepResult {
    const episode = this.#episode!
    const { game } = episode.setup
    const seat = this.#seat
    const data: unknown = (this.#view['observations'] as Record<Seat, unknown>)[seat]
    const turn = (this.#view['turn'] as Seat[]).includes(seat)
    const { actions, mask } = learningOf(game)
    const legal = mask?.(data)
    const done = this.#isOver
    return {
      observation: {
        text: game.language.describe(data),
        data,
        legal: turn && !done ? (actions?.(data).filter((_, i) => legal?.[i] ?? true) ?? null) : [],
        seat,
        turn,
        rules: episode.rules(seat),
        error: why,
      },
      reward,
      done,
    }
  }

  close(): void {
    this.#episode?.close()
    this.#episode = undefined
  }
}

/** A step without a reset before it. */
export class NotReset extends Error {}

/** What is sent and answered, as JSON Schemas. */
export const schemasOf = (game: Game): Record<string, unknown> => ({
  action: {
    type: 'object',
    properties: {
      reply: { type: 'string', description: 'words that the game reads' },
      action: toJsonSchema(game.action, 'input'),
      metadata: { type: 'object' },
    },
    additionalProperties: false,
  },
  observation: {
    type: 'object',
    properties: {
      text: { type: 'string', description: 'what a prompt would show' },
      data: toJsonSchema(game.observation, 'output'),
      legal: { type: ['array', 'null'], description: 'the legal actions; null where they cannot be listed' },
      seat: { type: 'string' },
      turn: { type: 'boolean' },
      rules: { type: 'string' },
      error: { type: ['string', 'null'], description: 'why the last step was not taken' },
    },
  },
  state: {
    type: 'object',
    properties: {
      episode_id: { type: ['string', 'null'] },
      step_count: { type: 'integer' },
      game: { type: 'string' },
      seat: { type: ['string', 'null'] },
    },
  },
})
