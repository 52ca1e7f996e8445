/** The settings without a language model: how far exact leaders, open ballots and advice on votes go, opponent by opponent. */
import { simulator } from '../../../agents/avalon/simulation.ts'
import { opponentOf, simulationTable } from '../../../agents/avalon/simulation-table.ts'
import type { Outcome } from '../../../core/game.ts'
import type { Cell } from '../../tables/table.ts'
import type { Reproduction } from '../reproduction.ts'
import { pooledRatio, shareCell, shareOfGames } from './pooled.ts'

const GAMES = 1000

export const simulation: Reproduction = {
  name: 'avalon/simulation',
  paper:
    'Cooperation on the Fly: Exploring Language Agents for Ad Hoc Teamwork in the Avalon Game (arXiv 2312.17515); the settings are ours',
  about: 'Exact players without a language model against named opponents: leaders, open ballots, advice on votes.',
  async make(bench) {
    const games = bench.episodes ?? GAMES
    const rows = simulationTable.map((row, index): Cell[] => {
      const opponent = opponentOf(row)
      bench.say(`${row.name} against ${opponent}`)
      const play = simulator(row)
      // A block of seeds of its own for each row, so that one lucky block of deals does not move them all.
      const outcomes = Array.from({ length: games }, (_, game): Outcome => play(1 + index * 1_000_000 + game))
      return [
        row.name,
        row.about,
        opponent,
        games,
        shareCell(shareOfGames(outcomes, 'gameWin')),
        shareCell(pooledRatio(outcomes, 'questWin', { resamples: 200 })),
        shareCell(pooledRatio(outcomes, 'teamAccuracyProposed', { resamples: 200 })),
        shareCell(pooledRatio(outcomes, 'teamAccuracy', { resamples: 200 })),
        `${row.atLeast ? 'at least ' : ''}${row.expected.map((share) => share.toFixed(3)).join(' / ')}`,
      ]
    })
    return {
      tables: [
        {
          title: 'Without a language model',
          columns: [
            'row',
            'setting',
            'evil side',
            'games',
            'game win',
            'quest win',
            'of teams proposed',
            'team accuracy',
            'reference (5,000 games)',
          ],
          rows,
          notes: [
            'Intervals are 95 %: Wilson for games, a bootstrap over games for quests and teams.',
            '“As measured”: voters approve with the chances measured on a language model’s games, by whether the team holds an evil member; leaders vote on their own team as the exact player does.',
          ],
        },
      ],
    }
  },
}
