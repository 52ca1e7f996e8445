import { describe, expect, it } from 'vitest'
import { layouts } from '../../games/overcooked/index.ts'
import { playEpisode } from './test-helpers.ts'

/** What a cook does first when the other stands by; `state` as in the game's config. */
async function firstMove(state: string, config: object = {}, options: object = {}): Promise<string> {
  const setup = { agents: ['greedy', 'random'] as const, config: { ...config, state, horizon: 1 }, options }
  const { events } = await playEpisode(setup)
  return events.flatMap((event) =>
    event.type === 'acted' && event.seat === 'alice' ? [event.action as string] : [],
  )[0]!
}

describe('greedy', () => {
  it.each([
    ['empty hands go for the nearest onion', '1,1,N,-;3,2,N,-;;', 'west'],
    ['empty hands take an onion that lies nearer', '1,1,N,-;3,2,N,-;1,0=o;', 'interact'],
    ['an onion goes to the pot', '1,1,N,o;3,2,N,-;;', 'east'],
    ['while a soup cooks a dish is fetched', '1,1,N,-;3,2,N,-;2,0=sooo@3;', 'south'],
    ['unless the partner has one', '1,1,N,-;3,2,N,d;2,0=sooo@3;', 'west'],
    ['a dish goes to the pot', '1,2,S,d;3,2,N,-;2,0=sooo@3;', 'east'],
    ['a soup goes to the hatch', '3,1,N,sooo@20;1,2,N,-;;', 'south'],
  ])('%s', async (_, state, move) => {
    expect(await firstMove(state)).toBe(move)
  })

  it('starts a full pot by hand in a modern kitchen', async () => {
    expect(await firstMove('2,1,N,-;3,2,N,-;2,0=sooo@-1;', { dynamics: 'modern' })).toBe('interact')
  })

  it('opens a gate that it faces on its way, if its hands are empty', async () => {
    const gated = { layout: 'gated-delivery' }
    const state = (held: string) => `1,4,N,${held};3,1,N,-;2,0=so@0;1,3=closed:0 3,3=closed:0`
    expect(await firstMove(state('-'), gated)).toBe('interact')
    expect(await firstMove(state('o'), gated)).toBe('north')
  })

  it('plays every kitchen to the end', async () => {
    for (const { name } of layouts)
      for (const dynamics of ['classic', 'modern']) {
        const setup = { agents: ['greedy', 'greedy'] as const, config: { layout: name, dynamics, horizon: 100 } }
        expect((await playEpisode(setup)).status).toBe('completed')
      }
  })

  it('cooks and delivers, also with goals and moves that are drawn', async () => {
    for (const options of [{}, { goals: 1, moves: 2 }])
      for (const layout of ['cramped-room', 'asymmetric-advantages'])
        expect(
          (await playEpisode({ agents: ['greedy', 'greedy'], config: { layout }, options })).score,
        ).toBeGreaterThanOrEqual(60)
  })

  it('gets past itself by random steps, and stands still without them', async () => {
    const config = { layout: 'coordination-ring', state: '2,1,N,o;3,1,N,-;;', horizon: 60 }
    const setup = { agents: ['greedy', 'greedy'] as const, config }
    const [free, fixed] = [await playEpisode(setup), await playEpisode({ ...setup, options: { unstuck: false } })]
    expect(free.state.compact).not.toBe(fixed.state.compact)
    expect(free.state.events.alice.potting_onion).toBeGreaterThan(0)
  })
})
