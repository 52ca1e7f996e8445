/** The symbolic assistant of Mediation: asks for what can change the choice, proposes, learns from what users say of it, comes to an end. */
import type { Agent, Decision, Turn } from '../../core/agent.ts'
import type { DialogueAction } from '../../games/engines/dialogue/action.ts'
import { arrivalCost, hoursApart, type MediationProposal } from '../../games/mediation/index.ts'
import { isUnexplained } from '../dialogue/unexplained.ts'
import { Phrasebook } from '../english/index.ts'
import { believe, datesOf, type Belief, type MediationObservation } from './belief.ts'
import { bestExpected, bestTried, chooseNext, hopeBeyondFlights, worthAsking } from './choose.ts'
import { englishFor } from './english.ts'
import { AssistantSpeaker } from './speak.ts'

export type MediationAction = DialogueAction<MediationProposal>

export interface AssistantOptions {
  /** Proposals to learn from, at most. */
  readonly proposals: number
  /** Points that must be hoped for to try another proposal. */
  readonly hope: number
}

/** How many times the hope that another proposal needs may be left when one is announced as the best. */
const FINAL_HOPE = 2
/** Points that a user loses by a flight before it needs to be told that there is nothing better. */
const DISPLEASED = -7
const MOST_QUESTIONS = 2

export function createAssistant({ proposals, hope }: AssistantOptions): Agent<MediationObservation, MediationAction> {
  return {
    act(observation, turn): Decision<MediationAction> {
      const { may, open, users, closing, talk } = observation
      if (!may.propose || open) return {}
      const belief = believe(observation)
      const question = closing ? undefined : nextQuestion(observation, belief, turn)
      if (question) return question
      const silent = users!.find((user) => may.message.includes(user.seat) && isUnexplained(talk, user.seat))
      const why = turn.mayPass && !closing && silent ? speakerFor(observation, silent.seat, turn).askWhy() : undefined
      if (why !== undefined) return tell(silent!.seat, why)
      if (turn.mayPass && isWaiting(observation)) return {}
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
      const flights = done ? last : choice.decision
      const announced = announce(
        observation,
        belief,
        flights,
        turn,
        Boolean(done) || hopeBeyondFlights(belief, users!, flights) < FINAL_HOPE * hope,
      )
      return announced ?? propose(flights, belief, choice.hope)
    },
  }
}

const tell = (to: string, text: string): Decision<MediationAction> => ({ action: { type: 'message', to, text } })

const speakerFor = ({ talk, seat }: MediationObservation, to: string, { random }: Turn): AssistantSpeaker =>
  new AssistantSpeaker(
    new Phrasebook(
      random,
      talk.flatMap((line) => (line.kind === 'message' && line.by === seat && line.to === to ? [line.text] : [])),
    ),
  )

const propose = (flights: readonly number[], { tried }: Belief, hope?: number): Decision<MediationAction> => ({
  action: { type: 'propose', proposal: { flights } },
  notes: { tried: tried.length, hope: hope ?? null },
})

/** To whom a flight will look bad, that it is the best there is for all; once for each. */
function announce(
  observation: MediationObservation,
  belief: Belief,
  flights: readonly number[],
  turn: Turn,
  best: boolean,
): Decision<MediationAction> | undefined {
  const { users, may, talk, seat } = observation
  if (!best) return undefined
  const { reader } = englishFor(datesOf(users!))
  const since = talk.findLastIndex(({ kind }) => kind === 'proposal')
  for (const [i, user] of users!.entries()) {
    if (!may.message.includes(user.seat) || expectedFor(belief, users!, flights, i) >= DISPLEASED) continue
    const told = talk
      .slice(since + 1)
      .some(
        (line) =>
          line.kind === 'message' &&
          line.by === seat &&
          line.to === user.seat &&
          reader.read(line.text).some(({ acts }) => acts.some(({ type }) => type === 'final')),
      )
    if (told) continue
    const text = speakerFor(observation, user.seat, turn).final()
    if (text !== undefined) return tell(user.seat, text)
  }
  return undefined
}

/** What flights are expected to be worth to one user. */
function expectedFor(
  { guesses }: Belief,
  users: NonNullable<MediationObservation['users']>,
  flights: readonly number[],
  user: number,
): number {
  const own = users[user]!.flights[flights[user]!]!
  const hours = flights.flatMap((id, other) => (other === user ? [] : [hoursApart(own, users[other]!.flights[id]!)]))
  const sum = guesses.reduce(
    (total, { worth, arrivalPref }) =>
      total + worth[user]![flights[user]!]! + hours.reduce((rest, apart) => rest + arrivalCost(arrivalPref, apart), 0),
    0,
  )
  return sum / guesses.length
}

/** Whether somebody told what proposals cost, so that a proposal tried is safer than a new one. */
const isInformed = ({ tried }: Belief): boolean =>
  tried.some(({ told }) => told.some((costs) => costs && Object.values(costs).some((cost) => typeof cost === 'number')))

/** In free chat: whether somebody it asked has not answered, or nobody has spoken since its own last word. */
function isWaiting({ talk, seat, users }: MediationObservation): boolean {
  if (talk.at(-1)?.by === seat) return true
  return users!.some(({ seat: user }) => {
    const last = talk.findLast((line) => line.by === user || (line.kind === 'message' && line.to === user))
    return last === undefined || last.by === seat
  })
}

/** Before the first proposal: one question at a time, for meetings that can change the choice, then for what is private. */
function nextQuestion(
  observation: MediationObservation,
  belief: Belief,
  turn: Turn,
): Decision<MediationAction> | undefined {
  const { users, may, talk, seat } = observation
  if (belief.tried.length > 0) return undefined
  for (const [i, user] of users!.entries()) {
    if (!may.message.includes(user.seat)) continue
    const asked = talk.filter((line) => line.kind === 'message' && line.by === seat && line.to === user.seat).length
    if (asked >= MOST_QUESTIONS) continue
    const speaker = speakerFor(observation, user.seat, turn)
    const begin = asked === 0 ? speaker.greet() : speaker.acknowledge()
    const meetings = asked > 0 ? [] : worthAsking(belief, users!, i, 2)
    const ask =
      meetings.length > 0
        ? speaker.askImportance(
            meetings.map((meeting) => user.sharedCalendar[meeting]!).sort((a, b) => (a.start < b.start ? -1 : 1)),
          )
        : belief.private[i]
          ? undefined
          : speaker.askPrivate()
    if (ask !== undefined) return tell(user.seat, [begin, ask].filter(Boolean).join(' '))
  }
  return undefined
}
