import { describe, expect, it } from 'vitest'
import { nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } }, { alone: true })
const says = (text: string): string => read(text).acts.flatMap(nameAct).join('; ')

describe('the end of a path', () => {
  it.each([
    ['i want the attic at the end', '> A L'],
    ['fine, and kids room last', 'yes; > C L'],
    ['haha ok convinced, attic at the end', 'yes; > A L'],
    ['And the empty room comes last before the living room.', '> E L'],
    ['attic last, right before the living room', '> A L'],
    ['last room: bathroom', '> B L'],
    ['kitchen could be the final stop', '> K L'],
    ['What would you say to ending the trip with the attic?', '> A L'],
    ['what about the bathroom last?', '> B L'],
    ['do you want the attic at the end?', '> A L'],
    ['would you like to keep the attic for last?', '> A L'],
    ["let's finish with the kids room because your 7 and my 8 on living room-kids are great", '> C L; C-L 8'],
    ["I'd want to keep the bathroom for the end since living room-bathroom is 8 on my side", '> B L; B-L 8'],
    ['Then attic, kitchen and back', '> A K L'],
    ['attic then kitchen then back home', '> A K L'],
  ])('%s', (text, meant) => expect(says(text)).toBe(meant))

  it.each([
    ['I have 5 from kitchen to attic and back', 'A-K 5'],
    ['does your map end with K', ''],
    ['I read the attic last', ''],
    ['you told me the attic last', ''],
    ['the last number for the attic is 3', ''],
    ['is the attic last?', ''],
  ])('is not spoken of: %s', (text, meant) => expect(says(text)).toBe(meant))
})

it.each([
  ["yes that's better, I'm in", 'yes'],
  ["yes that's better actually", 'yes'],
  ["ok that's better for us", 'yes'],
  ["yes that's better for you but not for me", 'no'],
  ["Not at all, I think that's a very good idea.", 'yes'],
  ['Not at all.', 'no'],
  ["okay let's begin there", 'yes'],
  ['Very well, let us do so', 'yes'],
  ["no need to wait, let's submit", 'submit'],
  ['then we definitely need to walk from the kitchen to the attic', '> K A'],
])('%s', (text, meant) => expect(says(text)).toBe(meant))
