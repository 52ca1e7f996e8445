/** Agreeing to nothing but what is proved, as far as the turns allow: shared by the strategies that find the optimum. */
import { samePath } from '../../../games/traveling-adventurers/index.ts'
import { worth } from '../conversation.ts'
import type { Situation, Strategy } from './strategy.ts'

/** So few turns before the end the best guess has to do. */
export const LAST_TURNS = 2

/**
 * A path is accepted when it is known to be as good as any, or when the partner says that it is proved (partners are
 * believed: both want the same). It is refused when another is known to be better, and otherwise looked into first.
 */
export const judgeByProof: Strategy['judge'] = (path, proved, { knowledge, turnsLeft }) => {
  if (proved || knowledge.isProved(path)) return 'accept'
  if (knowledge.proved() !== undefined) return 'refuse'
  if (turnsLeft > LAST_TURNS) return 'later'
  return knowledge.gap(path) > 0 && turnsLeft > 1 ? 'refuse' : 'accept'
}

/** The proved path, or the best guess when time is up; undefined while it is better to ask on. */
export function proposeBest(situation: Situation): { path: readonly string[]; reason: string } | undefined {
  const { conversation, knowledge, turnsLeft } = situation
  const { proposals, pondered } = conversation.negotiation
  const mine = proposals[conversation.me]
  // What was named already is preferred to another that is worth as much.
  const named = [mine, pondered].find((one) => one && knowledge.isProved(one.path))
  const proved = named?.path ?? knowledge.proved()
  if (proved) {
    const sum =
      worth(conversation.own, conversation.rooms, proved) + worth(conversation.heard, conversation.rooms, proved)
    return { path: proved, reason: `${Number.isNaN(sum) ? '' : `${sum} coins together, and `}no path can be better` }
  }
  if (turnsLeft > LAST_TURNS) return undefined
  const path = knowledge.bestGuess()
  return mine && samePath(mine.path, path) ? undefined : { path, reason: 'the best that I know of' }
}

/** Said once to a partner who proposes step by step. */
export const remarkOnSteps = ({ conversation }: Situation): { remark?: 'at once' } => {
  const { me, spokeAt, negotiation } = conversation
  const { openStep } = negotiation
  const fresh = openStep !== undefined && openStep.by !== me && openStep.at > spokeAt
  return fresh ? { remark: 'at once' } : {}
}
