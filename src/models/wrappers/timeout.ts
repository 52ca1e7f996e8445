/** Ends a request that takes too long. */
import type { Model } from '../../core/model.ts'
import { ProviderFailure } from '../failure.ts'

/** Fails with `timeout` when one request takes longer than `milliseconds`. */
export const withTimeout = (model: Model, milliseconds: number): Model => ({
  name: model.name,
  ask(request, options) {
    const outer = options?.signal
    if (outer?.aborted) return Promise.reject(outer.reason as Error)
    const controller = new AbortController()
    const stop = () => controller.abort(outer!.reason)
    outer?.addEventListener('abort', stop, { once: true })
    const giveUp = () =>
      controller.abort(new ProviderFailure('timeout', `${model.name} did not answer within ${milliseconds / 1000} s`))
    const timer = setTimeout(giveUp, milliseconds)
    const settle = (): void => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', stop)
    }
    return model.ask(request, { ...options, signal: controller.signal }).then(
      (answer) => {
        settle()
        return answer
      },
      (error: unknown) => {
        settle()
        // Some providers wrap the reason of an abort in an error of their own.
        throw controller.signal.aborted ? controller.signal.reason : error
      },
    )
  },
})
