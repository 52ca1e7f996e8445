/** Examples of two drawn cooks, in kitchens that begin as published and in others that begin at random. */
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { compile, engine, kitchenSpec, overcooked } from '../../games/overcooked/index.ts'
import { DrawnCook } from './drawn-cook.ts'
import { Examples } from './examples.ts'
import { INPUTS } from './network.ts'
import { KitchenWorlds, OUTPUTS } from './worlds.ts'

const HORIZON = 400

export function gatherDrawn(layout: string, games: number, seed: number): Examples {
  const random = new Random(seed, 'drawn', layout)
  const kitchen = compile(kitchenSpec(validate(overcooked.config, { layout }, 'config')))
  const worlds = new KitchenWorlds({ kitchen, size: games, horizon: HORIZON, scattered: 0.3 }, random)
  const cooksOf = () => [new DrawnCook(kitchen, 0), new DrawnCook(kitchen, 1)]
  const cooks = Array.from({ length: games }, cooksOf)
  const rows = 2 * games
  const features = new Float32Array(rows * INPUTS)
  const masks = new Float32Array(rows * OUTPUTS)
  const moves = new Uint8Array(rows)
  const examples = new Examples()
  for (let step = 0; step < HORIZON; step++) {
    worlds.observe(features)
    worlds.writeMasks(masks)
    for (let row = 0; row < rows; row++) {
      const move = cooks[row >> 1]![row & 1]!.move(worlds.states, (row >> 1) * kitchen.words, random)
      // What would end all hope is nobody's example.
      moves[row] = masks[row * OUTPUTS + move] === 0 ? move : engine.STAY
      examples.add(features, masks, row, moves[row]!)
    }
    worlds.step(moves, random)
    for (let game = 0; game < games; game++) if (worlds.ended[game] !== 0) cooks[game] = cooksOf()
  }
  return examples
}
