/**
 * Who plays how well with whom: every agent with every other, in every seat.
 *
 * In a game for two each pair plays both ways round. In a game for more, one agent takes one seat and the other all the
 * rest, the single one sitting in each seat in turn.
 */
import { InvalidInput } from '../../core/errors.ts'
import type { Game, Outcome, Seat } from '../../core/game.ts'
import { validate } from '../../core/schema.ts'
import { findAgent, readAgentSpec, type AgentSpec } from '../seating/lineup.ts'
import type { PlanInput } from '../plans/plan.ts'
import { findGame } from '../own-code/find-game.ts'
import type { RunResult } from '../running/run-result.ts'
import { drawHeatMap } from '../plots/plot.ts'
import { describeMetric } from '../tables/metric-names.ts'
import { bootstrapMean, pairedDifference, sum, wilson, type Estimate, type Pair } from '../tables/statistics.ts'
import { outcomesOf } from '../tables/summary.ts'
import type { Cell, ReportTable } from '../tables/table.ts'

/** Who is to play with whom, and how often. */
export interface CrossPlayPlan {
  readonly game: string
  readonly config?: PlanInput['config']
  /** As in a plan: names, with options and models if need be. */
  readonly agents: readonly string[]
  /** Episodes of each pair in each arrangement of seats. */
  readonly episodes: number
  /** One of the game's metrics; absent: the score, averaged over the seats. */
  readonly metric?: string
  /** Seconds for one decision, as in a plan. Default: no limit. */
  readonly deadline?: number
}

/** One agent in one seat, another in all others. */
export interface Pairing {
  readonly one: string
  readonly others: string
  readonly seat: Seat
  /** The measure of each episode by its seed; episodes in which it is not defined are left out. */
  readonly values: ReadonlyMap<number, number>
  /** What each seat earned in each episode, by its seed. */
  readonly scores: ReadonlyMap<number, Outcome['scores']>
  /** Every seed is the same episode, of which one was played. */
  readonly deterministic?: boolean
  /** Why they did not play. */
  readonly refused?: string
}

/** What a pairing came to. */
type Played = Pick<Pairing, 'values' | 'scores' | 'refused' | 'deterministic'>

/** Every pairing of a cross-play, played. */
export interface CrossPlay {
  readonly game: Game
  readonly config: unknown
  readonly plan: CrossPlayPlan
  readonly seats: readonly Seat[]
  readonly pairings: readonly Pairing[]
}

/** Plays one plan; `identical` names the seeds that were left out as copies. */
export type RunPlan = (plan: PlanInput) => Promise<RunResult & { readonly deterministic?: boolean }>

/** Plays all pairings, each as a run of its own (so that it can be resumed), by the function that is given. */
export async function crossPlay(plan: CrossPlayPlan, run: RunPlan): Promise<CrossPlay> {
  const game = await findGame(plan.game)
  const config = validate(game.config, plan.config ?? {}, `config of ${game.name}`)
  const seats = game.seats(config)
  if (seats.length < 2) throw new InvalidInput(`${game.title} is played alone: there is nobody to play across with`)
  if (plan.metric !== undefined && !Object.hasOwn(game.metrics, plan.metric))
    throw new InvalidInput(
      `${game.title} has no metric "${plan.metric}"; it has ${Object.keys(game.metrics).join(', ')}`,
    )
  // Two arrangements that put the same agents into the same seats are one run.
  const played = new Map<string, Promise<Played>>()
  const pairings: Pairing[] = []
  for (const one of plan.agents)
    for (const others of plan.agents)
      for (const seat of seats) {
        const lineup = seats.map((place) => (place === seat ? one : others))
        const key = lineup.join('\n')
        if (!played.has(key)) played.set(key, playLineup(game, config, lineup, plan, run))
        pairings.push({ one, others, seat, ...(await played.get(key)!) })
      }
  return { game, config, plan, seats, pairings }
}

async function playLineup(
  game: Game,
  config: unknown,
  lineup: readonly string[],
  plan: CrossPlayPlan,
  run: RunPlan,
): Promise<Played> {
  for (const [i, seat] of game.seats(config).entries()) {
    const { agent }: AgentSpec = readAgentSpec(lineup[i]!)
    const refused = (await findAgent(game, agent)).refuses?.({ config, seat })
    if (refused) return { values: new Map(), scores: new Map(), refused: `${agent} cannot sit at ${seat}: ${refused}` }
  }
  const { rows, deterministic = false } = await run({
    game: plan.game,
    config: plan.config ?? {},
    agents: [...lineup],
    episodes: plan.episodes,
    ...(plan.deadline !== undefined && { deadline: plan.deadline }),
  })
  const values = new Map<number, number>()
  const scores = new Map<number, Outcome['scores']>()
  for (const row of rows)
    for (const outcome of outcomesOf([row])) {
      const value = measureOf(outcome, plan.metric)
      if (value === null) continue
      values.set(row.seed, value)
      scores.set(row.seed, outcome.scores)
    }
  return { values, scores, deterministic }
}

function measureOf({ scores, metrics }: Outcome, metric: string | undefined): number | null {
  if (metric === undefined) return sum(Object.values(scores)) / Object.values(scores).length
  const value = metrics[metric] ?? null
  return value === null ? null : Number(value)
}

/**
 * The mean of pairings with its interval. The same seed in several arrangements is the same instance, so it is averaged
 * first and counts once.
 */
