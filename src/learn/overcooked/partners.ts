/** Networks that sit opposite a learner and do not learn. */
import { runNetwork, type DenseLayer } from '../../agents/overcooked/policy/network.ts'
import { splitParameters } from '../parameters.ts'
import { INPUTS, shapes } from './network.ts'

/** Who sit opposite in a share of the kitchens: one of these for an episode, each as often. At most 128. */
export interface Partners {
  readonly networks: readonly Float32Array[]
  readonly share: number
}

/** What a network answers to the features of one cook: logits of the moves first. */
export function openPartner(parameters: Float32Array): (features: Float32Array) => Float32Array {
  const parts = splitParameters(shapes, parameters)
  const layers = [1, 2, 3].map((number): DenseLayer => {
    const [kernel, bias] = [parts[`kernel${number}`]!, parts[`bias${number}`]!]
    const [inputs, outputs] = kernel.shape as [number, number]
    return { type: 'dense', inputs, outputs, kernel: kernel.values, bias: bias.values, leak: number === 3 ? 1 : 0 }
  })
  return (features) => runNetwork(layers, features, [1, 1, INPUTS])
}
