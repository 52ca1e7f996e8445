import { describe, expect, it } from 'vitest'
import { englishFor } from './english.ts'
import { missedIn } from './missed.ts'

const { reader } = englishFor(['2031-05-14'])
const sumOf = (text: string): number | undefined =>
  reader.read(text).flatMap(({ tokens }) => missedIn(tokens, { namesTime: false })?.sum ?? [])[0]

describe('meetings in the way of a flight', () => {
  it.each([
    ['That overlaps with my most important meeting.', 9, 10],
    ["It interferes with one meeting, but it's super low priority.", 0, 3],
    ['I would miss a low importance meeting, but the price is fine.', 0, 3],
    ['It cuts into a meeting of medium importance.', 4, 6],
    ['That hits two very important meetings.', 16, 20],
    ['It clashes with a call that is not a very important meeting.', 1, 4],
  ])('count as much as is said: %s', (text, least, most) => {
    expect(sumOf(text)).toBeGreaterThanOrEqual(least)
    expect(sumOf(text)).toBeLessThanOrEqual(most)
  })

  it.each([
    "I would like a flight that doesn't conflict with my important meetings.",
    'Can you find something that does not overlap an important meeting?',
    'That overlaps with two meetings.',
    'The price is high.',
  ])('are not heard in: %s', (text) => expect(sumOf(text)).toBeUndefined())
})
