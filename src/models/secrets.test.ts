import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ModelFailure } from '../core/errors.ts'
import { openModel } from './open.ts'
import type { Retry } from './wrappers/retry.ts'
import { completion, freshFolder, quick, say, startServer } from './test-helpers.ts'
import { Limits } from './wrappers/limit.ts'

const planted = 'planted.key/with+odd=characters'

/** Everything of a value that could reach a log. */
const everything = (value: unknown): string =>
  inspect(value, { depth: 20, showHidden: true }) + String((value as Error)?.stack) + JSON.stringify(value)

describe('a planted key', () => {
  test.each([
    [401, { 'retry-after': '0.001' }],
    [429, { 'retry-after': '0.001' }],
    [400, {}],
    [500, {}],
    [200, {}],
  ])('does not come back out of a server that repeats it in a %i', async (status, headers) => {
    const server = await startServer(({ headers: got }) => ({
      status,
      headers: headers,
      body: { error: { message: `you sent ${got.authorization} and ${planted}` } },
    }))
    const retries: Retry[] = []
    for (const name of [`${server.url}/v1#m`, 'openai:m', 'anthropic:m', 'google:m']) {
      const model = await openModel(name, {
        address: server.url,
        environment: {
          COMPATIBLE_API_KEY: planted,
          OPENAI_API_KEY: planted,
          ANTHROPIC_API_KEY: planted,
          GEMINI_API_KEY: planted,
        },
        limits: new Limits(),
        retry: { ...quick, identical: 2 },
        onRetry: (retry) => retries.push(retry),
      })
      const failure = await model.ask(say('?')).catch((error: unknown) => error)
      if (status !== 200) expect(failure).toBeInstanceOf(ModelFailure)
      expect(everything(failure)).not.toContain(planted)
      expect(everything([model, model.snapshot()])).not.toContain(planted)
    }
    expect(everything(retries)).not.toContain(planted)
    // It was sent, so it could have come back.
    expect(inspect(server.seen, { depth: 5 })).toContain(planted)
  })

  test('does not come back in an answer, nor in a recording', async () => {
    const server = await startServer(({ headers }) => ({ body: completion(`your key is ${headers.authorization}`) }))
    const folder = freshFolder()
    const environment = { COMPATIBLE_API_KEY: planted }
    const model = await openModel(`${server.url}/v1#m`, { environment, record: folder, limits: new Limits() })
    expect((await model.ask(say('?'))).text).toBe('your key is Bearer [key]')
    const written = readFileSync(join(folder, 'calls.jsonl'), 'utf8')
    expect(written).toContain('your key is Bearer [key]')
    expect(written).not.toContain(planted)
  })

  test('is not repeated when somebody writes it into an address', async () => {
    for (const name of [
      `http://user:${planted}@host/v1#m`,
      `https://host/v1?key=${planted}#m`,
      `http://[${planted}#m`,
    ]) {
      const failure = await openModel(name, { environment: {} }).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(Error)
      expect(everything(failure)).not.toContain(planted)
    }
  })
})

describe('a missing key', () => {
  test.each([
    ['openai:gpt-5', 'openai:gpt-5 needs a key: set OPENAI_API_KEY in the environment'],
    ['anthropic:claude-haiku-4-5', 'anthropic:claude-haiku-4-5 needs a key: set ANTHROPIC_API_KEY in the environment'],
    [
      'google:gemini-2.5-flash',
      'google:gemini-2.5-flash needs a key: set GOOGLE_GENERATIVE_AI_API_KEY or GEMINI_API_KEY or GOOGLE_API_KEY in the environment',
    ],
  ])('of %s is one clear line', async (name, message) => {
    await expect(openModel(name, { environment: {} })).rejects.toMatchObject({ kind: 'missing-key', message })
  })

  test('of an address that wants one is told when it says so', async () => {
    const server = await startServer(() => ({ status: 401, body: {} }))
    const model = await openModel(`${server.url}/v1#m`, { environment: {}, limits: new Limits() })
    await expect(model.ask(say('?'))).rejects.toMatchObject({
      kind: 'missing-key',
      message: `${server.url}/v1#m needs a key: set COMPATIBLE_API_KEY in the environment`,
    })
  })

  test('can be told apart from a wrong one', async () => {
    const server = await startServer(() => ({ status: 401, body: { error: 'unknown key' } }))
    const model = await openModel(`${server.url}/v1#m`, {
      environment: { COMPATIBLE_API_KEY: 'wrong', COMPATIBLE_API_KEY_127_0_0_1: 'a-key-of-its-own' },
      limits: new Limits(),
    })
    await expect(model.ask(say('?'))).rejects.toMatchObject({
      kind: 'refused',
      message: `${server.url}/v1#m did not accept the key in COMPATIBLE_API_KEY_127_0_0_1 (401): unknown key`,
    })
    expect(server.seen[0]!.headers.authorization).toBe('Bearer a-key-of-its-own')
  })
})
