/** Models that remotes ask at any time, one a seat, until somebody else sits down or the episode is over. */
import type { Seat } from '../game.ts'
import { getOrAdd } from '../get-or-add.ts'
import type { Model, ModelAnswer, ModelRequest } from '../model.ts'
import type { Turns } from '../turn.ts'

export interface Asking {
  /** `number`: which decision of the seat comes next. */
  ask(
    seat: Seat,
    number: number,
    request: ModelRequest,
    options: { readonly model: Model; readonly signal?: AbortSignal },
  ): Promise<ModelAnswer>
  stop(seat: Seat): void
}

export function askForRemotes(open: (seat: Seat, model: Model) => Turns): Asking {
  const seats = new Map<Seat, { readonly turns: Turns; readonly stop: AbortController }>()
  return {
    async ask(seat, number, request, { model, signal }) {
      const begin = () => ({ turns: open(seat, model), stop: new AbortController() })
      const { turns, stop } = getOrAdd(seats, seat, begin)
      const signals = signal ? AbortSignal.any([stop.signal, signal]) : stop.signal
      const turn = turns.take({ number, rejections: [], mayPass: true, signal: signals })
      return turn.ask(request).finally(turn.close)
    },
    stop(seat) {
      seats.get(seat)?.stop.abort(new Error(`nobody may ask for ${seat} any more`))
      seats.delete(seat)
    },
  }
}
