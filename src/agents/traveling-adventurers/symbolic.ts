/** Plays Traveling Adventurers by reasoning alone, and talks about it in controlled English. */
import * as z from 'zod'
import type { Agent, AgentDefinition, Decision, Turn } from '../../core/agent.ts'
import { samePath } from '../../games/traveling-adventurers/index.ts'
import type { Action, Config, Observation } from '../../games/traveling-adventurers/index.ts'
import { answerEach } from './answer-each.ts'
import { askBack, checkSums } from './ask-back.ts'
import { answerAnnounced } from './announced.ts'
import { whichOfTwo } from './assent.ts'
import { answerCondition, knownOf } from './conditions.ts'
import { Conversation, worth } from './conversation.ts'
import { answerAside, type Aside } from './english/asides.ts'
import { isRepeated, voiceOf, type Choose } from './english/voice.ts'
import * as write from './english/write.ts'
import { withGain } from './gain-told.ts'
import { Knowledge } from './knowledge.ts'
import { pathsIn } from './named-paths.ts'
import { narrowed } from './narrowed.ts'
import { answerOfPaths, unsaid } from './path-questions.ts'
import { adapt, type Adapted } from './persist.ts'
import { noted, pricesBeside } from './priced-wishes.ts'
import { isOpenQuestion, submittedIn } from './talk-asked.ts'
import { asksIfBest } from './sums-asked.ts'
import { answerQuestions } from './questions-answered.ts'
import * as speak from './speak-asides.ts'
import { answerWhy } from './why-asked.ts'
import { inLetters, keeps } from './wishes.ts'
import { fullExchange } from './strategies/full-exchange.ts'
import { lazy } from './strategies/lazy.ts'
import { nodeByNode } from './strategies/node-by-node.ts'
import { LAST_TURNS } from './strategies/proof.ts'
import type { Move, Situation, Strategy } from './strategies/strategy.ts'

const STRATEGIES = { 'full-exchange': fullExchange, lazy, 'node-by-node': nodeByNode } as const

const options = z.strictObject({
  strategy: z
    .enum(['full-exchange', 'lazy', 'node-by-node'])
    .default('full-exchange')
    .describe('how it comes to a path'),
})
type Options = z.infer<typeof options>

export const symbolic: AgentDefinition<Config, Observation, Action, Options> = {
  name: 'symbolic',
  bestKnown: true,
  about:
    'Reasons exactly and speaks controlled English: tells all (full-exchange), asks only for what can still change the answer (lazy), or agrees room by room as the paper’s agents do (node-by-node).',
  options,
  create: ({ options, config }) => new Symbolic(STRATEGIES[options.strategy], config.nudges),
}

class Symbolic implements Agent<Observation, Action> {
  readonly #strategy: Strategy
  /** The talk so far, kept only to save reading it again: it follows from the observation alone. */
  #conversation: Conversation | undefined

  /** How many nudges in a row go unheard before the game is given up. */
  readonly #nudges: number

  constructor(strategy: Strategy, nudges: number) {
    this.#strategy = strategy
    this.#nudges = nudges
  }

  act(observation: Observation, turn: Turn): Decision<Action> {
    const conversation = this.#follow(observation)
    const action = this.#decide(observation, conversation, turn)
    return action ? { action } : {}
  }

  #follow(observation: Observation): Conversation {
    if (!this.#conversation?.precedes(observation.dialogue)) this.#conversation = new Conversation(observation)
    return this.#conversation.hear(observation.dialogue)
  }

