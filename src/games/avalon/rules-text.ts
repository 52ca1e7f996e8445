/** The rules in words, as the switches have them. */
import type { Config, Rules } from './config.ts'
import { evilCounts } from './tables.ts'
import { capital, counted, listOf, percivalSees } from './words.ts'

/** What a player is told of the rules before the game; with `promptVariant: "verbatim"` without its numbers. */
export function writeRules(config: Config, player: number): string {
  const { promptVariant, players } = config
  return [
    `This is Avalon, a game of ${players} players with hidden roles; you are player ${player}. ` +
      'A moderator leads it: what the moderator says is true, and you do not talk to him. ' +
      'The just side wants the quests to succeed, the evil side wants them to fail.',
    `The roles: ${writeRoles(config)}.`,
    writeRound(config),
    promptVariant === 'fixed' ? writeNumbers(config) : '',
    writeQuest(config),
    writeAssassination(config),
    'If you take a player for evil, keep them off the team, and vote against teams that hold them. ' +
      'Reason only from what was said and done here; speak only for yourself.',
  ]
    .filter(Boolean)
    .join('\n')
}

function writeRoles({ deck }: Rules): string {
  const has = (role: Rules['deck'][number]) => deck.includes(role)
  const servants = deck.filter((role) => role === 'servant').length
  const minions = deck.filter((role) => role === 'minion').length
  const just = [
    has('merlin') && `Merlin (knows who is evil${has('mordred') ? ', except Mordred' : ''})`,
    has('percival') &&
      `Percival (sees ${percivalSees(deck)}${has('merlin') && has('morgana') ? ' without knowing which is which' : ''})`,
    servants && `${counted(servants, 'Loyal Servant')} of Arthur`,
  ]
  const evil = [
    has('morgana') && (has('percival') ? 'Morgana (poses as Merlin for Percival)' : 'Morgana'),
    has('mordred') && (has('merlin') ? 'Mordred (hidden from Merlin)' : 'Mordred'),
    has('oberon') && 'Oberon (does not know the others, nor they him)',
    has('assassin') && 'the Assassin',
    minions && `${counted(minions, 'Minion')} of Mordred`,
  ]
  const names = (roles: (string | false | 0)[]) => listOf(roles.filter((name) => typeof name === 'string'))
  return `on the just side ${names(just)}; on the evil side ${names(evil)}. The evil players know each other${
    has('oberon') ? ', except Oberon' : ''
  }`
}

/** How a team comes to go on a quest. */
function writeRound({ discussionRounds, discussionWhen, leaderVotes, leaderRotation, voteVisibility }: Rules): string {
  const times = discussionRounds > 1 ? `, ${discussionRounds} times each` : ''
  const talks = (when: Rules['discussionWhen']) =>
    discussionRounds > 0 && (discussionWhen === when || discussionWhen === 'both')
  const told = {
    outcome: 'Votes are secret: only whether the team was approved is told.',
    tally: 'Votes are secret: only how many approved is told.',
    individual: 'Then everybody sees who voted how.',
  }[voteVisibility]
  return [
    talks('before')
      ? `In each round there is a leader. Everybody says who should go on the quest${times}. Then the leader chooses.`
      : 'In each round a leader chooses who goes on a quest.',
    talks('after') ? `Everybody says what they think of it${times}.` : '',
    leaderVotes
      ? 'Then all vote at once; a team goes if more than half approve, otherwise the next player leads.'
      : 'Then all but the leader vote at once; a team goes if more than half of them approve, otherwise the next player leads.',
    told,
    leaderRotation === 'perRound'
      ? 'Each new round is led by the player after the one who led the last round first.'
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function writeNumbers(rules: Rules): string {
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

function writeQuest({ questPlay, questVisibility }: Rules): string {
  const cards =
    questPlay === 'forced'
      ? 'On a quest a just member always supports it and an evil member always sabotages it.'
      : 'On a quest a just member always supports it; an evil member may support or sabotage it. Cards are shuffled.'
  return questVisibility === 'count'
    ? `${cards} Everybody is told how many sabotaged it.`
    : `${cards} Everybody is told whether it succeeded, not how many sabotaged it.`
}

function writeAssassination({ assassination, deck }: Rules): string {
  if (assassination === 'off' || !deck.includes('assassin') || !deck.includes('merlin')) return ''
  return assassination === 'decides'
    ? 'Should three quests succeed, the Assassin names a player, and the evil side wins after all if that is Merlin.'
    : 'Should three quests succeed, the just side wins. The Assassin then names the player whom he takes for Merlin: whether he is right is put on record, but does not change who wins.'
}
