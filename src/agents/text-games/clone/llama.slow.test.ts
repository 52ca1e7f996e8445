import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../../../core/schema.ts'
import { games } from '../../../games/index.ts'
import { PLAYER } from '../../../games/engines/text-world/player.ts'
import type { TextGame } from '../../../games/engines/text-world/text-game.ts'
import { openModel, type OpenedModel } from '../../../models/index.ts'
import { loadLibrary } from '../../../models/llama/find-library.ts'
import { writeGguf } from '../../../models/tiny/gguf.ts'
import { learned } from '../learned.ts'
import { readClone } from './read-clone.ts'
import { viewOf } from './view.ts'

const library = await loadLibrary('the tests').then(
  () => undefined,
  (error: unknown) => (error as Error).message,
)
if (library !== undefined) console.warn(`skipped: the clone through llama.cpp, because ${library}`)

describe.skipIf(library !== undefined).each([true, false])('the clone as a GGUF file (modules: %s)', (modules) => {
  let folder: string
  let model: OpenedModel
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gguf-'))
    const file = join(folder, 'clone.gguf')
    writeFileSync(file, writeGguf(readClone(learned('clone', modules)).model))
    model = await openModel(`llama:${file}`)
  })
  afterAll(async () => {
    await model.close()
    rmSync(folder, { recursive: true })
  })

  it('says the same as by our own inference', async () => {
    const { network } = readClone(learned('clone', modules))
    for (const name of ['arithmetic', 'map-reader', 'sorting', 'twc']) {
      const game = (await games[name]!()) as TextGame
      const config = validate(game.config, { fold: 'test' }, 'config')
      for (let seed = 0; seed < 10; seed++) {
        const observation = game.observe(game.start(config, seed), PLAYER)
        const question = network.ask(viewOf(observation, ''), observation.validActions)
        const request = { messages: [{ role: 'user' as const, content: question.text }], temperature: 0, maxTokens: 32 }
        const { text } = await model.ask(request)
        expect(text.replaceAll('▁', ' ').split(/\s+/).filter(Boolean), name).toEqual(
          network.answer(question).split(/\s+/).filter(Boolean),
        )
      }
    }
  })
})
