/** Everybody who can sit at a table of Avalon. */
import type { AgentDefinition } from '../../core/agent.ts'
import { scripted, symbolic } from './symbolic.ts'

export const agents: readonly AgentDefinition[] = [symbolic, ...scripted]
