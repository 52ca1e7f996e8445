/** Prices answers and books them. */
import { ModelFailure } from '../../core/errors.ts'
import { type Model } from '../../core/model.ts'
import type { Ledger } from '../ledger.ts'
import { costOf, type Price } from '../prices.ts'

/** Books every call in the ledger. A budget in dollars needs a price: throws `ModelFailure('budget')` at once without. */
export function withLedger(model: Model, ledger: Ledger, price: Price | undefined): Model {
  if (ledger.budget.usd !== undefined && !price) {
    const example = JSON.stringify({ [model.name]: { input: 1, output: 4 } })
    throw new ModelFailure(
      'budget',
      `a budget in dollars needs the price of ${model.name}: name a file in ROUNDTABLE_PRICES, such as ${example} (dollars per million tokens), or give the budget in tokens`,
    )
  }
  return {
    name: model.name,
    async ask(request, options) {
      const reservation = ledger.begin(request, price)
      try {
        const answer = await model.ask(request, options)
        const priced = price ? { ...answer, cost: costOf(answer.usage, price) } : answer
        ledger.end(reservation, priced)
        return priced
      } catch (error) {
        ledger.end(reservation)
        throw error
      }
    },
  }
}
