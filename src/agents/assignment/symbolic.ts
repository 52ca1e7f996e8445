/** The symbolic player of Assignment: tells its table in adjectives, understands the other's, and matches exactly. */
import { z } from 'zod'
import type { Agent, AgentDefinition, Decision } from '../../core/agent.ts'
import { solveMatching } from '../../solvers/matching.ts'
import type { AssignmentProposal } from '../../games/assignment/index.ts'
import type { DialogueAction } from '../../games/engines/dialogue/action.ts'
import { believe, type AssignmentObservation, type Belief } from './belief.ts'
import { callReviewer, tellTable } from './tell.ts'

const options = z.strictObject({
  /** Tell raw numbers rather than adjectives: exact, but not how people are meant to talk here. */
  numbers: z.boolean().default(false).describe('tell cells as numbers, not as adjectives'),
})

export type SymbolicOptions = z.output<typeof options>

type Action = DialogueAction<AssignmentProposal>

export const symbolic: AgentDefinition<unknown, AssignmentObservation, Action, SymbolicOptions> = {
  name: 'symbolic',
  bestKnown: true,
  about: 'Tells what it sees in adjectives, estimates the other’s scale from what both see, and matches exactly.',
  options,
  create: ({ options }) => createSymbolic(options),
}

export function createSymbolic({ numbers }: SymbolicOptions): Agent<AssignmentObservation, Action> {
  return {
    act(observation, { mayPass }): Decision<Action> {
      const { may, talk, seat, open, closing, wordsLeft } = observation
      const belief = believe(observation)
      const best = solveMatching(belief.cells)
      const toldAll = talk.some((line) => line.kind === 'message' && line.by === seat && line.text.includes(':'))
      const propose: Decision<Action> = {
        action: { type: 'propose', proposal: { reviewerOfPaper: best.rowOfColumn } },
        notes: { expected: Math.round(best.value), told: belief.told },
      }
      if (may.answer) return { action: { type: isAcceptable(observation, belief, toldAll) ? 'accept' : 'reject' } }
      if (!may.propose) return {}
      // In free chat it waits for an answer to what it said or proposed last.
      if (open || (mayPass && talk.length > 0 && isWaiting(observation))) return {}
      if (closing || belief.told >= enough(observation)) return propose
      if (toldAll) {
        const objection = object(observation, belief)
        return objection && countMine(observation) < 6 ? say(objection) : propose
      }
      const table = tellTable(observation, numbers)
      return wordsLeft !== null && table.split(' ').length > wordsLeft ? propose : say(table)
    },
  }
}

const say = (text: string): Decision<Action> => ({ action: { type: 'message', text } })

const countMine = ({ talk, seat }: AssignmentObservation): number => talk.filter(({ by }) => by === seat).length

/** Whether its own last word has not been answered: then, where it may pass, it passes. */
const isWaiting = ({ talk, seat }: AssignmentObservation): boolean => {
  const last = talk.at(-1)!
  return last.by === seat && (last.kind === 'message' || last.kind === 'proposal')
}

/** Cells the other has to have told before it is better to propose than to tell: half of what a player sees. */
const enough = ({ table }: AssignmentObservation): number => table.flat().filter((cell) => cell !== null).length / 2

/**
 * Who has told everything trusts a proposal of one who knows both parts, unless its own cells in it are poor; who has been
 * told everything expects nearly the best.
 */
function isAcceptable({ open, talk, seat }: AssignmentObservation, belief: Belief, toldAll: boolean): boolean {
  const { reviewerOfPaper } = open!.shown
  const worth = reviewerOfPaper.reduce((sum, reviewer, paper) => sum + belief.cells[reviewer]![paper]!, 0)
  const best = solveMatching(belief.cells).value
  const rejections = talk.filter((line) => line.kind === 'response' && line.by === seat && !line.accept).length
  const slack = toldAll ? 0.3 : 0.05
  return worth >= best * (1 - slack) || rejections >= 4
}

/** After a proposal that it rejected: what was wrong with it. */
function object(
  { talk, seat, reviewers, papers, table }: AssignmentObservation,
  { cells }: Belief,
): string | undefined {
  const response = talk.at(-1)
  if (response?.kind !== 'response' || response.by !== seat) return undefined
  const proposal = talk.findLast((line) => line.kind === 'proposal')
  if (proposal?.kind !== 'proposal') return undefined
  const poor = proposal.shown.reviewerOfPaper
    .flatMap((reviewer, paper) =>
      table[reviewer]![paper] === null ? [] : [{ reviewer, paper, value: cells[reviewer]![paper]! }],
    )
    .sort((a, b) => a.value - b.value)[0]
  return poor && poor.value < 40
    ? `${callReviewer(reviewers, poor.reviewer)} is terrible for ${papers[poor.paper]!.short}.`
    : undefined
}
