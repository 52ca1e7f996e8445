import { describe, expect, it } from 'vitest'
import { collabEscape as game } from '../../games/collab-escape/index.ts'
import type { CrossPlay, Pairing } from './cross-play.ts'
import { rateAgents } from './ratings.ts'

const seats = ['alice', 'bob']

/** A cross-play in which an agent in a place comes to what is told. */
function played(
  agents: readonly string[],
  episodes: number,
  worth: (one: string, others: string, seed: number) => number | undefined,
): CrossPlay {
  const seeds = Array.from({ length: episodes }, (_, index) => index + 1)
  const pairings = agents.flatMap((one) =>
    agents.flatMap((others) =>
      seats.map((seat): Pairing => {
        const values = new Map(
          seeds.flatMap((seed): [number, number][] => {
            const value = worth(one, others, seed)
            return value === undefined ? [] : [[seed, value]]
          }),
        )
        return { one, others, seat, values, scores: new Map() }
      }),
    ),
  )
  return { game, config: {}, plan: { game: game.name, agents, episodes }, seats, pairings }
}

describe('the rating of an agent', () => {
  it('does not hang on how well its partners are', async () => {
    // Whoever sits beside the generous one earns more; that is the merit of nobody else.
    const ratings = await rateAgents(
      played(['generous', 'plain', 'same'], 10, (_, others) => (others === 'generous' ? 9 : 0)),
    )
    expect(ratings.map(({ rating }) => rating.mean)).toEqual([25, 25, 25])
    expect(ratings.every(({ same }) => same === 1)).toBe(true)
  })

  it('is the same in whatever order agents are named', async () => {
    const worth = (one: string, _: string, seed: number) => (one === 'a' ? 2 : one === 'b' ? seed % 4 : 1)
    const [there, back] = await Promise.all([
      rateAgents(played(['a', 'b', 'c'], 40, worth)),
      rateAgents(played(['c', 'b', 'a'], 40, worth)),
    ])
    expect(there.map(({ agent }) => agent)).toEqual(back.map(({ agent }) => agent))
    for (const [i, { rating }] of there.entries())
      expect(Math.abs(rating.mean - back[i]!.rating.mean)).toBeLessThan(0.5)
  })

  it('has an interval that narrows with seeds, and none over a single one', async () => {
    const worth = (one: string, _: string, seed: number) =>
      one === 'a' ? Number(seed % 3 > 0) : Number(seed % 3 === 0)
    const widthOf = async (episodes: number) => {
      const [first] = await rateAgents(played(['a', 'b'], episodes, worth))
      return first!.rating.high - first!.rating.low
    }
    expect(await widthOf(1)).toBe(0)
    expect(await widthOf(12)).toBeGreaterThan(await widthOf(60))
  })

  it('leaves out who refused a seat or has no finished episode', async () => {
    const ratings = await rateAgents(played(['a', 'b', 'gone'], 3, (one) => (one === 'gone' ? undefined : one.length)))
    expect(ratings.map(({ agent }) => agent).sort()).toEqual(['a', 'b'])
  })
})
