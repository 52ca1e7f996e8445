/** The language model that whoever sits at a table from outside may ask: metered, and in the log of the table. */
import type { Model, ModelAnswer, ModelRequest } from '../../core/model.ts'
import type { Table } from '../../core/table.ts'
import type { Admission, EpisodeLimits, Ticket } from '../../models/account.ts'
import type { SeatAccess } from './access.ts'

/** What tables have to ask, and what each of them may take. */
export interface TableModelOptions {
  readonly model: Model
  /** Who lets an episode take anything; absent: nobody is asked. */
  readonly admission?: Admission
  readonly limits?: EpisodeLimits
}

/** Requests of one seat that may be under way. */
const MOST_AT_ONCE = 8

export class TableModel {
  readonly #options: TableModelOptions
  readonly #tickets = new WeakMap<Table, Promise<Ticket | undefined>>()
  readonly #underWay = new WeakMap<SeatAccess, number>()

  constructor(options: TableModelOptions) {
    this.#options = options
  }

  /** Why this seat may ask nothing now; undefined: it may. */
  refusal(access: SeatAccess): { readonly status: 403 | 429; readonly reason: string } | undefined {
    if (access.person) return { status: 403, reason: 'a seat of a person asks no model' }
    if ((this.#underWay.get(access) ?? 0) < MOST_AT_ONCE) return undefined
    return { status: 429, reason: `a seat asks ${MOST_AT_ONCE} things at once at most` }
  }

  /** Rejects with `ModelFailure`, and with an error where nobody may ask any more. */
  async ask(access: SeatAccess, request: ModelRequest): Promise<ModelAnswer> {
    const { table, seat } = access
    const { model } = this.#options
    this.#count(access, 1)
    try {
      const ticket = await this.#admit(table)
      return await table.ask(seat, request, { model, ...(ticket && { signal: ticket.stop }) })
    } finally {
      this.#count(access, -1)
    }
  }

  /** A table is let in when it asks for the first time: most never do. */
  #admit(table: Table): Promise<Ticket | undefined> {
    const known = this.#tickets.get(table)
    if (known) return known
    const admitted = this.#letIn(table)
    this.#tickets.set(table, admitted)
    return admitted
  }

  async #letIn(table: Table): Promise<Ticket | undefined> {
    const { admission, limits } = this.#options
    if (!admission) return undefined
    const ticket = await admission.admit(table.id, limits)
    if (!ticket) throw admission.halted.reason
    table.ended.then(
      ({ status }) => ticket.end(status === 'completed' || status === 'stopped'),
      () => ticket.end(false),
    )
    return ticket
  }

  #count(access: SeatAccess, change: 1 | -1): void {
    this.#underWay.set(access, (this.#underWay.get(access) ?? 0) + change)
  }
}
