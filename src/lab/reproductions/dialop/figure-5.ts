/** Figure 5: prompted self-play, which goes on from parts of human dialogues; and where reward is lost. */
import type { Outcome } from '../../../core/game.ts'
import { games } from '../../../games/index.ts'
import { promptedConfig } from '../../dialop/prompted-self-play.ts'
import { CUTS, DOMAINS, type DialogueDomain } from '../../dialop/published-game.ts'
import { splitRegret, type RegretSplit } from '../../dialop/regret.ts'
import { drawPlot } from '../../plot.ts'
import { bootstrapMean } from '../../statistics.ts'
import type { Cell, Table } from '../../table.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import { humanDialogues, labelOf, PAPER, playEach, players, type HumanDialogue, type Played } from './people.ts'
import { randomReward } from './random-reward.ts'

export const figure5: Reproduction = {
  name: 'dialop/figure-5',
  paper: `${PAPER}, section 6.3, figure 5`,
  about: 'Reward of agents that go on from 50 %, 75 % or all but the last proposal of human dialogues, beside people.',
  make,
}

const CONDITIONS = ['self-play*', ...CUTS] as const

async function make(bench: Bench): Promise<Report> {
  const people = await humanDialogues(bench)
  const rows: Cell[][] = []
  const splits: Cell[][] = []
  const figures: Record<string, string> = {}
  for (const domain of DOMAINS) {
    const game = await games[domain]!()
    const bars: Bar[] = []
    const random = await randomReward(
      domain,
      people[domain].map(({ published }) => published.config),
    )
    for (const agent of players(bench, domain).filter((name) => name !== 'silent')) {
      const who = labelOf(bench, agent)
      const row: Cell[] = [domain, who]
      for (const condition of CONDITIONS) {
        const played = await playEach(bench, domain, agent, people[domain], (published) =>
          condition === 'self-play*' ? published.config : promptedConfig(game, published, condition),
        )
        row.push(rewardCell(played.map(({ outcome }) => outcome)))
        bars.push({ who, condition, reward: mean(played.map(({ outcome }) => outcome.metrics.normalised as number)) })
        if (condition === 'self-play*') splits.push([domain, who, ...(await splitCells(domain, played))])
      }
      rows.push([...row, null])
    }
    const outcomes = people[domain].map(({ outcome }) => outcome)
    rows.push([domain, 'people', null, null, null, null, rewardCell(outcomes)])
    rows.push([domain, 'a random proposal', null, null, null, null, random.toFixed(3)])
    splits.push([domain, 'people', ...(await splitCells(domain, people[domain]))])
    figures[`figure-5-${domain}.svg`] = await draw(
      domain,
      bars,
      mean(outcomes.map(({ metrics }) => metrics.normalised as number)),
      random,
    )
  }
  return { tables: [tableOf(rows), splitTable(splits)], figures }
}

const rewardCell = (outcomes: readonly Outcome[]): Cell => ({
  kind: 'mean',
  estimate: bootstrapMean(outcomes.map(({ metrics }) => metrics.normalised as number)),
})

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const tableOf = (rows: Cell[][]): Table => ({
  title: 'Normalised reward (means)',
  columns: ['game', 'who', ...CONDITIONS, 'whole dialogue'],
  rows,
  notes: [
    '* Unrestricted self-play: not the same as 0 %, since prompted dialogues have to end after about as many words as the people’s.',
    'The kept part is that prefix of the human dialogue whose words come closest to the share; with fewer than 25 words left whoever may propose is told to, and the next full proposal counts. 95 % bootstrap intervals.',
    'The paper’s bars for GPT-3 exist only as a picture: in Planning rising from 50 % to the proposal and clearly below people, in Assignment near random throughout, in Mediation well above random and flat.',
  ],
})

async function splitCells(domain: DialogueDomain, dialogues: readonly (HumanDialogue | Played)[]): Promise<Cell[]> {
  const game = await games[domain]!()
  const splits: RegretSplit[] = []
  for (const { events } of dialogues) {
    const split = await splitRegret(game, events)
    if (split) splits.push(split)
  }
  return [
    splits.length,
    { kind: 'mean', estimate: bootstrapMean(splits.map(({ information }) => information)) },
    { kind: 'mean', estimate: bootstrapMean(splits.map(({ optimisation }) => optimisation)) },
  ]
}

const splitTable = (rows: Cell[][]): Table => ({
  title: 'Where reward was lost (means)',
  columns: ['game', 'who', 'dialogues', 'information regret', 'optimisation regret'],
  rows,
  notes: [
    'Information regret: 1 minus the reward of the best decision that the symbolic agent finds from what was said before the last proposal. Optimisation regret: what the decision fell short of that; less than 0 where people made more of the words than it could.',
  ],
})

interface Bar {
  readonly who: string
  readonly condition: string
  readonly reward: number
}

const draw = (domain: DialogueDomain, bars: readonly Bar[], people: number, random: number): Promise<string> =>
  drawPlot(({ barY, ruleY, text }) => ({
    title: `${domain}: prompted self-play`,
    width: 560,
    height: 360,
    fx: { label: null },
    x: { label: null, domain: [...CONDITIONS, 'people'] },
    y: { label: 'normalised reward', domain: [0, 1] },
    marks: [
      barY(bars as never[], { fx: 'who', x: 'condition', y: 'reward', fill: 'condition' }),
      barY(
        [...new Set(bars.map(({ who }) => who))].map((who) => ({
          who,
          condition: 'people',
          reward: people,
        })) as never[],
        {
          fx: 'who',
          x: 'condition',
          y: 'reward',
          fill: '#888',
        },
      ),
      text(bars as never[], {
        fx: 'who',
        x: 'condition',
        y: 'reward',
        text: ({ reward }: Bar) => reward.toFixed(2),
        dy: -6,
      }),
      ruleY([random], { strokeDasharray: '4 3', stroke: '#333' }),
    ],
  }))
