/** The symbolic assistant of Planning: reads wishes, proposes what is best by them, learns from scores, and comes to an end. */
import type { Agent, Decision } from '../../core/agent.ts'
import type { DialogueAction } from '../../games/engines/dialogue/action.ts'
import type { PlanningProposal, Site } from '../../games/planning/index.ts'
import { believe, type Belief } from './belief.ts'
import type { PlanningObservation } from './observation.ts'
import { isUnexplained } from '../dialogue/unexplained.ts'
import { Phrasebook } from '../english/index.ts'
import { bestExpected, bestTried, chooseNext, hopeBeyondItinerary } from './choose.ts'
import { readerFor } from './english.ts'
import { AssistantSpeaker } from './speak.ts'
import { readWishes, type Wish } from './wish.ts'

export type PlanningAction = DialogueAction<PlanningProposal>

export interface AssistantOptions {
  /** Proposals to learn from, at most. */
  readonly proposals: number
  /** Points that must be hoped for to try another proposal. */
  readonly hope: number
  /** Whether parking and takeout are known not to count. */
  readonly inert?: boolean
}

/** Points that must still be hoped for, as a multiple of what another proposal needs, while none is announced as the best. */
const FINAL_HOPE = 3

/** The part of the hope that suffices for something new where the best is what was refused just now. */
const INSISTING = 0.25

/** Wishes that tell enough to propose. */
const ENOUGH = 8
/** Questions before the first proposal, at most: nobody is asked on and on. */
const MOST_QUESTIONS = 5
/** Wishes in one answer that make it likely that there are more. */
const FRUITFUL = 2

/** What to ask about while nothing was said of it, those first whose answer changes most. */
const TOPICS: readonly (readonly [topic: 'see' | 'budget' | 'feature', asks: (wish: Wish) => boolean])[] = [
  ['see', ({ about }) => about === 'see' || about === 'type'],
  ['budget', ({ about }) => about === 'budget'],
  ['feature', ({ about }) => about === 'feature'],
]

export function createAssistant({
  proposals,
  hope,
  inert,
}: AssistantOptions): Agent<PlanningObservation, PlanningAction> {
  return {
    act(observation, turn): Decision<PlanningAction> {
      const { may, open, talk, seat, sites, stops, closing } = observation
      const { mayPass } = turn
      if (!may.propose || open) return {}
      if (mayPass && talk.at(-1)?.by === seat && talk.at(-1)?.kind !== 'think') return {}
      const belief = believe(observation, inert)
      const mine = talk.flatMap((line) => (line.kind === 'message' && line.by === seat ? [line.text] : []))
      const speaker = new AssistantSpeaker(new Phrasebook(turn.random, mine))
      const [visitor] = may.message
      const question = closing || !visitor ? undefined : nextQuestion(observation, belief, speaker)
      if (question) return say(question)
      const choice = chooseNext(belief, sites!, stops)
      const last = bestTried(belief, sites!)
      // To offer again what was refused just now takes more than to go back to something earlier.
      const again = last !== undefined && belief.tried.at(-1)!.events.join() === last.join()
      const needed = again ? hope * INSISTING : hope
      const done = last !== undefined && (belief.tried.length >= proposals || choice.hope! < needed)
      const events = closing ? bestNow(belief, sites!, stops) : done ? last : choice.decision
      // Where it comes back to an earlier proposal, that says as much.
      const [first] = events
      if (!closing && done && visitor && !isAnnounced(observation)) {
        const back = speaker.back(sites!.find(({ id }) => id === first)!.name)
        if (back !== undefined) return say(back)
      }
      if (!closing && !done && visitor && !isAnnounced(observation))
        if (hopeBeyondItinerary(belief, sites!, stops, events) < FINAL_HOPE * hope) {
          const announcement = speaker.final()
          if (announcement !== undefined) return say(announcement)
        }
      return {
        action: { type: 'propose', proposal: { events } },
        notes: {
          wishes: belief.wishes.length,
          tried: belief.tried.length,
          hope: choice.hope ?? null,
        },
      }
    },
  }
}

const say = (text: string): Decision<PlanningAction> => ({
  action: { type: 'message', text },
})

/** Whether it said since the last proposal that the next is the best. */
function isAnnounced({ talk, seat }: PlanningObservation): boolean {
  const since = talk.findLastIndex(({ kind }) => kind === 'proposal')
  return talk.slice(since + 1).some(
    (line) =>
      line.kind === 'message' &&
      line.by === seat &&
      readerFor([])
        .read(line.text)
        .some(({ acts }) => acts.some(({ type }) => type === 'final')),
  )
}

/** Out of words: what is best on average, unless something that was proposed is known to be worth as much. */
function bestNow(belief: Belief, sites: readonly Site[], stops: number): readonly number[] {
  const next = bestExpected(belief.imagined, sites, stops)
  const last = bestTried(belief, sites)
  const informed = belief.tried.some(
    ({ report }) => report && (report.total !== undefined || !report.stops.includes(undefined)),
  )
  return informed && last ? last : next
}

/**
 * Asks in general while hardly anything was said, then for what is missing, as long as answers bring something and nobody
 * leaves it to the assistant; after a proposal of which nothing was said, what it was worth.
 */
function nextQuestion(
  { talk, seat }: PlanningObservation,
  { wishes, tried, delegated }: Belief,
  speaker: AssistantSpeaker,
): string | undefined {
  const asked = talk.filter((line) => line.kind === 'message' && line.by === seat).length
  if (tried.length > 0) {
    const [user] = talk.flatMap(({ by }) => (by === seat ? [] : [by]))
    const { report, opinions } = tried.at(-1)!
    const unheard = report === undefined && opinions.length === 0 && asked < tried.length + 3
    return unheard && !delegated && (tried.length < 3 || (user !== undefined && isUnexplained(talk, user)))
      ? speaker.askWorth()
      : undefined
  }
  const known = wishes.length - 1
  if (delegated || known >= ENOUGH || asked >= MOST_QUESTIONS) return undefined
  if (asked === 0 && known === 0) return speaker.open()
  // Who answers nothing is asked no more; who tells more with each answer has more to tell.
  const last = talk.findLast((line) => line.kind === 'message' && line.by !== seat)
  const answer = last?.kind === 'message' ? readWishes(last.text).length : 0
  if (asked > 0 && answer === 0) return undefined
  const missing = asked < 3 ? TOPICS.find(([, asks]) => !wishes.some(asks)) : undefined
  if (missing) return speaker.ask(missing[0])
  return asked < 2 || answer >= FRUITFUL ? speaker.askMore() : undefined
}
