/** What more could be gained by asking, and what to ask: by tables that agree with all that is known. */
import { Random } from '../../core/random.ts'
import { UNSEEN } from '../../games/assignment/index.ts'
import { solveMatching } from '../../solvers/matching.ts'
import { holding } from './agreed.ts'
import type { Belief } from './belief.ts'
import type { AssignmentObservation } from './observation.ts'

export interface Outlook {
  /** The assignment that is best as believed: the reviewer of each paper. */
  readonly best: readonly number[]
  readonly value: number
  /** What knowing everything that the partner sees would be worth, as a share of the best. */
  readonly gain: number
  /** Papers by how much of that gain lies there, with the reviewer who might take it. */
  readonly open: readonly { readonly paper: number; readonly reviewer: number; readonly gain: number }[]
}

const SAMPLES = 16

/** `observed`: the share of cells that a player sees. */
export function lookAhead({ table, talk }: AssignmentObservation, belief: Belief, observed = 0.4): Outlook {
  const size = table.length
  const { grades, done, agreed } = belief.evidence
  const worth = (plan: readonly number[], cells: readonly (readonly number[])[]): number =>
    plan.reduce((sum, reviewer, paper) => sum + cells[reviewer]![paper]!, 0)
  const { rowOfColumn: best } = solveMatching(holding(belief.cells, agreed))
  const value = worth(best, belief.cells)
  const untold = belief.seen.flat().filter((seen, cell) => seen === null && !grades.has(cell) && !belief.told.has(cell))
  const left = Math.max(0.5, observed * size * size - grades.size)
  const chance = done ? 0.02 : Math.min(observed, left / Math.max(1, untold.length))
  const random = new Random(talk.length, 'outlook', belief.told.size)
  const gains = Array.from({ length: size }, () => ({ gain: 0, takers: new Map<number, number>() }))
  let total = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const cells = belief.cells.map((row, r) =>
      row.map((mean, p) => {
        if (belief.seen[r]![p] !== null) return mean
        const cell = r * size + p
        if (belief.told.has(cell)) return Math.min(99, Math.max(0, mean + belief.spread[r]![p]! * bell(random)))
        if (grades.get(cell) === 'unknown') return UNSEEN
        return random.float() < chance ? 99 * random.float() : mean
      }),
    )
    const { rowOfColumn } = solveMatching(holding(cells, agreed))
    const gain = worth(rowOfColumn, cells) - worth(best, cells)
    total += gain
    rowOfColumn.forEach((reviewer, paper) => {
      if (reviewer === best[paper]) return
      const open = gains[paper]!
      open.gain += gain
      open.takers.set(reviewer, (open.takers.get(reviewer) ?? 0) + gain)
    })
  }
  const open = gains
    .map(({ gain, takers }, paper) => ({
      paper,
      gain: gain / SAMPLES / Math.max(1, value),
      reviewer: [...takers].sort((a, b) => b[1] - a[1])[0]?.[0] ?? best[paper]!,
    }))
    .sort((a, b) => b.gain - a.gain)
  return { best, value, gain: total / SAMPLES / Math.max(1, value), open }
}

/** Nearly normal: the sum of four. */
const bell = (random: Random): number => (random.float() + random.float() + random.float() + random.float() - 2) * 1.73
