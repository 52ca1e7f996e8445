/** What there is to play, as data: for programs that find their own way. */
import { agents } from '../../agents/index.ts'
import { sharedConfig, type Game } from '../../core/game.ts'
import { schemasOf, toJsonSchema } from '../../core/json-schema.ts'
import { learningOf } from '../../core/learning-of.ts'
import { games } from '../../games/index.ts'
import type { Answer } from './request.ts'

/** Every game in a few words, with who plays it. */
export async function listGames(): Promise<Answer> {
  const all = await Promise.all(Object.values(games).map((load) => load()))
  const list = await Promise.all(
    all.map(async ({ name, title, about, source, version }) => ({
      ...{ name, title, about, version },
      ...(source && { source }),
      agents: (await agents(name)).map((agent) => agent.name),
    })),
  )
  return { games: list }
}

/** All about one game, in one config. */
export async function describeGame(game: Game, config: unknown): Promise<Answer> {
  const { name, title, about, source, version, metrics, presets = {} } = game
  const seats = game.seats(config)
  const known = sharedConfig(game, config)
  const players = await agents(name)
  return {
    ...{ name, title, about, version, ...(source && { source }) },
    seats,
    config,
    rules: Object.fromEntries(seats.map((seat) => [seat, game.language.rules(known, seat)])),
    schemas: schemasOf(game),
    metrics,
    presets,
    agents: players.map(({ name, about, needsModel = false, options }) => ({
      ...{ name, about, needsModel },
      ...(options && { options: toJsonSchema(options, 'input') }),
    })),
    learning: describeLearning(game, config),
  }
}

/** What a learner gets: how many actions, by what encodings. */
function describeLearning(game: Game, config: unknown): Answer {
  const { actions, actionCount, encodings = {} } = learningOf(game)
  const state = game.start(config, 1)
  const most = (): number => Math.max(...game.seats(config).map((seat) => actions!(game.observe(state, seat)).length))
  return {
    actionCount: actions ? (actionCount?.(config) ?? most()) : null,
    encodings: Object.fromEntries(
      Object.entries(encodings).map(([name, { about, shape, action }]) => [
        name,
        { about, shape: shape(config), ...(action && { actionShape: action.shape(config) }) },
      ]),
    ),
  }
}
