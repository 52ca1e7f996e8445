/** What a state is, and how one is dealt: all chance comes from the seed. */
import { Random } from 'roundtable'

/**
 * The whole truth of one episode, as plain data.
 *
 * @typedef {object} State
 * @property {import('./config.mjs').Config} config
 * @property {number} treasure
 * @property {readonly string[]} said
 * @property {readonly number[]} opened
 */

/**
 * @param {import('./config.mjs').Config} config
 * @param {number} seed
 * @returns {State}
 */
export function start(config, seed) {
  const random = new Random(seed, 'new-game')
  return { config, treasure: random.int(1, config.boxes), said: [], opened: [] }
}
