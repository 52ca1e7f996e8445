import { describe, expect, it } from 'vitest'
import { englishFor } from './english.ts'
import { missedIn } from './missed.ts'

const { reader } = englishFor(['2031-05-14'])
const sumOf = (text: string): number | undefined =>
  reader.read(text).flatMap(({ tokens, asks }) => missedIn(tokens, { namesTime: false, asks })?.sum ?? [])[0]

describe('meetings in the way of a flight', () => {
  it.each([
    ['That overlaps with my most important meeting.', 9, 10],
    ["It interferes with one meeting, but it's super low priority.", 0, 3],
    ['I would miss a low importance meeting, but the price is fine.', 0, 3],
    ['It cuts into a meeting of medium importance.', 4, 6],
    ['That hits two very important meetings.', 16, 20],
    ["That'd have me missing an essential meeting.", 8, 10],
    ["There's a vital appointment at that time.", 8, 10],
    ['I do have a call then, but it is nothing important.', 0, 3],
    ["I can't take this since it runs over my most important event.", 8, 10],
    ["It's right in the middle of a crucial meeting.", 8, 10],
    ['It has very little impact on my meetings.', 0, 5],
    ['It clashes with a call that is not a very important meeting.', 1, 4],
  ])('count as much as is said: %s', (text, least, most) => {
    expect(sumOf(text)).toBeGreaterThanOrEqual(least)
    expect(sumOf(text)).toBeLessThanOrEqual(most)
  })

  it('are what a question about them is answered on', () => {
    const question = 'This flight is in the way of one of your meetings, is that fine?'
    const { tokens } = reader.read("Nah, it's only mildly important!")[0]!
    expect(missedIn(tokens, { namesTime: false, question })?.sum).toBeLessThan(4)
    expect(missedIn(tokens, { namesTime: false })).toBeUndefined()
  })

  it.each([
    "I would like a flight that doesn't conflict with my important meetings.",
    'Can you find something that does not overlap an important meeting?',
    'That overlaps with two meetings.',
    'I have a lot of crucial meetings.',
    "I'd hate to miss an important meeting.",
    'Will it make me miss an important meeting?',
    'The price is high.',
  ])('are not heard in: %s', (text) => expect(sumOf(text)).toBeUndefined())
})
