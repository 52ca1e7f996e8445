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
    kernel: { shape: [2, 2], values: Float32Array.of(1, -2, 0.5, 0) },
    bias: { shape: [1], values: Float32Array.of(3) },
  }

  it.each(['float32', 'float16'] as const)('are read as they were written, as %s', (type) => {
    const { entries, bytes } = packTensors(tensors, type)
    for (const entry of entries)
      expect(readTensor(bytes, entry, type)).toEqual(tensors[entry.name as keyof typeof tensors])
    expect(() => readTensor(bytes.subarray(1), entries[1]!, type)).toThrow('tensor "bias" ends at byte')
  })
})
