import { describe, expect, it } from 'vitest'
import { configSchema, kitchenSpec } from '../config.ts'
import { CLOCK, Kitchen, parseCompact } from '../engine/index.ts'
import { goldenPath, haveGolden, readGolden } from '../golden.ts'
import { readdirSync } from 'node:fs'
import { FeatureEncoder } from './features.ts'
import { LosslessEncoder, type LosslessOptions } from './lossless.ts'

const kitchenOf = (layout: string) => new Kitchen(kitchenSpec(configSchema.parse({ layout })))

/** The entries that are not zero, as the golden files list them: channel, x, y, value. */
function sparse(encoder: LosslessEncoder, encoded: Float32Array): number[][] {
  const [width, height, channels] = encoder.shape
  const entries: number[][] = []
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++)
      for (let channel = 0; channel < channels; channel++) {
        const value = encoded[(x * height + y) * channels + channel]!
        if (value !== 0) entries.push([channel, x, y, value])
      }
  return entries
}

const KINDS: Record<string, LosslessOptions> = {
  lossless26: { channels: 'modern' },
  lossless20_neurips_bug: { channels: 'classic', hideLying: true },
  lossless_gates: { channels: 'gates', hideLying: true },
}
const files = haveGolden ? readdirSync(goldenPath('dev')).filter((name) => name.startsWith('encodings')) : []

describe.skipIf(!haveGolden)('encodings against golden records (skipped where ../shared/data is absent)', () => {
  it.each(files)('encodes as in %s', (file) => {
    const kitchen = kitchenOf(/encodings_(?:fork|upstream)_(.*)\.jsonl\.gz/.exec(file)![1]!)
    const encoders = Object.entries(KINDS).map(
      ([name, options]) => [name, new LosslessEncoder(kitchen, options)] as const,
    )
    let compared = 0
    const features = new FeatureEncoder(kitchen, { ignoreCounters: true })
    for (const golden of readGolden(`dev/${file}`)) {
      const state = parseCompact(kitchen, golden.state)
      state[CLOCK] = golden.timestep
      for (const player of [0, 1]) {
        for (const [name, encoder] of encoders) {
          if (!golden[name]) continue
          expect(sparse(encoder, encoder.encode(state, player)), golden.state).toEqual(golden[name][player])
          compared++
        }
        if (!golden.feat96) continue
        expect([...features.encode(state, player)], golden.state).toEqual(golden.feat96[player])
        compared++
      }
    }
    expect(compared).toBeGreaterThan(0)
  })
})

describe('encodings', () => {
  const kitchen = kitchenOf('cramped-room')
  const state = parseCompact(kitchen, '1,2,S,-;2,1,N,d;1,0=o 2,0=sooo@3 0,2=d;')

  it('hide lying things of a kind that is held only where the published defect is asked for', () => {
    const dishes = (options: LosslessOptions) => {
      const encoder = new LosslessEncoder(kitchen, options)
      return sparse(encoder, encoder.encode(state, 0)).filter(([channel]) => channel === 18)
    }
    expect(dishes({ channels: 'classic', hideLying: true })).toEqual([[18, 2, 1, 1]])
    expect(dishes({ channels: 'classic' })).toEqual([
      [18, 0, 2, 1],
      [18, 2, 1, 1],
    ])
  })

  it('show the nearest thing on a counter unless the published defect is asked for', () => {
    const near = parseCompact(kitchen, '1,1,N,-;3,1,N,-;1,0=o;')
    expect([...new FeatureEncoder(kitchen).encode(near, 0)].slice(8, 10)).toEqual([0, -1])
    expect([...new FeatureEncoder(kitchen, { ignoreCounters: true }).encode(near, 0)].slice(8, 10)).toEqual([-1, 0])
  })
})
