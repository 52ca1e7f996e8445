import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../../../core/schema.ts'
import { compile, engine, kitchenSpec, overcooked as game } from '../../../games/overcooked/index.ts'
import { playEpisode } from '../test-helpers.ts'
import { policyOf } from './index.ts'
import { runNetwork, type Layer } from './network.ts'
import { readNetwork } from './read-network.ts'

const golden = fileURLToPath(new URL('../../../../../shared/data/overcooked/', import.meta.url))
const haveGolden = existsSync(golden)

/** The recorded probabilities of all networks that are there, by layout. */
function recorded(): [network: string, layout: string, records: any[]][] {
  if (!haveGolden) return []
  return readdirSync(join(golden, 'dev'))
    .filter((file) => file.startsWith('encodings_upstream'))
    .flatMap((file) => {
      const lines = gunzipSync(readFileSync(join(golden, 'dev', file)))
        .toString('utf8')
        .trim()
        .split('\n')
      const records = lines.map((line) => JSON.parse(line))
      const layout = /encodings_upstream_(.*)\.jsonl/.exec(file)![1]!
      const names = Object.keys(records[0].probs).filter((name) => existsSync(join(golden, 'models', `${name}.json`)))
      return names.map((name): [string, string, any[]] => [name, layout, records])
    })
}

const kitchenOf = (layout: string) => compile(kitchenSpec(validate(game.config, { layout }, 'config')))

describe.skipIf(!haveGolden)('published networks (skipped where ../shared/data is absent)', () => {
  it.each(recorded())('%s gives the recorded probabilities', (name, layout, records) => {
    const kitchen = kitchenOf(layout)
    const probabilities = policyOf(readNetwork(join(golden, 'models', `${name}.json`)), kitchen, 400)
    expect(records).not.toHaveLength(0)
    for (const record of records) {
      const cells = engine.parseCompact(kitchen, record.state)
      cells[engine.CLOCK] = record.timestep
      for (const player of [0, 1]) {
        const [ours, theirs] = [probabilities(cells, player), record.probs[name][player] as number[]]
        // Six decimals are recorded, and both sides compute in 32 bits.
        const apart = Math.max(...ours.map((probability, move) => Math.abs(probability - theirs[move]!)))
        if (apart > 1e-5) expect(ours, `${record.state}, player ${player}`).toEqual(theirs)
      }
    }
  })

  it('play about as well as was published', async () => {
    const options = { file: join(golden, 'models', 'rllib2023_ppo_sp_cramped_room.json') }
    const { score } = await playEpisode({ agents: ['policy', 'policy'], options })
    expect(score).toBeGreaterThanOrEqual(180)
  })

  it('cannot be put into a kitchen of another size', async () => {
    const options = { file: join(golden, 'models', 'rllib2023_ppo_sp_cramped_room.json') }
    const config = { layout: 'coordination-ring' }
    await expect(playEpisode({ agents: ['policy', 'policy'], config, options })).rejects.toThrow(
      'does not fit this kitchen: it was made for cramped_room, a dense layer takes 150 numbers and would get 225',
    )
  })
})

describe('a network', () => {
  it('computes what convolutions and dense layers should', () => {
    const convolution: Layer = {
      type: 'convolution',
      size: [3, 3],
      inputs: 1,
      outputs: 1,
      kernel: Float32Array.from([0, 10, 0, 1, 2, 3, 0, -10, 0]),
      bias: Float32Array.of(0.5),
      leak: 1,
      padding: 'same',
    }
    // Two columns of three: x first.
    const input = Float32Array.from([1, 2, 3, 4, 5, 6])
    expect([...runNetwork([convolution], input, [2, 3, 1])]).toEqual(
      [8 - 40, 14 - 50, 8 - 60, 23 + 10, 32 + 20, 17 + 30].map((value) => value + 0.5),
    )
    const dense: Layer = {
      type: 'dense',
      inputs: 2,
      outputs: 3,
      kernel: Float32Array.from([1, 2, 3, 4, 5, 6]),
      bias: Float32Array.from([0, 0, -20]),
      leak: 0.5,
    }
    expect([...runNetwork([dense], Float32Array.from([1, 1]), [1, 1, 2])]).toEqual([5, 7, -5.5])
  })
})

