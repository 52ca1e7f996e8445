/** Kinds of saying things that are read as they are meant: speech, asides, questions that embed facts, later corrections. */
import { expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

it.each([
  // Speech.
  ["I've got, what, two from the living room to the bathroom", 'L-B 2'],
  ['ten, yeah ten, between the attic and the kids room', 'A-C 10'],
  [
    "so yeah I'm standing in the attic and I see, hmm, six going to the kitchen and like two to the bathroom",
    'A-K 6; A-B 2',
  ],
  ["I'm looking at the kitchen now and there's five to the bathroom", 'K-B 5'],
  ['Kitchen to attic? 9. Kitchen to bathroom? 2.', 'K-A 9; K-B 2'],
  ["I have 2 there, that's from the empty room to the bathroom.", 'E-B 2'],
  ['In my world you would collect 3 coins walking from B to K', 'B-K 3'],
  // As it is typed.
  ['kitchen ↔ attic: 1, kitchen ↔ bathroom: 10', 'K-A 1; K-B 10'],
  ['kit-att 1O', 'K-A 10'],
  // Questions that tell, and what is asked besides.
  ['Did you know that K-A has 10 for me?', 'K-A 10'],
  ["given that I've 8 on L-E, is yours any good there?", 'L-E 8; ? L-E'],
  ['I have 9 between K and A, you have how much?', 'K-A 9; ? K-A'],
  ['L-K has 4, and I would be grateful to learn yours.', 'L-K 4; ? L-K'],
  ['let me hear attic-bathroom', '? A-B'],
  ['I need to know how many coins you have from the kitchen to each of the other rooms.', '? K-*'],
  // Corrections.
  ['actually change L-E to 6', 'L-E 6'],
  ['I told you 4 for L-E, but that was L-B', 'L-B 4'],
  // The number first, and what it counts behind it; several at once.
  ['Four: that is how many coins I see from K to L.', 'K-L 4'],
  ['Nine is what the attic hallway from C gives me', 'A-C 9'],
  ['24. That is what I get in total.', ''],
  ['K-L, K-C and K-A are all sixes', 'K-L 6; K-C 6; K-A 6'],
  ['In order to get from the attic to C, there are two coins.', 'A-C 2'],
  ['Drop your column for the kitchen please', '? K-*'],
  // Proposals and answers to them.
  ["Guess what? Let's walk from L to K.", '> L K'],
  ['nack', 'no'],
  ['we are in complete agreement', 'yes'],
  ['why not L A B K E C L', '> L A B K E C L'],
  ["nope, I'd rather do L-K which is 8", 'no; L-K 8; > L K'],
  ['attic last, kitchen first?', '> K'],
  ['Step 1 could be living room to bathroom', '> L B'],
  ["I'd need more convincing", 'no'],
  ["that's two coins below what I found", 'no'],
  ["that one's terrible for me", 'no'],
  ["that's the one", 'yes'],
  ['okay I guess', 'yes'],
  ['yes but first tell me K-A', '? K-A'],
  ['hope we do better today!', ''],
  ['si, si, is good for me', 'yes'],
  ['Nein, nein!', 'no'],
  ['this has my complete approval', 'yes'],
  ['kitchen second, of course', ''],
  ['Of course, let us do that', 'yes'],
  ["happy to submit whenever we agree, but we're not there yet", ''],
  ['Worst one: attic to kitchen, a single coin', 'A-K 1'],
  ['L-A 7... no hold on, 2', 'L-A 2'],
  ["I'd like more than 5 somewhere, but no luck", ''],
  ['Forget what I said about the kitchen: K-A is 9, K-B is 2', 'K-A 9; K-B 2'],
  ['K-L: 5 coins (mine). K-L: 7 coins (yours).', 'K-L 5'],
  ['There are a total of five (5) coins between the attic and the kitchen.', 'A-K 5'],
  ['Natürlich!', 'yes'],
  ['Great, six coins sounds wonderful', ''],
  ['Okay, let me calculate a bit', ''],
  ['number for K-B please', '? K-B'],
  ['Still waiting for your attic-bathroom value', '? A-B'],
  ['what if we went from K to A then', '> K A'],
  // What a number counts that opens a list.
  ['My five from L are E 3, B 4, K 5, C 6, A 7', 'L-E 3; L-B 4; L-K 5; L-C 6; L-A 7'],
  ['The three from the attic: kitchen 9, bathroom 1, empty room 2', 'A-K 9; A-B 1; A-E 2'],
  ['all four: E-L 3, B-L 4, K-L 5, C-L 6', 'E-L 3; B-L 4; K-L 5; C-L 6'],
  // What is asked for beside it, and for short.
  ["I'm missing two numbers from you: A to K, and B to K", '? A-K; ? B-K'],
  ['8 in L-C, hbu?', 'L-C 8; ? L-C'],
  ["how's A to B at your end?", '? A-B'],
  ['AC though? 3 😀', 'A-C 3'],
  ['K-A is 9, a good one', 'K-A 9'],
  // Several hallways of a room that is named once, before or behind.
  ['The attic can be reached from the kitchen for 8 and from the bathroom for 3', 'K-A 8; B-A 3'],
  ['3 to living, 8 to empty and 2 to bath is what the kitchen offers me', 'K-L 3; K-E 8; K-B 2'],
  ['All but K-A are 2 from the kitchen', 'K-L 2; K-E 2; K-B 2; K-C 2'],
  ['Apart from L-A (9) everything from L is 2.', 'L-A 9; L-E 2; L-B 2; L-K 2; L-C 2'],
  // Coins of both, or of a whole way.
  ['mine/yours: L-K 4/7, E-A 9/1', 'L-K 4; E-A 9'],
  ['yours/mine: L-K 4/7', 'L-K 7'],
  ['on L-B we both have 3, funny', 'L-B 3'],
  ["I've 3 more than you on K-A, so 9.", 'K-A 9'],
  ['Sum for me on L K A C B E L: 5+7+3+9+8+2', '> L K A C B E L; L-K 5; K-A 7; A-C 3; C-B 9; B-E 8; E-L 2'],
  ['5+7+3+9+8+2 = 34 for L K A C B E L', '> L K A C B E L'],
  [
    'my plan: L-K (5), K-A (7), A-C (3), C-B (9), B-E (8), E-L (2)',
    '> L K A C B E L; L-K 5; K-A 7; A-C 3; C-B 9; B-E 8; E-L 2',
  ],
  ['K-A beats A-B by 3', ''],
  // Proposals that look like questions of reasons, and remarks that are no proposals.
  ["why don't we go to the kitchen now", '> K'],
  ['why not the bathroom as our next stop?', '> B'],
  ['So how about L-K-A-C-E-B-L (44 coins)', '> L K A C E B L'],
  ['B should come before K', ''],
  ['Why did you skip A-C? It is 10 for me.', 'A-C 10'],
  ["don't take L-E (1 coin)", 'L-E 1'],
  ['K-A pays 6, let us do that one first', 'K-A 6; > K A'],
  // A question quoted, and its answer; a number, and where it lies behind it.
  ['"How many between A and E?" - seven.', 'A-E 7'],
  ["I've got a 10! It's between the bathroom and the attic.", 'B-A 10'],
  // Verdicts.
  ["It isn't perfect but I can accept it.", 'yes'],
  ["are you sure? isn't there a better way?", 'no'],
  ["I wouldn't want your proposal", 'no'],
  ["that doesn't help me", 'no'],
  ['who could say no to that', 'yes'],
  ["you're wrong", 'no'],
  ['is that good for you?', ''],
  ['Do you want my numbers for the kitchen?', ''],
  ['we still need the attic', ''],
  ['K-A is still missing', '? K-A'],
  ['C-A, which gives me five, looks good', 'A-C 5'],
])('reads %j', (text, says) =>
  expect(read(text).acts.flatMap(nameAct).toSorted()).toEqual(
    says === '' ? [] : says.split('; ').map(inOrder).toSorted(),
  ),
)
