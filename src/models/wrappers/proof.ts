/** The first call to a model goes alone: where the address or the key is wrong, there is no second. */
import { ModelFailure } from '../../core/errors.ts'
import type { Model } from '../../core/model.ts'
import { ProviderFailure } from '../failure.ts'
import { waitFor } from './wait.ts'

/**
 * Until one call has been answered, the others wait for it. A failure that the next call would meet too ends them all, now
 * and later, and is told to `onBroken`.
 */
export function withProof(model: Model, onBroken: (failure: ModelFailure) => void): Model {
  let proved = false
  let broken: ModelFailure | undefined
  /** The call that goes first is under way. */
  let trying = false
  let waiting: (() => void)[] = []
  const wakeAll = (): void => {
    for (const wake of waiting.splice(0)) wake()
  }

  const heed = (error: unknown, signal: AbortSignal | undefined): void => {
    if (ModelFailure.isInstance(error) && !broken && !signal?.aborted && concernsAll(error, proved)) {
      broken = error
      onBroken(error)
    }
  }

  const askFirst: Model['ask'] = async (request, options) => {
    while (!proved && !broken && trying) {
      await waitFor((proceed) => {
        waiting.push(proceed)
        return () => (waiting = waiting.filter((one) => one !== proceed))
      }, options?.signal)
    }
    if (broken) throw broken
    const first = !proved
    if (first) trying = true
    try {
      const answer = await model.ask(request, options)
      proved = true
      return answer
    } catch (error) {
      heed(error, options?.signal)
      throw error
    } finally {
      if (first) {
        trying = false
        wakeAll()
      }
    }
  }

  return {
    name: model.name,
    ask: (request, options) =>
      proved && !broken
        ? model.ask(request, options).catch((error: unknown) => {
            heed(error, options?.signal)
            throw error
          })
        : askFirst(request, options),
  }
}

/** Whether every other call would fail by it too. */
function concernsAll(failure: ModelFailure, proved: boolean): boolean {
  const { kind } = failure
  if (kind === 'missing-key' || kind === 'missing' || kind === 'unreachable') return true
  if (kind === 'refused' && (failure as ProviderFailure).status !== undefined)
    return !proved || [401, 403].includes((failure as ProviderFailure).status!)
  if (kind === 'limit') return true
  // Whoever has never answered, though asked again and again, is not the model that was meant.
  return !proved && (kind === 'server' || kind === 'timeout')
}
