/**
 * Plans in files, YAML or JSON: one run, or several games, line-ups, models and settings, each with each. Every error
 * names the line of the file.
 */
import { z } from 'zod'
import { InvalidInput } from '../../core/errors.ts'
import { canonical, type Json } from '../../core/json.ts'
import { AGENTS, agentSpecSchema, planSchema, type PlanInput } from './plan.ts'
import { validate } from '../../core/schema.ts'
import { validateGiven } from '../../core/validate-given.ts'
import { findGame } from '../own-code/find-game.ts'
import { nameOnly, preparePlan } from './prepare-plan.ts'
import type { RunRecord } from '../logs/store.ts'
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
  agents: z.array(lineup, AGENTS).min(1).optional(),
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
  /** Where its parts stand, for errors: `plan.yaml, line 4`; the model's is absent where the file names none. */
  readonly places: Readonly<Record<'game' | 'config' | 'agents', string> & Partial<Record<'model', string>>>
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
        (models ?? [model]).map((on, m): PlannedRun => {
          const named = typeof one === 'string' ? { game: one } : one
          const ofGame = games ? ['games', g] : ['game']
          const set = settings ? ['settings', s] : config ? ['config'] : ofGame
          const seated = lineups.length > 1 ? ['agents', l] : agents ? ['agents'] : ofGame
          const line = (keys: readonly PropertyKey[]): string => lineOf([...at, ...keys])
          return {
            places: {
              game: line(ofGame),
              config: line(set),
              agents: line(seated),
              ...(on && { model: line(models ? ['models', m] : ['model']) }),
            },
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
 * Finds and checks all that the plans of a file name, before anything is played, and gives back each different run once:
 * agents that ask no model play the same on every one. Throws {@link InvalidInput} that says where it stands, for a model
 * too that no agent of the file would ask: its name beside the numbers would be taken for where they come from.
 */
export async function checkPlans(planned: readonly PlannedRun[]): Promise<PlannedRun[]> {
  const runs = new Map<string, PlannedRun>()
  const asked = new Map<string, boolean>()
  for (const { plan, places } of planned) {
    const asks = await checkPlan(plan, places)
    if (places.model !== undefined) asked.set(places.model, asks || asked.get(places.model) === true)
    const { model: _, ...without } = plan
    const whole = asks ? plan : without
    const key = canonical({ ...whole, agents: inOneWord(whole.agents) })
    if (!runs.has(key)) runs.set(key, { plan: whole, places })
  }
  const [idle] = [...asked].find(([, isAsked]) => !isAsked) ?? []
  if (idle === undefined) return [...runs.values()]
  const { plan } = planned.find(({ places }) => places.model === idle)!
  throw new InvalidInput(`${idle}: ${plan.model} would be asked nothing: none of these agents asks a model`)
}

/** The same agent seat by seat is that agent in all seats. */
const inOneWord = (agents: PlanInput['agents']): PlanInput['agents'] =>
  agents?.every((one) => canonical(one) === canonical(agents[0])) ? agents.slice(0, 1) : agents

/** Whether anybody asks the plan's model. */
async function checkPlan(plan: PlanInput, places: PlannedRun['places']): Promise<boolean> {
  let place = places.game
  try {
    const { game: name, config } = validate(planSchema, plan, 'the plan')
    const game = await findGame(name)
    place = places.config
    validateGiven(game.config, config, `config of ${game.name}`)
    place = places.agents
    const { players } = await preparePlan(plan, nameOnly)
    return Object.values(players).some(({ model }) => model?.name === plan.model)
  } catch (error) {
    if (!InvalidInput.isInstance(error)) throw error
    throw new InvalidInput(`${place}: ${error.message}`)
  }
}
