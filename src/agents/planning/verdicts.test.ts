import { describe, expect, test } from 'vitest'
import { readOpinions } from './opinions.ts'

/** What a visitor's sentence makes of an open proposal, as one word each. */
const felt = (text: string): string[] =>
  readOpinions(text, [undefined, undefined, undefined], []).map((opinion) =>
    opinion.about === 'progress' ? (opinion.better ? 'better' : 'worse') : `${opinion.about} ${opinion.good}`,
  )

describe('set phrases about a whole proposal', () => {
  test.each([
    ["I wouldn't change a thing", 'whole true'],
    ["we couldn't have wished for anything nicer", 'whole true'],
    ['It meets every one of our requirements', 'whole true'],
    ["I can't say we hate it", 'whole true'],
    ['It meets none of our requirements', 'whole false'],
    ["You didn't listen to anything we told you", 'whole false'],
    ["That isn't quite what we asked for", 'whole false'],
    ["I couldn't claim that it's good", 'whole false'],
    ['Nothing here tempts me', 'whole false'],
    ['Nothing in it is what I want, what a dull plan', 'whole false'],
    ['I would be unhappy with it', 'whole false'],
    ["I'm satisfied with this", 'whole true'],
    ['It is the nicest proposal up to now', 'whole true'],
    ['The weakest one you have shown me', 'whole false'],
    ['There is much room for improvement', 'whole false'],
    ['That would be a lovely day', 'whole true'],
    ['We were hoping for something better', 'whole false'],
    ['We are on the right track', 'better'],
    ['That tops your last one', 'better'],
    ['You are going in the wrong direction', 'worse'],
    ['We liked the previous itinerary more', 'worse'],
    ['Not an improvement', 'worse'],
  ])('%s', (text, opinion) => expect(felt(text)).toEqual([opinion]))

  test.each([
    'Neither thrilled nor disappointed',
    'It could be nicer, it could be worse',
    'Well, passable I suppose',
    "I can't say I'm delighted, but it's not bad either",
  ])('%s: neither good nor bad', (text) => expect(felt(text).filter((one) => one.startsWith('whole'))).toEqual([]))

  test.each(['Very nice, but not perfect yet', 'Oh, what a splendid tour!', 'My kids would enjoy this trip'])(
    '%s: good all the same',
    (text) => expect(felt(text)).toEqual(['whole true']),
  )

  test.each(['No need for a car park', 'we have no preferences for lunch'])('%s: a wish, no verdict', (text) =>
    expect(felt(text)).toEqual([]),
  )
})
