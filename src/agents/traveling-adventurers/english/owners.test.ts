/** Whose coins numbers count, and of which hallway: where it is named before, or said of the listener. */
import { describe, expect, it } from 'vitest'
import { nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })
const told = (text: string): string[] => read(text).acts.flatMap((act) => (act.kind === 'tell' ? nameAct(act) : []))

describe('a number of the hallway that was named last', () => {
  it.each([
    ["We should use C-A, you've got 3 there too.", []],
    ['Attic to kitchen is lovely with 7. Let us take it, since you have four there as well.', ['A-K 7']],
    ['C-A is 2 for me. Mine looks low and yours is 5.', ['A-C 2']],
    ["Let's go E-K. 3 for you, 4 for me.", ['E-K 4']],
    ["I'd take L-B, ur side says 6 there.", []],
    ['What about K-C? 8 is yours.', []],
  ])('is not of the writer: %s', (text, says) => expect(told(text)).toEqual(says))

  it.each([
    ['Take C-A, I have 3 there.', ['A-C 3']],
    ["What's your L-K? Mine is 6.", ['K-L 6']],
    ["C-A. You asked, it's 3 for me.", ['A-C 3']],
    ['Kitchen to attic. I told you 5 there.', ['A-K 5']],
    ['Kitchen to attic. I can give you 5 there.', ['A-K 5']],
    ['You have 5 on L-B. I have 4 there.', ['B-L 4']],
  ])('is of the writer: %s', (text, says) => expect(told(text)).toEqual(says))
})

describe('numbers of the listener that name their hallway', () => {
  it.each([
    ['The 5 on B-K is yours.', []],
    ['L-E 6 and K-A 2 are yours, I think.', []],
    ['I suppose yours are B-C and L-K, both 5.', []],
    ['The 4 on K-A is yours, mine is 2.', ['A-K 2']],
    ['L-B is 3, is yours better?', ['B-L 3']],
  ])('are none of the writer: %s', (text, says) => expect(told(text)).toEqual(says))

  it('propose no path where they only say which', () => {
    expect(read('I take it yours are L–B and E–B.').acts.map(({ kind }) => kind)).not.toContain('propose')
  })
})

describe('a row of a room that was named before', () => {
  it.each([
    ['The attic is rubbish for me except for L: E 1, K 2, B 3', ['A-B 3', 'A-E 1', 'A-K 2']],
    ["The bathroom isn't worth much besides the kitchen (4): L 1, C 2.", ['B-C 2', 'B-K 4', 'B-L 1']],
    ['K with L three, with E one too, with A is the worst: two', ['A-K 2', 'E-K 1', 'K-L 3']],
    ['A is 4 from L, B 2 from L, B-E 7, C-A 3', ['A-C 3', 'A-L 4', 'B-E 7', 'B-L 2']],
    ["Then there's just B to E left, and that's 4 I think. Yes, 4.", ['B-E 4']],
    ["You haven't even asked for my L-B yet. It's 3.", ['B-L 3']],
  ])('%s', (text, says) => expect(told(text).toSorted()).toEqual(says))
})

describe('words and numbers that tell nothing new', () => {
  it.each([
    ['The 3 stands: L-K is 3. The 7 was L to B.', ['K-L 3', 'B-L 7']],
    ['Kitchen, attic, bathroom as the next three.', []],
    ['We can always finish in the kitchen, I have a 4 there.', ['K-L 4']],
    ['From the kitchen it is always 2.', ['K-L 2', 'E-K 2', 'B-K 2', 'C-K 2', 'A-K 2']],
    ["I don't like the bath–kids one.", []],
    ['How much have you got from the attic to the empty one?', []],
    ['Is my 5 from K to A also 5 when I go from A to K?', []],
    ['Wait, does the 4 from B to E count when I walk from E to B?', []],
    ['Fine, but only if you can live with the poor 2 on the way home from the kitchen.', []],
  ])('%s', (text, says) => {
    expect(told(text)).toEqual(says)
    expect(read(text).acts.map(({ kind }) => kind)).not.toContain('unclear')
  })
})

describe('numbers behind words to the listener', () => {
  it.each([
    'Here you are:',
    'There you go:',
    'You will be surprised:',
    "You won't like this:",
    'You should know that',
    'In case you wonder:',
    'For your convenience:',
    'If it helps you,',
  ])('are of the writer: %s …', (head) => {
    expect(told(`${head} K-A 5, K-B 3`)).toEqual(['A-K 5', 'B-K 3'])
    expect(told(`${head} five from the attic to the kitchen.`)).toEqual(['A-K 5'])
  })

  it.each([
    'You listed 9 there.',
    "You've reported nine for it.",
    'You stated 9 for it, I think.',
    'You will have 9 there.',
  ])('are not, where they say what the listener has: %s', (text) =>
    expect(told(`Let's take kitchen to attic. ${text}`)).toEqual([]),
  )
})

describe('a one', () => {
  it.each([
    ['Kitchen to attic is a one, I fear.', ['A-K 1']],
    ['A measly one from the kitchen to the attic!', ['A-K 1']],
    ['I see kitchen to attic as six, kitchen to bathroom a lone one.', ['A-K 6', 'B-K 1']],
    ["Sadly it's one tiny coin between the kitchen and the attic.", ['A-K 1']],
    ['From the attic: to the kitchen six, to the bathroom one, to the living room two.', ['A-K 6', 'A-B 1', 'A-L 2']],
    ['Kitchen to attic is a good one.', []],
    ['That is a sad one.', []],
  ])('counts where it says how many: %s', (text, says) => expect(told(text)).toEqual(says))
})

describe('a last room behind coins', () => {
  it.each([
    ['Attic to living room is 9 here, so we should finish with the attic.', 'A-L 9; > A L'],
    ['The living room-bathroom hallway gives me 8, so home from the bathroom.', 'B-L 8; > B L'],
  ])('%s', (text, says) => expect(read(text).acts.flatMap(nameAct)).toEqual(says.split('; ')))
})
