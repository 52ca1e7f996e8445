import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import wabt from 'wabt'
import { Random } from '../../../core/random.ts'
import { createLayers, KERNEL } from './linear.ts'

/** By how much a product may be off that is rounded to a byte. */
const ROUGH = 0.003

describe('layers', () => {
  const random = new Random(1)
  const numbers = (count: number): Float32Array => Float32Array.from({ length: count }, () => random.float() - 0.5)

  it.each([
    [1, 8, 1],
    [2, 16, 3],
    [5, 96, 288],
    [23, 384, 7],
  ])('%d rows of %d inputs and %d outputs come to the same in either way', (rows, inputs, outputs) => {
    const [compiled, plain] = [createLayers(), createLayers({ plain: true })]
    // Others lie before and behind it.
    const layers = [2, outputs, 1].map((of) => [numbers(of * inputs), numbers(of)] as const)
    const [one, other] = [compiled, plain].map((all) => layers.map(([weight, bias]) => all.add(weight, bias)))
    const input = numbers(rows * inputs)
    const [weight, bias] = layers[1]!
    const [a, b] = [compiled.run(one![1]!, input), plain.run(other![1]!, input)]
    expect([a.length, b.length]).toEqual([rows * outputs, rows * outputs])
    for (let row = 0; row < rows; row++)
      for (let o = 0; o < outputs; o++) {
        let sum = bias[o]!
        for (let i = 0; i < inputs; i++) sum += input[row * inputs + i]! * weight[o * inputs + i]!
        expect(Math.abs(a[row * outputs + o]! - sum)).toBeLessThan(Math.sqrt(inputs) * ROUGH)
        expect(b[row * outputs + o]).toBeCloseTo(sum, 4)
      }
  })

  it('no rows are none', () => {
    for (const plain of [true, false]) {
      const layers = createLayers({ plain })
      expect(layers.run(layers.add(numbers(16), numbers(2)), new Float32Array(0))).toHaveLength(0)
    }
  })

  it('run in what linear.wat is compiled to', async () => {
    const text = readFileSync(new URL('linear.wat', import.meta.url), 'utf8')
    const { buffer } = (await wabt()).parseWat('linear.wat', text, { simd: true }).toBinary({})
    expect(KERNEL).toBe(Buffer.from(buffer).toString('base64'))
  })
})
