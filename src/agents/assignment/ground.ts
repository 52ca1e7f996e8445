/** What a move of the symbolic player of Assignment looks at: own cells, what of them was told, what the partner said. */
import { asideIn, type Aside } from '../dialogue/asides.ts'
import { lastQuestion, type Act, type ReadSentence } from '../english/index.ts'
import { believe, type Belief } from './belief.ts'
import { readerFor } from './english.ts'
import { cellsOf, type Cell } from './cells.ts'
import { CORRECTS, meantActs } from './evidence.ts'
import { amending, instead, refusedOf } from './instead.ts'
import type { AssignmentObservation } from './observation.ts'
import { lookAhead, type Outlook } from './outlook.ts'
import { resolveTalk } from './references.ts'
import type { Named } from './speak-asides.ts'
import { callReviewer, type Told } from './speak.ts'
import { withoutVerdicts } from './verdicts.ts'
import { answerInFull, whichIn } from './which.ts'

/** What a player tells at first: cells from this share of its best on. */
const WORTH_TELLING = 0.5
/** A share of the best value for which it is worth asking. */
export const WORTH_ASKING = 0.012

/** What the partner said since one last spoke. */
export interface Heard {
  readonly sentences: readonly ReadSentence[]
  readonly acts: readonly Act[]
  /** Its last message. */
  readonly text: string
  /** All of it, with names for words that refer to them. */
  readonly said: string
  /** Whether any of it is about reviewers or papers. */
  readonly content: boolean
  readonly corrects: boolean
  readonly aside: Aside | undefined
}

/** Acts that may change what is best. */
const TELLING: ReadonlySet<string> = new Set(['inform', 'compare', 'unknown', 'propose', 'correct', 'delegate'])

export class Ground {
  readonly seen: AssignmentObservation
  readonly belief: Belief
  readonly outlook: Outlook
  /** Own cells that were told, by what the own messages say. */
  readonly told: ReadonlySet<Cell>
  readonly #most: number

  /** `observed`: the share of cells that a player sees. */
  constructor(observation: AssignmentObservation, observed: number | undefined) {
    this.seen = observation
    this.belief = believe(observation)
    this.outlook = lookAhead(observation, this.belief, observed)
    this.#most = Math.max(1, ...observation.table.flat().map((cell) => cell ?? 0))
    this.told = toldIn(observation)
  }

  messages(by: string): string[] {
    return this.seen.talk.flatMap((line) => (line.kind === 'message' && line.by === by ? [line.text] : []))
  }

  /** What the partner said since the own last word. */
  heardSince(): Heard {
    return this.#heard(this.seen.talk)
  }

