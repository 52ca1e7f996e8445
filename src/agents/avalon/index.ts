/** Everybody who can sit at a table of Avalon, besides those who play anything. */
import type { AgentDefinition } from '../../core/agent.ts'
import { languageAgents } from './language/index.ts'
import { scripted, symbolic } from './symbolic.ts'

export const agents: readonly AgentDefinition[] = [symbolic, ...languageAgents, ...scripted]
