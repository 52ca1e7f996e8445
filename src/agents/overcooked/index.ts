/** Who can play Overcooked. */
import type { AgentDefinition } from '../../core/agent.ts'
import { assistant } from './assistant/index.ts'
import { llmCo } from './llm-co/index.ts'

export const agents: readonly AgentDefinition[] = [assistant, llmCo]
