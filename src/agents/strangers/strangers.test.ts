import { describe, expect, it } from 'vitest'
import type { Agent } from '../../core/agent.ts'
import type { Game } from '../../core/game.ts'
import { play } from '../../core/play.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'
import { agents } from '../index.ts'
import { tellEverything, type StrangerOptions } from './assignment.fixture.ts'

type Seating = (seat: string, seed: number) => Agent<any, any> | undefined

/** The mean normalised reward of episodes where some seats are taken by strangers, the others by symbolic agents. */
async function meanReward(name: string, count: number, stranger: Seating): Promise<number> {
  const game: Game = await games[name]!()
  const symbolic = (await agents(name)).find((one) => one.name === 'symbolic')!
  let sum = 0
  for (let seed = 0; seed < count; seed++) {
    const config = validate<any>(game.config, {}, 'config')
    const options = symbolic.options ? validate<any>(symbolic.options, {}, 'options') : null
    const seats = Object.fromEntries(
      game.seats(config).map((seat) => {
        const agent = stranger(seat, seed) ?? symbolic.create({ game, config, seat, options })
        return [seat, { name: 'one', agent }]
      }),
    )
    const { status, outcome } = await play({ game, config, seed, seats })
    expect([seed, status]).toEqual([seed, 'completed'])
    sum += outcome!.metrics.normalised as number
  }
  return sum / count
}

/** Tells all at once, then only waits; accepts the first proposal. */
const teller = (seed: number, options: Omit<StrangerOptions, 'random'>): Agent<any, any> => ({
  act(observation) {
    const { may, open, talk, seat } = observation
    if (may.answer) return { action: { type: 'accept' } }
    if (open || !may.propose) return {}
    const told = talk.some((line: { kind: string; by: string }) => line.kind === 'message' && line.by === seat)
    const text = told
      ? 'I have told you all I know, please go ahead.'
      : tellEverything(observation, { random: new Random(seed, 'stranger'), ...options })
    return { action: { type: 'message', text } }
  },
})

describe('with strangers who have words of their own the symbolic player of Assignment', () => {
  const alternately =
    (options: Omit<StrangerOptions, 'random'>): Seating =>
    (seat, seed) =>
      seat === `player-${1 + (seed % 2)}` ? teller(seed, options) : undefined

  it('finds nearly the best once it has heard everything', async () => {
    expect(await meanReward('assignment', 24, alternately({}))).toBeGreaterThan(0.97)
    expect(await meanReward('assignment', 24, alternately({ unseen: true }))).toBeGreaterThan(0.97)
  })

  it('makes a lot of comparisons alone', async () => {
    expect(await meanReward('assignment', 24, alternately({ comparisons: true }))).toBeGreaterThan(0.9)
    expect(await meanReward('assignment', 24, alternately({ comparisons: true, unseen: true }))).toBeGreaterThan(0.9)
  })
})
