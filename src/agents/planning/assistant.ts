/** The symbolic assistant of Planning: reads wishes, proposes what is best by them, learns from scores, and comes to an end. */
import type { Agent, Decision } from '../../core/agent.ts'
import type { DialogueAction } from '../../games/engines/dialogue/action.ts'
import type { PlanningProposal } from '../../games/planning/index.ts'
import { believe, type Belief, type PlanningObservation } from './belief.ts'
import { FINAL, FINAL_HOPE, isFinal } from '../dialogue/final.ts'
import { isUnexplained, WORTH } from '../dialogue/worth.ts'
import { bestTried, chooseNext, hopeBeyondItinerary } from './choose.ts'
import type { Wish } from './wish.ts'

export type PlanningAction = DialogueAction<PlanningProposal>

export interface AssistantOptions {
  /** Proposals to learn from, at most. */
  readonly proposals: number
  /** Points that must be hoped for to try another proposal. */
  readonly hope: number
  /** Whether parking and takeout are known not to count. */
  readonly inert?: boolean
}

const OPENING = 'What matters to you: budget, sights or shops to see, food and drink, ratings, a kind of place?'

/** Questions about what has not been spoken of, those first whose answer changes most. */
const QUESTIONS: readonly (readonly [asks: (wish: Wish) => boolean, question: string])[] = [
  [({ about }) => about === 'see' || about === 'type', 'Is there a place or a kind of place you must see?'],
  [({ about }) => about === 'budget', 'What is your budget?'],
  [(wish) => wish.about === 'feature', 'What should places have: food, ambience, ratings, music, outdoor seating?'],
]

export function createAssistant({
  proposals,
  hope,
  inert,
}: AssistantOptions): Agent<PlanningObservation, PlanningAction> {
  return {
    act(observation, { mayPass }): Decision<PlanningAction> {
      const { may, open, talk, seat, sites, stops, closing } = observation
      if (!may.propose || open) return {}
      if (mayPass && talk.at(-1)?.by === seat && talk.at(-1)?.kind !== 'think') return {}
      const belief = believe(observation, inert)
      const question = closing ? undefined : nextQuestion(observation, belief)
      if (question) return { action: { type: 'message', text: question } }
      const [visitor] = may.message
      if (mayPass && !closing && visitor && isUnexplained(talk, visitor))
        return { action: { type: 'message', text: WORTH } }
      const choice = chooseNext(belief, sites!, stops)
      const last = bestTried(belief, sites!)
      const done = last !== undefined && (belief.tried.length >= proposals || choice.hope! < hope)
      const events = closing ? bestNow(belief, choice.decision, last) : done ? last : choice.decision
      // Where it comes back to an earlier proposal, that says as much.
      if (!closing && !done && visitor && !isFinal(talk, seat, visitor))
        if (hopeBeyondItinerary(belief, sites!, stops, events) < FINAL_HOPE * hope)
          return { action: { type: 'message', text: FINAL } }
      return {
        action: { type: 'propose', proposal: { events } },
        notes: { wishes: belief.wishes.length, tried: belief.tried.length, hope: choice.hope ?? null },
      }
    },
  }
}

/** Out of words: a proposal that was scored is safe only if something was reported of it. */
const bestNow = ({ tried }: Belief, next: readonly number[], last: readonly number[] | undefined): readonly number[] =>
  last && tried.some(({ report }) => report) ? last : next

/** Asks in general while hardly anything was said, then for what is missing, as long as answers bring something. */
function nextQuestion({ talk, seat }: PlanningObservation, { wishes }: Belief): string | undefined {
  const asked = talk.flatMap((line) => (line.kind === 'message' && line.by === seat ? [line.text] : []))
  const known = wishes.length - 1
  if (known >= 3 || asked.length >= 3 || talk.some(({ kind }) => kind === 'proposal')) return undefined
  if (asked.length === 0 && known === 0) return OPENING
  return QUESTIONS.find(([asks, question]) => !wishes.some(asks) && !asked.includes(question))?.[1]
}
