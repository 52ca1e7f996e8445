import { describe, expect, it } from 'vitest'
import { asksLittle } from './cheapness.ts'
import { readRefused } from './refused.ts'
import { readWishes } from './wish.ts'

const told = (text: string): string[] =>
  readWishes(text).map((wish) => (wish.about === 'feature' ? wish.feature : wish.about))

describe('what nobody cares about', () => {
  it.each([
    "We don't mind whether it's a tourist spot.",
    'Internet access? Could not care less.',
    'Parking: no preference.',
    'They need not have internet.',
    'Terrace or no terrace, it makes no difference to us.',
    'I have no objections to crowds of tourists.',
    'Cocktails, wine, whatever.',
    'It may be trendy, it may be divey, we are not fussy.',
    'Whether they have a terrace is neither here nor there.',
    'Internet? Not important.',
  ])('is no wish: %s', (text) => expect(told(text)).toEqual([]))

  it.each([
    ["I don't care where we go as long as there's wifi.", ['has wifi']],
    ["I don't mind tourists, but I need parking.", ['has parking']],
    ["I don't care for live music.", ['live music']],
    ["I don't mind spending 60 dollars.", ['budget']],
    ['I want a nice view, but the rest makes no difference.', ['viewpoint']],
  ])('ends where something else is asked for: %s', (text, wishes) => expect(told(text)).toEqual(wishes))
})

describe('what is said of a taste', () => {
  it.each([
    ['Hipster places frighten us.', [], ['hipster']],
    ['Ramen yes, tapas nope.', ['japanese'], ['spanish']],
    ["I'm opposed to beer.", [], ['beer']],
    ['We never turn down tapas.', ['spanish'], []],
    ["I don't drink milk and my sister loves wine.", ['wine'], []],
  ])('goes the way it was meant: %s', (text, liked, disliked) => {
    const tastes = readWishes(text).flatMap((wish) =>
      wish.about === 'feature' && ['cuisine', 'alcohol type', 'ambience'].includes(wish.feature) ? [wish] : [],
    )
    expect(tastes.flatMap(({ good }) => good)).toEqual(liked)
    expect(tastes.flatMap(({ bad }) => bad)).toEqual(disliked)
  })
})

describe('kinds of places', () => {
  it.each([
    ['no shops at all, please', ['shop']],
    ["We don't want to see a museum.", ['museum']],
    ['stop with the bars, enough of them', ['bar']],
    ['neither bars nor shops', ['bar', 'shop']],
    ['shops are out of the question', ['shop']],
    ['no expensive shops', []],
    ['no bar without music please', []],
    ["I don't want a bar that is far away", []],
    ['still no bar', []],
    ['no museum plz', ['museum']],
    ['I told you no bar!', ['bar']],
    ['shops with the children, no way', ['shop']],
    ['a museum with toddlers is even worse', ['museum']],
    ['a bar is no place for grandma', ['bar']],
    ['it is yet another shop!', ['shop']],
    ['what would my kids do in a bar?', ['bar']],
    ['a museum would be worse than that bar', []],
    ['I could never leave a strange city without a bar', []],
    ['a day without museums, please', ['museum']],
  ])('are refused: %s', (text, kinds) => expect(readRefused(text)).toEqual(kinds))

  it.each([
    ['still no bar', 'bar'],
    ['there is no museum in it', 'museum'],
    ['and where is the cafe?', 'cafe'],
    ['you forgot the shop', 'shop'],
    ["isn't there something cheap like a park?", 'park'],
  ])('are missed: %s', (text, type) => expect(readWishes(text)).toContainEqual({ about: 'type', type }))

  it.each([
    '$210 for a shop is way too much',
    'that one has a shop in it',
    'why a shop?',
    'again a shop!',
    'the twins in a museum, no thanks',
    'a bar with my mother-in-law would be a nightmare',
  ])('are not asked for: %s', (text) => expect(readWishes(text).filter(({ about }) => about === 'type')).toEqual([]))

  it('may be sought cheaply', () => {
    expect(asksLittle('nothing too pricey, please')).toBe(true)
    expect(asksLittle("isn't there something cheaper?")).toBe(true)
    expect(asksLittle('it need not be cheap')).toBe(false)
    expect(asksLittle('the park is cheap, good')).toBe(false)
  })
})
