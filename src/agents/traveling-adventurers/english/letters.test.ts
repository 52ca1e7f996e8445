/** Letters that are rooms, and the same letters as words. */
import { describe, expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })
const says = (text: string): string[] => read(text).acts.flatMap(nameAct).toSorted()

/** In small letters and in capitals, with what they say. */
const ATTIC: readonly (readonly [text: string, says: string])[] = [
  ['k a 5, k c 3', 'K-A 5; K-C 3'],
  ['from l: a 5, b 3', 'L-A 5; L-B 3'],
  ['from l i have b 3, a 5 and c 2', 'L-A 5; L-B 3; L-C 2'],
  ['from l\na 5\nb 3', 'L-A 5; L-B 3'],
  ['mine from k: a is 4', 'K-A 4'],
  ['a to b 3', 'A-B 3'],
  ['a is 4 from k', 'A-K 4'],
  ['k - a 5', 'K-A 5'],
  ['between k and a it is 5', 'K-A 5'],
  ['a b 3, a c 4', 'A-B 3; A-C 4'],
  ['k: a=5, c=3', 'K-A 5; K-C 3'],
  ['what do you have from k to a?', '? K-A'],
]
const ARTICLE: readonly (readonly [text: string, says: string])[] = [
  ['K-C a 9', 'K-C 9'],
  ['k to c a 9', 'K-C 9'],
  ['K-C - a 9', 'K-C 9'],
  ['K-C: a 9, sadly', 'K-C 9'],
  ['K-C a 9, K-L a 4', 'K-C 9; K-L 4'],
  ['K-C is a 9 coin hallway', 'K-C 9'],
  ['I have a 4 on K-L', 'K-L 4'],
  ['A 4 on K-L and a 3 on K-C', 'K-L 4; K-C 3'],
  ['from k: a 4 to l, a 3 to c', 'K-L 4; K-C 3'],
  ['K-C 9, a good one', 'K-C 9'],
  ['KITCHEN TO BATHROOM IS A 7', 'K-B 7'],
]
const OTHERS: readonly (readonly [text: string, says: string])[] = [
  ['k lets do that', 'yes'],
  ['l have 5 on k-c', 'K-C 5'],
  ['that would b great', 'yes'],
  ['a) K-C 5 b) K-L 3', 'K-C 5; K-L 3'],
]

describe('a letter', () => {
  it.each(ATTIC.flatMap((told) => [told, [told[0].replace(/\b[a-z]\b/g, (letter) => letter.toUpperCase()), told[1]]]))(
    'is a room in %j',
    (text, meant) => expect(says(text)).toEqual(meant.split('; ').map(inOrder).toSorted()),
  )
  it.each([...ARTICLE, ...OTHERS])('is a word in %j', (text, meant) =>
    expect(says(text)).toEqual(meant.split('; ').map(inOrder).toSorted()),
  )
  it('tells nothing where it may be either', () => {
    expect(says('a 5')).toEqual([])
    expect(says('I have a 3 there')).toEqual([])
  })
})
