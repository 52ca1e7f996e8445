/** An agent that was found: its options checked, and seated. Loads in a browser. */
import type { Agent, AgentDefinition } from '../../core/agent.ts'
import { freeze } from '../../core/frozen.ts'
import type { Seated } from '../../core/episode.ts'
import { InvalidInput } from '../../core/errors.ts'
import { sharedConfig, type Game, type Seat } from '../../core/game.ts'
import { copy, type Json } from '../../core/json.ts'
import type { Model } from '../../core/model.ts'
import { validateGiven } from '../../core/validate-given.ts'
import type { AgentSpec } from './agent-spec.ts'

/** An agent that was found, its options validated: ready to be seated in any number of episodes. */
export interface Player {
  /** As it was asked for: a built-in name, or the path of a module. */
  readonly name: string
  readonly definition: AgentDefinition
  readonly options: Json
  readonly model?: Model
}

/** Checks the options of an agent. `openModel` is asked only for agents that need a model. */
export async function prepareFound(
  definition: AgentDefinition,
  spec: AgentSpec,
  openModel: (name: string | undefined) => Promise<Model>,
): Promise<Player> {
  if (!definition.options && spec.options)
    throw new InvalidInput(`agent ${spec.agent} takes no options, but got ${Object.keys(spec.options).join(', ')}`)
  const options = (
    definition.options ? validateGiven(definition.options, spec.options ?? {}, `agent ${spec.agent}`) : null
  ) as Json
  if (!definition.needsModel && !spec.model) return { name: spec.agent, definition, options }
  // One of ours, known by its name, says so where it asks a model; of somebody else's that says nothing, nobody knows.
  const asksNone = definition.needsModel === false || (!definition.needsModel && spec.agent === definition.name)
  if (asksNone && spec.model)
    throw new InvalidInput(`agent ${spec.agent} asks no language model; leave out @${spec.model}`)
  return { name: spec.agent, definition, options, model: await openModel(spec.model) }
}

/** Seats a player for one episode; `guard` makes the agent where it has to be watched. */
export function seatPlayer(
  game: Game,
  config: unknown,
  name: Seat,
  { name: agentName, definition, options, model }: Player,
  guard: (make: () => Agent) => Agent = (make) => make(),
): Seated {
  const known = freeze(copy(sharedConfig(game, config)))
  const refusal = definition.refuses?.({ config: known, seat: name })
  if (refusal) throw new InvalidInput(`agent ${definition.name} cannot sit at ${name}: ${refusal}`)
  const make = () => definition.create({ game, config: known, seat: name, options: freeze(copy(options)) })
  return { name: agentName, agent: guard(make), ...(options !== null && { options }), ...(model && { model }) }
}
