import { describe, expect, test } from 'vitest'
import type { ModelRequest } from '../../core/model.ts'
import { openModel, type ModelOptions } from '../open.ts'
import { startStandIn } from '../stand-in/server.ts'
import { closeLater, completion, quick, say, startServer } from '../test-helpers.ts'
import { Limits } from '../wrappers/limit.ts'

const schema = {
  type: 'object',
  properties: { move: { type: 'string' } },
  required: ['move'],
  additionalProperties: false,
}
const plain: ModelRequest = {
  messages: [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'One?' },
    { role: 'assistant', content: 'Two.' },
    { role: 'user', content: 'Three?' },
  ],
  maxTokens: 50,
  stop: ['END'],
}
const structured: ModelRequest = { ...plain, format: { name: 'move', schema } }
const keys = { OPENAI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k', GEMINI_API_KEY: 'k' }
const open = (name: string, address: string, options: ModelOptions = {}) =>
  openModel(name, { address, environment: keys, limits: new Limits(), retry: quick, ...options })

describe('openai', () => {
  const mover = {
    name: 'mover',
    recognises: () => true,
    answer: ({ format }: { format?: { means: string } }) => (format ? `{"move":"${format.means}"}` : 'Four.'),
  }

  test('answers through the stand-in server, by every means', async () => {
    const server = closeLater(await startStandIn({ responders: [mover], key: 'k' }))
    const model = await open('openai:gpt-4o-mini', server.url)
    expect(await model.ask(plain)).toMatchObject({ text: 'Four.', finish: 'stop', attempts: 1, model: 'gpt-4o-mini' })
    expect(await model.ask(structured)).toMatchObject({ data: { move: 'schema' }, means: 'schema' })
    expect((await model.ask(plain)).cost).toBeGreaterThan(0)
    const byTool = await open('openai:gpt-4o-mini', server.url, { means: 'tool' })
    expect(await byTool.ask(structured)).toMatchObject({ data: { move: 'tool' }, means: 'tool', finish: 'tool-calls' })
    const byText = await open('openai:gpt-4o-mini', server.url, { means: 'text' })
    expect((await byText.ask(structured)).means).toBeUndefined()
  })

  test('asks for strict schemas only where they are', async () => {
    const server = await startServer(() => ({ body: completion('{"move":"up"}') }))
    const model = await open('openai:gpt-4o-mini', server.url, { means: 'schema' })
    await model.ask(structured)
    await model.ask({ ...plain, format: { name: 'move', schema: { ...schema, required: [] } } })
    expect(server.seen.map(({ body }) => body.response_format.json_schema.strict)).toEqual([true, false])
  })

  test('tells a wrong key, a limit with Retry-After, and a cut connection', async () => {
    const strict = closeLater(await startStandIn({ key: 'other' }))
    await expect((await open('openai:m', strict.url)).ask(plain)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('openai:m did not accept the key in OPENAI_API_KEY (401)'),
    })
    const limited = closeLater(await startStandIn({ faults: { rate: 1, kinds: ['limit'] }, retryAfter: 7200 }))
    await expect((await open('openai:m', limited.url)).ask(plain)).rejects.toMatchObject({
      kind: 'limit',
      message: expect.stringContaining('asks to wait 7200 s'),
    })
    for (const [fault, kind] of [
      ['cut', 'unreachable'],
      ['broken', 'server'],
      ['error', 'server'],
      ['stall', 'timeout'],
    ] as const) {
      const server = closeLater(await startStandIn({ faults: { rate: 1, kinds: [fault] } }))
      const model = await open('openai:m', server.url, {
        timeout: fault === 'stall' ? 100 : 5000,
        retry: { ...quick, identical: 2 },
      })
      await expect(model.ask(plain)).rejects.toMatchObject({ kind })
      expect(server.stats().requests).toBe(2)
    }
  })

  test('that cannot be reached is one clear line', async () => {
    const gone = await startStandIn()
    await gone.close()
    await expect((await open('openai:m', gone.url)).ask(plain)).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining(`openai:m cannot be reached at ${gone.url}: nothing listens there`),
    })
  })

  test('ends with an abort', async () => {
    const server = closeLater(await startStandIn({ latency: 5000 }))
    const controller = new AbortController()
    const asking = (await open('openai:m', server.url)).ask(plain, { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('enough')), 30)
    await expect(asking).rejects.toThrow('enough')
  })
})

