/** The leader's own memory: facts rebuilt from the record, never from what was said (paper, section 3.2). */
import { capital, describeQuest, describeSight, playersNamed, type Observation } from '../../../games/avalon/index.ts'
import type { Module } from '../../language/index.ts'

/** What only this player knows, sentence by sentence: who they are, and whom their role was shown. */
export function privateInformation(observation: Observation): string[] {
  const { player, side } = observation
  return [
    `You are player ${player} and you are ${side === 'just' ? 'good' : 'evil'}.`,
    describeSight(observation),
  ].filter(Boolean)
}

/** What everybody knows, sentence by sentence: each quest; with `extended` each rejected team and its votes as well. */
export function publicInformation({ proposals, rules }: Observation, extent: 'quests' | 'extended'): string[] {
  const sentences = proposals.flatMap((proposal) => {
    const { round, attempt, leader, team, approved, votes, quest } = proposal
    const told: string[] = []
    if (extent === 'extended' && team && approved !== null) {
      const against = votes.flatMap((vote, index) => (vote === false ? [index + 1] : []))
      const known =
        rules.voteVisibility === 'individual' && against.length > 0 ? `; against it: ${playersNamed(against)}` : ''
      told.push(
        `In attempt ${attempt} of round ${round}, player ${leader} chose ${playersNamed(team)}, which was ${approved ? 'approved' : 'rejected'}${known}.`,
      )
    }
    if (quest) told.push(describeQuest(round, proposal))
    return told
  })
  return sentences.length ? sentences : ['No quest has been played yet.']
}

/** How many are on each side, as the leader's prompt says it. */
export function describeSides({ rules }: Observation): string {
  const evil = rules.deck.filter((role) => ['morgana', 'mordred', 'oberon', 'assassin', 'minion'].includes(role)).length
  return `There are ${rules.players} players: ${rules.players - evil} good ones and ${evil} evil ones.`
}

export function leaderMemory({ publicInfo }: { publicInfo: 'quests' | 'extended' }): Module<Observation> {
  return {
    name: 'leader-memory',
    input: (observation) => [
      { title: 'Private information', text: privateInformation(observation).join(' ') },
      { title: 'Public information', text: `\n${publicInformation(observation, publicInfo).map(capital).join('\n')}` },
    ],
  }
}
