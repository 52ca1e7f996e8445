import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ModelFailure } from '../core/errors.ts'
import { Ledger } from './ledger.ts'
import { openModel } from './open.ts'
import { costOf, priceOf, readPrices } from './prices.ts'
import type { Responder } from './stand-in/responder.ts'
import { freshFolder, quick, say, standInModel } from './test-helpers.ts'

/** 100 tokens out for every question. */
const talker: Responder = { name: 'talker', recognises: () => true, answer: () => 'word'.repeat(100) }
const question = say('four'.repeat(50))

describe('the ledger', () => {
  test('counts calls, tokens and money of all models that share it', async () => {
    const ledger = new Ledger()
    const first = await standInModel({ responders: [talker] }, { ledger })
    const second = await standInModel({ responders: [talker] }, { ledger })
    await first.model.ask(question)
    await second.model.ask(question)
    expect(ledger.snapshot()).toMatchObject({ calls: 2, inputTokens: 100, outputTokens: 200, cost: 0, unpriced: 0 })
    expect(second.model.snapshot()).toMatchObject({ calls: 2, running: 0 })
  })

  test('prices each answer', async () => {
    const server = await standInModel({ responders: [talker] })
    const name = server.model.name
    const model = await openModel(name, { environment: {}, prices: { [name]: { input: 2, output: 10 } } })
    const answer = await model.ask(question)
    expect(answer.cost).toBeCloseTo((50 * 2 + 100 * 10) / 1e6, 12)
    expect(model.snapshot().cost).toBe(answer.cost)
  })

  test('counts failures and retries', async () => {
    const { model } = await standInModel(
      { faults: { rate: 1, kinds: ['error'] } },
      { retry: { ...quick, identical: 3 } },
    )
    await expect(model.ask(question)).rejects.toThrow('gave up after 3 attempts')
    expect(model.snapshot()).toMatchObject({ calls: 0, failed: 3, retries: 2, running: 0 })
  })
})

describe('a budget', () => {
  test('in tokens stops before it is overdrawn, and nothing more is sent', async () => {
    const { model, server } = await standInModel({ responders: [talker] }, { budget: { tokens: 1000 } })
    let stopped: ModelFailure | undefined
    for (let call = 0; call < 20 && !stopped; call++) {
      await model.ask({ ...question, maxTokens: 100 }).catch((error) => (stopped = error))
    }
    expect(stopped).toMatchObject({
      name: 'ModelFailure',
      kind: 'budget',
      message: 'the budget of 1000 tokens is used up; raise it to resume',
    })
    // Each takes 150, and is thought to take up to 180.
    expect(server.stats().requests).toBe(6)
    expect(model.snapshot().spent.tokens).toBe(900)
  })

  test('in dollars holds for many callers at once', async () => {
    const ledger = new Ledger({ usd: 0.01 })
    const server = await standInModel({ responders: [talker], latency: 5 })
    const name = server.model.name
    const model = await openModel(name, {
      ledger,
      environment: {},
      prices: { [name]: { input: 2, output: 10 } },
      limit: { start: 100 },
    })
    const results = await Promise.allSettled(
      Array.from({ length: 60 }, () => model.ask({ ...question, maxTokens: 100 })),
    )
    const failures = results.filter((result) => result.status === 'rejected')
    expect(failures.every((failure) => failure.reason.kind === 'budget')).toBe(true)
    // One call costs $0.0011.
    expect(server.server.stats().requests).toBe(9)
    expect(ledger.snapshot().cost).toBeLessThanOrEqual(0.01)
  })

  test('in dollars needs a price, and says where to write it', async () => {
    const name = 'http://models.example/v1#m'
    await expect(openModel(name, { environment: {}, budget: { usd: 1 } })).rejects.toMatchObject({
      kind: 'budget',
      message: expect.stringContaining(
        'needs the price of http://models.example/v1#m: name a file in ROUNDTABLE_PRICES',
      ),
    })
    await openModel(name, { environment: {}, budget: { tokens: 1 } })
  })
})

describe('prices', () => {
  test('of a dated version are those of its model; what runs here is free; others are not guessed', () => {
    expect(priceOf('openai:gpt-4o-2024-08-06')).toBe(priceOf('openai:gpt-4o'))
    expect(priceOf('anthropic:claude-haiku-4-5-20251001')).toBe(priceOf('anthropic:claude-haiku-4-5'))
    for (const name of ['stand-in:latency=5', 'llama:x.gguf', 'http://localhost:11434/v1#llama3.2']) {
      expect(priceOf(name)).toEqual({ input: 0, output: 0 })
    }
    expect(priceOf('openai:gpt-5-something-new')).toBeUndefined()
    expect(priceOf('https://localhost.example/v1#m')).toBeUndefined()
  })

  test('count cached tokens once, at their own price', () => {
    const usage = { inputTokens: 1000, cachedTokens: 800, outputTokens: 100 }
    expect(costOf(usage, { input: 10, cached: 1, output: 20 })).toBeCloseTo((200 * 10 + 800 + 2000) / 1e6, 12)
    expect(costOf(usage, { input: 10, output: 0 })).toBeCloseTo(0.01, 12)
  })

  test('of the user go first, and a bad file is one clear line', () => {
    const file = join(freshFolder(), 'prices.json')
    writeFileSync(file, '{"openai:gpt-4o": {"input": 1, "output": 2}}')
    const prices = readPrices({ ROUNDTABLE_PRICES: file })
    expect(priceOf('openai:gpt-4o', prices)).toEqual({ input: 1, output: 2 })
    writeFileSync(file, '{"openai:gpt-4o": {"in": 1, "output": 2}}')
    expect(() => readPrices({ ROUNDTABLE_PRICES: file })).toThrow(/ROUNDTABLE_PRICES: .*openai:gpt-4o/)
    expect(() => readPrices({ ROUNDTABLE_PRICES: '/nowhere.json' })).toThrow('cannot be read as JSON')
  })
})
