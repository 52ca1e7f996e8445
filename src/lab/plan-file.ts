/**
 * Plans in files, YAML or JSON: one run, or several games, line-ups, models and settings, each with each. Every error
 * names the line of the file.
 */
import { z } from 'zod'
import { InvalidInput } from '../core/errors.ts'
import type { Json } from '../core/json.ts'
import { agentSpecSchema, planSchema, type PlanInput } from './plan.ts'
import { validate } from '../core/schema.ts'
import { findGame } from './find-game.ts'
import { nameOnly, preparePlan } from './prepare-plan.ts'
import type { RunRecord } from './store.ts'
import { openYaml, type LineOf } from './yaml-file.ts'

const config = planSchema.shape.config.unwrap()
/** An agent that sits in all seats, or one each. */
const lineup = z.union([agentSpecSchema, z.array(agentSpecSchema).min(1)])
const game = z.union([z.string(), z.strictObject({ game: z.string(), config: config.optional() })])

/** What one run and several have in common; what stands here holds for all of them. */
const common = {
  config: config.optional(),
  tries: planSchema.shape.tries.unwrap().optional(),
  deadline: planSchema.shape.deadline,
  limits: planSchema.shape.limits,
  episodes: planSchema.shape.episodes,
  seeds: planSchema.shape.seeds,
}

const matrix = {
  ...common,
  game: z.string().optional(),
  games: z.array(game).min(1).optional(),
  agents: z.array(lineup).min(1).optional(),
  model: z.string().optional(),
  models: z.array(z.string()).min(1).optional(),
  /** Configs that are tried one after the other, each over `config`. */
  settings: z.array(config).min(1).optional(),
}

/** A plan of several games, line-ups, models and settings, as a person writes it. */
const planFileSchema = z.strictObject({
  ...matrix,
  /** Further plans, each of which may be as large; what stands beside them holds where they say nothing. */
  runs: z.array(z.strictObject(matrix)).min(1).optional(),
})

type PlanFile = z.output<typeof planFileSchema>
type Matrix = Omit<PlanFile, 'runs'>
type Lineup = z.output<typeof lineup>

/** One run of a plan file. */
export interface PlannedRun {
  readonly plan: PlanInput
  /** Where its parts stand, for errors: `plan.yaml, line 4`. */
  readonly places: Readonly<Record<'game' | 'config' | 'agents', string>>
}

/** Several runs, whatever they differ in, or the resolved plan of one run (its `plan.json`). */
export function readPlanFile(path: string): PlannedRun[] {
  const file = openYaml(path, 'the plan')
  if (isRecord(file.values)) return [{ plan: planOf(file.values), places: { game: path, config: path, agents: path } }]
  return expandFile(file.read(planFileSchema, 'the plan'), file.lineOf)
}

const isRecord = (read: unknown): read is RunRecord =>
  typeof read === 'object' && read !== null && 'seats' in read && 'game' in read

/** The plan behind a run's own plan.json, so that it can be typed again from there. */
const planOf = ({ game, module, config, seats, tries, limits, deadline, seeds }: RunRecord): PlanInput => ({
  game: module ?? game,
  config: config as PlanInput['config'] & {},
  agents: Object.values(seats).map(({ agent, options, model }) => ({
    agent,
    ...(options !== undefined && { options: options as Record<string, Json> }),
    ...(model && { model }),
  })),
  tries,
  ...(limits && { limits }),
  ...(deadline !== undefined && { deadline }),
  // Seeds that nobody chose: more episodes are the next ones then, as by the command that began the run.
  ...(seeds.every((seed, i) => seed === i + 1) ? { episodes: seeds.length } : { seeds: [...seeds] }),
})

function expandFile({ runs, ...shared }: PlanFile, lineOf: LineOf): PlannedRun[] {
  if (!runs) return expand(shared, [], lineOf)
  return runs.flatMap((own, i) =>
    expand({ ...shared, ...own, config: { ...shared.config, ...own.config } }, ['runs', i], lineOf),
  )
}

/** Every game in every setting with every line-up on every model. */
function expand(plan: Matrix, at: readonly PropertyKey[], lineOf: LineOf): PlannedRun[] {
  const { game, games, agents, model, models, settings, config, ...rest } = plan
  const exclude = (one: keyof Matrix, other: keyof Matrix): void => {
    if (plan[one] !== undefined && plan[other] !== undefined)
      throw new InvalidInput(`${lineOf([...at, other])}: give either ${one} or ${other}, not both`)
  }
  exclude('game', 'games')
  exclude('model', 'models')
  if (!game && !games)
    throw new InvalidInput(`${lineOf(at)}: the plan names no game: add a line such as \`game: traveling-adventurers\``)
  // One game and a plain list of names: a line-up, seat by seat.
  const isLineup = !games && !agents?.some((one) => Array.isArray(one))
  const lineups: readonly (Lineup | undefined)[] = !agents ? [undefined] : isLineup ? [agents as Lineup] : agents
  const found = games ?? [game!]
  return found.flatMap((one, g) =>
    (settings ?? [{}]).flatMap((setting, s) =>
      lineups.flatMap((who, l) =>
        (models ?? [model]).map((on): PlannedRun => {
          const named = typeof one === 'string' ? { game: one } : one
          const ofGame = games ? ['games', g] : ['game']
          const set = settings ? ['settings', s] : config ? ['config'] : ofGame
          const seated = lineups.length > 1 ? ['agents', l] : agents ? ['agents'] : ofGame
          const line = (keys: readonly PropertyKey[]): string => lineOf([...at, ...keys])
          return {
            places: { game: line(ofGame), config: line(set), agents: line(seated) },
            plan: {
              ...rest,
              game: named.game,
              config: { ...config, ...named.config, ...setting },
              ...(who && { agents: Array.isArray(who) ? who : [who] }),
              ...(on && { model: on }),
            },
          }
        }),
      ),
    ),
  )
}

/**
 * Finds and checks what a plan names, before anything is played; gives it back without a model that none of its agents
 * asks. Throws {@link InvalidInput} that says where it stands.
 */
export async function checkPlan({ plan, places }: PlannedRun): Promise<PlanInput> {
  let place = places.game
  try {
    const { game: name, config } = validate(planSchema, plan, 'the plan')
    const game = await findGame(name)
    place = places.config
    validate(game.config, config, `config of ${game.name}`)
    place = places.agents
    const { players } = await preparePlan(plan, nameOnly)
    const { model: _, ...without } = plan
    return Object.values(players).some(({ model }) => model) ? plan : without
  } catch (error) {
    if (!InvalidInput.isInstance(error)) throw error
    throw new InvalidInput(`${place}: ${error.message}`)
  }
}
