/** Messages as language models write them: recaps, tables, candidates and their sums, refusals in politeness, parts that are played. */
import { expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

it.each([
  // Whose numbers a list or a table holds.
  ['**Yours, as I noted them:**\n- K–C: 3\n- K–B: 7\n\n**Mine:**\n- K–C: 9', 'K-C 9'],
  ['## Your numbers (so far)\n- K/C: 3\n- K/B: 7', ''],
  ['| Corridor | You | Me | Total |\n|:--|--:|--:|--:|\n| K–C | 3 | 9 | 12 |\n| K–B | 7 | ? | |', 'K-C 9'],
  ['The other player has 6 on L-A. My partner told me K-B 2.', ''],
  ['K-C is my 4 + your 8 = 12 and K-A is my 1 + your 5 = 6.', 'K-C 4; K-A 1'],
  ['On A–C we have 17: 8 from me and 9 from you.', 'A-C 8'],
  // Candidates, of which one is proposed.
  [
    'Option A: L-E-B-K-A-C-L (61)\nOption B: L-B-E-K-A-C-L (66)\nOption C: L-A-E-B-K-C-L (59)\nOption B comes out ahead.',
    '> L B E K A C L',
  ],
  ['L-E-B-K-A-C-L totals 61, L-B-E-K-A-C-L totals 66. I would recommend L-B-E-K-A-C-L.', '> L B E K A C L'],
  ["I can't support L-E-B-K-A-C-L since E-B is 1. How about L-B-E-K-A-C-L?", 'no; E-B 1; > L B E K A C L'],
  ['L-E-B-K-A-C-L = 61\nL-B-E-K-A-C-L = 66', ''],
  // A path that goes on for sentences.
  ['I propose to open with the bathroom. Afterwards we could walk to the attic. Then the kitchen.', '> B A K'],
  ['Step 1: L → C (4 for me)\nStep 2: C → A (9 for me)', '> L C A; L-C 4; C-A 9'],
  [
    '1. Begin in the living room\n2. Head to the attic\n3. On to the kitchen\n4. Over to the bathroom\n5. Then up to the empty room\n6. And the nursery\n7. Home',
    '> L A K B E C L',
  ],
  // Praise of one's own, of numbers, of nothing.
  ["Let's take L-E-B-K-A-C-L. It is a fair path, and that's good for both of us.", '> L E B K A C L'],
  ['You have 5 there and I see 7 on L-K, 12 together. Not bad!', 'L-K 7'],
  ['Confirmed: L-K is 7 for me.', 'L-K 7'],
  ['Great, so all hallways of the attic are on my list now.', ''],
  ['The tour must be good for you and for me.', ''],
  ['I will keep your numbers for the attic in mind.', ''],
  // Refusals in politeness, and consent that only sounds like one.
  ["I hear you, but I'll have to decline this time.", 'no'],
  ["I'm afraid I can't agree to walking from K to E, since it is only 2 for me.", 'no; K-E 2'],
  ['The problem with that route is B–A, where I have just 1 coin.', 'no; B-A 1'],
  ['Even though my tour would earn more, I accept yours.', 'yes'],
  ['I like it, with one reservation: the order of B and K.', ''],
  ['I agree that K–A is valuable.', ''],
  // What is asked, and what only looks like it.
  ['Before I suggest a path, could you give me your values for:\n- E → C\n- E → B', '? E-C; ? E-B'],
  ["I'd be grateful if you could share your numbers for the nursery.", '? C-*'],
  ['I really like how neatly you listed your numbers.', ''],
  ["It doesn't matter in which direction we walk.", ''],
  ['How did you arrive at that path?', ''],
  ['My C–B is 10, and C–E is 8. You got anything there?', 'C-B 10; C-E 8; ? C-B; ? C-E'],
  ["I'd walk from A to C and on to E. What are your coins for these two steps?", '> A C E; ? A-C; ? C-E'],
  // Steps and their numbers, topics, choices.
  [
    'We begin in the living room. Then we go to the nursery (6 for me). From there, we walk to the attic (9).',
    '> L C A; L-C 6; C-A 9',
  ],
  ["Let's turn to the attic. I have 3 to the kitchen.", 'A-K 3'],
  ["Let's put E between K and A.", '> K E A'],
  ["Instead of walking to the nursery, let's go to the kitchen first.", '> K'],
  ["It's up to you whether we go to the bathroom or to the nursery.", 'what'],
  ['For example, we could walk L-E-B-K-A-C-L.', '> L E B K A C L'],
  ['If we take B-K, I get 7.', 'B-K 7'],
  // Of what both know, want and wait for.
  ['From what you told me, the attic is your favourite room.', ''],
  ['I understand why you would want to visit the kitchen next.', ''],
  ['I need two more values: E-A and E-C.', '? E-A; ? E-C'],
  ['Awaiting your proposal.', 'what'],
  ['As soon as you agree, I will submit.', ''],
  // Values by their names, as in JSON.
  ['{"kitchen-attic": 8, "kitchen-bathroom": 2}', 'K-A 8; K-B 2'],
  ['```json\n{\n  "kitchen to attic": 8,\n  "bathroom to attic": 2\n}\n```', 'K-A 8; B-A 2'],
  ['You wrote "kitchen to attic": 8, which is good.', ''],
  // What is thought, and parts that are played.
  ['<think>They want L-E-B-K-A-C-L.</think>I agree.', 'yes'],
  ["*strokes beard* Methinks 'twixt the kitchen and the loft there be nine doubloons.", 'K-A 9'],
  ['REQUEST: values for K-A, K-B', '? K-A; ? K-B'],
])('reads %j', (text, says) =>
  expect([...new Set(read(text).acts.flatMap(nameAct))].toSorted()).toEqual(
    says === '' ? [] : says.split('; ').map(inOrder).toSorted(),
  ),
)
