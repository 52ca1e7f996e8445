/** The runs behind the tables. Each is played once: a plan that was played before is read from its folder. */
import type { Outcome } from '../../../core/game.ts'
import { baselines, type Baseline } from '../../reports/baselines.ts'
import type { PlanInput } from '../../plans/plan.ts'
import type { RunResult } from '../../running/run.ts'
import { outcomesOf } from '../../tables/summary.ts'
import { wilson } from '../../tables/statistics.ts'
import type { Cell } from '../../tables/table.ts'
import { travelingAdventurers as game } from '../../../games/traveling-adventurers/index.ts'
import { validate } from '../../../core/schema.ts'
import type { Bench } from '../reproduction.ts'
import { HUMAN_EPISODES, SELF_PLAY_EPISODES } from './published.ts'

export { aboutStandIn, logsOf, needsModel } from '../shared.ts'

/** The houses of a table: the paper's six, or fresh ones by its appendix B. */
export const HOUSES = {
  preset: { boards: 'preset' },
  fresh: { boards: 'generated', rooms: 6 },
} as const satisfies Record<string, PlanInput['config']>

/** An agent with itself, USER first. */
export function playWithItself(
  bench: Bench,
  agent: string,
  houses: keyof typeof HOUSES = 'preset',
): Promise<RunResult> {
  bench.say(`${agent} with itself, ${houses} houses`)
  const episodes = bench.episodes ?? SELF_PLAY_EPISODES
  return bench.run({ game: game.name, config: HOUSES[houses], agents: [agent], episodes })
}

/** Who has the seat of the paper's people: it goes room by room, as most of them did. */
const INSTEAD_OF_PEOPLE = 'symbolic:strategy=node-by-node'

/** Free play on fresh houses, a symbolic agent in the seat that people have in the paper. */
export const playWithStandInForPeople = (bench: Bench, agent: string): Promise<RunResult> =>
  playFreely(bench, [INSTEAD_OF_PEOPLE, agent])

/** Free play as the paper's people had it: on fresh houses, of the rooms that they walked through. */
export function playFreely(bench: Bench, agents: readonly string[]): Promise<RunResult> {
  bench.say(agents.join(' with '))
  const config = { ...HOUSES.fresh, roomSet: 'people', mode: 'free' }
  return bench.run({ game: game.name, config, agents: [...agents], episodes: bench.episodes ?? HUMAN_EPISODES })
}

/** The floors on the houses of so many episodes: random, one seat alone, and joint greed. */
export async function floorsOf(bench: Bench, houses: keyof typeof HOUSES): Promise<Baseline[]> {
  const episodes = bench.episodes ?? SELF_PLAY_EPISODES
  const seeds = Array.from({ length: episodes }, (_, i) => i + 1)
  return baselines({ game, config: validate(game.config, HOUSES[houses], 'config'), seeds }, { without: ['symbolic'] })
}

/** A share in per cent of n games, as published, with its interval. */
export const publishedShare = (perCent: number, n: number): Cell => ({
  kind: 'share',
  estimate: wilson(Math.round((perCent * n) / 100), n),
})

export const shareOf = (hits: number, n: number): Cell =>
  n === 0 ? null : { kind: 'share', estimate: wilson(hits, n) }

export const outcomes = (result: RunResult): readonly Outcome[] => outcomesOf(result.rows)
