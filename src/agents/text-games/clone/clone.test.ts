import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { validate } from '../../../core/schema.ts'
import { games } from '../../../games/index.ts'
import { PLAYER } from '../../../games/engines/text-world/player.ts'
import { agents } from '../../index.ts'
import { Vocabulary } from '../../../models/tiny/vocabulary.ts'
import { Slots } from '../../../models/tiny/words.ts'
import { matchAnswer, type Question } from './network.ts'
import { writeView } from './view.ts'

describe('an answer of the clone', () => {
  const words = new Vocabulary([' take ', ' put ', ' in ', ' box ']).words
  const ask = (text: string): Question => {
    const slots = new Slots(words)
    return { text: slots.write(text), write: (command) => slots.write(command) }
  }
  const commands = ['take hen egg', 'take pat of butter', 'put hen egg in box']

  it('is the action that it says word for word', () => {
    const question = ask('hen egg and pat of butter')
    expect(matchAnswer(question.write('take pat of butter'), commands, question)).toBe('take pat of butter')
  })

  it('is else the valid action that shares most words with it', () => {
    const question = ask('hen egg and pat of butter')
    expect(matchAnswer(' put  <0>  in  in ', commands, question)).toBe('put hen egg in box')
    expect(matchAnswer('nothing of the kind', commands, question)).toBe('take hen egg')
  })
})

describe('the view', () => {
  it('says the place once where it is what was answered', () => {
    const view = { task: 'Go.', inventory: 'Nothing.', look: 'A room.', did: 'move north', said: 'A room.' }
    expect(writeView(view)).not.toContain('[said]')
    expect(writeView({ ...view, said: 'You fall.' })).toContain('[said] You fall.')
  })
})

describe('a clone by path', () => {
  let folder: string
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'clone-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  const seat = async (text: string): Promise<unknown> => {
    const file = join(folder, 'policy.json')
    writeFileSync(file, text)
    const game = await games.sorting!()
    const config = validate(game.config, {}, 'config')
    const clone = (await agents('sorting')).find(({ name }) => name === 'clone')!
    return clone.create({ game, config, seat: PLAYER, options: { modules: true, decoding: 'likelihood', file } })
  }

  it('that is none is one clear line', async () => {
    await expect(seat('hello')).rejects.toThrow(/^the policy in .*policy\.json: it is not JSON/)
  })
})
