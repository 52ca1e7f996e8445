import { describe, expect, it } from 'vitest'
import { findMentions, findProposal } from '../traveling-adventurers/find-proposal.ts'

const rooms = [
  ['L', 'living room'],
  ['E', 'empty room'],
  ['B', 'bathroom'],
  ['K', 'kitchen'],
  ['C', "children's room"],
  ['A', 'attic'],
].map(([letter, name]) => ({ letter: letter!, name: name! }))

describe('what a message speaks of', () => {
  it.each([
    ['From L I have 1 to E, and 4 from the kitchen to the attic.', 'AEKL', 'AK'],
    ['What about living room to bathroom?', 'BL', 'BL'],
    ['L B K E A C L', 'ABCEKL', 'AC AE BK BL CL EK'],
    ['I think so.', '', ''],
    ['hello', '', ''],
  ])('in %j', (text, letters, hallways) => {
    const found = findMentions(text, rooms)
    expect([...found.rooms].sort().join('')).toBe(letters)
    expect([...found.hallways].sort().join(' ')).toBe(hallways)
  })
})

describe('a proposal', () => {
  it.each([
    ['I propose L B K E A C L: 56 coins together.', 'LBKEACL'],
    ['How about L-C-B-E-K-A-L?', 'LCBEKAL'],
    ['L → C → B → E → K → A, and back', 'LCBEKAL'],
    [
      'Let us go from the living room to the kitchen, then the attic, the bathroom, the empty room and the children’s room.',
      'LKABECL',
    ],
    [
      "Living room, Children's room, Bathroom, Empty room, Kitchen, Attic, and then back to the living room!",
      'LCBEKAL',
    ],
    ['Not L E B K C A L, rather L A C K B E L.', 'LACKBEL'],
    ['(L, A, C, K, B, E, L)', 'LACKBEL'],
  ])('is found in %j', (text, path) => {
    expect(findProposal(text, rooms)?.join('')).toBe(path)
  })

  it.each([
    'From L I have 1 to E, 6 to B, 5 to K, 4 to C and 3 to A.',
    'L-E 5, L-B 3, L-K 1, L-C 6, L-A 2.',
    'I have 4 from the living room to the kitchen, 3 to the attic, 2 to the bathroom, 1 to the empty room and 5 to the children’s room.',
    'What have you from L to B and C, from K to B and E, from A to E and C?',
    'What have you from L to E and B, from K to C and A?',
    'L B K E A',
    'A plan would be nice. I like B.',
    '',
  ])('is not found in %j', (text) => {
    expect(findProposal(text, rooms)).toBeUndefined()
  })
})
