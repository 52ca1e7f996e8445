import { describe, expect, test } from 'vitest'
import type { ModelFailure } from '../../core/errors.ts'
import { openModel } from '../open.ts'
import { closeLater, quick, say, standInModel } from '../test-helpers.ts'
import { Limits } from '../wrappers/limit.ts'
import { faultsOf, textFaults, transportFaults } from './faults.ts'
import type { Responder } from './responder.ts'
import { startStandIn } from './server.ts'

const echo: Responder = {
  name: 'echo',
  recognises: ({ messages }) => messages.at(-1)!.content.startsWith('echo '),
  answer: ({ messages, format }) => {
    const text = messages.at(-1)!.content.slice(5)
    return format ? JSON.stringify({ text }) : text
  },
}
const responders = [echo]

describe('the stand-in server', () => {
  test('answers with the responder that knows the prompt, and counts tokens', async () => {
    const { model, server } = await standInModel({ responders })
    const answer = await model.ask(say('echo [Action] end'))
    expect(answer).toMatchObject({ text: '[Action] end', finish: 'stop', attempts: 1, model: 'test', cost: 0 })
    expect(answer.usage).toMatchObject({ inputTokens: 5, outputTokens: 3 })
    expect(server.stats()).toMatchObject({ requests: 1, answered: 1, responders: { echo: 1 } })
  })

  test('says plainly when no responder knows the prompt', async () => {
    const { model, server } = await standInModel({ responders })
    expect((await model.ask(say('hello'))).text).toMatch(/recognised nothing/)
    expect(server.stats().responders).toEqual({ fallback: 1 })
  })

  test('tells requests that had been answered before from new ones', async () => {
    const { model, server } = await standInModel({ responders })
    await model.ask(say('echo a'))
    await model.ask(say('echo b'))
    await model.ask(say('echo a'))
    expect(server.stats()).toMatchObject({ requests: 3, repeated: 1, repeatedAnswered: 1 })
  })

  test('takes equal words of different calls for different requests, where the client says which call it is', async () => {
    const server = closeLater(await startStandIn({ responders }))
    const model = await openModel(`stand-in:${server.url}`, { environment: {}, limits: new Limits() })
    await model.ask(say('echo a'), { call: 'episode-1/USER/1' })
    await model.ask(say('echo a'), { call: 'episode-2/USER/1' })
    expect(server.stats()).toMatchObject({ requests: 2, repeated: 0 })
    await model.ask(say('echo a'), { call: 'episode-2/USER/1' })
    expect(server.stats()).toMatchObject({ requests: 3, repeatedAnswered: 1 })
  })

  test('lists its models, serves its counts, and says what is wrong with a request', async () => {
    const server = closeLater(await startStandIn())
    const json = (response: Response) => response.json()
    expect((await json(await fetch(`${server.url}/models`))).data[0].id).toBe('stand-in')
    const bad = await fetch(`${server.url}/chat/completions`, {
      method: 'POST',
      body: '{"messages":[{"role":"user"}]}',
    })
    expect(bad.status).toBe(400)
    expect((await json(bad)).error.message).toBe('messages.0.content: must be text')
    expect((await json(await fetch(server.url.replace('/v1', '/stats')))).requests).toBe(0)
    expect((await fetch(`${server.url}/nowhere`)).status).toBe(404)
  })

  test('streams when asked to', async () => {
    const server = closeLater(await startStandIn({ responders }))
    const body = JSON.stringify({
      stream: true,
      messages: [{ role: 'user', content: `echo ${'word '.repeat(30)}end` }],
    })
    const lines = (await (await fetch(`${server.url}/chat/completions`, { method: 'POST', body })).text()).split('\n\n')
    const text = lines
      .filter((line) => line.startsWith('data: {'))
      .map((line) => JSON.parse(line.slice(6)).choices[0].delta.content ?? '')
      .join('')
    expect(text).toBe(`${'word '.repeat(30)}end`)
    expect(lines.at(-2)).toBe('data: [DONE]')
  })
})

describe('faults of the text', () => {
  const asked = 'echo [Action] tell(kitchen, 5) [Message] From the kitchen I have 5.'
  const answerWith = async (kind: (typeof textFaults)[number]) => {
    const { model, server } = await standInModel({ responders, faults: { rate: 1, kinds: [kind] } })
    const answer = await model.ask(say(asked))
    expect(server.stats().faults).toEqual({ [kind]: 1 })
    expect(answer.attempts).toBe(1)
    return answer
  }

  test('garbage', async () => expect((await answerWith('garbage')).text).toMatch(/^[!-~]{80}$/))
  test('words instead of the format', async () => expect((await answerWith('wrong-format')).text).not.toMatch(/[[\]]/))
  test('a refusal', async () => expect((await answerWith('refusal')).text).toMatch(/cannot help/))
  test('nothing at all, which is no move but a failure of the provider', async () => {
    const { model, server } = await standInModel({ responders, faults: { rate: 1, kinds: ['empty'] } })
    await expect(model.ask(say(asked))).rejects.toMatchObject({
      kind: 'empty',
      message: expect.stringContaining('gave an answer without a word (gave up after 3 attempts)'),
    })
    expect(server.stats().faults).toEqual({ empty: 3 })
    expect(model.snapshot()).toMatchObject({ empty: 3 })
  })
  test('half an answer', async () => {
    const answer = await answerWith('truncated')
    expect(asked.slice(5).startsWith(answer.text)).toBe(true)
    expect(answer.finish).toBe('length')
  })
})

