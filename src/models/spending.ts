/**
 * What a run has spent and set aside, over all its processes and restarts. It follows from the run's lines in their order
 * and from nothing else, so that all who read them agree on who was given what.
 */
import type { Holder } from '../node/holder.ts'

/** Dollars and tokens, in and out together. */
export interface Amount {
  readonly usd: number
  readonly tokens: number
}

export type SpendingLine =
  /** A process begins to spend; `id` is what the other lines name it by. */
  | { readonly type: 'opened'; readonly holder: Holder; readonly time: number }
  /** Asks to set aside the most that a request can take. Granted where all together stay within `limit`. */
  | ({
      readonly type: 'reserved'
      readonly id: string
      readonly by: string
      readonly episode?: string
      readonly limit: Partial<Amount>
    } & Amount)
  /** What a request took. `estimated`: by us, since nobody said. `failed`: it was paid for, but brought no answer. */
  | ({ readonly type: 'booked'; readonly id: string; readonly estimated?: true; readonly failed?: true } & Amount)
  /** The request took nothing. */
  | { readonly type: 'released'; readonly id: string }
  | { readonly type: 'began'; readonly episode: string; readonly by: string }
  | { readonly type: 'ended'; readonly episode: string; readonly by: string; readonly finished: boolean }
  /** The process is still there, though it has nothing to say. */
  | { readonly type: 'beat'; readonly by: string }
  /** The process is no more: what it had set aside counts as spent, since nobody can tell. */
  | { readonly type: 'gone'; readonly by: string }

/** An amount that grows and shrinks. `calls`: of what is spent, those answered; of what is reserved, those under way. */
export type Sum = { -readonly [Key in keyof Amount]: Amount[Key] } & { calls: number }

export interface EpisodeSpending {
  readonly id: string
  readonly spent: Sum
  readonly reserved: Sum
  /** The process that plays it now. */
  by?: string
  /** Whether it has an end that counts. */
  finished: boolean
}

/** What finished episodes took, for the mean and the deviation. */
interface Finished {
  count: number
  readonly sum: { usd: number; tokens: number }
  readonly squares: { usd: number; tokens: number }
}

interface Reservation extends Amount {
  readonly by: string
  readonly episode?: EpisodeSpending
}

const none = (): Sum => ({ usd: 0, tokens: 0, calls: 0 })

/** Adding and taking away fractions of a cent leaves crumbs. */
const CRUMB = 1e-9

export class Spending {
  readonly spent = none()
  readonly reserved = none()
  /** Requests whose cost we had to estimate. */
  estimated = 0
  /** In the order in which they first came. */
  readonly episodes = new Map<string, EpisodeSpending>()
  /** Processes that have opened the run and are not known to be gone. */
  readonly holders = new Map<string, Holder>()
  readonly finished: Finished = { count: 0, sum: { usd: 0, tokens: 0 }, squares: { usd: 0, tokens: 0 } }
  readonly #reservations = new Map<string, Reservation>()
  /** What was booked in full for processes that were taken for gone. */
  readonly #lost = new Map<string, Reservation>()

  /** What the request may still take. */
  isReserved(id: string): boolean {
    return this.#reservations.has(id)
  }

  /** Whether a process has anything set aside or under way. */
  isBusy(by: string): boolean {
    for (const reservation of this.#reservations.values()) if (reservation.by === by) return true
    for (const episode of this.episodes.values()) if (episode.by === by) return true
    return false
  }

  apply(line: SpendingLine): void {
    switch (line.type) {
      case 'opened':
        return void this.holders.set(line.holder.id, line.holder)
      case 'reserved': {
        if (!this.fits(line, line.limit)) return
        const episode = line.episode === undefined ? undefined : this.#episode(line.episode)
        const { by, usd, tokens } = line
        this.#reservations.set(line.id, { by, usd, tokens, ...(episode && { episode }) })
        add(this.reserved, line, 1)
        if (episode) add(episode.reserved, line, 1)
        return
      }
      case 'booked': {
        const reservation = this.#free(line.id) ?? this.#unlose(line.id)
        if (reservation) this.#spend(line, reservation.episode, line.failed ? 0 : 1)
        if (line.estimated) this.estimated++
        return
      }
      case 'released':
        if (!this.#free(line.id)) this.#unlose(line.id)
        return
      case 'began':
        Object.assign(this.#episode(line.episode), { by: line.by })
        return
      case 'ended': {
        const episode = this.#episode(line.episode)
        if (episode.by === line.by) delete episode.by
        if (line.finished && !episode.finished) this.#finish(episode)
        return
      }
      case 'gone': {
        this.holders.delete(line.by)
        for (const episode of this.episodes.values()) if (episode.by === line.by) delete episode.by
        for (const [id, reservation] of this.#reservations) {
          if (reservation.by !== line.by) continue
          this.#free(id)
          this.#lost.set(id, reservation)
          this.#spend(reservation, reservation.episode, 0)
          this.estimated++
        }
        return
      }
      default:
      // A line of a later version.
    }
  }

  /** Whether this may be set aside too. */
  fits({ usd, tokens }: Amount, limit: Partial<Amount>): boolean {
    const { spent, reserved } = this
    return (
      (limit.usd === undefined || spent.usd + reserved.usd + usd <= limit.usd + CRUMB) &&
      (limit.tokens === undefined || spent.tokens + reserved.tokens + tokens <= limit.tokens + CRUMB)
    )
  }

  #episode(id: string): EpisodeSpending {
    let episode = this.episodes.get(id)
    if (!episode) this.episodes.set(id, (episode = { id, spent: none(), reserved: none(), finished: false }))
    return episode
  }

  #free(id: string): Reservation | undefined {
    const reservation = this.#reservations.get(id)
    if (!reservation) return undefined
    this.#reservations.delete(id)
    add(this.reserved, reservation, -1)
    if (reservation.episode) add(reservation.episode.reserved, reservation, -1)
    return reservation
  }

  /** A process that was taken for gone has come back and says what it really took. */
  #unlose(id: string): Reservation | undefined {
    const reservation = this.#lost.get(id)
    if (!reservation) return undefined
    this.#lost.delete(id)
    add(this.spent, reservation, -1, 0)
    if (reservation.episode) add(reservation.episode.spent, reservation, -1, 0)
    this.estimated--
    return reservation
  }

  #spend(amount: Amount, episode: EpisodeSpending | undefined, calls: number): void {
    add(this.spent, amount, 1, calls)
    if (episode) add(episode.spent, amount, 1, calls)
  }

  #finish(episode: EpisodeSpending): void {
    episode.finished = true
    if (episode.spent.tokens === 0) return
    const { count, sum, squares } = this.finished
    this.finished.count = count + 1
    for (const unit of ['usd', 'tokens'] as const) {
      sum[unit] += episode.spent[unit]
      squares[unit] += episode.spent[unit] ** 2
    }
  }
}

function add(sum: Sum, { usd, tokens }: Amount, sign: 1 | -1, calls = 1): void {
  sum.usd += sign * usd
  sum.tokens += sign * tokens
  sum.calls += sign * calls
}
