/** An offer that was refused for something: what the partner would have changed is changed, and the rest stays. */
import { solveMatching } from '../../solvers/matching.ts'
import { readerFor } from './english.ts'
import { cellsOf, pairsOf, type Cell } from './cells.ts'
import { answersItself } from './evidence.ts'
import type { Ground, Heard } from './ground.ts'
import { placesIn, verdictOn, type Spot, type Verdict } from './verdicts.ts'

/** Reviewers by paper. */
type Assignment = readonly number[]

export interface Amended {
  readonly plan: Assignment
  readonly base: Assignment
  /** Pairs of reviewers that change places by what was said. */
  readonly swaps: readonly (readonly [number, number])[]
  readonly recalled: boolean
  /** Pairs that were asked for by name. */
  readonly asked: readonly Cell[]
  /** What it is worth, as a share of the best. */
  readonly worth: number
}

const SWAPS =
  /\b(?:swap|switch|exchang|trad|flip|revers|interchang)(?:e|es|ed|ing|ping|ped)?\b|\b(?:change|trade|swap|switch) (?:their )?(?:places|seats|papers)\b|\b(?:the (?:other|wrong|opposite) way (?:a)?round|vice versa|the reverse)\b/i
/** "I swapped Ada and Elena" owns up to a mistake. */
const OWNS_UP =
  /\b(?:i|i['’]ve|i have) (?:must have |might have |may have |just |think i |accidentally )?(?:swapped|switched|exchanged|mixed|confused)\b/i
const CLAUSES =
  /(?<=[.;!?])\s+|\n|,? (?:and|then|but)(?: also| then| please)? (?=(?:give|put|move|swap|switch|place|let|assign|have|take|keep|leave|exchange|change)\b)|, (?=(?:give|put|move|swap|switch|place|let|assign|keep|leave|exchange|change)\b)/i
/** "Those two." */
const THEM =
  /\b(?:them|em|'em|both|(?:those|these|the|that) (?:two|2|ones|pair)|those|these|their|the (?:other|wrong|opposite) way)\b/i
/** "Femi and Ada too", behind a swap. */
const ALSO = /\b(?:also|too|as well|likewise|same (?:for|with))\b/i
/** Asks for a pair rather than about it. */
export const ASKS_FOR = /\b(?:why not|how about|what about|should|could|can|let|would|maybe|perhaps)\b/i

/** Points that what may stay is worth more: where that was said, and where nothing was said of it. */
const [SAID, UNSAID] = [200, 25]
/** Points for what was wished for before. */
const WISHED = 20

export class Amending {
  readonly #ground: Ground

  constructor(ground: Ground) {
    this.#ground = ground
  }

  /** Undefined: no such change was asked for. */
  wanted(heard: Heard): Amended | undefined {
    const text = heard.said
    const { seen, belief } = this.#ground
    const proposals = seen.talk.flatMap((line) => (line.kind === 'proposal' ? [line] : []))
    const verdict: Verdict = verdictOn(text, seen)
    const own = proposals.filter(({ by }) => (by === seen.seat) === (verdict.recalls?.mine ?? true))
    const recalled = verdict.recalls
      ? own.at(verdict.recalls.at)?.shown.reviewerOfPaper
      : this.#withPairs(verdict.recallsWith, proposals)
    const last = proposals.at(-1)?.shown.reviewerOfPaper
    const listed = this.#listed(text)
    const base = recalled ?? last ?? this.#ground.next()
    const swaps = OWNS_UP.test(text) ? [] : this.#swaps(text, base)
    const isRefused = last !== undefined && this.#ground.isRefused()
    if (listed && last) return this.#made(listed, { base: last, swaps: [], recalled: true, asked: [] })
    if (swaps.length === 0 && !isRefused && !recalled) return undefined
    const size = base.length
    const wishes = isRefused || recalled ? this.#wishes(heard, base) : []
    // "Swap those two: Ada for Beacon": where somebody is to be is said, not only that they change.
    const isWished = (cell: Cell): boolean =>
      wishes.some((one) => one % size === cell % size || Math.floor(one / size) === Math.floor(cell / size))
    const fixed = [...this.#placed(swaps, base).filter((cell) => !isWished(cell)), ...wishes]
    const papersOf = (spots: readonly Spot[]): Set<number> => new Set(spots.flatMap((one) => this.#papers(one, base)))
    const [keeps, changes] = [papersOf(verdict.keeps), papersOf(verdict.changes)]
    if (verdict.changesRest) for (let paper = 0; paper < size; paper++) if (!keeps.has(paper)) changes.add(paper)
    const isSettled = (paper: number): boolean => fixed.some((cell) => cell % size === paper)
    const off = new Set<Cell>([
      ...[...changes].flatMap((paper) => (isSettled(paper) ? [] : [base[paper]! * size + paper])),
      ...(isRefused ? this.#turnedDown(heard, base, recalled === undefined && swaps.length === 0) : []),
    ])
    const nothing = fixed.every((cell) => base[cell % size] === Math.floor(cell / size)) && off.size === 0
    if (nothing && !recalled) return undefined
    const isSaid = verdict.keepsRest || recalled !== undefined
    const { wished } = belief.evidence
    const weights = belief.cells.map((row, reviewer) =>
      row.map((cell, paper) => {
        const at = reviewer * size + paper
        if (off.has(at)) return cell - 500
        if (fixed.includes(at)) return cell + 1000
        return (
          cell +
          (wished.get(at) === true ? WISHED : 0) +
          (base[paper] === reviewer ? (isSaid || keeps.has(paper) || swaps.length > 0 ? SAID : UNSAID) : 0)
        )
      }),
    )
    return this.#made(solveMatching(weights).rowOfColumn, {
      base,
      swaps,
      recalled: recalled !== undefined,
      asked: fixed,
    })
  }

  /** "The proposal with Femi on Beacon and Ada on Ember": the last that had them so. */
  #withPairs(
    text: string | undefined,
    proposals: readonly { readonly shown: { readonly reviewerOfPaper: Assignment } }[],
  ): Assignment | undefined {
    if (text === undefined) return undefined
    const { seen } = this.#ground
    const mentions = readerFor(seen).mentions(text)
    const size = seen.table.length
    const cells = mentions.length === 2 ? cellsOf(mentions, size) : pairsOf(mentions, size)
    if (cells.length === 0) return undefined
    return proposals.findLast(({ shown }) =>
      cells.every((cell) => shown.reviewerOfPaper[cell % size] === Math.floor(cell / size)),
    )?.shown.reviewerOfPaper
  }

  #made(plan: Assignment, rest: Pick<Amended, 'base' | 'swaps' | 'recalled' | 'asked'>): Amended {
    const { belief, outlook } = this.#ground
    const sum = plan.reduce((total, reviewer, paper) => total + belief.cells[reviewer]![paper]!, 0)
    return { plan, ...rest, worth: sum / Math.max(1, outlook.value) }
  }

  #ids(kind: string, text: string): number[] {
    return readerFor(this.#ground.seen)
      .mentions(text)
      .flatMap((one) => (one.kind === kind && typeof one.id === 'number' ? [one.id] : []))
  }

  /** All reviewers one after the other, each once: who is to have which paper. */
  #listed(text: string): Assignment | undefined {
    const size = this.#ground.seen.table.length
    const named = this.#ids('reviewer', text)
    const tail = named.slice(-size)
    return tail.length === size && new Set(tail).size === size && this.#ids('paper', text).length === 0
      ? tail
      : undefined
  }

  /** Pairs of reviewers that are to change places: "swap Greta and Hugo, and also Femi and Ada". */
  #swaps(text: string, base: Assignment): [number, number][] {
    const found: [number, number][] = []
    let goesOn = false
    for (const clause of text.split(CLAUSES)) {
      const isSwap: boolean = SWAPS.test(clause) || (goesOn && ALSO.test(clause))
      goesOn = isSwap
      if (!isSwap) continue
      const [reviewers, papers] = ['reviewer', 'paper'].map((kind) => [...new Set(this.#ids(kind, clause))])
      const named =
        reviewers!.length > 0 && reviewers!.length % 2 === 0
          ? reviewers!
          : reviewers!.length === 0 && papers!.length % 2 === 0
            ? [...papers!, ...this.#inPlace(clause, base)].map((paper) => base[paper]!)
            : []
      if (named.length === 0 && THEM.test(clause)) named.push(...this.#spokenOf(text, clause))
      for (let i = 0; i + 1 < named.length; i += 2) found.push([named[i]!, named[i + 1]!])
    }
    return found
  }

  /** "Flip those two": the two that were spoken of before it, here or in the own last message. */
  #spokenOf(text: string, clause: string): number[] {
    const before = text.slice(0, text.indexOf(clause))
    const own = this.#ground.messages(this.#ground.seen.seat).at(-1) ?? ''
    const two = [before, own].map((said) => [...new Set(this.#ids('reviewer', said))])
    return two.find(({ length }) => length > 0 && length === 2) ?? []
  }

  /** "The last two." */
  #inPlace(clause: string, base: Assignment): number[] {
    const spot = placesIn(clause)
    const papers = spot ? this.#papers(spot, base) : []
    return papers.length === 2 ? papers : []
  }

  /** Cells of those who changed places. */
  #placed(swaps: readonly (readonly [number, number])[], base: Assignment): Cell[] {
    const size = base.length
    let plan = [...base]
    for (const [one, other] of swaps) plan = plan.map((who) => (who === one ? other : who === other ? one : who))
    return plan.flatMap((who, paper) => (base[paper] === who ? [] : [who * size + paper]))
  }

  /** Pairs that were asked for. */
  #wishes({ acts, sentences }: Heard, base: Assignment): Cell[] {
    const size = this.#ground.seen.table.length
    const asked = sentences.flatMap(({ acts: some, tokens }) =>
      ASKS_FOR.test(tokens.map((token) => token.text).join(' '))
        ? some.flatMap((act) =>
            act.type === 'ask'
              ? [...pairsOf(act.about, size), ...(act.about.length === 2 ? cellsOf(act.about, size) : [])]
              : [],
          )
        : [],
    )
    return [
      ...acts.flatMap((act) => (act.type === 'propose' && act.yes ? cellsOf(act.about, size) : [])),
      ...asked.filter((cell) => !answersItself(sentences, cell, size)),
      // "Ada would do better on Ember", said of an offer that has her elsewhere.
      ...acts.flatMap((act) => {
        const [better] = act.type === 'compare' && act.much >= 0 ? cellsOf(act.better, size) : []
        const [worse] = act.type === 'compare' ? cellsOf(act.worse, size) : []
        const isMoved =
          better !== undefined && worse !== undefined && Math.floor(better / size) === Math.floor(worse / size)
        return isMoved && base[worse % size] === Math.floor(worse / size) ? [better] : []
      }),
    ]
  }

  /** Pairs of the offer that were refused or called poor; `before`: whether what was refused earlier counts too. */
  #turnedDown({ acts }: Heard, base: Assignment, before: boolean): Cell[] {
    const size = base.length
    const poor = acts.flatMap((act) =>
      (act.type === 'propose' && !act.yes) || (act.type === 'inform' && !act.grade.raw && act.grade.value < POOR)
        ? cellsOf(act.about, size)
        : [],
    )
    const { wished } = this.#ground.belief.evidence
    return base.flatMap((reviewer, paper) => {
      const cell = reviewer * size + paper
      return poor.includes(cell) || (before && wished.get(cell) === false) ? [cell] : []
    })
  }

  #papers(spot: Spot, base: Assignment): number[] {
    if ('from' in spot) return base.map((_, paper) => paper).slice(spot.from, spot.to)
    const papers = this.#ids('paper', spot.names)
    return papers.length > 0
      ? papers
      : this.#ids('reviewer', spot.names).flatMap((one) => (base.indexOf(one) < 0 ? [] : [base.indexOf(one)]))
  }
}

/** Whoever is called no better than this is to go. */
const POOR = 0.4
