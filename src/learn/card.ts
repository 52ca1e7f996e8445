/** What a trained policy says of itself: where it comes from and what it reached. */
import type { Json } from '../core/json.ts'
import type { Score } from './method.ts'

/** The card of a policy, as its JSON holds it. */
export interface Card {
  readonly method: string
  /** What trains it again. */
  readonly command: string
  readonly seed: number
  readonly steps: number
  /** Of the clock, all sittings together, on so many cores. */
  readonly seconds: number
  readonly cores: number
  readonly score: Score
  /** Steps and scores while it was trained. */
  readonly curve: readonly (readonly [steps: number, score: number])[]
  readonly data?: Json
  readonly software: string
  readonly date: string
}
