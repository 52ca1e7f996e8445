/** Counts calls, tokens and money of a run, and stops it before a budget is overdrawn. */
import { ModelFailure } from '../core/errors.ts'
import { type ModelAnswer, type ModelRequest } from '../core/model.ts'
import { costOf, type Price } from './prices.ts'

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
  readonly running: number
  readonly failed: number
  /** Answers taken from a recording. */
  readonly replayed: number
  readonly retries: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cachedTokens: number
  /** US dollars, for the calls whose price is known. */
  readonly cost: number
  /** Calls whose price is not known. */
  readonly unpriced: number
}

/** An amount set aside for a call under way. */
export interface Reservation {
  readonly usd: number
  readonly tokens: number
}

/** Where nothing was answered yet, an answer is thought to be this long. */
const firstGuess = 500

/** One for a run: all its models write into it. */
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
  }
  readonly #reserved = { usd: 0, tokens: 0 }

  constructor(budget: Budget = {}) {
    this.budget = budget
  }

  /** What was counted so far. */
  snapshot(): LedgerSnapshot {
    return { ...this.#counts }
  }

  /**
   * Sets aside what a call will probably take. Throws `ModelFailure('budget')` where that would overdraw the budget,
   * calls under way included: nothing was sent then.
   */
  begin(request: ModelRequest, price: Price | undefined): Reservation {
    const expected = this.#expect(request, price)
    const { usd, tokens } = this.budget
    const { cost, inputTokens, outputTokens } = this.#counts
    const used = inputTokens + outputTokens
    if (usd !== undefined && cost + this.#reserved.usd + expected.usd > usd) {
      throw new ModelFailure('budget', `the budget of $${usd} is used up: $${round(cost)} spent; raise it to go on`)
    }
    if (tokens !== undefined && used + this.#reserved.tokens + expected.tokens > tokens) {
      throw new ModelFailure('budget', `the budget of ${tokens} tokens is used up: ${used} spent; raise it to go on`)
    }
    this.#reserved.usd += expected.usd
    this.#reserved.tokens += expected.tokens
    this.#counts.running++
    return expected
  }

  /** Books an answer, or (without one) gives back what was set aside. */
  end(reservation: Reservation, answer?: ModelAnswer): void {
    this.#counts.running--
    this.#reserved.usd -= reservation.usd
    this.#reserved.tokens -= reservation.tokens
    if (!answer) {
      this.#counts.failed++
      return
    }
    this.#counts.calls++
    this.#counts.inputTokens += answer.usage.inputTokens
    this.#counts.outputTokens += answer.usage.outputTokens
    this.#counts.cachedTokens += answer.usage.cachedTokens ?? 0
    this.#counts.cost += answer.cost ?? 0
    if (answer.cost === undefined) this.#counts.unpriced++
  }

  /** Counts a request that was sent again. */
  retried(): void {
    this.#counts.retries++
  }

  /** Counts an answer that came from a recording. */
  replayed(): void {
    this.#counts.replayed++
  }

  /** Four characters a token; the answer as long as answers were so far. */
  #expect(request: ModelRequest, price: Price | undefined): Reservation {
    const inputTokens = request.messages.reduce((sum, message) => sum + message.content.length, 0) / 4
    const mean = this.#counts.calls > 0 ? this.#counts.outputTokens / this.#counts.calls : firstGuess
    const outputTokens = Math.min(request.maxTokens ?? Infinity, mean)
    const usage = { inputTokens, outputTokens }
    return { usd: price ? costOf(usage, price) : 0, tokens: inputTokens + outputTokens }
  }
}

const round = (usd: number): number => Number(usd.toPrecision(3))
