import { describe, expect, it } from 'vitest'
import { writeOnnx } from './onnx.ts'

/** The fields of a message of protocol buffers: numbers, or bytes. */
function readFields(bytes: Uint8Array): [field: number, value: number | Uint8Array][] {
  const fields: [number, number | Uint8Array][] = []
  let at = 0
  const readNumber = (): number => {
    for (let [value, factor] = [0, 1]; ; factor *= 128) {
      const byte = bytes[at++]!
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const key = readNumber()
    const value = readNumber()
    if (key % 8 === 0) fields.push([key >> 3, value])
    else fields.push([key >> 3, bytes.slice(at, (at += value))])
  }
  return fields
}

const all = (bytes: Uint8Array, field: number): Uint8Array[] =>
  readFields(bytes).flatMap(([number, value]) => (number === field ? [value as Uint8Array] : []))
const numbers = (bytes: Uint8Array, field: number): number[] =>
  readFields(bytes).flatMap(([number, value]) => (number === field ? [value as number] : []))
const words = (bytes: Uint8Array, field: number): string[] =>
  all(bytes, field).map((word) => new TextDecoder().decode(word))

describe('a network as ONNX', () => {
  const layers = [
    {
      kernel: { shape: [2, 3], values: Float32Array.of(1, 2, 3, 4, 5, 6) },
      bias: { shape: [3], values: Float32Array.of(0, -20, 1) },
    },
    {
      kernel: { shape: [3, 1], values: Float32Array.of(1, 1, -1) },
      bias: { shape: [1], values: Float32Array.of(0.5) },
    },
  ].map((layer, i) => ({ ...layer, relu: i === 0 }))
  const model = writeOnnx('tiny', layers)
  const [graph] = all(model, 7)

  it('names its version, its graph, and what goes in and out', () => {
    expect(numbers(model, 1)).toEqual([8])
    expect(numbers(all(model, 8)[0]!, 2)).toEqual([13])
    expect(words(graph!, 2)).toEqual(['tiny'])
    expect([...all(graph!, 11), ...all(graph!, 12)].map((value) => words(value, 1)[0])).toEqual(['features', 'logits'])
  })

  it('computes what the network does, node by node', () => {
    const values = new Map<string, number[]>([['features', [1, 2]]])
    const shapes = new Map<string, number[]>()
    for (const tensor of all(graph!, 5)) {
      const raw = all(tensor, 9)[0]!
      shapes.set(words(tensor, 8)[0]!, numbers(tensor, 1))
      values.set(words(tensor, 8)[0]!, [
        ...new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length)),
      ])
    }
    for (const node of all(graph!, 1)) {
      const [input, kernel, bias] = words(node, 1).map((name) => values.get(name)!)
      const width = shapes.get(words(node, 1)[1] ?? '')?.[1] ?? 0
      const sums = (bias ?? []).map((start, j) =>
        input!.reduce((sum, value, i) => sum + value * kernel![i * width + j]!, start),
      )
      const output = words(node, 4)[0] === 'Gemm' ? sums : input!.map((value) => Math.max(0, value))
      values.set(words(node, 2)[0]!, output)
    }
    // 1 + 8, 2 + 10 - 20, 3 + 12 + 1: 9, nothing, 16.
    expect(values.get('logits')).toEqual([9 - 16 + 0.5])
  })
})
