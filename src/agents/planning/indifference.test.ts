import { describe, expect, it } from 'vitest'
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
