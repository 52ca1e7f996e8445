/** Sentences whose parts stand in an unusual order say what they say in the usual one. */
import { expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

it.each([
  ['K-A is 7 for me, sorry, I meant 4.', 'K-A 4'],
  ['sorry, I swapped two letters: E-B = 9', 'E-B 9'],
  ['Your K-C is 10 but mine is only 2.', 'K-C 2'],
  ['Coming from the living room, the attic is 6 and the bathroom 3.', 'L-A 6; L-B 3'],
  ['So on C-A you have how many coins?', '? C-A'],
  ['kitchen last, then back to the living room', '> K L'],
  ["Let's say L E K B A C L", '> L E K B A C L'],
  ["Let's walk from the bathroom to the attic (B → A).", '> B A'],
  ["Wouldn't it be smarter to start with the kitchen?", '> K'],
  ['Could we fit in the way from the kitchen to the attic?', '> K A'],
  ['I suggest that we both submit now.', 'submit'],
  ["Wonderful! I'm handing it in: submitted.", 'submit'],
  ['1. L → A\n2. A → K\n3. K → E\n4. E → B\n5. B → C\n6. C → L', '> L A K E B C L'],
  ['You pick the route and I will follow.', 'what'],
  ['That adds up to 41, which I am very happy about.', ''],
  ['sorry, wrong window', ''],
  ['Do you know a better route?', 'what'],
  // Steps that are said twice, and the coins that speak for them.
  ['Can we come home over the attic, so kitchen, attic, living room?', '> K A L'],
  ['Suppose we started with the bathroom?', '> B'],
  ["I'd do the kitchen next (only 2 from the attic, but well)", '> K; A-K 2'],
  ['How about the bathroom? From L it is 9 here.', '> B; B-L 9'],
  ['attic then kitchen, 6 between them for me', '> A K; A-K 6'],
  ["E-B is 9! Let's walk there from B.", '> B E; B-E 9'],
  ['sure, but then L to C not L to A', 'yes; > L C'],
  // Questions in other grammar.
  ['From bathroom side what all coins you are having?', '? B-*'],
  ['L-A is 4, C-K is 6. Tell me your values for those two.', 'A-L 4; C-K 6; ? A-L; ? C-K'],
  ["How well off are you between C and B? I'm at a miserable 3", '? B-C; B-C 3'],
  ['A-E: 8 on mine, on yours?', 'A-E 8; ? A-E'],
  ['How much we get from the kitchen depends on your side.', ''],
  ['What is good for you from B looks bad for me.', ''],
  ['L-K is only 2 for me, so rather the attic first', 'K-L 2; > A'],
])('%j says %j', (text, says) => {
  const wanted = says === '' ? [] : says.split('; ').map(inOrder)
  expect(read(text).acts.flatMap(nameAct).sort()).toEqual(wanted.sort())
})
