/** What to propose once proposals were refused: never the same again while something else is left, and how the new one differs. */
import { solveMatching } from '../../solvers/matching.ts'
import { holding } from './agreed.ts'
import type { Belief } from './belief.ts'
import type { AssignmentObservation } from './observation.ts'

/** Reviewers by paper. */
type Assignment = readonly number[]

/** Own proposals that the partner refused, oldest first. */
export function refusedOf({ talk, seat }: AssignmentObservation): Assignment[] {
  return talk.flatMap((line, i) =>
    line.kind === 'proposal' &&
    line.by === seat &&
    talk.slice(i + 1).find(({ kind }) => kind === 'response' || kind === 'proposal')?.kind === 'response' &&
    isRefused(talk.slice(i + 1))
      ? [line.shown.reviewerOfPaper]
      : [],
  )
}

const isRefused = (later: AssignmentObservation['talk']): boolean => {
  const answer = later.find(({ kind }) => kind === 'response')
  return answer?.kind === 'response' && !answer.accept
}

/**
 * Points that a pair is worth less for each refused proposal that it stands in: little where it is seen, since the partner
 * wants what is best for both, and may not know it.
 */
const [SEEN, GUESSED] = [2, 7]
/** Points for what the partner wished for in words, insists on, or will not have. */
const [WISHED, INSISTED, TURNED_DOWN] = [12, 30, -40]

/** Points that a pair of the last proposal is worth more, where the partner said what it would change, and nothing against it. */
const STAYS = 25

/** Points by what the partner wished for in words, or will not have. */
const byWish = ({ evidence }: Belief, cell: number): number => {
  const wish = evidence.wished.get(cell)
  return wish === undefined ? 0 : wish ? (evidence.insisted.has(cell) ? INSISTED : WISHED) : TURNED_DOWN
}

/** The last proposal with no more changed than what was said of it makes worth it. */
export function amending(belief: Belief, last: Assignment): Assignment {
  const size = belief.cells.length
  const weights = holding(belief.cells, belief.evidence.agreed).map((row, reviewer) =>
    row.map((cell, paper) => cell + (last[paper] === reviewer ? STAYS : 0) + byWish(belief, reviewer * size + paper)),
  )
  return solveMatching(weights).rowOfColumn
}

/** The best assignment that was not refused yet. */
export function instead(belief: Belief, refused: readonly Assignment[]): Assignment {
  const { cells, seen, evidence } = belief
  const doubted = holding(cells, evidence.agreed).map((row, reviewer) =>
    row.map((cell, paper) => {
      const times = refused.filter((one) => one[paper] === reviewer).length
      return (
        cell +
        byWish(belief, reviewer * cells.length + paper) -
        times * (seen[reviewer]![paper] === null ? GUESSED : SEEN)
      )
    }),
  )
  const isNew = (one: Assignment): boolean => !refused.some((old) => old.join() === one.join())
  const best = solveMatching(doubted).rowOfColumn
  if (isNew(best)) return best
  const others = best.map((reviewer, paper) => {
    const without = doubted.map((row, r) => row.map((cell, p) => (r === reviewer && p === paper ? -500 : cell)))
    return solveMatching(without)
  })
  return (
    others.filter(({ rowOfColumn }) => isNew(rowOfColumn)).sort((a, b) => b.value - a.value)[0]?.rowOfColumn ?? best
  )
}
