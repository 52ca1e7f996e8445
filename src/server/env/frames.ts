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

/** Texts: how many bytes each has, as int32, then all of them as UTF-8. */
export function frameTexts(texts: readonly string[], head: Readonly<Record<string, unknown>> = {}): Frame {
  const lengths = Int32Array.from(texts, (text) => Buffer.byteLength(text))
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, 0))
  let at = 0
  for (const text of texts) at += bytes.write(text, at)
  return new Frame({ dtype: 'text', shape: [texts.length], ...head }, [bytesOf(lengths), bytes])
}
