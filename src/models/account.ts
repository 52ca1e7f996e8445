/** The spending of one run: who may spend what, who waits for it, and what is remembered in the run's own file. */
import { ModelFailure } from '../core/errors.ts'
import { isGone, newHolder } from '../node/holder.ts'
import { fileLines, memoryLines, type SharedLines } from '../node/shared-lines.ts'
import { waitFor } from './wrappers/wait.ts'
import { EpisodeClock } from './episode-clock.ts'
import { decide, type Verdict } from './priority.ts'
import { Spending, type Amount, type SpendingLine } from './spending.ts'

/** What one episode may take. What would go beyond ends it as `stopped`. */
export interface EpisodeLimits {
  /** Answers of language models. */
  readonly calls?: number
  /** Tokens, in and out together. */
  readonly tokens?: number
  /** US dollars. */
  readonly usd?: number
  /** Seconds, without those in which a provider's limit or the budget is waited for. */
  readonly seconds?: number
}

/** An amount set aside for a request under way; one of the two is called, once. */
export interface Reservation {
  /** What the request took. */
  book(taken: Amount, details?: { readonly estimated?: boolean; readonly failed?: boolean }): void
  /** It took nothing. */
  release(): void
}

/** Leave for an episode to begin. */
export interface Ticket {
  /** Aborted when the episode has had its time; the reason says so. */
  readonly stop: AbortSignal
  /** The episode has ended; `finished`: with an end that counts. */
  end(finished: boolean): void
}

/** Whoever lets episodes begin. */
export interface Admission {
  /** Waits until there is room for another episode; undefined: nothing more is to begin. */
  admit(episode: string, limits?: EpisodeLimits, signal?: AbortSignal): Promise<Ticket | undefined>
  /** Aborted when nothing more is to begin; the reason, a `ModelFailure`, says why. */
  readonly halted: AbortSignal
}

/** What an account needs to know of the ledger that it belongs to. */
export interface AccountTerms {
  /** What this run may take in all, now. */
  limit(): Partial<Amount>
  /** Whether another episode may begin; false: not before the first call has shown that the provider answers. */
  mayBegin(): boolean
  /** Called when money has run out for somebody. */
  exhausted(failure: ModelFailure): void
  /** Whether nothing more is to begin. */
  readonly halted: AbortSignal
}

interface Waiter {
  readonly episode?: string
  readonly amount: Amount
  readonly proceed: (outcome: Reservation | Error) => void
}

/** Milliseconds between two looks at what other processes have done, and how many looks until one for those who are gone. */
const LOOK = 200
const LOOKS_UNTIL_SWEEP = 10

/** Milliseconds between two signs of life, and of silence after which a process on another machine counts as gone. */
const BEAT = 15_000
const SILENCE = 60_000

export class Account implements Admission {
  readonly spending = new Spending()
  readonly #lines: SharedLines
  readonly #terms: AccountTerms
  readonly #holder = newHolder()
  readonly #limits = new Map<string, EpisodeLimits>()
  readonly #clocks = new Map<string, EpisodeClock>()
  /** Episodes that were let in here and have not ended. */
  readonly #running = new Set<string>()
  #unwritten: SpendingLine[] = []
  /** What made it impossible to write anything down. */
  #failure: unknown
  /** Whether any episode has a limit of its own. */
  #limited = false
  #opened = false
  #last = 0
  #waiters: Waiter[] = []
  #beginners: { readonly episode: string; readonly proceed: (may: boolean | Error) => void }[] = []
  #serving = false
  #timer: NodeJS.Timeout | undefined
  #beat: NodeJS.Timeout | undefined
  /** When each process was last heard of. */
  readonly #heard = new Map<string, number>()
  #looks = 0
  /** The most that a request was thought to take: what an episode needs to begin. */
  #usual: Amount = { usd: 0, tokens: 0 }

