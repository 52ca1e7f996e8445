/** Providers as they are on their bad days: what becomes of their answers, and of ours. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Ledger } from '../ledger.ts'
import { openModel } from '../open.ts'
import type { StandInSettings } from '../stand-in/server.ts'
import { startStandIn } from '../stand-in/server.ts'
import { closeLater, completion, freshFolder, quick, say, standInModel, startServer } from '../test-helpers.ts'
import { Limits } from '../wrappers/limit.ts'

const key = 'sk-Very/Secret+Key=0123456789'
const format = { name: 'move', schema: { type: 'object', properties: { move: { type: 'string' } } } }

/** The same faults by our own HTTP and by the AI SDK. */
const ways = [
  ['an address', (url: string) => `${url}#m`],
  ['a hosted name', () => 'openai:m'],
] as const
const open = (name: string, url: string, options = {}) =>
  openModel(name, {
    address: url,
    environment: { OPENAI_API_KEY: key, COMPATIBLE_API_KEY: key },
    limits: new Limits(),
    retry: quick,
    ...options,
  })
const serve = async (settings: StandInSettings) => closeLater(await startStandIn(settings))
const failing = (kind: 'page' | 'huge' | 'filtered' | 'cut') => serve({ faults: { rate: 1, kinds: [kind] } })

