/** Figure 5: prompted self-play, which goes on from parts of human dialogues; and where reward is lost. */
import type { Event } from '../../../core/event.ts'
import type { Outcome } from '../../../core/game.ts'
import { games } from '../../../games/index.ts'
import { promptedConfig } from './analyses/prompted-self-play.ts'
import { CUTS, DOMAINS, type DialogueDomain } from './published/published-game.ts'
import { splitRegret, type RegretSplit } from './analyses/regret.ts'
import { drawPlot } from '../../plots/plot.ts'
import { bootstrapMean, type Estimate } from '../../tables/statistics.ts'
import type { Cell, ReportTable } from '../../tables/table.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import { contenders, humanDialogues, PAPER, playEach } from './people.ts'
import { playedByPeople } from '../played-by-people.ts'
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
    for (const one of (await contenders(bench, domain)).filter(({ silent }) => !silent)) {
      const who = one.label
      const row: Cell[] = [domain, who]
      for (const condition of CONDITIONS) {
        const played = await playEach(bench, domain, one, people[domain], (published) =>
          condition === 'self-play*' ? published.config : promptedConfig(game, published, condition),
        )
        const reward = rewardOf(played.map(({ outcome }) => outcome))
        row.push({ kind: 'mean', estimate: reward })
        bars.push({ who, condition, reward })
        if (condition === 'self-play*') splits.push([domain, who, ...(await splitCells(domain, played))])
      }
      rows.push([...row, null])
    }
    const here = playedByPeople(bench, domain)
    for (const who of new Set(here.map((one) => one.who))) {
      const mine = here.filter((one) => one.who === who)
      rows.push([domain, `${who}, here`, null, null, null, null, meanOf(mine)])
      splits.push([domain, `${who}, here`, ...(await splitCells(domain, mine))])
    }
    const reward = rewardOf(people[domain].map(({ outcome }) => outcome))
    rows.push([domain, 'people', null, null, null, null, { kind: 'mean', estimate: reward }])
    rows.push([domain, 'a random proposal', null, null, null, null, random.toFixed(3)])
    splits.push([domain, 'people', ...(await splitCells(domain, people[domain]))])
    figures[`figure-5-${domain}.svg`] = await drawBars(domain, bars, reward, random)
  }
  return { tables: [tableOf(rows), splitTable(splits)], figures }
}

const meanOf = (played: readonly { readonly outcome: Outcome }[]): Cell => ({
  kind: 'mean',
  estimate: rewardOf(played.map(({ outcome }) => outcome)),
})

const rewardOf = (outcomes: readonly Outcome[]): Estimate =>
  bootstrapMean(outcomes.map(({ metrics }) => metrics.normalised as number))

const tableOf = (rows: Cell[][]): ReportTable => ({
  title: 'Normalised reward (means)',
  columns: ['game', 'who', ...CONDITIONS, 'whole dialogue'],
  rows,
  notes: [
    '* Unrestricted self-play: not the same as 0 %, since prompted dialogues have to end after about as many words as the people’s.',
    'The kept part is that prefix of the human dialogue whose words come closest to the share; with fewer than 25 words left whoever may propose is told to, and the next full proposal counts. 95 % bootstrap intervals.',
    'The paper’s bars for GPT-3 exist only as a picture: in Planning rising from 50 % to the proposal and clearly below people, in Assignment near random throughout, in Mediation well above random and flat.',
  ],
})

async function splitCells(
  domain: DialogueDomain,
  dialogues: readonly { readonly events: readonly Event[] }[],
): Promise<Cell[]> {
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

const splitTable = (rows: Cell[][]): ReportTable => ({
  title: 'Where reward was lost (means)',
  columns: ['game', 'who', 'dialogues', 'information regret', 'optimisation regret'],
  rows,
  notes: [
    'Optimisation regret: by how much the decision was expected to fall short of the best for what had been said before it, by the belief of the symbolic agent; never more than what it did fall short. Information regret: the rest, which could not be known from the words.',
  ],
})

interface Bar {
  readonly who: string
  readonly condition: string
  readonly reward: Estimate
}

const PEOPLE = 'people'

/** Bars with their values and 95 % intervals: a group for each player, the people beside each for comparison. */
export const drawBars = (
  domain: DialogueDomain,
  bars: readonly Bar[],
  people: Estimate,
  random: number,
): Promise<string> =>
  drawPlot((plot) => {
    const groups = [...new Set(bars.map(({ who }) => who))]
    const all = [...bars, ...groups.map((who) => ({ who, condition: PEOPLE, reward: people }))].map(
      ({ who, condition, reward: { mean, low, high } }) => ({ who, condition, mean, low, high }),
    ) as never[]
    const conditions = [...CONDITIONS, PEOPLE]
    const place = { fx: 'who', x: 'condition' }
    return {
      width: Math.max(560, 60 + 360 * groups.length),
      height: 360,
      marginTop: 44,
      fx: { label: null },
      x: { label: null, domain: conditions },
      y: { label: `normalised reward, ${domain} (dashed: a random proposal)`, domain: [0, 1.08] },
      color: { domain: conditions, range: ['#4e79a7', '#f28e2b', '#e15759', '#76b7b2', '#888'] },
      marks: [
        plot.barY(all, { ...place, y: 'mean', fill: 'condition' }),
        plot.ruleX(all, { ...place, y1: 'low', y2: 'high', stroke: 'black' }),
        plot.text(all, { ...place, y: 'high', text: ({ mean }: { mean: number }) => mean.toFixed(2), dy: -7 }),
        plot.ruleY([random], { strokeDasharray: '4 3', stroke: '#333' }),
      ],
    }
  })
