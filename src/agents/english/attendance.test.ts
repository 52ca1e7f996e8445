/** What is thought of missing or attending something, in any combination of attitude and verb. */
import { describe, expect, it } from 'vitest'
import { attitudesIn } from './attendance.ts'
import { sentences } from './tokens.ts'

const levelOf = (text: string): string => {
  const spans = sentences(text).flatMap(({ tokens }) => attitudesIn(tokens, () => false))
  const [grade] = spans.map((span) => span.grade)
  if (grade === undefined || grade === 'unknown') return 'none'
  return grade.value < 0.4 ? 'low' : grade.value > 0.6 ? 'high' : 'middle'
}

describe('attitudes', () => {
  const verbs = ['miss it', 'skip it', 'give it up', 'do without it']
  it.each(verbs)('to missing are read with any verb: %s', (verb) => {
    expect(levelOf(`I can ${verb}`)).toBe('low')
    expect(levelOf(`I'd be happy to ${verb}`)).toBe('low')
    expect(levelOf(`I would not mind to ${verb}`)).toBe('low')
    expect(levelOf(`I can't ${verb}`)).toBe('high')
    expect(levelOf(`I would hate to ${verb}`)).toBe('high')
    expect(levelOf(`Under no circumstances can I ${verb}`)).toBe('high')
  })

  it.each([
    ['that meeting would hardly be missed', 'none'],
    ['they would not be missed', 'low'],
    ['no one is going to miss it', 'low'],
    ['I would not miss this for anything', 'high'],
    ['I would love to get out of it', 'low'],
    ['my presence is required', 'high'],
    ['I must attend', 'high'],
    ["I don't have to be there", 'low'],
    ['it is of the utmost importance', 'high'],
    ['it is of no consequence whatsoever', 'low'],
    ['no big deal', 'low'],
    ['it has some significance', 'middle'],
    ['that is a minor thing', 'low'],
    ['I will miss two meetings', 'none'],
    ['it counts for little', 'low'],
    ["it couldn't matter less", 'low'],
    ['it could hardly be more crucial', 'high'],
    ['nothing on my calendar is more important', 'high'],
    ["I can't think of anything more important", 'high'],
    ['I have far more important things to do', 'low'],
    ['it is more important than the flight', 'high'],
    ['it hardly matters', 'low'],
    ['it does not carry much weight', 'low'],
    ['it counts for something', 'middle'],
    ['it weighs a lot', 'high'],
    ['nothing else matters as much', 'high'],
    ['missing it is out of the question', 'high'],
    ['cancelling it is not on the table', 'high'],
  ])('to attending, and weight: %s', (text, level) => expect(levelOf(text)).toBe(level))
})