  #decide(observation: Observation, conversation: Conversation, turn: Turn, hurry = false): Action | undefined {
    if (observation.match) return submit(observation.path)
    if (turn.mayPass && !hasReason(observation, conversation, this.#nudges)) return undefined
    const situation: Situation = {
      conversation,
      knowledge: new Knowledge(conversation),
      turnsLeft: hurry ? Math.min(observation.turnsLeft, LAST_TURNS) : observation.turnsLeft,
      random: turn.random,
    }
    const choose = voiceOf(
      observation.dialogue.filter(({ seat }) => seat === observation.seat).map(({ text }) => text),
      turn.random,
    )
    const asked = conversation.news ? answerOfPaths(conversation, situation.knowledge, choose) : undefined
    const taken = conversation.unsays
      ? [unsaid(submittedIn(observation) !== undefined, choose)]
      : conversation.news && conversation.either
        ? [whichOfTwo(...conversation.either, choose)]
        : conversation.news
          ? answerAnnounced(conversation.handsIn, conversation.negotiation.agreed, choose)
          : []
    const dropped =
      conversation.news && conversation.negotiation.droppedAt > conversation.spokeAt ? [speak.dropped(choose)] : []
    const proposal = conversation.negotiation.proposals[conversation.me]
    const { condition } = conversation
    const underCondition =
      conversation.news && !asked && proposal && condition
        ? [answerCondition(condition.met, knownOf(proposal.path, proposal.proved, conversation), choose)]
        : []
    const ofTalk = answerQuestions(conversation, situation.knowledge, submittedIn(observation), choose)
    const ofPaths = [...ofTalk, ...dropped, ...taken, ...underCondition, ...(asked ? [asked.text] : [])]
    const why = asked ? undefined : answerWhy(conversation, situation.knowledge, observation, choose)
    const isAnswered = asked !== undefined || why !== undefined
    const answered = [
      ...ofPaths,
      ...(why === undefined ? [] : [why]),
      ...answer(conversation, observation, choose, isAnswered),
    ]
    const courtesy = [...answered, ...checkSums(conversation, choose), ...askBack(conversation, choose)]
    const isAgreed = conversation.negotiation.agreed !== undefined
    const patient = conversation.unheeded < PATIENCE
    const turnsLeft = patient
      ? observation.turnsLeft
      : isAgreed
        ? Math.min(observation.turnsLeft, LAST_TURNS)
        : situation.turnsLeft
    const verdict = this.#verdict(observation, { ...situation, turnsLeft })
    if (verdict.submit) {
      const agree = verdict.agree ? [verdict.yields ? speak.giveIn(choose) : write.agree(choose)] : []
      return submit(verdict.submit, [
        ...sayBack(conversation),
        ...answered,
        ...agree,
        write.submitting(verdict.submit, choose),
      ])
    }
    const { refuse, later, unsure } = verdict
    const isUnheard = courtesy.length === 0 && refuse === undefined && !later && !unsure && isOpenQuestion(conversation)
    const settled = isAgreed && !verdict.unsure
    const planned: Move = settled
      ? answered.length > 0 || isUnheard || isReminded(observation)
        ? {}
        : { remark: 'submitted' }
      : this.#strategy.next(situation)
    const next = settled ? planned : askedAnew(narrowed(planned, conversation, hurry), conversation)
    const wantsPath = !settled && (conversation.invited || conversation.beside === 'hurry')
    // Who tells no more is asked no more.
    const { ask: _, ...silent } = next
    const adapted = adapt(
      conversation.leaves
        ? { propose: guess(situation), ...silent }
        : wantsPath && !next.step
          ? { propose: guess(situation), ...next }
          : next,
      situation,
    )
    const isSure = conversation.unsure.size + conversation.contradictions.size === 0
    const awaited = conversation.onlyConfirms && isSure && !settled ? proposal : undefined
    const waits = courtesy.length === 0 && !isUnheard && isHeldBack(conversation)
    const { move, say } =
      ofPaths.length > 0 || why !== undefined || isUnheard || waits || awaited
        ? withoutRepeated(adapted, conversation)
        : adapted
    const unheard = isUnheard && move.propose === undefined ? [speak.unheard(choose)] : []
    const heard = move.step || move.agree || move.propose || isAnswered ? undefined : noted(conversation, choose)
    const isNoted = heard !== undefined && !isRepeated(heard)
    const refusal = verdict.refuse === undefined ? [] : [write.disagree(verdict.refuse, choose)]
    const remark =
      verdict.unsure && !move.propose ? [write.checkFirst(choose)] : verdict.later ? [write.lookInto(choose)] : []
    const said = [
      ...courtesy,
      ...unheard,
      ...refusal,
      ...(isNoted ? [heard] : []),
      ...(say === undefined ? [] : [SAID[say](choose)]),
      ...remark,
      ...(awaited && adapted.move.propose && !move.propose ? [speak.andThePath(choose)] : []),
      ...(waits && adapted.move.propose && !move.propose ? [speak.whenReady(choose)] : []),
      ...phrase(withGain(isNoted ? withoutAtOnce(move) : move, conversation), conversation, choose),
      ...(move.propose ? pricesBeside(move.propose.path, conversation, situation.knowledge, choose) : []),
    ]
    const thanks = conversation.informed && courtesy.length === 0 ? [write.thank(choose)] : []
    // Whoever has been thanked in every way is not thanked once more.
    const saidBack = sayBack(conversation)
    const opening = saidBack.length > 0 ? saidBack : thanks.filter((wording) => !isRepeated(wording))
    const text = [...opening, ...said].join(' ')
    if (!hurry && isVain(text, observation)) return this.#decide(observation, conversation, turn, true)
    if (said.length > 0) return { type: 'message', text }
    return turn.mayPass ? undefined : { type: 'message', text: write.waiting(choose) }
  }

  /** The path to submit now, or the partner's that is refused and by how much it falls short. */
  #verdict(observation: Observation, situation: Situation): Verdict {
    const { conversation, turnsLeft, knowledge } = situation
    const { me, partner } = conversation
    const { negotiation } = conversation
    const { agreed, proposals } = negotiation
    const standing = observation.mode === 'free' ? observation.path : (observation.submitted ?? [])
    const stand = (path: readonly string[], agree = false): Verdict =>
      samePath(standing, path) ? {} : { submit: path, agree }
    const [mine, theirs] = [proposals[me], proposals[partner]]
    if (agreed) {
      // Who says yes to a mere guess has not made it the best; who refused the best has.
      const own = mine ?? negotiation.refused.findLast(({ by }) => by === me)
      if (isOutdone(situation, agreed)) return { unsure: true }
      if (isDemanded(situation, agreed)) return stand(agreed)
      const guessed = own && samePath(own.path, agreed) && !own.proved && !isRefused(situation) && !conversation.hasLeft
      const doubt = guessed ? this.#strategy.judge(agreed, false, situation) : 'accept'
      return doubt === 'accept' ? stand(agreed) : { unsure: true }
    }
    const wished = bestDemanded(situation)
    if (theirs && wished !== undefined && isDemanded(situation, theirs.path) && knowledge.proved() !== undefined) {
      const short = knowledge.gap(theirs.path) - knowledge.gap(wished)
      return short > 0 ? { refuse: short } : stand(theirs.path, true)
    }
    const judgement = theirs && this.#strategy.judge(theirs.path, theirs.proved, situation)
    if (judgement === 'accept') return stand(theirs!.path, true)
    // What was offered at its price may be had.
    if (theirs && conversation.offers.has(theirs.path)) return { ...stand(theirs.path, true), yields: true }
    const refused = negotiation.refused.findLast(({ by }) => by === partner)
    const insisted = (theirs ?? negotiation.pondered ?? refused)?.path
    if (insisted && isInsistedOn(situation)) return { ...stand(insisted, true), yields: true }
    if (turnsLeft > 1 || observation.mode === 'free')
      return judgement === 'refuse'
        ? { refuse: knowledge.gap(theirs!.path) }
        : { later: theirs !== undefined && theirs.at > conversation.spokeAt }
    // The last turn: better something that the partner may hold as well than nothing.
    return stand(theirs?.path ?? proposals[me]?.path ?? knowledge.bestGuess())
  }
}

