/** A player that sees one view after the other and picks a command: the loop that clones share, whatever picks for them. */
import type { Agent, AgentSetup, Turn } from '../../../core/agent.ts'
import type { TextConfig } from '../../../games/engines/text-world/config.ts'
import type { TextAction, TextObservation } from '../../../games/engines/text-world/text-game.ts'
import { optionsSchema } from '../language/options.ts'
import { toolsFor } from '../language/tools.ts'
import { viewOf, type View } from './view.ts'

/** Questions to modules between two steps of the game; after so many only the game's own commands are left. */
export const MODULE_LIMIT = 8

/** Picks one of the commands at a view. */
export type Pick = (view: View, commands: readonly string[], turn: Turn) => Promise<string> | string

export function playByViews(
  { game, config }: AgentSetup<TextConfig>,
  modules: boolean,
  pick: Pick,
): Agent<TextObservation, TextAction> {
  const tools = toolsFor(game.name, config, optionsSchema.parse({ modules: modules ? 'ours' : 'none' }))
  let did = ''
  return {
    async act(observation, turn) {
      tools.watch(observation)
      let view = viewOf(observation, did)
      const { validActions } = observation
      for (let asked = 0; ; asked++) {
        const questions = asked < MODULE_LIMIT ? tools.commands() : []
        did = await pick(view, [...new Set([...validActions, ...questions])], turn)
        if (validActions.includes(did)) return { action: { command: did } }
        view = { ...view, did, said: await tools.ask(turn, tools.find(did)!.name, did) }
      }
    },
  }
}
