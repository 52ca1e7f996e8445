/** Sets aside what each request can cost at most, sends it when the provider has room, and books what it did cost. */
import { ModelFailure } from '../../core/errors.ts'
import type { Model, ModelAnswer, ModelRequest, Usage } from '../../core/model.ts'
import type { Account } from '../account.ts'
import { ProviderFailure } from '../failure.ts'
import type { Ledger } from '../ledger.ts'
import { costOf, type Price } from '../prices.ts'
import type { Amount } from '../spending.ts'
import { TokenBounds } from '../tokens.ts'
import type { Limit } from './limit.ts'

export interface AccountSettings {
  readonly ledger: Ledger
  readonly account: Account
  readonly limit: Limit
  readonly price: Price | undefined
  /** The most tokens of an answer, where the request names none. */
  readonly maxOutput: number
}

/** Books every request. A budget in dollars needs a price: throws `ModelFailure('budget')` at once without. */
export function withAccount(model: Model, { ledger, account, limit, price, maxOutput }: AccountSettings): Model {
  const { usd, tokens } = ledger.budget
  if (usd !== undefined && !price) throw needsPrice(model.name)
  const bounds = new TokenBounds()
  const limited = tokens !== undefined || (usd !== undefined && price!.output > 0)
  const amountOf = (usage: Usage): Amount => ({
    usd: price ? costOf(usage, price) : 0,
    tokens: usage.inputTokens + usage.outputTokens,
  })

  return {
    name: model.name,
    async ask(given, options) {
      const allowed = given.maxTokens ?? maxOutput
      // Without a limit of its own an answer could cost anything.
      const request: ModelRequest = limited ? { ...given, maxTokens: allowed } : given
      const most = amountOf(bounds.most(request, allowed))
      const episode = episodeOf(options?.call)
      const reservation =
        account.reserveNow(episode, most, options?.signal) ?? (await account.reserve(episode, most, options?.signal))
      const clock = account.clock(episode)
      let sent = false
      let settled = false
      const send = (): Promise<ModelAnswer> => {
        sent = true
        ledger.sent(1)
        clock?.send(1)
        return model.ask(request, options)
      }
      try {
        const answer = await limit.run(send, options?.signal)
        bounds.learn(request, allowed, answer.usage)
        const taken = amountOf(answer.usage)
        settled = true
        reservation.book(taken, { estimated: answer.usage.estimated === true })
        const priced: ModelAnswer = price ? { ...answer, cost: taken.usd } : answer
        ledger.answered(priced)
        return priced
      } catch (error) {
        if (settled) throw error
        // Whoever hangs up on an answer that is being written pays for what was written.
        const billable =
          sent && (ProviderFailure.isInstance(error) ? error.billable : options?.signal?.aborted === true)
        if (billable) reservation.book(most, { estimated: true, failed: true })
        else reservation.release()
        ledger.failed(billable ? most : undefined)
        if (billable && ProviderFailure.isInstance(error)) error.taken = most
        throw error
      } finally {
        if (sent) {
          ledger.sent(-1)
          clock?.send(-1)
        }
      }
    },
  }
}

/** The episode of `<episode>/<seat>/<number>`. */
export const episodeOf = (call: string | undefined): string | undefined => /^(.+)\/[^/]*\/\d+$/.exec(call ?? '')?.[1]

function needsPrice(name: string): ModelFailure {
  const example = JSON.stringify({ [name]: { input: 1, output: 4 } })
  return new ModelFailure(
    'budget',
    `a budget in dollars needs the price of ${name}: name a file in ROUNDTABLE_PRICES, such as ${example} (dollars per million tokens), or give the budget in tokens`,
  )
}
