/** The game so far as messages: the moderator's notes and what players said, in order. */
import { spoken } from '../../../core/quote.ts'
import {
  capital,
  describeQuest,
  describeTask,
  playersNamed,
  type Observation,
  type SeenProposal,
} from '../../../games/avalon/index.ts'

export interface Line {
  /** 0: the moderator. */
  readonly player: number
  readonly text: string
}

/** Everything that was said and told before this turn, oldest first. */
export function transcribe(observation: Observation): Line[] {
  return observation.proposals.flatMap((proposal) => transcribeProposal(proposal, observation))
}

function transcribeProposal(proposal: SeenProposal, { rules }: Observation): Line[] {
  const { round, attempt, leader, team, messages, approved, forced, tally, votes, quest } = proposal
  const lines: Line[] = []
  const moderator = (text: string) => lines.push({ player: 0, text })
  const said = (early: boolean) =>
    messages
      .filter((message) => (message.early ?? false) === early)
      .forEach(({ player, text }) => lines.push({ player, text }))
  const size = rules.teamSizes[round - 1]!
  moderator(
    leader
      ? `Round ${round}, attempt ${attempt}: player ${leader} leads and chooses ${size} players for the quest.`
      : `Round ${round}: a team is drawn by lot.`,
  )
  said(true)
  if (team) moderator(`The team ${leader ? `that player ${leader} has chosen` : 'drawn'}: ${playersNamed(team)}.`)
  said(false)
  if (approved !== null) {
    const result = approved ? 'approved' : forced ? 'not approved, but goes all the same' : 'rejected'
    const passes = result === 'rejected' && !(attempt === 5 && rules.onFifthReject === 'randomTeam')
    const voters = rules.players - (rules.leaderVotes ? 0 : 1)
    const count = tally === null ? '' : ` with ${tally} of ${voters} in favour`
    const shown = rules.voteVisibility === 'individual'
    const inFavour = votes.flatMap((vote, index) => (vote ? [index + 1] : []))
    moderator(
      `The team was ${result}${count}${passes ? ': the next player leads' : ''}.${shown ? ` In favour: ${inFavour.length ? playersNamed(inFavour) : 'nobody'}.` : ''}`,
    )
  }
  if (quest) moderator(describeQuest(round, proposal))
  return lines
}

export const writeLine = ({ player, text }: Line): string =>
  player ? `Player ${player}: ${spoken(text)}` : `Moderator: ${text}`

/** What the moderator asks of the player now, as it stands at the end of a prompt. */
export const request = (observation: Observation): string => capital(describeTask(observation))
