import { describe, expect, it } from 'vitest'
import { validate } from '../../core/schema.ts'
import { published } from '../../games/engines/dialogue/published.fixture.ts'
import { planning, type Preference } from '../../games/planning/index.ts'
import { tellWish } from './tell.ts'
import { readWishes } from './wish.ts'
import type { Wish } from './wished.ts'
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
      'good for groups',
      'budget $70',
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

  it.each([
    ['Red wine makes my cheeks burn and my head hurt.', ['no wine']],
    ['Tapas bring us joy.', ['like spanish']],
    ['My nerves go crazy near a drummer, so better not.', ['no music']],
    ['The two of us get hives from lobster.', ['no seafood']],
    ['Ethiopian is too sour for my taste, so leave it out please.', ['no ethiopian']],
    ["I'm too clumsy for classy.", ['no classy']],
    ['We roll our eyes at trendy places.', ['no trendy']],
    ['Who could resist dumplings?', ['like chinese']],
    ["If they serve ale, we're happy.", ['like beer']],
    ['Supper without a glass of wine is hardly supper.', ['like wine']],
    ['No terrace, no visit.', ['outdoor seating']],
    ["The only thing I can't drink is beer.", ['no beer']],
    ['You can never go wrong with Korean.', ['like korean']],
    ['She is Thai herself, we are French.', []],
    ['Too casual and my mother sulks.', ['no casual']],
  ])('are read by what something does to those who speak: %s', (text, told) =>
    expect(readWishes(text).map(tellWish)).toEqual(told),
  )

  it.each([
    ['Our bikes need no parking, and neither do we.', []],
    ["It's too windy to eat on the terrace.", []],
    ['We sold the van, we come by train.', []],
    ['The motorhome has to stand somewhere.', ['parking']],
    ["Let's not forget to look in at a museum.", ['at least one museum']],
    ['No meat, fish, milk or eggs for me.', ['vegan options']],
    ['My uncle eats neither fish nor meat.', ['vegetarian options']],
    ['Seventy-five dollars, that is the bottom of my purse.', ['budget $75']],
    ['Yesterday I spent 90 dollars, today it should be 55.', ['budget $55']],
    ['Our bowling team is coming, eleven bowlers.', ['good for groups']],
    ['The kids stay with my parents.', []],
    ["We can't hear each other over a band.", ['no music']],
    ['I am afraid of heights, no lookout for me.', []],
    ['I used to be a vegetarian.', []],
    ['We go on foot, so all stops should be close.', ['short distances']],
  ])('are read by who comes, how, and with what: %s', (text, told) =>
    expect(readWishes(text).map(tellWish)).toEqual(told),
  )

  it.each([
    [
      'The Old Bar is a must, and if time allows Kite Hill would be lovely.',
      ['must see The Old Bar', 'curious about Kite Hill'],
    ],
    ['My parents met at Kite Hill, so we have to go back there.', ['must see Kite Hill']],
    ["Don't even think of skipping Kite Hill.", ['must see Kite Hill']],
    ['A peek into The Old Bar would do no harm.', ['curious about The Old Bar']],
    ['Kite Hill or The Old Bar, one of them must be in.', ['must see Kite Hill or The Old Bar']],
    ['I absolutely have to see Gull Park.', ['must see Gull Park']],
    ['We love The New Bar.', []],
  ])('are read for sites by name: %s', (text, told) =>
    expect(readWishes(text, ['The Old Bar', 'Kite Hill']).map(tellWish)).toEqual(told),
  )

  it.each([
    ['A trumpet player hurts my head, so please none of that.', ['no music']],
    ["Trendy bars are all over the place and I can't bear any of them.", ['no trendy']],
    ['Prawns, crabs, oysters - I touch none of those.', ['no seafood']],
    ['I skip French food as I hate it, but I do enjoy a beer.', ['no french', 'like beer']],
    ['Guitars while I eat? I could do without.', ['no music']],
    ['People rave about dive bars. I do not.', ['no divey']],
    ['My nephew adores museums, so we should visit one.', ['good for kids', 'at least one museum']],
    ['Parking is hard to find here, so make sure there is some.', ['parking']],
    ['A view would be welcome, but I can live without it.', ['viewpoint']],
  ])('are read where they point back: %s', (text, told) => expect(readWishes(text).map(tellWish)).toEqual(told))

  it.each([
    ['Parking please, because my shoulder hurts.', ['parking']],
    ['At least 3 stars, since the last dinner was awful.', ['3 stars or better']],
    ["No beer because I had too much beer yesterday, I'd like wine.", ['no beer; like wine']],
    ['nothing touristy thx its too loud there', ['no touristy']],
    ["It's her birthday, so it should be classy and nothing below 3.5 stars.", ['3.5 stars or better', 'like classy']],
  ])('are not turned round by their reasons: %s', (text, told) =>
    expect(readWishes(text).map(tellWish).sort()).toEqual(told),
  )

  it.each([
    ['Keep me away from the tourists, darling, and find me a cold beer.', ['no touristy', 'like beer']],
    ['A romantic corner, without a band.', ['like romantic', 'no music']],
    ['Leave the sushi out and make sure there is a view.', ['no japanese', 'viewpoint']],
    ["I'd swap any cocktail for a glass of wine.", ['no cocktails; like wine']],
    ['Everything but Thai is fine, and we need wifi.', ['no thai', 'wifi']],
  ])('are read beside what is turned down: %s', (text, told) => expect(readWishes(text).map(tellWish)).toEqual(told))

  it.each([
    ['We wear hiking boots, so somewhere casual.', ['like casual']],
    ['My timetable is tight, so please with reservations.', ['reservations']],
    ["I'd like to stroll through a park a bit.", ['at least one park']],
    ['My grandson has become a vegan, so vegan dishes please.', ['vegan options']],
    ["I'm a nursery teacher on leave, so take me somewhere classy.", ['like classy']],
    ['The band of my hat tore, so I need at least one shop.', ['at least one shop']],
    ['I want to take out my wife, so make it romantic.', ['like romantic']],
  ])('are not taken from words of another sense: %s', (text, told) =>
    expect(readWishes(text).map(tellWish)).toEqual(told),
  )

  it.each([
    ["It'd be sweet to visit Kite Hill but no stress if we can't", ['curious about Kite Hill']],
    ['While Kite Hill would be a joy, it is by no means essential.', ['curious about Kite Hill']],
  ])('are no musts where they may fail: %s', (text, told) =>
    expect(readWishes(text, ['The Old Bar', 'Kite Hill']).map(tellWish)).toEqual(told),
  )
})
