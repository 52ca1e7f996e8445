import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memoryLog } from '../../core/log.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { dinner } from '../../games/theory-of-mind/dinner.fixture.ts'
import { theoryOfMind as game } from '../../games/theory-of-mind/index.ts'
import { openModel, type OpenedModel } from '../../models/index.ts'
import { agentsIn } from '../game-agents.ts'
import * as exported from './agents.ts'
import { responder } from './stand-in.ts'

const agents = agentsIn(exported)

const config = validate(game.config, {}, 'config')

async function episode(name: string, seed: number, model?: OpenedModel) {
  const definition = agents.find((agent) => agent.name === name)!
  const options = definition.options ? validate(definition.options, {}, 'options') : null
  const agent = definition.create({ game, config, seat: 'player', options })
  const log = memoryLog()
  const ending = await play({ game, config, seed, seats: { player: { name, agent, model } }, log, tries: 6 })
  return { ...ending, events: log.all }
}

describe('agents that answer theory-of-mind questions', () => {
  let model: OpenedModel
  let faulty: OpenedModel
  beforeAll(async () => {
    model = await openModel('stand-in', { responders: [responder] })
    faulty = await openModel('stand-in:faults=0.4,kinds=text,seed=2', { responders: [responder] })
  })
  afterAll(async () => {
    await model.close()
    await faulty.close()
  })

  it.each(['cot', 'base'])('ask the model once a question: %s', async (name) => {
    for (let seed = 1; seed <= 6; seed++) {
      const { status, events } = await episode(name, seed, model)
      expect(status).toBe('completed')
      expect(events.filter(({ type }) => type === 'called')).toHaveLength(1)
    }
  })

  it('answer though the model errs', async () => {
    const endings = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => episode('cot', seed, faulty)))
    expect(endings.every(({ status }) => status === 'completed')).toBe(true)
    expect(endings.flatMap(({ events }) => events).some(({ type }) => type === 'rejected')).toBe(true)
  })

  it('cannot do well by the words of the options alone', async () => {
    let correct = 0
    let chance = 0
    for (let seed = 1; seed <= 500; seed++) {
      const { metrics } = (await episode('surface', seed)).outcome!
      correct += Number(metrics.correct)
      chance += Number(metrics.chanceLevel)
    }
    expect(correct / 500).toBeLessThan(chance / 500 + 0.15)
  })

  it('have prompts that can be read', () => {
    const given = validate(game.config, { questions: [dinner] }, 'config')
    const seen = game.observe(game.start(given, 1), 'player')
    for (const { name, prompt, options } of agents.filter(({ needsModel }) => needsModel))
      expect(prompt!({ game, config, seat: 'player', options: validate(options!, {}, '') }, seen)).toMatchSnapshot(name)
  })
})
