/** What is asked for, left to somebody or told beside something else in roundabout words is heard as if it were said straight. */
import { expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

it.each([
  // One number for several hallways.
  ['KB and AE are my eights, LC and BA my fours.', 'K-B 8; A-E 8; L-C 4; B-A 4'],
  ['Hello, I see 7s on L-E, K-C and B-A and 2s on L-A and E-B', 'L-E 7; K-C 7; B-A 7; L-A 2; E-B 2'],
  ['LE is my best, then KC and BA, all 9s.', 'L-E 9; K-C 9; B-A 9'],
  // Wishes for what the listener does.
  ['Would it be alright if you shared your coins from the bathroom?', '? B-*'],
  ["It'd help me if you told me your C-E number.", '? C-E'],
  ["I'd be happier if you chose the path.", 'what'],
  ['Can you press the submit button please', 'submit'],
  ["I'll check which route is best for us.", ''],
  ["That's fairer, yes.", 'yes'],
  ['your number on ck?', '? C-K'],
  ['Rather K B E L, since B-E is 9 for me.', '> K B E L; B-E 9'],
  ['Perhaps attic, kitchen, bathroom?', '> A K B'],
  ['My numbers on your path are 10 (L-C), 7 (C-K) and 3 (K-A).', 'C-L 10; C-K 7; A-K 3'],
  ['Would you mind suggesting another tour?', 'what'],
  ['Do you mind if we submit now?', 'submit'],
  ['Guide me through all your numbers please', '? all'],
  ['I still lack your B-C and K-E. What are they?', '? B-C; ? K-E'],
  // All that there are, whatever was told before.
  ['K-B: 4. Please tell me all of your coins.', 'K-B 4; ? all'],
  ['Please provide all 15 of your values.', '? all'],
  ['Please send your whole list, and mine from B to K is 4.', '? all; B-K 4'],
  // A dash or a comma between two things.
  ['From K to L I have 5 - the attic to the kitchen is worth 9 to me.', 'K-L 5; A-K 9'],
  ['That leaves me with too few coins - mine from the kitchen to the attic are 9.', 'no; A-K 9'],
  ['It is 7 between E and K - you decide.', 'E-K 7; what'],
  ["Let's do E-C, we both have many coins there.", '> E C'],
  ['Only 2 from A to B for me, can we do A to K instead', 'A-B 2; > A K'],
  ['After B I want to continue with C: B-C is 9 for me.', '> B C; B-C 9'],
  ['I have living room - attic 3, so mine is low there', 'L-A 3'],
  // Neither a yes nor a no.
  ["My aunt's house had a kitchen just like that.", ''],
  ['no, I lost count', ''],
  ['I have a brilliant idea!', ''],
  ['Oops, wrong line. Bath to attic: two.', 'A-B 2'],
  ['All coins exchanged: yes', ''],
  ['K-A is my best one, so I want it in.', ''],
  ['Your best is L-C then', ''],
  ["You're right, thanks for noticing! B–K is 5.", 'B-K 5'],
  ["Isn't it cosy in here, just as I like it.", ''],
  // Sums of both are nobody's own.
  ['Joint values:\n- L–K: 9\n- L–A: 8', ''],
  ['| Hallway | Me | You | Sum |\n|---|---|---|---|\n| L–E | 4 | 6 | 10 |', 'L-E 4'],
  // In words of everyday.
  ["Didn't catch your C-B.", '? C-B'],
  ['hit me with your whole list', '? all'],
  ['kitchen-attic is 1 for me. whats it pay you', 'K-A 1; ? K-A'],
  ['edit: B-E is 3 (typo, I wrote 8)', 'B-E 3'],
  ["Nope. Try kitchen to empty room, I've got 9 there.", 'no; > K E; K-E 9'],
  ['How about we start with the attic, since it gives us many coins?', '> A'],
  // By any verb, or none.
  ['Kindly furnish the coins of all your hallways.', '? all'],
  ['It would be wonderful to have your whole list.', '? all'],
  ['I would love to hear your numbers around the kitchen.', '? K-*'],
  ["I can't remember your number from the attic to the bathroom, can you say it once more", '? A-B'],
  ['All your hallways, my friend', '? all'],
  ['Thanks for all your numbers, I copied them down.', ''],
  ['Put your numbers beside mine and you see it at once.', ''],
  ['Your numbers are far better than mine.', ''],
  // Left to the listener.
  ['I defer to your judgement on the route.', 'what'],
  ['How about you come up with an order?', 'what'],
  ['The decision is entirely yours.', 'what'],
  // Handed in.
  ['Is it okay if I press submit now?', 'submit'],
  ['I turned in our solution.', 'submit'],
  // Agreed, and not.
  ['Let us proceed with your path.', 'yes'],
  ["I'm not okay with that one", 'no'],
  ["I'd go like this: kitchen, attic", '> K A'],
  ['The proposal is unacceptable to me as it stands.', 'no'],
  ['I concur with the proposed route.', 'yes'],
  ["I'm afraid I cannot bring myself to walk that one.", 'no'],
  ["I can't say yet whether that route is acceptable.", ''],
  ["I won't say a word, that's for you to choose", 'what'],
  ['Transmit your complete numbers before we move on.', '? all'],
  // Refused.
  ["That's a non-starter.", 'no'],
  ['Such a path would leave me with almost nothing', 'no'],
  ['super low for me, b-a is 1', 'no; A-B 1'],
])('%j says %j', (text, says) => {
  const wanted = says === '' ? [] : says.split('; ').map(inOrder)
  expect(read(text).acts.flatMap(nameAct).sort()).toEqual(wanted.sort())
})
