/** How a world is dealt: all chance comes from the seed. */
import { Random } from 'roundtable'
import type { Config } from './config.ts'
import type { State } from './rules.ts'

export function start(config: Config, seed: number): State {
  const random = new Random(seed, 'new-game')
  return { config, treasure: random.int(1, config.boxes), said: [], opened: [] }
}
