import { describe, expect, it } from 'vitest'
import { withoutAsides } from './asides.ts'

describe('what is said beside a sentence', () => {
  it.each([
    ['ok so, by the way, no bars please lol', 'no bars please'],
    ['Tbh I hate jazz. Hmm, 23 points, to be honest!', 'I hate jazz. 23 points!'],
    ['parking is a must and no thai :) a museum too', 'parking is a must and no thai. a museum too'],
    ['Well... quite good, my friend', 'quite good'],
  ])('is left out: %s', (text, plain) => expect(withoutAsides(text)).toBe(plain))

  it.each([
    'Do you know an honest place, by the way out of town?',
    'So many tourists! Look at the view',
    'like it, see you there',
    'I want to be honest with my friend',
  ])('is nothing that is told: %s', (text) => expect(withoutAsides(text)).toBe(text))
})
