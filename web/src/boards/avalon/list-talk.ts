/** All that was said, with a line for each proposal, vote and quest in between. */
import type { Observation } from 'roundtable/games/avalon'
import type { Line } from '../parts/talk.tsx'

export function listTalk({ proposals }: Observation): Line[] {
  return proposals.flatMap(({ round, attempt, leader, messages, team, approved, forced, tally, quest }): Line[] => {
    const said = (early: boolean): Line[] =>
      messages
        .filter((message) => (message.early ?? false) === early)
        .map(({ player, text }) => ({ by: `player-${player}`, text }))
    const lines: Line[] = [
      { text: `Quest ${round}, attempt ${attempt}: ${leader ? `player ${leader} leads` : 'drawn by lot'}` },
    ]
    lines.push(...said(true))
    if (team) lines.push({ text: `The team: ${team.join(', ')}` })
    lines.push(...said(false))
    if (approved !== null)
      lines.push({
        text: `${approved ? 'Approved' : forced ? 'Not approved, but goes' : 'Rejected'}${tally === null ? '' : ` with ${tally} approvals`}`,
      })
    if (quest)
      lines.push({
        text: `Quest ${round} ${quest.success ? 'succeeded' : 'failed'}${quest.fails ? ` with ${quest.fails} sabotaging` : ''}`,
      })
    return lines
  })
}
