/** Who sits where: finds the agents that are asked for, of the package, of a path or a program, and seats them. */
import { InvalidInput } from '../../core/errors.ts'
import type { AgentDefinition } from '../../core/agent.ts'
import type { Seating } from '../../core/event.ts'
import type { Game, Seat } from '../../core/game.ts'
import type { Json } from '../../core/json.ts'
import type { Model } from '../../core/model.ts'
import type { Seated } from '../../core/episode.ts'
import { validateGiven } from '../../core/validate-given.ts'
import { agents } from '../../agents/index.ts'
import { execAgent, isExec, splitExec, unknownOption } from '../../node/exec/index.ts'
import { lendModel } from '../../models/door.ts'
import { guardAgent } from '../../node/guard.ts'
import { readNamedAgent, readPair, type AgentSpec } from './agent-spec.ts'
import { isPath, loadAgent, moduleOf } from '../own-code/load-module.ts'
import { misnamed } from '../own-code/misnamed.ts'
import { AgentApart } from './apart/agent-apart.ts'
import { prepareFound, seatPlayer, type Player } from './seat-player.ts'

export type { AgentSpec } from './agent-spec.ts'
export { readPair } from './agent-spec.ts'
export type { Player } from './seat-player.ts'

/** Reads an agent of the package or of a path as {@link readNamedAgent} does, or `exec:[option=value:]*command`. */
export const readAgentSpec = (text: string): AgentSpec =>
  isExec(text.trim()) ? readExecSpec(text.trim()) : readNamedAgent(text)

function readExecSpec(text: string): AgentSpec {
  const { name, pairs } = splitExec(text)
  if (name === 'exec:') throw new InvalidInput(`"${text}" names no command; write exec:python3 my_agent.py`)
  const unknown = unknownOption(name)
  if (unknown !== undefined)
    throw new InvalidInput(
      `agent exec: there is no option "${unknown}"; there are timeout, processes, model (a variable of the shell stands behind env: exec:env ${unknown}=…)`,
    )
  const options = Object.fromEntries(pairs.map((pair) => readPair(pair, 'agent exec')))
  return { agent: name, ...(pairs.length > 0 && { options }) }
}

/** One agent a seat: a single one takes all seats, otherwise there must be one for each, in seat order. */
export function assignSeats(specs: readonly AgentSpec[], seats: readonly Seat[]): Record<Seat, AgentSpec> {
  if (specs.length !== 1 && specs.length !== seats.length)
    throw new InvalidInput(
      `${specs.length} agents for ${seats.length} seats: name one for all, or one each for ${seats.join(', ')}`,
    )
  return Object.fromEntries(seats.map((seat, i) => [seat, specs[specs.length === 1 ? 0 : i]!]))
}

/** The agent of that name for this game, or the one that the module at that path exports. Throws {@link InvalidInput}. */
export async function findAgent(game: Game, name: string): Promise<AgentDefinition> {
  if (isExec(name)) return execAgent(name)
  if (isPath(name)) return playing(game, await loadAgent(name), name)
  const known = await agents(game.name)
  const found = known.find((definition) => definition.name === name)
  if (found) return found
  const names = known.map((definition) => definition.name).join(', ')
  const meant = misnamed(name)
  throw new InvalidInput(
    meant
      ? `${name}: ${meant}`
      : `${game.title} has no agent "${name}"; it has ${names} (or give the path of a module, as in ./my-agent.mjs, or exec:<command>)`,
  )
}

/** A module says which games its agent plays, where it does not play any. */
function playing(game: Game, definition: AgentDefinition, path: string): AgentDefinition {
  const { games } = definition
  if (games && !games.includes(game.name))
    throw new InvalidInput(`the agent ${path} plays ${games.join(', ')}, and not ${game.name} (so say its \`games\`)`)
  return definition
}

/** Finds the agent and checks its options. `openModel` is asked only for agents that need a model. */
export async function prepare(
  game: Game,
  spec: AgentSpec,
  openModel: (name: string | undefined) => Promise<Model>,
): Promise<Player> {
  if (isExec(spec.agent)) return prepareProgram(spec, openModel)
  return prepareFound(await findAgent(game, spec.agent), spec, openModel)
}

/** A program is lent the model of its seat where it asks for one, with `model=yes` or by a plan that names one. */
export async function prepareProgram(
  { agent, options: given, model: wanted }: AgentSpec,
  openModel: (name: string | undefined) => Promise<Model>,
): Promise<Player> {
  const read = (definition: AgentDefinition): { readonly model: boolean } =>
    validateGiven(definition.options!, given ?? {}, `agent ${agent}`) as { readonly model: boolean }
  const options = read(execAgent(agent))
  if (!options.model && wanted === undefined) return { name: agent, definition: execAgent(agent), options }
  const model = await openModel(wanted)
  const definition = execAgent(agent, { name: model.name, lend: lendModel })
  return { name: agent, definition, options: { ...options, model: true }, model }
}

/** Seats a player for one episode; what an agent brought by path does to the process is kept to its episode. */
export const seat = (game: Game, config: unknown, name: Seat, player: Player): Seated =>
  seatPlayer(game, config, name, player, isPath(player.name) && !isExec(player.name) ? guardAgent : undefined)

/**
 * The same where others wait for this process: an agent brought by path decides in a thread of its own, and holds up
 * nobody by what it does.
 */
export function seatApart(game: Game, config: unknown, name: Seat, player: Player): Seated {
  if (!isPath(player.name) || isExec(player.name)) return seatPlayer(game, config, name, player)
  const create: AgentDefinition['create'] = ({ config, seat, options }) =>
    new AgentApart({ agent: player.name, game: moduleOf(game) ?? game.name, config, seat, options: options as Json })
  return seatPlayer(game, config, name, { ...player, definition: { ...player.definition, create } })
}

/** Seats a player in each seat that is named. */
export const seatAll = (game: Game, config: unknown, players: Readonly<Record<Seat, Player>>): Record<Seat, Seated> =>
  Object.fromEntries(Object.entries(players).map(([name, player]) => [name, seat(game, config, name, player)]))

/** How a player is written down in a plan or a log. */
export const seating = ({ name, options, model }: Player): Seating => ({
  agent: name,
  ...(options !== null && { options }),
  ...(model && { model: model.name }),
})
