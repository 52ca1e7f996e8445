/** What can be played, and with whom: every game with its seats, its presets and the agents that can sit down. */
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'
import { seatable, type Available } from './holders.ts'

/**
 * `files`: whether agents that read files of the machine can sit down; `available`: what and whom there is beside those of
 * the package.
 */
export async function listGames({
  files = true,
  available = {},
}: {
  readonly files?: boolean
  readonly available?: Available
} = {}): Promise<object> {
  const { lent, games: own = {} } = available
  const all = [...(await Promise.all(Object.values(games).map((load) => load()))), ...new Set(Object.values(own))]
  const list = await Promise.all(
    all.map(async (game) => {
      const players = (await seatable(game, available)).filter(({ needsFiles }) => files || !needsFiles)
      const asking = players.filter(({ needsModel }) => needsModel)
      const config = readDefaults(game.config)
      return {
        name: game.name,
        title: game.title,
        about: game.about,
        seats: game.seats(config),
        partners: players.map((player) => player.name),
        presets: Object.keys(game.presets ?? {}),
        ...(lent && { models: Object.fromEntries(asking.map(({ name }) => [name, lent.model.name])) }),
      }
    }),
  )
  return { games: list }
}

const readDefaults = (schema: Parameters<typeof validate>[0]): unknown => validate(schema, {}, 'config')
