/** What people type to a partner: short reactions, concessions, counter-offers, both ends of a path, questions narrowed later. */
import { expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

it.each([
  // Both ends of a path, and where a room is reached from.
  ['we set out via the attic and return over the kitchen', '> A; > K L'],
  ["I'd start with B and get home through E", '> B; > E L'],
  ['then K, C, and home from C', '> K C L'],
  ['end on the bathroom and then back to L?', '> B L'],
  ['back home from the attic is 6 for me', 'A-L 6'],
  ["let's go to the kitchen from the bathroom", '> B K'],
  ['we go from K to A, from A to C', '> K A C'],
  ['Yes to the bathroom. From there I would go to the attic.', 'yes; > B A'],
  ['how about the bathroom? I have 6 from K', '> B; K-B 6'],
  ['so K, E, A in a row?', '> K E A'],
  ['kids bath kitchen home?', '> C B K L'],
  ["I'd change the order: C, B, K", '> C B K'],
  ['the attic would be a good start', '> A'],
  ['Agreed, kitchen.', 'yes; > K'],
  ['So the bathroom.', '> B'],
  ['would C be fine with you as the next room?', '> C'],
  // Conditions that ask for consent, and real ones.
  ['if you agree too, I submit now', 'submit'],
  ["I'll submit unless you object", 'submit'],
  ["let's take L K A C B E L unless you have a better idea", '> L K A C B E L'],
  ["once you say yes I'll submit", ''],
  ['yes if you take the attic last', ''],
  // Giving in, and refusing.
  ['have it your way then', 'yes'],
  ['ok whatever', 'yes'],
  ['no more objections', 'yes'],
  ['forget it, your path is better', 'yes'],
  ['you were right, we go your way', 'yes'],
  ['can we please not', 'no'],
  ["I can't do B to A, it's 1", 'no; B-A 1'],
  ['yikes, that one would leave me with small change', 'no'],
  ['your route brings me loads less', 'no'],
  ['This order I simply cannot support.', 'no'],
  ['It does not really please me, dear', 'no'],
  ["I'd sooner drop that version", 'no'],
  ['K-A is 1 here, that one I do not want', 'K-A 1'],
  ["I'd rather we didn't start with the kitchen", 'no'],
  ['not a fan of going to the attic now', 'no'],
  ['why would we do that?', 'no'],
  ['Yours brings us 51, mine 55.', 'no'],
  ['your way gets 40, mine only 38', 'yes'],
  ['no discussion, the attic', ''],
  ["No stress, I'm slow too.", ''],
  ['we would be better off by two', ''],
  // What is said of a number or of the game agrees to nothing.
  ['K-A is 8, so one of my best', 'K-A 8'],
  ['K-A 4, 9 together, sweet', 'K-A 4'],
  ['yay! K-A is 10', 'K-A 10'],
  ["Let's do this: L, K, A, C, B, E, L", '> L K A C B E L'],
  ["I'd like to do it properly.", ''],
  ['so A is better by two', ''],
  // Remarks on rooms.
  ['The attic is poor as a first room.', ''],
  ["nah, then I'm stuck with K-A", 'no'],
  ['then E can only lead to K', ''],
  ["we'd visit the attic twice", ''],
  ['A row next. A-L 4, A-K 2', 'A-L 4; A-K 2'],
  ['I know you have 9 from K to A', ''],
  // What is left to the partner, and what is not.
  ['what would you do between K and A?', 'what'],
  ['any preferences?', 'what'],
  ['do as you like', 'what'],
  ['mind if I make a suggestion?', ''],
  ['You can write whatever you want', ''],
  ['how is your day going?', ''],
  ["I'm for the kitchen too", '> K'],
  ['pick a room, any room', 'what'],
  ["what's left is K and A", ''],
  ["that's the whole point of starting with the attic", ''],
  ['first K then A, or first A then K?', 'what'],
  ["swap K and A and you've got a deal", ''],
  ['If we must.', 'yes'],
  ['are you kidding me', 'no'],
  ["let's agree on the start: L, K, A", '> L K A'],
  ['I said ok too fast, K-A is 2', 'A-K 2'],
  ['who submits first', ''],
  ['the bathroom can wait, the kitchen first', '> K'],
  ['not a fair trade', 'no'],
  ['I thought we had agreed on the attic', ''],
  ['you do realise that E-C is 2 for me?', 'E-C 2'],
  ['is K-C in your route?', ''],
  ["I see your point, let's do the attic", '> A'],
  ['your bathroom numbers look great', ''],
  // Questions that a later word narrows, and several hallways of one number.
  ['and yours? I mean for E-K', '? E-K'],
  ['Your numbers please. At least those from K.', '? K-*'],
  ['shall we go from B to A? how many is that for you?', '> B A; ? B-A'],
  ['and A-C? I have 4', '? A-C; A-C 4'],
  ["what's your K from A", '? K-A'],
  ["What's good from K? Tell me B and C.", '? K-B; ? K-C'],
  ['3 on K-A and on B-E, 9 on C-L and A-E', 'K-A 3; B-E 3; C-L 9; A-E 9'],
  ['from k i got b 4 c 2 a 7', 'K-B 4; K-C 2; K-A 7'],
  ['To the attic I get 6 from K, and from B 2', 'A-K 6; A-B 2'],
  // Paths that are refused for a fault.
  ['You skipped E in that route => not valid', 'no'],
  ['Not allowed, the kitchen is missing.', 'no'],
  ['Your tour visits the attic twice', 'no'],
  ["that's only five rooms, sorry", 'no'],
  ["we'd never get to the bathroom that way", 'no'],
  ['the bathroom is missing in your list of coins', '? B-*'],
  ['carry on with that', 'yes'],
  ['can we please submit', 'submit'],
])('%j says %j', (text, says) => {
  const wanted = says === '' ? [] : says.split('; ').map(inOrder)
  expect([...new Set(read(text).acts.flatMap(nameAct))].sort()).toEqual(wanted.sort())
})

it('takes a question whether to submit for no submission', () =>
  expect(read('shall I submit?').acts).toEqual([{ kind: 'submit', asks: true }]))
