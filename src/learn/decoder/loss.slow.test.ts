import { describe, expect, it } from 'vitest'
import { Random } from '../../core/random.ts'
import { Decoder, decoderShapes, type DecoderSize } from '../../models/tiny/decoder.ts'
import { openNumeric } from '../numeric.ts'
import { splitParameters } from '../parameters.ts'
import { drawDrill } from './examples.ts'
import { drawFirstWeights } from './first-weights.ts'
import { compileDecoder } from './loss.ts'

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
