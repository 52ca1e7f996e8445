import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Model } from '../../core/model.ts'
import { memoryLog } from '../../core/log.ts'
import { play } from '../../core/play.ts'
import { validate } from '../../core/schema.ts'
import { games } from '../../games/index.ts'
import { published } from '../../games/engines/dialogue/published.fixture.ts'
import { openModel, type OpenedModel } from '../../models/index.ts'
import { agents, responders } from '../index.ts'
import { atLength, sized } from '../../testing/sized.fixture.ts'

const GAMES = ['assignment', 'planning', 'mediation'] as const
type Name = (typeof GAMES)[number]

interface Setup {
  readonly config?: object
  readonly seed?: number
  readonly agent?: string
  readonly options?: object
  readonly model?: Model
  readonly tries?: number
}

async function episode(
  name: Name,
  { config: given = {}, seed = 1, agent = 'symbolic', options = {}, model, tries }: Setup = {},
) {
  const game = await games[name]!()
  const config = validate(game.config, given, 'config')
  const definition = (await agents(name)).find((one) => one.name === agent)!
  const valid = definition.options ? validate(definition.options, options, 'options') : null
  const seats = Object.fromEntries(
    game
      .seats(config)
      .map((seat) => [
        seat,
        { name: agent, agent: definition.create({ game, config, seat, options: valid }), ...(model && { model }) },
      ]),
  )
  const log = memoryLog()
  const ending = await play({ game, config, seed, seats, log, ...(tries && { tries }) })
  return { ...ending, metrics: ending.outcome?.metrics as Record<string, number>, events: log.all }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** People's medians, in words. */
const WORDS = { assignment: 141, planning: 128, mediation: 95 }
const TARGET = { assignment: 0.99, planning: 0.98, mediation: 0.99 }

async function expectGood(name: Name, setups: readonly Setup[]): Promise<void> {
  const endings = []
  for (const setup of setups) endings.push(await episode(name, setup))
  expect(endings.filter(({ status }) => status !== 'completed')).toEqual([])
  expect(mean(endings.map(({ metrics }) => metrics.normalised!))).toBeGreaterThanOrEqual(TARGET[name])
  expect(mean(endings.map(({ metrics }) => metrics.words!))).toBeLessThanOrEqual(WORDS[name])
}

const seeds = (count: number): Setup[] => Array.from({ length: count }, (_, i) => ({ seed: 500 + i }))

/** Of many worlds, or of six that are about as hard as the many. */
const some = <World>(worlds: readonly World[], name: Name): readonly World[] => {
  const first = name === 'mediation' ? 6 : 0
  return worlds.slice(sized(first, 0), sized(first + 6, worlds.length))
}

describe('symbolic pairs', () => {
  it.each(GAMES)('come near the optimum of fresh worlds of %s with fewer words than people', async (name) => {
    await expectGood(name, some(seeds(20), name))
  })

  it.skipIf(published.absent).each(GAMES)('and of the worlds of the human games of %s', async (name) => {
    const records = some(published.read(`human/${name}.dev`).slice(0, 25), name)
    await expectGood(
      name,
      records.map(({ state }) => ({ config: { instance: state } })),
    )
  })

  it('cope with larger problems', async () => {
    for (const [name, config] of [
      ['assignment', { size: 12, margin: 1.1 }],
      ['planning', { stops: 4, sites: 20 }],
      ['mediation', { users: 4, flights: 10 }],
    ] as const) {
      const { status, metrics } = await episode(name, { config })
      expect([name, status]).toEqual([name, 'completed'])
      expect(metrics.rangeNormalised).toBeGreaterThan(0.9)
    }
  })

  it.each(GAMES)('talk freely in %s, and come to an end', async (name) => {
    const reached = []
    for (const { seed } of seeds(sized(3, 12))) {
      const { status, metrics } = await episode(name, { seed, config: { chat: 'free' } })
      expect([status, metrics.agreed]).toEqual(['completed', true])
      reached.push(metrics.normalised!)
    }
    expect(mean(reached)).toBeGreaterThan(0.93)
    expect(Math.min(...reached)).toBeGreaterThan(0.8)
  })

  it.each(GAMES.flatMap((name) => (['turns', 'free'] as const).map((chat) => [name, chat] as const)))(
    'propose again in %s (%s) only what was spoken of since, and seldom at once',
    async (name, chat) => {
      let atOnce = 0
      for (const { seed } of seeds(sized(3, 20))) {
        const { events } = await episode(name, { seed, config: { chat } })
        const said = events.flatMap((event) => (event.type === 'acted' ? [event.action as { type: string }] : []))
        const places = said.flatMap(({ type }, at) => (type === 'propose' ? [at] : []))
        for (const [i, at] of places.entries()) {
          if (i === 0 || JSON.stringify(said[at]) !== JSON.stringify(said[places[i - 1]!])) continue
          atOnce++
          expect(said.slice(places[i - 1], at).map(({ type }) => type)).toContain('message')
        }
      }
      // What a report tells may leave nothing better to hope for.
      expect(atOnce).toBeLessThanOrEqual(sized(2, 8))
    },
  )

  it.each(GAMES)('do better than silent ones in %s, and these better than random ones', async (name) => {
    const worth = async (agent: string): Promise<number> => {
      const endings = []
      for (const { seed } of seeds(sized(3, 12))) endings.push(await episode(name, { seed, agent }))
      return mean(endings.map(({ metrics }) => metrics.normalised!))
    }
    const [random, silent, symbolic] = [await worth('random'), await worth('silent'), await worth('symbolic')]
    expect(silent).toBeGreaterThan(random)
    expect(symbolic).toBeGreaterThan(silent)
  })
})

describe('language agents against the stand-in model', () => {
  let model: OpenedModel
  let faulty: OpenedModel
  beforeAll(async () => {
    const all = await responders()
    model = await openModel('stand-in', { responders: all })
    faulty = await openModel('stand-in:faults=0.3,kinds=text+limit+error+cut+broken,seed=5,retry-after=0', {
      responders: all,
      retry: { pause: 1, longestPause: 2 },
    })
  })
  afterAll(async () => {
    await model.close()
    await faulty.close()
  })

  it.each(GAMES.flatMap((name) => (['few-shot', 'react'] as const).map((agent) => [agent, name] as const)))(
    '%s plays %s to a decision, and nothing it says is refused',
    async (agent, name) => {
      const { status, metrics, events } = await episode(name, { agent, model })
      expect(events.filter(({ type }) => type === 'rejected')).toEqual([])
      expect([status, metrics.agreed]).toEqual(['completed', true])
    },
  )

  it.each(GAMES)('plays %s to its end though the model errs and fails', async (name) => {
    let refused = 0
    for (const agent of ['few-shot', 'react'])
      for (let seed = 1; seed <= 2; seed++) {
        const { status, reason, events } = await episode(name, { agent, seed, model: faulty, tries: 10 })
        expect([status, reason]).toEqual(['completed', 'everybody accepted'])
        refused += events.filter(({ type }) => type === 'rejected').length
      }
    expect(refused).toBeGreaterThan(0)
  })

  it('can leave searches to the model', async () => {
    const { status, events } = await episode('planning', { agent: 'react', options: { executor: 'model' }, model })
    expect(status).toBe('completed')
    expect(events.some((event) => event.type === 'called' && event.settings.purpose === 'search')).toBe(true)
  })

  it.skipIf(atLength).each(GAMES)('has prompts for %s that can be read', async (name) => {
    const game = await games[name]!()
    const config = validate(game.config, {}, 'config')
    for (const seat of game.seats(config)) {
      const definition = (await agents(name)).find((one) => one.name === 'react')!
      const options = validate<any>(definition.options!, {}, 'options')
      const prompt = definition.prompt!({ game, config, seat, options }, game.observe(game.start(config, 1), seat))
      // About four characters a token: 3,000 tokens.
      expect(prompt.length).toBeLessThan(12_000)
      expect(prompt).toMatchSnapshot()
    }
  })
})
