/** How good, liked or important something was said to be, and where it was said. */

/** How good something was said to be. */
export interface Grade {
  /** From 0, the worst, to 1, the best; of `raw` numbers the number itself, on the speaker's own scale. */
  readonly value: number
  /** How far off that may be, as a standard deviation. */
  readonly spread: number
  readonly raw?: true
  /** Of superlatives: nothing that is compared with it is better (or, worst, worse). */
  readonly extreme?: 'best' | 'worst'
}

export interface GradeSpan {
  readonly from: number
  readonly to: number
  /** `unknown`: the speaker says to know nothing of it. */
  readonly grade: Grade | 'unknown'
  /** A number on a scale, which no word beside it changes. */
  readonly exact?: boolean
  /** Said of all that was named before in the sentence: `are both great`. */
  readonly all?: boolean
  /** Where a name begins that belongs to the remark, though it stands apart: "nobody does it like her". */
  readonly spends?: number
}

/** What words of one field mean: phrases of up to five words, each with its place from 0 to 1. */
export type Scale = Readonly<Record<string, number>>
