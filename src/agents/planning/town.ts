/** What the assistant of Planning knows when somebody asks of places. */
import type { Site } from '../../games/planning/index.ts'
import type { Wish } from './wished.ts'

export interface Town {
  readonly sites: readonly Site[]
  /** The stops proposed last. */
  readonly stops: readonly Site[]
  readonly wishes: readonly Wish[]
  /** Those that the last answer named. */
  readonly listed?: readonly Site[]
  /** What was asked that the last answer told only in part: "and 2 more". */
  readonly asked?: string
  /** Whether all that is left is to be named. */
  readonly goesOn?: boolean
}
