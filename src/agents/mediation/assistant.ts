/** The symbolic assistant of Mediation: asks for what can change the choice, proposes, learns from what users say of it, comes to an end. */
import type { Agent, Decision, Turn } from '../../core/agent.ts'
import type { DialogueAction } from '../../games/engines/dialogue/action.ts'
import type { MediationProposal } from '../../games/mediation/index.ts'
import { asideIn } from '../dialogue/asides.ts'
import { takesIt } from '../dialogue/consent.ts'
import { isUnexplained } from '../dialogue/unexplained.ts'
import { Phrasebook } from '../english/index.ts'
import { believe, datesOf, type Belief } from './belief.ts'
import type { MediationObservation } from './observation.ts'
import {
  bestExpected,
  bestTried,
  bestUntried,
  chooseNext,
  expectedFor,
  hopeBeyondFlights,
  planAround,
  unratedOwn,
  worthAsking,
} from './choose.ts'
import { englishFor } from './english.ts'
import { flightsSaid, hearingOf } from './flights-said.ts'
import { insistedOn, pointsOfNamed } from './named.ts'
import { sayFlight, unmetWindow, worthTo } from './options.ts'
import { replyTo, unanswered } from './reply.ts'
import { speaksAgainst } from './reasons.ts'
import { AssistantAsides } from './speak-asides.ts'
import { AssistantSpeaker } from './speak.ts'
import { isTold, sayUnmet } from './unmet.ts'
import { suits } from './windows.ts'

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
      const plan = planned(belief, users!, { proposals, hope })
      const reply = closing ? undefined : answerSomebody(observation, belief, turn, plan.flights)
      if (reply) return reply
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
      const again = takenAfterAll(observation, belief)
      if (again) return propose(again, belief)
      const insisted = users!.flatMap((_, user) => {
        const id = insistedOn(observation, user)
        return id === undefined || plan.flights[user] === id ? [] : [planAround(belief, users!, user, id)]
      })
      // Who asks again and again is to see what it is like.
      if (insisted.length > 0) return propose(insisted[0]!, belief)
      const { flights, hoped, isLast } = plan
      const unmet = tellUnmet(observation, belief, flights, turn)
      if (unmet) return unmet
      const announced = announce(
        observation,
        belief,
        flights,
        turn,
        isLast || hopeBeyondFlights(belief, users!, flights) < FINAL_HOPE * hope,
      )
      return announced ?? propose(flights, belief, hoped, wordsWith(observation, belief, turn))
    },
  }
}

/** What is to be proposed next, what is hoped of it, and whether nothing better is looked for any more. */
interface Plan {
  readonly flights: readonly number[]
  readonly hoped: number | undefined
  readonly isLast: boolean
}

function planned(
  belief: Belief,
  users: NonNullable<MediationObservation['users']>,
  { proposals, hope }: AssistantOptions,
): Plan {
  const choice = chooseNext(belief, users)
  const last = bestTried(belief, users)
  const isDone = last !== undefined && (belief.tried.length >= proposals || choice.hope! < hope)
  const isSpent = isDone && isRefusedFor(belief, last)
  return {
    flights: isSpent ? bestUntried(belief, users) : isDone ? last : choice.decision,
    hoped: choice.hope,
    isLast: isDone && !isSpent,
  }
}

const tell = (to: string, text: string): Decision<MediationAction> => ({ action: { type: 'message', to, text } })

const voicesFor = ({ talk, seat }: MediationObservation, to: string, { random }: Turn) => {
  const said = talk.flatMap((line) =>
    line.kind === 'message' && line.by === seat && line.to === to ? [line.text] : [],
  )
  const book = new Phrasebook(random, said)
  return { speaker: new AssistantSpeaker(book), asides: new AssistantAsides(book) }
}

const speakerFor = (observation: MediationObservation, to: string, turn: Turn): AssistantSpeaker =>
  voicesFor(observation, to, turn).speaker

const propose = (
  flights: readonly number[],
  { tried }: Belief,
  hope?: number,
  text?: string,
): Decision<MediationAction> => ({
  action: { type: 'propose', proposal: { flights }, ...(text !== undefined && { text }) },
  notes: { tried: tried.length, hope: hope ?? null },
})

/** Whether somebody refused flights more than once and never told what they cost: they need not come again. */
const isRefusedFor = ({ tried }: Belief, flights: readonly number[]): boolean => {
  const same = tried.filter((one) => one.flights.join() === flights.join())
  const [first] = same
  return (
    first !== undefined &&
    first.accepted.some(
      (_, user) =>
        same.every(({ accepted }) => accepted[user] === false) &&
        tried.length > 1 &&
        tried.every(({ told, missed }) => told[user] === undefined && missed[user] === undefined),
    )
  )
}

/** The users who may be written to now, each by its place and with the voices for it. */
const addressees = (observation: MediationObservation, turn: Turn) =>
  observation.users!.flatMap((user, i) =>
    observation.may.message.includes(user.seat) ? [{ i, user, ...voicesFor(observation, user.seat, turn) }] : [],
  )

