/** Manners of writing: quotations, objects, dictation, second thoughts, irony, and whose a number is. */
import { describe, expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: [...'LEBKCA'], coins: { min: 1, max: 10 } })
const says = (text: string): string[] => read(text).acts.flatMap(nameAct).toSorted()

/** Every message with what it says. */
const MANNERS: Readonly<Record<string, readonly (readonly [text: string, says: string])[]>> = {
  'what is quoted is the partner’s': [
    ['> L-K 5, L-A 3\nThanks. Mine: L-K 2, L-A 9', 'L-K 2; L-A 9'],
    ['> What is your K-B?\n7', 'K-B 7'],
    ['> I propose L E B K C A L\nI agree.', 'yes'],
    ['> C-K?\n3\n> C-L?\n8', 'C-K 3; C-L 8'],
    ['> L > K > A > B > C > E > L', '> L K A B C E L'],
  ],
  'objects do what they say': [
    ['{"agree": true}', 'yes'],
    ['{"decision": "reject"}', 'no'],
    ['{"type": "ask", "from": "L", "to": "A"}', '? L-A'],
    ['{"action": "submit"}', 'submit'],
    ['{"message": "I have 5 from K to A"}', 'K-A 5'],
    ['{"coins":[{"from":"L","to":"E","coins":4},{"from":"L","to":"B","coins":2}]}', 'L-E 4; L-B 2'],
    ['{"L": {"from"', ''],
  ],
  'numbers of lists are no coins': [
    ['(1) B-K: 8', 'B-K 8'],
    ['2) B-E 4', 'B-E 4'],
    ['(1) B-A = 7 (2) B-K = 1', 'B-A 7; B-K 1'],
    ["Answer 2: I'd go to the bathroom first.", '> B'],
    ['One more thing: on K-E I have 9.', 'K-E 9'],
    ['From the bathroom all five hallways show 2 for me.', 'B-L 2; B-E 2; B-K 2; B-C 2; B-A 2'],
    ['All 3 hallways from K have 2.', ''],
  ],
  'marks may be dictated': [
    ['my number for bathroom to attic is uh six period', 'B-A 6'],
    ['kitchen to attic four new line kitchen to empty room eight', 'K-A 4; K-E 8'],
  ],
  'second thoughts count': [
    ['K-A is 5, no hang on, 6.', 'K-A 6'],
    ['From E to C it is nine, I mean to K.', 'E-K 9'],
    ['K-E has 3, I mean K-C has 3.', 'K-C 3'],
    ['From B to A I have 6, wait, let me look again, 7.', 'B-A 7'],
    ["Let's go to the kitchen, or actually, no, to the attic first.", '> A'],
    ['Submit? Well, not yet, let me check.', ''],
  ],
  'irony that is marked is none': [
    ['Great idea... NOT!', 'no'],
    ["Brilliant plan, let's go. /s", 'no'],
    ['*sarcasm on* What a fantastic idea! *sarcasm off*', 'no'],
  ],
  'whose a number is': [
    ['Permit me to inform you that the corridor joining K and B holds nine coins.', 'K-B 9'],
    ['We would have 14 there, 8 of which are mine, on B-C.', 'B-C 8'],
    ['You only have 2 there, but for me A-K is worth 10.', 'A-K 10'],
    ['Please confirm that B-A is 3 on your side.', '? B-A'],
    ['4 on A-C for you', ''],
    ['I thought L-B was 5 for you, not 6.', ''],
    ['you: L-E 3, L-B 9. me: L-E 5, L-B 2.', 'L-E 5; L-B 2'],
    ["A-B was 3 in the last game, now it's 7.", 'A-B 7'],
    ["I'd have guessed 7 for A-E, but it is 4.", 'A-E 4'],
    ['K-A-B brings me 9.', ''],
    ['Kitchen - attic - bathroom would bring me 9 + 4.', 'K-A 9; A-B 4'],
    ['It would be 4 for L to B if there was a coin more.', ''],
  ],
  'what refers back': [
    ['The kitchen is great: 8 coins on its hallway to the attic.', 'K-A 8'],
    ["L-A has 8 coins for me, let's start with that one.", 'L-A 8; > L A'],
    ["I've 10 from L to A, shall we go there next?", 'L-A 10; > A'],
    ["K-C is 9 for me, so I'd like to use it.", 'K-C 9'],
    ['I have 10 on C-E. So from C to E?', 'C-E 10; > C E'],
    ['I have 4 on C-E. And from E to K?', 'C-E 4; ? E-K'],
  ],
  'of two whole paths one is meant': [
    ["L E B K C A L gives me 31, L B E K C A L only 28, so I'd take the first one.", '> L E B K C A L'],
    ['Not L C K A B E L but L C A K B E L, please.', '> L C A K B E L'],
    ['L A E K C B L is 2 coins better than L A K E C B L, so I propose it.', '> L A E K C B L'],
  ],
}

describe.each(Object.entries(MANNERS))('%s', (_, messages) => {
  it.each(messages)('%s', (text, expected) => {
    expect(says(text)).toEqual(expected === '' ? [] : expected.split('; ').map(inOrder).toSorted())
  })
})
