/** What votes and quests came to, for whoever reads an episode. */
import type { Proposal, State } from './state.ts'
import { playersNamed } from './words.ts'

/** How a vote went, and a quest, once it is known. */
export function news(before: State, after: State): readonly string[] {
  const told: string[] = []
  // One action may end a proposal and open the next.
  for (const [index, now] of after.proposals.entries()) {
    const then = before.proposals[index]
    if (now === then) continue
    if (now.approved !== null && then?.approved !== now.approved) told.push(tellVote(now))
    if (now.forced && !then?.forced) told.push('The team goes without a vote that approved it.')
    if (now.quest?.success != null && then?.quest?.success !== now.quest.success) told.push(tellQuest(now))
  }
  return told
}

function tellVote({ votes, approved }: Proposal): string {
  const approvals = votes.filter((vote) => vote === true).length
  const rejections = votes.filter((vote) => vote === false).length
  return `The team is ${approved ? 'approved' : 'rejected'}, ${approvals} to ${rejections}.`
}

function tellQuest({ round, quest }: Proposal): string {
  const spoilt = quest!.cards.flatMap((card, index) => (card === false ? [index + 1] : []))
  const how = spoilt.length === 0 ? '' : `: ${playersNamed(spoilt)} sabotaged it`
  return `Quest ${round} ${quest!.success ? 'succeeds' : 'fails'}${how}.`
}
