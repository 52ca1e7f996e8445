/** What can be played, and with whom: every game with its seats, its presets and the agents that need no model. */
import { agents } from '../../agents/index.ts'
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'

/** `files`: whether agents that read files of the machine can sit down. */
export async function listGames({ files = true }: { readonly files?: boolean } = {}): Promise<object> {
  const all = await Promise.all(Object.values(games).map((load) => load()))
  const list = await Promise.all(
    all.map(async (game) => {
      const players = (await agents(game.name)).filter(
        ({ needsModel, needsFiles }) => !needsModel && (files || !needsFiles),
      )
      const config = readDefaults(game.config)
      return {
        name: game.name,
        title: game.title,
        about: game.about,
        seats: game.seats(config),
        partners: players.map((player) => player.name),
        presets: Object.keys(game.presets ?? {}),
      }
    }),
  )
  return { games: list }
}

const readDefaults = (schema: Parameters<typeof validate>[0]): unknown => validate(schema, {}, 'config')
