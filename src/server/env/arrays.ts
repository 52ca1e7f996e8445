/** Numbers as they go over a line of text: base64 of their bytes, little-endian, with their type and shape. */
import { Frame, frameArray } from './frames.ts'
import { BadRequest, isRecord } from './request.ts'

export interface PackedArray {
  readonly dtype: 'uint8' | 'float32'
  readonly shape: readonly number[]
  readonly data: string
}

/** Those that were made here: their text needs no escapes. */
const packed = new WeakSet<object>()

/** Whole numbers from 0 to 255 as bytes, which is a quarter as long; everything else as float32. */
export function pack(values: Float32Array | Uint8Array, shape: readonly number[]): PackedArray {
  const bytes = values instanceof Uint8Array ? values : asBytes(values)
  const { buffer, byteOffset, byteLength } = bytes ?? values
  const data = Buffer.from(buffer, byteOffset, byteLength).toString('base64')
  const array: PackedArray = { dtype: bytes ? 'uint8' : 'float32', shape, data }
  packed.add(array)
  return array
}

/** The same as bytes that follow the line. */
export const packFrame = (values: Float32Array | Uint8Array, shape: readonly number[]): Frame =>
  frameArray(values instanceof Uint8Array ? values : (asBytes(values) ?? values), shape)

/** The bytes of each array, made once: a batch gives the same arrays at every step. */
const room = new WeakMap<Float32Array, Uint8Array>()

function asBytes(values: Float32Array): Uint8Array | undefined {
  let bytes = room.get(values)
  if (!bytes) room.set(values, (bytes = new Uint8Array(values.length)))
  const { length } = values
  for (let i = 0; i < length; i++) {
    const value = values[i]!
    const byte = value & 255
    if (byte !== value) return undefined
    bytes[i] = byte
  }
  return bytes
}

/**
 * An answer as a line, how that is written, and what follows it. JSON.stringify would look through megabytes of base64 for
 * quotes.
 */
export function toLine(answer: Readonly<Record<string, unknown>>): {
  line: string
  encoding: 'latin1' | 'utf8'
  parts: readonly Uint8Array[]
} {
  let line = ''
  let isPlain = true
  const framed = Object.entries(answer).filter(([, value]) => value instanceof Frame) as [string, Frame][]
  const whole = framed.length > 0 ? { ...answer, frames: framed.map(([key]) => key) } : answer
  for (const [key, value] of Object.entries(whole)) {
    if (value === undefined) continue
    line += `${line === '' ? '{' : ','}${JSON.stringify(key)}:`
    if (typeof value === 'object' && value !== null && packed.has(value)) {
      const { dtype, shape, data } = value as PackedArray
      line += `{"dtype":"${dtype}","shape":[${shape.join(',')}],"data":"${data}"}`
    } else {
      const text = JSON.stringify(value instanceof Frame ? value.head : value)
      // eslint-disable-next-line no-control-regex
      isPlain &&= !/[^\0-\x7f]/.test(text)
      line += text
    }
  }
  return {
    line: `${line === '' ? '{' : line}}\n`,
    encoding: isPlain ? 'latin1' : 'utf8',
    parts: framed.flatMap(([, { parts }]) => parts),
  }
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
