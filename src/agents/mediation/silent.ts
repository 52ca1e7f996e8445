/** The silent party of Mediation: the assistant solves with what it sees, nobody tells anything; the floor that matters. */
import type { AgentDefinition } from '../../core/agent.ts'
import type { MediationAction } from './assistant.ts'
import { believe } from './belief.ts'
import type { MediationObservation } from './observation.ts'
import { bestExpected } from './choose.ts'

export const silent: AgentDefinition<unknown, MediationObservation, MediationAction> = {
  name: 'silent',
  about:
    'Assistant: the best flights by shared calendars and usual preferences, without a word. Users: “hello”, and accept.',
  create: () => ({
    act(observation) {
      const { may, open, users } = observation
      if (may.answer) return { action: { type: 'accept' } }
      if (open) return {}
      if (!may.propose) return may.message.length > 0 ? { action: { type: 'message', text: 'hello' } } : {}
      const flights = bestExpected(believe({ ...observation, talk: [] }), users!)
      return { action: { type: 'propose', proposal: { flights } } }
    },
  }),
}
