import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { play } from '../../core/play.ts'
import { agents } from '../../agents/index.ts'
import { PLAYER } from '../../games/engines/text-world/player.ts'
import { findMethod, train } from '../index.ts'
import { loadGames } from './games.ts'

describe('training a clone', () => {
  let runs: string
  beforeAll(() => void (runs = mkdtempSync(join(tmpdir(), 'clone-'))))
  afterAll(() => rmSync(runs, { recursive: true }))
  const small = { batches: 70, width: 16, layers: 1, measured: 1 }

  it('learns, goes on where it was stopped as if it had not been, and leaves an agent that plays', async () => {
    const method = await findMethod('text-games/clone')
    const whole = await train(method, small, { runs: join(runs, 'whole') })
    expect(whole.curve.at(-1)!.loss).toBeLessThan(whole.curve[0]!.loss!)

    const stop = new AbortController()
    const half = await train(method, small, {
      runs: join(runs, 'half'),
      signal: stop.signal,
      onPoint: () => stop.abort(),
    })
    expect(half.card).toBeUndefined()
    const resumed = await train(method, small, { runs: join(runs, 'half') })
    expect(resumed.curve).toEqual(whole.curve)
    expect(readFileSync(resumed.policy.replace('.json', '.bin'))).toEqual(
      readFileSync(whole.policy.replace('.json', '.bin')),
    )
    expect(readFileSync(whole.policy.replace('.json', '.gguf')).toString('latin1', 0, 4)).toBe('GGUF')

    for (const { game, configs } of await loadGames({ level: 1 })) {
      const clone = (await agents(game.name)).find(({ name }) => name === 'clone')!
      for (const decoding of ['likelihood', 'overlap']) {
        const options = { modules: false, file: whole.policy, decoding }
        const agent = clone.create({ game, config: configs.test, seat: PLAYER, options })
        const config = { ...configs.test, envStepLimit: 3 }
        const { status } = await play({ game, config, seed: 1, seats: { [PLAYER]: { name: 'clone', agent } } })
        expect(status).toBe('completed')
      }
    }
  })
})
