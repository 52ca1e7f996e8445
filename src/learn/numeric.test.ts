import { describe, expect, it } from 'vitest'
import { Random } from '../core/random.ts'
import { Adam } from './adam.ts'
import { openNumeric, type Operations, type Value, type Values } from './numeric.ts'
import { countParameters, drawParameters, splitParameters, type Shapes } from './parameters.ts'

const shapes: Shapes = { kernel: [16, 16], bias: [16] }
const random = new Random(1)
const draw = (length: number): Float32Array => Float32Array.from({ length }, () => random.float() - 0.5)
const data = { x: { shape: [32, 16], values: draw(32 * 16) }, y: { shape: [32, 16], values: draw(32 * 16) } }

const loss = ({ numpy }: Operations, { kernel, bias }: Values, { x, y }: Values): Value =>
  numpy.mean(numpy.square(numpy.tanh(numpy.matmul(x!, kernel!).add(bias!)).sub(y!)))

describe('the numeric library', () => {
  it('finds the gradient that small differences show', async () => {
    const { compileLoss } = await openNumeric()
    const find = compileLoss(shapes, loss)
    const parameters = drawParameters(shapes, random)
    const { gradient } = find(parameters, data)
    for (const i of [0, 17, 255, 256, 271]) {
      const near = (by: number): number => find(parameters.with(i, parameters[i]! + by), data).loss
      expect(gradient[i]).toBeCloseTo((near(0.01) - near(-0.01)) / 0.02, 4)
    }
  })

  it('lets Adam bring a loss down, in plain arrays that can be saved', async () => {
    const { compileLoss } = await openNumeric()
    const find = compileLoss(shapes, loss)
    const parameters = drawParameters(shapes, random)
    const adam = new Adam(countParameters(shapes), { maxLength: 1 })
    const before = find(parameters, data).loss
    for (let step = 0; step < 60; step++) adam.step(parameters, find(parameters, data).gradient, 0.02)
    expect(find(parameters, data).loss).toBeLessThan(before / 2)
  })

  it('gives the outputs of a network, whatever was asked before', async () => {
    const { compile } = await openNumeric()
    const double = compile({ factor: [1] }, (_, { factor }, { x }) => [x!.mul(factor!)])
    const values = Float32Array.of(1, 2, 3)
    const ask = (by: number) => [...double(Float32Array.of(by), { x: { shape: [3], values } })[0]!]
    expect([ask(2), ask(-1), ask(2)]).toEqual([
      [2, 4, 6],
      [-1, -2, -3],
      [2, 4, 6],
    ])
  })
})

describe('parameters', () => {
  it('are parts of one array, matrices drawn to the width of their inputs and biases 0', () => {
    const flat = drawParameters({ kernel: [400, 64], bias: [64] }, new Random(1), { kernel: 2 })
    const { kernel, bias } = splitParameters({ kernel: [400, 64], bias: [64] }, flat)
    const square = kernel!.values.reduce((sum, value) => sum + value * value, 0) / kernel!.values.length
    expect(Math.sqrt(square)).toBeCloseTo(2 / 20, 2)
    expect(bias!.values.every((value) => value === 0)).toBe(true)
    bias!.values[0] = 7
    expect(flat[400 * 64]).toBe(7)
  })
})