/** An answer to somebody who said something beside the calendars, with the next question to the same one. */
function answerSomebody(
  observation: MediationObservation,
  belief: Belief,
  turn: Turn,
  plan: readonly number[],
): Decision<MediationAction> | undefined {
  for (const { i, user, asides, speaker } of addressees(observation, turn)) {
    const reply = replyTo(observation, belief, i, asides)
    if (reply?.text !== undefined) {
      const question = questionFor(observation, belief, i, speaker)
      // Who has told all is answered by the proposal, or by why it is another.
      if (reply.wished && question === undefined && !isWaiting(observation)) {
        const sorry =
          reply.wished.includes(plan[i]!) || insistedOn(observation, i) !== undefined
            ? undefined
            : sayUnmet(observation, belief, i, plan, asides, reply.wished)
        if (sorry === undefined) continue
        return tell(user.seat, sorry)
      }
      return tell(user.seat, [reply.text, question].filter(Boolean).join(' '))
    }
    const why =
      isRefusedSilently(observation, belief, i) &&
      !takesLast(observation, user.seat) &&
      !leavesIt(observation, user.seat)
        ? ((belief.tried.length < 3 ? speaker.askWhy() : undefined) ?? asides.trying())
        : undefined
    if (why !== undefined) return tell(user.seat, why)
  }
  return undefined
}

/** Whether a user refused the last proposal, and said nothing since that tells what was wrong. */
function isRefusedSilently(observation: MediationObservation, { tried }: Belief, user: number): boolean {
  const { talk, users, seat } = observation
  const last = tried.at(-1)
  const text = unanswered(observation, users![user]!.seat)
  if (last === undefined || text === undefined || last.accepted[user] !== false) return false
  if (last.told[user] !== undefined || last.missed[user] !== undefined || /\d/.test(text)) return false
  const since = talk.slice(talk.findLastIndex(({ kind }) => kind === 'proposal'))
  const isAsked = since.some((line) => line.kind === 'message' && line.by === seat && line.to === users![user]!.seat)
  return !isAsked && (asideIn(text) === 'nothing' || text.trim().split(/\s+/).length <= 3)
}

/** The last flights, where who refused them says now that they are fine, and nobody else minds. */
function takenAfterAll(observation: MediationObservation, { tried }: Belief): readonly number[] | undefined {
  const last = tried.at(-1)
  if (last === undefined || tried.filter((one) => one.flights.join() === last.flights.join()).length > 2)
    return undefined
  const refused = observation.users!.filter((_, user) => last.accepted[user] === false)
  return refused.length > 0 && refused.every((user) => takesLast(observation, user.seat)) ? last.flights : undefined
}

/** Whether a user who refused says now that it takes what was proposed last. */
function takesLast(observation: MediationObservation, user: string): boolean {
  const { talk } = observation
  const since = talk.slice(talk.findLastIndex(({ kind }) => kind === 'proposal'))
  const isSpokenTo = since.some((line) => line.kind === 'message' && line.to === user)
  return takesIt(unanswered(observation, user) ?? '', isSpokenTo)
}

/** What is said with a new proposal to those who gave reasons in words. */
function wordsWith(
  { users, talk, seat }: MediationObservation,
  { tried }: Belief,
  { random }: Turn,
): string | undefined {
  const last = tried.at(-1)
  if (last === undefined) return undefined
  const since = talk.slice(talk.findLastIndex(({ kind }) => kind === 'proposal'))
  const isHeard = users!.some((user, i) => {
    const lines = since.flatMap((line) =>
      line.kind === 'message' && (line.by === user.seat || line.to === user.seat) ? [line] : [],
    )
    // Who told numbers, or was told something since, knows what comes.
    if (last.accepted[i] !== false || lines.some(({ by, text }) => by === seat || /\d/.test(text))) return false
    return lines.some(({ text }) => text.split(' ').length > 2)
  })
  if (!isHeard) return undefined
  const said = talk.flatMap((line) => (line.kind === 'message' && line.by === seat ? [line.text] : []))
  return new AssistantAsides(new Phrasebook(random, said)).another()
}

/** To whoever asked for a flight and is not to get it, that it is so. */
function tellUnmet(
  observation: MediationObservation,
  belief: Belief,
  proposed: readonly number[],
  turn: Turn,
): Decision<MediationAction> | undefined {
  for (const [i, { seat, flights }] of observation.users!.entries()) {
    if (!observation.may.message.includes(seat)) continue
    const broken = sayBroken(observation, belief, i, proposed, voicesFor(observation, seat, turn).asides)
    if (broken !== undefined) return tell(seat, broken)
    const text = unanswered(observation, seat) ?? ''
    // Who names flights by their numbers is answered on these.
    const isNamed = flightsSaid(text, hearingOf(flights, false)).length > 0
    const time = isNamed ? undefined : unmetWindow({ observation, belief, user: i, text }, proposed)
    // Once is enough, whatever else is said meanwhile.
    const isNew =
      time &&
      !isTold(observation, seat, `flight ${time.id} at`, 0) &&
      !isTold(observation, seat, /^(?:I looked at|There would be) flight/)
    const sorry =
      isNew &&
      voicesFor(observation, seat, turn).asides.unmetTime(time.flight, time.why, sayFlight(flights, proposed[i]!))
    if (sorry) return tell(seat, sorry)
    const points = pointsOfNamed(observation, seat, flights.length)
    const wanted = points.findIndex((one) => one > 0 && one === Math.max(...points))
    const isTried = belief.tried.some((one) => one.flights[i] === wanted)
    if (wanted < 0 || wanted === proposed[i] || (isTried && !isNamed)) continue
    const said = sayUnmet(observation, belief, i, proposed, voicesFor(observation, seat, turn).asides, [wanted])
    if (said !== undefined) return tell(seat, said)
  }
  return undefined
}

