/** An episode for a picture: played by agents of the house, with every state on its way. */
import { agents } from '../../src/agents/index.ts'
import { games } from '../../src/games/index.ts'
import {
  memoryLog,
  play,
  replay,
  sharedConfig,
  validate,
  type Event,
  type Game,
  type Outcome,
} from '../../src/index.ts'

export interface Played {
  readonly game: Game
  readonly steps: readonly { readonly event: Event; readonly state: any }[]
  readonly outcome: Outcome
}

export interface Lineup {
  readonly game: string
  readonly agent: string
  readonly config?: Readonly<Record<string, unknown>>
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed: number
}

/** Plays one episode with the same agent in all seats. */
export async function playFor({
  game: name,
  agent: wanted,
  config: set = {},
  options = {},
  seed,
}: Lineup): Promise<Played> {
  const game = await games[name]!()
  const config = validate(game.config, set, 'config')
  const definition = (await agents(name)).find((agent) => agent.name === wanted)!
  const checked = definition.options ? validate(definition.options, options, 'options') : null
  const sit = (seat: string) => ({
    name: wanted,
    agent: definition.create({ game, config: sharedConfig(game, config), seat, options: checked }),
  })
  const seats = Object.fromEntries(game.seats(config).map((seat) => [seat, sit(seat)]))
  const log = memoryLog()
  const { outcome, reason } = await play({ game, config, seed, seats, log })
  if (!outcome) throw new Error(`${name} did not end: ${reason}`)
  return { game, steps: [...replay(game, log.all)], outcome }
}
