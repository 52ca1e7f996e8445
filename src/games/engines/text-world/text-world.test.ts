import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copy, hash, same } from '../../../core/json.ts'
import { Random } from '../../../core/random.ts'
import { validate } from '../../../core/schema.ts'
import { arithmetic } from '../../arithmetic/index.ts'
import { rules as arithmeticRules } from '../../arithmetic/rules.ts'
import { mapReader } from '../../map-reader/index.ts'
import { rules as mapReaderRules } from '../../map-reader/rules.ts'
import { sorting } from '../../sorting/index.ts'
import { rules as sortingRules } from '../../sorting/rules.ts'
import { twc } from '../../twc/index.ts'
import { rules as twcRules } from '../../twc/rules.ts'
import { haveGolden, tablesFolder } from './golden.ts'
import { settings } from './settings/index.ts'
import { exportStateGraph } from './state-graph.ts'
import { openWorld, type TextGame, type TextState } from './text-game.ts'
import { sized } from '../../../testing/sized.fixture.ts'

const GAMES: readonly (readonly [TextGame, any])[] = [
  [arithmetic, arithmeticRules],
  [mapReader, mapReaderRules],
  [sorting, sortingRules],
  [twc, twcRules],
]

/** Every world that this machine can play. */
const WORLDS = [{}, ...(haveGolden ? [{ world: 'textworldexpress', tables: tablesFolder }] : [])]

function start(game: TextGame, given: object, seed: number): TextState {
  return game.start(validate(game.config, { endless: true, ...given }, 'config'), seed)
}

/** Everything that a player reads in the course of random play. */
function playOut(game: TextGame, state: TextState, random: Random, steps: number): string[] {
  return Array.from({ length: steps }, () => {
    state = game.act(state, 'player', game.sample(game.observe(state, 'player'), random))
    return hash(game.observe(state, 'player'))
  })
}

