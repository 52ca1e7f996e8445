/** The symbolic players of Mediation: an assistant who solves exactly, and those whom it asks. */
import { z } from 'zod'
import type { AgentDefinition } from '../../core/agent.ts'
import { createAssistant, type AssistantOptions, type MediationAction } from './assistant.ts'
import type { MediationObservation } from './observation.ts'
import { createUser } from './user.ts'

const options = z.strictObject({
  proposals: z.int().min(1).max(20).default(4).describe('most proposals before it settles for the best of them'),
  hope: z.number().min(0).default(0.3).describe('points that must be hoped for to try another proposal'),
})

export const symbolic: AgentDefinition<unknown, MediationObservation, MediationAction, AssistantOptions> = {
  name: 'symbolic',
  bestKnown: true,
  about:
    'Assistant: asks for meetings that matter, learns from scores, solves exactly. Users: tell meetings and scores.',
  options,
  create: ({ seat, options }) => (seat === 'assistant' ? createAssistant(options) : createUser()),
}
