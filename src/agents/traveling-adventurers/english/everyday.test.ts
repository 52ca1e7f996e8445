/** What people say who just play: rooms decided on, rows told in prose, what they make of numbers, and what they ask of a path. */
import { expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

it.each([
  // A room that stands alone, or is decided on by a word.
  ['attic!', '> A'],
  ['ok bathroom', '> B'],
  ['Bathroom, yes.', 'yes; > B'],
  ['yep, kids room', 'yes; > C'],
  ['omg 18! the attic!!', '> A'],
  ['kids it is', '> C'],
  ['bathroom obviously', '> B'],
  ['attic, bathroom, done.', '> A B'],
  ['cool, so kitchen. From the kitchen, bath is 4 and attic is 7', '> K; B-K 4; A-K 7'],
  ['bathroom, since kitchen-bath is a 9 for me', '> B; B-K 9'],
  ['C-B 8, C-A 3 so bath, and then kitchen', 'C-B 8; A-C 3; > B K'],
  ['Bathroom is 14 so we go there', '> B'],
  ['The kitchen wins by two. Let us go there next.', '> K'],
  ['so kitchen, attic, and we still need the bathroom and the empty room', '> K A'],
  ['Kitchen. 5 to the attic, 3 to the bath', 'A-K 5; B-K 3'],
  ['1. attic\n2. kitchen\n3. bathroom', ''],
  // Only wondered about, or said of rooms.
  ['what if we take the bathroom first?', '> B'],
  ['What if we do kids, then attic? Kids-attic is 8.', '> C A; A-C 8'],
  ['does your path go over the kitchen, E-B and A-C?', ''],
  ['only if it has my K-A and the bathroom', ''],
  ['Kitchen to kids has to be good then. I see 4 there.', 'C-K 4'],
  ['and then from the bath either kids or attic', ''],
  // Rows in prose.
  ['the attic gives me 5 for kids and 2 for empty', 'A-C 5; A-E 2'],
  ['K-A 3, and the bath gives me 4 for kids and 6 for empty', 'A-K 3; B-C 4; B-E 6'],
  ["In the kitchen there's a 7 on the way to the attic and a 2 on the way to the bathroom.", 'A-K 7; B-K 2'],
  ["If we're in the kitchen my next ones would be: bathroom with 3, attic with 9.", 'B-K 3; A-K 9'],
  ['for me kids is 4 and bath is 8 (from the living room)', 'C-L 4; B-L 8'],
  ['For kitchen I have 2 and for attic 6, both from the bathroom', 'B-K 2; A-B 6'],
  ['the kitchen is 3 from the living room and the attic is a 9. Kids room 7', 'K-L 3; A-L 9; C-L 7'],
  ["I'd go to the bathroom first, it's a 7 from the living room on mine", '> B; B-L 7'],
  ['I have in the attic the 10 with kids, and with empty 5. With kitchen 1 and bath 3.', 'A-C 10; A-E 5; A-K 1; A-B 3'],
  ['from the bath there are two 6s, one to the attic and one to the kids room', 'A-B 6; B-C 6'],
  ['From L the attic has 5 and the rest has 3 each', 'A-L 5; E-L 3; B-L 3; K-L 3; C-L 3'],
  ['from L: 5 to K, and B and E are both ones', 'K-L 5; B-L 1; E-L 1'],
  ['for kitchen and attic I got bath-kitchen 2 and bath-attic 5', 'B-K 2; A-B 5'],
  ['it is 6 from kitchen to kids and one more from kitchen to bath', 'C-K 6; B-K 7'],
  ['From the attic: the kitchen has six coins, the bathroom one, and the empty room three.', 'A-K 6; A-B 1; A-E 3'],
  ['let me double check the kitchen to attic one, because I only have 3 there', 'A-K 3'],
  ["I'm at 4 for the way from the bathroom back home to the living room", 'B-L 4'],
  ["I'd lose 8 on kitchen to attic", 'A-K 8'],
  // Rows by what they hold, wherever the room is named that they lead from.
  ['I have the kitchen as well with six, and the attic with nine, when I begin from the bathroom.', 'B-K 6; A-B 9'],
  ['kids 4, attic 7, bath 6 for the empty room', 'C-E 4; A-E 7; B-E 6'],
  ["Kitchen 8, bath 2, attic 3. That's me standing in the kids' room.", 'C-K 8; B-C 2; A-C 3'],
  ['uhh i have bath 6 too, attic 2, kitchen 7. all from empty', 'B-E 6; A-E 2; E-K 7'],
  ['nine from me for bathroom and attic', 'A-B 9'],
  ['my kids-empty is 5 but the rest is worse', 'C-E 5'],
  ['we were 6 for attic and 3 for bath from the kitchen together', ''],
  // Thought aloud.
  ['attic... hmm, let me see... 5 to the kitchen, 7 to the bath', 'A-K 5; A-B 7'],
  ['kitchen to attic, hold on... seven', 'A-K 7'],
  ['K-A is good for me too, 8', 'A-K 8'],
  ['my bathroom hallways are worth 4 (kitchen), 9 (attic) and 2 (kids room)', 'B-K 4; A-B 9; B-C 2'],
  // Where a path is to end.
  ['best we finish in the attic', '> A L'],
  ['Could we start with the kitchen and end with the empty room?', '> K; > E L'],
  ["I've got 9 from the attic to the living room, so we should end with the attic", 'A-L 9; > A L'],
  ['kitchen, bath, and end with attic', '> K B A'],
  ['why should we end with the kitchen?', ''],
  ["I don't want to end with the kitchen", ''],
  ['do we have to end in the living room?', ''],
  ['does your path end with the attic?', ''],
  // Made of numbers, and no verdict on a path.
  ['Kitchen to kids 2. Kitchen to bath 1. Useless.', 'C-K 2; B-K 1'],
  ['K-A 9, that really wins', 'A-K 9'],
  ['my kitchen bath is 8 so that wins, bath next', 'B-K 8; > B'],
  ['mine are better I guess', ''],
  ['bathroom last is better, so attic first', '> A'],
  ['4 for bath to empty, if you insist', 'B-E 4'],
  ['All four correct, thank you', 'yes'],
  // Asked for.
  ['what coins do you see from the start room?', '? L-*'],
  ['From the attic, what do you have to bathroom, kitchen and kids room?', '? A-B; ? A-K; ? A-C'],
  ['what about bath, attic and empty from the kitchen?', '? B-K; ? A-K; ? E-K'],
  ['attic to bath what u got?', '? A-B'],
  ['which of them first though?', 'what'],
  ['what you think is better?', 'what'],
  ['done here too, I pressed it', 'submit'],
  ['wher to next', 'what'],
  ['okay, then just the ones from the kitchen?', '? K-*'],
  ['all from the attic please', '? A-*'],
  ['The only thing left is bath to attic. How many for you?', '? A-B'],
  ['what about the attic, how many coins have you from the kitchen there?', '? A-K'],
  ['I have an idea for how we go on: bathroom, then kitchen.', '> B K'],
  ['your attic to bath wins', ''],
  ['the attic gives us 17, which is clearly better than 11 for the kitchen', ''],
])('%j says %j', (text, says) => {
  const wanted = says === '' ? [] : says.split('; ').map(inOrder)
  expect([...new Set(read(text).acts.flatMap(nameAct))].sort()).toEqual(wanted.sort())
})

it('what could not be made out but for a number that is said back as unsure is asked about once', () => {
  const { acts } = read(
    'from the living room I get 4 to the kitchen... 6 to the attic, the rest of the living room is nothing to write home about',
  )
  expect(acts.filter(({ kind }) => kind === 'tell')).toHaveLength(2)
  expect(acts.some(({ kind }) => kind === 'unclear')).toBe(false)
})
