/** The symbolic user of Planning: tells its wishes in its own words, answers questions, and says what each proposal is worth. */
import type { Agent, Decision, Turn } from '../../core/agent.ts'
import { Phrasebook } from '../english/index.ts'
import type { PlanningAction } from './assistant.ts'
import type { PlanningObservation } from './observation.ts'
import { announces, readerFor } from './english.ts'
import { VisitorSpeaker } from './speak.ts'
import { reactTo, replyToAssistant } from './visitor-reply.ts'
import { keyOf, readWishes } from './wish.ts'
import type { Wish } from './wished.ts'

export function createUser(): Agent<PlanningObservation, PlanningAction> {
  return { act: decide }
}

function decide(observation: PlanningObservation, { mayPass, random }: Turn): Decision<PlanningAction> {
  const { may, talk, seat, open } = observation
  if (may.answer)
    return {
      action: { type: isGoodEnough(observation) ? 'accept' : 'reject' },
    }
  if (open || may.message.length === 0) return {}
  const last = talk.at(-1)
  if (mayPass && last?.kind === 'message' && last.by === seat) return {}
  const mine = talk.flatMap((line) => (line.kind === 'message' && line.by === seat ? [line.text] : []))
  const book = new Phrasebook(random, mine)
  const speaker = new VisitorSpeaker(book)
  const wishes = observation.preferences!.flatMap((text) => readWishes(text))
  const untold = untoldOf(wishes, mine)
  if (mine.length === 0) return say(`${speaker.greet()} ${speaker.tell(chief(untold))}`)
  const worth = lastScore(observation, speaker)
  if (worth !== undefined) return say(worth)
  const announced = hearsFinal(observation)
  const asked = { observation, wishes, book, say: (wish: Wish) => speaker.tell([wish]) }
  const reply =
    announced || last?.kind !== 'message' || last.by === seat ? undefined : replyToAssistant(last.text, asked)
  if (reply !== undefined) {
    const others = untoldOf(wishes, [...mine, reply]).slice(0, AT_FIRST)
    return say([reply, speaker.tell(others)].filter(Boolean).join(' '))
  }
  const reaction = announced || last?.kind !== 'message' ? undefined : reactTo(last.text, asked)
  if (reaction !== undefined && untold.length === 0) return say(reaction)
  const answer = announced ? undefined : answerTo(observation, wishes, untold, speaker)
  const rest = answer === undefined && !announced && untold.length > 0 ? speaker.tell(untold) : undefined
  const text = answer ?? rest ?? (announced ? speaker.goOn() : speaker.nothingMore()) ?? speaker.goOn()
  return text === undefined && mayPass ? {} : say(text ?? 'Okay.')
}

const say = (text: string): Decision<PlanningAction> => ({
  action: { type: 'message', text },
})

/** Wishes that are told at first; the others when the assistant asks. */
const AT_FIRST = 5

/** What is told first: where to go and what to spend, then what comes to mind. */
const chief = (wishes: readonly Wish[]): Wish[] =>
  [...wishes].sort((a, b) => Number(b.about === 'see') - Number(a.about === 'see')).slice(0, AT_FIRST)

/** The wishes that the own words have not told yet. */
function untoldOf(wishes: readonly Wish[], mine: readonly string[]): Wish[] {
  const names = wishes.flatMap((wish) => (wish.about === 'see' ? wish.names : []))
  const told = new Set(mine.flatMap((text) => readWishes(text, names).map(keyOf)))
  return wishes.filter((wish) => !told.has(keyOf(wish)))
}

/** What the last proposal is worth, unless it was told already. */
function lastScore({ talk, seat }: PlanningObservation, speaker: VisitorSpeaker): string | undefined {
  const at = talk.findLastIndex(({ kind }) => kind === 'proposal')
  const line = talk[at]
  if (line?.kind !== 'proposal' || !line.shown.score) return undefined
  return talk.slice(at).some((later) => later.kind === 'message' && later.by === seat)
    ? undefined
    : speaker.report(line.shown.score)
}

const BUDGET = /\b(?:budget|spend|money|price|cost|expensive|afford)\b/

