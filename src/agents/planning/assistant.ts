/** The symbolic assistant of Planning: reads wishes, proposes what is best by them, learns from scores, and comes to an end. */
import type { Agent, Decision } from '../../core/agent.ts'
import type { DialogueAction } from '../../games/engines/dialogue/action.ts'
import type { PlanningProposal, Site } from '../../games/planning/index.ts'
import { believe, type Belief } from './belief.ts'
import type { PlanningObservation } from './observation.ts'
import { isUnexplained } from '../dialogue/unexplained.ts'
import { list, Phrasebook } from '../english/index.ts'
import { bestOffered, holds, isRefusedFor, mayComeAgain, recalled, tellingOf, timesOffered } from './again.ts'
import { asksBudget, inFull } from './answers.ts'
import {
  bestExpected,
  bestKeeping,
  bestTried,
  bestUntried,
  chooseNext,
  hopeBeyondItinerary,
  type Choosing,
} from './choose.ts'
import { unmet } from './demands.ts'
import { announces, readerFor } from './english.ts'
import { heedRequests } from './heed.ts'
import { leftOut, overIn, unwantedIn } from './left-out.ts'
import { scored, within } from './limits.ts'
import { answerBeside, replyTo } from './reply.ts'
import { secondThoughts, type Thought } from './second-thoughts.ts'
import { AssistantAsides } from './speak-asides.ts'
import { AssistantSpeaker } from './speak.ts'
import { observedAsMeant } from './observed.ts'
import { questionIn } from './stay-or-go.ts'
import { asksForMore, likesAndAsks } from './liked.ts'
import { standingOf, type Standing } from './standing.ts'
import { readWishes } from './wish.ts'
import type { Wish } from './wished.ts'

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
/** With fewer wishes, the one for short ways included, a proposal is a first idea. */
const FEW = 4
/** Plans that were refused without numbers before the best of them is offered once more. */
const WEARY = 4
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
    act(seen, turn): Decision<PlanningAction> {
      const observation = observedAsMeant(seen)
      const { may, open, talk, seat, sites, stops, closing } = observation
      const { mayPass } = turn
      if (!may.propose || open) return {}
      if (mayPass && talk.at(-1)?.by === seat && talk.at(-1)?.kind !== 'think') return {}
      const heard = believe(observation, inert)
      const standing = standingOf(heard.tried, sites!, stops)
      const [visitor] = may.message
      const talks = !closing && visitor !== undefined
      const { belief, pool } = talks ? within(heard, standing, sites!, stops) : { belief: heard, pool: sites! }
      const mine = talk.flatMap((line) => (line.kind === 'message' && line.by === seat ? [line.text] : []))
      const book = new Phrasebook(turn.random, mine)
      const [speaker, asides] = [new AssistantSpeaker(book), new AssistantAsides(book)]
      const scene: Scene = { observation, heard, belief, pool, standing, talks, speaker, asides }
      return onSecondThoughts(decide(scene, { proposals, hope }), scene)
    },
  }
}

/** What a decision is made from. */
interface Scene extends Speakers {
  readonly observation: PlanningObservation
  readonly heard: Belief
  /** What is heard, with what stands. */
  readonly belief: Belief
  readonly pool: readonly Site[]
  readonly standing: Standing
  /** Whether words may still be exchanged. */
  readonly talks: boolean
}

/** A decision that does not go against what was said, or a question where that is not certain. */
function onSecondThoughts(
  decision: Decision<PlanningAction>,
  { observation, heard, belief, standing, talks, asides }: Scene,
): Decision<PlanningAction> {
  const { action } = decision
  const { talk, seat, sites } = observation
  if (!talks || action?.type !== 'propose' || talk.at(-1)?.by === seat) return decision
  const names = sites!.map(({ name }) => name)
  const since = talk.slice(talk.findLastIndex(({ kind }) => kind === 'proposal') + 1)
  const wasAsked = since.some(
    (line) => line.kind === 'message' && line.by === seat && questionIn(line.text, names) !== undefined,
  )
  const considering = { belief: heard, standing, sites: sites!, mayAsk: !wasAsked && !heard.delegated }
  const planned = action.proposal.events as readonly number[]
  const consider = (mayAsk: boolean): Thought | undefined =>
    secondThoughts(planned, action.text ?? '', { ...considering, mayAsk })
  const first = consider(considering.mayAsk)
  const beside = answerBeside(observation, belief, heard.tried.at(-1)?.events ?? [])
  if (first !== undefined && first.asks !== undefined) {
    const question = first.asks === 'instead' ? asides.instead(first.name, first.gone) : asides[first.asks](first.name)
    if (question !== undefined) return say([beside, question].filter(Boolean).join(' '))
  }
  const thought = first?.asks === undefined ? first : consider(false)
  if (thought === undefined || thought.asks !== undefined) return decision
  const left = thought.left.length > 0 ? asides.leftAsIs(thought.left) : undefined
  const lead = [beside, thought.lead, left].filter(Boolean).join(' ')
  const { events } = thought
  return {
    ...decision,
    action: { type: 'propose', proposal: { events }, text: withLeftOut(lead, observation, heard, events) },
  }
}

