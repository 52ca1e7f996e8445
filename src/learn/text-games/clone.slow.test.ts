import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { play } from '../../core/play.ts'
import { Random } from '../../core/random.ts'
import { agents } from '../../agents/index.ts'
import { PLAYER } from '../../games/engines/text-world/player.ts'
import { Decoder, decoderShapes, type DecoderSize } from '../../models/tiny/decoder.ts'
import { findMethod, train } from '../index.ts'
import { openNumeric } from '../numeric.ts'
import { splitParameters } from '../parameters.ts'
import { compileDecoder } from './decoder-loss.ts'
import { drawDrill } from './examples.ts'
import { drawFirstWeights } from './first-weights.ts'
import { loadGames } from './games.ts'

const size: DecoderSize = { vocabulary: 48, width: 32, layers: 2, heads: 4, hidden: 96, context: 64 }

const weightsOf = (parameters: Float32Array): Record<string, Float32Array> =>
  Object.fromEntries(
    Object.entries(splitParameters(decoderShapes(size), parameters)).map(([name, { values }]) => [name, values]),
  )

describe('what training follows down', () => {
  it('is the surprise of the decoder that plays', async () => {
    const parameters = drawFirstWeights(size, new Random(1))
    const batch = drawDrill(40, new Random(2))
    const { loss } = compileDecoder(await openNumeric(), size)(parameters, batch)
    const decoder = new Decoder(size, weightsOf(parameters))
    let [surprise, weight] = [0, 0]
    for (let row = 0; row < batch.rows; row++) {
      decoder.rewind(0)
      for (let i = 0; i < batch.length; i++) {
        const at = row * batch.length + i
        surprise -= batch.weights[at]! * decoder.read(batch.tokens[at]!)[batch.next[at]!]!
        weight += batch.weights[at]!
      }
    }
    expect(loss).toBeCloseTo(surprise / weight, 3)
  })

  it('falls by its gradient, of every weight', async () => {
    const parameters = drawFirstWeights(size, new Random(3))
    const batch = drawDrill(40, new Random(4))
    const learn = compileDecoder(await openNumeric(), size)
    const { loss, gradient } = learn(parameters, batch)
    for (const [name, { values }] of Object.entries(splitParameters(decoderShapes(size), gradient)))
      expect(
        values.some((slope) => slope !== 0),
        name,
      ).toBe(true)
    const slope = Math.sqrt(gradient.reduce((sum, value) => sum + value * value, 0))
    const step = 0.01 / slope
    const moved = parameters.map((value, i) => value - (step * gradient[i]!) / slope)
    const expected = step * slope
    expect((loss - learn(moved, batch).loss) / expected).toBeCloseTo(1, 0)
  })
})

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

    for (const { game, configs } of await loadGames(1)) {
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