describe('faults of the transport', () => {
  const failWith = async (kind: (typeof transportFaults)[number], timeout = 5000) => {
    const { model, server } = await standInModel(
      { responders, faults: { rate: 1, kinds: [kind] }, retryAfter: 0.01 },
      { retry: { ...quick, identical: 2 }, timeout },
    )
    const failure: ModelFailure = await model.ask(say('echo a')).then(
      () => expect.unreachable(),
      (error) => error,
    )
    if (kind !== 'limit') expect(server.stats().requests).toBe(2)
    expect(failure.message).toMatch(/gave up after \d+ attempts/)
    return failure
  }

  test('429 with Retry-After', async () => expect((await failWith('limit')).kind).toBe('limit'))
  test('500', async () => expect((await failWith('error')).kind).toBe('server'))
  test('a stall', async () => expect((await failWith('stall', 40)).kind).toBe('timeout'))
  test('a stall that the client sits out ends in a cut connection', async () => {
    const { model } = await standInModel(
      { faults: { rate: 1, kinds: ['stall'] }, stall: 30 },
      { retry: { ...quick, identical: 1 } },
    )
    await expect(model.ask(say('echo a'))).rejects.toMatchObject({ kind: 'unreachable' })
  })
  test('a cut connection', async () => {
    const failure = await failWith('cut')
    expect(failure.kind).toBe('unreachable')
    expect(failure.message).toContain('the connection was cut')
  })
  test('a body of cut JSON', async () => {
    const failure = await failWith('broken')
    expect(failure.kind).toBe('server')
    expect(failure.message).toContain('cannot be read')
  })
})

describe('the draw of faults', () => {
  test('is the same for the same seed, request and number, and as frequent as asked', () => {
    const draws = (seed: number) => {
      const draw = faultsOf({ rate: 0.2, seed })
      return Array.from({ length: 2000 }, (_, index) => draw(`request ${index >> 1}`, index & 1))
    }
    expect(draws(7)).toEqual(draws(7))
    expect(draws(8)).not.toEqual(draws(7))
    const share = draws(7).filter(Boolean).length / 2000
    expect(share).toBeGreaterThan(0.17)
    expect(share).toBeLessThan(0.23)
    expect(new Set(draws(7).filter(Boolean)).size).toBe(textFaults.length + transportFaults.length)
  })

  test('may be of the text only, or of the transport only', () => {
    const kinds = (only: 'text' | 'transport') => {
      const draw = faultsOf({ rate: 1, kinds: [only] })
      return new Set(Array.from({ length: 200 }, (_, index) => draw(index, 1)!))
    }
    expect(kinds('text')).toEqual(new Set(textFaults))
    expect(kinds('transport')).toEqual(new Set(transportFaults))
  })

  test('is spelled out where it makes no sense', async () => {
    expect(() => faultsOf({ rate: 1.5 })).toThrow('it must be 0 to 1')
    expect(() => faultsOf({ rate: 0.5, kinds: ['fire' as 'text'] })).toThrow('no fault is called "fire"')
    await expect(openModel('stand-in:latncy=5')).rejects.toThrow('"latncy=5" is no option; there are latency=<ms>')
    await expect(openModel('stand-in:http://')).rejects.toThrow('the address cannot be read')
    await expect(openModel('stand-in:latency=x')).rejects.toThrow('it must be a number')
  })
})

test('every fault at once: whatever can be tried again is, and nothing is lost', async () => {
  const { model, server } = await standInModel(
    { responders, faults: { rate: 0.3, seed: 3 }, retryAfter: 0.01 },
    { timeout: 2000, limit: { start: 20, max: 20, coolDown: 10 } },
  )
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => model.ask(say(`echo ${index} is said`))))
  const good = answers.filter((answer, index) => answer.text === `${index} is said`).length
  expect(good).toBeGreaterThan(60)
  expect(answers.reduce((sum, answer) => sum + answer.attempts, 0)).toBe(server.stats().requests)
  expect(Object.keys(server.stats().faults)).toHaveLength(textFaults.length + transportFaults.length)
})