  /** What the partner said before the own last word. */
  heardBefore(): Heard {
    const { talk, seat } = this.seen
    return this.#heard(
      talk.slice(
        0,
        talk.findLastIndex((line) => line.by === seat && line.kind !== 'response'),
      ),
    )
  }

  #heard(talk: AssignmentObservation['talk']): Heard {
    const { seat } = this.seen
    const from = talk.findLastIndex((line) => line.by === seat && line.kind !== 'response') + 1
    const question = talk.slice(0, from).findLast((line) => line.kind === 'message' && line.by === seat)
    const reader = readerFor(this.seen)
    const isHeard = (at: number): boolean => at >= from && talk[at]!.kind === 'message' && talk[at]!.by !== seat
    const texts = talk.flatMap((line, at) => (line.kind === 'message' && isHeard(at) ? [line.text] : []))
    const which = question?.kind === 'message' ? whichIn(question.text) : undefined
    const resolved = resolveTalk(reader, this.seen, talk)
    const isOffered = talk.some(({ kind }) => kind === 'proposal')
    const sentences = resolved
      .flatMap((text, at) => (isHeard(at) ? [isOffered ? withoutVerdicts(text, this.seen) : text] : []))
      .map((text) => (which ? answerInFull(text, which, (one) => reader.mentions(one).length) : text))
      .flatMap((text) => reader.read(text, question?.kind === 'message' ? lastQuestion(question.text) : ''))
      .map((sentence) => ({ ...sentence, acts: meantActs(sentence) }))
    const acts = sentences.flatMap((sentence) => sentence.acts)
    const text = texts.at(-1) ?? ''
    return {
      sentences,
      acts,
      text,
      said: resolved.filter((_, at) => isHeard(at)).join('\n'),
      content: acts.some((act) => ('about' in act ? act.about.length > 0 : act.type === 'compare')),
      corrects: CORRECTS.test(text),
      aside: asideIn(text),
    }
  }

  share = (reviewer: number, paper: number): number => this.seen.table[reviewer]![paper]! / this.#most

  own(): Told[] {
    return this.seen.table.flatMap((row, reviewer) =>
      row.flatMap((cell, paper) => (cell === null ? [] : [{ reviewer, paper, share: this.share(reviewer, paper) }])),
    )
  }

  untold(cells: readonly Told[]): Told[] {
    const size = this.seen.table.length
    return cells.filter(({ reviewer, paper }) => !this.told.has(reviewer * size + paper))
  }

  worthTelling(): Told[] {
    return byPaper(this.untold(this.own().filter(({ share }) => share >= WORTH_TELLING)))
  }

  /** The best of what was not told yet. */
  strongest(most: number): Told[] {
    const strong = this.untold(this.own()).filter(({ share }) => share > 0.6)
    return byPaper(strong.sort((a, b) => b.share - a.share).slice(0, most))
  }

  /** What was not told yet and says most: the best and the worst. */
  plainest(most: number): Told[] {
    const far = ({ share }: Told): number => Math.abs(share - 0.5)
    return byPaper(
      this.untold(this.own())
        .sort((a, b) => far(b) - far(a))
        .slice(0, most),
    )
  }

  knowsSome = (): boolean => this.belief.told.size >= this.seen.table.length

  knowsMost = (): boolean => this.outlook.gain < WORTH_ASKING || this.belief.told.size >= this.own().length * 0.75

  /** Whether anybody was named for a paper yet, by either. */
  isNamed(paper: number): boolean {
    const size = this.seen.table.length
    return [...this.told, ...this.belief.told].some((cell) => cell % size === paper)
  }

  /** What to propose next: the best, or where that was refused the best of what was not. */
  next(): readonly number[] {
    const refused = refusedOf(this.seen)
    const { best } = this.outlook
    const heard = this.heardSince()
    const last = refused.at(-1)
    // Who names what is wrong would keep the rest, and who only asks all of it.
    if (last && this.isRefused() && this.isDiscussed(heard))
      return heard.acts.every(({ type }) => !TELLING.has(type)) ? last : amending(this.belief, last)
    return refused.some((one) => one.join() === best.join()) ? instead(this.belief, refused) : best
  }

  /** Whether more was said of what was refused than no. */
  isDiscussed = ({ content, sentences }: Heard): boolean => content || sentences.some(({ asks }) => asks)

  /** Whether the partner refused what was proposed last. */
  isRefused(): boolean {
    const last = this.seen.talk.findLast((line) => line.kind === 'proposal' || line.kind === 'response')
    return last?.kind === 'response' && !last.accept && last.by !== this.seen.seat
  }

  named(cell: Cell): Named {
    const size = this.seen.table.length
    const { reviewers, papers } = this.seen
    return { who: callReviewer(reviewers, Math.floor(cell / size)), what: papers[cell % size]!.short }
  }
}

/** Its own English is read as the partner reads it. */
function toldIn(observation: AssignmentObservation): Set<Cell> {
  const told = new Set<Cell>()
  let question = ''
  for (const line of observation.talk) {
    if (line.kind !== 'message') continue
    if (line.by !== observation.seat) {
      question = line.text
      continue
    }
    for (const cell of toldBy(observation, line.text, lastQuestion(question))) told.add(cell)
  }
  return told
}

/** The cells that a message grades. */
export function toldBy(observation: AssignmentObservation, text: string, question = ''): Set<Cell> {
  const acts = readerFor(observation)
    .read(text, question)
    .flatMap((sentence) => sentence.acts)
  return new Set(acts.flatMap((act) => (act.type === 'inform' ? cellsOf(act.about, observation.table.length) : [])))
}

export const byPaper = (cells: readonly Told[]): Told[] =>
  [...cells].sort((a, b) => a.paper - b.paper || b.share - a.share)
