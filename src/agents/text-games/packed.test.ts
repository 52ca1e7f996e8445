import { describe, expect, it } from 'vitest'
import { play } from '../../core/play.ts'
import type { AgentDefinition } from '../../core/agent.ts'
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'
import { PLAYER } from '../../games/engines/text-world/player.ts'
import { openModel } from '../../models/index.ts'
import { agents, tinyResponders } from '../index.ts'
import { comesAlong } from './learned.ts'
import type { Model } from '../../core/model.ts'

/** The mean score of an agent by name in games of the test fold. */
async function score(
  name: string,
  player: string,
  episodes: number,
  { model, options: given = {} }: { readonly model?: Model; readonly options?: object } = {},
): Promise<number> {
  const game = await games[name]!()
  const config = validate(game.config, { fold: 'test' }, 'config')
  const definition = (await agents(name)).find((one) => one.name === player) as AgentDefinition
  const options: unknown = definition.options && validate(definition.options, given, 'options')
  let sum = 0
  for (let seed = 0; seed < episodes; seed++) {
    const agent = definition.create({ game, config, seat: PLAYER, options })
    const seats = { [PLAYER]: { name: player, agent, ...(model && { model }) } }
    const { status, outcome } = await play({ game, config, seed, seats })
    expect(status).toBe('completed')
    sum += Number(outcome!.metrics.score)
  }
  return sum / episodes
}

describe.skipIf(!comesAlong('clone', true))('the clone that comes with the package', () => {
  it.each(['arithmetic', 'map-reader', 'sorting', 'twc'])(
    'solves games of %s whose names it never met',
    async (name) => {
      expect(await score(name, 'clone', 3)).toBeGreaterThan(0.6)
    },
  )

  it('plays behind the prompts of the language agent', async () => {
    const model = await openModel('roundtable:tiny', { tiny: await tinyResponders() })
    expect(await score('sorting', 'language', 3, { model })).toBeGreaterThan(0.6)
    await model.close()
  })
})

describe.each([true, false])('the DRRN that comes with the package (modules: %s)', (modules) => {
  it.skipIf(!comesAlong('drrn', modules))('comes further in Sorting than chance ever does', async () => {
    expect(await score('sorting', 'drrn', 8, { options: { modules } })).toBeGreaterThan(0.3)
  })
})

describe('roundtable:tiny', () => {
  it('refuses prompts that it was not trained on, and says whose it reads', async () => {
    const model = await openModel('roundtable:tiny', { tiny: await tinyResponders() })
    await expect(
      model.ask({ messages: [{ role: 'user', content: 'What is the capital of France?' }] }),
    ).rejects.toThrow(
      'was trained on the prompts of some agents (overcooked, traveling-adventurers, traveling-adventurers/extractor, text-games), and this is none of them',
    )
    await model.close()
  })

  it('is the only model of that name', async () => {
    await expect(openModel('roundtable:large')).rejects.toThrow('there is one, roundtable:tiny')
  })
})
