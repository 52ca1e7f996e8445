import { describe, expect, it } from 'vitest'
import { memoryLog } from '../../../core/log.ts'
import { play } from '../../../core/play.ts'
import { validate } from '../../../core/schema.ts'
import type { Outcome } from '../../../core/game.ts'
import { avalon, type Action, type Observation } from '../../../games/avalon/index.ts'
import { stanceOf } from '../../../agents/avalon/fact-checker/stance.ts'
import { auditEpisode } from './audit.ts'
import { pooledRatio, shareOfGames } from './pooled.ts'

const roles = ['assassin', 'merlin', 'morgana', 'percival', 'servant', 'minion', 'servant']

/** Everybody agrees and approves, in a game of given teams; player 5 lies about the first quest, and votes against itself. */
const scripted = {
  act(observation: Observation): { action: Action; notes?: { said: string } } {
    const { task, player, proposals } = observation
    const { round } = proposals.at(-1)!
    if (task === 'team')
      return {
        action: {
          type: 'team',
          members: [
            [1, 4],
            [2, 4, 5],
            [2, 4, 7],
            [2, 4, 5, 7],
            [2, 4, 5, 7],
          ][round - 1]!,
        },
      }
    if (task === 'vote') {
      const approve = player !== 5
      return {
        action: { type: 'vote', approve },
        notes: { said: JSON.stringify({ reasoning: 'I approve of them.', vote: approve ? 'approve' : 'reject' }) },
      }
    }
    if (task === 'assassinate') return { action: { type: 'assassinate', player: 4 } }
    const lie = player === 5 && round === 2 ? 'Quest 1 succeeded, so player 1 is evil.' : 'Let us see.'
    return { action: { type: 'message', text: `${lie} I agree with this team.` } }
  },
}

describe('the audit of a game', () => {
  it('finds what was false, who voted against their own words, and who against their own reasons', async () => {
    const log = memoryLog()
    const config = validate(avalon.config, { roles, leader: 1 }, 'config')
    const seats = Object.fromEntries(avalon.seats(config).map((seat) => [seat, { name: 'scripted', agent: scripted }]))
    expect((await play({ game: avalon, config, seed: 1, seats, log })).status).toBe('completed')
    const audit = auditEpisode(log.all)
    expect(audit.messages).toHaveLength(35)
    const wrong = audit.messages.filter(({ findings }) => findings.some(({ verdict }) => verdict === 'contradicted'))
    expect(wrong).toEqual([
      expect.objectContaining({ player: 5, round: 2, side: 'just', falseEvidence: true, votedOtherwise: true }),
    ])
    expect(audit.messages.filter(({ votedOtherwise }) => votedOtherwise).map(({ player }) => player)).toEqual([
      5, 5, 5, 5, 5,
    ])
    expect(audit).toMatchObject({ reasoned: 35, againstReason: 5, teams: 5, wrongTeams: 0, repaired: 0 })
  })

  it.each([
    ['I agree with this team.', true],
    ['I cannot agree with this team.', false],
    ['I do not support it.', false],
    ['At first I approve, but no: I reject it.', false],
    ['I’m in favor of this team.', true],
    ['Player 3 supported it.', undefined],
    ['Let us see.', undefined],
  ])('reads the side that %j takes', (text, stance) => expect(stanceOf(text)).toBe(stance))
})

describe('measures over many games', () => {
  const game = (metrics: Outcome['metrics']): Outcome => ({ scores: {}, metrics, reason: '' })

  it('pool quests and teams, and leave out games for which a share is not defined', () => {
    const outcomes = [
      game({
        questsWon: 5,
        quests: 5,
        justQuestsWon: 1,
        justQuests: 1,
        gameWin: true,
        gameWinAfterAssassination: null,
      }),
      game({
        questsWon: 0,
        quests: 5,
        justQuestsWon: 1,
        justQuests: 3,
        gameWin: false,
        gameWinAfterAssassination: false,
      }),
    ]
    expect(pooledRatio(outcomes, 'questWin')).toMatchObject({ mean: 0.5, low: 0, high: 1, n: 10 })
    expect(pooledRatio(outcomes, 'teamAccuracy').mean).toBe(0.5)
    expect(pooledRatio([], 'teamAccuracy').n).toBe(0)
    expect(shareOfGames(outcomes, 'gameWin')).toMatchObject({ mean: 0.5, n: 2 })
    expect(shareOfGames(outcomes, 'gameWinAfterAssassination')).toMatchObject({ mean: 0, n: 1 })
  })
})
