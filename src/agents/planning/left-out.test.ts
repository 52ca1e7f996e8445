/** What is said of a plan that leaves out, or goes over, what was plainly asked for. */
import { describe, expect, it } from 'vitest'
import type { Site } from '../../games/planning/index.ts'
import { leftOut, overIn } from './left-out.ts'
import type { Wish } from './wished.ts'

const SITES = (
  [
    ['Tidepool Walk', 'park', 0, 0],
    ['Clockmakers Arch', 'landmark', 30, 0.1],
    ['Tinker Lane', 'shop', 120, 0.2],
    ['Kite Hill', 'park', 0, 3],
  ] as const
).map(([name, type, price, at], id) => ({ id, name, type, price, loc: [0, at / 69], features: {} }) as unknown as Site)

const see = (...names: string[]): Wish => ({ about: 'see', names, must: true })

describe('what a plan leaves out', () => {
  it.each<[string, Wish[], number[], string | undefined]>([
    [
      'too dear',
      [see('Tinker Lane'), { about: 'budget', limit: 40 }],
      [0, 1],
      'Tinker Lane costs $120, more than your $40.',
    ],
    ['too far', [see('Kite Hill')], [0, 1], 'I left out Kite Hill, 2.9 miles from the rest.'],
    ['over the limit, which is told by itself', [{ about: 'budget', limit: 40 }], [1, 2], undefined],
    ['a kind', [{ about: 'type', type: 'shop' }], [0, 1], 'No shop is in it, since the rest suits you better.'],
    ['nothing', [see('Kite Hill', 'Tidepool Walk')], [0, 1], undefined],
    [
      'what was refused since',
      [see('Kite Hill'), { about: 'site', name: 'Kite Hill', liked: false }],
      [0, 1],
      undefined,
    ],
  ])('%s', (_, wishes, events, said) => {
    expect(leftOut(wishes, events, SITES)).toBe(said)
  })

  it('is told apart from what goes over the limit', () => {
    const over = (limit: number): string | undefined => overIn([{ about: 'budget', limit }], SITES.slice(1, 3))
    expect(over(40)).toBe('That makes $150, more than your $40: Tinker Lane alone costs $120.')
    expect(over(130)).toBe('That makes $150, more than your $130.')
    expect(over(150)).toBeUndefined()
  })
})
