import { describe, expect, it } from 'vitest'
import { validate } from '../../core/schema.ts'
import { published } from '../../games/engines/dialogue/published.fixture.ts'
import { planning, type Preference } from '../../games/planning/index.ts'
import { tellWish } from './tell.ts'
import { readWishes, type Wish } from './wish.ts'
import { sized } from '../../testing/sized.fixture.ts'

/** The wish that a preference's text should be read as. */
function wishOf(preference: Preference): Wish {
  switch (preference.kind) {
    case 'FeaturePreference': {
      const { feature, good, bad } = preference
      return {
        about: 'feature',
        feature: feature.replace('_', ' '),
        good,
        bad,
      }
    }
    case 'PriceBudgetPreference':
      return { about: 'budget', limit: preference.budget }
    case 'WantToGo':
      return {
        about: 'see',
        names: preference.names,
        must: preference.penalize,
      }
    case 'AtLeastOneEventType':
      return { about: 'type', type: preference.type }
    default:
      return { about: 'distance' }
  }
}

const inOrder = <Value>(values: readonly Value[]): Value[] =>
  [...values].sort((a, b) => (String(a) < String(b) ? -1 : 1))

const sorted = (wish: Wish): Wish => {
  if (wish.about === 'feature') return { ...wish, good: inOrder(wish.good), bad: inOrder(wish.bad) }
  return wish.about === 'see' ? { ...wish, names: [...wish.names].sort() } : wish
}

/** As its owner reads it, who has no list of sites, and as the assistant reads it, who has. */
function expectRead(preference: Preference, sites: readonly string[]): void {
  const wish = wishOf(preference)
  for (const text of [preference.text, tellWish(wish)])
    for (const names of [[], sites]) expect([text, readWishes(text, names).map(sorted)]).toEqual([text, [sorted(wish)]])
}

describe('wishes', () => {
  it('are read from all our phrasings, and from the few words in which they are told', () => {
    for (let seed = 0; seed < sized(30, 150); seed++) {
      const { sites, preferences } = planning.start(validate(planning.config, {}, 'config'), seed).world
      for (const preference of preferences)
        expectRead(
          preference,
          sites.map(({ name }) => name),
        )
    }
  })

  it.skipIf(published.absent)('are read from all published phrasings', () => {
    const worlds = published.read('golden/planning.dev').filter((_, i) => i % sized(5, 1) === 0)
    for (const { state } of worlds)
      for (const preference of state.preferences)
        expectRead(
          preference,
          state.events.map(({ name }: { name: string }) => name),
        )
  })

  it('are read from what people say', () => {
    const sites = ['The Old Bar', 'Kite Hill']
    const said = (text: string) => readWishes(text, sites).map(tellWish)
    expect(said("Hi! There's nine of us, and we'd like to keep it under $70.")).toEqual([
      'budget $70',
      'good for groups',
    ])
    expect(said('I don’t like thai or french food, but spanish would be great')).toEqual([
      'no french, thai; like spanish',
    ])
    expect(said('The Old Bar has live music.')).toEqual([])
    expect(said('I love Kite Hill, but let’s skip The Old Bar')).toEqual(['keep Kite Hill', 'skip The Old Bar'])
    expect(said('We want to visit a museum and hate tourist traps!')).toContain('at least one museum')
  })

  it.each([
    ['I care more about the food than about the view.', []],
    ['I like a viewpoint more than a museum.', ['viewpoint']],
    ['Neither hipster nor classy, just casual.', ['no hipster, classy; like casual']],
    ['If we end up in a tour group again I will scream.', ['no touristy']],
    ['Japanese (preferred), French (no)', ['no french; like japanese']],
    ['Korean: yes please! Thai: meh.', ['no thai; like korean']],
    ['Trendy means overpriced, so no.', ['no trendy']],
    ['Live jazz? Spare me.', ['no music']],
    ['!touristy, ambience != trendy', ['no touristy', 'no trendy']],
    ['Eighty dollars would hurt, fifty is comfortable.', ['budget $50']],
    ['Walking is fine with me.', []],
    ['Keep the walks short, my mother uses a cane.', ['short distances']],
    ['A park or a landmark, one of each.', ['at least one landmark', 'at least one park']],
    ['Nobody is driving, so skip the parking.', []],
    ["I'd rather not need a reservation.", []],
  ])('are read with their conditions and comparisons: %s', (text, told) =>
    expect(readWishes(text).map(tellWish)).toEqual(told),
  )
})
