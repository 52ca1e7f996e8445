/** Figure 4: reward against words, of people and of ours, beside a random proposal. */
import type { Outcome } from '../../../core/game.ts'
import { DOMAINS, type DialogueDomain } from './published/published-game.ts'
import { drawPlot, nameColours } from '../../plots/plot.ts'
import { bootstrapMean } from '../../tables/statistics.ts'
import type { Cell } from '../../tables/table.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import { contenders, humanDialogues, PAPER, playEach } from './people.ts'
import { playedByPeople } from '../played-by-people.ts'
import { randomReward } from './random-reward.ts'

export const figure4: Reproduction = {
  name: 'dialop/figure-4',
  paper: `${PAPER}, section 6, figure 4`,
  about: 'Reward against the length of the dialogue, on the worlds of the human dialogues.',
  make,
}

/** One dialogue in the picture. */
export interface Dot {
  readonly who: string
  readonly words: number
  readonly reward: number
}

async function make(bench: Bench): Promise<Report> {
  const people = await humanDialogues(bench)
  const rows: Cell[][] = []
  const figures: Record<string, string> = {}
  for (const domain of DOMAINS) {
    const dots: Dot[] = people[domain].map(({ outcome }) => dot('people', outcome))
    for (const one of await contenders(bench, domain)) {
      const played = await playEach(bench, domain, one, people[domain], ({ config }) => config)
      dots.push(...played.map(({ outcome }) => dot(one.label, outcome)))
    }
    dots.push(...playedByPeople(bench, domain).map(({ who, outcome }) => dot(`${who}, here`, outcome)))
    const random = await randomReward(
      domain,
      people[domain].map(({ published }) => published.config),
    )
    for (const who of new Set(dots.map((one) => one.who))) {
      const mine = dots.filter((one) => one.who === who)
      rows.push([
        domain,
        who,
        mine.length,
        mean(mine.map(({ reward }) => reward)),
        mean(mine.map(({ words }) => words)),
      ])
    }
    rows.push([domain, 'a random proposal', people[domain].length, random.toFixed(3), null])
    figures[`figure-4-${domain}.svg`] = await draw(domain, dots, random)
  }
  return {
    tables: [
      {
        title: 'Reward and words (means)',
        columns: ['game', 'who', 'dialogues', 'normalised reward', 'words'],
        rows,
        notes: [
          'People and ours on the same worlds, games that people played here (--logs) on theirs; 95 % bootstrap intervals. In Assignment reward is score / best, as published.',
          'The paper’s points for GPT-3 exist only as a picture: less reward and more words than people in all three games, self-play below play with people. The random line is its 0.61, 0.52 and 0.59.',
        ],
      },
    ],
    figures,
  }
}

const dot = (who: string, { metrics }: Outcome): Dot => ({
  who,
  words: metrics.words as number,
  reward: metrics.normalised as number,
})

const mean = (values: readonly number[]): Cell => ({ kind: 'mean', estimate: bootstrapMean(values) })

/** The scatter plot, with a short stroke for each dialogue along both margins, so that the marginal distributions show. */
function draw(domain: DialogueDomain, dots: readonly Dot[], random: number): Promise<string> {
  const names = [...new Set(dots.map(({ who }) => who))]
  const longest = Math.max(...dots.map(({ words }) => words), 1)
  const least = Math.min(0, ...dots.map(({ reward }) => reward))
  return drawPlot((plot) => ({
    width: 620,
    height: 440,
    marginTop: 36,
    x: { label: 'words', domain: [-0.03 * longest, longest] },
    y: { label: `normalised reward, ${domain} (dashed: a random proposal)`, domain: [least - 0.04, 1.02] },
    color: { domain: names },
    marks: [
      ...nameColours(plot, names),
      plot.ruleY([random], { strokeDasharray: '4 3', stroke: '#555' }),
      plot.dot(dots as never[], { x: 'words', y: 'reward', stroke: 'who', r: 2.5, strokeOpacity: 0.7 }),
      plot.ruleX(dots as never[], {
        x: 'words',
        y1: least - 0.04,
        y2: least - 0.01,
        stroke: 'who',
        strokeOpacity: 0.5,
      }),
      plot.ruleY(dots as never[], {
        y: 'reward',
        x1: -0.03 * longest,
        x2: -0.01 * longest,
        stroke: 'who',
        strokeOpacity: 0.5,
      }),
    ],
  }))
}