/** The answer to what the assistant asked since the user last spoke; undefined: it asked nothing. */
function answerTo(
  { talk, seat }: PlanningObservation,
  wishes: readonly Wish[],
  untold: readonly Wish[],
  speaker: VisitorSpeaker,
): string | undefined {
  const from = talk.findLastIndex((line) => line.kind === 'message' && line.by === seat) + 1
  const asked = talk
    .slice(from)
    .flatMap((line) => (line.kind === 'message' && line.by !== seat ? readerFor([]).read(line.text) : []))
    .filter(({ asks }) => asks)
    .map(({ tokens }) => tokens.map(({ text }) => text).join(' '))
    .join(' ')
  if (asked === '') return undefined
  const about: readonly (readonly [RegExp, (wish: Wish) => boolean])[] = [
    [BUDGET, (wish) => wish.about === 'budget'],
    [
      /\b(?:see|visit|sights?|museum|park|landmark|shop|kind of place|kinds of places|must|go)\b/,
      (wish) => wish.about === 'see' || wish.about === 'type',
    ],
    [
      /\b(?:food|eat|cuisine|drink|restaurant|bar|cafe|ambience|mood|vibe|music|ratings?|rated|like|dislike|prefer\w*|have|kids|group)\b/,
      (wish) => wish.about === 'feature',
    ],
    [/\b(?:far|distance|travel|walk)\b/, (wish) => wish.about === 'distance'],
  ]
  if (/\b(?:go back|(?:shall|should) (?:i|we) (?:book|send|take|go)|send it|book it|take it)\b/.test(asked))
    return speaker.goOn()
  const fits = (wish: Wish): boolean => about.some(([pattern, has]) => pattern.test(asked) && has(wish))
  // What was asked is answered first.
  const answers = untold.filter(fits).slice(0, AT_FIRST + 1)
  const others = untold.filter((wish) => !fits(wish)).slice(0, AT_FIRST + 1 - answers.length)
  if (answers.length + others.length > 0) {
    const begin = BUDGET.test(asked) && !wishes.some(({ about }) => about === 'budget') ? speaker.noBudget() : undefined
    return [begin ?? speaker.begin(), speaker.tell(answers), speaker.tell(others)].filter(Boolean).join(' ')
  }
  const again = wishes.filter(fits)
  if (again.length > 0 && again.length <= 2) return speaker.tellAgain(again)
  return (/\b(?:else|more)\b/.test(asked) ? speaker.nothingMore() : undefined) ?? speaker.vague()
}

/** Whether the assistant announced the best there is, before the open proposal or since the last. */
function hearsFinal({ talk, seat }: PlanningObservation, open = false): boolean {
  const end = open ? talk.findLastIndex(({ kind }) => kind === 'proposal') : talk.length
  const since = talk.slice(0, end).findLastIndex(({ kind }) => kind === 'proposal')
  return talk.slice(since + 1).some((line) => line.kind === 'message' && line.by !== seat && announces(line.text))
}

/** Points from which on a day is worth taking once it beats what was offered before, and at once where no wish is slighted. */
const WORTH = { decent: 12, splendid: 34, slight: -2 }

/**
 * Whether to accept: the best so far that was announced as such, comes again, is a decent day and better than one before, a
 * splendid one, or the best of many; after very many, nearly the best will do.
 */
function isGoodEnough(observation: PlanningObservation): boolean {
  const { events, score } = observation.open!.shown
  const before = observation.talk
    .slice(0, -1)
    .flatMap((line) => (line.kind === 'proposal' && line.full ? [line.shown] : []))
  const best = Math.max(...before.map((shown) => shown.score!.total), -Infinity)
  const times = before.filter((shown) => shown.events.join() === events.join()).length
  const { total, checklist } = score!
  if (total < best) return before.length >= 12 || times >= 2
  if (times > 0 || before.length >= 5 || hearsFinal(observation, true)) return true
  return before.length > 0 && total > best
    ? total >= WORTH.decent
    : total >= WORTH.splendid && checklist.every(({ score }) => score >= WORTH.slight)
}
