/** Every agent by game and name. */
import type { AgentDefinition } from '../core/agent.ts'

export const agents: Readonly<Record<string, () => Promise<readonly AgentDefinition[]>>> = {}
