/** Who sits at a table that outsiders reach: themselves, or an agent of the package or of whoever runs the server, with the model that it lends. */
import type { AgentDefinition } from '../../core/agent.ts'
import { messageOf } from '../../core/boundary.ts'
import { InvalidInput } from '../../core/errors.ts'
import type { Holder, Seated } from '../../core/episode.ts'
import type { Seating } from '../../core/event.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import { validateGiven } from '../../core/validate-given.ts'
import { agents } from '../../agents/index.ts'
import { games } from '../../games/index.ts'
import { readNamedAgent, type AgentSpec } from '../../lab/seating/agent-spec.ts'
import { prepareFound, seatPlayer } from '../../lab/seating/seat-player.ts'
import type { LentModel } from './lent-model.ts'
import { findOwn, isOwnName, type OwnAgent } from './own-agents.ts'

/** What a server has for its seats beside the agents of the package. */
export interface Available {
  /** The model of agents that need one. Absent: they cannot sit down. */
  readonly lent?: LentModel
  /** Agents of whoever runs the server. */
  readonly own?: readonly OwnAgent[]
  /** Games of theirs, by name, and by their paths where a study names them so. */
  readonly games?: Readonly<Record<string, Game>>
}

/** `remote`: a program; `human`: a person, whose words are read as people type. */
const OUTSIDERS = ['remote', 'human']

/** A game that the package has, or whoever runs the server; no path is loaded for somebody outside. */
export async function findGameHere(name: string, { games: own = {} }: Available = {}): Promise<Game> {
  if (Object.hasOwn(own, name)) return own[name]!
  if (!Object.hasOwn(games, name))
    throw new InvalidInput(
      `there is no game "${name}"; there are ${[...Object.keys(games), ...Object.keys(own)].sort().join(', ')}`,
    )
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
  return validateGiven(
    game.config,
    { ...(preset !== undefined && presets[preset]), ...config },
    `config of ${game.name}`,
  )
}

/** An agent that can sit down, by the name that it is asked for by. */
type Seatable = Pick<AgentDefinition, 'name' | 'needsModel' | 'needsFiles'>

/** Agents that can sit down, the package's first: those that ask a model only where one is lent. */
export async function seatable(game: Game, { lent, own = [] }: Available = {}): Promise<readonly Seatable[]> {
  const plays = own.filter(({ games }) => games?.includes(game.name) ?? true)
  const all: Seatable[] = [
    ...(await agents(game.name)),
    ...plays.map(({ label: name, needsModel }) => ({ name, needsModel })),
  ]
  return all.filter(({ needsModel, needsFiles }) => (!needsModel || lent !== undefined) && (hasFiles || !needsFiles))
}

/** Their names. */
export const seatableNames = async (game: Game, available?: Available): Promise<readonly string[]> =>
  (await seatable(game, available)).map(({ name }) => name)

/** In a page there are none. */
const hasFiles = typeof process !== 'undefined'

/** An outsider, or an agent as {@link seatAgent} takes it. */
export async function holderFor(
  game: Game,
  config: unknown,
  place: Seat,
  name: string,
  available?: Available,
): Promise<Holder> {
  if (OUTSIDERS.includes(name)) return { remote: name, ...(name === 'human' && { person: true as const }) }
  return seatAgent(game, config, place, name, available)
}

/** Whoever the log has at a seat, to sit there again. */
export async function holderAgain(
  game: Game,
  config: unknown,
  place: Seat,
  who: Seating,
  available: Available = {},
): Promise<Holder> {
  if (who.remote) return { remote: who.agent, ...(who.agent === 'human' && { person: true as const }) }
  const { agent, options, model } = who
  const own = available.own?.find((one) => one.agent === agent)
  if (own) return seatOwn(own, { game, config, place, lent: available.lent }, options)
  if (isOwnName(agent))
    throw new InvalidInput(
      `seat ${place}: an agent of somebody’s own sits there, which this server was not given; begin it with --agents and the agent as it was named before`,
    )
  const given = options as AgentSpec['options'] | null | undefined
  const spec = { agent, ...(given && { options: given }), ...(model && { model }) }
  return seatSpec(game, config, place, spec, available)
}

/**
 * An agent that the package has, or that whoever runs the server named: no other programs nor paths are started for
 * somebody outside, nor other models asked.
 */
export async function seatAgent(
  game: Game,
  config: unknown,
  place: Seat,
  name: string,
  available: Available = {},
): Promise<Seated> {
  const own = findOwn(available.own ?? [], name)
  if (own) return seatOwn(own, { game, config, place, lent: available.lent })
  // Of a name that would be a path or a command nothing is read.
  return seatSpec(game, config, place, isOwnName(name) ? { agent: name } : readNamedAgent(name), available)
}

interface Place {
  readonly game: Game
  readonly config: unknown
  readonly place: Seat
  readonly lent: LentModel | undefined
}

const seatOwn = (own: OwnAgent, { game, config, place, lent }: Place, options?: Json | null): Promise<Seated> =>
  own.seat(game, config, place, {
    openModel: (name) => modelFor(place, own.label, name, lent),
    ...(options != null && { options }),
  })

async function seatSpec(
  game: Game,
  config: unknown,
  place: Seat,
  spec: AgentSpec,
  available: Available,
): Promise<Seated> {
  const found = (await agents(game.name)).find(({ name }) => name === spec.agent)
  if (!found)
    throw new InvalidInput(
      `seat ${place}: ${game.title} has no agent ${JSON.stringify(spec.agent.slice(0, 80))} for a table; here sit: ${[...OUTSIDERS, ...(await seatableNames(game, available))].join(', ')}`,
    )
  const player = await prepareFound(found, spec, (name) => modelFor(place, spec.agent, name, available.lent))
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
