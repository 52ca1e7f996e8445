/** The symbolic player of Assignment: tells what it sees in plain words, listens, asks for what can change the choice, and matches exactly. */
import { z } from 'zod'
import type { Agent, AgentDefinition, Decision, Turn } from '../../core/agent.ts'
import type { AssignmentConfig, AssignmentProposal } from '../../games/assignment/index.ts'
import type { DialogueAction } from '../../games/engines/dialogue/action.ts'
import { lastQuestion, Phrasebook, type Act } from '../english/index.ts'
import { believe, type Belief } from './belief.ts'
import type { AssignmentObservation } from './observation.ts'
import { readerFor } from './english.ts'
import { gather, type Cell, type Evidence } from './evidence.ts'
import { lookAhead, type Outlook } from './outlook.ts'
import { Speaker, type Told } from './speak.ts'

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

/** What a player tells at first: cells from this share of its best on. */
const WORTH_TELLING = 0.5
/** A share of the best value for which it is worth asking. */
const WORTH_ASKING = 0.012
const MOST_QUESTIONS = 4
/** Whoever has told this share of what the own table has is taken to be through. */
const THROUGH = 0.9

function createSymbolic(options: SymbolicOptions, observed?: number): Agent<AssignmentObservation, Action> {
  return { act: (observation, turn) => new Move(observation, turn, options, observed).decide() }
}

/** One decision: what was said so far, and what to do about it. */
class Move {
  readonly #seen: AssignmentObservation
  readonly #turn: Turn
  readonly #belief: Belief
  readonly #outlook: Outlook
  readonly #speaker: Speaker
  /** Own cells that were told, by what the own messages say. */
  readonly #told = new Map<Cell, string>()
  readonly #most: number

  constructor(
    observation: AssignmentObservation,
    turn: Turn,
    { numbers }: SymbolicOptions,
    observed: number | undefined,
  ) {
    this.#seen = observation
    this.#turn = turn
    this.#belief = believe(observation)
    this.#outlook = lookAhead(observation, this.#belief, observed)
    this.#most = Math.max(1, ...observation.table.flat().map((cell) => cell ?? 0))
    const book = new Phrasebook(turn.random, this.#messages(observation.seat))
    this.#speaker = new Speaker(
      observation,
      book,
      numbers ? ({ reviewer, paper }) => observation.table[reviewer]![paper]! : undefined,
    )
    const size = observation.table.length
    let question = ''
    for (const line of observation.talk) {
      if (line.kind !== 'message') continue
      if (line.by !== observation.seat) {
        question = line.text
        continue
      }
      // Its own English is read as the partner reads it.
      for (const { acts } of readerFor(observation).read(line.text, lastQuestion(question)))
        for (const act of acts)
          if (act.type === 'inform') {
            const [reviewer, paper] = ['reviewer', 'paper'].map(
              (kind) => act.about.find((mention) => mention.kind === kind)!.id,
            )
            if (typeof reviewer === 'number') this.#told.set(reviewer * size + Number(paper), line.text)
          }
    }
  }

