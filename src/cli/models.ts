/** Opens the models that a command needs, with the flags that say how: budget, limit, record, replay. */
import type { Command } from 'commander'
import { InvalidInput } from '../core/errors.ts'
import type { PlanInput } from '../lab/plans/plan.ts'
import type { Admission, ModelSnapshot, OpenedModel } from '../models/index.ts'
import { Ledger } from '../models/ledger.ts'
import { MAX_SECONDS, toCount, toNumber } from './options.ts'

export interface ModelFlags {
  readonly model?: string
  readonly budget?: string
  readonly tokens?: string
  readonly record?: string
  readonly replay?: string
  readonly limit?: string
  readonly timeout?: string
  readonly maxWait?: string
  readonly maxOutput?: string
}

/** What one episode may take. */
export interface LimitFlags {
  readonly maxCallsPerEpisode?: string
  readonly maxTokensPerEpisode?: string
  readonly maxCostPerEpisode?: string
  readonly maxTimePerEpisode?: string
}

export const addLimitFlags = (command: Command): Command =>
  command
    .option('--max-calls-per-episode <n>', 'stop an episode before it asks its models more often')
    .option('--max-tokens-per-episode <n>', 'stop an episode before it takes more tokens, in and out together')
    .option('--max-cost-per-episode <usd>', 'stop an episode before it costs more US dollars')
    .option('--max-time-per-episode <seconds>', 'stop an episode that takes longer, waits for limits and money aside')

const MANY = Number.MAX_SAFE_INTEGER

/** The limits of a plan, as flags; undefined: none was given. */
export function toLimits(flags: LimitFlags): PlanInput['limits'] {
  const { maxCallsPerEpisode: calls, maxTokensPerEpisode: tokens } = flags
  const { maxCostPerEpisode: usd, maxTimePerEpisode: seconds } = flags
  const limits = {
    ...(calls && { calls: toCount(calls, '--max-calls-per-episode', MANY) }),
    ...(tokens && { tokens: toCount(tokens, '--max-tokens-per-episode', MANY) }),
    ...(usd && { usd: toNumber(usd, '--max-cost-per-episode') }),
    ...(seconds && { seconds: toNumber(seconds, '--max-time-per-episode', MAX_SECONDS) }),
  }
  return Object.keys(limits).length > 0 ? limits : undefined
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
    .option('--max-wait <seconds>', 'longest wait of one call for a provider that says "too many" (default: 1800)')
    .option('--max-output <tokens>', 'longest answer that a budget allows, where the agent names none (default: 8192)')

/** The models of one command. They share one ledger, and so one budget. */
export class ModelRack {
  readonly #opening = new Map<string, Promise<OpenedModel>>()
  readonly #opened: OpenedModel[] = []
  readonly #ledger: Ledger
  readonly #flags: ModelFlags

  constructor(flags: ModelFlags) {
    this.#flags = flags
    if (flags.record && flags.replay) throw new InvalidInput('give either --record or --replay, not both')
    for (const name of ['budget', 'tokens', 'timeout'] as const)
      if (flags[name] !== undefined) toNumber(flags[name], `--${name}`)
    if (flags.timeout !== undefined && Number(flags.timeout) === 0)
      throw new InvalidInput('--timeout takes more than 0 seconds')
    if (flags.limit !== undefined) toCount(flags.limit, '--limit')
    if (flags.maxWait !== undefined) toNumber(flags.maxWait, '--max-wait')
    if (flags.maxOutput !== undefined) toCount(flags.maxOutput, '--max-output')
    const { budget, tokens } = flags
    this.#ledger = new Ledger({
      ...(budget && { usd: toNumber(budget, '--budget') }),
      ...(tokens && { tokens: toNumber(tokens, '--tokens') }),
    })
  }

  /** A model whose spending is remembered in this folder, or, without one, only as long as the command runs. */
  readonly open = (name: string, folder?: { readonly spendingPath: string }): Promise<OpenedModel> => {
    const key = `${name}\n${folder?.spendingPath ?? ''}`
    if (!this.#opening.has(key)) this.#opening.set(key, this.#open(name, folder?.spendingPath))
    return this.#opening.get(key)!
  }

  /** Who lets the episodes of a run begin. */
  readonly admission = (folder?: { readonly spendingPath: string }): Admission =>
    this.#ledger.account(folder?.spendingPath)

  snapshots(): ModelSnapshot[] {
    return this.#opened.map((model) => model.snapshot())
  }

  async close(): Promise<void> {
    for (const model of this.#opened) await model.close()
    this.#ledger.close()
  }

  async #open(name: string, spending: string | undefined): Promise<OpenedModel> {
    const { openModel } = await import('../models/index.ts')
    const { responders, tinyResponders } = await import('../agents/index.ts')
    const { record, replay, limit, timeout, maxWait, maxOutput } = this.#flags
    const model = await openModel(name, {
      ledger: this.#ledger,
      ...(spending !== undefined && { spending }),
      ...(maxWait && { retry: { longestWait: toNumber(maxWait, '--max-wait', MAX_SECONDS) * 1000 } }),
      ...(maxOutput && { maxOutput: toCount(maxOutput, '--max-output') }),
      responders: await responders(),
      tiny: await tinyResponders(),
      ...(record && { record }),
      ...(replay && { replay }),
      ...(limit && { limit: { start: toNumber(limit, '--limit'), max: toNumber(limit, '--limit') } }),
      ...(timeout && { timeout: toNumber(timeout, '--timeout', MAX_SECONDS) * 1000 }),
    })
    this.#opened.push(model)
    return model
  }
}
