/** One number for the rest of a room, whose room and whose hallways are told in the same breath or before. */
import { expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

it.each([
  ['I have a 10 from L to C, and the rest of L is just ones', 'L-C 10; L-E 1; L-B 1; L-K 1; L-A 1'],
  ['E-A 8, E-C 8, rest of E all 2', 'E-A 8; E-C 8; E-L 2; E-B 2; E-K 2'],
  // It was read as 3 coins, and to the kitchen once more.
  ['Living room: bath 4, kitchen 7, the other three are all 2', 'L-B 4; L-K 7; L-E 2; L-C 2; L-A 2'],
  ['Bath to kitchen 8. Everything else from bath 1.', 'B-K 8; B-L 1; B-E 1; B-C 1; B-A 1'],
  ['Attic: kitchen 10; others 1', 'A-K 10; A-L 1; A-E 1; A-B 1; A-C 1'],
  // The exceptions lead to the same room.
  ['Everything to the attic is 6 for me, except from E, that is 1.', 'A-L 6; A-B 6; A-K 6; A-C 6; A-E 1'],
  ['I get 1 from C to anywhere except K, where I get 9', 'C-L 1; C-E 1; C-B 1; C-A 1; C-K 9'],
  ['attic hallways: all 5, just the bathroom one is 1', 'A-L 5; A-E 5; A-K 5; A-C 5; A-B 1'],
  ['every kitchen hallway gives me 6, so go through there', 'K-L 6; K-E 6; K-B 6; K-C 6; K-A 6'],
  ['if all others are 1 then K-A is our best', ''],
  // Of nobody's single hallways, or of the listener's.
  ['the other path gives 3 more from K', ''],
  ['you said 2 for the rest of K', ''],
  ["What's the rest of your kitchen row?", '? K-*'],
])('%j says %j', (text, says) => {
  const wanted = says === '' ? [] : says.split('; ').map(inOrder)
  expect(read(text).acts.flatMap(nameAct).sort()).toEqual(wanted.sort())
})

it('marks what is told of the rest, so that what was told before keeps its number', () => {
  expect(read('the rest of the kitchen is 2').acts).toMatchObject([{ kind: 'tell', rest: true }])
  expect(read('all hallways of the kitchen are 2').acts).not.toMatchObject([{ rest: true }])
})
