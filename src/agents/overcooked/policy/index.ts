/** Plays what a network says: policies that travel with the package by name, and others' from a file, in any seat. */
import { z } from 'zod'
import type { Agent, AgentDefinition } from '../../../core/agent.ts'
import { InvalidInput } from '../../../core/errors.ts'
import {
  ACTIONS,
  compile,
  engine,
  FeatureEncoder,
  findLayout,
  kitchenSpec,
  LosslessEncoder,
  SEATS,
  type Action,
  type Config,
  type Observation,
} from '../../../games/overcooked/index.ts'
import { drawIndex } from '../draw.ts'
import { isFatal } from './is-fatal.ts'
import { LearnerFeatures } from './learner-features.ts'
import { runNetwork, shapeAfter, softmax, type Shape } from './network.ts'
import { INPUTS, readNetwork, type Network } from './read-network.ts'
import { pathOfWeights, whyUntrained } from './weights.ts'

const playing = {
  choice: z
    .enum(['sample', 'best'])
    .default('sample')
    .describe('draw by the probabilities, or take the likeliest move'),
  unblock: z
    .int()
    .min(0)
    .max(20)
    .default(0)
    .describe('after so many steps on one spot the moves of those steps are ruled out (0: never)'),
}

const options = z.strictObject({
  file: z.string().describe('the network: a JSON file with its weights beside it (docs/overcooked.md)'),
  ...playing,
})

type Options = z.output<typeof options>

export const policy: AgentDefinition<Config, Observation, Action, Options> = {
  name: 'policy',
  about: 'A learned policy: a network that is read from a file.',
  options,
  needsModel: false,
  needsFiles: true,
  create: ({ config, seat, options }) => playNetwork(options.file, options.file, config, seat, options),
}

const trainedOptions = z.strictObject(playing)

/** An agent that plays the networks of one method: those that travel with the package, one for each kitchen. */
const trained = (
  name: string,
  about: string,
): AgentDefinition<Config, Observation, Action, z.output<typeof trainedOptions>> => ({
  name,
  about,
  options: trainedOptions,
  needsModel: false,
  needsFiles: true,
  refuses: ({ config }) => whyUntrained(name, config),
  create: ({ config, seat, options }) =>
    playNetwork(pathOfWeights(name, config)!, `${name}/${findLayout(config.layout)!.name}`, config, seat, options),
})

/** Those that have weights for some kitchen. */
export const trainedPolicies = [
  trained('ppo-sp', 'Trained by self-play (PPO).'),
  trained('pbt', 'Trained in a population of three (population-based training).'),
  trained('bc', 'Imitates games: here those of a drawn cook that dawdles and errs, no person’s (behaviour cloning).'),
  trained('fcp', 'Trained beside partners of all skills, checkpoints of several self-plays (fictitious co-play).'),
  trained('ppo-bc', 'Trained beside an imitation of a drawn cook (PPO with a partner that does not learn).'),
]

/** `called`: how logs name the network, which is the same on every machine. */
function playNetwork(
  file: string,
  called: string,
  config: Config,
  seat: string,
  { choice, unblock }: z.output<typeof trainedOptions>,
): Agent<Observation, Action> {
  const network = readNetwork(file)
  const kitchen = compile(kitchenSpec(config))
  const probabilities = policyOf(network, kitchen, config.horizon)
  const player = SEATS.indexOf(seat as (typeof SEATS)[number])
  const past: { pose: string; move: number }[] = []
  return {
    act: ({ cells }, turn) => {
      if (turn.number === 1) turn.note('network', { file: called, hash: network.hash })
      const word = engine.PLAYER + player * engine.PER_PLAYER
      const pose = `${cells[word]},${cells[word + 1]}`
      const recent = past.slice(-unblock)
      const blocked = unblock > 0 && recent.length === unblock && recent.every((step) => step.pose === pose)
      const state = Int16Array.from(cells)
      const fatal = network.spare !== undefined && isFatal(kitchen, state, player) ? [engine.INTERACT] : []
      const weights = rule(probabilities(state, player), [
        ...fatal,
        ...(blocked ? recent.map((step) => step.move) : []),
      ])
      const move = choice === 'best' ? weights.indexOf(Math.max(...weights)) : drawIndex(weights, turn.random)
      past.push({ pose, move })
      return { action: ACTIONS[move]! }
    },
  }
}

/**
 * The probabilities of the six moves in a state for a player. Throws {@link InvalidInput} where the network does not fit
 * the kitchen.
 */
export function policyOf(
  network: Network,
  kitchen: engine.Kitchen,
  horizon: number,
): (cells: Int16Array, player: number) => number[] {
  const { shape, encode } = encoderOf(network, kitchen, horizon)
  try {
    network.layers.reduce(shapeAfter, shape)
  } catch (error) {
    const trained = network.layout ? ` it was made for ${network.layout},` : ''
    throw new InvalidInput(`the network does not fit this kitchen:${trained} ${(error as Error).message}`)
  }
  return (cells, player) => softmax(runNetwork(network.layers, encode(cells, player), shape))
}

/** What the network is shown of a state. */
function encoderOf(
  { input }: Network,
  kitchen: engine.Kitchen,
  horizon: number,
): { shape: Shape; encode(cells: Int16Array, player: number): Float32Array } {
  const kind = INPUTS[input]!
  if ('lossless' in kind) {
    const encoder = new LosslessEncoder(kitchen, { ...kind.lossless, horizon })
    return { shape: encoder.shape, encode: (cells, player) => encoder.encode(cells, player) }
  }
  const encoder = 'learner' in kind ? new LearnerFeatures(kitchen) : new FeatureEncoder(kitchen, kind.features)
  const encode = (cells: Int16Array, player: number): Float32Array => {
    const out = new Float32Array(encoder.size)
    encoder.write(cells, 0, player, out)
    return out
  }
  return { shape: [1, 1, encoder.size], encode }
}

/** The probabilities without the moves that are ruled out, unless nothing would be left. */
function rule(probabilities: readonly number[], out: readonly number[]): readonly number[] {
  const left = probabilities.map((probability, move) => (out.includes(move) ? 0 : probability))
  return left.some((probability) => probability > 0) ? left : probabilities
}
