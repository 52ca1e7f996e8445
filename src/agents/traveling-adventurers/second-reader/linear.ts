/**
 * Layers of a network, `out = in · weightᵀ + bias`. By WebAssembly, with eight products of whole numbers at a time, where that
 * may run: weights are rounded to a byte and inputs to fifteen bits, each row by what is largest in it. A page's policy may forbid
 * it, and plain loops do the same there in single precision, some ten times slower.
 */

/** A layer that {@link Layers} holds. */
export interface Layer {
  readonly inputs: number
  readonly outputs: number
  /** Places of its numbers: in the memory of the kernel, in bytes, or among all numbers. */
  readonly weight: number
  readonly bias: number
}

/** What computes layers that it was given. */
export interface Layers {
  /** `weight`: `[outputs, inputs]`, row by row; inputs are a multiple of eight, 2,048 at most. */
  add(weight: Float32Array, bias: Float32Array): Layer
  /** `input`: rows, one after the other. */
  run(layer: Layer, input: Float32Array): Float32Array
}

/** linear.wat as bytes, in base64. */
export const KERNEL =
  'AGFzbQEAAAABGAJgCX9/f39/f39/fwBgCH9/f39/f397AAMDAgABBQMBAAEHEwIGbWVtb3J5AgAGbGluZWFyAAAKmgYCxwUCDn8LeyAHQQF0' +
  'IQwDQCAJIAZIBEAgCUEBaiAGQQFrIAlBAWogBkgbIRMgCUECaiAGQQFrIAlBAmogBkgbIRQgCUEDaiAGQQFrIAlBA2ogBkgbIRVBACEKA0Ag' +
  'CiAISARAIApBAWogCiAKQQFqIAhIGyEWIAAgCSAMbGohDSAAIBMgDGxqIQ4gACAUIAxsaiEPIAAgFSAMbGohECACIAogB2xqIREgAiAWIAds' +
  'aiES/QwAAAAAAAAAAAAAAAAAAAAAIRf9DAAAAAAAAAAAAAAAAAAAAAAhGP0MAAAAAAAAAAAAAAAAAAAAACEZ/QwAAAAAAAAAAAAAAAAAAAAA' +
  'IRr9DAAAAAAAAAAAAAAAAAAAAAAhG/0MAAAAAAAAAAAAAAAAAAAAACEc/QwAAAAAAAAAAAAAAAAAAAAAIR39DAAAAAAAAAAAAAAAAAAAAAAh' +
  'HkEAIQsDQCARIAtq/QEDACEfIBIgC2r9AQMAISAgDSALQQF0av0ABAAhISAXICEgH/26Af2uASEXIBsgISAg/boB/a4BIRsgDiALQQF0av0A' +
  'BAAhISAYICEgH/26Af2uASEYIBwgISAg/boB/a4BIRwgDyALQQF0av0ABAAhISAZICEgH/26Af2uASEZIB0gISAg/boB/a4BIR0gECALQQF0' +
  'av0ABAAhISAaICEgH/26Af2uASEaIB4gISAg/boB/a4BIR4gC0EIaiILIAdIDQALIAUgFSAIIBYgASADIAQgHhABIAUgFSAIIAogASADIAQg' +
  'GhABIAUgFCAIIBYgASADIAQgHRABIAUgFCAIIAogASADIAQgGRABIAUgEyAIIBYgASADIAQgHBABIAUgEyAIIAogASADIAQgGBABIAUgCSAI' +
  'IBYgASADIAQgGxABIAUgCSAIIAogASADIAQgFxABIApBAmohCgwBCwsgCUEEaiEJDAELCwtPACAAIAEgAmwgA2pBAnRqIAYgA0ECdGoqAgAg' +
  'BCABQQJ0aioCACAFIANBAnRqKgIAlCAH/RsAIAf9GwFqIAf9GwIgB/0bA2pqspSSOAIACw=='

const PAGE = 65_536

interface Kernel {
  readonly memory: WebAssembly.Memory
  /** Places in bytes: of whole inputs and what one is worth in each row, of whole weights and what one is worth for each output. */
  linear(
    input: number,
    step: number,
    weight: number,
    scale: number,
    bias: number,
    out: number,
    rows: number,
    inputs: number,
    outputs: number,
  ): void
}

/** `plain`: by plain loops in any case. */
export function createLayers({ plain = false } = {}): Layers {
  const kernel = plain ? undefined : openKernel()
  return kernel ? new CompiledLayers(kernel) : new PlainLayers()
}

