/** Figures 5 and 6: different players on the just and on the evil side, every one against every other. */
import type { Outcome } from '../../../core/game.ts'
import { Random } from '../../../core/random.ts'
import { seatsOf } from '../../../games/avalon/index.ts'
import { sideOf, type Role } from '../../../solvers/role-worlds/index.ts'
import { pooledRatio, shareOfGames } from './pooled.ts'
import { drawHeatMap, drawPlot } from '../../plots/plot.ts'
import type { AgentSpec } from '../../seating/lineup.ts'
import { outcomesOf } from '../../tables/summary.ts'
import type { Cell, ReportTable } from '../../tables/table.ts'
import type { Bench, Report, Reproduction } from '../reproduction.ts'
import { MEASURES, measures } from './settings.ts'

const paper =
  'Cooperation on the Fly: Exploring Language Agents for Ad Hoc Teamwork in the Avalon Game (arXiv 2312.17515)'

/** Somebody who plays one side: each model as `base`; without a model an exact reasoner with a scripted evil side, and chance. */
interface Side {
  readonly name: string
  /** What it is called on the evil side, where that is somebody else. */
  readonly opponent?: string
  readonly just: AgentSpec
  readonly evil: AgentSpec
}

const withoutModel: readonly Side[] = [
  { name: 'symbolic', opponent: 'block', just: { agent: 'symbolic' }, evil: { agent: 'block' } },
  { name: 'random', just: { agent: 'random' }, evil: { agent: 'random' } },
]

/** One model, or several with a space between them. */
const sidesOf = (model: string | undefined): Side[] => [
  ...(model?.split(/\s+/).filter(Boolean) ?? []).map((name) => ({
    name,
    just: { agent: 'base', model: name },
    evil: { agent: 'base', model: name },
  })),
  ...withoutModel,
]

interface Match {
  readonly just: string
  readonly evil: string
  readonly outcomes: Outcome[]
}

const GAMES = 30
const DEALS = 10

/** Plays every side against every other, the roles dealt anew for each tenth of the games so that no seat is favoured. */
async function playAll(bench: Bench): Promise<Match[]> {
  const sides = sidesOf(bench.model)
  const matches: Match[] = []
  for (const just of sides)
    for (const evil of sides) {
      const opponent = evil.opponent ?? evil.name
      bench.say(`just: ${just.name}, evil: ${opponent}`)
      matches.push({ just: just.name, evil: opponent, outcomes: await playMatch(just, evil, bench) })
    }
  return matches
}

async function playMatch(just: Side, evil: Side, bench: Bench): Promise<Outcome[]> {
  const games = bench.episodes ?? GAMES
  const deals = Math.min(DEALS, games)
  const outcomes: Outcome[] = []
  for (let deal = 0; deal < deals; deal++) {
    const roles = dealRoles(deal)
    const agents = seatsOf(roles.length).map((_, index) => (sideOf(roles[index]!) === 'just' ? just.just : evil.evil))
    const episodes = Math.floor((games + deals - 1 - deal) / deals)
    const { rows } = await bench.run({
      game: 'avalon',
      config: { roles, discussionRounds: 1 },
      agents: agents.map(({ agent, model }) => (model ? { agent, model } : { agent })),
      seeds: Array.from({ length: episodes }, (_, index) => 1 + deal + index * deals),
    })
    outcomes.push(...outcomesOf(rows))
  }
  return outcomes
}

const dealRoles = (deal: number): Role[] =>
  new Random(deal, 'deal').shuffle<Role>(['merlin', 'percival', 'servant', 'servant', 'morgana', 'minion', 'assassin'])

const notes = (bench: Bench): string[] => [
  'The published heights stand only in the pictures, so there are none to set beside ours. The paper plays gpt-3.5-turbo-0613, gpt-4-1106-preview and Llama2-chat-13B on either side, 30 games each.',
  'The just side is played by the exact reasoner in rows named symbolic; the evil side in columns named block takes itself on teams and approves exactly what will fail.',
  bench.model
    ? 'Several models can be named at once, with spaces between them.'
    : 'Without --model only players without a language model meet. Name one model, or several with spaces between them.',
]

