/**
 * Dense networks as ONNX, which other programs run: written by hand, since the format is a handful of nested fields
 * (onnx.proto3; protocol buffers) and its tools are a hundred times our size.
 */
import type { Tensor } from '../node/tensors.ts'

export interface DenseLayer {
  /** `[inputs, outputs]`. */
  readonly kernel: Tensor
  /** `[outputs]`. */
  readonly bias: Tensor
  /** Whether what is below zero becomes zero. */
  readonly relu: boolean
}

const OPSET = 13
const IR_VERSION = 8
const FLOAT = 1

/** The model's bytes: input `features` `[rows, inputs]`, output `logits` `[rows, outputs]`. */
export function writeOnnx(name: string, layers: readonly DenseLayer[]): Uint8Array {
  const nodes: Uint8Array[] = []
  let value = 'features'
  for (const [i, { relu }] of layers.entries()) {
    const last = i === layers.length - 1
    const sum = last && !relu ? 'logits' : `sum${i}`
    nodes.push(node('Gemm', [value, `kernel${i}`, `bias${i}`], sum))
    value = sum
    if (!relu) continue
    value = last ? 'logits' : `relu${i}`
    nodes.push(node('Relu', [sum], value))
  }
  const initializers = layers.flatMap(({ kernel, bias }, i) => [tensor(`kernel${i}`, kernel), tensor(`bias${i}`, bias)])
  const [inputs, outputs] = [layers[0]!.kernel.shape[0]!, layers.at(-1)!.kernel.shape[1]!]
  const graph = join(
    ...nodes.map((one) => bytes(1, one)),
    text(2, name),
    ...initializers.map((one) => bytes(5, one)),
    bytes(11, rows('features', inputs)),
    bytes(12, rows('logits', outputs)),
  )
  return join(
    varint(1, IR_VERSION),
    text(2, 'roundtable'),
    bytes(7, graph),
    bytes(8, join(text(1, ''), varint(2, OPSET))),
  )
}

const node = (operation: string, inputs: readonly string[], output: string): Uint8Array =>
  join(...inputs.map((input) => text(1, input)), text(2, output), text(3, `make ${output}`), text(4, operation))

function tensor(name: string, { shape, values }: Tensor): Uint8Array {
  const raw = new DataView(new ArrayBuffer(4 * values.length))
  for (const [i, value] of values.entries()) raw.setFloat32(4 * i, value, true)
  return join(
    ...shape.map((side) => varint(1, side)),
    varint(2, FLOAT),
    text(8, name),
    bytes(9, new Uint8Array(raw.buffer)),
  )
}

/** A value of any number of rows. */
const rows = (name: string, width: number): Uint8Array => {
  const shape = join(bytes(1, text(2, 'rows')), bytes(1, varint(1, width)))
  return join(text(1, name), bytes(2, bytes(1, join(varint(1, FLOAT), bytes(2, shape)))))
}

/** A number of the wire: seven bits a byte, the lowest first. */
function encode(value: number): number[] {
  const encoded: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...encoded, rest]
    encoded.push((rest % 128) + 128)
  }
}

const varint = (field: number, value: number): Uint8Array => Uint8Array.from([...encode(8 * field), ...encode(value)])
const bytes = (field: number, content: Uint8Array): Uint8Array =>
  join(Uint8Array.from([...encode(8 * field + 2), ...encode(content.length)]), content)
const text = (field: number, content: string): Uint8Array => bytes(field, new TextEncoder().encode(content))

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