function decide(
  { observation, heard, belief, pool, standing, talks, speaker, asides }: Scene,
  { proposals, hope }: Pick<AssistantOptions, 'proposals' | 'hope'>,
): Decision<PlanningAction> {
  const { sites, stops, closing, talk } = observation
  const choosing = { sites: sites!, pool }
  const question = (): string | undefined =>
    talks ? nextQuestion(observation, belief, { speaker, asides }) : undefined
  const back = talks ? recalled(belief, standing) : undefined
  if (back !== undefined)
    return {
      action: {
        type: 'propose',
        proposal: { events: back.events },
        text: asides.again(tellingOf(back, belief, sites!)),
      },
    }
  const latestTried = belief.tried.at(-1)
  const line = talk.at(-1)
  if (talks && latestTried?.rejected && line?.kind === 'message' && likesAndAsks(line.text, latestTried, sites!))
    return {
      action: {
        type: 'propose',
        proposal: { events: latestTried.events },
        text:
          answerBeside(observation, belief, latestTried.events) ??
          (asksForMore(line.text) ? asides.nothingBetter() : asides.unknown())!,
      },
    }
  const named = talks ? heedRequests(heard, sites!, stops, standing) : undefined
  // Who asks for places by name gets them, whatever else he says of them.
  if (named?.asks === true)
    return {
      action: {
        type: 'propose',
        proposal: { events: named.events },
        text: [
          answerBeside(observation, belief, belief.tried.at(-1)!.events),
          withLeftOut(named.lead, observation, heard, named.events),
        ]
          .filter(Boolean)
          .join(' '),
      },
    }
  if (talks && isAnnounced(observation) && asksToWait(observation, belief)) return say(asides.waits()!)
  const reply = talks ? replyTo(observation, belief, { asides, question }) : undefined
  const said = reply === undefined ? question() : reply.text
  if (said !== undefined) return say(said)
  const choice = chooseNext(belief, choosing, stops)
  const last = bestTried(belief, choosing)
  // To offer again what was refused just now takes more than to go back to something earlier.
  const again = last !== undefined && belief.tried.at(-1)!.events.join() === last.join()
  const needed = again ? hope * INSISTING : hope
  const done = last !== undefined && (belief.tried.length >= proposals || choice.hope! < needed)
  // Nothing but words, and the last of them against the plan: what was refused comes again only if it is the best after all.
  const latest = belief.tried.at(-1)
  const refuses =
    talks &&
    latest?.rejected === true &&
    latest.said.length > 0 &&
    belief.tried.every(({ report }) => report === undefined)
  const isSpent =
    last !== undefined && done && talks && (isDeclined(observation) || isRefusedFor(belief, last) || (refuses && again))
  const kept = named?.events ?? (talks ? bestKeeping(belief, choosing.pool, stops) : undefined)
  const meant =
    reply?.events ??
    kept ??
    (closing
      ? bestNow(belief, choosing, stops)
      : isSpent
        ? bestUntried(belief, choosing, stops)
        : done
          ? last
          : choice.decision)
  // After some plans that were no better it says so.
  const best =
    refuses && reply?.events === undefined && belief.tried.length >= WEARY
      ? bestOffered(belief, meant, sites!, standing.refused)
      : undefined
  const isRepeated = refuses && reply?.events === undefined && timesOffered(belief, meant) > 0
  const found =
    best?.events ?? (isRepeated && !mayComeAgain(belief, meant, sites!) ? bestUntried(belief, choosing, stops) : meant)
  // Where nothing costs less or is shorter nothing is changed.
  const events =
    talks &&
    latest !== undefined &&
    kept === undefined &&
    unmet(belief, found, sites!) !== undefined &&
    timesOffered(belief, latest.events as number[]) < 3
      ? (latest.events as readonly number[])
      : found
  const nameOf = (id: number): string => sites!.find((site) => site.id === id)!.name
  if (talks && !refuses && reply === undefined && kept === undefined && !isSpent && !isAnnounced(observation)) {
    const announcement = done
      ? speaker.back(events.map(nameOf))
      : holds(belief, events, sites!) && hopeBeyondItinerary(belief, choosing, stops, events) < FINAL_HOPE * hope
        ? speaker.final()
        : undefined
    if (announcement !== undefined) return say(announcement)
  }
  const still =
    best !== undefined
      ? asides.bestDespite(list(best.events.map(nameOf)), list(best.blamed))
      : isRepeated && events === meant
        ? asides.stillBest(list(events.map(nameOf)))
        : undefined
  const told = talks
    ? [reply?.lead, still ?? (reply?.lead || reply?.events || events !== meant ? undefined : named?.lead)]
        .filter((words) => words !== undefined)
        .join(' ') ||
      (isAnnounced(observation)
        ? answerBeside(observation, belief, events)
        : leadTo(observation, belief, events, asides))
    : undefined
  const lead = talks ? withLeftOut(told, observation, heard, events) : told
  return {
    action: { type: 'propose', proposal: { events }, ...(lead !== undefined && { text: lead }) },
    notes: {
      wishes: belief.wishes.length,
      tried: belief.tried.length,
      hope: choice.hope ?? null,
    },
  }
}

