/** Plays a plan, and of episodes that could only be copies of each other the first alone. */
import type { Seat } from '../core/game.ts'
import { validate } from '../core/schema.ts'
import { agents } from '../agents/index.ts'
import { isDeterministic } from './distinct.ts'
import { assignSeats, findAgent, prepare, readAgentSpec, type Player } from './lineup.ts'
import { isPath } from './load-module.ts'
import { planSchema, seedsOf, type PlanInput } from './plan.ts'
import type { RunOptions, RunResult } from './run-result.ts'
import { findGame, run } from './run.ts'

/** A result with the seeds that were asked for and not played, since every one of them gives the episode that was. */
export type DistinctResult = RunResult & { readonly identical: readonly number[] }

/** As `run`, but where nothing is left to chance one episode is played instead of as many copies. */
export async function runDistinct(input: PlanInput, options: RunOptions = {}): Promise<DistinctResult> {
  const copies = await findCopies(input, options.signal)
  const result = await run(copies.length > 0 ? { ...input, episodes: 1 } : input, options)
  return { ...result, identical: copies }
}

/** The seeds whose episodes would be copies of the first one's. */
async function findCopies(input: PlanInput, signal: AbortSignal | undefined): Promise<number[]> {
  const plan = validate(planSchema, input, 'the plan')
  const [first, ...others] = seedsOf(plan)
  if (others.length === 0) return []
  const game = await findGame(plan.game)
  const config = validate(game.config, plan.config, `config of ${game.name}`)
  const seats = game.seats(config)
  const named = plan.agents ?? [(await agents(game.name))[0]!.name]
  const specs = assignSeats(
    named.map((spec) => (typeof spec === 'string' ? readAgentSpec(spec) : spec)),
    seats,
  )
  const players: Record<Seat, Player> = {}
  for (const seat of seats) {
    const spec = specs[seat]!
    if (isPath(spec.agent) || spec.model || (await findAgent(game, spec.agent)).needsModel) return []
    players[seat] = await prepare(game, spec, () => Promise.reject(new Error('asks no model')))
    if (players[seat].definition.refuses?.({ config, seat })) return []
  }
  return (await isDeterministic(game, config, players, [first!, ...others], signal)) ? others : []
}
