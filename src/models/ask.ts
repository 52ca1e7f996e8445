/** A model as the wrappers see it. */
import type { Model, ModelAnswer, ModelRequest } from '../core/model.ts'

export interface AskOptions {
  readonly signal?: AbortSignal
  /**
   * Which call this is, such as `<episode>/<seat>/<number>`. With it, equal requests of different episodes find their
   * own recorded answers whatever the order; without it, equal requests are told apart by the order in which they come.
   */
  readonly call?: string
}

/** A {@link Model} that may be told which call it answers. Every wrapper takes one and gives one. */
export interface AskModel extends Model {
  ask(request: ModelRequest, options?: AskOptions): Promise<ModelAnswer>
}
