/** Gives published prompts to the agents that take them. */
import type { AgentDefinition } from '../../core/agent.ts'
import { InvalidInput } from '../../core/errors.ts'
import type { Game, Seat } from '../../core/game.ts'
import { toJsonSchema } from '../../core/json-schema.ts'
import { findAgent, type AgentSpec } from './lineup.ts'
import { isExec } from '../../node/exec/index.ts'

/** Who sits where, with that folder as the option `prompts` of all that have it. Throws {@link InvalidInput} where none has. */
export async function takePrompts(
  game: Game,
  specs: Readonly<Record<Seat, AgentSpec>>,
  prompts: string,
): Promise<Record<Seat, AgentSpec>> {
  const taken: Record<Seat, AgentSpec> = { ...specs }
  for (const [seat, spec] of Object.entries(specs))
    if (!isExec(spec.agent) && takes(await findAgent(game, spec.agent)))
      taken[seat] = { ...spec, options: { prompts, ...spec.options } }
  if (Object.entries(taken).every(([seat, spec]) => spec === specs[seat]))
    throw new InvalidInput(
      `--prompts: none of these agents of ${game.name} takes published prompts; roundtable games ${game.name} lists who has the option prompts`,
    )
  return taken
}

const takes = ({ options }: AgentDefinition): boolean =>
  options !== undefined && Object.hasOwn(toJsonSchema(options, 'input')['properties'] ?? {}, 'prompts')
