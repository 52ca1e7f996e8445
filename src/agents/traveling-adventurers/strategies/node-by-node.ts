/**
 * The paper's protocol without its errors: at each room both tell what they have from there, one proposes the next room of
 * its best path so far (unknown coins taken as 0), the other agrees, and what is agreed is never taken back. The proposer
 * alternates. Kept for comparison: it finds the optimum in fewer than half of the paper's houses.
 */
import type { Conversation } from '../conversation.ts'
import { keeps } from '../wishes.ts'
import type { Move, Situation, Strategy } from './strategy.ts'

export const nodeByNode: Strategy = {
  // The paper's agents hardly ever reject (0.1 % of their actions).
  judge: () => 'accept',
  next(situation) {
    const { conversation } = situation
    const { openStep, steps } = conversation.negotiation
    if (!openStep) return goOn(steps, situation)
    if (openStep.by !== conversation.me) return { ...goOn(openStep.path, situation), agree: true }
    // Not answered yet: say it again.
    return { step: [steps[steps.length - 1]!, openStep.path[steps.length]!] }
  },
}

function goOn(steps: readonly string[], situation: Situation): Move {
  const { conversation, random } = situation
  const here = steps[steps.length - 1]!
  const frontier = hallwaysFrom(here, steps, conversation)
  const unknown = frontier.filter((key) => Number.isNaN(conversation.heard.values[key]!))
  const untold = frontier.filter((key) => !conversation.told.has(key))
  if (unknown.length > 0) return { tell: untold, ask: unknown }
  const next = random.pick(wanted(steps, situation))[steps.length]!
  const beyond = hallwaysFrom(next, [...steps, next], conversation)
  return { tell: [...untold, ...beyond.filter((key) => !conversation.told.has(key))], step: [here, next] }
}

/** The best ways on that the partner has not refused and that keep to what it demands; the best of all where there is none. */
function wanted(steps: readonly string[], { conversation, knowledge }: Situation): readonly (readonly string[])[] {
  const best = knowledge.bestSoFar(steps)
  const { demands, rooms, negotiation } = conversation
  const isRefused = (path: readonly string[]): boolean =>
    negotiation.refusedSteps.some((refused) => refused.every((room, i) => path[i] === room))
  const isWanted = (path: readonly string[]): boolean => !isRefused(path) && demands.every((wish) => keeps(path, wish))
  if (best.every(isWanted)) return best
  const others = rooms
    .filter((room) => !steps.includes(room))
    .flatMap((room) => knowledge.bestSoFar([...steps, room]))
    .sort((a, b) => knowledge.gap(a) - knowledge.gap(b))
  const found = others.find(isWanted) ?? others.find((path) => !isRefused(path))
  return found ? [found] : best
}

/** Hallways from a room to those not yet visited. */
const hallwaysFrom = (room: string, steps: readonly string[], conversation: Conversation): number[] =>
  conversation.rooms
    .filter((other) => other !== room && !steps.includes(other))
    .map((other) => conversation.key(room, other))
