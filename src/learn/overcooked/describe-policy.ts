/** The network of a cook as a file of the agent `policy`: what it is shown, its layers, and its kitchen. */
import { fromHalf, toHalf } from '../../node/half-floats.ts'
import type { Tensor } from '../../node/tensors.ts'
import type { Trained } from '../method.ts'
import { writeOnnx } from '../onnx.ts'
import { splitParameters } from '../parameters.ts'
import { shapes } from './network.ts'
import { MOVES } from './worlds.ts'

export function describePolicy(
  layout: string,
  parameters: Float32Array,
): Pick<Trained, 'description' | 'tensors' | 'files'> {
  const parts = splitParameters(shapes, parameters)
  // The value is for training only.
  const tensors: Record<string, Tensor> = {
    ...parts,
    kernel3: firstColumns(parts['kernel3']!, MOVES),
    bias3: firstColumns(parts['bias3']!, MOVES),
  }
  const layers = [1, 2, 3].map((number) => ({
    type: 'dense',
    kernel: `kernel${number}`,
    bias: `bias${number}`,
    leak: number === 3 ? 1 : 0,
  }))
  const onnx = writeOnnx(
    layout,
    layers.map(({ kernel, bias, leak }) => ({ kernel: tensors[kernel]!, bias: tensors[bias]!, relu: leak === 0 })),
  )
  return { description: { input: 'learner', layout, spare: 'dead-states', layers }, tensors, files: { onnx } }
}

function firstColumns({ shape, values }: Tensor, count: number): Tensor {
  const width = shape.at(-1)!
  return { shape: [...shape.slice(0, -1), count], values: values.filter((_, i) => i % width < count) }
}

/** The parameters as they will be read again. */
export const roundToHalf = (parameters: Float32Array): Float32Array =>
  parameters.map((value) => fromHalf(toHalf(value)))
