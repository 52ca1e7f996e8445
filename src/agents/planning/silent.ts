/** The silent pair of Planning: short ways without a word, accepted as they come; the floor. */
import type { AgentDefinition } from '../../core/agent.ts'
import type { PlanningAction } from './assistant.ts'
import type { PlanningObservation } from './observation.ts'
import { bestExpected } from './choose.ts'
import { imagineVisitor } from './prior.ts'

export const silent: AgentDefinition<unknown, PlanningObservation, PlanningAction> = {
  name: 'silent',
  about: 'Assistant: proposes sites close together and says nothing. User: says only “hello” and accepts.',
  create: () => ({
    act({ may, open, sites, stops }) {
      if (may.answer) return { action: { type: 'accept' } }
      if (open) return {}
      if (!may.propose) return may.message.length > 0 ? { action: { type: 'message', text: 'hello' } } : {}
      const events = bestExpected([{ preferences: imagineVisitor(), weight: 1 }], sites!, stops)
      return { action: { type: 'propose', proposal: { events } } }
    },
  }),
}
