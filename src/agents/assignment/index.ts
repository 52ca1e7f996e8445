/** Who can play Assignment. */
import type { AgentDefinition } from '../../core/agent.ts'
import { languageAgents } from '../dialogue/language/agent.ts'
import { texts } from './language.ts'
import { silent } from './silent.ts'
import { symbolic } from './symbolic.ts'

export const agents: readonly AgentDefinition[] = [symbolic, silent, ...languageAgents(texts)]
