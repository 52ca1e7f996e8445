import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ModelFailure } from '../../core/errors.ts'
import type { Event } from '../../core/event.ts'
import { memoryLog } from '../../core/log.ts'
import type { Model, ModelAnswer, ModelRequest } from '../../core/model.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { prepare, readAgentSpec, seat } from '../seating/lineup.ts'
import { findGame } from '../own-code/find-game.ts'
import { sized } from '../../testing/sized.fixture.ts'

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'exec-model-'))))
afterAll(() => rmSync(folder, { recursive: true }))

const usage = { inputTokens: 11, outputTokens: 7 }
const answerOf = (text: string, more: Partial<ModelAnswer> = {}): ModelAnswer => ({
  text,
  usage,
  latency: 1,
  attempts: 1,
  model: 'mine',
  finish: 'stop',
  ...more,
})

/** A model that answers so, and what it was asked. */
function modelOf(
  answer: (request: ModelRequest) => ModelAnswer | Promise<ModelAnswer>,
): Model & { asked: ModelRequest[] } {
  const asked: ModelRequest[] = []
  return { name: 'test:mine', asked, ask: async (request) => (asked.push(request), answer(request)) }
}

/** A program that asks its model as `ask(body)` says, and plays the first command there is. */
function program(name: string, body: string): string {
  const path = join(folder, `${name}.mjs`)
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline'
import { appendFileSync } from 'node:fs'
const keep = (value) => appendFileSync(${JSON.stringify(join(folder, `${name}.jsonl`))}, JSON.stringify(value) + '\\n')
for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line)
  const ask = async (asked, key = question.model?.key) => {
    const body = typeof asked === 'string' ? asked : JSON.stringify({ model: 'any', messages: [{ role: 'user', content: 'hi' }], ...asked })
    const headers = { 'content-type': 'application/json', authorization: 'Bearer ' + key }
    const response = await fetch(question.model.url + '/chat/completions', { method: 'POST', headers, body })
    const text = await response.text()
    return { status: response.status, retry: response.headers.get('x-should-retry'), ...(text.startsWith('{') ? JSON.parse(text) : { text }) }
  }
  ${body}
  process.stdout.write(JSON.stringify({ id: question.id, action: { command: question.observation.validActions[0] } }) + '\\n')
}
`,
  )
  return `exec:model=yes:node "${path}"`
}

const kept = (name: string): any[] =>
  readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)

async function playWith(text: string, model: Model | undefined, past: readonly Event[] = [], steps = 2) {
  const game = await findGame('sorting')
  const config = validate(game.config, { envStepLimit: steps }, 'config')
  const open = (): Promise<Model> =>
    model ? Promise.resolve(model) : Promise.reject(new Error('name one with --model'))
  const player = await prepare(game, readAgentSpec(text), open)
  const log = memoryLog(past)
  const seats = { player: seat(game, config, 'player', player) }
  return { ...(await play({ game, config, seed: 5, log, seats })), log, player }
}

const timeless = (events: readonly Event[]) => events.map(({ time: _, ...event }) => event)

describe('a program that asks the model of its seat', () => {
  it('is answered in the protocol that it knows, and the log has what was asked and what it took', async () => {
    const model = modelOf(({ messages }) => answerOf(`heard ${messages.at(-1)!.content}`))
    const command = program(
      'asks',
      `keep(await ask({ messages: [{ role: 'developer', content: 'be kind' }, { role: 'user', content: [{ type: 'text', text: 'move ' + question.decision }] }], temperature: 0.5, max_tokens: 9, stop: 'x', seed: 3 }))`,
    )
    const { status, log, player } = await playWith(command, model)
    expect([status, player.model!.name]).toEqual(['completed', 'test:mine'])
    expect(kept('asks')[0]).toMatchObject({
      status: 200,
      choices: [{ message: { role: 'assistant', content: 'heard move 1' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
    })
    expect(model.asked[0]).toMatchObject({
      messages: [
        { role: 'system', content: 'be kind' },
        { role: 'user', content: 'move 1' },
      ],
      ...{ temperature: 0.5, maxTokens: 9, stop: ['x'], seed: 3 },
    })
    expect(log.all.filter(({ type }) => type === 'answered')).toHaveLength(2)
    expect(JSON.stringify(log.all)).not.toContain('roundtable-')
  })

  it('is given structure, by schema or by tool, and streams', async () => {
    const model = modelOf(({ format }) => answerOf('text', format ? { data: { n: 4 }, text: '' } : {}))
    const schema = `{ type: 'object', properties: { n: { type: 'number' } } }`
    const command = program(
      'shapes',
      `keep(await ask({ response_format: { type: 'json_schema', json_schema: { name: 'it', schema: ${schema} } } }))
       keep(await ask({ tools: [{ type: 'function', function: { name: 'it', parameters: ${schema} } }] }))
       keep(await ask({ stream: true }))`,
    )
    await playWith(command, model, [], 1)
    const [bySchema, byTool, stream] = kept('shapes')
    expect(bySchema.choices[0].message.content).toBe('{"n":4}')
    expect(byTool.choices[0].message.tool_calls[0].function).toEqual({ name: 'it', arguments: '{"n":4}' })
    expect(stream.text).toContain('data: [DONE]')
    expect(stream.text).toContain('"content":"text"')
    expect(model.asked[0]!.format).toMatchObject({ name: 'it' })
  })

  it('finds the names that clients look for in its environment', async () => {
    const command = program(
      'environment',
      `keep([process.env.OPENAI_BASE_URL === question.model.url, process.env.OPENAI_API_KEY === question.model.key, question.model.name])`,
    )
    await playWith(
      command,
      modelOf(() => answerOf('')),
      [],
      1,
    )
    expect(kept('environment')).toEqual([[true, true, 'test:mine']])
  })

  it.each([
    ['a key that is not its own', `ask({}, 'sk-other')`, 401, 'not known'],
    ['no JSON', `ask('{')`, 400, 'JSON'],
    [
      'a picture',
      `ask({ messages: [{ role: 'user', content: [{ type: 'image_url', image_url: {} }] }] })`,
      400,
      'text',
    ],
    ['a tool message', `ask({ messages: [{ role: 'tool', content: 'x' }] })`, 400, 'role'],
    ['several answers', `ask({ n: 3 })`, 400, 'one answer'],
    ['a body without end', `ask('"' + 'a'.repeat(9_000_000) + '"')`, 413, 'at most'],
  ])('is told clearly what is wrong with %s', async (what, asks, status, says) => {
    const name = `wrong-${what.replaceAll(' ', '-')}`
    const model = modelOf(() => answerOf(''))
    const ending = await playWith(program(name, `keep(await ${asks})`), model, [], 1)
    expect(ending.status).toBe('completed')
    expect(kept(name)[0]).toMatchObject({ status, error: { message: expect.stringContaining(says) } })
    expect(model.asked).toEqual([])
  })

  it.each([
    ['budget', 402],
    ['limit', 502],
    ['refused', 400],
  ] as const)('is told of a failure of kind %s, and that asking again does not help', async (kind, status) => {
    const failing = modelOf(() => Promise.reject(new ModelFailure(kind, 'it is over')))
    const { log, ...ending } = await playWith(program(`fails-${kind}`, `keep(await ask({}))`), failing, [], 1)
    expect(kept(`fails-${kind}`)[0]).toMatchObject({
      status,
      retry: 'false',
      error: { message: 'it is over', type: kind },
    })
    expect(log.all.find(({ type }) => type === 'unanswered')).toMatchObject({ kind, reason: 'it is over' })
    expect(ending.status).toBe('completed')
  })

  it('that ends because its model failed has the failure of its model, and is asked again by the next run', async () => {
    const command = program('falls', `const { status } = await ask({}); if (status !== 200) process.exit(1)`)
    const failing = modelOf(() => Promise.reject(new ModelFailure('server', 'it is down')))
    const failed = await playWith(command, failing, [], 1)
    expect([failed.status, failed.reason]).toEqual(['failed', expect.stringContaining('it is down')])
    const mended = await playWith(
      command,
      modelOf(() => answerOf('fine')),
      failed.log.all,
      1,
    )
    expect(mended.status).toBe('completed')
  })

  it('resumed at any event, comes to the same log and pays for no answer twice', async () => {
    const command = program(
      'resumes',
      `await ask({ messages: [{ role: 'user', content: 'a' + question.decision }] }); await ask({})`,
    )
    const first = modelOf(() => answerOf('fine'))
    const whole = await playWith(command, first)
    expect(first.asked).toHaveLength(4)
    for (let cut = 1; cut < whole.log.all.length; cut += sized(4, 1)) {
      const past = whole.log.all.slice(0, cut)
      const again = modelOf(() => answerOf('fine'))
      const resumed = await playWith(command, again, past)
      expect(resumed.status).toBe('completed')
      const answered = past.filter(({ type }) => type === 'answered').length
      expect(again.asked).toHaveLength(4 - answered)
      const ended = timeless(resumed.log.all)
      expect(ended.map(({ n: _, ...event }) => event)).toEqual(
        timeless(whole.log.all).map(({ n: _, ...event }) => event),
      )
    }
  }, 60_000)

  it('has no model without being given one, and a clear word where none is named', async () => {
    const command = program('none', `keep(question.model ?? null)`)
    await playWith(
      command.replace('model=yes:', ''),
      modelOf(() => answerOf('')),
      [],
      1,
    )
    expect(kept('none')).toEqual([null])
    await expect(playWith(command, undefined)).rejects.toThrow('name one with --model')
    await expect(playWith(command.replace('yes', 'maybe'), undefined)).rejects.toThrow('model')
  })

  it('may wait for its model longer than it may think', async () => {
    const slow = modelOf(() => new Promise((resolve) => setTimeout(() => resolve(answerOf('late')), 1500)))
    const command = program('waits', `keep(await ask({}))`).replace('model=yes:', 'model=yes:timeout=1:')
    expect((await playWith(command, slow, [], 1)).status).toBe('completed')
    expect(kept('waits')[0].choices[0].message.content).toBe('late')
  })
})
