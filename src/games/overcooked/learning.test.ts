import { describe, expect, it } from 'vitest'
import { learningOf } from '../../core/learning-of.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { checkLearning } from '../../testing/check-learning.ts'
import { FeatureEncoder } from './encodings/features.ts'
import { compile, engine, layouts, overcooked as game } from './index.ts'

const configOf = (given: object) => validate(game.config, given, 'config')
const { batch } = learningOf(game)

describe('the learning room of the kitchens', () => {
  it.each([
    [{ horizon: 30 }],
    [{ layout: 'gated-delivery', horizon: 30 }],
    [{ layout: 'soup-coordination', dynamics: 'modern', horizon: 30, randomStart: { things: 0.5 } }],
    [{ orderList: ['any'], state: '3,2,S,sooo@20;2,2,W,sooo@20;;', horizon: 30 }],
  ])('keeps its word with %j', (given) => {
    expect(checkLearning(game, { config: configOf(given), seed: 5, episodes: 2 })).toEqual([])
  })

  it('pays both cooks what the team earns, and what leads there by a weight that fades', () => {
    const config = configOf({ state: '3,2,S,sooo@20;1,1,N,o;;', layout: 'cramped-room', horizon: 20 })
    const kitchens = batch!(config, 1, { shaping: (steps) => (steps < 1 ? 2 : 0) })
    kitchens.step([5, 2])
    expect([...kitchens.rewards]).toEqual([20, 20])
    const shaped = batch!(configOf({ state: '2,1,N,o;1,2,N,-;;' }), 1, { shaping: (steps) => (steps < 1 ? 2 : 0) })
    shaped.step([5, 4])
    expect([...shaped.rewards]).toEqual([6, 6])
    shaped.reset()
    shaped.step([4, 4])
    shaped.step([5, 4])
    expect([...shaped.rewards]).toEqual([0, 0])
  })

  it('keeps the last observation of an episode and shows the first of the next', () => {
    const kitchens = batch!(configOf({ horizon: 3 }), 2, { encoding: 'features', texts: true })
    const first = kitchens.observations.slice()
    for (let step = 0; step < 3; step++) kitchens.step([1, 4, 4, 4])
    expect([...kitchens.dones]).toEqual([1, 1])
    expect(kitchens.observations).toEqual(first)
    expect(kitchens.finals).not.toEqual(first)
    expect(kitchens.finalText(0)).toContain('Step 3 of 3')
    expect(kitchens.text(0)).toContain('Step 0 of 3')
  })

  it('begins every episode at a place of its own where the config asks for it', () => {
    const config = configOf({ horizon: 1, layout: 'counter-circuit', randomStart: {} })
    const kitchens = batch!(config, 4, { seed: 10, texts: true, encoding: 'features' })
    const places = new Set<string>()
    for (let step = 0; step < 20; step++) {
      places.add(
        kitchens
          .text(0)
          .split('\n')
          .find((line) => line.startsWith('You'))!,
      )
      kitchens.step(new Uint8Array(8).fill(4))
    }
    expect(places.size).toBeGreaterThan(10)
  })

  it.each([[6], [-1], [0.5], [Number.NaN], [undefined]])('refuses %s as an action', (action) => {
    const kitchens = batch!(configOf({}), 1)
    expect(() => kitchens.step([0, action as number])).toThrow('is no action')
  })

  it('refuses encodings that are not there, and sizes that are none', () => {
    expect(() => batch!(configOf({}), 1, { encoding: 'toString' })).toThrow(
      'no encoding "toString"; there are: lossless',
    )
    expect(() => batch!(configOf({}), 0)).toThrow('one environment or more')
  })

  it('shows gates in the lossless maps of kitchens that have some', () => {
    const { lossless } = game.learning!.encodings!
    expect(lossless!.shape(configOf({}))).toEqual([5, 4, 26])
    expect(lossless!.shape(configOf({ layout: 'gated-delivery' }))[2]).toBe(29)
    const encoded = (gate: string) => {
      const config = configOf({ layout: 'locked', state: `2,3,E,-;5,1,N,o;;3,3=${gate}` })
      const out = new Float32Array(lossless!.shape(config).reduce((a, b) => a * b))
      lossless!.encode(game.observe(game.start(config, 1), 'alice'), out)
      return [...out]
    }
    const states = ['closed:0', 'open:1', 'open:2'].map((gate) => encoded(gate).join())
    expect(new Set(states).size).toBe(3)
  })

  it('looks for the nearest thing as one would by looking at each', () => {
    // Counted by hand from the distances, in every kitchen, with things on all counters.
    for (const { name } of layouts) {
      const kitchen = compile(game.start(configOf({ layout: name }), 1).kitchen)
      const distances = new engine.Distances(kitchen)
      const encoder = new FeatureEncoder(kitchen)
      const random = new Random(1, name)
      const state = kitchen.start()
      for (let round = 0; round < 50; round++) {
        for (const { word } of kitchen.counters) state[word] = random.int(0, 12)
        for (const player of [0, 1]) {
          const word = engine.PLAYER + player * engine.PER_PLAYER
          state[word + 1] = random.int(0, 3)
          const pose = 4 * state[word]! + state[word + 1]!
          const here = kitchen.spots[state[word]!]!
          const onions = [...kitchen.tiles.keys()].filter((cell) => kitchen.tiles[cell] === engine.ONIONS)
          const lying = (wanted: (item: number) => boolean) =>
            kitchen.counters.filter((counter) => wanted(state[counter.word]!)).map(({ cell }) => cell)
          const way = (cells: number[]) => {
            const cell = distances.nearest(pose, cells)
            return cell === undefined ? [0, 0] : [kitchen.x(cell) - kitchen.x(here), kitchen.y(cell) - kitchen.y(here)]
          }
          const encoded = [...encoder.encode(state, player)]
          expect(encoded.slice(8, 10)).toEqual(way([...onions, ...lying((item) => item === engine.ONION)]))
          expect(encoded.slice(14, 16)).toEqual(way(lying((item) => item > engine.SOUP)))
          expect(encoded.slice(20, 22)).toEqual(way(lying((item) => item === engine.NOTHING)))
        }
      }
    }
  })
})