export function poolPairings(pairings: readonly Pick<Pairing, 'values'>[], kind: 'share' | 'mean' = 'mean'): Estimate {
  const means = [...averageBySeed(pairings).values()]
  return kind === 'share' ? wilson(sum(means), means.length) : bootstrapMean(means)
}

/** The value of each seed, its arrangements of seats averaged. */
function averageBySeed(pairings: readonly Pick<Pairing, 'values'>[]): Map<number, number> {
  const bySeed = new Map<number, number[]>()
  for (const { values } of pairings)
    for (const [seed, value] of values) {
      if (!bySeed.has(seed)) bySeed.set(seed, [])
      bySeed.get(seed)!.push(value)
    }
  return new Map([...bySeed].map(([seed, values]) => [seed, sum(values) / values.length]))
}

/**
 * A matrix over all seats, one for each seat, and one of paired differences: rows are the agent in one seat, columns its
 * partner or partners.
 */
export function crossPlayTables(result: CrossPlay): ReportTable[] {
  const { game, plan, seats, pairings } = result
  const { metric, agents, episodes } = plan
  const kind = metric === undefined ? 'mean' : game.metrics[metric]!.kind
  const what = metric === undefined ? 'score' : describeMetric(metric, game.metrics[metric]!)
  const cell = (one: string, others: string, seat?: Seat): Cell => {
    const these = pairingsOf(result, one, others, seat)
    const exact = these.every(({ deterministic }) => deterministic)
    return these.every(({ refused }) => refused) ? null : { kind, estimate: poolPairings(these, kind), exact }
  }
  const matrix = (title: string, notes: readonly string[], seat?: Seat): ReportTable => ({
    title,
    columns: ['with', ...agents],
    rows: agents.map((one) => [one, ...agents.map((others) => cell(one, others, seat))]),
    notes,
  })
  const refusals = [...new Set(pairings.flatMap(({ refused }) => refused ?? []))]
  const notes = [
    `${episodes} episodes for each pair in each arrangement of seats, seeds 1 to ${episodes}. Intervals are 95 %, over seeds (a seed's arrangements averaged first): Wilson for shares, bootstrap (2,000 resamples) for means.`,
    ...(pairings.some(({ deterministic }) => deterministic)
      ? ['A number alone is deterministic: every seed gives the same episode, and one was played.']
      : []),
    ...(seats.length > 2 && game.measured
      ? ['Seats play against each other here: the columns are opponents as well as partners.']
      : []),
    ...refusals,
  ]
  const rest = seats.length > 2 ? ' and the column’s in all others' : ''
  const differences = differenceMatrix(result, what)
  return [
    matrix(`${game.title}: ${what}, seats swapped`, notes),
    ...seats.map((seat) => matrix(`${game.title}: ${what}, the row’s agent at ${seat}${rest}`, [], seat)),
    ...(differences ? [differences] : []),
  ]
}

const pairingsOf = ({ pairings }: CrossPlay, one: string, others: string, seat?: Seat): Pairing[] =>
  pairings.filter((pairing) => pairing.one === one && pairing.others === others && (!seat || pairing.seat === seat))

/** Each agent less the first one in the same place, with the same partners on the same seeds. */
function differenceMatrix(result: CrossPlay, what: string): ReportTable | undefined {
  const { game, plan } = result
  const [first, ...others] = plan.agents
  if (others.length === 0) return undefined
  const cell = (one: string, partner: string): Cell => {
    const [theirs, firsts] = [pairingsOf(result, one, partner), pairingsOf(result, first!, partner)]
    const [values, from] = [averageBySeed(theirs), averageBySeed(firsts)]
    const pairs = [...values].flatMap(([seed, value]): Pair[] => (from.has(seed) ? [[value, from.get(seed)!]] : []))
    const share = plan.metric !== undefined && game.metrics[plan.metric]!.kind === 'share'
    // A seed whose arrangements of seats differ is no plain yes or no.
    const whole = pairs.every((pair) => pair.every((value) => value === 0 || value === 1))
    const exact = [...theirs, ...firsts].every(({ deterministic }) => deterministic)
    return {
      kind: share ? 'points' : 'difference',
      estimate: pairedDifference(pairs, share && whole ? 'share' : 'mean'),
      exact,
    }
  }
  return {
    title: `${game.title}: ${what}, each less ${first} in the same place`,
    columns: ['with', ...plan.agents],
    rows: others.map((one) => [one, ...plan.agents.map((partner) => cell(one, partner))]),
    notes: ['Paired by seed, with the same partner; pp: percentage points. Intervals are 95 %.'],
  }
}

/** The first matrix as the text of an SVG file. */
export function plotCrossPlay(result: CrossPlay): Promise<string> {
  const { game, plan } = result
  const { metric, agents } = plan
  const kind = metric === undefined ? 'mean' : game.metrics[metric]!.kind
  const cells = agents.flatMap((row) =>
    agents.map((column) => ({ row, column, value: poolPairings(pairingsOf(result, row, column), kind).mean })),
  )
  const values = cells.map(({ value }) => value).filter((value) => !Number.isNaN(value))
  const within = kind === 'share' || values.every((value) => value >= 0 && value <= 1)
  return drawHeatMap(cells, {
    title: `${game.title}: ${metric === undefined ? 'score' : describeMetric(metric, game.metrics[metric]!)}, seats swapped`,
    row: 'agent',
    column: 'with',
    ...(!within && { domain: [Math.min(0, ...values), Math.max(0, ...values)] as const }),
  })
}
