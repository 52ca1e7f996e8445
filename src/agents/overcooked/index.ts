/** Who can play Overcooked. */
import type { AgentDefinition } from '../../core/agent.ts'
import { assistant } from './assistant/index.ts'
import { greedy } from './greedy.ts'
import { llmCo } from './llm-co/index.ts'
import { policy } from './policy/index.ts'
import { symbolic } from './symbolic/index.ts'

export const agents: readonly AgentDefinition[] = [symbolic, assistant, greedy, llmCo, policy]
