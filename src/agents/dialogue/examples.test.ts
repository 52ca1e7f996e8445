import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryLog } from '../../core/log.ts'
import type { ModelRequest } from '../../core/model.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'
import { fileLog } from '../../node/log.ts'
import { makeFolder } from '../../node/make-folder.ts'
import { agents } from '../index.ts'

const NAMES = ['assignment', 'planning', 'mediation'] as const
type Name = (typeof NAMES)[number]

async function promptOf(name: Name, agent: string, options: object, seat?: string): Promise<string> {
  const game = await games[name]!()
  const config = validate(game.config, {}, 'config')
  const definition = (await agents(name)).find((one) => one.name === agent)!
  const seen = seat ?? game.seats(config).at(-1)!
  const given = validate<any>(definition.options!, options, 'options')
  return definition.prompt!({ game, config, seat: seen, options: given }, game.observe(game.start(config, 1), seen))
}

const examplesIn = (prompt: string): string =>
  prompt
    .split('\n---\n')[0]!
    .split(/## Example \d\n/)
    .slice(1)
    .join('\n')

describe('worked dialogues of our own', () => {
  it.each(NAMES)('of %s hold a question, a rejection with its reason, a revision and a good end', async (name) => {
    const game = await games[name]!()
    for (const seat of game.seats(validate(game.config, {}, 'config'))) {
      const shown = examplesIn(await promptOf(name, 'react', {}, seat))
      expect(shown).toMatch(/\[message\] .*\?/)
      expect(shown).toMatch(/\[reject\]\n.*\[message\] \w/)
      expect(shown.split('[propose]').length - 1).toBe(2)
      expect(shown).toContain('[accept]')
      expect(shown).toMatch(/You: \[think\] /)
      expect(shown).toContain('Final score: 100/100')
    }
  })

  it('look things up in Planning, and show what comes back', async () => {
    expect(examplesIn(await promptOf('planning', 'react', {}, 'assistant'))).toMatch(
      /\[tool\] Search\(.*\nSearch Results \(\d+\):/,
    )
  })

  it.each(NAMES)(
    'of %s show no thoughts to an agent that does not think, and none where none are asked for',
    async (name) => {
      expect(examplesIn(await promptOf(name, 'few-shot', {}))).not.toContain('[think]')
      expect(await promptOf(name, 'few-shot', { examples: 'none' })).not.toContain('## Example')
    },
  )
})

describe('dialogues that the user imported', () => {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dialogues-'))
    makeFolder(join(folder, 'dialop-assignment', 'episodes'))
    const game = await games.assignment!()
    const config = validate<any>(game.config, {}, 'config')
    const symbolic = (await agents('assignment')).find(({ name }) => name === 'symbolic')!
    const options = validate<any>(symbolic.options!, {}, 'options')
    const seats = Object.fromEntries(
      game
        .seats(config)
        .map((seat) => [seat, { name: 'symbolic', agent: symbolic.create({ game, config, seat, options }) }]),
    )
    const log = fileLog(join(folder, 'dialop-assignment', 'episodes', 'hh-assignment-046.jsonl'))
    await play({ game, config, seed: 7, seats, log })
    log.close()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('stand in the prompt as the seat saw them', async () => {
    const examples = 'human:hh-assignment-046'
    const shown = examplesIn(await promptOf('assignment', 'few-shot', { examples, dialogues: folder }))
    expect(shown).toMatch(/^Reviewer Paper Similarity Scores:\n[^]*\[accept\]\nFinal score: \d+\/100/)
  })

  it('are named where they are not there', async () => {
    const asked = promptOf('assignment', 'few-shot', { examples: 'human:hh-assignment-999', dialogues: folder })
    await expect(asked).rejects.toThrow(/no dialogue hh-assignment-999.*roundtable import dialop/)
  })

  it('cannot be played by whom they are shown to', async () => {
    const game = await games.assignment!()
    const config = validate<any>(game.config, {}, 'config')
    const definition = (await agents('assignment')).find(({ name }) => name === 'few-shot')!
    const options = validate<any>(
      definition.options!,
      { examples: 'human:hh-assignment-046', dialogues: folder },
      'options',
    )
    const asked: ModelRequest[] = []
    const model = {
      name: 'test:polite',
      ask: (request: ModelRequest) => {
        asked.push(request)
        const usage = { inputTokens: 1, outputTokens: 1 }
        return Promise.resolve({
          text: '[message] Hi',
          usage,
          latency: 0,
          attempts: 1,
          model: 'polite',
          finish: 'stop',
        })
      },
    }
    const endingOf = (seed: number) => {
      const seats = Object.fromEntries(
        game
          .seats(config)
          .map((seat) => [
            seat,
            { name: 'few-shot', agent: definition.create({ game, config, seat, options }), model },
          ]),
      )
      return play({ game, config, seed, seats, log: memoryLog() })
    }
    expect((await endingOf(7)).reason).toContain('hh-assignment-046 is shown as an example')
    expect((await endingOf(8)).reason).not.toContain('hh-assignment-046')
    expect(asked.at(-1)).toMatchObject({ maxTokens: 4000, stop: expect.arrayContaining(['\nPartner:']) })
  })
})
