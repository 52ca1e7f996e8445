import { describe, expect, it } from 'vitest'
import { partRunOns } from './run-ons.ts'
import { tellWish } from './tell.ts'
import { readWishes } from './wish.ts'

const parts = (text: string): string[] =>
  partRunOns(text)
    .split(/\. ?/)
    .map((part) => part.trim())

describe('sentences that run on', () => {
  it('are parted where a subject or a wish begins', () => {
    expect(
      parts('no live music I get headaches we want to eat outside my kids are 4 and 6 there should be a park'),
    ).toEqual([
      'no live music',
      'I get headaches',
      'we want to eat outside',
      'my kids are 4 and 6',
      'there should be a park',
    ])
    expect(
      parts('we have 60 dollars in all Korean and thai food would be great Kite Hill is a must short walks only'),
    ).toEqual([
      'we have 60 dollars in all',
      'Korean and thai food would be great',
      'Kite Hill is a must',
      'short walks only',
    ])
  })

  it.each([
    'Dan recommended I go to either Market Street or the Artisan Street Fair so please add one or both of those',
    'We would like to find somewhere we can sit outside with a view over the city when the sun goes down',
    'I think that my friends would love a place that has live music and does not cost too much money',
    'No live music, I get headaches',
  ])('are not seen in a sentence that is only long, or short: %s', (text) => expect(partRunOns(text)).toBe(text))

  it('keep what is denied apart from what is wished for', () => {
    const sites = ['Kite Hill', 'Echo Room']
    const said = readWishes(
      'no seafood or thai food for me Japanese food would be great Kite Hill or Echo Room is a must we are seven people',
      sites,
    ).map(tellWish)
    expect(said).toEqual(['no thai, seafood; like japanese', 'must see Kite Hill or Echo Room', 'good for groups'])
  })
})