describe.each(ways)('through %s', (_, nameOf) => {
  test('an answer without end is given up before it fills the memory', async () => {
    const server = await failing('huge')
    const model = await open(nameOf(server.url), server.url)
    const before = process.memoryUsage().rss
    await expect(model.ask(say('?'))).rejects.toMatchObject({
      kind: 'server',
      message: expect.stringContaining('never ends; more than 8 MiB are not read'),
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 2 ** 20)
    expect(server.stats().requests).toBe(1)
  })

  test('a key that is repeated everywhere reaches neither answer, recording nor error', async () => {
    const server = await serve({ echoesKey: true })
    const record = freshFolder()
    const model = await open(nameOf(server.url), server.url, { record, means: 'tool' })
    const answers = [await model.ask(say('?')), await model.ask({ ...say('?'), format })]
    const stored = inspect(answers, { depth: 9 }) + readFileSync(join(record, 'calls.jsonl'), 'utf8')
    expect(stored).toContain('[key]')
    const base64 = Buffer.from(key).toString('base64').slice(4, -4)
    const hex = Buffer.from(key).toString('hex')
    for (const form of [key, encodeURIComponent(key), JSON.stringify(key), base64, hex, '\\u0073\\u006b'])
      expect(stored).not.toContain(form)
    for (const part of stored.match(/[\w+/=-]{8,}/g) ?? [])
      expect(Buffer.from(part, 'base64').toString()).not.toContain('Secret')
  })

  test.each([
    { prompt_tokens: -1000, completion_tokens: -1e6, total_tokens: -1_001_000 },
    { prompt_tokens: 1e300, completion_tokens: 1e308, total_tokens: 1e308 },
    { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10, prompt_tokens_details: { cached_tokens: 1e9 } },
    { prompt_tokens: 7, completion_tokens: 3, total_tokens: 10, prompt_tokens_details: { cached_tokens: -1e9 } },
  ])('a gateway that counts %j gives no money back, and takes no more than there is', async (usage) => {
    const server = await startServer(() => ({ body: { ...completion('Four.'), usage } }))
    const ledger = new Ledger({ usd: 1 })
    const model = await open(nameOf(server.url).replace('openai:m', 'openai:gpt-4o'), server.url, { ledger })
    await model.ask({ ...say('?'), maxTokens: 50 })
    const { usd, tokens } = ledger.snapshot().spent
    expect(tokens).toBeGreaterThan(5)
    expect(tokens).toBeLessThan(200)
    expect(usd).toBeGreaterThanOrEqual(0)
    expect(usd).toBeLessThan(0.01)
    await model.close()
  })

  test('an answer with a byte order mark in front is read', async () => {
    const server = await startServer(() => ({ body: `\ufeff${JSON.stringify(completion('Four.'))}` }))
    expect((await (await open(nameOf(server.url), server.url)).ask(say('?'))).text).toBe('Four.')
  })

  test('a content filter is a failure of its own kind, asked for once', async () => {
    const server = await failing('filtered')
    const model = await open(nameOf(server.url), server.url)
    await expect(model.ask(say('?'))).rejects.toMatchObject({
      kind: 'filtered',
      message: expect.stringContaining('a content filter took it away'),
    })
    expect(server.stats().requests).toBe(1)
    expect(model.snapshot()).toMatchObject({ filtered: 1 })
  })

  test('a page of a gateway is quoted by its title', async () => {
    const server = await failing('page')
    const model = await open(nameOf(server.url), server.url, { retry: { ...quick, identical: 2 } })
    await expect(model.ask(say('?'))).rejects.toMatchObject({
      kind: 'server',
      message: expect.stringMatching(/had an error of its own \(502\): 502 Bad Gateway \(gave up after 2 attempts\)$/),
    })
  })

  test('an answer that was cut on its way is booked at the most it could cost, and asked for again', async () => {
    const name = nameOf('http://127.0.0.1:1/v1')
    const server = await failing('cut')
    const ledger = new Ledger({ usd: 1 })
    const model = await open(nameOf(server.url), server.url, {
      ledger,
      retry: { ...quick, identical: 2 },
      prices: { [name]: { input: 0, output: 10 }, [`${server.url}#m`]: { input: 0, output: 10 } },
    })
    await expect(model.ask({ ...say('?'), maxTokens: 1000 })).rejects.toMatchObject({ kind: 'unreachable' })
    expect(ledger.snapshot()).toMatchObject({ calls: 0, failed: 2, estimated: 2 })
    expect(ledger.snapshot().spent.usd).toBeCloseTo(0.02)
  })

  test('an answer without usage is estimated, rather too high, and marked', async () => {
    const server = await serve({ usage: false, long: 300 })
    const model = await open(nameOf(server.url), server.url)
    const { usage } = await model.ask(say('four'.repeat(100)))
    expect(usage.estimated).toBe(true)
    expect(usage.inputTokens).toBeGreaterThanOrEqual(100)
    expect(usage.outputTokens).toBeGreaterThanOrEqual(300)
    expect(usage.outputTokens).toBeLessThan(600)
    expect(model.snapshot()).toMatchObject({ estimated: 1 })
  })
})

test('with a budget no answer is longer than can be paid', async () => {
  const { model, server } = await standInModel({ long: 5000 }, { budget: { tokens: 4000 }, maxOutput: 500 })
  expect((await model.ask(say('?'))).usage.outputTokens).toBe(500)
  expect(server.stats().billed.outputTokens).toBe(500)
})

test('a server that heeds no limit is thought to write as much again', async () => {
  const { model } = await standInModel(
    { long: 2000, heedsMaxTokens: false },
    { budget: { tokens: 6000 }, maxOutput: 100 },
  )
  for (let call = 0; call < 2; call++) await model.ask(say('?'))
  await expect(model.ask(say('?'))).rejects.toMatchObject({ kind: 'budget' })
  expect(model.snapshot().spent.tokens).toBeLessThanOrEqual(6000)
})

test.each([
  ['nothing at all', undefined],
  ['nothing for words', { prompt_tokens: 10, completion_tokens: 0 }],
  ['nonsense', { prompt_tokens: 'many', completion_tokens: -1 }],
])('usage that says %s is not believed', async (_, usage) => {
  const server = await startServer(() => ({ body: { ...completion('some words'), usage } }))
  const model = await open(`${server.url}/v1#m`, server.url)
  expect((await model.ask(say('?'))).usage.estimated).toBe(true)
})

test('tokens of thinking that are only in the sum are counted', async () => {
  const usage = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 400 }
  const server = await startServer(() => ({ body: { ...completion('some words'), usage } }))
  const model = await open(`${server.url}/v1#m`, server.url)
  expect((await model.ask(say('?'))).usage).toEqual({ inputTokens: 10, outputTokens: 390 })
})

test('a model that thinks until nothing is left is told to be allowed more', async () => {
  const server = await startServer(() => ({
    body: {
      choices: [{ message: { content: '' }, finish_reason: 'length' }],
      usage: { prompt_tokens: 1, completion_tokens: 9 },
    },
  }))
  const model = await open(`${server.url}/v1#m`, server.url)
  await expect(model.ask(say('?'))).rejects.toMatchObject({
    kind: 'empty',
    message: expect.stringContaining('allow it more'),
  })
  expect(server.seen).toHaveLength(1)
})

test('a window of 40 calls that names no time is waited out by the clock, for all', async () => {
  const { model, server } = await standInModel(
    { window: { calls: 40, seconds: 1.5 } },
    { limit: { start: 60, pause: 50 }, retry: { pause: 2 } },
  )
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => model.ask(say(`${index}`))))
  expect(answers).toHaveLength(100)
  // One at a time asks whether it is over.
  expect(server.stats().requests).toBeLessThan(320)
  expect(model.snapshot().limit!.paused).toBeUndefined()
})