describe('policy', () => {
  let folder: string
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'policy-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  /** A network that always does the same: all weights 0 but the biases. */
  function write(name: string, logits: number[], more: object = {}): string {
    const numbers = [...new Array<number>(96 * 6).fill(0), ...logits]
    const weights = Buffer.alloc(4 * numbers.length)
    numbers.forEach((number, i) => weights.writeFloatLE(number, 4 * i))
    writeFileSync(join(folder, `${name}.bin`), weights)
    const file = join(folder, `${name}.json`)
    const description = {
      input: 'features',
      weights: `${name}.bin`,
      tensors: [
        { name: 'k', shape: [96, 6], offset: 0 },
        { name: 'b', shape: [6], offset: 4 * 96 * 6 },
      ],
      layers: [{ type: 'dense', kernel: 'k', bias: 'b', leak: 1 }],
      ...more,
    }
    writeFileSync(file, JSON.stringify(description))
    return file
  }
  const moves = async (options: object, horizon = 12) => {
    const { events } = await playEpisode({ agents: ['policy', 'random'], config: { horizon }, options })
    return events.flatMap((event) => (event.type === 'acted' && event.seat === 'alice' ? [event.action] : []))
  }

  it('does what the network finds likeliest, or draws', async () => {
    const file = write('north', [1, 0, 0, 0, 0, 0.9])
    expect(new Set(await moves({ file, choice: 'best' }))).toEqual(new Set(['north']))
    expect(new Set(await moves({ file }, 60)).size).toBe(6)
  })

  it('rules out what it has done while it stood on one spot', async () => {
    const file = write('stubborn', [0, 0, 0, 0, 9, 5])
    expect(await moves({ file, choice: 'best', unblock: 3 }, 5)).toEqual(['stay', 'stay', 'stay', 'interact', 'north'])
  })

  it('writes down which network it plays', async () => {
    const file = write('noted', [0, 0, 0, 0, 0, 0])
    const { events } = await playEpisode({ agents: ['policy', 'random'], config: { horizon: 3 }, options: { file } })
    const notes = events.filter((event) => event.type === 'noted')
    expect(notes).toMatchObject([{ kind: 'network', data: { file, hash: expect.stringMatching(/^[0-9a-f]{64}$/) } }])
  })

  it.each([
    ['input', { input: 'smell' }, 'input "smell" is not known; there are lossless-26'],
    ['weights', { weights: 'nowhere.bin' }, 'nowhere.bin cannot be read'],
    ['tensors', { tensors: [{ name: 'k', shape: [96, 6], offset: 999 }] }, 'tensor "k" ends at byte 3303, but'],
    ['layers', { layers: [{ type: 'dense', kernel: 'b', bias: 'b', leak: 1 }] }, 'has 1 dimensions'],
    [
      'shape',
      {
        tensors: [
          { name: 'k', shape: [6, 96], offset: 0 },
          { name: 'b', shape: [96], offset: 0 },
        ],
      },
      'six moves',
    ],
  ])('says what is wrong with the %s of a file', (name, more, message) => {
    expect(() => readNetwork(write(`wrong-${name}`, [0, 0, 0, 0, 0, 0], more))).toThrow(message)
  })

  it('says so where there is no such file, or it is not JSON', () => {
    expect(() => readNetwork(join(folder, 'none.json'))).toThrow('cannot be read')
    writeFileSync(join(folder, 'text.json'), 'weights')
    expect(() => readNetwork(join(folder, 'text.json'))).toThrow('it is not JSON')
  })
})
