/** The best and the worst one-to-one matching of a square table: the Hungarian method with shortest augmenting paths. */

export interface Matching {
  /** For each column its row. */
  readonly rowOfColumn: readonly number[]
  /** Sum of the matched cells. */
  readonly value: number
}

/**
 * The matching of greatest (or least) sum. `cells[row][column]`, square, finite. Exact for whole numbers.
 *
 * @example
 * ```ts
 * import { solveMatching } from 'roundtable/solvers'
 *
 * const cells = [
 *   [7, 4],
 *   [9, 3],
 * ]
 * console.log(solveMatching(cells)) // { rowOfColumn: [ 1, 0 ], value: 13 }
 * ```
 */
export function solveMatching(cells: readonly (readonly number[])[], goal: 'max' | 'min' = 'max'): Matching {
  const size = cells.length
  const flat = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    if (cells[row]!.length !== size)
      throw new RangeError(`matching: row ${row} has ${cells[row]!.length} cells of ${size}`)
    for (let column = 0; column < size; column++) flat[row * size + column] = cells[row]![column]!
  }
  const rowOfColumn = Array.from(new Matcher(size).match(flat, goal))
  return { rowOfColumn, value: rowOfColumn.reduce((sum, row, column) => sum + cells[row]![column]!, 0) }
}

/** Matches many tables of one size without allocating: a generator that throws most tables away needs it. */
export class Matcher {
  readonly #size: number
  readonly #rowPotential: Float64Array
  readonly #columnPotential: Float64Array
  readonly #slack: Float64Array
  /** Row (from 1) matched to a column (from 1); entry 0 is the row being placed. */
  readonly #matched: Int32Array
  readonly #previous: Int32Array
  readonly #done: Uint8Array
  readonly #result: Int32Array

  constructor(size: number) {
    this.#size = size
    this.#rowPotential = new Float64Array(size + 1)
    this.#columnPotential = new Float64Array(size + 1)
    this.#slack = new Float64Array(size + 1)
    this.#matched = new Int32Array(size + 1)
    this.#previous = new Int32Array(size + 1)
    this.#done = new Uint8Array(size + 1)
    this.#result = new Int32Array(size)
  }

  /** For each column its row; the array is overwritten by the next call. `cells[row * size + column]`. */
  match(cells: ArrayLike<number>, goal: 'max' | 'min'): Int32Array {
    const size = this.#size
    const sign = goal === 'max' ? -1 : 1
    const matched = this.#matched
    this.#rowPotential.fill(0)
    this.#columnPotential.fill(0)
    matched.fill(0)
    for (let row = 1; row <= size; row++) this.#place(row, cells, sign)
    for (let column = 1; column <= size; column++) this.#result[column - 1] = matched[column]! - 1
    return this.#result
  }

  /** Finds a column for one more row, along the cheapest chain of rows that make way for each other. */
  #place(row: number, cells: ArrayLike<number>, sign: number): void {
    const size = this.#size
    const rowPotential = this.#rowPotential
    const columnPotential = this.#columnPotential
    const slack = this.#slack
    const matched = this.#matched
    const previous = this.#previous
    const done = this.#done
    slack.fill(Infinity)
    done.fill(0)
    matched[0] = row
    let column = 0
    do {
      done[column] = 1
      const from = matched[column]!
      const base = (from - 1) * size - 1
      const potential = rowPotential[from]!
      let least = Infinity
      let next = 0
      for (let other = 1; other <= size; other++) {
        if (done[other]) continue
        const reduced = sign * cells[base + other]! - potential - columnPotential[other]!
        if (reduced < slack[other]!) {
          slack[other] = reduced
          previous[other] = column
        }
        if (slack[other]! < least) {
          least = slack[other]!
          next = other
        }
      }
      for (let other = 0; other <= size; other++)
        if (done[other]) {
          rowPotential[matched[other]!]! += least
          columnPotential[other]! -= least
        } else slack[other]! -= least
      column = next
    } while (matched[column] !== 0)
    do {
      const before = previous[column]!
      matched[column] = matched[before]!
      column = before
    } while (column !== 0)
  }
}
