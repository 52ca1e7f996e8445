/** What is left of earlier wishes after later words, before a plan and about one. */
import { describe, expect, it } from 'vitest'
import type { Site } from '../../games/planning/index.ts'
import type { PlanningObservation } from './observation.ts'
import { readTold } from './told.ts'
import { readTried } from './tried.ts'
import type { Wish } from './wished.ts'

const SITES = (
  [
    ['Morning Kettle', 'cafe', 15, {}],
    ['Clockmakers Arch', 'landmark', 10, { rating: 2 }],
    ['Tidepool Walk', 'park', 0, {}],
    ['Quarterdeck', 'bar', 90, { 'alcohol type': 'beer' }],
    ['Golden Sesame', 'restaurant', 50, {}],
    ['Tinker Lane', 'shop', 120, {}],
    ['Ferry Row Books', 'shop', 80, {}],
  ] as const
).map(
  ([name, type, price, features], id) => ({ id, name, type, price, loc: [0, id / 69], features }) as unknown as Site,
)

const says = (by: string, text: string) => ({ kind: 'message', by, text })
const SHOWN = { kind: 'proposal', by: 'assistant', shown: { events: [1, 3, 4] } }

function inShort(wish: Wish): string {
  if (wish.about === 'see') return `${wish.must ? 'must' : 'see'} ${wish.names.join('/')}`
  if (wish.about === 'site') return `${wish.liked ? '+' : '-'}${wish.name}`
  if (wish.about === 'feature') return `${wish.feature} ${wish.good.join()}/${wish.bad.join()}`
  if (wish.about === 'budget') return `$${wish.limit}`
  return wish.about === 'type' ? wish.type : 'near'
}

/** Wishes after `first`, a plan of the arch, the Quarterdeck and the Sesame, and `then`; without a plan where it is to be so. */
function told(first: string, then: string, plan = true): string[] {
  const talk = [says('user', first), ...(plan ? [SHOWN] : []), says('user', then)]
  const observation = { talk, seat: 'assistant', closing: false, sites: SITES } as unknown as PlanningObservation
  return readTold(observation, readTried(observation, SITES), SITES).map(inShort).sort()
}

describe('how much a site is wanted', () => {
  it.each([
    ['We have our hearts set on seeing Tidepool Walk.', 'must Tidepool Walk'],
    ['Tidepool Walk is at the top of our list.', 'must Tidepool Walk'],
    ['Possibly Tidepool Walk.', 'see Tidepool Walk'],
    ["We'd be glad to see Tidepool Walk.", 'see Tidepool Walk'],
  ])('%s', (first, expected) => {
    expect(told(first, 'okay', false).join(' | ')).toBe(expected)
  })
})

describe('what stops score', () => {
  it.each([
    'Clockmakers Arch scores 1. Quarterdeck scores 4. Golden Sesame scores 2. Altogether 7.',
    'The Arch is at 3, Quarterdeck gets 4 and Golden Sesame scores 5, so 12 in total.',
  ])('asks for no stars: %s', (then) => {
    expect(told('I would like some beer.', then)).toEqual(['alcohol type beer/'])
  })
  it('may come with stars that are asked for', () => {
    expect(told('I would like some beer.', 'It scores 12. I want 4 stars or more.').join()).toContain('rating 4,4.5,5')
  })
})

describe('what nobody had asked for', () => {
  it.each([
    ['Skip anything with a band playing.', 'live music false/true'],
    ['Leave out the tourist traps.', 'touristy false/true'],
    ["I don't care for beer at all.", 'alcohol type /beer'],
    ['I cannot leave a town without visiting a shop.', 'shop'],
    ['Do they have wireless internet? I would really need that.', 'has wifi true/false'],
    ['Snobbish upscale places make me nervous.', 'ambience /classy'],
  ])('is a wish and takes back nothing: %s', (first, expected) => {
    expect(told(first, 'okay', false)).toEqual([expected])
  })
})

describe('what is taken back', () => {
  it.each([
    ['We need parking and wifi.', 'Scrap the parking, we come by tram.', 'has wifi true/false'],
    ['We need parking and wifi.', 'wifi is no longer necessary', 'has parking true/false'],
    ['At least one shop please. I want to see Tinker Lane.', 'Never mind the shops.', ''],
    ['I want to see Tidepool Walk.', "Actually we don't have to see Tidepool Walk.", ''],
    ['I want to see Tidepool Walk.', "Don't forget Tidepool Walk!", 'must Tidepool Walk'],
    ['Ratings of 4.5 or more.', 'Forget the stars, 3 would do.', 'rating 3,3.5,4,4.5,5/1,1.5,2,2.5'],
    ['We like beer and cocktails.', 'on second thought, forget the beer', 'alcohol type cocktails/'],
  ])('%s %s', (first, then, expected) => {
    expect(told(first, then, false).join(' | ')).toBe(expected)
  })
})

