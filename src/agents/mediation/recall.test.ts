import { describe, expect, it } from 'vitest'
import { recalledIn } from './recall.ts'

describe('going back to an earlier proposal', () => {
  it.each([
    ['could you go back to that first option', { better: 0, worse: 2 }],
    ['i liked the first one more', { better: 0, worse: 2 }],
    ['let us go back', { better: 1, worse: 2 }],
    ['the previous proposal was better for me', { better: 1, worse: 2 }],
    ['that is way worse than the previous one', { better: 1, worse: 2 }],
    ['can we try the first one again', { better: 0, worse: 2 }],
    ['sorry , i meant to accept that flight', { better: 2, worse: undefined }],
    ['could you send that again', { better: 2, worse: undefined }],
  ])('%s', (words, recalled) => expect(recalledIn(words, 3, false)).toEqual(recalled))

  it.each([
    'could we do the slightly earlier one',
    'that one does not work for me',
    'i will get back to you',
    'not the first one please',
  ])('is not heard in "%s"', (words) => expect(recalledIn(words, 3, false)).toBeUndefined())

  it('is said of the only proposal where there is one, of none before any', () => {
    expect(recalledIn('we can go back to that', 1, false)).toEqual({ better: 0, worse: undefined })
    expect(recalledIn('let us go back', 0, false)).toBeUndefined()
  })

  it('is not a flight of a day: "the first flight on Thursday"', () =>
    expect(recalledIn('i would prefer the first flight on thursday', 3, true)).toBeUndefined())
})
