/** Who sits at a table that outsiders reach: themselves, or an agent of the package that needs no key. */
import { InvalidInput } from '../../core/errors.ts'
import type { Holder } from '../../core/episode.ts'
import type { Seating } from '../../core/event.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import { validate } from '../../core/schema.ts'
import { agents } from '../../agents/index.ts'
import { games } from '../../games/index.ts'
import { readNamedAgent, type AgentSpec } from '../../lab/agent-spec.ts'
import { prepareFound, seatPlayer } from '../../lab/seat-player.ts'

/** `remote`: a program; `human`: a person, whose words are read as people type. */
const OUTSIDERS = ['remote', 'human']

/** A game that the package has; no path is loaded for somebody outside. */
export async function findBuiltIn(name: string): Promise<Game> {
  if (!Object.hasOwn(games, name))
    throw new InvalidInput(`there is no game "${name}"; there are ${Object.keys(games).sort().join(', ')}`)
  return games[name]!()
}

export function readConfig(
  game: Game,
  { config = {}, preset }: { readonly config?: Readonly<Record<string, Json>>; readonly preset?: string },
): unknown {
  const { presets = {} } = game
  if (preset !== undefined && !Object.hasOwn(presets, preset))
    throw new InvalidInput(
      `${game.name} has no preset "${preset}"; it has ${Object.keys(presets).join(', ') || 'none'}`,
    )
  if ('tables' in config) throw new InvalidInput('config: "tables" names a folder of the server, and is not taken here')
  return validate(game.config, { ...(preset !== undefined && presets[preset]), ...config }, `config of ${game.name}`)
}

/** Agents that can sit down without a key. */
export const builtInNames = async (game: Game): Promise<readonly string[]> =>
  (await agents(game.name))
    .filter(({ needsModel, needsFiles }) => !needsModel && (hasFiles || !needsFiles))
    .map(({ name }) => name)

/** In a page there are none. */
const hasFiles = typeof process !== 'undefined'

/** An outsider, or an agent as {@link seatBuiltIn} takes it. */
export async function holderFor(game: Game, config: unknown, place: Seat, name: string): Promise<Holder> {
  if (OUTSIDERS.includes(name)) return { remote: name, ...(name === 'human' && { person: true as const }) }
  return seatBuiltIn(game, config, place, name)
}

/** Whoever the log has at a seat, to sit there again. */
export async function holderAgain(game: Game, config: unknown, place: Seat, who: Seating): Promise<Holder> {
  if (who.remote) return { remote: who.agent, ...(who.agent === 'human' && { person: true as const }) }
  const { agent, options, model } = who
  const given = options as AgentSpec['options'] | null | undefined
  return seatSpec(game, config, place, { agent, ...(given && { options: given }), ...(model && { model }) })
}

/** An agent that the package has and that needs no model: neither programs nor paths are started for somebody outside. */
export const seatBuiltIn = (game: Game, config: unknown, place: Seat, name: string): Promise<Holder> =>
  seatSpec(game, config, place, readNamedAgent(name))

async function seatSpec(game: Game, config: unknown, place: Seat, spec: AgentSpec): Promise<Holder> {
  const known = await agents(game.name)
  const found = spec.model === undefined && known.find(({ name }) => name === spec.agent)
  if (!found)
    throw new InvalidInput(
      `seat ${place}: ${game.title} has no agent ${JSON.stringify(spec.agent.slice(0, 80))} for a table; only agents of the package sit here: ${[...OUTSIDERS, ...(await builtInNames(game))].join(', ')}`,
    )
  const player = await prepareFound(found, spec, () =>
    Promise.reject(new InvalidInput(`seat ${place}: ${spec.agent} needs a language model, which is not opened here`)),
  )
  return seatPlayer(game, config, place, player)
}
