/** Table 3, as far as it needs no people: the agents opposite a partner who talks and clicks freely. */
import { bootstrapMean, wilson } from '../../tables/statistics.ts'
import { metricCell } from '../../tables/summary.ts'
import type { EventOf } from '../../../core/event.ts'
import type { Outcome } from '../../../core/game.ts'
import { partnerOf, travelingAdventurers as game } from '../../../games/traveling-adventurers/index.ts'
import type { RunResult } from '../../running/run.ts'
import type { Cell } from '../../tables/table.ts'
import { isPerson, playedByPeople } from '../played-by-people.ts'
import type { Bench, Reproduction } from '../reproduction.ts'
import { HUMAN_EPISODES, PAPER, TABLE_3 } from './published.ts'
import { aboutStandIn, needsModel, outcomes, playFreely, playWithStandInForPeople, publishedShare } from './runs.ts'

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
      rows.push([
        `${agent}, ours`,
        ...cellsOf(bench.model ? countedIn(await playWithStandInForPeople(bench, agent)) : undefined),
      ])
    for (const agent of SYMBOLIC)
      rows.push([`${agent}, ours`, ...cellsOf(countedIn(await playWithStandInForPeople(bench, agent)))])
    for (const [who, played] of await othersOf(bench)) rows.push([who, ...cellsOf(played)])
    return {
      tables: [
        {
          title: 'Opposite a free partner',
          columns: ['agent', 'completed', 'percentile ≥ 90', 'optimal', 'agent’s turns', 'partner’s turns'],
          rows,
          notes: [
            `Ours: ${bench.episodes ?? HUMAN_EPISODES} episodes each; a symbolic agent that goes room by room has the seat of the paper’s people. It speaks controlled English and never forgets to submit, so ours are no repetition of what the paper measured.`,
            'Houses: six rooms of the paper’s games with people, coins by its appendix B.',
            'Turns are messages and submissions.',
            ...(bench.logs
              ? ['Rows with a person are games that people played here (--logs), in whatever houses they had.']
              : []),
            'Of the paper’s differences between its two agents none is significant (Fisher’s exact test).',
            ...needsModel(bench),
            ...aboutStandIn(bench),
          ],
        },
      ],
    }
  },
}

/** What a row counts: how games ended, and how many turns the agent and its partner took in each. */
interface Counted {
  readonly outcomes: readonly Outcome[]
  readonly turns: readonly { readonly agent: number; readonly partner: number }[]
}

/** The line-ups that were asked for, with the first of two in the person's seat, and the games that people played here. */
async function othersOf(bench: Bench): Promise<[who: string, played: Counted][]> {
  const rows: [string, Counted][] = []
  for (const names of bench.lineups ?? []) {
    const result = await playFreely(bench, names)
    rows.push([`${names.join(' with ')}, ours`, countedIn(result)])
  }
  const people = playedByPeople(bench, game.name)
  for (const who of new Set(people.map((one) => one.who))) {
    const mine = people.filter((one) => one.who === who)
    const turns = mine.map(({ seats, events }) => {
      const person = Object.keys(seats).find((seat) => isPerson(seats[seat]!))!
      const acted = (seat: string): number =>
        events.filter((event) => event.type === 'acted' && isTurn(event, seat)).length
      return { agent: acted(partnerOf(person)), partner: acted(person) }
    })
    rows.push([`${who}, here`, { outcomes: mine.map(({ outcome }) => outcome), turns }])
  }
  return rows
}

/** Clicks on rooms are no turns. */
const isTurn = ({ seat: by, action }: EventOf<'acted'>, seat: string): boolean =>
  by === seat && ['message', 'submit'].includes((action as { type: string }).type)

const countedIn = (result: RunResult): Counted => ({
  outcomes: outcomes(result),
  turns: result.rows.map(({ seats }) => ({ agent: seats['BOT']?.actions ?? 0, partner: seats['USER']?.actions ?? 0 })),
})

function cellsOf(played: Counted | undefined): Cell[] {
  if (!played) return [null, null, null, null, null]
  const { outcomes: found, turns } = played
  const completed = found.filter(({ metrics }) => metrics.identical).length
  const mean = (of: (one: Counted['turns'][number]) => number): Cell => ({
    kind: 'mean',
    estimate: bootstrapMean(turns.map(of)),
  })
  return [
    { kind: 'share', estimate: wilson(completed, found.length) },
    metricCell(game, found, 'percentile90'),
    metricCell(game, found, 'optimal'),
    mean(({ agent }) => agent),
    mean(({ partner }) => partner),
  ]
}
