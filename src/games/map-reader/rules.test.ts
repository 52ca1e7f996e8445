import { describe, expect, it } from 'vitest'
import { IllegalAction } from '../../core/errors.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { haveGolden, tablesFolder } from '../engines/text-world/golden.ts'
import { mapReader } from './index.ts'
import { distances } from '../engines/text-world/distances.ts'

const begin = (given: object, seed = 1) => mapReader.start(validate(mapReader.config, given, 'config'), seed)
const say = (state: any, command: string) => mapReader.act(state, 'player', { command })
const look = (state: any) => mapReader.observe(state, 'player')

describe('MapReader', () => {
  it.each([{}, ...sized([], [{ level: 3, fold: 'dev' }]), { level: 5, fold: 'test' }])(
    'keeps the contract of a game with %j',
    (config) => conformSized(mapReader, { configs: [config], episodes: sized(2, 3) }),
  )

  it.skipIf(!haveGolden).each([...sized([], [{}]), { includeDoors: 1, limitInventorySize: 1 }])(
    'keeps the contract in the published world with %j',
    (more) => {
      const published = { world: 'textworldexpress', tables: tablesFolder, fold: 'test' }
      conformSized(mapReader, { configs: [{ ...published, ...more }], episodes: sized(2, 4) })
    },
  )

  it('puts the coin as far away as asked for, also where only a corridor is that long', () => {
    const configs = [
      { level: 1 },
      { level: 5 },
      { numLocations: 12, minDistanceApart: 11, maxDistanceApart: 11 },
      { numLocations: 2, minDistanceApart: 1, maxDistanceApart: 1 },
    ]
    for (const given of configs) {
      const config = validate(mapReader.config, given, 'config')
      for (let seed = 0; seed < 10; seed++) {
        const { world, situation } = mapReader.start(config, seed)
        const end = situation.floors.findIndex((things) => things.includes(world.goal.coin))
        const far = distances(world.rooms, situation.here)
        expect(far[end]).toBeGreaterThanOrEqual(config.minDistanceApart)
        expect(far[end]).toBeLessThanOrEqual(config.maxDistanceApart)
        expect(Math.min(...far)).toBe(0)
      }
    }
  })

  it('draws a map that says which places are joined, and nothing else', () => {
    const state = begin({ level: 2 })
    const { text } = look(say(state, 'read map'))
    for (const { name, exits } of state.world.rooms) {
      const line = text.split('\n').find((one) => one.startsWith(`- From the ${name} `))!
      const beside = exits.filter((room) => room >= 0).map((room) => state.world.rooms[room]!.name)
      const [, told] = / you reach the (.*)\.$/.exec(line)!
      expect(told!.split(/, | and /).sort()).toEqual(beside.sort())
    }
  })

  it('stops the player at closed doors and full hands', () => {
    const random = new Random(5)
    let [blocked, full] = [false, false]
    for (let seed = 0; seed < 20; seed++) {
      let state = begin({ level: 4 }, seed)
      for (let step = 0; step < 60 && !mapReader.outcome(state); step++) {
        const before = state
        const { command } = mapReader.sample(look(state), random)
        state = say(state, command)
        const { text } = look(state)
        if (text.includes('closed.') && command.startsWith('move')) {
          blocked = true
          expect(state.situation.here).toBe(before.situation.here)
        }
        if (text.includes('no hand free')) full = true
        expect(state.situation.carried.length).toBeLessThanOrEqual(2)
      }
    }
    expect([blocked, full]).toEqual([true, true])
  })

  it('answers what cannot be done in its own words', () => {
    expect(() => say(begin({}), 'fly home')).toThrow(IllegalAction)
  })

  it('says what is wrong with a config', () => {
    const read = (given: object) => () => validate(mapReader.config, given, 'config')
    expect(read({ numLocations: 45 })).toThrow(/40 places/)
    expect(read({ numLocations: 49 })).toThrow(/48/)
    expect(read({ minDistanceApart: 5, maxDistanceApart: 4 })).toThrow(/more than/)
    expect(read({ includeDoors: 2 })).toThrow(/includeDoors/)
  })
})
