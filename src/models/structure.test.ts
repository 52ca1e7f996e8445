import type { ModelFailure } from '../core/errors.ts'
import { expect, test } from 'vitest'
import type { ModelRequest } from '../core/model.ts'
import { openModel } from './open.ts'
import type { Responder } from './stand-in/responder.ts'
import { completion, say, standInModel, startServer } from './test-helpers.ts'
import { Limits } from './wrappers/limit.ts'

const schema = { type: 'object', properties: { move: { type: 'string' } }, required: ['move'] }
const request: ModelRequest = { ...say('Your move?'), format: { name: 'my move', schema } }

/** Answers a tool call or a schema with JSON, and the prompt's own words about the format with thoughts and JSON. */
const mover: Responder = {
  name: 'mover',
  recognises: () => true,
  answer: ({ format, messages }) => {
    if (format) return JSON.stringify({ move: format.means })
    const asked = messages[0]!.content.includes('"required":["move"]')
    return asked ? 'I think {"move":"left"} is worse. So: {"move":"text"} [1]' : 'Anything.'
  },
}

test('a schema is the first choice', async () => {
  const { model, server } = await standInModel({ responders: [mover] })
  const answer = await model.ask(request)
  expect(answer).toMatchObject({ data: { move: 'schema' }, means: 'schema', attempts: 1 })
  expect(server.stats().requests).toBe(1)
})

test('a server without schemas is asked for a tool call, and the means is kept', async () => {
  const { model, server } = await standInModel({ responders: [mover], takes: { schemas: false } })
  expect(await model.ask(request)).toMatchObject({
    data: { move: 'tool' },
    text: '{"move":"tool"}',
    means: 'tool',
    attempts: 2,
  })
  expect(await model.ask(request)).toMatchObject({ means: 'tool', attempts: 1 })
  expect(server.stats().requests).toBe(3)
})

test('a server with neither is asked in words, and the last JSON block counts', async () => {
  const { model } = await standInModel({ responders: [mover], takes: { schemas: false, tools: false } })
  expect(await model.ask(request)).toMatchObject({ data: { move: 'text' }, means: 'text', attempts: 3 })
  expect(await model.ask(request)).toMatchObject({ means: 'text', attempts: 1 })
})

test('the means can be fixed', async () => {
  for (const means of ['tool', 'schema', 'text'] as const) {
    const { model } = await standInModel({ responders: [mover] }, { means })
    expect(await model.ask(request)).toMatchObject({ data: { move: means }, means, attempts: 1 })
  }
})

test('a reply that is no JSON comes back as text without data', async () => {
  for (const means of ['tool', 'schema', 'text'] as const) {
    const { model } = await standInModel({ responders: [mover], faults: { rate: 1, kinds: ['refusal'] } }, { means })
    const answer = await model.ask(request)
    expect(answer.text).toMatch(/cannot help/)
    expect(answer.data).toBeUndefined()
    expect(answer.means).toBeUndefined()
  }
})

test('JSON among words in answer to a schema is said to come from text', async () => {
  const server = await startServer(() => ({ body: completion('Well: {"move":"left"}.') }))
  const model = await openModel(`${server.url}/v1#m`, { environment: {}, limits: new Limits() })
  expect(await model.ask(request)).toMatchObject({ data: { move: 'left' }, means: 'text' })
})

test('a request that is refused whatever the means fails with the first reason', async () => {
  const server = await startServer((_, number) => ({ status: 400, body: { error: { message: `reason ${number}` } } }))
  const model = await openModel(`${server.url}/v1#m`, { environment: {}, limits: new Limits() })
  const failure: ModelFailure = await model.ask(request).catch((error) => error)
  expect(failure.kind).toBe('refused')
  expect(failure.message).toContain('refused the request (400): reason 1')
  expect(server.seen).toHaveLength(3)
})

test('what is sent follows the protocol, and the purpose is not sent', async () => {
  const server = await startServer(() => ({ body: completion('{"move":"up"}') }))
  const model = await openModel(`${server.url}/v1/#m`, { environment: {}, limits: new Limits() })
  await model.ask({ ...request, purpose: 'act', temperature: 0.5, maxTokens: 9, stop: ['\n'], seed: 4 })
  expect(server.seen[0]).toMatchObject({ path: '/v1/chat/completions' })
  expect(server.seen[0]!.body).toEqual({
    model: 'm',
    messages: [{ role: 'user', content: 'Your move?' }],
    temperature: 0.5,
    max_tokens: 9,
    stop: ['\n'],
    seed: 4,
    response_format: { type: 'json_schema', json_schema: { name: 'my_move', schema } },
  })
})
