/** A small feed-forward network, run forwards: convolutions over a grid, then dense layers. */

/** A fully connected layer. `kernel[input][output]`, row-major. */
export interface DenseLayer {
  readonly type: 'dense'
  readonly inputs: number
  readonly outputs: number
  readonly kernel: Float32Array
  readonly bias: Float32Array
  /** The slope below zero: 0 is ReLU, 1 is none. */
  readonly leak: number
}

/** A convolution, stride 1. `kernel[dx][dy][input][output]`, row-major; the input is `[width][height][inputs]`. */
export interface ConvolutionLayer {
  readonly type: 'convolution'
  readonly size: readonly [number, number]
  readonly inputs: number
  readonly outputs: number
  readonly kernel: Float32Array
  readonly bias: Float32Array
  readonly leak: number
  /** `same`: the edges are padded with zeros, and the grid keeps its size. `valid`: the grid shrinks. */
  readonly padding: 'same' | 'valid'
}

export type Layer = DenseLayer | ConvolutionLayer

/** Width, height and channels; flat input is `[1, 1, size]`. */
export type Shape = readonly [number, number, number]

/** The shape after a layer. Throws `RangeError` where the layer does not fit what comes in. */
export function shapeAfter([width, height, channels]: Shape, layer: Layer): Shape {
  if (layer.type === 'dense') {
    const size = width * height * channels
    if (size !== layer.inputs)
      throw new RangeError(
        `a dense layer takes ${layer.inputs} numbers and would get ${size} (${width} × ${height} × ${channels})`,
      )
    return [1, 1, layer.outputs]
  }
  if (channels !== layer.inputs)
    throw new RangeError(`a convolution takes ${layer.inputs} channels and would get ${channels}`)
  const [across, down] =
    layer.padding === 'same' ? [width, height] : [width - layer.size[0] + 1, height - layer.size[1] + 1]
  if (across < 1 || down < 1) throw new RangeError(`a convolution is larger than the ${width} × ${height} grid it gets`)
  return [across, down, layer.outputs]
}

/** The output of the last layer. */
export function runNetwork(layers: readonly Layer[], input: Float32Array, shape: Shape): Float32Array {
  let values = input
  let at = shape
  for (const layer of layers) {
    const after = shapeAfter(at, layer)
    values = layer.type === 'dense' ? runDense(layer, values) : runConvolution(layer, values, at, after)
    for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i]! *= layer.leak
    at = after
  }
  return values
}

/** Probabilities from the last layer's numbers. */
export function softmax(numbers: Float32Array): number[] {
  const most = Math.max(...numbers)
  const weights = [...numbers].map((number) => Math.exp(number - most))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
}

function runDense({ inputs, outputs, kernel, bias }: DenseLayer, values: Float32Array): Float32Array {
  const result = bias.slice()
  for (let i = 0; i < inputs; i++) addScaled(result, 0, values[i]!, kernel, i * outputs, outputs)
  return result
}

function runConvolution(
  { size, inputs, outputs, kernel, bias, padding }: ConvolutionLayer,
  values: Float32Array,
  [width, height]: Shape,
  [across, down]: Shape,
): Float32Array {
  const result = new Float32Array(across * down * outputs)
  for (let cell = 0; cell < across * down; cell++) result.set(bias, cell * outputs)
  const [left, top] = padding === 'same' ? [(size[0] - 1) >> 1, (size[1] - 1) >> 1] : [0, 0]
  // From inputs to outputs, because most inputs of a kitchen are 0.
  for (let x = 0; x < width; x++)
    for (let y = 0; y < height; y++)
      for (let input = 0; input < inputs; input++) {
        const value = values[(x * height + y) * inputs + input]!
        if (value === 0) continue
        for (let dx = 0; dx < size[0]; dx++) {
          const toX = x - dx + left
          if (toX < 0 || toX >= across) continue
          for (let dy = 0; dy < size[1]; dy++) {
            const toY = y - dy + top
            if (toY < 0 || toY >= down) continue
            const from = ((dx * size[1] + dy) * inputs + input) * outputs
            addScaled(result, (toX * down + toY) * outputs, value, kernel, from, outputs)
          }
        }
      }
  return result
}

function addScaled(
  to: Float32Array,
  at: number,
  factor: number,
  from: Float32Array,
  start: number,
  count: number,
): void {
  if (factor === 0) return
  for (let i = 0; i < count; i++) to[at + i]! += factor * from[start + i]!
}
