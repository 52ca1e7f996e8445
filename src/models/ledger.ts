/** Counts calls, tokens and money of a command, and stops it before a budget is overdrawn. */
import type { ModelFailure } from '../core/errors.ts'
import type { ModelAnswer } from '../core/model.ts'
import { Account } from './account.ts'
import type { Amount } from './spending.ts'

/** What a run may spend; absent: no limit. */
export interface Budget {
  /** US dollars. */
  readonly usd?: number
  /** Tokens, in and out together. */
  readonly tokens?: number
}

/** Calls, tokens and dollars so far. */
export interface LedgerSnapshot {
  /** Answers paid for. */
  readonly calls: number
  /** Requests under way, and those that brought no answer. */
  readonly running: number
  readonly failed: number
  /** Answers taken from a recording. */
  readonly replayed: number
  readonly retries: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cachedTokens: number
  /** US dollars, for the calls whose price is known; failed attempts that were paid for included. */
  readonly cost: number
  /** Calls whose price is not known. */
  readonly unpriced: number
  /** Requests whose tokens nobody named, so that they were estimated, rather too high. */
  readonly estimated: number
  /** Answers that a content filter took away. */
  readonly filtered: number
  /** Answers without a word in them. */
  readonly empty: number
  /** Requests that wait for money which others have set aside. */
  readonly waiting: number
  /** What was spent in all, by earlier processes too. */
  readonly spent: Amount
}

/** One for a command: all its models and runs write into it. */
export class Ledger {
  readonly budget: Budget
  readonly #counts = {
    calls: 0,
    running: 0,
    failed: 0,
    replayed: 0,
    retries: 0,
    inputTokens: 0,
    outputTokens: 0,
    cachedTokens: 0,
    cost: 0,
    unpriced: 0,
    estimated: 0,
    filtered: 0,
    empty: 0,
  }
  readonly #accounts = new Map<string, Account>()
  readonly #halt = new AbortController()
  /** Models that were opened and have not answered yet. */
  readonly #unproved = new Set<string>()
  #answered = false

  constructor(budget: Budget = {}) {
    this.budget = budget
  }

  /** The spending that is remembered in this file (a run's `spending.jsonl`), or, without one, nowhere. */
  account(file = ''): Account {
    let account = this.#accounts.get(file)
    if (account) return account
    account = new Account(file === '' ? undefined : file, {
      limit: () => this.#limitOf(file),
      mayBegin: () => this.#answered || this.#unproved.size === 0,
      exhausted: (failure) => this.halt(failure),
      halted: this.#halt.signal,
    })
    this.#accounts.set(file, account)
    return account
  }

  /** Aborted when nothing more is to begin: the budget is used up, or a provider will not answer. The reason says why. */
  get halted(): AbortSignal {
    return this.#halt.signal
  }

  /** Lets nothing more begin; `halted` is aborted with the reason. */
  halt(reason: ModelFailure): void {
    if (!this.#halt.signal.aborted) this.#halt.abort(reason)
  }

  /** What was counted so far. */
  snapshot(): LedgerSnapshot {
    const spent = { usd: 0, tokens: 0 }
    let waiting = 0
    for (const account of this.#accounts.values()) {
      spent.usd += account.spending.spent.usd
      spent.tokens += account.spending.spent.tokens
      waiting += account.waiting
    }
    return { ...this.#counts, waiting, spent }
  }

  /** Lets go of the files in which spending is remembered. */
  close(): void {
    for (const account of this.#accounts.values()) account.close()
  }

  /** A model was opened. Until one has answered, one episode goes before the others. */
  opened(model: string): void {
    this.#unproved.add(model)
  }

  /** A call is on its way (1), or over (-1). */
  sent(change: 1 | -1): void {
    this.#counts.running += change
  }

  /** Counts an answer: its tokens, its cost, and that the address and the key are right. */
  answered({ usage, cost }: ModelAnswer): void {
    this.#prove()
    this.#counts.calls++
    this.#counts.inputTokens += usage.inputTokens
    this.#counts.outputTokens += usage.outputTokens
    this.#counts.cachedTokens += usage.cachedTokens ?? 0
    this.#counts.cost += cost ?? 0
    if (cost === undefined) this.#counts.unpriced++
    if (usage.estimated) this.#counts.estimated++
  }

  /** A request that brought no answer, and what was paid for it. */
  failed(taken?: Amount): void {
    this.#counts.failed++
    if (taken) this.#counts.estimated++
    this.#counts.cost += taken?.usd ?? 0
  }

  /** Counts a request that was sent again. */
  retried(): void {
    this.#counts.retries++
  }

  /** Counts an answer that came from a recording. */
  replayed(): void {
    this.#prove()
    this.#counts.replayed++
  }

  /** Counts an answer that says nothing: filtered by the provider, or empty. */
  useless(kind: 'filtered' | 'empty'): void {
    this.#counts[kind]++
  }

  #prove(): void {
    if (this.#answered) return
    this.#answered = true
    for (const account of this.#accounts.values()) account.changed()
  }

  /** What one run may take: what the others leave of the budget. */
  #limitOf(file: string): Partial<Amount> {
    const others = { usd: 0, tokens: 0 }
    for (const [other, { spending }] of this.#accounts) {
      if (other === file) continue
      others.usd += spending.spent.usd + spending.reserved.usd
      others.tokens += spending.spent.tokens + spending.reserved.tokens
    }
    const { usd, tokens } = this.budget
    return {
      ...(usd !== undefined && { usd: usd - others.usd }),
      ...(tokens !== undefined && { tokens: tokens - others.tokens }),
    }
  }
}
