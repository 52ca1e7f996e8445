/** Numbers as they go over a line of text: base64 of their bytes, little-endian, with their type and shape. */
import { BadRequest, isRecord } from './request.ts'

export interface PackedArray {
  readonly dtype: 'uint8' | 'float32'
  readonly shape: readonly number[]
  readonly data: string
}

/** Whole numbers from 0 to 255 as bytes, which is a quarter as long; everything else as float32. */
export function pack(values: Float32Array | Uint8Array, shape: readonly number[]): PackedArray {
  const bytes = values instanceof Uint8Array ? values : asBytes(values)
  const { buffer, byteOffset, byteLength } = bytes ?? values
  return {
    dtype: bytes ? 'uint8' : 'float32',
    shape,
    data: Buffer.from(buffer, byteOffset, byteLength).toString('base64'),
  }
}

function asBytes(values: Float32Array): Uint8Array | undefined {
  const bytes = new Uint8Array(values.length)
  for (let i = 0; i < values.length; i++) if ((bytes[i] = values[i]!) !== values[i]) return undefined
  return bytes
}

const READERS = {
  uint8: Uint8Array,
  int8: Int8Array,
  int16: Int16Array,
  int32: Int32Array,
  int64: BigInt64Array,
} as const

/** One whole number for each row: a list, or a packed array. */
export function unpackActions(given: unknown, count: number): ArrayLike<number> {
  const actions = isRecord(given) ? unpack(given) : given
  if (!Array.isArray(actions) && !ArrayBuffer.isView(actions))
    throw new BadRequest('"actions" must be a list of numbers, or {"dtype", "data"} with base64')
  const numbers = actions as unknown as ArrayLike<number>
  if (numbers.length !== count) throw new BadRequest(`"actions" has ${numbers.length} entries; there are ${count} rows`)
  return numbers
}

function unpack({ dtype, data }: Record<string, unknown>): ArrayLike<number> {
  if (typeof dtype !== 'string' || !Object.hasOwn(READERS, dtype))
    throw new BadRequest(`"dtype" must be one of ${Object.keys(READERS).join(', ')}, not ${JSON.stringify(dtype)}`)
  if (typeof data !== 'string') throw new BadRequest('"data" must be base64')
  const Reader = READERS[dtype as keyof typeof READERS]
  const bytes = new Uint8Array(Buffer.from(data, 'base64'))
  if (bytes.byteLength % Reader.BYTES_PER_ELEMENT !== 0)
    throw new BadRequest(`"data" holds no whole number of ${dtype}`)
  const numbers = new Reader(bytes.buffer)
  return numbers instanceof BigInt64Array ? Array.from(numbers, Number) : numbers
}
