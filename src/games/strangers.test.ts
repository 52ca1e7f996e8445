import { describe, expect, it } from 'vitest'
import { memoryLog } from '../core/log.ts'
import { play } from '../core/play.ts'
import { replay } from '../core/replay.ts'
import { validate } from '../core/schema.ts'
import type { Agent } from '../core/agent.ts'
import type { Game, Seat } from '../core/game.ts'
import { scrambler } from '../testing/index.ts'
import { games } from './index.ts'
import { sized } from '../testing/sized.fixture.ts'

/** Plays by chance, as the scrambler does, and changes nothing. */
const quiet = (game: Game): Agent => ({
  act: (observation, turn) => ({ action: game.sample(observation, turn.random) }),
})

async function record(game: Game, given: object, seed: number, agent: (seat: Seat) => Agent): Promise<unknown[]> {
  const config = validate(game.config, given, 'config')
  const seats = Object.fromEntries(game.seats(config).map((seat) => [seat, { name: 'stranger', agent: agent(seat) }]))
  const log = memoryLog()
  await play({ game, config, seed, seats, log })
  expect([...replay(game, log.all)]).toHaveLength(log.all.length)
  return log.all.map((event) => ({ ...event, time: 0, notes: null }))
}

const SHORT: Readonly<Record<string, object>> = { overcooked: { horizon: 40 } }

describe.each(Object.keys(games))('an agent that scrambles what it gets and gives, in %s', (name) => {
  it('changes nothing but its own play', async () => {
    const game = await games[name]!()
    const configs = [SHORT[name] ?? {}, { ...SHORT[name], ...game.presets?.['people'] }]
    for (const config of configs.slice(0, sized(1, configs.length)))
      for (const seed of config === configs[0] ? sized([1], [1, 2]) : [1]) {
        const before = await record(game, config, seed, () => quiet(game))
        const scrambled = await record(game, config, seed, (seat) => scrambler(game, seat))
        expect(scrambled).toEqual(before)
        // Nothing of it is left in the process for later episodes.
        expect(await record(game, config, seed, () => quiet(game))).toEqual(before)
      }
  })
})
