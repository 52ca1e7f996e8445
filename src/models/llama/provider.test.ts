import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { openModel } from '../open.ts'
import { closeLater, freshFolder, say } from '../test-helpers.ts'
import { installCommand, libraryFolder, loadLibrary } from './find-library.ts'
import { writeRandomGguf } from './test-helpers.ts'

const installed = await loadLibrary('the tests').then(
  () => true,
  () => false,
)
if (!installed) console.warn(`skipped: local model files, because node-llama-cpp is not installed: ${installCommand()}`)

const file = join(freshFolder(), 'random.gguf')
beforeAll(() => writeRandomGguf(file, 1))

test('a file that is not there is one clear line', async () => {
  await expect(openModel('llama:nowhere.gguf')).rejects.toMatchObject({
    kind: 'missing',
    message: expect.stringMatching(/^llama:nowhere\.gguf: there is no file .*nowhere\.gguf$/),
  })
})

test.skipIf(installed)('without node-llama-cpp, the failure says how to install it', async () => {
  await expect(openModel(`llama:${file}`)).rejects.toMatchObject({
    kind: 'missing',
    message: `llama:${file} needs node-llama-cpp, which is not installed: ${installCommand()}`,
  })
})

test('the command that installs it names one folder, one platform and the same release of both', () => {
  expect(installCommand('/somewhere/llama')).toMatch(
    /^npm install --prefix \/somewhere\/llama --omit=optional --ignore-scripts node-llama-cpp@([\d.]+) @node-llama-cpp\/(linux|mac|win)-[\w-]+@\1$/,
  )
  expect(libraryFolder({ ROUNDTABLE_LLAMA: '/somewhere' })).toBe('/somewhere')
})

describe.skipIf(!installed)('a local model file', () => {
  test('answers, the same for the same seed, and counts tokens', async () => {
    const model = closeLater(await openModel(`llama:${file}`))
    const request = { ...say('hello there'), maxTokens: 12, temperature: 1, seed: 5 }
    const answer = await model.ask(request)
    expect(answer.usage).toEqual({ inputTokens: 12, outputTokens: 12 })
    expect(answer.finish).toBe('length')
    expect((await model.ask(request)).text).toBe(answer.text)
  })

  test('keeps to a schema', async () => {
    const model = closeLater(await openModel(`llama:${file}`))
    const schema = {
      type: 'object',
      properties: { move: { enum: ['up', 'down'] }, sure: { anyOf: [{ type: 'boolean' }, { const: 'no idea' }] } },
      required: ['move', 'sure'],
      additionalProperties: false,
    }
    for (const seed of [1, 2, 3]) {
      const answer = await model.ask({ ...say('Your move?'), seed, temperature: 1, format: { name: 'move', schema } })
      expect(answer.means).toBe('schema')
      const { move, sure } = answer.data as { move: string; sure: unknown }
      expect(['up', 'down']).toContain(move)
      expect([true, false, 'no idea']).toContain(sure)
    }
  })

  test('refuses what it would otherwise forget to read', async () => {
    const model = closeLater(await openModel(`llama:${file}`))
    await expect(model.ask(say('word '.repeat(300)))).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('the model reads at most 512'),
    })
  })

  test('ends with an abort', async () => {
    const model = closeLater(await openModel(`llama:${file}`))
    const controller = new AbortController()
    const asking = model.ask({ ...say('hello'), maxTokens: 400 }, { signal: controller.signal })
    setTimeout(() => controller.abort(new Error('enough')), 10)
    await expect(asking).rejects.toThrow('enough')
  })

  test('that is no model is one clear line', async () => {
    const broken = join(freshFolder(), 'broken.gguf')
    writeFileSync(broken, 'this is no model')
    await expect(openModel(`llama:${broken}`)).rejects.toMatchObject({
      kind: 'missing',
      message: expect.stringContaining('cannot be loaded as a model'),
    })
  })
})
