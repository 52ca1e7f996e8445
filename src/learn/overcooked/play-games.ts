/** Plays whole games between networks, many side by side, to see how good they are. */
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { compile, engine, kitchenSpec, overcooked } from '../../games/overcooked/index.ts'
import type { Numeric } from '../numeric.ts'
import { drawMove } from './draw-move.ts'
import { INPUTS, openForward } from './network.ts'
import { KitchenWorlds, OUTPUTS } from './worlds.ts'

/** The network or the moves of one cook in all games; `rows` are the rows of outputs and masks that are its. */
export type Cook = Float32Array | ((state: Int16Array, offset: number, player: number, random: Random) => number)

export interface GamesOptions {
  readonly layout: string
  /** Who cooks as alice and as bob. */
  readonly cooks: readonly [Cook, Cook]
  readonly games: number
  readonly seed: number
  /** Default 400. */
  readonly horizon?: number
}

/** The score of each game; moves are drawn by the networks' probabilities. */
export function playGames(numeric: Numeric, { layout, cooks, games, seed, horizon = 400 }: GamesOptions): number[] {
  const kitchen = compile(kitchenSpec(validate(overcooked.config, { layout, horizon }, 'config')))
  const random = new Random(seed, 'games', layout)
  const worlds = new KitchenWorlds({ kitchen, size: games, horizon: 1 << 14, scattered: 0 }, random)
  for (let game = 0; game < games; game++) worlds.states[game * kitchen.words + engine.CLOCK] = 0
  const rows = 2 * games
  const features = new Float32Array(rows * INPUTS)
  const masks = new Float32Array(rows * OUTPUTS)
  const moves = new Uint8Array(rows)
  const scores = new Array<number>(games).fill(0)
  const forward = openForward(numeric)
  for (let step = 0; step < horizon; step++) {
    worlds.observe(features)
    worlds.writeMasks(masks)
    const outs = cooks.map((cook, player) => {
      if (!(cook instanceof Float32Array)) return undefined
      if (player === 1 && cook === cooks[0]) return undefined
      return forward(cook, features)
    })
    for (let row = 0; row < rows; row++) {
      const player = row & 1
      const cook = cooks[player]!
      moves[row] =
        cook instanceof Float32Array
          ? drawMove(outs[player] ?? outs[0]!, masks, row, random)
          : cook(worlds.states, (row >> 1) * kitchen.words, player, random)
    }
    worlds.step(moves, random)
    for (let game = 0; game < games; game++) scores[game]! += worlds.earned[game]!
  }
  return scores
}