/** With what the plan leaves out, if that was not said before, or does not do though it was asked for. */
function withLeftOut(
  lead: string | undefined,
  { talk, seat, sites }: PlanningObservation,
  belief: Belief,
  events: readonly number[],
): string | undefined {
  const before = talk.flatMap((line) => (line.kind === 'message' && line.by === seat ? [line.text] : []))
  const stops = sites!.filter(({ id }) => events.includes(id))
  const fresh = (said: string | undefined): string | undefined =>
    said !== undefined && before.some((text) => text.includes(said)) ? undefined : said
  const left = unmet(belief, events, sites!) ?? fresh(leftOut(belief.wishes, events, sites!))
  const over = overIn(belief.wishes, stops)
  const isLimitTold = (texts: readonly (string | undefined)[]): boolean =>
    texts.some((text) => text?.includes('more than your $'))
  // Who tells numbers knows what the limit costs him; who tells none hears each time what goes over it, and what he did not want.
  const said = scored(belief)
    ? [left ?? (isLimitTold(before) ? undefined : over)]
    : [left, isLimitTold([left]) ? undefined : over, fresh(unwantedIn(belief.wishes, stops))]
  return [...new Set([lead, ...said].filter(Boolean))].join(' ') || undefined
}

/** Whether the visitor said no to what was announced as the best, now or before. */
const isDeclined = ({ talk, seat }: PlanningObservation): boolean =>
  talk.some((line, i) => {
    const before = talk[i - 1]
    return (
      line.kind === 'message' &&
      line.by !== seat &&
      before?.kind === 'message' &&
      announces(before.text) &&
      /^\W*(?:no|nope|nah|not|don'?t|do not|never)\b(?:\W+\w+){0,3}\W*$/i.test(line.text)
    )
  })

/** "Hold on", said to what was announced; "no" is said so of the first, and turns down another. */
function asksToWait({ talk, seat }: PlanningObservation, { tried }: Belief): boolean {
  const line = talk.at(-1)
  if (line?.kind !== 'message' || line.by === seat || line.text.length > 80 || !WAITS.test(line.text)) return false
  return tried.length === 0 || !/^\W*(?:no|nope|nah|never|don'?t|do not|not)\b(?:\W+\w+){0,3}\W*$/i.test(line.text)
}

const WAITS =
  /^\W*(?:(?:no|nope|nah|never|wait|hold on|hold it|hang on|stop|not (?:yet|now|so fast|really)|please|one (?:moment|second|sec|minute)|(?:just )?an? (?:moment|second|sec|minute|bit)|first|before that|tell (?:me|us) more|hm+|sorry|thanks|thank you|let me think|(?:i am|i'm|we are|we're) not (?:ready|done|finished)|do(?:n'?t| not)(?: send(?: it)?)?|yet|but|later|then)(?![\w'])\W*)+$/i

/** What is said beside a proposal: to whom nothing was asked, that it is a first idea; to who told no numbers, what changed. */
function leadTo(
  observation: PlanningObservation,
  { tried, wishes, delegated }: Belief,
  events: readonly number[],
  asides: AssistantAsides,
): string | undefined {
  if (isAnnounced(observation)) return undefined
  const last = tried.at(-1)
  if (last === undefined) return delegated || wishes.length < FEW ? asides.firstIdea() : undefined
  if (last.report !== undefined || events.join() === last.events.join()) return undefined
  const name = (id: number): string => observation.sites!.find((site) => site.id === id)!.name
  return asides.changed(
    events.filter((id) => last.events.includes(id)).map(name),
    events.filter((id) => !last.events.includes(id)).map(name),
  )
}

const say = (text: string): Decision<PlanningAction> => ({
  action: { type: 'message', text },
})

/** Whether it said since the last proposal that the next is the best. */
function isAnnounced({ talk, seat }: PlanningObservation): boolean {
  const since = talk.findLastIndex(({ kind }) => kind === 'proposal')
  return talk.slice(since + 1).some((line) => line.kind === 'message' && line.by === seat && announces(line.text))
}

/** Out of words: what is best on average, unless something that was proposed is known to be worth as much. */
function bestNow(belief: Belief, choosing: Choosing, stops: number): readonly number[] {
  const next = bestExpected(belief.imagined, choosing.pool, stops)
  const last = bestTried(belief, choosing)
  const informed = belief.tried.some(
    ({ report }) => report && (report.total !== undefined || !report.stops.includes(undefined)),
  )
  return informed && last ? last : next
}

interface Speakers {
  readonly speaker: AssistantSpeaker
  readonly asides: AssistantAsides
}

/**
 * Asks in general while hardly anything was said, then for what is missing, as long as answers bring something and nobody
 * leaves it to the assistant; after a proposal of which nothing was said, once what it was worth.
 */
function nextQuestion(
  { talk, seat, sites }: PlanningObservation,
  { wishes, tried, delegated }: Belief,
  { speaker, asides }: Speakers,
): string | undefined {
  const asked = talk.filter((line) => line.kind === 'message' && line.by === seat).length
  const last = talk.findLast((line) => line.kind === 'message' && line.by !== seat)
  const text = last?.kind === 'message' ? last.text : ''
  if (tried.length > 0) {
    const [user] = talk.flatMap(({ by }) => (by === seat ? [] : [by]))
    const { report, opinions } = tried.at(-1)!
    if (delegated || report !== undefined || opinions.length > 0) return undefined
    const since = talk.slice(talk.findLastIndex(({ kind }) => kind === 'proposal'))
    const questions = since.filter((line) => line.kind === 'message' && line.by === seat && line.text.includes('?'))
    // Who answers with numbers that were not understood is asked in other words.
    if (questions.length > (/\d/.test(text) ? 1 : 0)) return undefined
    // Who names something has told what it is about.
    const names = sites!.map(({ name }) => name)
    if (readWishes(text, names).length > 0 || readerFor(names).mentions(text).length > 0) return undefined
    if (tried.length % 3 === 0) return asides.helpMe()
    return tried.length < 3 || (user !== undefined && isUnexplained(talk, user)) ? speaker.askWorth() : undefined
  }
  const known = wishes.length - 1
  if (delegated || known >= ENOUGH || asked >= MOST_QUESTIONS) return undefined
  if (asked === 0 && known === 0) return speaker.open()
  // Who answers nothing is asked no more; who tells more with each answer has more to tell.
  const before = talk.findLast((line) => line.kind === 'message' && line.by === seat)
  const names = sites!.map(({ name }) => name)
  const answer = readWishes(inFull(text, before?.kind === 'message' ? before.text : '', names), names).length
  if (asked > 0 && answer === 0) return undefined
  // Who answered without a limit has none.
  const isOpen = (topic: string): boolean =>
    topic !== 'budget' || !talk.some((line) => line.kind === 'message' && line.by === seat && asksBudget(line.text))
  const missing = asked < 3 ? TOPICS.find(([topic, asks]) => !wishes.some(asks) && isOpen(topic)) : undefined
  if (missing) return speaker.ask(missing[0])
  return asked < 2 || answer >= FRUITFUL ? speaker.askMore() : undefined
}
