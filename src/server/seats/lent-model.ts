/** The language model that a server lends to agents at its tables, and what one table may take of it. */
import type { Model } from '../../core/model.ts'
import type { Admission, EpisodeLimits, Ticket } from '../../models/account.ts'
import { episodeOf } from '../../models/wrappers/account.ts'

/** A model for the tables of one server. Its key stays there: seats, pages and logs learn its name only. */
export interface LentModel {
  readonly model: Model
  /** Aborted when nothing more is to be asked, the budget being spent; the reason says so. */
  readonly halted: AbortSignal
  /** The episode of a table is over; `finished`: with an end that counts. */
  end(table: string, finished: boolean): void
}

/** Lends an opened model. What a table may take is counted from its first question on. */
export function lendModel(model: Model, admission: Admission, limits: EpisodeLimits = {}): LentModel {
  const tickets = new Map<string, Promise<Ticket | undefined>>()
  return {
    model: {
      name: model.name,
      async ask(request, options) {
        const table = episodeOf(options?.call)
        if (table !== undefined) {
          // Not before somebody asks: one table after the other is let in until the model has answered once.
          if (!tickets.has(table)) tickets.set(table, admission.admit(table, limits, options?.signal))
          await tickets.get(table)!.catch((error: unknown) => {
            tickets.delete(table)
            throw error
          })
        }
        return model.ask(request, options)
      },
    },
    halted: admission.halted,
    end(table, finished) {
      const ticket = tickets.get(table)
      tickets.delete(table)
      void ticket?.then(
        (given) => given?.end(finished),
        () => {},
      )
    },
  }
}
