/** The symbolic player of Assignment: tells what it sees in plain words, listens, asks for what can change the choice, and matches exactly. */
import { z } from 'zod'
import type { Agent, AgentDefinition, Decision, Turn } from '../../core/agent.ts'
import type { AssignmentConfig, AssignmentProposal } from '../../games/assignment/index.ts'
import type { DialogueAction } from '../../games/engines/dialogue/action.ts'
import { lastQuestion, Phrasebook, type Act } from '../english/index.ts'
import { callsForProposal } from './calls.ts'
import { Choices } from './choices.ts'
import { readerFor } from './english.ts'
import type { Cell } from './cells.ts'
import { gather, type Evidence } from './evidence.ts'
import { Ground, toldBy, WORTH_ASKING, type Heard } from './ground.ts'
import { refusedOf } from './instead.ts'
import type { AssignmentObservation } from './observation.ts'
import { Plans } from './plans.ts'
import { asksForOne, join, Replies, type Said } from './replies.ts'
import { AsideSpeaker } from './speak-asides.ts'
import { Speaker, type Told } from './speak.ts'
import { Standing } from './standing.ts'

const options = z.strictObject({
  numbers: z.boolean().default(false).describe('tell cells as numbers, not as adjectives'),
})

export type SymbolicOptions = z.output<typeof options>

type Action = DialogueAction<AssignmentProposal>

export const symbolic: AgentDefinition<AssignmentConfig, AssignmentObservation, Action, SymbolicOptions> = {
  name: 'symbolic',
  bestKnown: true,
  about:
    'Talks in plain English: tells how well reviewers fit, asks for what can change the choice, and matches exactly.',
  options,
  create: ({ options, config }) => createSymbolic(options, config.observed),
}

const MOST_QUESTIONS = 4
/** Whoever has told this share of what the own table has is taken to be through. */
const THROUGH = 0.9

function createSymbolic(options: SymbolicOptions, observed?: number): Agent<AssignmentObservation, Action> {
  return { act: (observation, turn) => new Move(observation, turn, options, observed).decide() }
}