  decide(): Decision<Action> {
    const { may, open, closing, talk, wordsLeft } = this.#seen
    if (may.answer) return { action: { type: this.#objection() === undefined ? 'accept' : 'reject' } }
    if (!may.propose || open) return {}
    if (this.#turn.mayPass && this.#isWaiting()) return {}
    if (closing || talk.length > 80) return this.#propose()
    const why = this.#afterRefusal()
    if (why) return { action: { type: 'message', text: why } }
    const refused = this.#afterRefusing()
    if (refused) return refused
    const heard = this.#heardSince()
    const said = this.#compose(heard)
    if (said === undefined || (wordsLeft !== null && said.split(' ').length > wordsLeft)) return this.#propose()
    return { action: { type: 'message', text: said } }
  }

  #propose(): Decision<Action> {
    const { best, value, gain } = this.#outlook
    return {
      action: { type: 'propose', proposal: { reviewerOfPaper: best } },
      notes: { expected: Math.round(value), told: this.#belief.told.size, gain: Math.round(1000 * gain) / 1000 },
    }
  }

  /** What to say now; undefined: it is better to propose. */
  #compose(heard: readonly Act[]): string | undefined {
    const { seat, talk } = this.#seen
    const mine = this.#messages(seat)
    const questions = heard.filter((act) => act.type === 'ask')
    const open = questions.filter(({ about }) => about.length === 0)
    const answers = [...questions.filter((act) => act.about.length > 0 || act === open.at(-1))].flatMap((act) =>
      this.#answer(act),
    )
    const proposedByMe = talk.some((line) => line.kind === 'proposal' && line.by === seat)
    const wantsOffer = heard.some(({ type }) => type === 'delegate' || type === 'done')
    if (mine.length === 0) {
      const opening = talk.every((line) => line.kind !== 'message')
      const begin =
        opening || heard.every(({ type }) => type === 'greet') ? this.#speaker.greet() : this.#speaker.acknowledge()
      if (!opening && this.#knowsMost() && answers.length === 0 && wantsOffer) return undefined
      // Who hears a lot first needs to tell little: what its own plan rests on.
      const cells = answers.length > 0 ? [] : this.#knowsSome() ? this.#strongest(5) : this.#worthTelling()
      const question = opening ? this.#speaker.askOpen() : (this.#question() ?? '')
      if (question === '' && answers.length === 0 && this.#knowsMost()) return undefined
      return join([begin, ...answers, this.#speaker.tell(cells), question])
    }
    if (wantsOffer && answers.length === 0) return undefined
    if (answers.length === 0 && this.#volunteers()) {
      const goOn = this.#speaker.goOn()
      if (goOn !== undefined) return goOn
    }
    const question = answers.length > 0 && this.#askedMe(questions) ? undefined : this.#question()
    const lost = heard.length === 0 && this.#wasSpokenTo() && !proposedByMe ? this.#speaker.notUnderstood() : undefined
    if (answers.length > 0) return join([...answers, question ?? ''])
    if (question) return join([lost ?? this.#speaker.acknowledge(), question])
    return undefined
  }

  #messages(by: string): string[] {
    return this.#seen.talk.flatMap((line) => (line.kind === 'message' && line.by === by ? [line.text] : []))
  }

  /** What the partner did in its messages since the own last word. */
  #heardSince(): Act[] {
    const { talk, seat } = this.#seen
    const from = talk.findLastIndex((line) => line.by === seat && line.kind !== 'response') + 1
    const question = talk.slice(0, from).findLast((line) => line.kind === 'message' && line.by === seat)
    const reader = readerFor(this.#seen)
    return talk
      .slice(from)
      .flatMap((line) =>
        line.kind === 'message' && line.by !== seat
          ? reader
              .read(line.text, question?.kind === 'message' ? lastQuestion(question.text) : '')
              .flatMap(({ acts }) => acts)
          : [],
      )
  }

  #wasSpokenTo(): boolean {
    const last = this.#seen.talk.at(-1)
    return last?.kind === 'message' && last.by !== this.#seen.seat
  }

  /** Whether its own last word has not been answered: then, where it may pass, it passes. */
  #isWaiting(): boolean {
    const last = this.#seen.talk.at(-1)
    return last !== undefined && last.by === this.#seen.seat && (last.kind === 'message' || last.kind === 'proposal')
  }

  #share = (reviewer: number, paper: number): number => this.#seen.table[reviewer]![paper]! / this.#most

  #own(): Told[] {
    return this.#seen.table.flatMap((row, reviewer) =>
      row.flatMap((cell, paper) => (cell === null ? [] : [{ reviewer, paper, share: this.#share(reviewer, paper) }])),
    )
  }

  #untold(cells: readonly Told[]): Told[] {
    const size = this.#seen.table.length
    return cells.filter(({ reviewer, paper }) => !this.#told.has(reviewer * size + paper))
  }

  #worthTelling(): Told[] {
    return byPaper(this.#untold(this.#own().filter(({ share }) => share >= WORTH_TELLING)))
  }

  /** The best of what was not told yet. */
  #strongest(most: number): Told[] {
    const strong = this.#untold(this.#own()).filter(({ share }) => share > 0.6)
    return byPaper(strong.sort((a, b) => b.share - a.share).slice(0, most))
  }

  #knowsSome = (): boolean => this.#belief.told.size >= this.#seen.table.length
  #knowsMost = (): boolean => this.#outlook.gain < WORTH_ASKING || this.#belief.told.size >= this.#own().length * 0.75

  /** Cells told in answer to a question. */
  #answer(act: Act & { type: 'ask' }): string[] {
    const id = (kind: string): number | undefined => {
      const found = act.about.find((mention) => mention.kind === kind)?.id
      return typeof found === 'number' ? found : undefined
    }
    const [reviewer, paper] = [id('reviewer'), id('paper')]
    const asked = this.#own().filter(
      (cell) => (reviewer === undefined || cell.reviewer === reviewer) && (paper === undefined || cell.paper === paper),
    )
    if (reviewer !== undefined && paper !== undefined)
      return [asked[0] ? this.#speaker.answerCell(asked[0]) : this.#speaker.knowNothing({ reviewer, paper })]
    if (reviewer === undefined && paper === undefined) {
      // Who has heard a lot first and will propose needs to tell little.
      const next = this.#knowsSome() ? this.#strongest(5) : this.#worthTelling()
      return next.length > 0 ? [this.#speaker.tell(next)] : []
    }
    const untold = this.#untold(asked)
    const told = untold.length > 0 ? untold : []
    const about = { ...(reviewer !== undefined && { reviewer }), ...(paper !== undefined && { paper }) }
    return [told.length > 0 ? this.#speaker.tell(byPaper(told)) : this.#speaker.knowNothing(about, asked.length > 0)]
  }

  /** Whether the partner steers the talk by questions about something: then it is not asked back. */
  #askedMe = (questions: readonly Act[]): boolean => questions.some((act) => act.type === 'ask' && act.about.length > 0)

  /** Whether the partner goes through its table by itself, whatever it was asked, and is not through. */
  #volunteers(): boolean {
    const { talk, seat } = this.#seen
    const { evidence, told } = this.#belief
    if (this.#outlook.gain < WORTH_ASKING || told.size >= this.#own().length * THROUGH) return false
    const asked = new Set(
      readerFor(this.#seen)
        .mentions(lastQuestion(this.#messages(seat).at(-1) ?? ''))
        .map(({ kind, id }) => `${kind} ${id}`),
    )
    const size = this.#seen.table.length
    const before = cellsIn(gather({ ...this.#seen, talk: talk.slice(0, -1) }))
    return [...cellsIn(evidence)].some(
      (cell) =>
        !before.has(cell) && !asked.has(`paper ${cell % size}`) && !asked.has(`reviewer ${Math.floor(cell / size)}`),
    )
  }

  /** The question whose answer can change most; undefined where none is worth it. */
  #question(): string | undefined {
    const { talk, seat } = this.#seen
    const asked = this.#messages(seat).filter((text) => text.includes('?'))
    if (asked.length >= MOST_QUESTIONS || this.#outlook.gain < WORTH_ASKING) return undefined
    if (talk.some((line) => line.kind === 'proposal' && line.by === seat)) return undefined
    // Who answers nothing is not asked a third time.
    if (asked.length >= 2 && this.#belief.told.size === 0) return undefined
    const reader = readerFor(this.#seen)
    const before = asked.flatMap((text) => reader.mentions(lastQuestion(text)))
    const size = this.#seen.table.length
    const { grades } = this.#belief.evidence
    const asksCell = grades.size > 1.2 * this.#own().length * 0.6
    // What was told, or is seen here, need not be asked.
    const isKnown = (reviewer: number, paper: number): boolean =>
      grades.has(reviewer * size + paper) || this.#seen.table[reviewer]![paper] !== null
    const open = this.#outlook.open.find(
      ({ paper, reviewer }) =>
        !before.some(({ kind, id }) => kind === 'paper' && id === paper) && !(asksCell && isKnown(reviewer, paper)),
    )
    if (!open || open.gain < WORTH_ASKING / 2) return undefined
    const { paper, reviewer } = open
    return asksCell
      ? this.#speaker.askCell(reviewer, paper)
      : this.#speaker.askPaper(
          paper,
          Math.max(0, ...this.#own().flatMap((cell) => (cell.paper === paper ? [cell.share] : []))),
        )
  }

  /** What is wrong with the open proposal; undefined: it is good enough. */
  #objection(): { poor?: Told } | undefined {
    const { open, talk, seat } = this.#seen
    const { reviewerOfPaper } = open!.shown
    const rejections = talk.filter((line) => line.kind === 'response' && line.by === seat && !line.accept).length
    const { cells } = this.#belief
    const worth = reviewerOfPaper.reduce((sum, reviewer, paper) => sum + cells[reviewer]![paper]!, 0)
    if (rejections >= 3) return undefined
    // What the partner cannot know to be poor it should hear of; one who knows had reasons that are not seen here.
    const [poor] = this.#untold(this.#own())
      .filter(({ reviewer, paper, share }) => reviewerOfPaper[paper] === reviewer && share < 0.32)
      .sort((a, b) => a.share - b.share)
    if (poor) return { poor }
    if (worth >= this.#outlook.value * 0.93) return undefined
    return worth < this.#outlook.value * (this.#told.size > 0 ? 0.75 : 0.88) ? {} : undefined
  }

  /** The partner refused without a word: what to change. */
  #afterRefusal(): string | undefined {
    const { talk, seat } = this.#seen
    const last = talk.at(-1)
    return last?.kind === 'response' && last.by !== seat && !last.accept ? this.#speaker.askWhy() : undefined
  }

  /** After refusing a proposal: why, and what would be better. */
  #afterRefusing(): Decision<Action> | undefined {
    const { talk, seat, table } = this.#seen
    const last = talk.at(-1)
    if (last?.kind !== 'response' || last.by !== seat || last.accept) return undefined
    const proposal = talk.findLast((line) => line.kind === 'proposal')
    if (proposal?.kind !== 'proposal' || proposal.by === seat) return undefined
    const { reviewerOfPaper } = proposal.shown
    const mine = this.#untold(this.#own())
    const [poor] = mine
      .filter(({ reviewer, paper, share }) => reviewerOfPaper[paper] === reviewer && share < 0.4)
      .sort((a, b) => a.share - b.share)
    if (poor) {
      const reviewer = this.#outlook.best[poor.paper]!
      const instead =
        table[reviewer]![poor.paper] === null || reviewer === poor.reviewer
          ? undefined
          : { reviewer, paper: poor.paper, share: this.#share(reviewer, poor.paper) }
      return { action: { type: 'message', text: this.#speaker.object(poor, instead) } }
    }
    return this.#propose()
  }
}

const cellsIn = ({ grades, orders }: Evidence): Set<Cell> =>
  new Set([...grades.keys(), ...orders.flatMap(({ better, worse }) => [better, worse])])

const byPaper = (cells: readonly Told[]): Told[] => [...cells].sort((a, b) => a.paper - b.paper || b.share - a.share)

const join = (parts: readonly string[]): string => parts.filter(Boolean).join(' ')
