/** The symbolic user of Mediation: tells its private meetings, answers what it is asked, and says what a flight costs it. */
import type { Agent, Decision } from '../../core/agent.ts'
import { ASSISTANT } from '../../games/mediation/index.ts'
import { lastQuestion, Phrasebook } from '../english/index.ts'
import type { MediationAction } from './assistant.ts'
import type { MediationObservation } from './observation.ts'
import { UserSpeaker } from './speak.ts'
import { answerTo, mostImportant, readerOf } from './user-answers.ts'
import { replyToAssistant } from './user-reply.ts'

/** Private meetings that are told at first, the most important ones. */
const MOST_TOLD = 2

export function createUser(): Agent<MediationObservation, MediationAction> {
  return {
    act(observation, { mayPass, random }): Decision<MediationAction> {
      const { may, talk, seat, open, privateCalendar } = observation
      if (may.answer) return { action: { type: isGoodEnough(observation) ? 'accept' : 'reject' } }
      if (open || may.message.length === 0) return {}
      if (mayPass && talk.at(-1)?.by === seat && talk.at(-1)?.kind === 'message') return {}
      const mine = talk.flatMap((line) => (line.kind === 'message' && line.by === seat ? [line.text] : []))
      const book = new Phrasebook(random, mine)
      const speaker = new UserSpeaker(book)
      const last = talk.findLast((line) => line.kind !== 'message' || line.by === seat || line.to === seat)
      // Who announces the best and names a flight asks about that one.
      const isSpokenTo =
        last?.kind === 'message' && last.by !== seat && (/\d/.test(last.text) || !hearsFinal(observation))
      const reply = isSpokenTo ? replyToAssistant(last.text, observation, book) : undefined
      const beside = reply === undefined || reply.isAll ? undefined : answerTo(observation, speaker, true)
      if (reply !== undefined) return say([reply.text, beside].filter(Boolean).join(' '))
      const answer = answerTo(observation, speaker)
      if (answer !== undefined) return say(answer)
      const costs = lastCosts(observation, speaker)
      if (costs !== undefined) return say(costs)
      if (mine.length === 0)
        return say(`${speaker.greet()} ${speaker.tellPrivate(mostImportant(privateCalendar!, MOST_TOLD))}`)
      const announced = hearsFinal(observation)
      const text = (announced ? speaker.goOn() : speaker.nothingMore()) ?? speaker.goOn() ?? speaker.nothingMore()
      return text === undefined && mayPass ? {} : say(text ?? 'Okay.')
    },
  }
}

const say = (text: string): Decision<MediationAction> => ({ action: { type: 'message', text } })

/** What the last flight costs, where it was refused and not told yet. */
function lastCosts({ talk, seat }: MediationObservation, speaker: UserSpeaker): string | undefined {
  const at = talk.findLastIndex(({ kind }) => kind === 'proposal')
  const line = talk[at]
  if (line?.kind !== 'proposal' || !line.shown.costs) return undefined
  const told = talk.slice(at).some((later) => later.kind === 'message' && later.by === seat)
  return told
    ? undefined
    : speaker.report(line.shown.costs, {
        missed: line.shown.conflicts ?? [],
        accepted: talk.slice(at).some((later) => later.kind === 'response' && later.by === seat && later.accept),
      })
}

/** Whether the assistant announced the best there is, before the open proposal or since the last. */
function hearsFinal(observation: MediationObservation, open = false): boolean {
  const { talk, seat } = observation
  const { reader } = readerOf(observation)
  const end = open ? talk.findLastIndex(({ kind }) => kind === 'proposal') : talk.length
  const since = talk.slice(0, end).findLastIndex(({ kind }) => kind === 'proposal')
  return talk
    .slice(since + 1, end)
    .some(
      (line) =>
        line.kind === 'message' &&
        line.by === ASSISTANT &&
        line.to === seat &&
        reader
          .read(lastQuestion(line.text) === line.text ? '' : line.text)
          .some(({ acts }) => acts.some(({ type }) => type === 'final')),
    )
}

/** Costs that nobody minds much, and those that are too much to be taken because they come again. */
const [SMALL, GRAVE] = [-7, -25]

/**
 * Whether to accept: what costs little, what was announced as the best, what comes again, or the best of several. What is
 * best for all need not be best for oneself.
 */
function isGoodEnough(observation: MediationObservation): boolean {
  const { talk, open } = observation
  const { flight, costs } = open!.shown
  const before = talk.slice(0, -1).flatMap((line) => (line.kind === 'proposal' && line.full ? [line.shown] : []))
  if (costs!.total >= SMALL || hearsFinal(observation, true)) return true
  const same = before.filter((shown) => shown.flight === flight && shown.costs!.total === costs!.total)
  if (same.length > (costs!.total > GRAVE ? 0 : 2)) return true
  const best = Math.max(...before.map((shown) => shown.costs!.total))
  return before.length >= 5 || (before.length >= 2 && costs!.total >= best)
}
