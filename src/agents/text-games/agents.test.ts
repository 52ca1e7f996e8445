import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Model } from '../../core/model.ts'
import { memoryLog } from '../../core/log.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { Unreadable } from '../../core/errors.ts'
import { games } from '../../games/index.ts'
import { haveGolden, tablesFolder } from '../../games/engines/text-world/golden.ts'
import type { TextGame } from '../../games/engines/text-world/text-game.ts'
import { openModel, type OpenedModel } from '../../models/index.ts'
import { readReply } from './language/agent.ts'
import { toolsFor } from './language/tools.ts'
import { agentsIn } from '../game-agents.ts'
import * as exported from './agents.ts'
import { responder } from './stand-in.ts'
import { atLength, sized } from '../../testing/sized.fixture.ts'

const agents = agentsIn(exported)

const GAMES = ['arithmetic', 'map-reader', 'sorting', 'twc'] as const
const published = { world: 'textworldexpress', tables: tablesFolder, fold: 'test' }
const easy = { numLocations: 1, numItemsToPutAway: 1 }
const load = (name: string) => games[name]!() as Promise<TextGame>

interface Setup {
  readonly game: string
  readonly config?: object
  readonly seed?: number
  readonly agent?: string
  readonly options?: object
  readonly model?: Model
  readonly tries?: number
}

