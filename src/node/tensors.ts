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

/**
 * How each number is written. As `int8` each row (all but the first side) begins with a float32, how much 127 stands for.
 */
export type NumberType = 'float32' | 'float16' | 'int8'

const BYTES = { float32: 4, float16: 2, int8: 1 } as const
const MOST = 127

const sizeOf = (shape: readonly number[]): number => shape.reduce((product, side) => product * side, 1)

/** In bytes. */
const lengthOf = (shape: readonly number[], type: NumberType): number =>
  BYTES[type] * sizeOf(shape) + (type === 'int8' ? BYTES.float32 * (shape[0] ?? 0) : 0)

/** All tensors as bytes, one after the other, with the list of where each stands. */
export function packTensors(
  tensors: Readonly<Record<string, Tensor>>,
  type: NumberType,
): { entries: TensorEntry[]; bytes: Uint8Array } {
  const width = BYTES[type]
  const total = Object.values(tensors).reduce((sum, { shape }) => sum + lengthOf(shape, type), 0)
  const bytes = new Uint8Array(total)
  const view = new DataView(bytes.buffer)
  let offset = 0
  const entries = Object.entries(tensors).map(([name, { shape, values }]): TensorEntry => {
    const entry = { name, shape, offset }
    const columns = values.length / (shape[0] ?? 1)
    let largest = 0
    for (const [i, value] of values.entries()) {
      if (type === 'int8' && i % columns === 0) {
        largest = values.subarray(i, i + columns).reduce((most, one) => Math.max(most, Math.abs(one)), 0)
        view.setFloat32(offset, largest, true)
        offset += BYTES.float32
      }
      if (type === 'int8') view.setInt8(offset, largest > 0 ? Math.round((value / largest) * MOST) : 0)
      else if (type === 'float16') view.setUint16(offset, toHalf(value), true)
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
  const end = offset + lengthOf(shape, type)
  if (end > bytes.length)
    throw new RangeError(`tensor "${name}" ends at byte ${end}, but there are ${bytes.length} bytes`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 'int8') {
    const values = new Float32Array(size)
    const columns = size / (shape[0] ?? 1)
    let at = offset
    for (let from = 0; from < size; from += columns) {
      const scale = view.getFloat32(at, true) / MOST
      at += BYTES.float32
      const row = new Int8Array(bytes.buffer, bytes.byteOffset + at, columns)
      for (let i = 0; i < columns; i++) values[from + i] = row[i]! * scale
      at += columns
    }
    return { shape, values }
  }
  const read = (at: number): number =>
    type === 'float16' ? fromHalf(view.getUint16(at, true)) : view.getFloat32(at, true)
  return { shape, values: Float32Array.from({ length: size }, (_, i) => read(offset + width * i)) }
}
