import { describe, expect, it } from 'vitest'
import type { Site } from '../../games/planning/index.ts'
import { earlierIn } from './earlier.ts'

const site = (name: string, type: Site['type'], price = 0): Site =>
  ({ id: name.length, name, type, price, x: 0, y: 0, features: {} }) as unknown as Site
const SITES = [
  site('Old Mill', 'restaurant', 40),
  site('Windowsill', 'cafe'),
  site('Harbour Light', 'landmark'),
  site('Rose Arcade', 'shop'),
  site('Cinder Coffee', 'cafe'),
]
const PAST = [
  { proposed: ['Old Mill', 'Harbour Light', 'Rose Arcade'] },
  { proposed: ['Windowsill', 'Harbour Light', 'Rose Arcade'] },
  { proposed: ['Cinder Coffee', 'Harbour Light', 'Rose Arcade'] },
]
const read = (text: string) => earlierIn(text, PAST, SITES)

describe('an earlier plan', () => {
  it('is called by its place, by what was in it, and by what it is compared with', () => {
    for (const text of [
      'The first one, please.',
      'no, your original idea was nicer',
      'option 1 was the best',
      'let us return to the very first itinerary',
      'we preferred the one where the Mill was in',
      'the Old Mill plan again',
      'this is not as good as your first offer',
      'give us the one for $40 back',
    ])
      expect(read(text)?.at, text).toBe(0)
    for (const text of ['it was better before', 'this is even further than the one before', 'the last one was better'])
      expect(read(text)?.at, text).toBe(1)
  })

  it('may be changed', () => {
    expect(read('the first one with Windowsill instead of the restaurant')).toEqual({
      at: 0,
      rest: 'with windowsill instead of the restaurant',
    })
    expect(read('Too far! The second plan was better, but I would like a bar in it')).toEqual({
      at: 1,
      rest: 'Too far! but I would like a bar in it',
    })
  })

  it('is what was there before what is put back', () => {
    for (const text of ['Please put Windowsill back in', 'swap it back!', 'I liked Windowsill more, bring it back'])
      expect(read(text)?.at, text).toBe(1)
    for (const text of ['put the Mill back', 'put back the chairs', 'do not put it back'])
      expect(read(text)?.at, text).not.toBe(1)
    expect(read('the second plan, the one with the Arcade in it')?.at).toBe(1)
    expect(read('the second one was the least bad')?.at).toBe(1)
  })

  it('is no stop of the latest, and not wanted where something else is better', () => {
    for (const text of [
      'The first one is boring',
      'The first and the last are fine, the second no',
      'swap the first one for a bar',
      'much better than the first one',
      'that is the first plan again!',
      'you already offered the first plan',
      'I like the first one',
      'now the walks are even longer than before!',
    ])
      expect(read(text), text).toBeUndefined()
  })

  it('cannot be told by points that only the visitor sees', () => {
    expect(read('no, the one with 15 points please')).toEqual({ at: undefined, rest: 'no' })
  })
})
