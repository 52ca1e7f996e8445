/** Named arrays in one file of bytes beside the JSON that lists them: how trained weights are kept. */
import { fromHalf, toHalf } from './half-floats.ts'

export interface Tensor {
  readonly shape: readonly number[]
  /** Row-major. */
  readonly values: Float32Array
}

/** How a tensor lies in the file: `offset` in bytes, row-major, little-endian. */
export interface TensorEntry {
  readonly name: string
  readonly shape: readonly number[]
  readonly offset: number
}

/** How each number is written. */
export type NumberType = 'float32' | 'float16'

const BYTES = { float32: 4, float16: 2 } as const

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, side) => product * side, 1)

/** All tensors as bytes, one after the other, with the list of where each stands. */
export function packTensors(
  tensors: Readonly<Record<string, Tensor>>,
  type: NumberType,
): { entries: TensorEntry[]; bytes: Uint8Array } {
  const width = BYTES[type]
  const total = Object.values(tensors).reduce((sum, { values }) => sum + values.length, 0)
  const bytes = new Uint8Array(total * width)
  const view = new DataView(bytes.buffer)
  let offset = 0
  const entries = Object.entries(tensors).map(([name, { shape, values }]): TensorEntry => {
    const entry = { name, shape, offset }
    for (const value of values) {
      if (type === 'float16') view.setUint16(offset, toHalf(value), true)
      else view.setFloat32(offset, value, true)
      offset += width
    }
    return entry
  })
  return { entries, bytes }
}

/** One tensor of a file. Throws `RangeError` where the file ends before it does. */
export function readTensor(bytes: Uint8Array, { name, shape, offset }: TensorEntry, type: NumberType): Tensor {
  const width = BYTES[type]
  const size = sizeOf(shape)
  if (offset + width * size > bytes.length)
    throw new RangeError(`tensor "${name}" ends at byte ${offset + width * size}, but there are ${bytes.length} bytes`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = (at: number): number =>
    type === 'float16' ? fromHalf(view.getUint16(at, true)) : view.getFloat32(at, true)
  return { shape, values: Float32Array.from({ length: size }, (_, i) => read(offset + width * i)) }
}
