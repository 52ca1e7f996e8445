/** Who can play Mediation. */
import { z } from 'zod'
import type { AgentDefinition } from '../../core/agent.ts'
import { createAssistant, type AssistantOptions, type MediationAction } from './assistant.ts'
import type { MediationObservation } from './belief.ts'
import { languageAgents } from '../dialogue/language/agent.ts'
import { texts } from './language.ts'
import { silent } from './silent.ts'
import { createUser } from './user.ts'

const options = z.strictObject({
  proposals: z.int().min(1).max(20).default(4),
  hope: z.number().min(0).default(0.3),
})

const symbolic: AgentDefinition<unknown, MediationObservation, MediationAction, AssistantOptions> = {
  name: 'symbolic',
  about:
    'Assistant: asks for meetings that matter, learns from scores, solves exactly. Users: tell meetings and scores.',
  options,
  create: ({ seat, options }) => (seat === 'assistant' ? createAssistant(options) : createUser()),
}

export const agents: readonly AgentDefinition[] = [symbolic, silent, ...languageAgents(texts)]
