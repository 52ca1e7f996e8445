/** An answer without words, or one that a content filter took away, is a failure of the provider and never a move. */
import type { Model, ModelAnswer } from '../../core/model.ts'
import { FILTERED, ProviderFailure } from '../failure.ts'

/** `onUseless` is told of each. An empty answer may be asked for again; one that was filtered would be so again. */
export const withSubstance = (model: Model, onUseless: (kind: 'filtered' | 'empty') => void): Model => ({
  name: model.name,
  ask: (request, options) =>
    model.ask(request, options).then((answer) => {
      const failure = judge(model.name, answer)
      if (!failure) return answer
      // It was paid for all the same.
      const { usage, cost = 0 } = answer
      failure.taken = { usd: cost, tokens: usage.inputTokens + usage.outputTokens }
      onUseless(failure.kind as 'filtered' | 'empty')
      throw failure
    }),
})

function judge(name: string, { text, data, finish }: ModelAnswer): ProviderFailure | undefined {
  if (finish === 'content-filter') return new ProviderFailure('filtered', `${name} ${FILTERED}`)
  if (data !== undefined || text.trim() !== '') return undefined
  if (finish !== 'length') return new ProviderFailure('empty', `${name} gave an answer without a word`)
  const words = `${name} had used up the tokens of its answer before the first word (thinking, perhaps): allow it more`
  return new ProviderFailure('empty', words, { retryable: false })
}