/** To whoever would not fly then and is to, that it is known, and what speaks against the best that it would take. */
function sayBroken(
  observation: MediationObservation,
  belief: Belief,
  user: number,
  proposed: readonly number[],
  asides: AssistantAsides,
): string | undefined {
  const { seat, flights } = observation.users![user]!
  const id = proposed[user]!
  const against = belief.windows[user]!.filter(({ points }) => points < 0)
  if (suits(flights[id]!, against) >= 0 || belief.tried.some((one) => one.flights[user] === id)) return undefined
  if (isTold(observation, seat, `flight ${id} at`, 0)) return undefined
  const worth = worthTo(belief, user)
  const [other] = flights
    .flatMap((flight, one) => (suits(flight, against) >= 0 ? [one] : []))
    .sort((a, b) => worth[b]! - worth[a]!)
  const why = other === undefined ? undefined : speaksAgainst(observation, belief, user, other, proposed)
  return asides.broken(sayFlight(flights, id), why && `with flight ${other} ${why}`)
}

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
  for (const { i, user, asides, speaker } of addressees(observation, turn)) {
    const ask = (begin: string): string | undefined => {
      const question = questionFor(observation, belief, i, speaker)
      return question && [begin, question].filter(Boolean).join(' ')
    }
    const text = unanswered(observation, user.seat)
    const content = text === undefined || CONTENT.test(text)
    const first = !observation.talk.some((line) => line.kind === 'message' && line.to === user.seat)
    const begin = first
      ? speaker.greet(content)
      : content
        ? speaker.acknowledge()
        : asideIn(text) === 'nothing'
          ? (asides.noProblem() ?? '')
          : ''
    const said = ask(begin)
    if (said !== undefined) return tell(user.seat, said)
  }
  return undefined
}

/** Words that tell something of meetings or flights. */
const CONTENT =
  /\d|\b(?:meetings?|important|private(?:ly)?|busy|free|price|cheap|expensive|flights?|early|late|morning|noon|evening|matter\w*|miss|skip|calendar)\b/i

/** What to ask a user next, if anything: not of who leaves it to the assistant, or wants it to be over. */
function questionFor(
  observation: MediationObservation,
  belief: Belief,
  i: number,
  speaker: AssistantSpeaker,
): string | undefined {
  const { users, talk, seat } = observation
  if (belief.tried.length > 0) return undefined
  const user = users![i]!
  const asked = talk.filter(
    (line) => line.kind === 'message' && line.by === seat && line.to === user.seat && line.text.includes('?'),
  ).length
  if (asked >= MOST_QUESTIONS || leavesIt(observation, user.seat)) return undefined
  const meetings = asked > 0 ? [] : worthAsking(belief, users!, i, 2)
  if (meetings.length > 0)
    return speaker.askImportance(
      meetings.map((meeting) => user.sharedCalendar[meeting]!).sort((a, b) => (a.start < b.start ? -1 : 1)),
    )
  const [own] = unratedOwn(belief, users!, i)
  if (own) return speaker.askOwnImportance(own)
  return belief.private[i] ? undefined : speaker.askPrivate()
}

function leavesIt({ talk, users }: MediationObservation, user: string): boolean {
  const { reader } = englishFor(datesOf(users!))
  return talk.some((line) => {
    if (line.kind !== 'message' || line.by !== user) return false
    const aside = asideIn(line.text)
    if (aside === 'leaving' || aside === 'hurry' || NO_MATTER.test(line.text) || ASKS_FOR_PLAN.test(line.text))
      return true
    return (
      !CONTENT.test(line.text.replace(/\bflights?\b/gi, '')) &&
      reader.read(line.text).some(({ acts }) => acts.some(({ type }) => type === 'delegate'))
    )
  })
}

/** "What's your plan?", "what do you suggest?": what is proposed answers that. */
const ASKS_FOR_PLAN =
  /\bwhat(?: is|['’]?s)? (?:your|the) (?:plan|suggestion|proposal|idea|offer|recommendation)\b|\bwhat (?:do|would|can|could) you (?:suggest|propose|recommend|offer)\b/i

/** "Nothing matters", "I don't care". */
const NO_MATTER =
  /\b(?:nothing|none of (?:it|them)) (?:really )?matters\b|\b(?:do not|don['’]?t) (?:really )?(?:care|mind)[.!]?$/i
