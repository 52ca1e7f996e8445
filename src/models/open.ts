/** Opens a model by its name: the way to the provider, and around it records, accounts, retries, limits and timeouts. */
import type { Model } from '../core/model.ts'
import { InvalidInput } from '../core/errors.ts'
import type { Account } from './account.ts'
import { Ledger, type Budget, type LedgerSnapshot } from './ledger.ts'
import { parseModelName, type ModelName } from './name.ts'
import { priceOf, readPrices, type Prices } from './prices.ts'
import type { Means, Provider } from './provider.ts'
import { secretsOf } from './public-name.ts'
import { redactorOf, type Redactor } from './redact.ts'
import { publicName, readKeyOfAddress, type Environment } from './secrets.ts'
import type { Responder } from './stand-in/responder.ts'
import { modelOf } from './structure.ts'
import { episodeOf, withAccount } from './wrappers/account.ts'
import { Limits, type LimitOptions, type LimitSnapshot } from './wrappers/limit.ts'
import { replaying, withRecording } from './wrappers/recording.ts'
import { withProof } from './wrappers/proof.ts'
import { withRetry, type Retry, type RetryOptions } from './wrappers/retry.ts'
import { withSubstance } from './wrappers/substance.ts'
import { withTimeout } from './wrappers/timeout.ts'

/** How a model is opened: budget, recording, limits, retries. */
export interface ModelOptions {
  /** Stops the run before it costs more. Where several models share a budget, give them one `ledger` instead. */
  readonly budget?: Budget
  /** Counts calls, tokens and money; shared by the models of a run. */
  readonly ledger?: Ledger
  /** The file that remembers what is spent (a run's `spending.jsonl`), over all processes. Default: nothing is remembered. */
  readonly spending?: string
  /**
   * The most tokens of one answer, where the agent names none; sent only where a budget is to be kept, since without it an
   * answer could cost anything. Default 8192.
   */
  readonly maxOutput?: number
  /** A folder to which every answer is written. */
  readonly record?: string
  /** A folder whose recorded answers are given; nothing is sent. */
  readonly replay?: string
  /** Requests at once, per provider and account; the first model of an account decides. */
  readonly limit?: LimitOptions
  readonly retry?: RetryOptions
  /** Milliseconds for one request. Default 300 000; for `stand-in`, which may stall on purpose, 5 000 after its latency. */
  readonly timeout?: number
  /** Prices that go before the listed ones and those of ROUNDTABLE_PRICES. */
  readonly prices?: Prices
  /** The only means by which a structured reply is asked for. Default: the best that the model has. */
  readonly means?: Means
  /** Another base address for a hosted provider. */
  readonly address?: string
  /** What `stand-in` answers with. */
  readonly responders?: readonly Responder[]
  /** What `roundtable:tiny` answers with. */
  readonly tiny?: readonly Responder[]
  /** Where keys and addresses are read from. Default: `process.env`. */
  readonly environment?: Environment
  /** Limits of accounts. Default: those of this process. */
  readonly limits?: Limits
  /** Told of every retry, as it happens. */
  readonly onRetry?: (retry: Retry) => void
}

/** What was asked and spent so far, by all models of the ledger, and the limit of this one. */
export interface ModelSnapshot extends LedgerSnapshot {
  readonly model: string
  readonly limit?: LimitSnapshot
}

/** A model that is ready to be asked, and has to be closed. */
export interface OpenedModel extends Model {
  /** What a progress line shows: calls, tokens, cost, retries of the whole ledger, and the limit of this account. */
  snapshot(): ModelSnapshot
  /** Lets go of what the model holds: a file in memory, a stand-in server. */
  close(): Promise<void>
}

const limitsOfProcess = new Limits()

/**
 * Opens a model. Nothing is sent yet. Throws `InvalidInput` for a name or option that is not understood, and
 * `ModelFailure`: `missing-key` without the provider's key, `missing` without node-llama-cpp or the model's file,
 * `budget` for a budget in dollars where the price is not known.
 *
 * @example
 * ```ts
 * import { openModel } from 'roundtable/models'
 *
 * const model = await openModel('stand-in') // or 'openai:gpt-5-mini', 'http://127.0.0.1:8000/v1#any', …
 * const { text, usage } = await model.ask({ messages: [{ role: 'user', content: 'Hello?' }] })
 * console.log(text, usage)
 * await model.close()
 * ```
 */
