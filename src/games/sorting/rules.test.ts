import { describe, expect, it } from 'vitest'
import { IllegalAction } from '../../core/errors.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { haveGolden, tablesFolder } from '../engines/text-world/golden.ts'
import { sorting } from './index.ts'

const begin = (given: object, seed = 1) => sorting.start(validate(sorting.config, given, 'config'), seed)
const say = (state: any, command: string) => sorting.act(state, 'player', { command })
const look = (state: any) => sorting.observe(state, 'player')

/** The names of what is to be sorted, smallest first. */
const order = ({ world }: any): string[] =>
  world.things
    .map(({ name }: any, i: number) => ({ name, rank: world.goal.rank[i] }))
    .filter(({ rank }: any) => rank >= 0)
    .sort((a: any, b: any) => a.rank - b.rank)
    .map(({ name }: any) => name)

describe('Sorting', () => {
  it.each([{}, ...sized([], [{ level: 2 }, { level: 3, fold: 'dev' }]), { level: 5, fold: 'test' }])(
    'keeps the contract of a game with %j',
    (config) =>
      // In small worlds everything may be seen at once.
      conformSized(sorting, { configs: [config], episodes: sized(2, 4), perfectInformation: !('fold' in config) }),
  )

  it.skipIf(!haveGolden)('keeps the contract in the published world', () => {
    const published = { world: 'textworldexpress', tables: tablesFolder, fold: 'test' }
    conformSized(sorting, { configs: [published], episodes: sized(2, 5), perfectInformation: true })
  })

  it('is won by putting everything into the box from the smallest on, each worth its share', () => {
    let state = begin({ level: 2 })
    const names = order(state)
    for (const [i, name] of names.entries()) {
      state = say(say(state, `take ${name}`), `put ${name} in box`)
      expect(look(state).score).toBeCloseTo((i + 1) / names.length)
    }
    expect(sorting.outcome(state)).toMatchObject({
      scores: { player: 1 },
      metrics: { success: true, steps: 2 * names.length },
    })
  })

  it('is lost by a larger thing too early, and by taking a smaller one out again', () => {
    const start = begin({ level: 2 })
    const names = order(start)
    const early = say(say(start, `take ${names[1]}`), `put ${names[1]} in box`)
    expect(sorting.outcome(early)).toMatchObject({ scores: { player: 0 }, metrics: { failure: true } })
    let state = start
    for (const name of names.slice(0, 2)) state = say(say(state, `take ${name}`), `put ${name} in box`)
    expect(look(say(state, `take ${names[0]}`)).failure).toBe(true)
  })

  it('counts units', () => {
    const random = new Random(3)
    for (let seed = 0; seed < 40; seed++) {
      const names = order(begin({ level: 4, fold: random.pick(['train', 'dev', 'test']) }, seed))
      const sizes: Record<string, number> = {
        mm: 1,
        cm: 10,
        m: 1000,
        km: 1e6,
        mg: 1,
        g: 1000,
        kg: 1e6,
        ml: 1,
        cl: 10,
        l: 1000,
      }
      const amounts = names.map((name) => {
        const [, quantity, unit] = /^([\d.]+)([a-z]+) of /.exec(name)!
        return Number(quantity) * sizes[unit!]!
      })
      expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
      expect(new Set(amounts).size).toBe(amounts.length)
    }
  })

  it('answers what cannot be done in its own words', () => {
    expect(() => say(begin({}), 'put the moon in box')).toThrow(IllegalAction)
  })
})
