/** Table 3, as far as it needs no people: the agents opposite a partner who talks and clicks freely. */
import { bootstrapMean, wilson } from '../../statistics.ts'
import { metricCell } from '../../summary.ts'
import { travelingAdventurers as game } from '../../../games/traveling-adventurers/index.ts'
import type { RunResult } from '../../run.ts'
import type { Cell } from '../../table.ts'
import type { Reproduction } from '../reproduction.ts'
import { HUMAN_EPISODES, PAPER, TABLE_3 } from './published.ts'
import { aboutStandIn, needsModel, outcomes, playWithStandInForPeople, publishedShare } from './runs.ts'

const AGENTS = ['baseline', 'problem-solving', 'backtracking', 'structured']
const SYMBOLIC = ['symbolic:strategy=node-by-node', 'symbolic']

export const table3: Reproduction = {
  name: 'traveling-adventurers/table-3',
  paper: `${PAPER}, table 3`,
  about: 'Free play in fresh houses: completed, percentile of at least 90, optimal, and turns of both.',
  async make(bench) {
    const rows: Cell[][] = Object.entries(TABLE_3).map(([agent, published]) => [
      `${agent}, paper, with people`,
      ...[published.completed, published.high, published.optimal].map((share) => publishedShare(share, HUMAN_EPISODES)),
      published.agentTurns,
      published.humanTurns,
    ])
    for (const agent of AGENTS)
      rows.push([`${agent}, ours`, ...cellsOf(bench.model ? await playWithStandInForPeople(bench, agent) : undefined)])
    for (const agent of SYMBOLIC)
      rows.push([`${agent}, ours`, ...cellsOf(await playWithStandInForPeople(bench, agent))])
    return {
      tables: [
        {
          title: 'Opposite a free partner',
          columns: ['agent', 'completed', 'percentile ≥ 90', 'optimal', 'agent’s turns', 'partner’s turns'],
          rows,
          notes: [
            `Ours: ${bench.episodes ?? HUMAN_EPISODES} episodes each; a symbolic agent that goes room by room has the seat of the paper’s people. It speaks controlled English and never forgets to submit, so ours are no repetition of what the paper measured.`,
            'Turns are messages and submissions.',
            'Of the paper’s differences between its two agents none is significant (Fisher’s exact test).',
            ...needsModel(bench),
            ...aboutStandIn(bench),
          ],
        },
      ],
    }
  },
}

function cellsOf(result: RunResult | undefined): Cell[] {
  if (!result) return [null, null, null, null, null]
  const found = outcomes(result)
  const completed = found.filter(({ metrics }) => metrics.identical).length
  const turns = (seat: string): Cell => ({
    kind: 'mean',
    estimate: bootstrapMean(result.rows.map(({ seats }) => seats[seat]?.actions ?? 0)),
  })
  return [
    { kind: 'share', estimate: wilson(completed, found.length) },
    metricCell(game, found, 'percentile90'),
    metricCell(game, found, 'optimal'),
    turns('BOT'),
    turns('USER'),
  ]
}
