/** The cooks' network: two hidden layers, and out of them six logits and the value; and the loss of PPO on it. */
import type { Numeric, Operations, Value, Values } from '../numeric.ts'
import type { Shapes } from '../parameters.ts'
import { MOVES, OUTPUTS } from './worlds.ts'

export const INPUTS = 128
const HIDDEN = 64

export const shapes: Shapes = {
  kernel1: [INPUTS, HIDDEN],
  bias1: [HIDDEN],
  kernel2: [HIDDEN, HIDDEN],
  bias2: [HIDDEN],
  kernel3: [HIDDEN, OUTPUTS],
  bias3: [OUTPUTS],
}

/** How wide first weights are drawn: first moves are all as likely, first values all near 0. */
export const gains = { kernel1: Math.SQRT2, kernel2: Math.SQRT2, kernel3: 0.01 }

/** `[rows, INPUTS]` to `[rows, OUTPUTS]`. Consumes all its arguments. */
function run({ numpy, nn }: Operations, parameters: Values, features: Value): Value {
  const { kernel1, bias1, kernel2, bias2, kernel3, bias3 } = parameters
  const first = nn.relu(numpy.matmul(features, kernel1!).add(bias1!))
  const second = nn.relu(numpy.matmul(first, kernel2!).add(bias2!))
  return numpy.matmul(second, kernel3!).add(bias3!)
}

/** The outputs of a network for rows of features. */
export type Forward = (parameters: Float32Array, features: Float32Array) => Float32Array

const compiled = new WeakMap<Numeric, Forward>()

/** Compiled once. */
export function openForward(numeric: Numeric): Forward {
  const known = compiled.get(numeric)
  if (known) return known
  const call = numeric.compile(shapes, (operations, parameters, { features }) => [
    run(operations, parameters, features!),
  ])
  const forward: Forward = (parameters, values) =>
    call(parameters, { features: { shape: [values.length / INPUTS, INPUTS], values } })[0]!
  compiled.set(numeric, forward)
  return forward
}

/**
 * The clipped surrogate of PPO (Schulman et al. 2017, equations 7 and 9), a mean over the rows that count: for each the
 * move that was chosen (one-hot), its log-probability before, its advantage and its return.
 */
export function loss(operations: Operations, parameters: Values, data: Values): Value {
  const { numpy, nn } = operations
  const {
    features,
    masks,
    chosen,
    advantages,
    returns,
    before,
    counts,
    clip,
    moveWeight,
    valueWeight,
    entropyWeight,
    total,
  } = data
  const out = run(operations, parameters, features!)
  const pickValue = numpy.array(Float32Array.from({ length: OUTPUTS }, (_, i) => (i === MOVES ? 1 : 0)))
  const value = numpy.sum(out.ref.mul(pickValue), 1)
  const logs = nn.logSoftmax(out.add(masks!))
  const now = numpy.sum(logs.ref.mul(chosen!), 1)
  const ratio = numpy.exp(now.sub(before!))
  const low = numpy.maximum(ratio.ref, numpy.subtract(1, clip!.ref))
  const clipped = numpy.minimum(low, numpy.add(1, clip!))
  const surrogate = numpy.minimum(ratio.mul(advantages!.ref), clipped.mul(advantages!))
  const entropy = numpy.sum(numpy.exp(logs.ref).mul(logs), 1).neg()
  const error = numpy.square(value.sub(returns!))
  const each = error.mul(valueWeight!).sub(surrogate.mul(moveWeight!)).sub(entropy.mul(entropyWeight!))
  return numpy.sum(each.mul(counts!)).div(total!.reshape([]))
}

/** The mean cross entropy of moves that somebody made: behaviour cloning. */
export function cloneLoss(operations: Operations, parameters: Values, data: Values): Value {
  const { numpy, nn } = operations
  const { features, masks, chosen, counts, total } = data
  const logs = nn.logSoftmax(run(operations, parameters, features!).add(masks!))
  return numpy
    .sum(numpy.sum(logs.mul(chosen!), 1).mul(counts!))
    .neg()
    .div(total!.reshape([]))
}
