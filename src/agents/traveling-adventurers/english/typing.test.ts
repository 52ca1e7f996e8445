/** Messages as people type them who do not take care: what they say stays the same. */
import { describe, expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createLexicon, withoutSlips } from './lexicon.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: [...'LEBKCA'], coins: { min: 1, max: 10 } })
const says = (text: string): string[] => read(text).acts.flatMap(nameAct).toSorted()

/** Every message with what it says. */
const TYPED: Readonly<Record<string, readonly (readonly [text: string, says: string])[]>> = {
  'slips of the keyboard': [
    ['I rejetc that propsal, srory', 'no'],
    ['abosolutely, lets submitt', 'yes; submit'],
    ['waht do yuo have betwen kichen and atttic?', '? K-A'],
    ['livng -> bathrom -> kitchn -> emtpy -> childrn -> atic -> livng', '> L B K E C A L'],
    ['how abuot the nursrey nxet?', '> C'],
  ],
  'words that lead up to others': [
    ['ok so nope', 'no'],
    ['Well, by the way, E-B is 4', 'E-B 4'],
    ['hmm tbh I disagree', 'no'],
    ['Good morning, partner! Let me think... yes', 'yes'],
    ['ok so far', ''],
    ['uh-huh', 'yes'],
  ],
  'words that trail off': [
    ['K-B is 7. And you, mate?', 'K-B 7; ? K-B'],
    ['how many coins from the attic to the kitchen, please?', '? A-K'],
    ['not a chance, my friend', 'no'],
    ['sure Thanks!', 'yes'],
    ['L to C next, buddy', '> L C'],
  ],
  'commas left out': [
    ['perfect I am submitting', 'yes; submit'],
    ["that's bad for me can we start with the bathroom?", 'no; > B'],
    ['I agree let us submit', 'yes; submit'],
    ['no thanks please suggest another path', 'no; what'],
    ['what could we do?', 'what'],
  ],
  'a no behind ok, and its reason behind a no': [
    ['Alright, no.', 'no'],
    ['okay, no problem', 'yes'],
    ["no sorry that's terrible for me", 'no'],
    ['Okay 👎', 'no'],
  ],
  'capital letters': [
    ['FROM THE ATTIC I GO BACK TO L', '> A L'],
    ['I HAVE A 7 FROM E TO A', 'E-A 7'],
    ['THEN B, A, C AND BACK TO L', '> B A C L'],
    ['YOUR CALL', 'what'],
    ['LEKCBAL', '> L E K C B A L'],
  ],
  'words for short': [
    ['u r right', 'yes'],
    ['no cos K-A is 2', 'no; K-A 2'],
    ["I've 3 between B and E", 'B-E 3'],
  ],
}

describe.each(Object.entries(TYPED))('%s', (_, messages) => {
  it.each(messages)('%s', (text, expected) => {
    expect(says(text)).toEqual(expected === '' ? [] : expected.split('; ').map(inOrder).toSorted())
  })
})

it('turns no right word into another', () => {
  const words = 'massage county live moment stale bleak named thus plant cancel listen lake whale sample'.split(' ')
  expect(withoutSlips(words.join(' '), createLexicon(['L']))).toBe(words.join(' '))
})
