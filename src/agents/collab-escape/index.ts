/** Who can play Collab Escape. */
import type { AgentDefinition } from '../../core/agent.ts'
import { greedy } from './greedy.ts'
import { llmCo } from './llm-co.ts'
import { symbolic } from './symbolic.ts'

export const agents: readonly AgentDefinition[] = [symbolic, greedy, llmCo]
