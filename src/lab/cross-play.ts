/**
 * Who plays how well with whom: every agent with every other, in every seat.
 *
 * In a game for two each pair plays both ways round. In a game for more, one agent takes one seat and the other all the
 * rest, the single one sitting in each seat in turn.
 */
import { InvalidInput } from '../core/errors.ts'
import type { Game, Outcome, Seat } from '../core/game.ts'
import { validate } from '../core/schema.ts'
import { findAgent, readAgentSpec, type AgentSpec } from './lineup.ts'
import type { PlanInput } from './plan.ts'
import { findGame, type RunResult } from './run.ts'
import { bootstrapMean, sum, wilson, type Estimate } from './statistics.ts'
import { outcomesOf } from './summary.ts'
import type { Cell, Table } from './table.ts'

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
}

/** One agent in one seat, another in all others. */
export interface Pairing {
  readonly one: string
  readonly others: string
  readonly seat: Seat
  /** The measure of each episode by its seed; episodes in which it is not defined are left out. */
  readonly values: ReadonlyMap<number, number>
  /** Why they did not play. */
  readonly refused?: string
}

/** Every pairing of a cross-play, played. */
export interface CrossPlay {
  readonly game: Game
  readonly plan: CrossPlayPlan
  readonly seats: readonly Seat[]
  readonly pairings: readonly Pairing[]
}

/** Plays all pairings, each as a run of its own (so that it can be resumed), by the function that is given. */
export async function crossPlay(plan: CrossPlayPlan, run: (plan: PlanInput) => Promise<RunResult>): Promise<CrossPlay> {
  const game = await findGame(plan.game)
  const config = validate(game.config, plan.config ?? {}, `config of ${game.name}`)
  const seats = game.seats(config)
  if (seats.length < 2) throw new InvalidInput(`${game.title} is played alone: there is nobody to play across with`)
  if (plan.metric !== undefined && !(plan.metric in game.metrics))
    throw new InvalidInput(
      `${game.title} has no metric "${plan.metric}"; it has ${Object.keys(game.metrics).join(', ')}`,
    )
  // Two arrangements that put the same agents into the same seats are one run.
  const played = new Map<string, Promise<Pick<Pairing, 'values' | 'refused'>>>()
  const pairings: Pairing[] = []
  for (const one of plan.agents)
    for (const others of plan.agents)
      for (const seat of seats) {
        const lineup = seats.map((place) => (place === seat ? one : others))
        const key = lineup.join('\n')
        if (!played.has(key)) played.set(key, playLineup(game, config, lineup, plan, run))
        pairings.push({ one, others, seat, ...(await played.get(key)!) })
      }
  return { game, plan, seats, pairings }
}

async function playLineup(
  game: Game,
  config: unknown,
  lineup: readonly string[],
  plan: CrossPlayPlan,
  run: (plan: PlanInput) => Promise<RunResult>,
): Promise<Pick<Pairing, 'values' | 'refused'>> {
  for (const [i, seat] of game.seats(config).entries()) {
    const { agent }: AgentSpec = readAgentSpec(lineup[i]!)
    const refused = (await findAgent(game, agent)).refuses?.({ config, seat })
    if (refused) return { values: new Map(), refused: `${agent} cannot sit at ${seat}: ${refused}` }
  }
  const { rows } = await run({
    game: plan.game,
    config: plan.config ?? {},
    agents: [...lineup],
    episodes: plan.episodes,
  })
  const values = rows.flatMap((row): [number, number][] =>
    outcomesOf([row]).flatMap((outcome) => {
      const value = measureOf(outcome, plan.metric)
      return value === null ? [] : [[row.seed, value]]
    }),
  )
  return { values: new Map(values) }
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
export function poolPairings(pairings: readonly Pairing[], kind: 'share' | 'mean' = 'mean'): Estimate {
  const bySeed = new Map<number, number[]>()
  for (const { values } of pairings)
    for (const [seed, value] of values) {
      if (!bySeed.has(seed)) bySeed.set(seed, [])
      bySeed.get(seed)!.push(value)
    }
  const means = [...bySeed.values()].map((values) => sum(values) / values.length)
  return kind === 'share' ? wilson(sum(means), means.length) : bootstrapMean(means)
}

/** A matrix over all seats, and one for each seat: rows are the agent in one seat, columns its partner or partners. */
export function crossPlayTables({ game, plan, seats, pairings }: CrossPlay): Table[] {
  const { metric, agents, episodes } = plan
  const kind = metric === undefined ? 'mean' : game.metrics[metric]!.kind
  const what = metric ?? 'score'
  const cell = (one: string, others: string, seat?: Seat): Cell => {
    const these = pairings.filter(
      (pairing) => pairing.one === one && pairing.others === others && (!seat || pairing.seat === seat),
    )
    return these.every(({ refused }) => refused) ? null : { kind, estimate: poolPairings(these, kind) }
  }
  const matrix = (title: string, notes: readonly string[], seat?: Seat): Table => ({
    title,
    columns: ['with', ...agents],
    rows: agents.map((one) => [one, ...agents.map((others) => cell(one, others, seat))]),
    notes,
  })
  const refusals = [...new Set(pairings.flatMap(({ refused }) => refused ?? []))]
  const notes = [
    `${episodes} episodes for each pair in each arrangement of seats, seeds 1 to ${episodes}. Intervals are 95 %, over seeds (a seed's arrangements averaged first): Wilson for shares, bootstrap (2,000 resamples) for means.`,
    ...refusals,
  ]
  const rest = seats.length > 2 ? ' and the column’s in all others' : ''
  return [
    matrix(`${game.title}: ${what}, seats swapped`, notes),
    ...seats.map((seat) => matrix(`${game.title}: ${what}, the row’s agent at ${seat}${rest}`, [], seat)),
  ]
}
