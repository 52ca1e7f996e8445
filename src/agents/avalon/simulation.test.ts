import { describe, expect, it } from 'vitest'
import { simulator } from './simulation.ts'
import { pool, simulationTable } from './simulation-table.ts'
import { sized } from '../../testing/sized.fixture.ts'

describe('the reference simulation', () => {
  // bench/avalon.ts plays the 5,000 games a row that the figures stand for; here a sample within four standard errors.
  it.each(simulationTable)('gives row $name: $about', (row) => {
    const games = sized(150, 500)
    const play = simulator(row)
    const shares = pool(Array.from({ length: games }, (_, game) => play(1_000_003 + game).metrics))
    shares.forEach(({ share, trials }, column) => {
      const expected = row.expected[column]!
      expect(Math.abs(share - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / trials) + 0.012)
    })
  })

  it('meets the floors that can be worked out by hand: random teams with their leader in them succeed 38% of the time', () => {
    const play = simulator({
      config: { discussionRounds: 0 },
      options: { lead: 'self', vote: 'approve', evil: 'random+approve' },
    })
    const rounds = [0.5, 0.2, 0.2, 0.5, 0.5]
    const [, , , executed] = pool(Array.from({ length: sized(300, 1000) }, (_, seed) => play(seed).metrics))
    const floor = rounds.reduce((sum, share) => sum + share, 0) / 5
    expect(Math.abs(executed!.share - floor)).toBeLessThan(3 * Math.sqrt((floor * (1 - floor)) / executed!.trials))
    const any = simulator({
      config: { discussionRounds: 0 },
      options: { lead: 'random', vote: 'approve', evil: 'random+approve' },
    })
    const [, quests] = pool(Array.from({ length: sized(300, 1000) }, (_, seed) => any(seed).metrics))
    const teams = (0.286 + 0.114 + 0.114 + 0.371 + 0.371) / 5
    expect(Math.abs(quests!.share - teams)).toBeLessThan(3 * Math.sqrt((teams * (1 - teams)) / quests!.trials))
  })
})
