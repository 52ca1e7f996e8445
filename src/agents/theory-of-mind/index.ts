/** Who can answer theory-of-mind questions. */
import type { AgentDefinition } from '../../core/agent.ts'
import { base, cot } from './answer.ts'
import { surface } from './surface.ts'

export const agents: readonly AgentDefinition[] = [surface, cot, base]