describe('facts that are held against stops', () => {
  // The arch with 2 stars, the Quarterdeck with beer.
  it.each([
    ['that bar pours nothing but beer', '-Quarterdeck'],
    ['it offers beer, and no wine', '-Quarterdeck | alcohol type wine/'],
    ['Two stars? Seriously?', '-Clockmakers Arch'],
    ['Golden Sesame is cheap, but it does not serve vegan food', '-Golden Sesame | vegan options true/false'],
    ['The arch only has two stars, but still it is a must', '+Clockmakers Arch'],
    ['a beer bar with three little girls?', '-Quarterdeck'],
    ['beer is no lunch', '-Quarterdeck | restaurant'],
    ['something less trendy please', 'ambience /trendy'],
    // What is wished is no fact.
    ['we want at least 4 stars', 'rating 4,4.5,5/1,1.5,2,2.5'],
  ])('%s', (then, expected) => {
    expect(told('hello', then).join(' | ')).toBe(expected)
  })
})

describe('what a stop is like, where it is turned down', () => {
  const NO_CROWDS = 'touristy false/true'
  it.each([
    ['hello', 'The arch is swamped with day-trippers, so let us skip it', `-Clockmakers Arch | ${NO_CROWDS}`],
    ['hello', 'leave out the Quarterdeck, far too many tourists there', `-Quarterdeck | ${NO_CROWDS}`],
    ['hello', 'the bar: hipster, badly rated, no thanks', '-Quarterdeck | ambience /hipster'],
    ['hello', "Golden Sesame's a tourist trap and very serious", `-Golden Sesame | ambience /serious | ${NO_CROWDS}`],
    ['hello', 'the bar is too romantic for our kids', '-Quarterdeck | ambience /romantic | good for kids true/false'],
    ['hello', 'the bar is nice, though touristy', `+Quarterdeck | ${NO_CROWDS}`],
    ['hello', 'The arch? It has crowds everywhere. No.', `-Clockmakers Arch | ${NO_CROWDS}`],
    ['hello', 'the bar is 2.5 mi away', ''],
    ['At least 4 stars.', 'the arch has 2 stars, we said 4', '-Clockmakers Arch | rating 4,4.5,5/1,1.5,2,2.5'],
    ['At least 4 stars.', '3.5 stars is less than 4', 'rating 4,4.5,5/1,1.5,2,2.5'],
    ['At least 4 stars.', '4 stars, not 2.5!', 'rating 4,4.5,5/1,1.5,2,2.5'],
    ['At least 4 stars.', '3 stars will do', 'rating 3,3.5,4,4.5,5/1,1.5,2,2.5'],
    // Praised for it.
    ['hello', 'the bar is hipster, lovely', '+Quarterdeck | ambience hipster/'],
  ])('%s %s', (first, then, expected) => {
    expect(told(first, then).join(' | ')).toBe(expected)
  })
})

describe('sums that are quoted of a plan', () => {
  it.each([
    // The arch at $10, the Quarterdeck at $90, the Sesame at $50.
    ['What, 150 bucks?', '$60'],
    ['$90 just for drinks? Come on', '$60 | -Quarterdeck'],
    ['make it 30 dollars cheaper', '$60'],
    ['a cafe for less than 20 dollars would do', '$60 | cafe'],
    ['our limit is 90 then', '$90'],
    ['okay, we could go up to $150', '$150'],
  ])('%s', (then, expected) => {
    expect(
      told('We have $60.', then)
        .filter((wish) => wish !== 'near')
        .toSorted()
        .join(' | '),
    ).toBe(expected)
  })
})

