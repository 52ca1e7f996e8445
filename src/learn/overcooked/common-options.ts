/** What all methods of the kitchens that play to learn take, and how they divide their work. */
import { z } from 'zod'
import { layoutOption, nameLayout } from './layout-option.ts'
import type { ShardOptions } from './shard.ts'

export const commonOptions = {
  layout: layoutOption,
  kitchens: z.int().min(2).max(1024).default(32).describe('kitchens of a shard, side by side'),
  shards: z.int().min(1).max(64).default(2).describe('parts of the work; as many processors can be used'),
  start: z
    .enum(['auto', 'random', 'planner'])
    .default('auto')
    .describe('from random weights, or from imitating planning cooks; auto: the latter where chance finds no soup'),
  rate: z.number().positive().max(1).optional().describe('learning rate at first, falls to a tenth; 0.001 or 0.0003'),
  entropy: z.number().min(0).max(1).optional().describe('weight of entropy at first, falls to a tenth; 0.1 or 0.01'),
  rounds: z.int().min(1).max(20).default(3).describe('how often each step is learnt from'),
  measured: z.int().min(2).max(10_000).default(100).describe('games that the score of the card is the mean of'),
  scattered: z.number().min(0).max(0.9).default(0.5).describe('the share of kitchens that begin at random'),
}

export type CommonOptions = z.output<z.ZodObject<typeof commonOptions>>

/** Steps of each kitchen between two improvements. */
export const STEPS = 100
/** Into how many gradients the rows of an improvement are divided. */
export const PARTS = 8

/** Where a cook who does not know that gates and counters are for passing things hardly ever sees a soup delivered. */
const HARD = ['counter-circuit', 'gated-delivery', 'locked', 'soup-passing', 'door-rectangle']

/** What a card says of such a start. */
export const IMITATED = 'imitated two planning cooks first (DAgger)'

export const startsAtPlanner = ({ start, layout }: CommonOptions): boolean =>
  start === 'planner' || (start === 'auto' && HARD.includes(nameLayout(layout)))

/** Rate and entropy as given, or as suits the start; a network that imitates has values to learn first. */
export function scheduleOf(given: CommonOptions) {
  const imitates = startsAtPlanner(given)
  const { rate = imitates ? 0.0003 : 0.001, entropy = imitates ? 0.01 : 0.1, rounds } = given
  return { rate, entropy, rounds, warmUp: imitates ? 0.05 : 0 }
}

export const divideWork = ({ layout, kitchens, shards, scattered }: CommonOptions, seed: number): ShardOptions[] =>
  Array.from({ length: shards }, (_, number) => ({
    layout,
    seed,
    number,
    kitchens,
    steps: STEPS,
    horizon: 400,
    scattered,
    rows: (2 * kitchens * STEPS) / PARTS,
    discount: 0.99,
    trace: 0.95,
  }))
