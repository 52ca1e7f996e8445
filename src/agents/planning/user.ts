/** The symbolic user of Planning: tells its wishes in few words, and what each proposal is worth, part by part. */
import type { Agent, Decision } from '../../core/agent.ts'
import { GO_ON, isFinal } from '../dialogue/final.ts'
import type { PlanningAction } from './assistant.ts'
import { COMPLETE, type PlanningObservation } from './belief.ts'
import { tellReport } from './report.ts'
import { readWishes, tellWish } from './wish.ts'

export function createUser(): Agent<PlanningObservation, PlanningAction> {
  return {
    act(observation, { mayPass }): Decision<PlanningAction> {
      const { may, talk, seat, open } = observation
      if (may.answer) return { action: { type: isBest(observation) ? 'accept' : 'reject' } }
      if (open || may.message.length === 0) return {}
      const last = talk.at(-1)
      if (mayPass && last?.kind === 'message' && last.by === seat) return {}
      const toldAll = talk.some((line) => line.kind === 'message' && line.by === seat && line.text.startsWith(COMPLETE))
      if (!toldAll) return say(`${COMPLETE} ${tellWishes(observation.preferences!)}`)
      const score = lastScore(observation)
      return say(score ?? (isFinal(talk, 'assistant', seat) ? GO_ON : 'That is all. Please propose.'))
    },
  }
}

const say = (text: string): Decision<PlanningAction> => ({ action: { type: 'message', text } })

const tellWishes = (preferences: readonly string[]): string =>
  `${preferences
    .flatMap((text) => readWishes(text))
    .map(tellWish)
    .join('; ')}.`

/** What the last proposal was worth, unless it was told already. */
function lastScore({ talk, seat }: PlanningObservation): string | undefined {
  const at = talk.findLastIndex(({ kind }) => kind === 'proposal')
  const line = talk[at]
  if (line?.kind !== 'proposal' || !line.shown.score) return undefined
  return talk.slice(at).some((later) => later.kind === 'message' && later.by === seat)
    ? undefined
    : tellReport(line.shown.score)
}

/**
 * Whether to accept: the best so far that was proposed before (the agent has come back to it) or that nothing better will
 * follow, or any that is the best of many; after very many, nearly the best will do.
 */
function isBest({ talk, open, seat }: PlanningObservation): boolean {
  const { events, score } = open!.shown
  const before = talk.slice(0, -1).flatMap((line) => (line.kind === 'proposal' && line.full ? [line.shown] : []))
  const best = Math.max(...before.map((shown) => shown.score!.total), -Infinity)
  const again = before.some((shown) => shown.events.join() === events.join())
  if (score!.total >= best) return again || isFinal(talk, 'assistant', seat, true) || before.length >= 7
  return before.length >= 12 || (again && before.filter((shown) => shown.events.join() === events.join()).length >= 2)
}
