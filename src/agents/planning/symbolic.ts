/** The symbolic players of Planning: an assistant who solves exactly, and those whom it asks. */
import { z } from 'zod'
import type { AgentDefinition } from '../../core/agent.ts'
import type { PlanningConfig } from '../../games/planning/index.ts'
import { createAssistant, type AssistantOptions, type PlanningAction } from './assistant.ts'
import type { PlanningObservation } from './observation.ts'
import { createUser } from './user.ts'

const options = z.strictObject({
  proposals: z.int().min(1).max(20).default(4).describe('most proposals before it settles for the best of them'),
  hope: z.number().min(0).default(0.4).describe('points that must be hoped for to try another proposal'),
})

export const symbolic: AgentDefinition<PlanningConfig, PlanningObservation, PlanningAction, AssistantOptions> = {
  name: 'symbolic',
  bestKnown: true,
  about:
    'Assistant: learns weights from scores and solves exactly. User: tells wishes and scores in controlled English.',
  options,
  create: ({ seat, options, config }) =>
    seat === 'user' ? createUser() : createAssistant({ ...options, inert: config.inertPreferences }),
}
