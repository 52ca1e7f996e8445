/** The silent player of Assignment: proposes what looks best to it alone and accepts whatever comes; the floor. */
import type { AgentDefinition } from '../../core/agent.ts'
import { solveMatching } from '../../solvers/matching.ts'
import { UNSEEN, type AssignmentProposal } from '../../games/assignment/index.ts'
import type { DialogueAction } from '../../games/engines/dialogue/action.ts'
import type { AssignmentObservation } from './observation.ts'

export const silent: AgentDefinition<unknown, AssignmentObservation, DialogueAction<AssignmentProposal>> = {
  name: 'silent',
  about: 'Proposes what is best by its own numbers alone, says nothing, and accepts whatever the other proposes.',
  create: () => ({
    act({ may, table, open }) {
      if (may.answer) return { action: { type: 'accept' } }
      if (open || !may.propose) return {}
      const own = table.flat().filter((cell) => cell !== null)
      const unit = Math.max(1, ...own) / 99
      const { rowOfColumn } = solveMatching(table.map((row) => row.map((cell) => cell ?? UNSEEN * unit)))
      return { action: { type: 'propose', proposal: { reviewerOfPaper: rowOfColumn } } }
    },
  }),
}
