/** What a game's public record proves, for the exact reasoner. */
import type { QuestFact, VoteFact } from '../../solvers/role-worlds/index.ts'
import type { Rules } from './config.ts'
import type { SeenProposal } from './view.ts'

/** The quests among these proposals. */
export function questFacts(rules: Rules, proposals: readonly SeenProposal[]): QuestFact[] {
  const forced = rules.questPlay === 'forced'
  const facts: QuestFact[] = []
  for (const { team, quest } of proposals)
    if (team && quest)
      facts.push({ team, needed: quest.needed, success: quest.success, fails: quest.fails ?? undefined, forced })
  return facts
}

/** The votes among these proposals whose ballots are shown. A leader's own ballot proves nothing and is left out. */
export function voteFacts(rules: Rules, proposals: readonly SeenProposal[]): VoteFact[] {
  if (rules.voteVisibility !== 'individual') return []
  const facts: VoteFact[] = []
  for (const { round, team, votes, approved, leader } of proposals)
    if (team && approved !== null)
      facts.push({ team, needed: rules.failThresholds[round - 1]!, votes: votes.with(leader - 1, null) })
  return facts
}
