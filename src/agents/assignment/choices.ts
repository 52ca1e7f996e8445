/** What the partner asks of a choice: which of two is better, who else could do a paper, why somebody is there, what was heard. */
import { Answerer } from './answerer.ts'
import { solveMatching } from '../../solvers/matching.ts'
import { readerFor } from './english.ts'
import { byPaper, type Heard } from './ground.ts'
import type { Named } from './speak-asides.ts'
import type { Told } from './speak.ts'

/** Nobody asks in more characters. */
const LONGEST = 600

const WHY_ASKED =
  /\bwhy (?:do |did |are |would |have )?(?:you|u) (?:ask|asking|asked|want to know|need to know|care|keep asking|insist)\b/i
const WHY = /(?:^|[,;] ?)\W*(?:(?:and|but|so|ok|okay|hm+|then)\b[, ]*)*why (?!not\b|do(?:n['’]?t| not)\b|wo|should)/i
const WHO = /\b(?:who(?:['’]?d|m)?|which (?:one|reviewer)|anyone|anybody|someone|somebody|any other|what other)\b/i
const INSTEAD =
  /\b(?:if not|if it (?:is|were) not|besides|beside|other than|apart from|aside from|except|(?:any(?:body|one)|some(?:body|one)|who) (?:else )?but(?! then)|instead of|rather than|without|but not|not counting|else|if|since|because|in place of)\b/i
const PIECES =
  /,|;|\b(?:since|because|as|if|but|besides|beside|other than|apart from|aside from|except for|except|instead of|without)\b/i
const WEIGHS = /\b(?:better|stronger|weaker|best|prefer|rather)\b/i
const HEARD =
  /\b(?:did|do|have|had) (?:you|u) (?:\w+ )?(?:get|got|hear|heard|note|noted|catch|caught|see|saw|read|understand|understood|remember|register)\b[^?]*\b(?:i|me|my)\b|\b(?:did|do) (?:you|u) (?:note|remember|register) (?:that )?/i

export class Choices extends Answerer {
  /** The answer to the last such question; undefined: none is asked. */
  answer({ said }: Heard): string | undefined {
    if (said.length > LONGEST) return undefined
    return said
      .split(/(?<=[.!?])\s+|\n/)
      .toReversed()
      .map((sentence) => this.#answered(sentence))
      .find((one) => one !== undefined)
  }

  #answered(sentence: string): string | undefined {
    const [reviewers, papers] = [this.#ids('reviewer', sentence), this.#ids('paper', sentence)]
    const [reviewer, other] = reviewers
    const [paper] = papers
    if (WHY_ASKED.test(sentence) && paper !== undefined) return this.asides.whyAsked(this.speaker.paper(paper))
    if (!sentence.endsWith('?')) return undefined
    if (WHY.test(sentence) && reviewers.length === 1 && papers.length === 1) return this.#why(reviewer!, paper!)
    if (HEARD.test(sentence) && reviewers.length + papers.length > 0) return this.#heard(reviewers, papers)
    if (reviewer !== undefined && other !== undefined && reviewers.length === 2 && papers.length === 1)
      if ((/\bor\b/i.test(sentence) || WEIGHS.test(sentence)) && !INSTEAD.test(sentence))
        return this.#whichOf([reviewer, other], paper!)
    if (reviewers.length > 0 && WHO.test(sentence) && INSTEAD.test(sentence)) {
      const asked = sentence.split(PIECES).filter((piece) => WHO.test(piece))
      const [wanted] = asked.flatMap((piece) => this.#ids('paper', piece))
      const one = wanted ?? (papers.length === 1 ? paper : undefined)
      return one === undefined ? undefined : this.#elseFor(one, reviewers)
    }
    return undefined
  }

  #ids(kind: string, text: string): number[] {
    const mentions = readerFor(this.ground.seen).mentions(text)
    return [...new Set(mentions.flatMap((one) => (one.kind === kind && typeof one.id === 'number' ? [one.id] : [])))]
  }

  #isKnown(reviewer: number, paper: number): boolean {
    const { belief, seen } = this.ground
    return belief.seen[reviewer]![paper] !== null || belief.told.has(reviewer * seen.table.length + paper)
  }

  #named(reviewer: number, paper: number): Named {
    return this.ground.named(reviewer * this.ground.seen.table.length + paper)
  }

  #own(reviewers: readonly number[], paper: number): Told[] {
    return this.ground.own().filter((cell) => cell.paper === paper && reviewers.includes(cell.reviewer))
  }

  /** Why somebody is on a paper: fits it, or whoever is better is needed elsewhere. */
  #why(reviewer: number, paper: number): string | undefined {
    const { belief, seen } = this.ground
    const { cells } = belief
    const [own] = this.#own([reviewer], paper)
    if (own && own.share >= 0.6) return this.speaker.answerCell(own)
    const last = seen.talk.findLast((line) => line.kind === 'proposal')
    const plan = last?.kind === 'proposal' ? last.shown.reviewerOfPaper : this.ground.next()
    if (plan[paper] !== reviewer) return undefined
    const [better] = seen.reviewers
      .flatMap((_, one) =>
        one !== reviewer && this.#isKnown(one, paper) && cells[one]![paper]! > cells[reviewer]![paper]! ? [one] : [],
      )
      .sort((a, b) => cells[b]![paper]! - cells[a]![paper]!)
    const place = better === undefined ? -1 : plan.indexOf(better)
    if (better === undefined || place < 0) return this.asides.nobodyLeft(this.#named(reviewer, paper))
    return this.asides.neededElsewhere(this.#named(better, paper), this.speaker.paper(place))
  }

  #whichOf(two: readonly number[], paper: number): string | undefined {
    const own = this.#own(two, paper)
    if (own.length === 2) return this.speaker.tell(byPaper(own))
    const { cells } = this.ground.belief
    const known = two.filter((one) => this.#isKnown(one, paper))
    if (known.length === 0)
      return this.asides.neither(
        two.map((one) => this.speaker.reviewer(one)),
        this.speaker.paper(paper),
      )
    const [best] = two.toSorted((a, b) => cells[b]![paper]! - cells[a]![paper]!)
    return this.asides.wouldTake(this.#named(best!, paper))
  }

  /** Whom it would take for a paper, were some not to be had. */
  #elseFor(paper: number, without: readonly number[]): string | undefined {
    const { cells } = this.ground.belief
    const weights = cells.map((row, reviewer) =>
      row.map((cell, at) => (at === paper && without.includes(reviewer) ? cell - 500 : cell)),
    )
    const choice = solveMatching(weights).rowOfColumn[paper]!
    if (this.#isKnown(choice, paper)) return this.asides.wouldTake(this.#named(choice, paper))
    const [best] = cells
      .flatMap((_, one) => (!without.includes(one) && this.#isKnown(one, paper) ? [one] : []))
      .sort((a, b) => cells[b]![paper]! - cells[a]![paper]!)
    const isGood = best !== undefined && cells[best]![paper]! > 50
    return this.asides.whoeverIsLeft(this.#named(choice, paper), isGood ? this.speaker.reviewer(best) : undefined)
  }

  /** What it heard of somebody. */
  #heard(reviewers: readonly number[], papers: readonly number[]): string | undefined {
    const size = this.ground.seen.table.length
    const grades = [...this.ground.belief.evidence.grades].flatMap(([cell, grade]) => {
      const [reviewer, paper] = [Math.floor(cell / size), cell % size]
      const isMeant =
        (reviewers.length === 0 || reviewers.includes(reviewer)) && (papers.length === 0 || papers.includes(paper))
      return isMeant && grade !== 'unknown' && !grade.raw ? [{ reviewer, paper, share: grade.value }] : []
    })
    return grades.length === 0
      ? undefined
      : this.asides.tookIn(
          grades
            .slice(0, 4)
            .map(
              (one) =>
                `${this.speaker.reviewer(one.reviewer)} ${this.speaker.word(one)} on ${this.speaker.paper(one.paper)}`,
            ),
        )
  }
}
