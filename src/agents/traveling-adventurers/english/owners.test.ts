/** Whose coins a number without a hallway counts, where the hallway was named before. */
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
    ['You have 5 on L-B. I have 4 there.', ['B-L 4']],
  ])('is of the writer: %s', (text, says) => expect(told(text)).toEqual(says))
})
