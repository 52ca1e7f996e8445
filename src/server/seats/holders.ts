/** Who sits at a table that outsiders reach: themselves, or an agent of the package, with the model that the server lends. */
import type { AgentDefinition } from '../../core/agent.ts'
import { messageOf } from '../../core/boundary.ts'
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
import type { LentModel } from './lent-model.ts'

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

/** Agents that can sit down: those that ask a model only where one is lent. */
export const seatable = async (game: Game, lent?: LentModel): Promise<readonly AgentDefinition[]> =>
  (await agents(game.name)).filter(
    ({ needsModel, needsFiles }) => (!needsModel || lent !== undefined) && (hasFiles || !needsFiles),
  )

/** Their names. */
export const builtInNames = async (game: Game, lent?: LentModel): Promise<readonly string[]> =>
  (await seatable(game, lent)).map(({ name }) => name)

/** In a page there are none. */
const hasFiles = typeof process !== 'undefined'

/** An outsider, or an agent as {@link seatBuiltIn} takes it. */
export async function holderFor(
  game: Game,
  config: unknown,
  place: Seat,
  name: string,
  lent?: LentModel,
): Promise<Holder> {
  if (OUTSIDERS.includes(name)) return { remote: name, ...(name === 'human' && { person: true as const }) }
  return seatBuiltIn(game, config, place, name, lent)
}

/** Whoever the log has at a seat, to sit there again. */
export async function holderAgain(
  game: Game,
  config: unknown,
  place: Seat,
  who: Seating,
  lent?: LentModel,
): Promise<Holder> {
  if (who.remote) return { remote: who.agent, ...(who.agent === 'human' && { person: true as const }) }
  const { agent, options, model } = who
  const given = options as AgentSpec['options'] | null | undefined
  const spec = { agent, ...(given && { options: given }), ...(model && { model }) }
  return seatSpec(game, config, place, spec, lent)
}

/** An agent that the package has: neither programs nor paths are started for somebody outside, nor other models asked. */
export const seatBuiltIn = (
  game: Game,
  config: unknown,
  place: Seat,
  name: string,
  lent?: LentModel,
): Promise<Holder> => seatSpec(game, config, place, readNamedAgent(name), lent)

async function seatSpec(
  game: Game,
  config: unknown,
  place: Seat,
  spec: AgentSpec,
  lent: LentModel | undefined,
): Promise<Holder> {
  const found = (await agents(game.name)).find(({ name }) => name === spec.agent)
  if (!found)
    throw new InvalidInput(
      `seat ${place}: ${game.title} has no agent ${JSON.stringify(spec.agent.slice(0, 80))} for a table; only agents of the package sit here: ${[...OUTSIDERS, ...(await builtInNames(game, lent))].join(', ')}`,
    )
  const player = await prepareFound(found, spec, (name) => modelFor(place, spec.agent, name, lent))
  return seatPlayer(game, config, place, player)
}

/** The model that is lent; whoever asks for a seat cannot choose another. */
async function modelFor(place: Seat, agent: string, name: string | undefined, lent: LentModel | undefined) {
  if (!lent)
    throw new InvalidInput(
      `seat ${place}: ${agent} needs a language model, and none is lent here: begin the server with --model`,
    )
  if (name !== undefined && name !== lent.model.name)
    throw new InvalidInput(`seat ${place}: the model that is lent here is ${lent.model.name}, and no other`)
  if (lent.halted.aborted)
    throw new InvalidInput(`seat ${place}: no language model is asked any more (${messageOf(lent.halted.reason)})`)
  return lent.model
}
