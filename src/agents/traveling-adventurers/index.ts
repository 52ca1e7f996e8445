/** Who plays Traveling Adventurers. */
import type { AgentDefinition } from '../../core/agent.ts'
import { languageAgents } from './language/index.ts'
import { symbolic } from './symbolic.ts'

export const agents: readonly AgentDefinition[] = [symbolic, ...languageAgents]
