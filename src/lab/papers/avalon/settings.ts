/** Who plays in the tables of AvalonPlay, and how their games are counted. */
import type { Json } from '../../../core/json.ts'
import type { PlanInput } from '../../plans/plan.ts'
import { pooledRatio, published, shareCell, shareOfGames } from './pooled.ts'
import type { RunResult } from '../../running/run.ts'
import { outcomesOf } from '../../tables/summary.ts'
import type { Cell } from '../../tables/table.ts'
import type { Bench } from '../reproduction.ts'

/** One row: who sits everywhere, whom the row calls the opponent, and what the paper found. */
export interface Row {
  readonly label: string
  readonly evil: string
  readonly agent: string
  readonly options?: Readonly<Record<string, Json>>
  readonly config?: Readonly<Record<string, Json>>
  readonly needsModel: boolean
  /** Game win, quest win and team accuracy of 30 games. */
  readonly paper?: readonly [number, number, number]
}

/** Players without a language model, for scale: the same exact reasoner against each scripted opponent. */
export const symbolicRows = (config: Readonly<Record<string, Json>>): Row[] =>
  ['random', 'self', 'block', 'deceptive'].map((evil) => ({
    label: 'symbolic',
    evil,
    agent: 'symbolic',
    options: { evil },
    config,
    needsModel: false,
  }))

/** What {@link measures} are called. */
export const MEASURES = [
  'game win',
  'quest win',
  'team accuracy',
  'of teams proposed',
  'provable blunders',
  'win after assassination',
]

export const columns = [
  'agent',
  'evil side',
  'games',
  ...MEASURES,
  'paper: game win',
  'paper: quest win',
  'paper: team accuracy',
]

const GAMES = 30

/** Plays the rows and tabulates them; rows that need a model are left out without one. */
export async function playRows(
  rows: readonly Row[],
  bench: Bench,
): Promise<{ cells: Cell[][]; results: [Row, RunResult][] }> {
  const results: [Row, RunResult][] = []
  const cells: Cell[][] = []
  for (const row of rows) {
    const paper = row.paper
      ? [
          published(row.paper[0], GAMES),
          published(row.paper[1], 5 * GAMES),
          published(row.paper[2], Math.round((5 * GAMES * 4) / 7)),
        ]
      : [null, null, null]
    if (row.needsModel && !bench.model) {
      cells.push([row.label, row.evil, 0, null, null, null, null, null, null, ...paper])
      continue
    }
    bench.say(`${row.label} against ${row.evil}`)
    const plan: PlanInput = {
      game: 'avalon',
      config: { ...row.config },
      agents: [
        {
          agent: row.agent,
          ...(row.options && { options: { ...row.options } }),
          ...(row.needsModel && { model: bench.model! }),
        },
      ],
      episodes: bench.episodes ?? GAMES,
    }
    const result = await bench.run(plan)
    results.push([row, result])
    const outcomes = outcomesOf(result.rows)
    const label = row.needsModel ? `${row.label} on ${bench.model}` : row.label
    cells.push([label, row.evil, outcomes.length, ...measures(outcomes), ...paper])
  }
  return { cells, results }
}

export function measures(outcomes: ReturnType<typeof outcomesOf>): Cell[] {
  return [
    shareCell(shareOfGames(outcomes, 'gameWin')),
    shareCell(pooledRatio(outcomes, 'questWin')),
    shareCell(pooledRatio(outcomes, 'teamAccuracy')),
    shareCell(pooledRatio(outcomes, 'teamAccuracyProposed')),
    shareCell(pooledRatio(outcomes, 'blundersPerTeam')),
    shareCell(shareOfGames(outcomes, 'gameWinAfterAssassination')),
  ]
}

export const notes = (bench: Bench): string[] => [
  'Intervals are 95 %: Wilson for games; for quests and teams a bootstrap over games, since quests of one game hang together. The paper gives none; those in its columns are Wilson intervals for 30 games, 150 quests and about 86 quests led by the just side.',
  'Team accuracy counts executed quests led by the just side; "of teams proposed" counts all their proposals, and provable blunders are the share of these whose leader could have known better.',
  'A score of the just side says little without its opponent: the same exact players win nearly all games against some evil policies and few against others.',
  ...(bench.model ? [] : ['Without --model the rows of language agents hold only the published figures.']),
]
