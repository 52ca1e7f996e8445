/** Who sits where: reads `symbolic:strategy=lazy@openai:gpt-4o` and seats the agent that it names. */
import { InvalidInput } from '../core/errors.ts'
import type { AgentDefinition } from '../core/agent.ts'
import type { Seating } from '../core/event.ts'
import { freeze } from '../core/boundary.ts'
import { sharedConfig, type Game, type Seat } from '../core/game.ts'
import { copy, type Json } from '../core/json.ts'
import type { Model } from '../core/model.ts'
import type { Seated } from '../core/episode.ts'
import { validate } from '../core/schema.ts'
import { agents } from '../agents/index.ts'
import { execAgent, isExec, splitExec } from '../node/exec/index.ts'
import { lendModel } from '../models/door.ts'
import { guardAgent } from '../node/guard.ts'
import { isPath, loadAgent } from './load-module.ts'

/** An agent as asked for. */
export interface AgentSpec {
  readonly agent: string
  readonly options?: Readonly<Record<string, Json>>
  /** `provider:model`. Absent: the run's model, if the agent needs one. */
  readonly model?: string
}

/**
 * Reads `name[:option=value]*[@model]`, or `exec:[option=value:]*command`. Values that are JSON (numbers, true, lists) are
 * read as such.
 */
export function readAgentSpec(text: string): AgentSpec {
  if (isExec(text.trim())) return readExecSpec(text.trim())
  const [, named = '', model] = /^([^@]*)(?:@(.+))?$/.exec(text.trim()) ?? []
  const [agent = '', ...parts] = named.split(':')
  // A value may hold a colon itself: `examples=human:hh-planning-002`.
  const pairs = parts.reduce<string[]>(
    (found, part) =>
      part.includes('=') || found.length === 0 ? [...found, part] : [...found.slice(0, -1), `${found.at(-1)}:${part}`],
    [],
  )
  if (!agent) throw new InvalidInput(`"${text}" names no agent; write name, name:option=value or name@provider:model`)
  const options = Object.fromEntries(pairs.map((pair) => readPair(pair, `agent ${agent}`)))
  return { agent, ...(pairs.length > 0 && { options }), ...(model && { model }) }
}

function readExecSpec(text: string): AgentSpec {
  const { name, pairs } = splitExec(text)
  if (name === 'exec:') throw new InvalidInput(`"${text}" names no command; write exec:python3 my_agent.py`)
  const options = Object.fromEntries(pairs.map((pair) => readPair(pair, 'agent exec')))
  return { agent: name, ...(pairs.length > 0 && { options }) }
}

/** Reads `key=value`, with dots for nesting left to the caller; the value as JSON where it is JSON, else as text. */
export function readPair(pair: string, where: string): [string, Json] {
  const cut = pair.indexOf('=')
  if (cut < 1) throw new InvalidInput(`${where}: "${pair}" is not option=value`)
  const value = pair.slice(cut + 1)
  try {
    return [pair.slice(0, cut), JSON.parse(value) as Json]
  } catch {
    return [pair.slice(0, cut), value]
  }
}

/** One agent a seat: a single one takes all seats, otherwise there must be one for each, in seat order. */
export function assignSeats(specs: readonly AgentSpec[], seats: readonly Seat[]): Record<Seat, AgentSpec> {
  if (specs.length !== 1 && specs.length !== seats.length)
    throw new InvalidInput(
      `${specs.length} agents for ${seats.length} seats: name one for all, or one each for ${seats.join(', ')}`,
    )
  return Object.fromEntries(seats.map((seat, i) => [seat, specs[specs.length === 1 ? 0 : i]!]))
}

/** An agent that was found, its options validated: ready to be seated in any number of episodes. */
export interface Player {
  /** As it was asked for: a built-in name, or the path of a module. */
  readonly name: string
  readonly definition: AgentDefinition
  readonly options: Json
  readonly model?: Model
}

/** The agent of that name for this game, or the one that the module at that path exports. Throws {@link InvalidInput}. */
export async function findAgent(game: Game, name: string): Promise<AgentDefinition> {
  if (isExec(name)) return execAgent(name)
  if (isPath(name)) return loadAgent(name)
  const known = await agents(game.name)
  const found = known.find((definition) => definition.name === name)
  if (found) return found
  const names = known.map((definition) => definition.name).join(', ')
  throw new InvalidInput(
    `${game.title} has no agent "${name}"; it has ${names} (or give the path of a module, as in ./my-agent.mjs, or exec:<command>)`,
  )
}

/** Finds the agent and checks its options. `openModel` is asked only for agents that need a model. */
export async function prepare(
  game: Game,
  spec: AgentSpec,
  openModel: (name: string | undefined) => Promise<Model>,
): Promise<Player> {
  if (isExec(spec.agent)) return prepareProgram(spec, openModel)
  const definition = await findAgent(game, spec.agent)
  if (!definition.options && spec.options)
    throw new InvalidInput(`agent ${spec.agent} takes no options, but got ${Object.keys(spec.options).join(', ')}`)
  const options = (
    definition.options ? validate(definition.options, spec.options ?? {}, `agent ${spec.agent}`) : null
  ) as Json
  if (!definition.needsModel && !spec.model) return { name: spec.agent, definition, options }
  if (definition.needsModel === false && spec.model)
    throw new InvalidInput(`agent ${spec.agent} asks no language model; leave out @${spec.model}`)
  return { name: spec.agent, definition, options, model: await openModel(spec.model) }
}

/** A program is lent the model of its seat where it asks for one, with `model=yes` or by a plan that names one. */
async function prepareProgram(
  { agent, options: given, model: wanted }: AgentSpec,
  openModel: (name: string | undefined) => Promise<Model>,
): Promise<Player> {
  const read = (definition: AgentDefinition): { readonly model: boolean } =>
    validate(definition.options!, given ?? {}, `agent ${agent}`) as { readonly model: boolean }
  const options = read(execAgent(agent))
  if (!options.model && wanted === undefined) return { name: agent, definition: execAgent(agent), options }
  const model = await openModel(wanted)
  const definition = execAgent(agent, { name: model.name, lend: lendModel })
  return { name: agent, definition, options: { ...options, model: true }, model }
}

/** Seats a player for one episode. */
export function seat(
  game: Game,
  config: unknown,
  name: Seat,
  { name: agentName, definition, options, model }: Player,
): Seated {
  const known = freeze(copy(sharedConfig(game, config)))
  const refusal = definition.refuses?.({ config: known, seat: name })
  if (refusal) throw new InvalidInput(`agent ${definition.name} cannot sit at ${name}: ${refusal}`)
  const make = () => definition.create({ game, config: known, seat: name, options: freeze(copy(options)) })
  const agent = isPath(agentName) && !isExec(agentName) ? guardAgent(make) : make()
  return { name: agentName, agent, ...(options !== null && { options }), ...(model && { model }) }
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
