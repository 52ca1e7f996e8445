import { describe, expect, it } from 'vitest'
import { Env } from './env.ts'

const start = { op: 'start', game: 'traveling-adventurers', seed: 7 }
const talk = (env: Env, request: unknown): Promise<any> => env.answer(JSON.stringify(request))

describe('a game over JSON lines', () => {
  it('is started, acted in, told in words, and shown whole', async () => {
    const env = new Env()
    const begun = await talk(env, start)
    expect(begun).toMatchObject({ episode: 'e1', turn: ['USER'], outcome: null })
    expect(Object.keys(begun.observations)).toEqual(['USER', 'BOT'])
    const action = { type: 'message', text: 'hello' }
    const after = await talk(env, { op: 'act', episode: 'e1', seat: 'USER', action })
    expect(after.turn).toEqual(['BOT'])
    expect((await talk(env, { op: 'text', episode: 'e1', seat: 'BOT' })).text).toContain('hello')
    expect((await talk(env, { op: 'state', episode: 'e1' })).state.dialogue).toHaveLength(1)
    const said = await talk(env, { op: 'say', episode: 'e1', seat: 'BOT', reply: 'hello back' })
    expect(said.turn).toEqual(['USER'])
    expect(await talk(env, { op: 'stop', episode: 'e1' })).toEqual({ stopped: 'e1' })
  })

  it('takes several actions in order, all or none', async () => {
    const env = new Env()
    await talk(env, start)
    const move = (seat: string, text = 'x') => ({ seat, action: { type: 'message', text } })
    const wrong = await talk(env, { op: 'act', episode: 'e1', actions: [move('USER'), move('USER')] })
    expect(wrong.error.kind).toBe('illegal-action')
    expect((await talk(env, { op: 'state', episode: 'e1' })).state.dialogue).toHaveLength(0)
    const right = await talk(env, { op: 'act', episode: 'e1', actions: [move('USER'), move('BOT')] })
    expect(right.turn).toEqual(['USER'])
  })

  it.each([
    ['not json', 'bad-request'],
    ['[]', 'bad-request'],
    ['{"op":"dance"}', 'bad-request'],
    ['{"op":"start","game":"chess"}', 'bad-request'],
    ['{"op":"start","game":"constructor"}', 'bad-request'],
    ['{"op":"start","game":"__proto__"}', 'bad-request'],
    ['{"op":"start","game":"traveling-adventurers","config":{"rooms":99}}', 'bad-request'],
    ['{"op":"act","episode":"e9","seat":"USER","action":{}}', 'unknown-episode'],
    ['{"op":"act","episode":"e1","seat":"NOBODY","action":{}}', 'bad-request'],
    ['{"op":"act","episode":"e1","seat":"USER","action":{"type":"fly"}}', 'illegal-action'],
    ['{"op":"act","episode":"e1","seat":"BOT","action":{"type":"message","text":"x"}}', 'illegal-action'],
    ['{"op":"say","episode":"e1","seat":"USER","reply":""}', 'unreadable'],
  ])('answers %s with an error and changes nothing', async (line, kind) => {
    const env = new Env()
    await talk(env, start)
    const before = await talk(env, { op: 'state', episode: 'e1' })
    expect(await env.answer(line)).toMatchObject({ error: { kind, message: expect.stringMatching(/.{10}/) } })
    expect(await talk(env, { op: 'state', episode: 'e1' })).toEqual(before)
  })
})
