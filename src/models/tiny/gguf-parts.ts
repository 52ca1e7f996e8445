/** What GGUF files (version 3) are made of: numbers and texts, entries of the metadata, tensors, and all of it in one file. */

/** Kinds of values in the metadata, by their numbers in the format. */
export const [FLOAT32, BOOL, STRING] = [6, 7, 8]
const [UINT32, ARRAY] = [4, 9]
const ALIGNMENT = 32

export interface TensorOfFile {
  readonly name: string
  /** The fastest dimension first. */
  readonly shape: readonly number[]
  readonly type: number
  readonly bytes: Buffer
}

/** The bytes of a file: where each tensor lies is written before them, and each begins at a multiple of 32 bytes. */
export function writeContainer(metadata: readonly Buffer[], tensors: readonly TensorOfFile[]): Buffer {
  const infos: Buffer[] = []
  let offset = 0
  for (const { name, shape, type, bytes } of tensors) {
    infos.push(string(name), uint32(shape.length), ...shape.map(uint64), uint32(type), uint64(offset))
    offset += align(bytes.length)
  }
  const counts = [uint32(3), uint64(tensors.length), uint64(metadata.length)]
  const header = Buffer.concat([Buffer.from('GGUF'), ...counts, ...metadata, ...infos])
  return Buffer.concat([pad(header), ...tensors.map(({ bytes }) => pad(bytes))])
}

const align = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT
const pad = (buffer: Buffer): Buffer => Buffer.concat([buffer, Buffer.alloc(align(buffer.length) - buffer.length)])

export function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}

function uint64(value: number): Buffer {
  const buffer = Buffer.alloc(8)
  buffer.writeBigUInt64LE(BigInt(value))
  return buffer
}

export function float32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeFloatLE(value)
  return buffer
}

export function string(value: string): Buffer {
  const written = Buffer.from(value)
  return Buffer.concat([uint64(written.length), written])
}

/** An entry of the metadata: a name, the number of the kind, the value. */
export const entry = (name: string, kind: number, value: Buffer): Buffer =>
  Buffer.concat([string(name), uint32(kind), value])
export const whole = (name: string, value: number): Buffer => entry(name, UINT32, uint32(value))
export const list = (name: string, kind: number, items: readonly Buffer[]): Buffer =>
  entry(name, ARRAY, Buffer.concat([uint32(kind), uint64(items.length), ...items]))
