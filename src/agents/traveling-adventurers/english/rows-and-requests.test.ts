/** Rows behind what is said of their room, one number for several rooms, a rest that is spelled out, and questions in words of their own. */
import { testLabelled, type Labelled } from './labelled.fixture.ts'

const CASES: Labelled = {
  'rows behind what is said of their room': [
    ["the attic isn't rich. 4 to the kids, 2 bath, 3 kitchen", 'A-C 4; A-B 2; A-K 3'],
    ['the attic pays well, 9 to kids, 8 to bath', 'A-C 9; A-B 8'],
    ['the bathroom? 9 to the attic, 8 to the kitchen', 'B-A 9; B-K 8'],
    ["kitchen doesn't offer much, 2 kids, 1 bath", 'K-C 2; K-B 1'],
    ['kitchen is not so bad: 4 kids, 2 bath, 3 attic', 'K-C 4; K-B 2; K-A 3'],
    ["the empty room isn't that empty: 7 to the kitchen, 6 to the bath", 'E-K 7; E-B 6'],
    ['attic goes 9 to kids, 8 to bath', 'A-C 9; A-B 8'],
    ['my kitchen is rich! 9 to kids', 'K-C 9'],
    ['the bathroom is weak: B-E 5, L-B 1', 'B-E 5; L-B 1'],
    ['my attic is poor, best is A-K with 3, then A-C 2', 'A-K 3; A-C 2'],
    ['the attic is lovely.', ''],
  ],
  'one number for several rooms': [
    ['4 to E and A from L, 10 to C', 'L-E 4; L-A 4; L-C 10'],
    ['I get 5 from K to both A and C, 3 to B', 'K-A 5; K-C 5; K-B 3'],
    ['6 each to the attic and the bath from the kitchen, and 2 to the kids room', 'K-A 6; K-B 6; K-C 2'],
    ['5 to A from K and 3 to B', 'K-A 5; K-B 3'],
    ['from L i have 3 to both K and A, 6 to B, the two others are 1', 'L-K 3; L-A 3; L-B 6; L-E 1; L-C 1'],
    ['from K: 5 to A, B and C, 2 to L and E', 'K-A 5; K-B 5; K-C 5; K-L 2; K-E 2'],
    ['5 and 3 from K to A and C', 'K-A 5; K-C 3'],
    ['5 to A and C 3 from K', 'K-A 5; K-C 3'],
  ],
  'rooms that share a number': [
    ["bathroom and children's room are both 5 from the living room", 'L-B 5; L-C 5'],
    ['kitchen and attic have 7 from the bath', 'B-K 7; B-A 7'],
    ['between B and C it is 5, from L to B 3', 'B-C 5; L-B 3'],
    ['B to C is 5 from my side', 'B-C 5'],
    ['B and C from L are 5', 'L-B 5; L-C 5'],
    ['bath and kids are both 2 from the attic, and bath-kids 3', 'B-A 2; C-A 2; B-C 3'],
  ],
  'hallways that are named behind their number': [
    ['I have an 8 there, K-A I mean, and 6 from K to B', 'K-A 8; K-B 6'],
    ['C-K is 6, no sorry that is C-B, C-K is 3', 'C-B 6; C-K 3'],
    ['K-A is 7, wait no that was K-B', 'K-B 7'],
    ['K-A is 7, that is more than K-B', 'K-A 7'],
    ['I have 8 there, K-A is 5', 'K-A 5'],
  ],
  'rooms that are left out': [
    ['The attic is nothing special for me except with the living, A-K 2, A-C 3', 'A-K 2; A-C 3'],
    ['apart from A, all from K are 2', 'K-L 2; K-E 2; K-B 2; K-C 2'],
  ],
  'numbers that are counts': [
    ['L-B 8, L-A 8, L-K 1, the two others of the living are 5', 'L-B 8; L-A 8; L-K 1; L-E 5; L-C 5'],
    ['In kitchen side I am getting 7 for children room, others are 4', 'K-C 7; K-L 4; K-E 4; K-B 4; K-A 4'],
  ],
  'numbers of the listener in several rows': [
    ['So from C you have 1 to E, and from B 2 to K', ''],
    ['So from C you have 1 to E, from B 2 to K and from L 3 to A', ''],
    ['from C you have 1 to E, and from B I have 2 to K', 'B-K 2'],
    ['from C I have 1 to E, and from B 2 to K', 'C-E 1; B-K 2'],
  ],
  'a rest that is spelled out': [
    ['All my remaining hallways from E are 5, that is, to B, K and A', 'E-B 5; E-K 5; E-A 5'],
    ['the other ones of K are 3: to B, C and A', 'K-B 3; K-C 3; K-A 3'],
    ['all others from B are 2', 'B-L 2; B-E 2; B-K 2; B-C 2; B-A 2'],
  ],
  questions: [
    ['between the kitchen and the attic, what you have?', '? K-A'],
    ['got anything nice between bath and kitchen', '? B-K'],
    ['is there something big from E to A for you?', '? E-A'],
    ['you got lots from K', ''],
    ['your turn, all of them please', '? all'],
    ['now yours, the whole list', '? all'],
    ["it's your turn!", ''],
    ['you gave two values for E-K, 4 and 7. which one is right?', '? E-K'],
    ['E-K, is it 4 or 7?', '? E-K'],
    ['send me yours, any format is ok', '? all'],
    ["You choose dear, I'm no good at sums", 'what'],
    ['where do you have the most?', ''],
    ['what would L A K C B E L give on your side?', ''],
    ['how much do you make with L A K C B E L?', ''],
    ['what would you say to L A K C B E L?', '> L A K C B E L'],
  ],
  'openings that agree to nothing': [
    ['Very well. L-E 4', 'L-E 4'],
    ['Very well, then.', 'yes'],
    ['hit submit when rdy', 'submit'],
    ['Your revised proposal is acceptable to me.', 'yes'],
    ['K-B 8, and that remains correct', 'K-B 8'],
  ],
}

testLabelled(CASES)
