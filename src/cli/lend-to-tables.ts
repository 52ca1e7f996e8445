/** The language model that agents at tables ask: the flags for it, and how it is opened. */
import type { Command } from 'commander'
import { join } from 'node:path'
import { InvalidInput } from '../core/errors.ts'
import { lendModel, type LentModel } from '../server/seats/lent-model.ts'
import { addLimitFlags, addModelFlags, ModelRack, toLimits, type LimitFlags, type ModelFlags } from './models.ts'

export type LendFlags = ModelFlags & LimitFlags

export const addLendFlags = (command: Command): Command => addModelFlags(addLimitFlags(command))

/** Flags that mean nothing without a model. */
const OF_A_MODEL = ['budget', 'tokens', 'record', 'replay', 'limit', 'maxOutput'] as const

/**
 * Opens the model for the tables of a folder of runs, where what is spent is remembered: a budget holds over restarts.
 * Throws before anybody comes where it has no key.
 */
export async function lendToTables(
  flags: LendFlags,
  runs: string,
): Promise<{ readonly lent?: LentModel; close(): Promise<void> }> {
  const limits = toLimits(flags)
  if (flags.model === undefined) {
    if (limits || OF_A_MODEL.some((name) => flags[name] !== undefined))
      throw new InvalidInput('a budget or a limit is for a language model: name one with --model')
    return { close: async () => {} }
  }
  if (limits?.seconds !== undefined)
    throw new InvalidInput('--max-time-per-episode does not count here: people take the time that they take')
  const rack = new ModelRack(flags)
  const folder = { spendingPath: join(runs, 'tables', 'spending.jsonl') }
  const model = await rack.open(flags.model, folder)
  return { lent: lendModel(model, rack.admission(folder), limits), close: () => rack.close() }
}
