/** Models that are opened when there is something to play: a finished run needs no key. */
import { InvalidInput } from '../../core/errors.ts'
import type { Model } from '../../core/model.ts'
import { publicModelName } from '../../models/public-name.ts'
import type { RunOptions } from './run-result.ts'
import type { RunFolder } from '../logs/store.ts'

export interface LentModels {
  /** The model of that name, to be asked once `open` has resolved. Throws {@link InvalidInput} where none can be had. */
  lend(name: string): Model
  /** Whether any was lent. */
  readonly any: boolean
  /** Opens all that were lent. */
  open(folder: RunFolder): Promise<void>
}

export function lendModels(openModel: RunOptions['openModel']): LentModels {
  const lent = new Map<string, Model>()
  const opened = new Map<string, Model>()
  return {
    lend(name) {
      if (!openModel)
        throw new InvalidInput(
          'these agents need a language model: name one with --model provider:model (see docs/models.md)',
        )
      // A key in an address is sent, but not written down.
      if (!lent.has(name))
        lent.set(name, {
          name: publicModelName(name),
          ask: (request, options) => opened.get(name)!.ask(request, options),
        })
      return lent.get(name)!
    },
    get any() {
      return lent.size > 0
    },
    async open(folder) {
      for (const name of lent.keys()) opened.set(name, await openModel!(name, folder))
    },
  }
}
