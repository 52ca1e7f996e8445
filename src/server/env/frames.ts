/**
 * Arrays and texts that follow a line as they are, where a conversation asks for frames: base64 and JSON of megabytes cost
 * more than the games do.
 */

/** What stands in the line in place of the bytes, and the bytes, in parts. */
export class Frame {
  readonly head: Readonly<Record<string, unknown>>
  readonly parts: readonly Uint8Array[]

  constructor(head: Readonly<Record<string, unknown>>, parts: readonly Uint8Array[]) {
    const bytes = parts.reduce((sum, part) => sum + part.byteLength, 0)
    this.head = { ...head, bytes }
    this.parts = parts
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)

/** Numbers, little-endian. They are not copied: write them before the next step. */
export function frameArray(
  values: Uint8Array | Int32Array | Float32Array,
  shape: readonly number[] = [values.length],
): Frame {
  const dtype = values instanceof Uint8Array ? 'uint8' : values instanceof Int32Array ? 'int32' : 'float32'
  return new Frame({ dtype, shape }, [bytesOf(values)])
}

/**
 * Texts: how many bytes each has, as int32, then all of them as UTF-8. Each is asked for and written before the next one is,
 * while what it was made of is still at hand.
 */
export function frameTexts(
  count: number,
  textOf: (index: number) => string,
  head: Readonly<Record<string, unknown>> = {},
): Frame {
  const lengths = new Int32Array(count)
  let bytes: Buffer = Buffer.allocUnsafe(count * USUAL_LENGTH)
  let at = 0
  for (let i = 0; i < count; i++) {
    const text = textOf(i)
    if (at + MOST_BYTES * text.length > bytes.length) bytes = enlarge(bytes, at, MOST_BYTES * text.length)
    lengths[i] = bytes.write(text, at)
    at += lengths[i]!
  }
  return new Frame({ dtype: 'text', shape: [count], ...head }, [bytesOf(lengths), bytes.subarray(0, at)])
}

/** Bytes of a text of the usual length, and of any one character. */
const USUAL_LENGTH = 1024
const MOST_BYTES = 3

/** The first `used` bytes, with room for so many more. */
function enlarge(bytes: Buffer, used: number, more: number): Buffer {
  const larger = Buffer.allocUnsafe(2 * (used + more))
  bytes.copy(larger, 0, 0, used)
  return larger
}