/** Wants to see what was agreed on as a proposal. */
const FINISHES =
  /\b(?:submit|finali[sz]e|lock (?:it|that|this) in|wrap (?:it|this|things) up|send (?:it|that|the proposal)|let(?:['’]?s| us) (?:go with|do|take) (?:that|it|this)|sounds like a plan|that['’]?s (?:a|the) plan|make (?:it|that) (?:official|so))\b(?![^?]{0,200}\?)/i

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length

/** One decision: what was said so far, and what to do about it. */
class Move {
  readonly #ground: Ground
  readonly #turn: Turn
  readonly #speaker: Speaker
  readonly #asides: AsideSpeaker
  readonly #replies: Replies
  readonly #plans: Plans
  readonly #choices: Choices

  constructor(
    observation: AssignmentObservation,
    turn: Turn,
    { numbers }: SymbolicOptions,
    observed: number | undefined,
  ) {
    this.#turn = turn
    this.#ground = new Ground(observation, observed)
    const book = new Phrasebook(turn.random, this.#ground.messages(observation.seat))
    this.#speaker = new Speaker(
      observation,
      book,
      numbers ? ({ reviewer, paper }) => observation.table[reviewer]![paper]! : undefined,
    )
    this.#asides = new AsideSpeaker(book)
    this.#choices = new Choices(this.#ground, this.#speaker, this.#asides)
    this.#plans = new Plans(this.#ground, this.#speaker, this.#asides)
    this.#replies = new Replies(this.#ground, this.#speaker, this.#asides, () => this.#question())
  }

  decide(): Decision<Action> {
    const { may, open, closing, talk, wordsLeft } = this.#ground.seen
    if (may.answer) return { action: { type: this.#objection() === undefined ? 'accept' : 'reject' } }
    if (!may.propose || open) return {}
    if (this.#turn.mayPass && this.#isWaiting()) return {}
    if (closing || talk.length > 80) return this.#propose()
    const heard = this.#ground.heardSince()
    const refused = this.#afterRefusing()
    if (refused) return refused
    const asksToChoose = this.#choices.answer(heard) !== undefined
    const said =
      this.#replies.confirmed(heard) ??
      this.#replies.lateYes(heard) ??
      (asksToChoose ? undefined : new Standing(this.#ground, this.#speaker, this.#asides).again(heard)) ??
      this.#replies.amended(heard) ??
      this.#afterRefusal(heard) ??
      this.#unchanged(heard, this.#compose(heard))
    if (said.text === undefined || (wordsLeft !== null && said.text.split(' ').length > wordsLeft))
      return this.#propose(said.lead, said.proposal)
    return { action: { type: 'message', text: said.text } }
  }

  /** `lead`: what to say with it. */
  #propose(lead = '', wanted?: readonly number[]): Decision<Action> {
    const { value, gain } = this.#ground.outlook
    const next = wanted ?? this.#ground.next()
    const text = wanted ? lead : join([lead, this.#replies.unmet(next, lead) ?? this.#replies.change(next) ?? ''])
    return {
      action: { type: 'propose', proposal: { reviewerOfPaper: [...next] }, ...(text !== '' && { text }) },
      notes: { expected: Math.round(value), told: this.#ground.belief.told.size, gain: Math.round(1000 * gain) / 1000 },
    }
  }

  /** What to say now. */
  #compose(heard: Heard): Said {
    const { seat, talk } = this.#ground.seen
    const mine = this.#ground.messages(seat)
    const questions = heard.sentences.flatMap(({ acts, tokens }) =>
      acts.flatMap((act) => (act.type === 'ask' ? [{ act, tokens }] : [])),
    )
    const open = questions.filter(({ act }) => act.about.length === 0)
    const calls = callsForProposal(heard.text)
    const choice = this.#choices.answer(heard)
    const plan = choice ?? (calls ? undefined : this.#plans.answer(heard))
    const aside = plan === undefined ? this.#replies.answerAside(heard) : undefined
    if (aside?.ends && (!calls || heard.aside === 'hurry')) return aside
    const proposedByMe = talk.some((line) => line.kind === 'proposal' && line.by === seat)
    const delegates = this.#delegates(heard)
    const wantsOffer = this.#wantsOffer(heard)
    const graded = this.#replies.answerPairs(heard)
    const goesOn = mine.length === 0 || (!wantsOffer && this.#toAsk() !== undefined)
    const answers = [
      ...(aside?.text === undefined ? [] : [aside.text]),
      ...(plan === undefined ? this.#replies.answerWishes(heard, !goesOn) : [plan]),
      ...questions
        .filter(
          (question) =>
            plan === undefined && (question.act.about.length > 0 || (question === open.at(-1) && aside === undefined)),
        )
        .filter(({ act, tokens }) => !asksForOne(act, tokens))
        .flatMap((question) => this.#replies.answer(question.act, question.tokens)),
      ...(graded === undefined ? [] : [graded]),
    ]
    if (mine.length === 0) {
      const opening = talk.every((line) => line.kind !== 'message')
      const begin =
        opening || !heard.content || heard.acts.some(({ type }) => type === 'greet')
          ? this.#speaker.greet()
          : this.#speaker.acknowledge()
      if (!opening && this.#ground.knowsMost() && answers.length === 0 && wantsOffer) return {}
      if (calls && !heard.content) return { lead: join([...answers, this.#asides.hereItIs() ?? '']) }
      const question = opening ? this.#speaker.askOpen() : (this.#question() ?? '')
      // Who leaves it to the other wants to hear no table.
      if (delegates && !heard.content)
        return question === '' ? {} : { text: join([...answers, this.#asides.gladly() ?? '', question]) }
      // Who hears a lot first needs to tell little: what its own plan rests on.
      const cells =
        answers.length > 0 && heard.aside !== 'bot'
          ? []
          : this.#ground.knowsSome()
            ? this.#ground.strongest(5)
            : this.#ground.worthTelling()
      const answered = toldBy(this.#ground.seen, answers.join(' '))
      const rest = cells.filter(
        ({ reviewer, paper }) => !answered.has(reviewer * this.#ground.seen.table.length + paper),
      )
      if (question === '' && answers.length === 0 && this.#ground.knowsMost()) return {}
      if (calls && heard.content) return { lead: join([begin, ...answers, this.#speaker.tell(rest)]) }
      return { text: join([begin, ...answers, this.#speaker.tell(rest), question]) }
    }
    const which = calls ? undefined : this.#replies.askWhich()
    if (which !== undefined) return { text: join([...answers, which]) }
    if (wantsOffer) return { lead: join(answers) }
    if (answers.length === 0 && !heard.sentences.at(-1)?.asks && !this.#ground.isRefused() && this.#volunteers()) {
      const goOn = this.#speaker.goOn()
      if (goOn !== undefined) return { text: goOn }
    }
    const steered = this.#askedMe(questions.map(({ act }) => act))
    const question = answers.length > 0 && steered ? undefined : this.#question()
    if (answers.length > 0 && (question || steered)) return { text: join([...answers, question ?? '']) }
    if (answers.length > 0)
      return aside === undefined && plan === undefined ? { lead: join(answers) } : { text: join(answers) }
    const isRiddle = !heard.content && heard.acts.length === 0 && heard.aside === undefined && wordsIn(heard.text) > 2
    const lost = isRiddle && this.#wasSpokenTo() && !proposedByMe ? this.#speaker.notUnderstood() : undefined
    if (question) return { text: join([lost ?? this.#reaction(heard), question]) }
    return {}
  }

  #delegates({ sentences }: Heard): boolean {
    // "What would you suggest for Cobalt?" leaves no more than that to it.
    return sentences.some(
      ({ acts, asks }) =>
        acts.some(({ type }) => type === 'delegate') &&
        !(asks && acts.some((act) => act.type === 'ask' && act.about.length > 0)),
    )
  }

  #wantsOffer(heard: Heard): boolean {
    return (
      callsForProposal(heard.text) ||
      this.#delegates(heard) ||
      FINISHES.test(heard.text) ||
      heard.acts.some(({ type }) => type === 'done')
    )
  }

  /** Where nothing that was said changes the refused plan, it is not offered again: what was asked is answered, or asked back. */
  #unchanged(heard: Heard, said: Said): Said {
    if (said.text !== undefined || said.proposal !== undefined || this.#wantsOffer(heard)) return said
    if (!this.#ground.isRefused() || !this.#ground.isDiscussed(heard)) return said
    if (this.#ground.next().join() !== refusedOf(this.#ground.seen).at(-1)?.join()) return said
    const lead = said.lead ?? ''
    if (lead !== '') return { text: lead }
    const asks = heard.sentences.at(-1)?.asks
    return { ...said, text: asks ? this.#asides.cannotSay() : this.#speaker.askWhy() }
  }

  /** What a partner hears first who said no more than that it has no answer, or who put something right. */
  #reaction({ aside, corrects, acts, sentences }: Heard): string {
    if (sentences.at(-1)?.asks) return this.#asides.cannotSay() ?? ''
    if (aside === 'nothing') return this.#asides.noProblem() ?? ''
    if (aside === 'more') return ''
    if (corrects && acts.some(({ type }) => type === 'inform' || type === 'correct'))
      return this.#asides.corrected() ?? 'Noted.'
    return this.#speaker.acknowledge()
  }

  #wasSpokenTo(): boolean {
    const last = this.#ground.seen.talk.at(-1)
    return last?.kind === 'message' && last.by !== this.#ground.seen.seat
  }

  /** Whether its own last word has not been answered: then, where it may pass, it passes. */
  #isWaiting(): boolean {
    const last = this.#ground.seen.talk.at(-1)
    return (
      last !== undefined && last.by === this.#ground.seen.seat && (last.kind === 'message' || last.kind === 'proposal')
    )
  }

  /** Whether the partner steers the talk by questions about something: then it is not asked back. */
  #askedMe = (questions: readonly Act[]): boolean => questions.some((act) => act.type === 'ask' && act.about.length > 0)

  /** Whether the partner goes through its table by itself, whatever it was asked, and is not through. */
  #volunteers(): boolean {
    const { talk, seat } = this.#ground.seen
    const { evidence, told } = this.#ground.belief
    if (this.#ground.outlook.gain < WORTH_ASKING || told.size >= this.#ground.own().length * THROUGH) return false
    const asked = new Set(
      readerFor(this.#ground.seen)
        .mentions(lastQuestion(this.#ground.messages(seat).at(-1) ?? ''))
        .map(({ kind, id }) => `${kind} ${id}`),
    )
    const size = this.#ground.seen.table.length
    const before = cellsIn(gather({ ...this.#ground.seen, talk: talk.slice(0, -1) }))
    return [...cellsIn(evidence)].some(
      (cell) =>
        !before.has(cell) && !asked.has(`paper ${cell % size}`) && !asked.has(`reviewer ${Math.floor(cell / size)}`),
    )
  }

  #question(): string | undefined {
    const next = this.#toAsk()
    if (next === undefined) return undefined
    const { paper, reviewer, asksCell } = next
    return asksCell
      ? this.#speaker.askCell(reviewer, paper)
      : this.#speaker.askPaper(
          paper,
          Math.max(0, ...this.#ground.own().flatMap((cell) => (cell.paper === paper ? [cell.share] : []))),
          this.#ground.isNamed(paper),
        )
  }

  /** What to ask, the answer to which can change most; undefined where nothing is worth it. */
  #toAsk(): { paper: number; reviewer: number; asksCell: boolean } | undefined {
    const { talk, seat } = this.#ground.seen
    const asked = this.#ground.messages(seat).filter((text) => text.includes('?'))
    if (asked.length >= MOST_QUESTIONS || this.#ground.outlook.gain < WORTH_ASKING) return undefined
    if (talk.some((line) => line.kind === 'proposal' && line.by === seat)) return undefined
    // Who answers nothing is not asked a third time.
    if (asked.length >= 2 && this.#ground.belief.told.size === 0) return undefined
    const reader = readerFor(this.#ground.seen)
    const before = asked.flatMap((text) => reader.mentions(lastQuestion(text)))
    const size = this.#ground.seen.table.length
    const { evidence } = this.#ground.belief
    const { grades } = evidence
    const asksCell = grades.size > 1.2 * this.#ground.own().length * 0.6
    // What was told, or is seen here, need not be asked.
    const isKnown = (reviewer: number, paper: number): boolean =>
      grades.has(reviewer * size + paper) || this.#ground.seen.table[reviewer]![paper] !== null
    const wished = new Set([...evidence.wished].flatMap(([cell, yes]) => (yes ? [cell % size] : [])))
    const open = this.#ground.outlook.open.find(
      ({ paper, reviewer }) =>
        !wished.has(paper) &&
        !before.some(({ kind, id }) => kind === 'paper' && id === paper) &&
        !(asksCell && isKnown(reviewer, paper)),
    )
    if (!open || open.gain < WORTH_ASKING / 2) return undefined
    return { paper: open.paper, reviewer: open.reviewer, asksCell }
  }

  /** What is wrong with the open proposal; undefined: it is good enough. */
  #objection(): { poor?: Told } | undefined {
    const { open, talk, seat } = this.#ground.seen
    const { reviewerOfPaper } = open!.shown
    const rejections = talk.filter((line) => line.kind === 'response' && line.by === seat && !line.accept).length
    const { cells } = this.#ground.belief
    const worth = reviewerOfPaper.reduce((sum, reviewer, paper) => sum + cells[reviewer]![paper]!, 0)
    if (rejections >= 3) return undefined
    // What the partner cannot know to be poor it should hear of; one who knows had reasons that are not seen here.
    const [poor] = this.#ground
      .untold(this.#ground.own())
      .filter(({ reviewer, paper, share }) => reviewerOfPaper[paper] === reviewer && share < 0.32)
      .sort((a, b) => a.share - b.share)
    if (poor) return { poor }
    if (worth >= this.#ground.outlook.value * 0.93) return undefined
    return worth < this.#ground.outlook.value * (this.#ground.told.size > 0 ? 0.75 : 0.88) ? {} : undefined
  }

  /** The partner refused: without a reason to be followed, what to change, and after some such refusals whether it would propose. */
  #afterRefusal(heard: Heard): Said | undefined {
    const { talk, seat } = this.#ground.seen
    const last = talk.findLast((line) => line.by === seat || line.kind === 'response')
    if (last?.kind !== 'response' || last.by === seat || last.accept) return undefined
    // Who names what is wrong is asked no more.
    const names = readerFor(this.#ground.seen).mentions(heard.text).length > 0
    if (
      names ||
      heard.content ||
      callsForProposal(heard.text) ||
      (heard.aside !== undefined && heard.aside !== 'nothing')
    )
      return undefined
    if (heard.acts.some(({ type }) => type === 'delegate' || type === 'accept')) return undefined
    const times = refusedOf(this.#ground.seen).length
    if (times % 3 === 0) return { text: this.#asides.yourTurn() }
    return times === 1 || talk.at(-1) === last ? { text: this.#speaker.askWhy() } : {}
  }

  /** After refusing a proposal: why, and what would be better. */
  #afterRefusing(): Decision<Action> | undefined {
    const { talk, seat, table } = this.#ground.seen
    const last = talk.at(-1)
    if (last?.kind !== 'response' || last.by !== seat || last.accept) return undefined
    const proposal = talk.findLast((line) => line.kind === 'proposal')
    if (proposal?.kind !== 'proposal' || proposal.by === seat) return undefined
    const { reviewerOfPaper } = proposal.shown
    const mine = this.#ground.untold(this.#ground.own())
    const [poor] = mine
      .filter(({ reviewer, paper, share }) => reviewerOfPaper[paper] === reviewer && share < 0.4)
      .sort((a, b) => a.share - b.share)
    if (poor) {
      const reviewer = this.#ground.outlook.best[poor.paper]!
      const instead =
        table[reviewer]![poor.paper] === null || reviewer === poor.reviewer
          ? undefined
          : { reviewer, paper: poor.paper, share: this.#ground.share(reviewer, poor.paper) }
      const better = instead === undefined ? this.#replies.better(reviewerOfPaper) : undefined
      return { action: { type: 'message', text: join([this.#speaker.object(poor, instead), better ?? '']) } }
    }
    return this.#propose()
  }
}

const cellsIn = ({ grades, orders }: Evidence): Set<Cell> =>
  new Set([...grades.keys(), ...orders.flatMap(({ better, worse }) => [better, worse])])