describe('anthropic', () => {
  const usage = { input_tokens: 20, output_tokens: 5, cache_read_input_tokens: 8 }
  const message = (content: object, stop_reason = 'end_turn') => ({
    body: {
      type: 'message',
      id: 'm',
      role: 'assistant',
      model: 'claude-haiku-4-5',
      content: [content],
      stop_reason,
      usage,
    },
  })

  test('answers in words, and by a forced tool call where a structure is asked for', async () => {
    const server = await startServer(({ body }) =>
      body.tools
        ? message({ type: 'tool_use', id: 't', name: body.tool_choice.name, input: { move: 'up' } }, 'tool_use')
        : message({ type: 'text', text: 'Four.' }),
    )
    const model = await open('anthropic:claude-haiku-4-5', server.url)
    const answer = await model.ask(plain)
    expect(answer).toMatchObject({ text: 'Four.', finish: 'stop', model: 'claude-haiku-4-5' })
    expect(answer.usage).toEqual({ inputTokens: 28, outputTokens: 5, cachedTokens: 8 })
    expect(answer.cost).toBeCloseTo((20 * 1 + 8 * 0.1 + 5 * 5) / 1e6, 12)
    expect(await model.ask(structured)).toMatchObject({ data: { move: 'up' }, means: 'tool', text: '{"move":"up"}' })
    const [first, second] = server.seen
    expect(first!.headers['x-api-key']).toBe('k')
    expect(first!.body).toMatchObject({ max_tokens: 50, stop_sequences: ['END'], system: [{ text: 'Be brief.' }] })
    expect(first!.body.messages.map((one: any) => one.role)).toEqual(['user', 'assistant', 'user'])
    expect(second!.body.tool_choice).toMatchObject({ type: 'tool', name: 'move' })
  })

  test('that is overloaded (529) counts as a limit', async () => {
    const server = await startServer((_, number) =>
      number === 1
        ? { status: 529, body: { error: { message: 'Overloaded' } } }
        : message({ type: 'text', text: 'Four.' }),
    )
    const model = await open('anthropic:claude-haiku-4-5', server.url)
    expect(await model.ask(plain)).toMatchObject({ attempts: 2 })
    expect(model.snapshot().limit!.cuts).toBe(1)
  })
})

describe('google', () => {
  test('answers in words, and by a schema where a structure is asked for', async () => {
    const server = await startServer(({ body }) => ({
      body: {
        candidates: [
          {
            content: {
              parts: [{ text: body.generationConfig.responseSchema ? '{"move":"up"}' : 'Four.' }],
              role: 'model',
            },
            finishReason: 'STOP',
          },
        ],
        usageMetadata: { promptTokenCount: 20, candidatesTokenCount: 5, totalTokenCount: 25 },
        modelVersion: 'gemini-2.5-flash',
      },
    }))
    const model = await open('google:gemini-2.5-flash', server.url)
    const answer = await model.ask(plain)
    expect(answer).toMatchObject({ text: 'Four.', finish: 'stop' })
    expect(answer.usage).toMatchObject({ inputTokens: 20, outputTokens: 5 })
    expect(await model.ask(structured)).toMatchObject({ data: { move: 'up' }, means: 'schema' })
    expect(server.seen[0]!.path).toContain('/models/gemini-2.5-flash:generateContent')
    expect(server.seen[0]!.path).not.toContain('k=')
    expect(server.seen[0]!.headers['x-goog-api-key']).toBe('k')
  })
})

test('two hosted models of one account share one limit', async () => {
  const server = closeLater(await startStandIn({ latency: 20 }))
  const limits = new Limits()
  const [a, b] = [await open('openai:a', server.url, { limits }), await open('openai:b', server.url, { limits })]
  const asking = [a.ask(say('1')), b.ask(say('2'))]
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(a.snapshot().limit).toMatchObject({ running: 2 })
  await Promise.all(asking)
})
