import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openModel } from '../open.ts'
import type { Responder } from '../stand-in/responder.ts'
import { freshFolder, quick, say, standInModel } from '../test-helpers.ts'

/** Another answer each time the same is asked, as a model that samples. */
const sampler: Responder = {
  name: 'sampler',
  recognises: () => true,
  answer: ({ messages, number }) => `${messages[0]!.content} ${number}`,
}

async function record(folder: string) {
  const { model, server } = await standInModel({ responders: [sampler] }, { record: folder })
  const replay = () => openModel(model.name, { replay: folder, environment: {} })
  return { model, server, replay, file: join(folder, 'calls.jsonl') }
}

describe('a recording', () => {
  test('gives every repeat of a request its own answer again, and sends nothing', async () => {
    const { model, server, replay } = await record(freshFolder())
    const asked = [say('a'), say('b'), say('a'), { ...say('a'), temperature: 0.5 }]
    const answers = []
    for (const request of asked) answers.push(await model.ask(request))
    expect(answers.map((answer) => answer.text)).toEqual(['a 1', 'b 1', 'a 2', 'a 1'])
    const requests = server.stats().requests

    const replayed = await replay()
    for (const [index, request] of asked.entries()) expect(await replayed.ask(request)).toEqual(answers[index])
    expect(server.stats().requests).toBe(requests)
    expect(replayed.snapshot()).toMatchObject({ calls: 0, replayed: 4, cost: 0 })
  })

  test('fails with "missing" for what was not recorded', async () => {
    const { model, replay } = await record(freshFolder())
    await model.ask(say('a'))
    const replayed = await replay()
    await replayed.ask(say('a'))
    await expect(replayed.ask(say('a'))).rejects.toMatchObject({
      kind: 'missing',
      message: expect.stringContaining('was recorded only 1 times'),
    })
    await expect(replayed.ask(say('c'))).rejects.toMatchObject({ kind: 'missing' })
    await expect(replayed.ask({ ...say('a'), seed: 1 })).rejects.toMatchObject({ kind: 'missing' })
  })

  test('knows equal requests of different calls apart, whatever the order', async () => {
    const { model, replay } = await record(freshFolder())
    await model.ask(say('a'), { call: 'one' })
    await model.ask(say('a'), { call: 'two' })
    const replayed = await replay()
    expect((await replayed.ask(say('a'), { call: 'two' })).text).toBe('a 2')
    expect((await replayed.ask(say('a'), { call: 'one' })).text).toBe('a 1')
  })

  test('does not care why was asked', async () => {
    const { model, replay } = await record(freshFolder())
    await model.ask({ ...say('a'), purpose: 'act' })
    expect((await (await replay()).ask({ ...say('a'), purpose: 'extract' })).text).toBe('a 1')
  })

  test('goes on after a process that died while writing', async () => {
    const folder = freshFolder()
    const { model, file, replay } = await record(folder)
    await model.ask(say('a'))
    await model.ask(say('a'))
    truncateSync(file, readFileSync(file).length - 40)
    const again = await openModel(model.name, { record: folder, environment: {} })
    await again.ask(say('a'))
    const replayed = await replay()
    expect([(await replayed.ask(say('a'))).text, (await replayed.ask(say('a'))).text]).toEqual(['a 1', 'a 3'])
  })

  test('that is damaged, or not there, is one clear line', async () => {
    const folder = freshFolder()
    const { model, file, replay } = await record(folder)
    await model.ask(say('a'))
    writeFileSync(file, `{"no":1}\n${readFileSync(file, 'utf8')}`)
    await expect(replay()).rejects.toThrow(`${file}, line 1: this is no recorded call`)
    await expect(openModel('openai:gpt-5', { replay: '/nowhere' })).rejects.toThrow('there is no recording in /nowhere')
    await expect(openModel('stand-in', { replay: folder, record: folder })).rejects.toThrow('either records or replays')
  })

  test('needs no key and no provider', async () => {
    const folder = freshFolder()
    const { model } = await record(folder)
    await model.ask(say('a'))
    const file = join(folder, 'calls.jsonl')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      number: 1,
      request: say('a'),
      answer: { text: 'a 1' },
    })
    const replayed = await openModel('anthropic:claude-haiku-4-5', { replay: folder, environment: {}, retry: quick })
    await expect(replayed.ask(say('a'))).rejects.toMatchObject({ kind: 'missing' })
  })
})

test.skipIf(process.platform === 'win32').each([
  ['a folder', (path: string) => mkdirSync(path)],
  ['a pipe', (path: string) => void execFileSync('mkfifo', [path])],
])('%s in place of a recording is named, and not waited for', async (_, put) => {
  const folder = freshFolder()
  const path = join(folder, 'calls.jsonl')
  put(path)
  const words = `${path}: this is no recording, nor any file`
  await expect(openModel('stand-in', { replay: folder, environment: {} })).rejects.toThrow(words)
  await expect(openModel('stand-in', { record: folder, environment: {} })).rejects.toThrow(words)
  await expect(openModel('stand-in', { replay: path, environment: {} })).rejects.toThrow('no recording in')
})
