/** What becomes of seats that were left: the table waits, ends, or somebody takes the place. */
import { messageOf } from '../boundary.ts'
import type { Seated } from '../episode.ts'
import type { Status } from '../event.ts'
import type { Seat } from '../game.ts'
import type { DropOut } from '../table.ts'
import type { GameTime } from '../time.ts'

export interface DropOuts {
  left(seat: Seat, at: number): void
  taken(seat: Seat): void
  /** Called once the log has been played again: a timer that ran out meanwhile is over. */
  start(): void
  /** Whether another could take the place of an agent that failed: not of one that took it and never decided anything. */
  canSubstitute(seat: Seat): boolean
  stop(): void
}

export interface DropOutSetup {
  readonly policy: DropOut | undefined
  readonly time: GameTime
  /** Whether nobody sits there. */
  readonly isEmpty: (seat: Seat) => boolean
  /** How often the seat has decided. */
  readonly decided: (seat: Seat) => number
  readonly seat: (seat: Seat, holder: Seated) => void
  readonly end: (status: Status, reason: string) => void
}

export function followDropOuts({ policy, time, isEmpty, decided, seat: seatSomebody, end }: DropOutSetup): DropOuts {
  /** Seats that somebody has just left, and when, in milliseconds since 1970. */
  const gone = new Map<Seat, number>()
  const timers = new Map<Seat, () => void>()
  /** How often each seat had decided when its last substitute came. */
  const substitutes = new Map<Seat, number>()

  function follow(seat: Seat): void {
    if (!isEmpty(seat)) return
    if (policy?.policy !== 'substitute') return end('abandoned', `${seat} left`)
    try {
      seatSomebody(seat, policy.with(seat))
      substitutes.set(seat, decided(seat))
    } catch (error) {
      end('failed', `nobody can replace ${seat}: ${messageOf(error)}`)
    }
  }

  return {
    left: (seat, at) => void gone.set(seat, at),
    taken(seat) {
      timers.get(seat)?.()
      gone.delete(seat)
    },
    start() {
      for (const [seat, since] of gone)
        if (!policy || policy.policy === 'wait') time.pause()
        else {
          timers.get(seat)?.()
          const wait = Math.max(0, since + (policy.after ?? 0) - Date.now())
          timers.set(
            seat,
            time.after(wait, () => follow(seat)),
          )
        }
      gone.clear()
    },
    canSubstitute: (seat) => policy?.policy === 'substitute' && substitutes.get(seat) !== decided(seat),
    stop() {
      for (const stop of timers.values()) stop()
    },
  }
}
