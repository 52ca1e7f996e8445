/** What a state is, and how one is dealt: all chance comes from the seed. */
import { Random } from 'roundtable'
import type { Config } from './config.ts'

/** The whole truth of one episode, as plain data. */
export interface State {
  readonly config: Config
  readonly treasure: number
  readonly said: readonly string[]
  readonly opened: readonly number[]
}

export function start(config: Config, seed: number): State {
  const random = new Random(seed, 'new-game')
  return { config, treasure: random.int(1, config.boxes), said: [], opened: [] }
}
