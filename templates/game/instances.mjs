/** How a world is dealt: all chance comes from the seed. */
import { Random } from 'roundtable'

/**
 * @param {import('./config.mjs').Config} config
 * @param {number} seed
 * @returns {import('./rules.mjs').State}
 */
export function start(config, seed) {
  const random = new Random(seed, 'new-game')
  return { config, treasure: random.int(1, config.boxes), said: [], opened: [] }
}