export const figure5: Reproduction = {
  name: 'avalon/figure-5',
  paper: `${paper}, section 4.4, figure 5`,
  about: 'Every model on the just side against every model on the evil side: games won, quests won, teams chosen well.',
  async make(bench): Promise<Report> {
    const matches = await playAll(bench)
    const table: ReportTable = {
      title: 'Side against side',
      columns: ['just side', 'evil side', 'games', ...MEASURES],
      rows: matches.map(({ just, evil, outcomes }): Cell[] => [just, evil, outcomes.length, ...measures(outcomes)]),
      notes: notes(bench),
    }
    const pictures = {
      'game-win': ['Games won by the just side', (outcomes: Outcome[]) => shareOfGames(outcomes, 'gameWin').mean],
      'quest-win': [
        'Quests that succeeded',
        (outcomes: Outcome[]) => pooledRatio(outcomes, 'questWin', { resamples: 1 }).mean,
      ],
      'team-accuracy': [
        'Team selection accuracy',
        (outcomes: Outcome[]) => pooledRatio(outcomes, 'teamAccuracy', { resamples: 1 }).mean,
      ],
    } as const
    const figures: Record<string, string> = {}
    for (const [name, [title, measure]] of Object.entries(pictures)) {
      const cells = matches.map(({ just, evil, outcomes }) => ({ row: just, column: evil, value: measure(outcomes) }))
      figures[`figure-5-${name}.svg`] = await drawHeatMap(cells, { title, row: 'just side', column: 'evil side' })
    }
    return { tables: [table], figures }
  },
}

export const figure6: Reproduction = {
  name: 'avalon/figure-6',
  paper: `${paper}, section 4.4, figure 6`,
  about:
    'Whether the just side learns as the game goes on: quests won, round by round, against all evil sides together.',
  async make(bench): Promise<Report> {
    const matches = await playAll(bench)
    const names = [...new Set(matches.map(({ just }) => just))]
    const rounds = [1, 2, 3, 4, 5]
    const lines = names.map((name) => {
      const outcomes = matches.filter(({ just }) => just === name).flatMap((match) => match.outcomes)
      return { name, outcomes, shares: rounds.map((round) => shareOfGames(outcomes, `quest${round}Win`)) }
    })
    const table: ReportTable = {
      title: 'Quests won, round by round',
      columns: ['just side', 'games', ...rounds.map((round) => `quest ${round}`)],
      rows: lines.map(({ name, outcomes, shares }): Cell[] => [
        name,
        outcomes.length,
        ...shares.map((estimate): Cell => ({ kind: 'share', estimate })),
      ]),
      notes: [
        'Quests 4 and 5 need two evil members to fail, so they are easier than the first three whoever leads.',
        ...notes(bench),
      ],
    }
    const points = lines.flatMap(({ name, shares }) =>
      shares.map(({ mean, low, high }, index) => ({ name, round: index + 1, mean, low, high })),
    )
    const figure = await drawPlot(({ line, dot, ruleX }) => ({
      title: 'Quests won by the just side, round by round',
      width: 560,
      x: { label: 'round', ticks: rounds, domain: [0.8, 5.2] },
      y: { label: 'share of quests that succeeded', domain: [0, 1], grid: true },
      color: { legend: false },
      marks: [
        ruleX(points, { x: 'round', y1: 'low', y2: 'high', stroke: 'name', strokeOpacity: 0.4 }),
        line(points, { x: 'round', y: 'mean', stroke: 'name' }),
        dot(points, { x: 'round', y: 'mean', fill: 'name', title: 'name' }),
      ],
    }))
    return { tables: [table], figures: { 'figure-6.svg': figure } }
  },
}
