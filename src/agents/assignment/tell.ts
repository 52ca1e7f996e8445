/** How the symbolic player tells what it sees: by paper, each reviewer with an adjective, or with its number. */
import type { AssignmentKnows } from '../../games/assignment/index.ts'
import { adjectiveFor } from './levels.ts'

/** Such as `Anchor: Ada great, Boris weak. Beacon: Hugo good.` First names must differ, as they do in our tables. */
export function tellTable({ table, papers, reviewers }: AssignmentKnows, numbers: boolean): string {
  const most = Math.max(1, ...table.flat().map((cell) => cell ?? 0))
  const say = (cell: number): string => (numbers ? String(cell) : adjectiveFor(cell / most))
  return papers
    .flatMap(({ short }, paper) => {
      const known = table.flatMap((row, r) =>
        row[paper] === null ? [] : [`${callReviewer(reviewers, r)} ${say(row[paper]!)}`],
      )
      return known.length === 0 ? [] : [`${short}: ${known.join(', ')}.`]
    })
    .join(' ')
}

/** The first name, or the whole one where two share it. */
export function callReviewer(reviewers: readonly string[], reviewer: number): string {
  const first = reviewers[reviewer]!.split(' ')[0]!
  return reviewers.filter((name) => name.split(' ').includes(first)).length > 1 ? reviewers[reviewer]! : first
}
