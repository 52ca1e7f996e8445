/** Remembers what models answered to workers, so that one that dies before it could write an answer down costs no second. */
import { hash } from '../../../core/json.ts'
import type { Model, ModelAnswer } from '../../../core/model.ts'

export class Answers {
  readonly #lend: (name: string) => Model
  readonly #answers = new Map<string, Promise<ModelAnswer>>()
  readonly #closed = new AbortController()

  constructor(lend: (name: string) => Model) {
    this.#lend = lend
  }

  /** The same call of an episode with the same question is asked once, even while its first answer is still awaited. */
  readonly model = (name: string): Model => ({
    name,
    ask: (question, { signal, call } = {}) => {
      const options = { signal: AbortSignal.any([this.#closed.signal, ...(signal ? [signal] : [])]) }
      if (call === undefined) return this.#lend(name).ask(question, options)
      const key = `${call} ${hash([name, question])}`
      const known = this.#answers.get(key)
      if (known) return known
      const answer = this.#lend(name).ask(question, { ...options, call })
      this.#answers.set(key, answer)
      answer.catch(() => this.#answers.delete(key))
      return answer
    },
  })

  /** The episode is over: what it asked is written down. */
  forget(episode: string): void {
    for (const key of this.#answers.keys()) if (key.startsWith(`${episode}/`)) this.#answers.delete(key)
  }

  /** Gives up what is still awaited. */
  close(): void {
    this.#closed.abort(new Error('the run is over'))
  }
}