async function episode({
  game: name,
  config: given = {},
  seed = 1,
  agent = 'symbolic',
  options = {},
  model,
  tries,
}: Setup) {
  const game = await load(name)
  const config = validate(game.config, given, 'config')
  const definition = agents.find((one) => one.name === agent)!
  const valid = definition.options ? validate(definition.options, options, 'options') : null
  const seated = {
    name: agent,
    agent: definition.create({ game, config, seat: 'player', options: valid }),
    ...(model && { model }),
  }
  const log = memoryLog()
  const ending = await play({ game, config, seed, seats: { player: seated }, log, ...(tries && { tries }) })
  const modules = log.all.filter(({ type }) => type === 'used').length
  return {
    ...ending,
    score: ending.outcome?.scores['player'],
    steps: ending.state.steps,
    modules,
    events: log.all,
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('symbolic', () => {
  const most: readonly (readonly [string, object, steps: number, modules: number])[] = [
    ['arithmetic', {}, 4, 1],
    ['map-reader', {}, 8.2, 5.2],
    ['sorting', {}, 8.2, 1],
    ['twc', easy, 2.4, 1],
  ]

  it.skipIf(!haveGolden).each(most)(
    'wins every game of the published %s %j, in few steps',
    async (game, config, steps, modules) => {
      const episodes = []
      for (let seed = 20000; seed < 20100; seed++)
        episodes.push(await episode({ game, config: { ...published, ...config }, seed }))
      expect(mean(episodes.map(({ score }) => score!))).toBe(1)
      expect(mean(episodes.map((one) => one.steps))).toBeLessThanOrEqual(steps)
      expect(mean(episodes.map((one) => one.modules))).toBeLessThanOrEqual(modules)
    },
  )

  it.skipIf(!haveGolden)('copes with doors and full hands', async () => {
    for (const game of ['map-reader', 'twc']) {
      const config = { ...published, includeDoors: 1, limitInventorySize: 1 }
      for (let seed = 20000; seed < sized(20005, 20020); seed++)
        expect(await episode({ game, config, seed })).toMatchObject({ score: 1 })
    }
  })

  it.each(GAMES)('wins every game of our %s, at every level', async (game) => {
    for (const fold of ['train', 'dev', 'test']) {
      for (const level of [1, 2, 3, 4, 5]) {
        for (let seed = 0; seed < sized(1, 5); seed++) {
          const { score, reason } = await episode({ game, config: { fold, level }, seed })
          expect(score, `${fold}, level ${level}, seed ${seed}: ${reason}`).toBe(1)
        }
      }
    }
  })
})

describe('language against the stand-in model', () => {
  let model: OpenedModel
  let faulty: OpenedModel
  beforeAll(async () => {
    model = await openModel('stand-in', { responders: [responder] })
    faulty = await openModel('stand-in:faults=0.35,kinds=text+limit+error+cut+broken,seed=5,retry-after=0', {
      responders: [responder],
      retry: { pause: 1, longestPause: 2 },
    })
  })
  afterAll(async () => {
    await model.close()
    await faulty.close()
  })

  it.each(GAMES)('wins our %s with modules, without, and as a conversation', async (game) => {
    for (const options of [{}, { think: false, history: 3 }, { chat: true }]) {
      const { score, modules, events } = await episode({ game, agent: 'language', options, model })
      expect(events.filter(({ type }) => type === 'rejected')).toEqual([])
      expect([score, modules > 0]).toEqual([1, true])
    }
    const { status, modules } = await episode({ game, agent: 'language', options: { modules: 'none' }, model })
    expect([status, modules]).toEqual(['completed', 0])
  })

  it.each(GAMES)('plays our %s to its end though the model errs and fails', async (game) => {
    const endings = []
    for (let seed = 1; seed <= 4; seed++)
      endings.push(await episode({ game, agent: 'language', seed, model: faulty, tries: 8 }))
    expect(
      endings.map(({ status, reason, score }) => [status, score, reason]).filter(([s]) => s !== 'completed'),
    ).toEqual([])
    const refused = endings.flatMap(({ events }) => events.filter(({ type }) => type === 'rejected'))
    expect(refused.length).toBeGreaterThan(0)
  })

  it.skipIf(!haveGolden).each(['bct', 'llm'])(
    'wins the published games with the published modules (%s)',
    async (modules) => {
      for (const game of GAMES) {
        const config = { ...published, ...(game === 'twc' ? easy : {}) }
        for (let seed = 20000; seed < 20003; seed++) {
          const { score, reason } = await episode({
            game,
            config,
            seed,
            agent: 'language',
            options: { modules },
            model,
          })
          expect(score, `${game} ${seed}: ${reason}`).toBe(1)
        }
      }
    },
  )

  it('takes the published modules only where they can read', async () => {
    await expect(episode({ game: 'sorting', agent: 'language', options: { modules: 'bct' }, model })).rejects.toThrow(
      /textworldexpress/,
    )
  })

  it('does nothing of its own when it is asked too often', async () => {
    const mute: Model = {
      name: 'mute',
      ask: async () => ({
        text: 'Action: sort ascending',
        usage: { inputTokens: 1, outputTokens: 1 },
        latency: 0,
        attempts: 1,
        model: 'mute',
        finish: 'stop',
      }),
    }
    const { status, reason, steps } = await episode({
      game: 'sorting',
      agent: 'language',
      model: mute,
      options: { moduleLimit: 3 },
    })
    expect([status, steps]).toEqual(['stopped', 0])
    expect(reason).toContain('asked modules 3 times in a row')
  })

  it('never acts on words that were not said, in thousands of replies', async () => {
    const game = await load('arithmetic')
    const config = validate(game.config, {}, 'config')
    const seen = game.observe(game.start(config, 1), 'player')
    const options: any = validate(agents[1]!.options!, {}, 'options')
    const tools = toolsFor('arithmetic', config, options)
    tools.watch(seen)
    const valid = seen.validActions
    const piece = fc.oneof(fc.constantFrom(...valid, 'calculate 3 + 4', 'add 1 2', 'Action:'), fc.string(), fc.lorem())
    const replies = fc
      .array(piece, { maxLength: 5 })
      .chain((pieces) => fc.constantFrom(' ', '\n', ', ').map((joint) => pieces.join(joint)))
    const squeeze = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ')
    let taken = 0
    fc.assert(
      fc.property(replies, fc.constantFrom('longest', 'exact'), (reply, match) => {
        try {
          const words = readReply(reply, valid, tools, { match })
          taken++
          return squeeze(reply).includes(squeeze(words)) && (valid.includes(words) || tools.find(words) !== undefined)
        } catch (error) {
          return Unreadable.isInstance(error)
        }
      }),
      { numRuns: sized(2000, 10_000) },
    )
    expect(taken).toBeGreaterThan(sized(200, 1000))
  })

  it.skipIf(atLength).each(GAMES)('has a prompt for %s that can be read', async (name) => {
    const game = await load(name)
    const config = validate(game.config, {}, 'config')
    const definition = agents.find((one) => one.name === 'language')!
    for (const given of [
      {},
      { rules: false, examples: false, think: false, score: false, subgoal: true, modules: 'none' },
    ]) {
      const options = validate<any>(definition.options!, given, 'options')
      const seen = game.observe(game.start(config, 1), 'player')
      expect(definition.prompt!({ game, config, seat: 'player', options }, seen)).toMatchSnapshot()
    }
  })

  it('keeps its prompts short to the last step', async () => {
    for (const game of GAMES) {
      const { events } = await episode({ game, config: { level: 2 }, agent: 'language', model })
      const longest = Math.max(
        ...events.flatMap((event) => {
          if (event.type !== 'called') return []
          const last = event.messages.at(-1)!
          return [typeof last === 'number' ? 0 : last.content.length]
        }),
      )
      // About four characters a token: 1,500 tokens.
      expect(longest).toBeLessThan(6000)
    }
  })
})
