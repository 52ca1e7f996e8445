/** The symbolic players of Mediation: an assistant who solves exactly, and those whom it asks. */
import { z } from 'zod'
import type { AgentDefinition } from '../../core/agent.ts'
import { createAssistant, type AssistantOptions, type MediationAction } from './assistant.ts'
import type { MediationObservation } from './belief.ts'
import { createUser } from './user.ts'

const options = z.strictObject({
  proposals: z.int().min(1).max(20).default(4),
  hope: z.number().min(0).default(0.3),
})

export const symbolic: AgentDefinition<unknown, MediationObservation, MediationAction, AssistantOptions> = {
  name: 'symbolic',
  about:
    'Assistant: asks for meetings that matter, learns from scores, solves exactly. Users: tell meetings and scores.',
  options,
  create: ({ seat, options }) => (seat === 'assistant' ? createAssistant(options) : createUser()),
}