  /** `file`: where it is remembered; without one, nowhere. */
  constructor(file: string | undefined, terms: AccountTerms) {
    this.#lines = file === undefined ? memoryLines() : fileLines(file)
    this.#terms = terms
    terms.halted.addEventListener('abort', () => this.#serveSoon(), { once: true })
  }

  get halted(): AbortSignal {
    return this.#terms.halted
  }

  /** How many requests wait for money. */
  get waiting(): number {
    return this.#waiters.length
  }

  /**
   * Sets aside the most that a request can take, waiting while others hold what it needs. Throws `ModelFailure`: `budget`
   * where waiting would not help, `episode-limit` where the episode has had its share.
   */
  async reserve(episode: string | undefined, amount: Amount, signal?: AbortSignal): Promise<Reservation> {
    const now = this.reserveNow(episode, amount, signal)
    if (now) return now
    let outcome: Reservation | Error | undefined
    await waitFor((proceed) => {
      const waiter: Waiter = {
        ...(episode !== undefined && { episode }),
        amount,
        proceed: (given) => {
          outcome = given
          proceed()
        },
      }
      this.#waiters.push(waiter)
      this.#serveSoon()
      return () => (this.#waiters = this.#waiters.filter((one) => one !== waiter))
    }, signal)
    return unwrap(outcome!)
  }

  /** The same without waiting: undefined where others hold what it needs. */
  reserveNow(episode: string | undefined, amount: Amount, signal?: AbortSignal): Reservation | undefined {
    signal?.throwIfAborted()
    if (this.#failure) throw this.#failure as Error
    this.#open()
    this.#usual = {
      usd: Math.max(this.#usual.usd, amount.usd),
      tokens: Math.max(this.#usual.tokens, amount.tokens),
    }
    if (this.#waiters.length > 0) return undefined
    const outcome = this.#try(episode, amount)
    return outcome && unwrap(outcome)
  }

  async admit(episode: string, limits: EpisodeLimits = {}, signal?: AbortSignal): Promise<Ticket | undefined> {
    this.#open()
    this.#limits.set(episode, limits)
    if (Object.keys(limits).length > 0) this.#limited = true
    let may = false as boolean | Error
    await waitFor((proceed) => {
      const beginner = {
        episode,
        proceed: (given: boolean | Error) => {
          may = given
          proceed()
        },
      }
      this.#beginners.push(beginner)
      this.#serveSoon()
      return () => (this.#beginners = this.#beginners.filter((one) => one !== beginner))
    }, signal)
    if (may instanceof Error) throw may
    if (!may) return undefined
    const clock = new EpisodeClock(limits.seconds)
    this.#clocks.set(episode, clock)
    return {
      stop: clock.stop,
      end: (finished) => {
        clock.close()
        this.#clocks.delete(episode)
        this.#running.delete(episode)
        this.#write({ type: 'ended', episode, by: this.#holder.id, finished })
        this.#serveSoon()
      },
    }
  }

  /** The clock of an episode that was admitted here. */
  clock(episode: string | undefined): EpisodeClock | undefined {
    return episode === undefined ? undefined : this.#clocks.get(episode)
  }

  /** The ledger or another of its accounts has changed. */
  changed(): void {
    this.#serveSoon()
  }

  close(): void {
    clearInterval(this.#timer)
    clearInterval(this.#beat)
    this.#timer = undefined
    if (this.#unwritten.length > 0) this.#flush()
    this.#lines.close()
  }

  #open(): void {
    if (this.#opened) return
    this.#opened = true
    this.#read()
    this.#sweep()
    this.#write({ type: 'opened', holder: this.#holder, time: Date.now() })
    if (!this.#lines.shared) return
    const beat = (): void => {
      if (this.#isLimited() && this.spending.isBusy(this.#holder.id))
        this.#safely(() => this.#write({ type: 'beat', by: this.#holder.id }))
    }
    this.#beat = setInterval(beat, BEAT).unref()
  }

  /**
   * Where nothing is limited nobody depends on a line at once: those of one turn of the event loop are written together.
   * Otherwise what is granted is known when all that came before it has been read.
   */
  #write(line: SpendingLine): void {
    this.#unwritten.push(line)
    if (this.#isLimited()) return this.#flush()
    if (this.#unwritten.length === 1) setImmediate(() => this.#safely(() => this.#flush()))
  }

  /** Where nobody could catch it, a failure is kept for those who wait and for those who come. */
  #safely(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#failure ??= error
      for (const { proceed } of this.#waiters.splice(0)) proceed(error as Error)
      for (const { proceed } of this.#beginners.splice(0)) proceed(error as Error)
    }
  }

  #isLimited(): boolean {
    const { usd, tokens } = this.#terms.limit()
    return usd !== undefined || tokens !== undefined || this.#limited
  }

  #flush(): void {
    const lines = this.#unwritten.splice(0)
    if (lines.length > 0) this.#lines.append(...(lines as never[]))
    this.#read()
  }

  #read(): boolean {
    const lines = this.#lines.read() as unknown as SpendingLine[]
    for (const line of lines) {
      this.spending.apply(line)
      this.#heard.set(speakerOf(line), performance.now())
    }
    return lines.length > 0
  }

  /** Says of processes that are gone that they are, so that nobody waits for them. */
  #sweep(): void {
    for (const holder of this.spending.holders.values()) {
      if (holder.id === this.#holder.id || !this.spending.isBusy(holder.id)) continue
      const silence = performance.now() - (this.#heard.get(holder.id) ?? 0)
      if (isGone(holder) ?? silence > SILENCE) this.#write({ type: 'gone', by: holder.id })
    }
  }

  /** What comes of a request now; undefined: it has to wait. */
  #try(episode: string | undefined, amount: Amount): Reservation | ModelFailure | undefined {
    const beyond = this.#beyondLimits(episode, amount)
    if (beyond) return beyond === 'wait' ? undefined : beyond
    const limit = this.#terms.limit()
    const admitted = episode !== undefined && this.spending.episodes.get(episode)?.by !== undefined
    const verdict: Verdict = decide(this.spending, limit, amount, admitted ? { id: episode } : undefined)
    if (verdict === 'wait') return undefined
    if (verdict === 'never') {
      const failure = usedUp(limit)
      this.#terms.exhausted(failure)
      return failure
    }
    const id = `${this.#holder.id}/${++this.#last}`
    const by = this.#holder.id
    this.#write({ type: 'reserved', id, by, ...(episode !== undefined && { episode }), ...amount, limit })
    // Others may have been quicker.
    return !this.#isLimited() || this.spending.isReserved(id) ? this.#reservation(id) : undefined
  }

  #reservation(id: string): Reservation {
    return {
      book: ({ usd, tokens }, { estimated, failed } = {}) => {
        this.#write({
          type: 'booked',
          id,
          usd,
          tokens,
          ...(estimated && { estimated: true as const }),
          ...(failed && { failed: true as const }),
        })
        this.#serveSoon()
      },
      release: () => {
        this.#write({ type: 'released', id })
        this.#serveSoon()
      },
    }
  }

  #beyondLimits(episode: string | undefined, amount: Amount): ModelFailure | 'wait' | undefined {
    const limits = episode === undefined ? undefined : this.#limits.get(episode)
    const known = episode === undefined ? undefined : this.spending.episodes.get(episode)
    if (!limits || !known) return undefined
    const { spent, reserved } = known
    const next = { ...amount, calls: 1 }
    for (const unit of ['calls', 'tokens', 'usd'] as const) {
      const most = limits[unit]
      if (most === undefined || spent[unit] + reserved[unit] + next[unit] <= most) continue
      return reserved.calls > 0 ? 'wait' : new ModelFailure('episode-limit', wordsOfLimit(unit, most))
    }
    return undefined
  }

  #serveSoon(): void {
    if (this.#serving) return
    this.#serving = true
    queueMicrotask(() => {
      this.#serving = false
      this.#safely(() => this.#serve())
    })
  }

  /** Gives those who wait what there is now: first what was begun first, then leave to begin. */
  #serve(): void {
    if (this.#opened && this.#lines.shared && this.#isLimited()) this.#read()
    if (this.#waiters.length > 0) {
      const order = new Map([...this.spending.episodes.keys()].map((id, index) => [id, index]))
      const rankOf = ({ episode }: Waiter): number => (episode === undefined ? -1 : (order.get(episode) ?? order.size))
      for (const waiter of this.#waiters.toSorted((a, b) => rankOf(a) - rankOf(b))) {
        const outcome = this.#try(waiter.episode, waiter.amount)
        if (!outcome) continue
        this.#waiters = this.#waiters.filter((one) => one !== waiter)
        waiter.proceed(outcome)
      }
    }
    while (this.#beginners.length > 0) {
      const may = this.#mayBegin(this.#beginners[0]!.episode)
      if (may === undefined) break
      const { episode, proceed } = this.#beginners.shift()!
      if (may) {
        this.#running.add(episode)
        this.#write({ type: 'began', episode, by: this.#holder.id })
      }
      proceed(may)
    }
    this.#watch()
  }

  #mayBegin(episode: string): boolean | undefined {
    if (this.#terms.halted.aborted) return false
    if (!this.#terms.mayBegin() && this.#running.size > 0) return undefined
    const limit = this.#terms.limit()
    const verdict = decide(this.spending, limit, this.#usual, { id: episode })
    if (verdict === 'wait') return undefined
    if (verdict === 'never') this.#terms.exhausted(usedUp(limit))
    return verdict === 'go'
  }

  /** While somebody waits, looks at what other processes do. */
  #watch(): void {
    const waiting = this.#waiters.length + this.#beginners.length > 0
    if (waiting && this.#lines.shared && !this.#timer) {
      this.#timer = setInterval(() => {
        this.#safely(() => {
          if (++this.#looks % LOOKS_UNTIL_SWEEP === 0) this.#sweep()
          this.#serve()
        })
      }, LOOK)
    } else if (!waiting && this.#timer) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }
}

/** Whose line it is. */
function speakerOf(line: SpendingLine): string {
  if (line.type === 'opened') return line.holder.id
  // That one is gone is said by somebody else.
  if (line.type === 'gone') return ''
  return 'id' in line ? line.id.slice(0, line.id.lastIndexOf('/')) : line.by
}

function unwrap(outcome: Reservation | Error): Reservation {
  if (outcome instanceof Error) throw outcome
  return outcome
}

/** The same words for all whom it stops, so that a report can count them. */
const usedUp = ({ usd, tokens }: Partial<Amount>): ModelFailure => {
  const budget = [usd !== undefined && `$${round(usd)}`, tokens !== undefined && `${tokens} tokens`]
  return new ModelFailure(
    'budget',
    `the budget of ${budget.filter(Boolean).join(' and ')} is used up; raise it to resume`,
  )
}

const wordsOfLimit = (unit: 'calls' | 'tokens' | 'usd', most: number): string =>
  unit === 'usd'
    ? `the episode would cost more than its $${most}`
    : `the episode would take more than its ${most} ${unit}`

const round = (usd: number): number => Number(usd.toPrecision(6))