/** Whether the partner speaks of what was proposed, and has not said yes to it. */
const isHeldBack = ({ consent, news, invited }: Conversation): boolean =>
  news && !invited && (consent === 'keeps back' || consent === 'speaks of it')

/** Who is answered is not told the same path once more. */
function withoutRepeated({ move, say }: Adapted, { negotiation, me }: Conversation): Adapted {
  const { propose, ...rest } = move
  const standing = negotiation.proposals[me]
  return propose && standing && samePath(standing.path, propose.path) ? { move: rest } : { move, ...(say && { say }) }
}

/** As many numbers as anybody looks through in passing. */
const MOST_SAID_BACK = 6
/** What of the partner's numbers was taken by a guess, where it is not a whole table. */
const sayBack = ({ guessed, saidBack }: Conversation): string[] =>
  guessed.length > 0 && guessed.length <= 2 * MOST_SAID_BACK
    ? [write.sayBack(guessed.slice(0, MOST_SAID_BACK), saidBack)]
    : []

/** What was heard wrong is asked for before anything else. */
function askedAnew(move: Move, conversation: Conversation): Move {
  const keys = conversation.dropped.map(({ a, b }) => conversation.key(a, b))
  const open = keys.filter((key) => Number.isNaN(conversation.heard.values[key]!))
  return open.length > 0 && move.ask !== undefined ? { ...move, ask: open } : move
}

