/** Optimal play of Collab Escape. */
import type { AgentDefinition } from '../../core/agent.ts'
import {
  isSolvable,
  mapOf,
  solveEscape,
  worldOf,
  type EscapeAction,
  type EscapeConfig,
  type EscapeObservation,
} from '../../games/collab-escape/index.ts'
import { symbolic as optimal } from '../collab/symbolic.ts'

export const symbolic: AgentDefinition<EscapeConfig, EscapeObservation, EscapeAction> = optimal({
  refuses: (config) => (isSolvable(mapOf(config)) ? undefined : 'this map is too large to be solved exactly'),
  solve: (config, { generators }) =>
    solveEscape(
      worldOf(
        config,
        generators.map(({ room }) => room),
      ),
    ),
  node: ({ situation }) => situation,
})
