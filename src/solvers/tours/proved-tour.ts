/** The best tour that was found, and how sure it is that there is no better one. */
export interface ProvedTour {
  readonly tour: readonly number[]
  readonly value: number
  /** No tour that begins with the prefix is worth more. */
  readonly bound: number
  /** Whether `value` reaches `bound`: the tour is optimal. */
  readonly proved: boolean
}
