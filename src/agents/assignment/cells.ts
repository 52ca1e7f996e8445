/** Cells of the table, and those that names stand for. */
import type { About } from '../english/index.ts'

/** A cell as one number: reviewer times size plus paper. */
export type Cell = number

/** The pairs of a list of pairs: "Ada on Delta, Boris on Ember". Fewer than two: it is none. */
export function pairsOf(about: About, size: number): Cell[] {
  const ids = about.filter(({ kind, id }) => (kind === 'reviewer' || kind === 'paper') && typeof id === 'number')
  const pairs = Array.from({ length: ids.length / 2 }, (_, i) => cellsOf(ids.slice(2 * i, 2 * i + 2), size))
  return ids.length % 2 === 0 && ids.length >= 4 && pairs.every(({ length }) => length === 1) ? pairs.flat() : []
}

export function cellsOf(about: About, size: number): Cell[] {
  const reviewer = about.find(({ kind }) => kind === 'reviewer')?.id
  const paper = about.find(({ kind }) => kind === 'paper')?.id
  return typeof reviewer === 'number' && typeof paper === 'number' ? [reviewer * size + paper] : []
}