describe('the first call', () => {
  test.each([
    ['a wrong key', 401, 'did not accept the key'],
    ['an address without a model', 404, 'is the address right'],
    ['a redirect', 301, 'is elsewhere, at http://elsewhere/'],
  ])('that fails for %s is the only one', async (_, status, words) => {
    const server = await startServer(() => ({ status, headers: { location: 'http://elsewhere/' }, body: {} }))
    const ledger = new Ledger()
    const model = await open(`${server.url}/v1#m`, server.url, { ledger })
    const asked = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => model.ask(say(`${index}`))))
    expect(asked.every((one) => one.status === 'rejected' && one.reason.message.includes(words))).toBe(true)
    expect(server.seen).toHaveLength(1)
    expect(ledger.halted.reason).toMatchObject({ message: expect.stringContaining(words) })
  })

  test.each([
    ['a web page', '<!doctype html><title>Welcome to nginx!</title>', 'got a web page from'],
    ['words', 'Ollama is running', 'got something else than a model’s answer from'],
    ['data of something else', { hello: 'world' }, 'got something else than a model’s answer from'],
  ])('that brings %s is the only one, and says from where', async (_, body, words) => {
    const server = await startServer(() => ({ body }))
    const ledger = new Ledger()
    const model = await open(`${server.url}/v1#m`, server.url, { ledger, retry: { pause: 2 } })
    const asked = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => model.ask(say(`${index}`))))
    const line = expect.stringMatching(new RegExp(`${words} ${server.url}/v1/chat/completions: is the address .* /v1`))
    expect(asked).toEqual(asked.map(() => ({ status: 'rejected', reason: expect.objectContaining({ message: line }) })))
    expect(server.seen).toHaveLength(1)
    expect(ledger.halted.reason).toMatchObject({ kind: 'server', message: line })
  })

  test.each([
    ['an error of its own, though all is well', 200, { error: { message: 'the provider is busy' } }],
    ['the page of a gateway', 502, '<html><title>502 Bad Gateway</title></html>'],
    ['a cut answer', 200, '{"choices":[{"mess'],
  ])('that brings %s is made again', async (_, status, body) => {
    const server = await startServer((_, number) => (number <= 2 ? { status, body } : { body: completion('yes') }))
    const model = await open(`${server.url}/v1#m`, server.url, { retry: { pause: 2 } })
    expect((await model.ask(say('?'))).text).toBe('yes')
  })

  test('later, a web page for an answer may pass', async () => {
    const server = await startServer((_, number) => ({ body: number === 2 ? '<html>later</html>' : completion('yes') }))
    const model = await open(`${server.url}/v1#m`, server.url, { retry: { pause: 2 } })
    await model.ask(say('1'))
    expect((await model.ask(say('2'))).text).toBe('yes')
  })

  test('goes alone, and the others follow when it is answered', async () => {
    const { model, server } = await standInModel({ latency: 30 })
    const asked = Array.from({ length: 5 }, (_, index) => model.ask(say(`${index}`)))
    await asked[0]
    expect(server.stats().requests).toBe(1)
    await Promise.all(asked)
    expect(server.stats()).toMatchObject({ requests: 5, peak: 4 })
  })

  test('that was only refused for its content does not stop the others', async () => {
    const server = await startServer((_, number) =>
      number === 1
        ? { status: 400, body: { error: { code: 'content_filter', message: 'content_filter' } } }
        : { body: completion('yes') },
    )
    const model = await open(`${server.url}/v1#m`, server.url)
    await expect(model.ask(say('?'))).rejects.toMatchObject({ kind: 'filtered' })
    expect((await model.ask(say('?'))).text).toBe('yes')
  })
})

test.each([0, 250, 290, 3995])(
  'a key behind %i letters of an error is not cut in half, which nobody would find',
  async (letters) => {
    const secret = 'qwertz12345poiuzASDF'
    const message = `${'e'.repeat(letters)} ${secret} and on`
    const server = await startServer(() => ({ status: 400, body: { error: { message } } }))
    const model = await openModel(`${server.url}/v1#m`, {
      environment: { COMPATIBLE_API_KEY: secret },
      limits: new Limits(),
    })
    const error = (await model.ask(say('?')).catch((thrown: unknown) => thrown)) as Error
    expect(error.message).toContain('refused the request')
    expect(error.message).not.toContain('qwe')
  },
)

