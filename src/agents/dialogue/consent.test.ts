import { describe, expect, it } from 'vitest'
import { takesIt } from './consent.ts'

describe('taking it after all', () => {
  it.each([
    'that works',
    'hmm ok, I can live with it',
    'okay, that is fine then',
    'good enough',
    "it's ok for me",
    'ok is better',
    'Fine by me, thanks',
    "I'd take that one",
    'is good now',
  ])('%s', (text) => expect(takesIt(text, true)).toBe(true))

  it.each(['ok', 'okay I guess', 'sure, why not', 'yes'])('on seeing it: %s', (text) => {
    expect(takesIt(text, false)).toBe(true)
    expect(takesIt(text, true)).toBe(false)
  })

  it.each([
    'not ok',
    'no',
    'ok but cheaper',
    'Thursday is better',
    'that is too late',
    'okay, so what about Ada?',
    'better price please',
    'it works for nobody',
  ])('not: %s', (text) => expect(takesIt(text, false)).toBe(false))
})
