import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { agents } from '../../agents/index.ts'
import { Features } from '../../agents/text-games/drrn/features.ts'
import { play } from '../../core/play.ts'
import { PLAYER } from '../../games/engines/text-world/player.ts'
import { findMethod, train } from '../index.ts'
import { replayEpisode } from './explore.ts'
import { loadGames } from './games.ts'

describe('what the DRRN reads', () => {
  const features = new Features(['take', 'put', 'in', 'closed'])
  const view = {
    task: 'Tidy up.',
    inventory: 'You carry a lamp.',
    look: 'You see a shelf (closed) and a bench (empty).',
    did: 'query lamp',
    said: 'lamp is usually kept here: shelf.',
  }
  const read = (command: string, seen = view): string => {
    const [action] = features.write(seen, [command]).actions
    return [...action!.places].map((place, i) => `${place}:${action!.values[i]}`).join(' ')
  }

  it('tells a place that was spoken of from one that was not', () => {
    expect(read('put lamp in shelf')).not.toBe(read('put lamp in bench'))
  })

  it('is the same for names never heard of, where they stand in the same places', () => {
    const renamed = Object.fromEntries(
      Object.entries(view).map(([part, text]) => [
        part,
        text.replaceAll('lamp', 'zither').replaceAll('shelf', 'coffer'),
      ]),
    ) as typeof view
    expect(read('put zither in coffer', renamed)).toBe(read('put lamp in shelf'))
  })

  it('knows what is said right after a name', () => {
    expect(read('put lamp in shelf')).not.toBe(
      read('put lamp in shelf', { ...view, look: view.look.replace('(closed)', '(open)') }),
    )
  })
})

describe('exploring', () => {
  it('gives rewards that sum to the score, and ends where the game does', async () => {
    const features = new Features(['take', 'put', 'box'])
    for (const game of await loadGames(1)) {
      let number = 0
      const transitions = await replayEpisode(game, 7, true, features, ({ actions }) => number++ % actions.length)
      expect(transitions.at(-1)!.next).toBeUndefined()
      expect(transitions.slice(0, -1).every(({ next }) => next!.actions.length > 0)).toBe(true)
      const total = transitions.reduce((sum, { reward }) => sum + reward, 0)
      expect(total).toBeGreaterThanOrEqual(-1)
      expect(total).toBeLessThanOrEqual(1)
    }
  })
})

describe('training a DRRN', () => {
  let runs: string
  beforeAll(() => void (runs = mkdtempSync(join(tmpdir(), 'drrn-'))))
  afterAll(() => rmSync(runs, { recursive: true }))

  it('goes on where it was stopped as if it had not been, and leaves an agent that plays', async () => {
    const method = await findMethod('text-games/drrn')
    const small = { episodes: 80, hidden: 16, measured: 1 }
    const whole = await train(method, small, { runs: join(runs, 'whole') })
    const stop = new AbortController()
    await train(method, small, { runs: join(runs, 'half'), signal: stop.signal, onPoint: () => stop.abort() })
    const resumed = await train(method, small, { runs: join(runs, 'half') })
    expect(resumed.curve).toEqual(whole.curve)
    expect(readFileSync(resumed.policy.replace('.json', '.bin'))).toEqual(
      readFileSync(whole.policy.replace('.json', '.bin')),
    )
    for (const { game, configs } of await loadGames(1)) {
      const drrn = (await agents(game.name)).find(({ name }) => name === 'drrn')!
      const options = { modules: false, file: whole.policy }
      const agent = drrn.create({ game, config: configs.test, seat: PLAYER, options })
      const config = { ...configs.test, envStepLimit: 3 }
      const { status } = await play({ game, config, seed: 1, seats: { [PLAYER]: { name: 'drrn', agent } } })
      expect(status).toBe('completed')
    }
  })
})