test('a key does not go where a gateway sends it on to', async () => {
  const elsewhere = await startServer(() => ({ body: {} }))
  const location = `${elsewhere.url}/v1/messages`
  const server = await startServer(() => ({ status: 307, headers: { location }, body: {} }))
  const model = await openModel('anthropic:m', {
    address: server.url,
    environment: { ANTHROPIC_API_KEY: key },
    limits: new Limits(),
  })
  await expect(model.ask(say('?'))).rejects.toMatchObject({ message: expect.stringContaining('is elsewhere, at') })
  expect(elsewhere.seen).toHaveLength(0)
})

test.each([
  ['texts', { prompt_tokens: '900', completion_tokens: '80' }, 900, 80],
  ['the answer alone', { completion_tokens: 4000 }, 4, 4000],
  ['the sum and the answer', { prompt_tokens: null, completion_tokens: 80, total_tokens: 980 }, 900, 80],
  ['the sum and nothing read', { prompt_tokens: 0, completion_tokens: 80, total_tokens: 980 }, 900, 80],
  ['the sum alone', { total_tokens: 980 }, 0, 970],
])('usage that says %s counts as far as it goes', async (_, usage, read, written) => {
  const server = await startServer(() => ({ body: { ...completion('some words'), usage } }))
  const model = await open(`${server.url}/v1#m`, server.url)
  const { inputTokens, outputTokens } = (await model.ask(say('?'))).usage
  expect(inputTokens).toBeGreaterThanOrEqual(read)
  expect(outputTokens).toBeGreaterThanOrEqual(written)
  expect(inputTokens + outputTokens).toBeLessThan(5000)
})

test.each(['reasoning_content', 'reasoning'])(
  'thoughts in `%s` are estimated too where nobody counts',
  async (name) => {
    const message = { role: 'assistant', content: 'yes', [name]: 'word '.repeat(4000) }
    const server = await startServer(() => ({ body: { choices: [{ message, finish_reason: 'stop' }] } }))
    const model = await open(`${server.url}/v1#m`, server.url)
    expect((await model.ask(say('?'))).usage.outputTokens).toBeGreaterThan(4000)
  },
)

describe('a gateway that nobody asked to', () => {
  const part = (delta: object, more = {}): string => `data: ${JSON.stringify({ choices: [{ delta, ...more }] })}\n\n`
  const parts = part({ content: 'Four' }) + part({ content: ' and five.' }, { finish_reason: 'stop' })
  const usage = { choices: [], model: 'm-1', usage: { prompt_tokens: 7, completion_tokens: 3 } }

  test('stream is understood', async () => {
    const body = `: hello\n\n${parts}data: ${JSON.stringify(usage)}\n\ndata: [DONE]\n\n`
    const server = await startServer(() => ({ headers: { 'content-type': 'text/event-stream' }, body }))
    const answer = await (await open(`${server.url}/v1#m`, server.url)).ask(say('?'))
    expect(answer).toMatchObject({ text: 'Four and five.', finish: 'stop', model: 'm-1' })
    expect(answer.usage).toEqual({ inputTokens: 7, outputTokens: 3 })
  })

  test('stream, and stops in the middle, is paid for', async () => {
    const server = await startServer(() => ({ body: part({ content: 'Four' }) }))
    const ledger = new Ledger({ tokens: 5000 })
    const model = await open(`${server.url}/v1#m`, server.url, { ledger, maxOutput: 500 })
    await expect(model.ask(say('?'))).rejects.toMatchObject({ kind: 'server' })
    expect(ledger.snapshot().spent.tokens).toBeGreaterThan(1500)
  })

  test.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('pack by %s is understood, and no more of it read than of others', async (encoding, pack) => {
    const huge = JSON.stringify({ words: 'a'.repeat(40 << 20) })
    const http = createServer((request, response) => {
      const text = request.url!.startsWith('/huge') ? huge : JSON.stringify(completion('Four.'))
      request.resume().on('end', () => response.writeHead(200, { 'content-encoding': encoding }).end(pack(text)))
    })
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    closeLater({ close: async () => void http.close() })
    const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
    expect((await (await open(`${url}/v1#m`, url)).ask(say('?'))).text).toBe('Four.')
    await expect((await open(`${url}/huge#m`, url)).ask(say('?'))).rejects.toThrow('never ends')
  })
})
