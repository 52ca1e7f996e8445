/** The game in words: what a player knows and sees, and actions; its rules stand in rules-text.ts. */
import { spoken } from '../../core/quote.ts'
import type { Language } from '../../core/game.ts'
import type { Config } from './config.ts'
import { readAction } from './reading.ts'
import { writeRules } from './rules-text.ts'
import type { Action } from './state.ts'
import { playerOf } from './tables.ts'
import { current, errand, type Observation, type SeenProposal } from './view.ts'
import {
  capital,
  counted,
  describeQuest,
  describeRole,
  describeSight,
  listOf,
  playersNamed,
  sideNames,
  titles,
} from './words.ts'

export const language: Language<Config, Observation, Action> = {
  rules: (config, seat) => writeRules(config, playerOf(seat)),
  describe,
  parse: readAction,
  say,
}

function describe(observation: Observation): string {
  const sections = [
    `You are player ${observation.player}. ${describeRole(observation)}`,
    describeSight(observation),
    ...observation.proposals.map((proposal) => describeProposal(proposal, observation)),
    observation.phase === 'over'
      ? ''
      : `Quests so far: ${observation.successes} succeeded, ${observation.failures} failed.`,
    describeTask(observation),
  ]
  return sections.filter(Boolean).join('\n')
}

/** One attempt: who led, what was said, how the vote and the quest went. */
function describeProposal(proposal: SeenProposal, observation: Observation): string {
  const { round, attempt, leader, team, messages, quest } = proposal
  const lines = [`Round ${round}, attempt ${attempt}: ${leader ? `player ${leader} leads` : 'a team is drawn by lot'}.`]
  const say = (early: boolean) => {
    for (const message of messages)
      if ((message.early ?? false) === early) lines.push(`Player ${message.player}: ${spoken(message.text)}`)
  }
  say(true)
  if (team) lines.push(`The team: ${playersNamed(team)}.`)
  say(false)
  lines.push(...describeVote(proposal, observation))
  if (quest) lines.push(describeQuest(round, proposal))
  return lines.join('\n')
}

function describeVote(proposal: SeenProposal, { player, rules }: Observation): string[] {
  const { votes, tally, approved, forced } = proposal
  const own = votes[player - 1] ?? null
  if (approved === null) return own === null ? [] : [`You voted to ${own ? 'approve' : 'reject'} it.`]
  const result = approved ? 'approved' : forced ? 'not approved, but goes all the same' : 'rejected'
  const lines = [`The team was ${result}${tally === null ? '' : ` (${counted(tally, 'approval')})`}.`]
  if (rules.voteVisibility === 'individual') {
    const of = (ballot: boolean) => votes.flatMap((vote, index) => (vote === ballot ? [index + 1] : []))
    const line = (ballot: boolean) => (of(ballot).length ? playersNamed(of(ballot)) : 'nobody')
    lines.push(`Approving: ${line(true)}. Rejecting: ${line(false)}.`)
  } else if (own !== null) lines.push(`You voted to ${own ? 'approve' : 'reject'} it.`)
  return lines
}

/** What the moderator asks of the player now. */
export function describeTask(observation: Observation): string {
  const { player, end, task, phase } = observation
  if (end) {
    const roles = end.roles.map((role, index) => `player ${index + 1} was ${titles[role]}`)
    const named = end.assassinated ? `The Assassin named player ${end.assassinated}. ` : ''
    return `${named}The game is over: ${sideNames[end.winner]} wins. ${capital(listOf(roles))}.`
  }
  const { round, leader, size } = errand(observation)
  switch (task) {
    case 'team':
      return `Player ${player}, as the leader, please choose ${size} players for quest ${round}. You may choose yourself.`
    case 'message':
      return phase === 'debate'
        ? `It is your turn to speak, player ${player}. Say whom player ${leader} should choose for the quest.`
        : `It is your turn to speak, player ${player}. Say whether you agree with the team of ${playersNamed(current(observation).team!)}.`
    case 'vote':
      return `Player ${player}, please vote: do you approve the team of ${playersNamed(current(observation).team!)}, or reject it?`
    case 'quest':
      return `Player ${player}, you are on the quest. Play success${observation.side === 'evil' ? ', or sabotage it with fail' : ''}.`
    case 'assassinate':
      return `Player ${player}, as the Assassin, name the player whom you take for Merlin.`
    default:
      return 'Please wait for the other players.'
  }
}

function say(action: Action): string {
  switch (action.type) {
    case 'team':
      return `I choose ${playersNamed(action.members)} for the quest team.`
    case 'message':
      return action.text
    case 'vote':
      return action.approve ? 'I approve.' : 'I reject.'
    case 'quest':
      return action.success ? 'Success.' : 'Fail.'
    case 'assassinate':
      return `I name player ${action.player}.`
  }
}
