/**
 * Layers of a network, `out = in · weightᵀ + bias`, in single precision. By WebAssembly, with four products at a time, where
 * that may run; a page's policy may forbid it, and plain loops do the same there, some ten times slower.
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
  /** `weight`: `[outputs, inputs]`, row by row; inputs are a multiple of four. */
  add(weight: Float32Array, bias: Float32Array): Layer
  /** `input`: rows, one after the other. */
  run(layer: Layer, input: Float32Array): Float32Array
}

/** linear.wat as bytes, in base64. */
export const KERNEL =
  'AGFzbQEAAAABFAJgB39/f39/f38AYAZ/f39/f3sAAwMCAAEFAwEAAQcTAgZtZW1vcnkCAAZsaW5lYXIAAArVBQKbBQIOfwt7IAVBAnQhCgNA' +
  'IAcgBEgEQCAHQQFqIARBAWsgB0EBaiAESBshESAHQQJqIARBAWsgB0ECaiAESBshEiAHQQNqIARBAWsgB0EDaiAESBshE0EAIQgDQCAIIAZI' +
  'BEAgCEEBaiAIIAhBAWogBkgbIRQgACAHIApsaiELIAAgESAKbGohDCAAIBIgCmxqIQ0gACATIApsaiEOIAEgCCAKbGohDyABIBQgCmxqIRD9' +
  'DAAAAAAAAAAAAAAAAAAAAAAhFf0MAAAAAAAAAAAAAAAAAAAAACEW/QwAAAAAAAAAAAAAAAAAAAAAIRf9DAAAAAAAAAAAAAAAAAAAAAAhGP0M' +
  'AAAAAAAAAAAAAAAAAAAAACEZ/QwAAAAAAAAAAAAAAAAAAAAAIRr9DAAAAAAAAAAAAAAAAAAAAAAhG/0MAAAAAAAAAAAAAAAAAAAAACEcQQAh' +
  'CQNAIA8gCWr9AAQAIR0gECAJav0ABAAhHiALIAlq/QAEACEfIBUgHyAd/eYB/eQBIRUgGSAfIB795gH95AEhGSAMIAlq/QAEACEfIBYgHyAd' +
  '/eYB/eQBIRYgGiAfIB795gH95AEhGiANIAlq/QAEACEfIBcgHyAd/eYB/eQBIRcgGyAfIB795gH95AEhGyAOIAlq/QAEACEfIBggHyAd/eYB' +
  '/eQBIRggHCAfIB795gH95AEhHCAJQRBqIgkgCkgNAAsgAyATIAYgFCACIBwQASADIBMgBiAIIAIgGBABIAMgEiAGIBQgAiAbEAEgAyASIAYg' +
  'CCACIBcQASADIBEgBiAUIAIgGhABIAMgESAGIAggAiAWEAEgAyAHIAYgFCACIBkQASADIAcgBiAIIAIgFRABIAhBAmohCAwBCwsgB0EEaiEH' +
  'DAELCws2ACAAIAEgAmwgA2pBAnRqIAQgA0ECdGoqAgAgBf0fACAF/R8BkiAF/R8CIAX9HwOSkpI4AgAL'

const PAGE = 65_536

interface Kernel {
  readonly memory: WebAssembly.Memory
  linear(input: number, weight: number, bias: number, out: number, rows: number, inputs: number, outputs: number): void
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

class CompiledLayers implements Layers {
  readonly #kernel: Kernel
  /** Bytes that hold layers; what lies behind them is for one call. */
  #used = 0

  constructor(kernel: Kernel) {
    this.#kernel = kernel
  }

  add(weight: Float32Array, bias: Float32Array): Layer {
    const at = this.#used
    this.#used += 4 * (weight.length + bias.length)
    const all = this.#numbers(this.#used)
    all.set(weight, at / 4)
    all.set(bias, at / 4 + weight.length)
    return { inputs: weight.length / bias.length, outputs: bias.length, weight: at, bias: at + 4 * weight.length }
  }

  run({ inputs, outputs, weight, bias }: Layer, input: Float32Array): Float32Array {
    const rows = input.length / inputs
    const out = this.#used + 4 * input.length
    const all = this.#numbers(out + 4 * rows * outputs)
    all.set(input, this.#used / 4)
    this.#kernel.linear(this.#used, weight, bias, out, rows, inputs, outputs)
    return all.slice(out / 4, out / 4 + rows * outputs)
  }

  /** All memory, at least so many bytes. */
  #numbers(bytes: number): Float32Array {
    const { memory } = this.#kernel
    const missing = bytes - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE))
    return new Float32Array(memory.buffer)
  }
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