/** To who hears that a wish is noted nothing is said against single steps. */
const withoutAtOnce = ({ remark, ...rest }: Move): Move => (remark && remark !== 'at once' ? { ...rest, remark } : rest)

/** Whether the partner was asked to hand in the path already. */
const isReminded = ({ dialogue, seat }: Observation): boolean =>
  dialogue.some((line) => line.seat === seat && write.isReminder(line.text))

interface Verdict {
  readonly submit?: readonly string[]
  readonly agree?: boolean
  /** Whether it agrees for the partner's sake alone. */
  readonly yields?: boolean
  readonly refuse?: number
  /** Whether the partner agreed to what was a guess. */
  readonly unsure?: boolean
  /** Whether the partner's new proposal cannot be judged yet. */
  readonly later?: boolean
}

/** Whether the partner refused a path that is proved to be the best. */
const isRefused = ({ conversation: { negotiation, me } }: Situation): boolean =>
  negotiation.refused.some(({ by, proved }) => by === me && proved)

/** Whether a path keeps to all that the partner demands of one. */
const isDemanded = ({ conversation: { demands } }: Situation, path: readonly string[]): boolean =>
  demands.length > 0 && demands.every((wish) => keeps(path, wish))

/** The best path that keeps to what the partner demands, if it demands anything. */
const bestDemanded = ({
  conversation: { demands, negotiation, me },
  knowledge,
}: Situation): readonly string[] | undefined =>
  demands.length > 0
    ? knowledge.keeping(
        demands,
        negotiation.refused.flatMap(({ by, path }) => (by === me ? [path] : [])),
      )
    : undefined

/** Whether numbers that were told or put right since show that more can be had than on what was agreed, where nobody wished it so. */
function isOutdone(situation: Situation, agreed: readonly string[]): boolean {
  const { conversation, knowledge } = situation
  const { corrections, wishes, insisted } = conversation
  return (
    corrections.length > 0 &&
    wishes.length === 0 &&
    insisted === 0 &&
    !isRefused(situation) &&
    knowledge.proved() !== undefined &&
    knowledge.gap(agreed) > 0
  )
}

/** How often somebody says that it stays with its path, or names it again, until it is taken for its sake. */
const STUBBORN = 2

const isInsistedOn = ({ conversation, turnsLeft }: Situation): boolean =>
  conversation.insisted >= (turnsLeft <= LAST_TURNS ? 1 : STUBBORN)

const SAID = { defend: speak.defend, rather: speak.rather, 'your turn': speak.yourTurn, stands: speak.stands } as const

const submit = (path: readonly string[], words: readonly string[] = []): Action =>
  words.length === 0 ? { type: 'submit', path: [...path] } : { type: 'submit', path: [...path], text: words.join(' ') }

/** How often it asks on where nothing is told, before a guess that the partner agrees to has to do. */
const PATIENCE = 7