function openKernel(): Kernel | undefined {
  try {
    const bytes = Uint8Array.from(atob(KERNEL), (letter) => letter.charCodeAt(0))
    return new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports as unknown as Kernel
  } catch {
    // Forbidden, or it knows no vectors.
    return undefined
  }
}

/** What stands for the largest weight of a row, and for the largest input. */
const MOST_WEIGHT = 127
const MOST_INPUT = 16_383

class CompiledLayers implements Layers {
  readonly #kernel: Kernel
  /** Bytes that hold layers; what lies behind them is for one call. */
  #used = 0

  constructor(kernel: Kernel) {
    this.#kernel = kernel
  }

  /** A layer lies as its scales, its biases and its weights. */
  add(weight: Float32Array, bias: Float32Array): Layer {
    const outputs = bias.length
    const inputs = weight.length / outputs
    const scale = this.#used
    const weights = scale + 8 * outputs
    this.#used = weights + Math.ceil(weight.length / 8) * 8
    const memory = this.#memory(this.#used)
    const scales = new Float32Array(memory, scale, outputs)
    new Float32Array(memory, scale + 4 * outputs, outputs).set(bias)
    const rounded = new Int8Array(memory, weights, weight.length)
    for (let o = 0; o < outputs; o++)
      scales[o] = round(weight.subarray(o * inputs, (o + 1) * inputs), rounded, o * inputs, MOST_WEIGHT)
    return { inputs, outputs, weight: weights, bias: scale + 4 * outputs }
  }

  run({ inputs, outputs, weight, bias }: Layer, input: Float32Array): Float32Array {
    const rows = input.length / inputs
    const step = this.#used + 2 * input.length
    const out = step + 4 * rows
    const memory = this.#memory(out + 4 * rows * outputs)
    const rounded = new Int16Array(memory, this.#used, input.length)
    const steps = new Float32Array(memory, step, rows)
    for (let row = 0; row < rows; row++)
      steps[row] = round(input.subarray(row * inputs, (row + 1) * inputs), rounded, row * inputs, MOST_INPUT)
    this.#kernel.linear(this.#used, step, weight, bias - 4 * outputs, bias, out, rows, inputs, outputs)
    return new Float32Array(memory, out, rows * outputs).slice()
  }

  /** All memory, at least so many bytes. */
  #memory(bytes: number): ArrayBuffer {
    const { memory } = this.#kernel
    const missing = bytes - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
    return memory.buffer
  }
}

/** Writes whole numbers from `at` on, `most` for the largest; what one is worth. */
function round(values: Float32Array, into: Int8Array | Int16Array, at: number, most: number): number {
  let largest = 0
  for (let i = 0; i < values.length; i++) {
    const size = Math.abs(values[i]!)
    if (size > largest) largest = size
  }
  if (largest === 0) {
    into.fill(0, at, at + values.length)
    return 0
  }
  const scale = most / largest
  // What stands behind the point is cut off.
  for (let i = 0; i < values.length; i++) {
    const value = values[i]! * scale
    into[at + i] = value < 0 ? value - 0.5 : value + 0.5
  }
  return 1 / scale
}

class PlainLayers implements Layers {
  readonly #numbers: Float32Array[] = []

  add(weight: Float32Array, bias: Float32Array): Layer {
    const at = this.#numbers.push(weight, bias)
    return { inputs: weight.length / bias.length, outputs: bias.length, weight: at - 2, bias: at - 1 }
  }

  run(layer: Layer, input: Float32Array): Float32Array {
    const { inputs, outputs } = layer
    const [weight, bias] = [this.#numbers[layer.weight]!, this.#numbers[layer.bias]!]
    const rows = input.length / inputs
    const out = new Float32Array(rows * outputs)
    // Two rows and two outputs at once: each number is fetched once for two products.
    for (let row = 0; row < rows; row += 2) {
      const second = Math.min(row + 1, rows - 1)
      for (let o = 0; o < outputs; o += 2) {
        const next = Math.min(o + 1, outputs - 1)
        let [aw, av, bw, bv] = [0, 0, 0, 0]
        let [a, b, w, v] = [row * inputs, second * inputs, o * inputs, next * inputs]
        for (const end = w + inputs; w < end; w++, v++, a++, b++) {
          aw += input[a]! * weight[w]!
          av += input[a]! * weight[v]!
          bw += input[b]! * weight[w]!
          bv += input[b]! * weight[v]!
        }
        out[second * outputs + next] = bv + bias[next]!
        out[second * outputs + o] = bw + bias[o]!
        out[row * outputs + next] = av + bias[next]!
        out[row * outputs + o] = aw + bias[o]!
      }
    }
    return out
  }
}
