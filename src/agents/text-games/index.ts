/** Who plays Arithmetic, MapReader, Sorting and TWC. */
import type { AgentDefinition } from '../../core/agent.ts'
import { language } from './language/agent.ts'
import { symbolic } from './symbolic.ts'

export const agents: readonly AgentDefinition[] = [symbolic, language]
