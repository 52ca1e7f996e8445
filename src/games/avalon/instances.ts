/** How a table of Avalon is dealt: the roles, the first leader, and the rng that the game goes on with. */
import { Random, type RngState } from '../../core/random.ts'
import type { Role } from '../../solvers/role-worlds/index.ts'
import type { Config } from './config.ts'

export interface Deal {
  /** In order of seats. */
  readonly roles: readonly Role[]
  readonly leader: number
  readonly rng: RngState
}

/** What is given in the config is taken as given; the rest is drawn, and the same whether or not something is given. */
export function deal({ deck, players, roles, leader }: Config, seed: number): Deal {
  const random = new Random(seed, 'avalon')
  const dealt = random.shuffle(deck)
  const drawn = random.int(1, players)
  return { roles: roles ?? dealt, leader: leader ?? drawn, rng: random.state() }
}