/** Whether the same was said twice already and did not help, in whatever words: then what is known has to do. */
function isVain(text: string, { dialogue, seat }: Observation): boolean {
  const said = dialogue.filter((line) => line.seat === seat).slice(-2)
  return text !== '' && said.length === 2 && said.every((line) => contentOf(line.text) === contentOf(text))
}

/** Rooms and numbers of a message: what remains when it is said in other words. */
const contentOf = (text: string): string => text.match(/\b[A-HJ-Z]\b|\d+/g)?.join(' ') ?? ''

/**
 * In free play one speaks when spoken to, when the table asks for it, or to begin (USER begins). Who gets no answer says it
 * once more at the first nudge and once before the game would be given up, and then waits.
 */
function hasReason({ dialogue, notices, seat }: Observation, { news, spokeAt }: Conversation, most: number): boolean {
  if (news || (dialogue.length === 0 && seat === 'USER')) return true
  const since = notices.filter(({ after }) => after > spokeAt)
  if (since.some(({ kind }) => kind === 'partner-tried')) return true
  const nudges = since.filter(({ kind }) => kind === 'nudge').length
  const unanswered = dialogue.length - 1 - dialogue.findLastIndex((line) => line.seat !== seat)
  return nudges > 0 && (unanswered < REPEATS || (unanswered === REPEATS && nudges >= most))
}
/** So often something is said, one time more, before somebody who does not answer is waited for. */
const REPEATS = 2

/** What is proposed to a partner who asks for a path before one is proved. */
const guess = ({ knowledge }: Situation) => ({ path: knowledge.bestGuess(), reason: 'the best that I know of so far' })

/** The own coins on the path that was proposed last, the partner's first. */
function worthOfLast({ negotiation, me, partner, own, rooms }: Conversation): number | undefined {
  const path = (negotiation.proposals[partner] ?? negotiation.proposals[me])?.path
  return path && worth(own, rooms, path)
}

/** Asides of any dialogue as they are called here. */
const ASIDES: Readonly<Record<string, Aside>> = {
  bot: { about: 'bot' },
  rules: { about: 'rules' },
  reason: { about: 'reason' },
  opinion: { about: 'worth' },
}

const WHY_NOT = /\bwhy not\b\W*(?:$|[.!,])/i

