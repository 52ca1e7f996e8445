import { describe, expect, it } from 'vitest'
import { readReport } from './report.ts'

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
  ])('is no other number: %s', (text) => expect(total(text)).toBeUndefined())
})
