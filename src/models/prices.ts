/** What models cost, in US dollars per million tokens. List prices change: a file named in ROUNDTABLE_PRICES goes first. */
import { InvalidInput } from '../core/errors.ts'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Usage } from '../core/model.ts'
import { validate } from '../core/schema.ts'
import type { Environment } from './secrets.ts'

const price = z.strictObject({
  input: z.number().nonnegative(),
  /** Input that the provider found in its cache. Default: as other input. */
  cached: z.number().nonnegative().optional(),
  output: z.number().nonnegative(),
})
const schema = z.record(z.string(), price)

/** Dollars per million tokens. */
export type Price = z.infer<typeof price>
/** Prices by model name, as on the command line. */
export type Prices = Readonly<Record<string, Price>>

/** The day the table below was put together from public list prices; surcharges for very long prompts are left out. */
export const pricesOf = '2026-11-21'

const listed: Prices = {
  'openai:gpt-4o': { input: 2.5, cached: 1.25, output: 10 },
  'openai:gpt-4o-mini': { input: 0.15, cached: 0.075, output: 0.6 },
  'openai:gpt-4.1': { input: 2, cached: 0.5, output: 8 },
  'openai:gpt-4.1-mini': { input: 0.4, cached: 0.1, output: 1.6 },
  'openai:gpt-4.1-nano': { input: 0.1, cached: 0.025, output: 0.4 },
  'openai:gpt-5': { input: 1.25, cached: 0.125, output: 10 },
  'openai:gpt-5-mini': { input: 0.25, cached: 0.025, output: 2 },
  'openai:gpt-5-nano': { input: 0.05, cached: 0.005, output: 0.4 },
  'openai:gpt-5.1': { input: 1.25, cached: 0.125, output: 10 },
  'openai:gpt-5.2': { input: 1.75, cached: 0.175, output: 14 },
  'openai:gpt-5.4': { input: 2.5, cached: 0.25, output: 15 },
  'openai:gpt-5.4-mini': { input: 0.75, cached: 0.075, output: 4.5 },
  'openai:gpt-5.4-nano': { input: 0.2, cached: 0.02, output: 1.25 },
  'anthropic:claude-haiku-4-5': { input: 1, cached: 0.1, output: 5 },
  'anthropic:claude-sonnet-4-5': { input: 3, cached: 0.3, output: 15 },
  'anthropic:claude-sonnet-4-6': { input: 3, cached: 0.3, output: 15 },
  'anthropic:claude-sonnet-5': { input: 2, cached: 0.2, output: 10 },
  'anthropic:claude-opus-4-5': { input: 5, cached: 0.5, output: 25 },
  'anthropic:claude-opus-4-6': { input: 5, cached: 0.5, output: 25 },
  'anthropic:claude-opus-5': { input: 5, cached: 0.5, output: 25 },
  'google:gemini-2.5-pro': { input: 1.25, cached: 0.125, output: 10 },
  'google:gemini-2.5-flash': { input: 0.3, cached: 0.03, output: 2.5 },
  'google:gemini-2.5-flash-lite': { input: 0.1, cached: 0.01, output: 0.4 },
}

const free: Price = { input: 0, output: 0 }

/**
 * The price of a model, or undefined where it is not known. A dated version (`gpt-5-2025-08-07`) costs what its model
 * does; what runs on this machine costs nothing.
 */
export function priceOf(name: string, prices: Prices = {}): Price | undefined {
  const undated = name.replace(/-(\d{4}-?\d{2}-?\d{2}|latest)$/, '')
  return prices[name] ?? prices[undated] ?? listed[name] ?? listed[undated] ?? (isLocal(name) ? free : undefined)
}

const isLocal = (name: string): boolean =>
  /^(stand-in|llama)(:|$)/.test(name) || /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])([:/]|$)/i.test(name)

/** US dollars of one answer. Cached tokens are part of the input tokens. */
export function costOf(usage: Usage, { input, cached = input, output }: Price): number {
  const fromCache = usage.cachedTokens ?? 0
  return ((usage.inputTokens - fromCache) * input + fromCache * cached + usage.outputTokens * output) / 1e6
}

/** The user's own prices, from the file named in ROUNDTABLE_PRICES. Throws {@link InvalidInput}. */
export function readPrices(environment: Environment): Prices {
  const file = environment.ROUNDTABLE_PRICES
  if (!file) return {}
  let input: unknown
  try {
    input = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new InvalidInput(`ROUNDTABLE_PRICES: ${file} cannot be read as JSON: ${(error as Error).message}`)
  }
  return validate(schema, input, `ROUNDTABLE_PRICES: ${file}`)
}
