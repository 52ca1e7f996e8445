/** What only has a word of an ask, an answer or a step: remarks on gains, parts of a path, sums, reasons and rules do nothing. */
import { describe, expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'
import { isUnmeant } from './unmeant.ts'
import { wantsCoins, wantsPath } from './wanted.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

it.each([
  // Who gains, and who loses.
  ['perfect for me, awful for you', ''],
  ['You win 2 and I lose 5, so overall it is a minus', ''],
  ['it costs me 4 but gives you 9', ''],
  ['much worse for me than for you', ''],
  ["it's a bit less for me but okay", 'yes'],
  // Parts of a path, sums and how they were made, principles.
  ['I love the middle part of your route', ''],
  ['Your addition is incorrect', ''],
  ['I agree with you about the sum', ''],
  ['Our job is to find the best path through the house', ''],
  ['There is one excellent hallway in it and two awful ones', ''],
  ['It avoids all my weak hallways', ''],
  // Pleased with what follows.
  ['Lovely! So we know six hallways by now.', ''],
  ['cool, you are quick', ''],
  ['Amazing job!', ''],
  ['Excellent! I accept.', 'yes'],
  ['Sure. And E-C is 4 for me.', 'yes; E-C 4'],
  ['Sure. E-C is 4 for me.', 'E-C 4'],
  // The partner's path, or one of one's own.
  ['alright, your plan then', 'yes'],
  ['okay. your way', 'yes'],
  ['your plan?', 'what'],
  ['ok, next try: L A K B E C L', '> L A K B E C L'],
  ['L A K B E C L is only 71, your route is 74', ''],
  ['A first, then C, the rest does not matter', '> A C'],
  ["We begin with C and end with A, that's my compromise", '> C; > A L'],
  // Refusals, with what they are about.
  ['no, sorry. K-A is only 1', 'no; K-A 1'],
  ['wait no, I do not want that one', 'no'],
  ["I'd be against the kitchen as our second stop", 'no'],
  ['I oppose nothing, but I am not happy with starting at B', 'no'],
  ["let us not send it just yet, I'm counting", ''],
  // Steps that nobody means to walk.
  ['Beginning with the attic would be a waste', ''],
  ['There is no point in going to the attic so early', ''],
  ['You could have started with the kitchen', ''],
  ['Your tour visits the attic last', ''],
  ['the bathroom is always the best room for me', ''],
  ['what happens if we begin with the attic?', ''],
  ['I recommend starting with the attic', '> A'],
  // Questions for something else than coins or a path.
  ['how did you find that out?', ''],
  ['Which ones are the worst for us?', ''],
  ['Have you handed in your path already?', ''],
  ['which rooms were empty?', ''],
  ['what made you pick that order?', ''],
  ['did that work for you?', ''],
  ['rooms in which both of us have a lot are good', ''],
  ['that path does not give me much', 'no'],
  // And for these.
  ['K-C 8 by me, by you?', 'K-C 8; ? K-C'],
  ['E-C is 3 for me, which one is yours?', 'E-C 3; ? E-C'],
  ['My top hallway is E-C with 9. Which one is yours?', 'E-C 9'],
  ['Shall we go to the attic? I have 8 on that hallway from the living room.', '> A; L-A 8'],
  ['ok and what about K-B, how much?', '? K-B'],
])('%j says %j', (text, says) => {
  const wanted = says === '' ? [] : says.split('; ').map(inOrder)
  expect([...new Set(read(text).acts.flatMap(nameAct))].sort()).toEqual(wanted.sort())
})

describe('what is wanted', () => {
  it.each([
    'tell me everything',
    'what do you have on your side',
    'could you share your table',
    'what else do you see',
  ])('coins: %s', (asked) => expect(wantsCoins(asked)).toBe(true))
  it.each([
    'how did you get that',
    'which ones are your favourites',
    'do you see my numbers',
    'tell me when you are done',
    'how many coins did you get last time',
  ])('no coins: %s', (asked) => expect(wantsCoins(asked)).toBe(false))
  it.each(['have you found a route', 'what would your plan be', 'your idea'])('a path: %s', (asked) =>
    expect(wantsPath(asked)).toBe(true),
  )
  it.each(['have you sent your path', 'did you understand the plan'])('no path: %s', (asked) =>
    expect(wantsPath(asked)).toBe(false),
  )
})

it('steps are meant unless somebody is against them, blames them or tells of others', () => {
  expect(isUnmeant("i'm not a fan of going to A")).toBe(true)
  expect(isUnmeant('going to A is a bad deal for me')).toBe(true)
  expect(isUnmeant('your path goes to A first')).toBe(true)
  expect(isUnmeant("let's start with A")).toBe(false)
  expect(isUnmeant('moving from B to A works for me')).toBe(false)
})
