import { describe, expect, it } from 'vitest'
import { IllegalAction } from '../../core/errors.ts'
import { Random } from '../../core/random.ts'
import { validate } from '../../core/schema.ts'
import { conformSized, sized } from '../../testing/sized.fixture.ts'
import { haveGolden, tablesFolder } from '../engines/text-world/golden.ts'
import { twc } from './index.ts'

const begin = (given: object, seed = 1) => twc.start(validate(twc.config, given, 'config'), seed)
const say = (state: any, command: string) => twc.act(state, 'player', { command })
const look = (state: any) => twc.observe(state, 'player')

/** Puts everything away, in a single room. */
function tidy(state: any): any {
  for (const { thing, homes } of state.world.goal.items) {
    const [name, home] = [state.world.things[thing].name, state.world.things[homes[0]]]
    state = say(state, `take ${name}`)
    if (look(state).validActions.includes(`open ${home.name}`)) state = say(state, `open ${home.name}`)
    state = say(state, `put ${name} in ${home.name}`)
  }
  return state
}

describe('TWC', () => {
  it.each([{}, ...sized([], [{ level: 3, fold: 'dev' }]), { level: 5, fold: 'test' }])(
    'keeps the contract of a game with %j',
    (config) =>
      // In small worlds everything may be seen at once.
      conformSized(twc, { configs: [config], episodes: sized(2, 4), perfectInformation: !('fold' in config) }),
  )

  it.skipIf(!haveGolden)('keeps the contract in the published world', () => {
    const published = { world: 'textworldexpress', tables: tablesFolder, fold: 'test' }
    conformSized(twc, { configs: [published], episodes: sized(2, 4) })
    const easy = { ...published, numLocations: 1, numItemsToPutAway: 1 }
    conformSized(twc, { configs: [easy], episodes: sized(2, 4), perfectInformation: true })
  })

  it('is won when everything is where it belongs', () => {
    for (let seed = 0; seed < 10; seed++) {
      const state = tidy(begin({}, seed))
      expect(twc.outcome(state)).toMatchObject({ scores: { player: 1 }, metrics: { success: true } })
    }
  })

  it('tells why a wrong place loses, and takes every place that a thing may well be kept in', () => {
    let [lost, kept] = [0, 0]
    for (const fold of ['train', 'dev', 'test'])
      for (let seed = 0; seed < 40; seed++) {
        const state = begin({ level: 1, fold }, seed)
        const { items } = state.world.goal
        const item = items.find(({ homes }: { homes: readonly number[] }) => homes.length > 1) ?? items[0]!
        const name = state.world.things[item.thing]!.name
        const carried = say(state, `take ${name}`)
        for (const [place, { name: where, kind }] of state.world.things.entries()) {
          if (place === item.found || (kind !== 'surface' && kind !== 'cupboard')) continue
          const open = `open ${where}`
          const before = look(carried).validActions.includes(open) ? say(carried, open) : carried
          const after = say(before, `put ${name} in ${where}`)
          if (item.homes.includes(place)) {
            kept++
            expect(look(after)).toMatchObject({ failure: false, score: 1 / items.length })
          } else {
            lost++
            expect(twc.outcome(after)?.reason).toMatch(
              new RegExp(`^the ${name} does not belong in or on the ${where}: \\S.* \\S`),
            )
          }
        }
      }
    expect(Math.min(lost, kept)).toBeGreaterThan(100)
  })

  it('is lost by a wrong place, but not by putting a thing back', () => {
    const random = new Random(2)
    let lost = 0
    for (let seed = 0; seed < 20; seed++) {
      let state = begin({ level: 2 }, seed)
      const item = state.world.goal.items.find(({ found }) => found >= 0 && state.situation.floors[0]!.includes(found))
      if (!item) continue
      const [name, found] = [state.world.things[item.thing]!.name, state.world.things[item.found]!.name]
      state = say(say(state, `take ${name}`), `put ${name} in ${found}`)
      expect(look(state)).toMatchObject({ score: 0, failure: false })
      state = say(state, `take ${name}`)
      const places = look(state).validActions.filter((command) => command.startsWith(`put ${name} in `))
      const wrong = random.shuffle(places).find((command) => {
        const place = state.world.things.findIndex(({ name: other }) => command.endsWith(` in ${other}`))
        return place !== item.found && !item.homes.includes(place)
      })
      if (!wrong) continue
      lost++
      expect(twc.outcome(say(state, wrong))).toMatchObject({ scores: { player: 0 }, metrics: { failure: true } })
    }
    expect(lost).toBeGreaterThan(3)
  })

  it('answers what cannot be done in its own words', () => {
    expect(() => say(begin({}), 'open sesame')).toThrow(IllegalAction)
  })

  it('says what is wrong with a config', () => {
    const read = (given: object) => () => validate(twc.config, given, 'config')
    expect(read({ numItemsToPutAway: 5, numLocations: 1 })).toThrow(/places for 4 things/)
    if (haveGolden)
      expect(read({ world: 'textworldexpress', tables: tablesFolder, numLocations: 4 })).toThrow(/takes 1 to 3/)
  })
})
