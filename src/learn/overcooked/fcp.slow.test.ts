import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { train } from '../index.ts'
import { fictitiousCoPlay } from './fcp.ts'

describe('fictitious co-play', () => {
  let runs: string
  beforeAll(() => void (runs = mkdtempSync(join(tmpdir(), 'fcp-'))))
  afterAll(() => rmSync(runs, { recursive: true }))
  const small = { members: 2, memberSteps: 800, steps: 1200, kitchens: 4, shards: 1, rounds: 1, measured: 6 }

  it('learns beside three of each member, and goes on where it was stopped as if it had not been', async () => {
    const whole = await train(fictitiousCoPlay, small, { runs: join(runs, 'whole') })
    expect(whole.curve.map(({ member = 0 }) => member)).toEqual([1, 1, 2, 2, 0, 0, 0])
    const { partners, withItself } = whole.card!.data as Record<string, unknown>
    expect(partners).toEqual([expect.any(Array), expect.any(Array)])
    expect((partners as number[][]).map(({ length }) => length)).toEqual([3, 3])
    expect(withItself).toMatchObject({ episodes: 6 })

    for (const at of [1, 2, 3, 5]) {
      const stop = new AbortController()
      let points = 0
      const { card } = await train(fictitiousCoPlay, small, {
        runs: join(runs, 'parts'),
        signal: stop.signal,
        onPoint: (_, { curve }) => void ((points = curve.length) >= at && stop.abort()),
      })
      expect(card).toBeUndefined()
      expect(points).toBeGreaterThanOrEqual(at)
    }
    const resumed = await train(fictitiousCoPlay, small, { runs: join(runs, 'parts') })
    expect(resumed.curve).toEqual(whole.curve)
    expect(readFileSync(resumed.policy.replace('json', 'bin'))).toEqual(
      readFileSync(whole.policy.replace('json', 'bin')),
    )
  })
})
