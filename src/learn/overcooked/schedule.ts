/** How learning rate, entropy and shaped reward fall while a training goes on (its share that is done: 0 to 1). */
import type { Tuning } from './learner.ts'

export interface ScheduleOptions {
  readonly rate: number
  readonly entropy: number
  readonly rounds: number
  /** Until then only values are learnt, since advantages mean nothing without them. */
  readonly warmUp: number
}

/** Until then the shaped reward has fallen to 0, and entropy to its last weight. */
const SHAPED_UNTIL = 0.6
const ENTROPY_UNTIL = 0.7

export class Schedule {
  readonly #options: ScheduleOptions

  constructor(options: ScheduleOptions) {
    this.#options = options
  }

  at(done: number): { tuning: Tuning; shaping: number } {
    const { rate, entropy, rounds, warmUp } = this.#options
    const fall = (until: number): number => Math.max(0, 1 - done / until)
    return {
      tuning: {
        rate: rate * (0.1 + 0.9 * fall(1)),
        clip: 0.2,
        moveWeight: done < warmUp ? 0 : 1,
        entropyWeight: entropy * (0.1 + 0.9 * fall(ENTROPY_UNTIL)),
        valueWeight: 0.5,
        rounds,
      },
      shaping: fall(SHAPED_UNTIL),
    }
  }
}
