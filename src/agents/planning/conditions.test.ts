import { describe, expect, it } from 'vitest'
import { sayConditions } from './conditions.ts'
import { readWishes } from './wish.ts'

describe('conditions', () => {
  it.each([
    ["If there's no wifi I lose money.", 'we need wifi.'],
    ["We won't stay if we can't reserve.", 'we need reserve.'],
    ["If it's korean food, count me out.", 'korean food unwanted.'],
    ['I get furious when a band starts playing.', 'a band unwanted.'],
  ])('that would be borne badly are wishes: %s', (text, said) => {
    expect(sayConditions(text)).toBe(said)
  })

  it.each([
    "If there is live music, I won't complain.",
    "It's not a problem if there is no parking.",
    "We can't eat outside if it rains.",
    "If the bill goes over $60, I'm broke.",
    'If you have time, look for a museum.',
  ])('that are borne, of the weather or in numbers stay as they are: %s', (text) => {
    expect(sayConditions(text)).toBe(text)
  })
})

describe('what is better than what', () => {
  const leaning = (text: string, feature: string): unknown => {
    const wish = readWishes(text).find((one) => one.about === 'feature' && one.feature === feature)
    return wish?.about === 'feature' ? [wish.good, wish.bad] : undefined
  }

  it.each([
    ['Anything would be better than hipster places.', 'ambience', [[], ['hipster']]],
    ["I'd rather starve than eat french food.", 'cuisine', [[], ['french']]],
    ['A place with wifi beats one without.', 'has wifi', [[true], [false]]],
    ["I'd rather have peace than a live band.", 'live music', [[false], [true]]],
    ['A day without wine is a wasted day.', 'alcohol type', [['wine'], []]],
    ['What is a dinner without live music?', 'live music', [[true], [false]]],
    ['no parking = sad kids', 'has parking', [[true], [false]]],
    ["No internet and I'm doomed.", 'has wifi', [[true], [false]]],
    ["Unless you find wifi we're leaving.", 'has wifi', [[true], [false]]],
    ["If there's no view I'd be heartbroken.", 'viewpoint', [[true], [false]]],
  ])('tells what is wanted: %s', (text, feature, expected) => {
    expect(leaning(text, feature)).toEqual(expected)
  })

  it('asks for no kind of place that is only supposed', () => {
    expect(readWishes('If we go to a park, it should have a view.').map(({ about }) => about)).not.toContain('type')
  })
})

it.each([
  ['No place with a band, please.', 'live music'],
  ['Nowhere with a band, we want to talk.', 'live music'],
  ['Nowhere touristy.', 'touristy'],
  ['nowhere near tourists', 'touristy'],
])('a place without something is wanted: %s', (text, feature) => {
  const wish = readWishes(text).find((one) => one.about === 'feature' && one.feature === feature)
  expect(wish?.about === 'feature' && wish.good).not.toContain(true)
})
