/** The game in words: its rules, what a player knows and sees, and actions. */
import type { Language } from '../../core/game.ts'
import { evilCounts } from './tables.ts'
import type { Config, Rules } from './config.ts'
import { readAction } from './reading.ts'
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
  rules: (config, seat) => rulesText(config, playerOf(seat)),
  describe,
  parse: readAction,
  say,
}

function rulesText(config: Config, player: number): string {
  const { promptVariant, players } = config
  return [
    `This is Avalon, a game of ${players} players with hidden roles; you are player ${player}. ` +
      'A moderator leads it: what the moderator says is true, and you do not talk to him. ' +
      'The just side wants the quests to succeed, the evil side wants them to fail.',
    `The roles: ${rolesText(config)}.`,
    'In each round a leader chooses who goes on a quest. ' +
      (config.discussionRounds ? 'Everybody says what they think of it. ' : '') +
      'Then all vote at once; a team goes if more than half approve, otherwise the next player leads.',
    promptVariant === 'fixed' ? numbersText(config) : '',
    config.questPlay === 'forced'
      ? 'On a quest a just member always supports it and an evil member always sabotages it.'
      : 'On a quest a just member always supports it; an evil member may support or sabotage it. Cards are shuffled.',
    assassinationText(config),
    'If you take a player for evil, keep them off the team, and vote against teams that hold them. ' +
      'Reason only from what was said and done here; speak only for yourself.',
  ]
    .filter(Boolean)
    .join('\n')
}

function rolesText({ deck }: Rules): string {
  const has = (role: Rules['deck'][number]) => deck.includes(role)
  const servants = deck.filter((role) => role === 'servant').length
  const minions = deck.filter((role) => role === 'minion').length
  const just = [
    has('merlin') && `Merlin (knows who is evil${has('mordred') ? ', except Mordred' : ''})`,
    has('percival') &&
      `Percival (sees ${listOf([has('merlin') && 'Merlin', has('morgana') && 'Morgana'].filter((name) => name !== false))}${
        has('merlin') && has('morgana') ? ' without knowing which is which' : ''
      })`,
    servants && `${counted(servants, 'Loyal Servant')} of Arthur`,
  ]
  const evil = [
    has('morgana') && 'Morgana (poses as Merlin for Percival)',
    has('mordred') && 'Mordred (hidden from Merlin)',
    has('oberon') && 'Oberon (does not know the others, nor they him)',
    has('assassin') && 'the Assassin',
    minions && `${counted(minions, 'Minion')} of Mordred`,
  ]
  const names = (roles: (string | false | 0)[]) => listOf(roles.filter((name) => typeof name === 'string'))
  return `on the just side ${names(just)}; on the evil side ${names(evil)}. The evil players know each other${
    has('oberon') ? ', except Oberon' : ''
  }`
}

function numbersText(rules: Rules): string {
  const { players, teamSizes, failThresholds, stopAtThree, onFifthReject } = rules
  const quests = teamSizes.map(
    (size, index) =>
      `quest ${index + 1} takes ${size} players and fails with ${failThresholds[index]} or more sabotage cards`,
  )
  const fifth = {
    force: 'if the fifth team of a round is rejected too, it goes all the same',
    evilWins: 'if five teams in a row are rejected, the evil side wins',
    randomTeam: 'if five teams in a row are rejected, a team is drawn by lot',
    sixthForced: 'if five teams in a row are rejected, the sixth leader chooses without a vote',
  }[onFifthReject]
  const evil = evilCounts[players]!
  const end = stopAtThree
    ? 'The game stops at three successes or three failures'
    : 'All five quests are played; the just side needs three'
  return `There are ${players - evil} just and ${evil} evil players. ${capital(listOf(quests))}. ${end}; ${fifth}.`
}

function assassinationText({ assassination, deck }: Rules): string {
  if (assassination === 'off' || !deck.includes('assassin') || !deck.includes('merlin')) return ''
  return 'Should three quests succeed, the Assassin names a player, and the evil side wins if that is Merlin.'
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
      if ((message.early ?? false) === early) lines.push(`Player ${message.player}: ${message.text}`)
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
