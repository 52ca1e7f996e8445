/** Opens the models that a command needs, with the flags that say how: budget, limit, record, replay. */
import type { Command } from 'commander'
import { InvalidInput } from '../core/errors.ts'
import type { Ledger, ModelSnapshot, OpenedModel } from '../models/index.ts'
import { MAX_SECONDS, toNumber } from './options.ts'

export interface ModelFlags {
  readonly model?: string
  readonly budget?: string
  readonly tokens?: string
  readonly record?: string
  readonly replay?: string
  readonly limit?: string
  readonly timeout?: string
}

export const addModelFlags = (command: Command): Command =>
  command
    .option(
      '--model <provider:model>',
      'language model for agents that need one (docs/models.md); `stand-in` needs no key',
    )
    .option('--budget <usd>', 'stop cleanly before this many US dollars are spent')
    .option('--tokens <n>', 'stop cleanly before this many tokens are used')
    .option('--record <folder>', 'write every answer of the model there')
    .option('--replay <folder>', 'answer from a recording; nothing is sent')
    .option('--limit <n>', 'most requests at once for each account')
    .option('--timeout <seconds>', 'longest wait for one request')

/** The models of one command. They share one ledger, and so one budget. */
export class ModelRack {
  readonly #opening = new Map<string, Promise<OpenedModel>>()
  readonly #opened: OpenedModel[] = []
  #ledger: Ledger | undefined
  readonly #flags: ModelFlags

  constructor(flags: ModelFlags) {
    this.#flags = flags
    if (flags.record && flags.replay) throw new InvalidInput('give either --record or --replay, not both')
    for (const name of ['budget', 'tokens', 'limit', 'timeout'] as const)
      if (flags[name] !== undefined) toNumber(flags[name], `--${name}`)
  }

  readonly open = (name: string): Promise<OpenedModel> => {
    if (!this.#opening.has(name)) this.#opening.set(name, this.#open(name))
    return this.#opening.get(name)!
  }

  snapshots(): ModelSnapshot[] {
    return this.#opened.map((model) => model.snapshot())
  }

  async close(): Promise<void> {
    for (const model of this.#opened) await model.close()
  }

  async #open(name: string): Promise<OpenedModel> {
    const { Ledger, openModel } = await import('../models/index.ts')
    const { responders } = await import('../agents/index.ts')
    const { budget, tokens, record, replay, limit, timeout } = this.#flags
    this.#ledger ??= new Ledger({
      ...(budget && { usd: toNumber(budget, '--budget') }),
      ...(tokens && { tokens: toNumber(tokens, '--tokens') }),
    })
    const model = await openModel(name, {
      ledger: this.#ledger,
      responders: await responders(),
      ...(record && { record }),
      ...(replay && { replay }),
      ...(limit && { limit: { start: toNumber(limit, '--limit'), max: toNumber(limit, '--limit') } }),
      ...(timeout && { timeout: toNumber(timeout, '--timeout', MAX_SECONDS) * 1000 }),
    })
    this.#opened.push(model)
    return model
  }
}
