/** What one player may know: the only place where secrets are kept or told. */
import type { Seat } from '../../core/game.ts'
import { seenBy, sideOf, sightOf } from '../../solvers/role-worlds/index.ts'
import type { Rules } from './config.ts'
import type { Observation, SeenProposal } from './observation.ts'
import { winner } from './outcome.ts'
import { expected, toAct } from './rules.ts'
import { countQuests, type Proposal, type State } from './state.ts'
import { playerOf } from './tables.ts'

export type { End, Observation, SeenProposal, SeenQuest } from './observation.ts'

/** What this seat may know of the state. */
export function observe(state: State, seat: Seat): Observation {
  const player = playerOf(seat)
  const role = state.roles[player - 1]!
  const { rules, phase, proposals } = state
  const over = phase === 'over'
  return {
    player,
    role,
    side: sideOf(role),
    seen: seenBy(state.roles, player),
    sight: sightOf(role),
    rules,
    phase,
    task: toAct(state).includes(player) ? expected(state)! : null,
    successes: countQuests(proposals, true),
    failures: countQuests(proposals, false),
    proposals: proposals.map((proposal) => seeProposal(proposal, player, rules)),
    assassin: phase === 'assassination' || state.assassinated ? state.roles.indexOf('assassin') + 1 : null,
    end: over
      ? { ending: state.ending!, winner: winner(state)!, roles: state.roles, assassinated: state.assassinated }
      : null,
  }
}

function seeProposal(proposal: Proposal, player: number, rules: Rules): SeenProposal {
  const { votes, approved, quest } = proposal
  const counted = approved !== null
  const shown = counted && rules.voteVisibility === 'individual'
  return {
    round: proposal.round,
    attempt: proposal.attempt,
    leader: proposal.leader,
    messages: proposal.messages,
    team: proposal.team,
    votes: shown ? votes : votes.map((ballot, index) => (index + 1 === player ? ballot : null)),
    tally: counted && rules.voteVisibility !== 'outcome' ? votes.filter(Boolean).length : null,
    approved,
    forced: proposal.forced,
    card: quest?.cards[player - 1] ?? null,
    quest:
      quest && quest.success !== null
        ? {
            success: quest.success,
            needed: rules.failThresholds[proposal.round - 1]!,
            fails: rules.questVisibility === 'count' ? quest.fails : null,
          }
        : null,
  }
}

/** A proposal with every ballot and card in the open: for the referee, and for those who study a game. */
export function seeAll(proposal: Proposal, rules: Rules): SeenProposal {
  return seeProposal(proposal, 0, { ...rules, voteVisibility: 'individual', questVisibility: 'count' })
}

/** The present proposal as this player sees it. */
export const current = (observation: Observation): SeenProposal =>
  observation.proposals[observation.proposals.length - 1]!

/** The player who holds the presidency of the present proposal, its round, and what its quest asks for. */
export function errand(observation: Observation): { round: number; leader: number; size: number; needed: number } {
  const { round, leader } = current(observation)
  const { teamSizes, failThresholds } = observation.rules
  return { round, leader, size: teamSizes[round - 1]!, needed: failThresholds[round - 1]! }
}
