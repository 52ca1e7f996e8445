/**
 * A first network for kitchens in which chance never finds a soup: it imitates two planning cooks, who say what they would
 * do also where the network has led (DAgger; Ross, Gordon and Bagnell 2011).
 */
import { Reactive } from '../../agents/overcooked/assistant/reactive.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { compile, kitchenSpec, overcooked } from '../../games/overcooked/index.ts'
import { Adam } from '../adam.ts'
import type { Numeric } from '../numeric.ts'
import { countParameters, drawParameters } from '../parameters.ts'
import { drawMove } from './draw-move.ts'
import { Examples } from './examples.ts'
import { cloneLoss, gains, INPUTS, openForward, shapes } from './network.ts'
import { KitchenWorlds, OUTPUTS } from './worlds.ts'

export interface ImitateOptions {
  readonly layout: string
  readonly seed: number
  /** How often examples are gathered and learnt from; each time the network leads in more of the kitchens. */
  readonly rounds?: number
  readonly kitchens?: number
  readonly steps?: number
}

/** How often the examples so far are gone over in each round, and in the last. */
const PASSES = 6
const LAST_PASSES = 24
const RATE = 0.001

export interface Imitated {
  readonly parameters: Float32Array
  /** Steps of kitchens that were watched. */
  readonly steps: number
}

export function imitate(
  numeric: Numeric,
  { layout, seed, rounds = 6, kitchens = 16, steps = 400 }: ImitateOptions,
): Imitated {
  const random = new Random(seed, 'imitate', layout)
  const kitchen = compile(kitchenSpec(validate(overcooked.config, { layout }, 'config')))
  const parameters = drawParameters(shapes, random, gains)
  const adam = new Adam(countParameters(shapes))
  const examples = new Examples()
  const findGradient = numeric.compileLoss(shapes, cloneLoss)
  const forward = openForward(numeric)
  const rows = 2 * kitchens
  const features = new Float32Array(rows * INPUTS)
  const masks = new Float32Array(rows * OUTPUTS)
  const moves = new Uint8Array(rows)

  for (let round = 0; round < rounds; round++) {
    const worlds = new KitchenWorlds({ kitchen, size: kitchens, horizon: steps, scattered: 0.5 }, random)
    const teachers = Array.from({ length: kitchens }, () => [new Reactive(0), new Reactive(1)])
    /** In these kitchens the network leads: in none at first, in most at last. */
    const isLed = (world: number): boolean => ((world * 7) % kitchens) / kitchens < (0.8 * round) / (rounds - 1)
    for (let step = 0; step < steps; step++) {
      worlds.observe(features)
      worlds.writeMasks(masks)
      const out = round > 0 ? forward(parameters, features) : undefined
      for (let row = 0; row < rows; row++) {
        const world = row >> 1
        const cells = [...worlds.states.subarray(world * kitchen.words, (world + 1) * kitchen.words)]
        const advised = teachers[world]![row & 1]!.move({ kitchen: kitchen.spec, cells })
        if (masks[row * OUTPUTS + advised] === 0) examples.add(features, masks, row, advised)
        moves[row] = out && isLed(world) ? drawMove(out, masks, row, random) : advised
      }
      worlds.step(moves, random)
      for (let world = 0; world < kitchens; world++)
        if (worlds.ended[world] !== 0) teachers[world] = [new Reactive(0), new Reactive(1)]
    }
    const passes = round === rounds - 1 ? LAST_PASSES : PASSES
    for (let pass = 0; pass < passes; pass++) {
      const rate = round === rounds - 1 ? RATE * (1 - pass / passes) : RATE
      for (const batch of examples.batches(random))
        adam.step(parameters, findGradient(parameters, batch).gradient, rate)
    }
  }
  return { parameters, steps: rounds * kitchens * steps }
}