describe('text worlds', () => {
  it.each(GAMES)('answers what is not valid in its own words, as a step that counts, where it is told to', (game) => {
    for (const given of WORLDS) {
      const first = start(game, { ...given, invalid: 'step', endless: false, envStepLimit: 3 }, 7)
      const before = game.observe(first, 'player')
      let state = game.act(first, 'player', { command: ' fly to the moon ' })
      const { text, steps, ...rest } = game.observe(state, 'player')
      expect(text).toContain('world' in given ? "Unknown action: I'm not sure what you mean." : 'fly to the moon')
      expect({ ...rest, text: before.text, steps: 0 }).toEqual(before)
      expect(steps).toBe(1)
      state = game.act(state, 'player', { command: before.validActions[0]! })
      const plain = game.act(start(game, { ...given, envStepLimit: 3 }, 7), 'player', {
        command: before.validActions[0]!,
      })
      expect(game.observe(state, 'player')).toEqual({ ...game.observe(plain, 'player'), steps: 2 })
      state = game.act(state, 'player', { command: 'fly' })
      expect(game.outcome(state)?.reason).toContain('3 steps')
      expect(() => game.act(start(game, given, 7), 'player', { command: 'fly' })).toThrow()
    }
  })

  it('plays hundreds of games interleaved as each alone', () => {
    const setups = Array.from({ length: sized(240, 1000) }, (_, i) => {
      const [game] = GAMES[i % GAMES.length]!
      const given = WORLDS[(i >> 2) % WORLDS.length]!
      // Few seeds for many games: the same problem is in play in several of them at once.
      return {
        game,
        given,
        seed: i % 40,
        random: new Random(i),
        state: start(game, given, i % 40),
        seen: [] as string[],
      }
    })
    for (let step = 0; step < 8; step++) {
      for (const one of setups) {
        const { game, random } = one
        one.state = game.act(one.state, 'player', game.sample(game.observe(one.state, 'player'), random))
        one.seen.push(hash(game.observe(one.state, 'player')))
      }
    }
    for (const [i, { game, given, seed, seen }] of setups.entries()) {
      expect(playOut(game, start(game, given, seed), new Random(i), 8)).toEqual(seen)
    }
  })

  it('never lets one branch change another', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(WORLDS.length - 1), fc.nat(99), fc.nat(40), (number, world, seed, steps) => {
        const [game, rules] = GAMES[number]!
        const play = openWorld(start(game, WORLDS[world]!, seed), rules)
        const random = new Random(seed)
        const move = (): void => play.choose(random.int(0, play.count - 1))
        for (let i = 0; i < steps; i++) move()
        const saved = play.save()
        const before = copy(saved)
        const read = () => [play.text, play.look, play.inventory, play.validActions, play.verdict]
        const then = copy(read())
        for (let i = 0; i < 30; i++) move()
        expect(saved).toEqual(before)
        play.restore(saved)
        expect(read()).toEqual(then)
        for (let i = 0; i < 30; i++) move()
        play.restore(JSON.parse(JSON.stringify(before)))
        expect(read()).toEqual(then)
      }),
      { numRuns: 150 },
    )
  })

  it('steps the fast core and the contract alike', () => {
    for (const [game, rules] of GAMES) {
      for (const given of WORLDS) {
        let state = start(game, given, 11)
        const play = openWorld(state, rules)
        const random = new Random(1)
        for (let step = 0; step < 60; step++) {
          const place = random.int(0, play.count - 1)
          const command = play.validActions[place]!
          play.choose(place)
          state = game.act(state, 'player', { command })
          expect(play.save()).toEqual(state.situation)
        }
      }
    }
  })

  it('exports every situation of a small game', () => {
    const state = start(twc, { numLocations: 1, numItemsToPutAway: 2 }, 3)
    const play = openWorld(state, twcRules)
    const { nodes, complete } = exportStateGraph(play)
    expect(complete).toBe(true)
    expect(nodes.some(({ success }) => success)).toBe(true)
    expect(nodes[0]!.look).toBe(play.look)
    for (const { edges, success, failure } of nodes) {
      expect(edges.length === 0).toBe(success || failure)
      for (const { to } of edges) expect(nodes[to]).toBeDefined()
    }
    // What the graph says comes about when it is played.
    const random = new Random(9)
    let at = nodes[0]!
    while (at.edges.length > 0) {
      const edge = random.pick(at.edges)
      play.say(edge.command)
      at = nodes[edge.to]!
      expect([play.text, play.look, play.inventory, play.verdict.score]).toEqual([
        edge.text,
        at.look,
        at.inventory,
        at.score,
      ])
    }
    expect(exportStateGraph(openWorld(state, twcRules), { limit: 10 }).complete).toBe(false)
  })

  it('has folds that share no room, no thing and no place', () => {
    const words = Object.values(settings).map(({ rooms, places, belongings, counted, materials, doors }) => [
      ...Object.keys(rooms),
      ...Object.values(rooms).flatMap(({ scenery, surfaces, cupboards }) => [...scenery, ...surfaces, ...cupboards]),
      ...places,
      ...Object.keys(belongings),
      ...counted.flat(),
      ...materials,
      ...doors,
    ])
    const all = words.flat()
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([])
    for (const { rooms, belongings, places } of Object.values(settings)) {
      expect(places).toHaveLength(40)
      const containers = Object.values(rooms).flatMap(({ surfaces, cupboards }) => [...surfaces, ...cupboards])
      const homes = Object.values(belongings).flatMap(({ places }) => places)
      expect(homes.filter((home) => !containers.includes(home))).toEqual([])
      // Every room has at least four things that belong there.
      for (const { surfaces, cupboards } of Object.values(rooms)) {
        const here = Object.values(belongings).filter(({ places }) =>
          places.some((home) => [...surfaces, ...cupboards].includes(home)),
        )
        expect(here.length).toBeGreaterThanOrEqual(4)
      }
    }
  })

  it('gives a random player next to nothing at any level', () => {
    for (const [game] of GAMES) {
      for (const level of [1, 2, 3, 4, 5]) {
        const config = validate(game.config, { level, fold: 'test' }, 'config')
        let total = 0
        for (let seed = 0; seed < 80; seed++) {
          const random = new Random(seed, 'player')
          let state = game.start(config, seed)
          while (!game.outcome(state))
            state = game.act(state, 'player', game.sample(game.observe(state, 'player'), random))
          total += game.outcome(state)!.scores['player']!
        }
        expect(total / 80, `${game.name}, level ${level}`).toBeLessThanOrEqual(0.05)
      }
    }
  })

  it('deals every valid config', () => {
    const flags = { includeDoors: fc.boolean(), limitInventorySize: fc.boolean() }
    const ours: Record<string, fc.Arbitrary<object>> = {
      arithmetic: fc.record({
        numLocations: fc.integer({ min: 1, max: 8 }),
        numSteps: fc.integer({ min: 1, max: 8 }),
        maxOperand: fc.integer({ min: 5, max: 999 }),
        numDistractors: fc.integer({ min: 1, max: 13 }),
        fractions: fc.boolean(),
      }),
      'map-reader': fc.integer({ min: 2, max: 40 }).chain((numLocations) =>
        fc.integer({ min: 1, max: Math.min(20, numLocations - 1) }).chain((minDistanceApart) =>
          fc.record({
            numLocations: fc.constant(numLocations),
            minDistanceApart: fc.constant(minDistanceApart),
            maxDistanceApart: fc.integer({ min: minDistanceApart, max: 20 }),
            ...flags,
            maxDistractorItemsPerLocation: fc.integer({ min: 0, max: 10 }),
          }),
        ),
      ),
      sorting: fc.record({
        numLocations: fc.integer({ min: 1, max: 8 }),
        numItems: fc.integer({ min: 2, max: 20 }),
        mixedUnits: fc.boolean(),
        decimals: fc.boolean(),
        numDistractors: fc.integer({ min: 0, max: 10 }),
      }),
      twc: fc.integer({ min: 1, max: 8 }).chain((numLocations) =>
        fc.record({
          numLocations: fc.constant(numLocations),
          numItemsToPutAway: fc.integer({ min: 1, max: Math.min(20, 4 * numLocations) }),
          ...flags,
          hideItems: fc.boolean(),
        }),
      ),
    }
    for (const [game] of GAMES) {
      fc.assert(
        fc.property(ours[game.name]!, fc.constantFrom('train', 'dev', 'test'), fc.integer(), (given, fold, seed) => {
          const { validActions, success, failure } = game.observe(start(game, { ...given, fold }, seed), 'player')
          expect([validActions.length > 1, success, failure]).toEqual([true, false, false])
        }),
        { numRuns: 60 },
      )
    }
  })

  it.skipIf(!haveGolden)('deals every valid config of the published world', () => {
    const published = { world: 'textworldexpress', tables: tablesFolder }
    const sizes = fc.record({
      numLocations: fc.integer({ min: 2, max: 48 }),
      maxDistanceApart: fc.integer({ min: 1, max: 20 }),
      maxDistractorItemsPerLocation: fc.integer({ min: 0, max: 10 }),
      includeDoors: fc.constantFrom(0, 1),
    })
    fc.assert(
      fc.property(sizes, fc.constantFrom('train', 'dev', 'test'), fc.integer(), (given, fold, seed) => {
        const { validActions } = mapReader.observe(start(mapReader, { ...published, ...given, fold }, seed), 'player')
        expect(validActions.length).toBeGreaterThan(3)
        for (const game of [arithmetic, sorting]) start(game, { ...published, fold }, seed)
      }),
      { numRuns: 200 },
    )
  })

  it('looks the same after what is unseen was drawn anew, all along', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(WORLDS.length - 1), fc.nat(99), fc.nat(30), (number, world, seed, steps) => {
        const [game] = GAMES[number]!
        let state = start(game, world === 0 ? { level: 4 } : WORLDS[world]!, seed)
        const random = new Random(seed)
        for (let i = 0; i < steps; i++)
          state = game.act(state, 'player', game.sample(game.observe(state, 'player'), random))
        const drawn = game.resample(state, 'player', seed + 1)
        return same(game.observe(drawn, 'player'), game.observe(state, 'player'))
      }),
      { numRuns: 150 },
    )
  })
})
