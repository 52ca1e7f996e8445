/** The symbolic user of Mediation: tells its meetings with importances, then what each proposal is worth. */
import type { Agent, Decision } from '../../core/agent.ts'
import { ASSISTANT } from '../../games/mediation/index.ts'
import { GO_ON, isFinal } from '../dialogue/final.ts'
import type { MediationAction } from './assistant.ts'
import type { MediationObservation } from './belief.ts'
import { tellCosts, tellMeetings } from './tell.ts'

export function createUser(): Agent<MediationObservation, MediationAction> {
  return {
    act(observation, { mayPass }): Decision<MediationAction> {
      const { may, talk, seat, open, privateCalendar, sharedCalendar } = observation
      if (may.answer) return { action: { type: isBest(observation) ? 'accept' : 'reject' } }
      if (open || may.message.length === 0) return {}
      if (mayPass && talk.at(-1)?.by === seat && talk.at(-1)?.kind === 'message') return {}
      const meetings = tellMeetings(privateCalendar!, sharedCalendar!)
      const toldMeetings = talk.some((line) => line.kind === 'message' && line.by === seat && line.text === meetings)
      if (!toldMeetings) return say(meetings)
      return say(lastCosts(observation) ?? GO_ON)
    },
  }
}

const say = (text: string): Decision<MediationAction> => ({ action: { type: 'message', text } })

/** What the last proposal is worth, unless it was told already. Meetings are known by then. */
function lastCosts({ talk, seat }: MediationObservation): string | undefined {
  const at = talk.findLastIndex(({ kind }) => kind === 'proposal')
  const line = talk[at]
  if (line?.kind !== 'proposal' || !line.shown.costs) return undefined
  const told = talk.slice(at).some((later) => later.kind === 'message' && later.by === seat)
  return told ? undefined : tellCosts(line.shown.costs, false)
}

/**
 * Whether to accept: what was proposed before (the assistant has come back to it), what nothing better will follow, or the
 * best of many. What is best for all need not be best for oneself.
 */
function isBest({ talk, open, seat }: MediationObservation): boolean {
  if (isFinal(talk, ASSISTANT, seat, true)) return true
  const { flight, costs } = open!.shown
  const before = talk.slice(0, -1).flatMap((line) => (line.kind === 'proposal' && line.full ? [line.shown] : []))
  if (before.some((shown) => shown.flight === flight && shown.costs!.total === costs!.total)) return true
  const best = Math.max(...before.map((shown) => shown.costs!.total))
  return before.length >= 6 || (before.length >= 3 && costs!.total >= best)
}
