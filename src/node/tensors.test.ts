import { describe, expect, it } from 'vitest'
import { fromHalf, toHalf } from './half-floats.ts'
import { packTensors, readTensor } from './tensors.ts'

describe('half floats', () => {
  it('come back as themselves, all 65,536 of them', () => {
    const all = Array.from({ length: 1 << 16 }, (_, half) => half).filter((half) => !Number.isNaN(fromHalf(half)))
    expect(all.filter((half) => toHalf(fromHalf(half)) !== half)).toEqual([])
    expect(all).toHaveLength((1 << 16) - 2 * 1023)
    expect(fromHalf(toHalf(NaN))).toBeNaN()
  })

  it.each([
    [1 + 2 ** -11, 1],
    [1 + 3 * 2 ** -11, 1 + 2 ** -9],
    [65520, Infinity],
    [-65519, -65504],
    [2 ** -25, 0],
    [3 * 2 ** -25, 2 ** -23],
    [2 ** -14 - 2 ** -26, 2 ** -14],
  ])('round %d to %d', (value, rounded) => expect(fromHalf(toHalf(value))).toBe(rounded))
})

describe('tensors', () => {
  const tensors = {
    kernel: { shape: [3, 2], values: Float32Array.of(2, -2, 0.5, 0, 0, 0) },
    bias: { shape: [1], values: Float32Array.of(3) },
  }

  it.each(['float32', 'float16', 'int8'] as const)('are read as they were written, as %s', (type) => {
    const { entries, bytes } = packTensors(tensors, type)
    for (const entry of entries)
      expect(readTensor(bytes, entry, type)).toEqual(tensors[entry.name as keyof typeof tensors])
    expect(() => readTensor(bytes.subarray(1), entries[1]!, type)).toThrow('tensor "bias" ends at byte')
  })

  it('as int8 are as near as a row allows', () => {
    const values = Float32Array.of(1, -0.3, 0.001, 100, 33, -0.2)
    const { entries, bytes } = packTensors({ kernel: { shape: [2, 3], values } }, 'int8')
    expect(bytes).toHaveLength(2 * (4 + 3))
    const back = readTensor(bytes, entries[0]!, 'int8').values
    for (const [i, value] of values.entries())
      expect(Math.abs(back[i]! - value)).toBeLessThanOrEqual(((i < 3 ? 1 : 100) / 127 / 2) * 1.0001)
  })
})
