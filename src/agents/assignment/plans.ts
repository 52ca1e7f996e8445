/** What the partner asks of the whole plan: who is left, whether there is better, what a change would cost, what matters more. */
import { Answerer } from './answerer.ts'
import { solveMatching } from '../../solvers/matching.ts'
import { type ReadSentence } from '../english/index.ts'
import { readerFor } from './english.ts'
import { cellsOf, type Cell } from './cells.ts'
import type { Heard } from './ground.ts'
import type { Named } from './speak-asides.ts'

/** Nobody asks in more characters. */
const LONGEST = 600

const WHO_IS_LEFT =
  /\b(?:who|which (?:one|reviewer|people|person)s?|what|which papers?)(?: else)?(?: ?['’]s| is| are| do we have| have we)? (?:still )?(?:left|free|open|available|unassigned|missing|remaining|undecided)\b/i
const BETTER =
  /\b(?:any(?:thing|one|body)|some(?:thing|one|body)|who(?:['’]s| is| would be)?|is there|nothing|no ?one|nobody)(?: \w+)? better\b|\bbetter (?:one|option|choice|candidate|fit|match)s?\b|\bcan you (?:do better|beat (?:that|it|this|him|her))\b/i
const COSTS =
  /\b(?:what|how much|who) (?:would|do|will|could) (?:you|we|it|that|i) (?:\w+ )?(?:lose|cost|give up|miss)\b|\bwhat (?:happens|would happen|would change|do we lose)\b|\bwhat if\b|\bwould (?:it|that) (?:hurt|cost|be a problem|be bad)\b/i
const WEIGHS =
  /\b(?:which|what|where)(?: (?:one|paper|of (?:them|these|those|the two)))?(?: \w+)? (?:is|matters|would be|are|do|does)(?: \w+){0,4} (?:more|most|better|important|needed|rather|useful)\b|\bwhich (?:one )?matters (?:more|most)\b|\bwhich (?:is|one is) (?:more|better)\b|\bbetter (?:used|off)? ?(?:on|for|in)\b.*\bor\b/i

const QUESTION = /[^.!?\n]+\?/g

export class Plans extends Answerer {
  /** The answer to a question about the plan; undefined: none is asked. */
  answer({ text, said, sentences }: Heard): string | undefined {
    if (text.length > LONGEST || (!text.includes('?') && !WHO_IS_LEFT.test(text))) return undefined
    return (
      this.#left(text) ??
      this.#weighed(text) ??
      this.#weighed(said.match(QUESTION)?.at(-1) ?? '') ??
      this.#cost(text, sentences) ??
      (BETTER.test(text) ? this.#better(text) : undefined)
    )
  }

  #ids(kind: string, text: string): number[] {
    const mentions = readerFor(this.ground.seen).mentions(text)
    return [...new Set(mentions.flatMap((one) => (one.kind === kind && typeof one.id === 'number' ? [one.id] : [])))]
  }

  /** Whom nothing that was wished or agreed on has yet. */
  #left(text: string): string | undefined {
    if (!WHO_IS_LEFT.test(text)) return undefined
    const { seen, belief } = this.ground
    const size = seen.table.length
    const next = this.ground.next()
    const taken = new Set(
      [...belief.evidence.wished].flatMap(([cell, yes]) =>
        yes && next[cell % size] === Math.floor(cell / size) ? [cell] : [],
      ),
    )
    // Where hardly anything is agreed on, what nobody fits yet.
    if (taken.size < size / 2) return this.asides.stillOpen(this.speaker.paper(this.ground.outlook.open[0]!.paper))
    const free = (count: (cell: Cell) => number): number[] => {
      const used = new Set([...taken].map(count))
      return Array.from({ length: size }, (_, id) => id).filter((id) => !used.has(id))
    }
    const reviewers = free((cell) => Math.floor(cell / size)).map((one) => this.speaker.reviewer(one))
    const papers = free((cell) => cell % size).map((one) => this.speaker.paper(one))
    return reviewers.length === 0 ? undefined : this.asides.left(reviewers, papers)
  }

  /** For which of two papers somebody is needed more, by the best that is without. */
  #weighed(text: string): string | undefined {
    if (!WEIGHS.test(text)) return undefined
    const [reviewers, papers] = [this.#ids('reviewer', text), this.#ids('paper', text)]
    const [reviewer] = reviewers
    if (reviewers.length !== 1 || papers.length !== 2 || reviewer === undefined) return undefined
    const { belief, seen } = this.ground
    const isKnown = (paper: number): boolean =>
      belief.seen[reviewer]![paper] !== null || belief.told.has(reviewer * seen.table.length + paper)
    if (!papers.some(isKnown)) return this.speaker.knowNothing({ reviewer })
    const [one, other] = papers.map((paper) => ({ paper, ...this.#with(reviewer, paper) })) as [Fixed, Fixed]
    const [good, poor] = one.value >= other.value ? [one, other] : [other, one]
    return this.asides.weighed(this.#named(reviewer, good.paper), this.#named(good.plan[poor.paper]!, poor.paper))
  }

  /** What putting somebody somewhere takes from the plan. */
  #cost(text: string, sentences: readonly ReadSentence[]): string | undefined {
    if (!COSTS.test(text)) return undefined
    const size = this.ground.seen.table.length
    const [cell] = sentences.flatMap(({ acts }) =>
      acts.flatMap((act) => ('about' in act ? cellsOf(act.about, size) : [])),
    )
    if (cell === undefined) return undefined
    const best = this.ground.next()
    const [reviewer, paper] = [Math.floor(cell / size), cell % size]
    if (best[paper] === reviewer) return this.asides.costsNothing(this.ground.named(cell))
    const { plan, value } = this.#with(reviewer, paper)
    const changed = best.flatMap((who, what) => (plan[what] === who ? [] : [{ who, what }]))
    const { cells } = this.ground.belief
    const lost = changed.toSorted((a, b) => cells[b.who]![b.what]! - cells[a.who]![a.what]!).slice(0, 2)
    const before = best.reduce((sum, who, what) => sum + cells[who]![what]!, 0)
    const much = before - value > 0.12 * before ? 'a lot' : before - value > 0.04 * before ? 'a bit' : 'hardly anything'
    return this.asides.costs(
      lost.map(({ who, what }) => this.#named(who, what)),
      much,
    )
  }

  /** The best for the paper that was spoken of last, by all that is known. */
  #better(text: string): string | undefined {
    const { seen, belief } = this.ground
    const said = seen.talk.flatMap((line) => (line.kind === 'message' ? [line] : []))
    const papers = this.#ids('paper', text)
    const recent = said.toReversed().map((line) => (line.by === seen.seat ? [] : this.#ids('paper', line.text)))
    const paper = papers.length > 0 ? papers[0] : recent.find(({ length }) => length > 0)?.at(-1)
    if (paper === undefined) return undefined
    const size = seen.table.length
    const known = belief.cells.flatMap((row, reviewer) =>
      belief.seen[reviewer]![paper] !== null || belief.told.has(reviewer * size + paper)
        ? [{ reviewer, worth: row[paper]! }]
        : [],
    )
    const [top] = known.sort((a, b) => b.worth - a.worth)
    if (top === undefined) return this.speaker.knowNothing({ paper })
    const told = { reviewer: top.reviewer, paper, share: top.worth / 97 }
    return belief.seen[top.reviewer]![paper] === null
      ? this.asides.nobodyBetter(this.#named(top.reviewer, paper))
      : this.speaker.answerCell({ ...told, share: this.ground.share(top.reviewer, paper) })
  }

  /** The best plan that has somebody somewhere. */
  #with(reviewer: number, paper: number): { plan: readonly number[]; value: number } {
    const { cells } = this.ground.belief
    const forced = cells.map((row, r) => row.map((cell, p) => (r === reviewer && p === paper ? cell + 1000 : cell)))
    const { rowOfColumn: plan, value } = solveMatching(forced)
    return { plan, value: value - 1000 }
  }

  #named(reviewer: number, paper: number): Named {
    return this.ground.named(reviewer * this.ground.seen.table.length + paper)
  }
}

interface Fixed {
  readonly paper: number
  readonly plan: readonly number[]
  readonly value: number
}
