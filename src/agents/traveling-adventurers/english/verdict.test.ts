import { describe, expect, it } from 'vitest'
import { judge } from './verdict.ts'

describe('a verdict', () => {
  it.each([
    ['that suits me perfectly', 'yes'],
    ["that wouldn't suit me at all", 'no'],
    ['your plan is far from optimal', 'no'],
    ["i don't think your idea is bad", 'yes'],
    ["we couldn't do better", 'yes'],
    ['there is something better', 'no'],
    ['mine is better', 'no'],
    ["i can't support this proposal", 'no'],
    ['i have nothing against that', 'yes'],
    ['i am against your plan', 'no'],
    ['your route costs me too much', 'no'],
    ['this one is too long', 'no'],
  ])('%s: %s', (text, verdict) => expect([text, judge(text)]).toEqual([text, verdict]))

  it.each([
    'the K is nice',
    'K - A is great',
    'good luck',
    'my brain is slow',
    'is that good',
    'i like the A',
    'nice to meet you',
  ])('is not: %s', (text) => expect(judge(text)).toBeUndefined())
})
