/** What only looks like a yes, a number of one's own or a step: under a condition, of both together, or what would be lost. */
import { expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

it.each([
  // A sentence that begins with a capital "If" agreed.
  ["If it's the best for both then I agree", ''],
  ['That works, assuming your numbers are correct', ''],
  ["I'd take it if I were you", ''],
  ['I might agree to that', ''],
  ["I'd say yes but let me see your numbers first", ''],
  ["sure, if you think that's best", 'yes'],
  ["Unless I'm missing something that's the best path.", 'yes'],
  ['Not bad, but L A K B E C L would be better', 'no; > L A K B E C L'],
  ['who could say no to that', 'yes'],
  ["Oh dear no, I don't care for that one.", 'no'],
  ["I really don't think we should do that one", 'no'],
  ['Not going to work for me.', 'no'],
  ['over my dead body are we walking through that', 'no'],
  ['meh... okay then', 'yes'],
  ['ya, and K-A is 3', 'yes; A-K 3'],
  ['Mine are L-K 1 and L-E 1, poor me.', 'L-K 1; L-E 1'],
  ['i have 10 coins from the attic to the kitchen yaaay', 'A-K 10'],
  // What is asked for is no number.
  ['Could you write down the same for your side, so all five from L please?', '? L-*'],
  ['And now everything from your B please', '? B-*'],
  ['L-C is one coin, L-K are three coins, what do you have there?', 'L-C 1; L-K 3; ? L-C; ? L-K'],
  ["you've seen both lists, pick a route", 'what'],
  ['L K A sorry I mean L K B A E C L', '> L K B A E C L'],
  ["there's a 5 in the hallway between my kitchen and my attic", 'A-K 5'],
  // Of both together, or of the listener.
  ['Combined we have L-K 7, L-A 9 and L-B 10', ''],
  ['adding yours to mine: L-K 8, L-A 9, L-B 7', ''],
  ['so K-B 3 on your end, K-C 9 on your end', ''],
  ['My 9 from A to B is better than your 3 from A to K', 'A-B 9'],
  ["Got it. 4 for K-C. Mine's 6.", 'K-C 6'],
  ['I think I told you A-C was 3? It is 8.', 'A-C 8'],
  ["you've 4 more than me on C-E", ''],
  ['your 9 for L-B beats my 2', 'L-B 2'],
  // Steps that nobody wants to take, and those that somebody does.
  ["we'd skip K-A then, which is 10 for me", 'K-A 10'],
  ['How about not going to the bathroom first', ''],
  ["can't we start with the kitchen instead?", '> K'],
  ["Instead of that I'd propose L K A B C E L", '> L K A B C E L'],
  // Corrections that no proposal is refused by, and none is agreed to.
  ['No, I said L-B is 7, not 1', 'L-B 7'],
  ["oh you're right, L-K is 6", 'L-K 6'],
  ['the 6 I gave you for C-B should be a 9', 'B-C 9'],
  ['I never said 9 for K-A, I said 6', 'K-A 6'],
  ['I gave you the wrong one earlier, kitchen to bath is really 10', 'B-K 10'],
  // Numbers of both, hallway by hallway.
  ['K-A 5 (yours 9), K-B 3 (yours 2), K-C 8 (yours 8)', 'K-A 5; K-B 3; K-C 8'],
  ['you win on K-B (9 against my 2), I win on K-C (8 against your 1)', 'K-B 2; K-C 8'],
  ["For A-B you're at 7 and I'm at 2", 'A-B 2'],
  ['your message says 7 for C-B, is that right?', ''],
  ["If you go from the attic into the children's room there's 4 for me", 'A-C 4'],
  ['the number next to L-A is either a 1 or a 7', ''],
  ["E-B isn't a 5", ''],
  // It agreed: to nothing, since it refuses, quotes, praises a list or proposes a path of its own.
  ['Ok not that then. L B K C A E L?', 'no; > L B K C A E L'],
  ['You said yes already', ''],
  ['yes, 5 from L to K', 'L-K 5'],
  ["I don't have anything better than 5 from K", ''],
  ["Great! Then we're done with the numbers. I propose L C K A B E L.", '> L C K A B E L'],
  // It told of the living room twice.
  ['L: E3, B7, K2 | E: B4, K9', 'E-L 3; B-L 7; K-L 2; E-B 4; E-K 9'],
  ['ok now for real: K-A 6', 'K-A 6'],
  ['to your question: yes, K-A is 7', 'K-A 7'],
  ['my kitchen ones are better than yours', ''],
  ["I guess so, if you can't find better", ''],
  // All of them the listener's.
  ['I have L-K 5, L-A 3, L-B 9 from you. Mine are L-K 2, L-A 8, L-B 1', 'L-K 2; L-A 8; L-B 1'],
  ["Right, that's 5 from L to K for you and 3 from L to A for you", ''],
  ['K-A 9 is what you said, right?', ''],
  // "Two 8s" were two coins, and "good one" was one.
  ['I have two 8s, L-B and E-K', 'L-B 8; E-K 8'],
  ["the only good one from the attic is to the kids' room (9)", 'A-C 9'],
  ['no 10s for me', ''],
  ["no I don't want E to C, it's only 1 for me", 'no; E-C 1'],
  ['i get 3 for ka and 5 for kb', 'K-A 3; K-B 5'],
  ['It would be great if we could take C to A, I get 9 there', 'C-A 9'],
  ['K to A and K to B', ''],
  ['can we include C-A? it is a 9 for me', 'C-A 9'],
  ['was that 4 for K-B?', '? K-B'],
  ['never mind my last message', ''],
  ['is that for both of us or just you?', ''],
  ['K-A has the highest number for me which is 10', 'K-A 10'],
  ['Mine for the bathroom are all low, the best is 7 to the kids room', 'B-C 7'],
  ["Tell me yours and I'll work out the path", '? all'],
  ['Put K and A next to each other, that is 10 for me', 'K-A 10'],
  ['lets swap numbers first? you start', '? all'],
  ['L: E1 B5 K2. you want the rest?', 'L-E 1; L-B 5; L-K 2'],
  ['yep thats all of it', ''],
  ['if you prefer we can start with A', ''],
  ['we both have high numbers on L-A so let us use it', ''],
  ['why do you want to go to A first?', ''],
  ["ah sorry no that's worse", 'no'],
  ['neither of us has much on K-L, mine is 4', 'K-L 4'],
  ["I'm fine, and you?", ''],
  // A button is no submission.
  ['waiting for you to submit', ''],
  ["the submit button doesn't work", ''],
  ["Let's not submit yet", ''],
  // It was taken for a submission.
  ["cool cool, I'll send mine now: L-E 4, L-B 5", 'L-E 4; L-B 5'],
  // Of the house, the rules, the time, and of paths that were looked at.
  ['I really dislike this layout', ''],
  ['Remember: bigger numbers are better.', ''],
  ['Not so quick, I am still copying your list', ''],
  ["it's fine, no rush at all", ''],
  ['Have you got a route in mind? I would gladly follow it.', 'what'],
  ['I also tried L-K-A-C-B-E-L, but it is four coins lower.', ''],
  ['I looked at L-B-C-A-K-E-L. It turned out worse.', ''],
  ['My sister would love that kitchen', ''],
  ["I'd love to visit B next, but it just isn't worth it", ''],
  ['I did not get your message, can you send it again?', ''],
])('%j says %j', (text, says) => {
  const wanted = says === '' ? [] : says.split('; ').map(inOrder)
  expect(read(text).acts.flatMap(nameAct).sort()).toEqual(wanted.sort())
})
