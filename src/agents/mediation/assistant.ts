/** The symbolic assistant of Mediation: asks for what can change the choice, proposes, learns from scores, comes to an end. */
import type { Agent, Decision } from '../../core/agent.ts'
import type { DialogueAction } from '../../games/engines/dialogue/action.ts'
import { sayClock, sayDay, type MediationProposal } from '../../games/mediation/index.ts'
import { believe, type Belief, type MediationObservation } from './belief.ts'
import { FINAL, FINAL_HOPE, isFinal } from '../dialogue/final.ts'
import { isUnexplained, WORTH } from '../dialogue/worth.ts'
import { bestExpected, bestTried, chooseNext, hopeBeyondFlights, worthAsking } from './choose.ts'

export type MediationAction = DialogueAction<MediationProposal>

export interface AssistantOptions {
  /** Proposals to learn from, at most. */
  readonly proposals: number
  /** Points that must be hoped for to try another proposal. */
  readonly hope: number
}

export function createAssistant({ proposals, hope }: AssistantOptions): Agent<MediationObservation, MediationAction> {
  return {
    act(observation, { mayPass }): Decision<MediationAction> {
      const { may, open, users, closing, talk, seat } = observation
      if (!may.propose || open) return {}
      const belief = believe(observation)
      const question = closing ? undefined : nextQuestion(observation, belief)
      if (question) return question
      const silent = users!.find((user) => may.message.includes(user.seat) && isUnexplained(talk, user.seat))
      if (mayPass && !closing && silent) return { action: { type: 'message', to: silent.seat, text: WORTH } }
      if (mayPass && isWaiting(observation)) return {}
      if (closing)
        return propose(
          isInformed(belief)
            ? (bestTried(belief, users!) ?? bestExpected(belief, users!))
            : bestExpected(belief, users!),
          belief,
        )
      const choice = chooseNext(belief, users!)
      const last = bestTried(belief, users!)
      const done = last && (belief.tried.length >= proposals || choice.hope! < hope)
      // Where it comes back to an earlier proposal, that says as much.
      const untold = users!.find((user) => may.message.includes(user.seat) && !isFinal(talk, seat, user.seat))
      if (!done && untold && hopeBeyondFlights(belief, users!, choice.decision) < FINAL_HOPE * hope)
        return { action: { type: 'message', to: untold.seat, text: FINAL } }
      return propose(done ? last : choice.decision, belief, choice.hope)
    },
  }
}

const propose = (flights: readonly number[], { tried }: Belief, hope?: number): Decision<MediationAction> => ({
  action: { type: 'propose', proposal: { flights } },
  notes: { tried: tried.length, hope: hope ?? null },
})

/** Whether somebody told scores of the proposals, so that a proposal tried is safer than a new one. */
const isInformed = ({ tried }: Belief): boolean => tried.some(({ told }) => told.some(Boolean))

/** In free chat: whether somebody it asked has not answered, or nobody has spoken since its own last word. */
function isWaiting({ talk, seat, users }: MediationObservation): boolean {
  if (talk.at(-1)?.by === seat) return true
  return users!.some(({ seat: user }) => {
    const last = talk.findLast((line) => line.by === user || (line.kind === 'message' && line.to === user))
    return last === undefined || last.by === seat
  })
}

/** To users who have not told their meetings: once for all that is private, once for those that can change the choice. */
function nextQuestion(observation: MediationObservation, belief: Belief): Decision<MediationAction> | undefined {
  const { users, may, talk, seat } = observation
  for (const [i, user] of users!.entries()) {
    if (belief.complete[i] || !may.message.includes(user.seat)) continue
    const asked = talk.filter((line) => line.kind === 'message' && line.by === seat && line.to === user.seat).length
    if (asked >= 1 || belief.tried.length > 0) continue
    const meetings = worthAsking(belief, users!, i, 3).map((meeting) => user.sharedCalendar[meeting]!)
    if (meetings.length === 0) continue
    const list = meetings.map(({ start }) => `${sayDay(start)} ${sayClock(start, true)}`).join(', ')
    return {
      action: {
        type: 'message',
        to: user.seat,
        text: `How important are your meetings ${list}? When are you privately busy?`,
      },
    }
  }
  return undefined
}