export async function openModel(name: string, options: ModelOptions = {}): Promise<OpenedModel> {
  const parsed = parseModelName(name)
  if (options.record && options.replay) throw new InvalidInput('a run either records or replays: give one of the two')
  const ledger = options.ledger ?? new Ledger(options.budget)
  const environment = options.environment ?? process.env
  const secrets = secretsOf(parsed, environment)
  const known = publicName(name, secrets)
  if (options.replay) {
    const model = replaying(known, options.replay, () => ledger.replayed())
    return opened(model, () => ({ model: known, ...ledger.snapshot() }))
  }

  const redactor = redactorOf(secrets)
  const prices = { ...readPrices(environment), ...options.prices }
  const price = priceOf(name, prices) ?? priceOf(known, prices)
  const provider = await openProvider(known, parsed, options, environment)
  const limit = (options.limits ?? limitsOfProcess).of(provider.account, limitOf(parsed, options.limit))
  const account = ledger.account(options.spending)
  const { maxOutput = 8192 } = options
  let model: Model = withTimeout(modelOf(provider, options.means), options.timeout ?? provider.timeout ?? 300_000)
  model = withAccount(model, { ledger, account, limit, price, maxOutput })
  model = withSubstance(model, (kind) => ledger.useless(kind))
  model = withRetry(model, options.retry, (retry) => {
    ledger.retried()
    options.onRetry?.({ ...retry, message: redactor.message(retry.message) })
  })
  model = withProof(model, (failure) => ledger.halt(failure))
  model = withClock(model, account)
  model = withRedaction(model, redactor)
  if (options.record) model = withRecording(model, options.record, redactor)
  ledger.opened(known)
  return opened(model, () => ({ model: known, ...ledger.snapshot(), limit: limit.snapshot() }), provider.close)
}

/** The latency of an answer is what the caller waited, limit and retries included; the episode's time stands meanwhile. */
const withClock = (model: Model, account: Account): Model => ({
  name: model.name,
  ask(request, options) {
    const began = performance.now()
    const clock = account.clock(episodeOf(options?.call))
    clock?.ask(1)
    return model.ask(request, options).then(
      (answer) => {
        clock?.ask(-1)
        return { ...answer, latency: Math.round(performance.now() - began) }
      },
      (error: unknown) => {
        clock?.ask(-1)
        throw error
      },
    )
  },
})

/** Nothing that leaves here holds a key: not an answer with all that comes with it, not an error. */
const withRedaction = (model: Model, redactor: Redactor): Model => ({
  name: model.name,
  ask: (request, options) =>
    model.ask(request, options).then(
      (answer) => redactor.data(answer),
      (error: unknown) => {
        if (error instanceof Error) redactError(error, redactor)
        throw error
      },
    ),
})

function redactError(error: Error, { message }: Redactor): void {
  error.message = message(error.message)
  if (error.stack) error.stack = message(error.stack)
  // What it came from may hold the whole request.
  if (error.cause !== undefined) delete error.cause
}

const opened = (
  model: Model,
  snapshot: () => ModelSnapshot,
  close: () => Promise<void> = async () => {},
): OpenedModel => ({ name: model.name, ask: model.ask, snapshot, close })

/** A model in this process answers one request at a time, whatever is asked for; a stand-in has no limit of its own. */
function limitOf(name: ModelName, limit: LimitOptions | undefined): LimitOptions {
  if (name.provider === 'llama' || name.provider === 'roundtable') return { start: 1, max: 1 }
  if (name.provider === 'stand-in') return { start: 1000, max: 1000, coolDown: 100, ...limit }
  return limit ?? {}
}

async function openProvider(
  name: string,
  parsed: ModelName,
  options: ModelOptions,
  environment: Environment,
): Promise<Provider> {
  switch (parsed.provider) {
    case 'openai':
    case 'anthropic':
    case 'google': {
      const { openHosted } = await import('./providers/hosted.ts')
      return openHosted({ ...parsed, address: options.address, environment })
    }
    case 'compatible': {
      const { openChatCompletions } = await import('./providers/chat-completions.ts')
      return openChatCompletions({ name, ...parsed, key: readKeyOfAddress(parsed.address, environment) })
    }
    case 'llama': {
      const { openLlama } = await import('./llama/provider.ts')
      return openLlama(parsed.file)
    }
    case 'roundtable': {
      const { openTiny } = await import('./tiny/provider.ts')
      return openTiny(name, options.tiny)
    }
    case 'stand-in': {
      const { openStandIn } = await import('./stand-in/open.ts')
      return openStandIn(name, parsed.options, options.responders)
    }
  }
}
