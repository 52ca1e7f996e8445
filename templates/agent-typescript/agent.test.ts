import assert from 'node:assert/strict'
import { test } from 'node:test'
import { play, sharedConfig, validate } from 'roundtable'
import game from 'roundtable/games/traveling-adventurers'
import newAgent from './agent.ts'

test('new-agent plays whole episodes, in every seat', async () => {
  const config = validate(game.config, {}, 'config')
  const sit = (seat: string) => ({
    name: newAgent.name,
    agent: newAgent.create({ game, config: sharedConfig(game, config), seat, options: null }),
  })
  for (const seed of [1, 2, 3]) {
    const seats = Object.fromEntries(game.seats(config).map((seat) => [seat, sit(seat)]))
    const { status, reason } = await play({ game, config, seed, seats })
    assert.equal(status, 'completed', reason)
  }
})