describe('questions and complaints', () => {
  it.each([
    // What is only asked for is no wish.
    ['How expensive is a museum here?', ''],
    ['Does Tinker Lane have parking?', ''],
    ['You have not told us whether Tidepool Walk is touristy', ''],
    ['Are any of the bars romantic?', ''],
    ['we wonder if the bar has live music', ''],
    // What is offered and turned down is no wish either.
    ['A shop for $120 is madness', ''],
    ["we won't spend so much on a shop", ''],
    ['does it have to be a landmark?', ''],
    ['a bar with cocktails for less than forty dollars', 'alcohol type cocktails/ | bar'],
    // What was said before is said again.
    ['we already told you that the Quarterdeck is dull', '-Quarterdeck'],
    ['I said no to Golden Sesame', '-Golden Sesame'],
    [
      'not that one, the other one: Tidepool Walk, Tinker Lane and the Quarterdeck',
      '+Quarterdeck | +Tidepool Walk | +Tinker Lane',
    ],
    [
      'give us Tidepool Walk if it is not too far from the arch',
      '+Clockmakers Arch | +Tidepool Walk | must Tidepool Walk',
    ],
    ['Is Tidepool Walk boring?', ''],
    ['How expensive is Tinker Lane?', ''],
    ['this has no museum and no music', 'has music | museum'],
    ['why did you throw it out?', ''],
    ['Golden Sesame looks a little trendy', '-Golden Sesame | ambience /trendy'],
    ['organise us a nice day around Tidepool Walk', '+Tidepool Walk | must Tidepool Walk'],
    ['by car', 'has parking true/false'],
  ])('%s', (then, expected) => {
    expect(told('hello', then).join(' | ').replace('live music true/false', 'has music')).toBe(expected)
  })
})

describe('what is asked for or refused by name', () => {
  it.each([
    // What is missed is wanted.
    ['no, as Tidepool Walk is nowhere to be seen', '+Tidepool Walk'],
    ['this one includes neither Tidepool Walk nor the Kettle', '+Morning Kettle | +Tidepool Walk'],
    // What comes for something else is wanted, and that is not.
    ['exchange the Quarterdeck with Morning Kettle', '+Morning Kettle | -Quarterdeck'],
    ['the Quarterdeck has to make room for Tidepool Walk', '+Tidepool Walk | -Quarterdeck'],
    ['swap Morning Kettle for the Quarterdeck', '+Morning Kettle | -Quarterdeck'],
    // In another order all stay.
    ['swap the arch and the Quarterdeck', '+Clockmakers Arch | +Quarterdeck'],
  ])('%s', (then, expected) => {
    expect(told('hello', then).join(' | ')).toBe(expected)
  })
})

describe('what is known, asked for reasons, or said of something else', () => {
  it.each([
    // Facts of places are no wishes, and neither are reasons asked for.
    ['You told us that Morning Kettle offers live music.', ''],
    ['We like wine, but not cocktails.', 'alcohol type wine/cocktails'],
    ['Why drop Tidepool Walk?', '+Tidepool Walk'],
    ['Why did you pick the arch?', ''],
    // What is forgotten ends where names begin.
    [
      'Never mind the money, Tidepool Walk and Morning Kettle please.',
      '+Morning Kettle | +Tidepool Walk | see Tidepool Walk/Morning Kettle',
    ],
    ['Morning Kettle costs less, use that one instead of the Quarterdeck.', '+Morning Kettle | -Quarterdeck'],
    ['The Quarterdeck is far from the arch.', '-Quarterdeck'],
    ['Keep the arch, the others do nothing for us.', '+Clockmakers Arch | -Golden Sesame | -Quarterdeck'],
    [
      'Tidepool Walk or Morning Kettle, either would do.',
      '+Morning Kettle | +Tidepool Walk | must Tidepool Walk/Morning Kettle',
    ],
  ])('%s', (then, expected) => {
    expect(told('hello', then).join(' | ')).toBe(expected)
  })
})

describe('a limit', () => {
  it.each([
    ['Oh, I meant ninety, not eighty.', '$90'],
    ['I said 80, but it is 90 really.', '$90'],
    ['Not eighty, ninety!', '$90'],
    ['We could stretch to ninety.', '$90'],
    ['Never mind the $80.', ''],
    ['Money is no object after all.', ''],
    // What a plan costs is nobody's limit.
    ['That makes $90, not $80!', '$80 | -Quarterdeck'],
    ['Sorry, 90 points.', '$80'],
  ])('of 80 dollars: %s', (then, expected) => {
    expect(told('Our limit is $80.', then).join(' | ')).toBe(expected)
    if (!/makes|points/.test(then)) expect(told('Our limit is $80.', then, false).join(' | ')).toBe(expected)
  })
})
