import { describe, expect, it } from 'vitest'
import type { Site } from '../../games/planning/index.ts'
import { opinionsOnPrices } from './prices.ts'
import { readReport } from './report.ts'
import { readWishes } from './wish.ts'

const SITES = ['Kite Hill', 'The Old Bar', 'Echo Room']
const total = (text: string): number | undefined => readReport(text, SITES, SITES)?.total

describe('the total of a proposal', () => {
  it.each([
    '31. The ride to the last stop is long.',
    '31 because the bar is loud',
    '31, down from 40',
    '31/80, sorry',
    'Hmm, 31 - nearly there',
    'The park takes us to 31.',
    'With a museum in it we reach 31.',
    'It comes out at 31 points for me, since the walk is short.',
    'It evaluates to 31.',
    'Sadly the score slipped to 31.',
    'Back to 31, I am afraid.',
    'It was 12, now it is 31.',
    '31 (was 40)',
  ])('is heard: %s', (text) => expect(total(text)).toBe(31))

  it.each([
    '31 dollars are all I have',
    '31 minutes by bus, is that right?',
    'We are 31 people',
    '9, 12 and 10',
    '31 for Kite Hill',
    'We can only spend 31 altogether.',
    'Nothing for 180! 31 in total!',
    'The whole trip costs 180 and there are only 31 dollars in our pockets.',
    'The Old Bar alone is over 31.',
  ])('is no other number: %s', (text) => expect(total(text)).toBeUndefined())
})

describe('the number of one stop', () => {
  it.each([
    'For the Old Bar I count 31 points.',
    'I count 31 points for the Old Bar.',
    'For the Old Bar I get to 31 points.',
    'At the Old Bar I am at 31 points',
  ])('is no total: %s', (text) => {
    const report = readReport(text, SITES, SITES)
    expect(report?.stops).toEqual([undefined, 31, undefined])
    expect(report?.total).toBeUndefined()
  })
})

describe('a sum behind the numbers of all stops', () => {
  const counted = 'Kite Hill gets 4. The Old Bar gets 6. Echo Room gets 2.'
  it.each([
    ['The plan rates 3 on my scale.', 3],
    ['So I land on a -2, hm.', -2],
    ["I've added it all up and I make it 12, dear.", 12],
  ])('is heard however small: %s', (text, sum) => expect(total(`${counted} ${text}`)).toBe(sum))
  it('is none where something else is counted', () => expect(total(`${counted} We are only 3 people.`)).toBeUndefined())
})

describe('ways to places that are called after them', () => {
  const names = ['Kite Hill', 'Tidepool Walk', 'Echo Room']
  it.each(['Tidepool Walk is worth 7 points to me.', 'I give Tidepool Walk 7 points.'])('are stops: %s', (text) => {
    const report = readReport(text, names, names)
    expect(report).toMatchObject({ stops: [undefined, 7, undefined], travel: [undefined, undefined] })
  })
  it('are ways', () =>
    expect(readReport('The way to Tidepool Walk costs 7 points.', names, names)?.stops).toEqual([
      undefined,
      undefined,
      undefined,
    ]))
})

describe('numbers of who told a limit of 45 dollars before', () => {
  const PRICES = [0, 85, 240]
  const SHOWN = ['Kite Hill', 'The Old Bar', 'Echo Room']
  it.each([
    'come on, i told you 45',
    'I really just have 45.',
    '240 for a museum?? i got 45',
    "That's 325, too expensive once more.",
    'so it makes 110 and the budget is gone',
    'the Old Bar is 45, that is 60 total, over budget',
  ])('are no score: %s', (text) => expect(readReport(text, SHOWN, SITES, PRICES, 45)).toBeUndefined())

  it.each([
    ['31, a bit over budget', 31],
    ['45 points for this one', 45],
    ['I only get 27', 27],
  ])('are a score: %s', (text, score) => expect(readReport(text, SHOWN, SITES, PRICES, 45)?.total).toBe(score))
})

describe('sums of money', () => {
  const stop = (name: string, type: string, price: number) =>
    ({ id: price, name, type, price, coordinates: [0, 0], features: {} }) as unknown as Site
  const stops = [stop('Kite Hill', 'park', 0), stop('The Old Bar', 'bar', 85), stop('Echo Room', 'shop', 240)]

  it.each([
    ['The Old Bar costs 85, we have 45', 45, 1],
    ['45 is all we have, and the shop is 240 already', 45, 2],
    ['No, 240 for a shop? Our limit is 45.', 45, 2],
    ["We're not paying 85 for drinks at the Old Bar", undefined, 1],
    ['it costs 240! I would like something cheaper', undefined, 2],
  ])('are prices or limits: %s', (text, limit, dear) => {
    const budgets = readWishes(text, SITES).flatMap((wish) => (wish.about === 'budget' ? [wish.limit] : []))
    expect(budgets).toEqual(limit === undefined ? [] : [limit])
    expect(opinionsOnPrices(text, stops, SITES)).toEqual([{ about: 'stop', place: dear, good: false, reason: 'price' }])
    expect(readReport(text, SITES, SITES)).toBeUndefined()
  })

  it.each([
    'The Old Bar only costs 85, that is fine',
    'The Old Bar gives me 12 points',
    '12 for the Old Bar, 5 for Kite Hill',
  ])('are held against nothing: %s', (text) => expect(opinionsOnPrices(text, stops, SITES)).toEqual([]))
})
