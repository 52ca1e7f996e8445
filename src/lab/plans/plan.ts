/** A plan says which episodes a run consists of; everything about them follows from it. */
import { z } from 'zod'
import type { Json } from '../../core/json.ts'

const json = z.json() as unknown as z.ZodType<Json, Json>

/** No run is larger; what asks for more has slipped. */
export const MAX_EPISODES = 1_000_000

/** What is told whoever gives something else for the agents. */
export const AGENTS = 'a list of agents, such as [symbolic]'

export const agentSpecSchema = z.union([
  z.string(),
  z.strictObject({
    agent: z.string(),
    options: z.record(z.string(), json).optional(),
    model: z.string().optional(),
  }),
])

/** The schema of a plan, as a YAML or JSON file holds it. */
export const planSchema = z.strictObject({
  game: z.string(),
  config: z.record(z.string(), json).default({}),
  /** One agent for all seats, or one each in seat order. Default: the game's first, usually `symbolic`. */
  agents: z.array(agentSpecSchema, AGENTS).min(1).optional(),
  /** For agents that need a language model and name none of their own. */
  model: z.string().optional(),
  /** A folder with published prompts, for agents that take them and are given none of their own. */
  prompts: z.string().min(1).optional(),
  episodes: z.int().min(1).max(MAX_EPISODES).optional(),
  /** Default: 1, 2, 3, … */
  seeds: z.array(z.int(), 'a list of whole numbers, such as [1, 2, 3]').min(1).max(MAX_EPISODES).optional(),
  tries: z.int().min(1).default(3),
  /** Seconds for one decision. Default: no limit. */
  deadline: z.number().positive().optional(),
  /** What one episode may take; what would go beyond ends it as `stopped`. */
  limits: z
    .strictObject({
      /** Answers of language models. */
      calls: z.int().min(1).optional(),
      /** Tokens, in and out together. */
      tokens: z.int().min(1).optional(),
      /** US dollars. */
      usd: z.number().positive().optional(),
      /** Seconds, without those in which a provider's limit or the budget is waited for. */
      seconds: z.number().positive().optional(),
    })
    .optional(),
})

/** A plan as a person writes it. */
export type PlanInput = z.input<typeof planSchema>
/** A plan, checked, defaults filled in. */
export type Plan = z.output<typeof planSchema>

/** The episodes a run has when nobody says how many. */
const DEFAULT_EPISODES = 100

/** The seeds of a plan's episodes, in order. */
export function seedsOf({ episodes, seeds }: Pick<Plan, 'episodes' | 'seeds'>): number[] {
  if (!seeds) return Array.from({ length: episodes ?? DEFAULT_EPISODES }, (_, i) => i + 1)
  return Array.from(
    { length: episodes ?? seeds.length },
    (_, i) => seeds[i % seeds.length]! + Math.floor(i / seeds.length) * 1_000_003,
  )
}
