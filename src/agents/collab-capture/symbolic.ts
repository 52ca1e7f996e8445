/** Optimal play of Collab Capture. */
import type { AgentDefinition } from '../../core/agent.ts'
import {
  isSolvable,
  mapOf,
  solveCapture,
  type CaptureAction,
  type CaptureConfig,
  type CaptureObservation,
} from '../../games/collab-capture/index.ts'
import { symbolic as optimal } from '../collab/symbolic.ts'

export const symbolic: AgentDefinition<CaptureConfig, CaptureObservation, CaptureAction> = optimal({
  refuses: (config) => (isSolvable(mapOf(config)) ? undefined : 'this map is too large to be solved exactly'),
  solve: (config) => solveCapture(mapOf(config), config.adversary),
  node: ({ situation }) => ({ situation, caught: false }),
})