/** "How many coins do you get with mine?", "what is the total?" */
const ASKS_WORTH =
  /\bwhat(?:['’]s| is) (?:the|your) (?:total|sum|worth)\b|\bhow (?:much|many)(?: coins)? (?:do|would|will|did|can) you (?:get|have|make|earn|collect|win)\b[^.!]*\b(?:mine|my|that|it|this|path|route|[a-z](?:[ -][a-z]){3,})\b/i

/** The answer to what the partner asked beside the coins. */
function answerBeside(conversation: Conversation, observation: Observation, choose: Choose): string | undefined {
  const { aside, beside, news, lastWords, informed, negotiation, me, rooms } = conversation
  if (!news || conversation.summed.some(({ asked }) => asked)) return undefined
  if (ASKS_WORTH.test(lastWords))
    return answerAside({ about: 'worth' }, { worth: worthOfLast(conversation), coins: conversation.coins }, choose)
  const each = answerEach(conversation, observation, choose)
  if (each !== undefined) return each
  if (beside === 'secret') return speak.secret(choose)
  if (
    beside === 'nothing' &&
    conversation.dropped.length === 0 &&
    !informed &&
    negotiation.refusedSteps.length === 0 &&
    negotiation.proposals[me] === undefined &&
    !isRefusedIn(conversation)
  )
    return observation.dialogue.length > 1 ? speak.noProblem(choose) : undefined
  // What two numbers are asked about is no question of what numbers are meant.
  const other = aside?.about === 'numbers' && conversation.contradictions.size > 0 ? undefined : aside
  // Who tells numbers asks for a reply to those, unless it is whom they talk to. "Why not?" agrees.
  const agrees = beside === 'opinion' && conversation.consent === 'takes'
  const asksConsent = beside === 'opinion' && pathsIn(inLetters(lastWords, rooms), rooms).length > 0
  // "You have 4 from L to E, right?" asks about that.
  const checks = beside === 'opinion' && conversation.readBack.length > 0
  const passed =
    beside === undefined || agrees || asksConsent || checks || (informed && beside !== 'bot') || WHY_NOT.test(lastWords)
  const about = other ?? (passed ? undefined : ASIDES[beside])
  const { proved } = negotiation.proposals[me] ?? negotiation.refused.findLast(({ by }) => by === me) ?? {}
  return about && answerAside(about, { worth: worthOfLast(conversation), proved, coins: conversation.coins }, choose)
}

const isRefusedIn = ({ negotiation, me }: Conversation): boolean => negotiation.refused.some(({ by }) => by === me)

const CHECKS =
  /\b(?:right|correct|true|confirm|is(?:n['’]t)? it|is that|did|do|does|got|hear|heard|understood|understand|have i|am i|sure|wrong)\b/i

/** What courtesy demands: setting right what was misunderstood, asking back, answering. */
function answer(conversation: Conversation, observation: Observation, choose: Choose, isAnswered: boolean): string[] {
  const { readBack, asked, corrections } = conversation
  const parts: string[] = []
  const confirmed: number[] = []
  const corrected: number[] = []
  for (const { a, b, coins } of readBack) {
    const key = conversation.key(a, b)
    ;(conversation.ownCoins(key).coins === coins ? confirmed : corrected).push(key)
  }
  // What was told is confirmed to who asks whether it is so.
  const doubted = confirmed.filter((key) => !conversation.told.has(key) || CHECKS.test(conversation.lastWords))
  const answered = [...new Set([...doubted, ...asked])].filter((key) => !corrected.includes(key))
  const aside =
    isAnswered && (conversation.aside?.about !== 'best' || asksIfBest(conversation.lastWords))
      ? undefined
      : answerBeside(conversation, observation, choose)
  if (aside !== undefined) parts.push(aside)
  // What leads from another room is said by its new numbers.
  if (conversation.dropped.length > 0 && conversation.guessed.length + corrections.length === 0)
    parts.push(speak.struck(choose))
  if (corrections.length > 0) parts.push(write.noted(corrections, choose))
  if (corrected.length > 0)
    parts.push(
      write.correctCoins(
        corrected.map((key) => conversation.ownCoins(key)),
        choose,
      ),
    )
  if (answered.length > 0)
    parts.push(
      write.tellCoins(
        answered.map((key) => conversation.ownCoins(key)),
        choose,
      ),
    )
  return parts
}

/** A strategy's move in words. */
function phrase(
  { agree, tell, ask, propose, step, remark }: Move,
  conversation: Conversation,
  choose: Choose,
): string[] {
  const parts: string[] = []
  // What was just read back is not asked for beside it.
  const { unsure, contradictions } = conversation
  const isAsked = (key: number): boolean => unsure.has(key) || contradictions.has(key)
  const open = ask === 'all' ? ask : ask?.filter((key) => !isAsked(key))
  const others = unsure.size + contradictions.size > 0
  const fresh = tell?.filter((key) => !conversation.asked.has(key)) ?? []
  if (agree) parts.push(write.agree(choose))
  if (fresh.length > 0)
    parts.push(
      write.tellCoins(
        fresh.map((key) => conversation.ownCoins(key)),
        choose,
      ),
    )
  if (open === 'all') parts.push(others ? write.askForOthers(choose) : write.askForAll(choose))
  else if (open && open.length > 0)
    parts.push(
      write.askFor(
        open.map((key) => conversation.pair(key)),
        choose,
      ),
    )
  if (propose) parts.push(write.propose(propose.path, propose.reason, choose))
  if (step) parts.push(write.proposeStep(...step, choose))
  if (remark === 'submitted') parts.push(write.submitted(choose))
  if (remark === 'at once') parts.push(write.atOnce(choose))
  return parts
}
