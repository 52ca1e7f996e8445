import { describe, expect, it } from 'vitest'
import { Random } from '../../../core/random.ts'
import { MessageComposer } from './composed-messages.fixture.ts'
import { MessageMaker } from './made-messages.fixture.ts'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']
const read = createReader({ rooms: ROOMS, coins: { min: 1, max: 10 } })

const meaning = (text: string): string => read(text).acts.flatMap(nameAct).sort().join('; ')
const sorted = (says: readonly string[]): string => [...new Set(says.map(inOrder))].sort().join('; ')

describe('sentences that do several things', () => {
  it.each([
    ['no, B-C is only 2, so let us start with the attic', ['no', 'B-C 2', '> A']],
    ['that does not suit me - any suggestions?', ['no', 'what']],
    ['E-C is 4, K-L?', ['E-C 4', '? K-L']],
    ['I have six on A-B - and from the bathroom?', ['A-B 6', '? B-*']],
    ['go ahead and submit', ['submit']],
    ['I like that, could you tell me E-K?', ['yes', '? E-K']],
    ['you go first, what are your coins from K?', ['? K-*']],
    ['okay so we begin with the kitchen', ['> K']],
    ['not so sure', []],
    ['you have 4 from E to B, 6 from E to C', []],
  ])('%s', (text, says) => expect(meaning(text)).toBe(sorted(says)))
})

describe('numbers apart from their hallways', () => {
  it.each([
    ['K-E and L-C: 10 and 5', ['E-K 10', 'C-L 5']],
    ['I have 3, 8 and 2 on A-B, A-C and A-K', ['A-B 3', 'A-C 8', 'A-K 2']],
    ['my B row: 4, 7, 1 for E, K, C', ['B-E 4', 'B-K 7', 'B-C 1']],
    ['   E  B  K\nL  3  7  2\nE  -  4  9', ['E-L 3', 'B-L 7', 'K-L 2', 'B-E 4', 'E-K 9']],
    ['| | B | C |\n|---|---|---|\n| K | 5 | 6 |\n| A | 1 | 9 |', ['B-K 5', 'C-K 6', 'A-B 1', 'A-C 9']],
    ['with your 3 and my 5 that is 8 on K-A', ['A-K 5']],
    ['B to E? 8.', ['B-E 8']],
    ['seven coins!! kitchen - attic!!', ['A-K 7']],
    ['kids from A 4, kids from B 2', ['A-C 4', 'B-C 2']],
    ['kids room: 2 from the kitchen, 5 from the attic', ['C-K 2', 'A-C 5']],
    ['six coins on the way from B to A and one on the way to K', ['A-B 6', 'B-K 1']],
    ['the bath from K is 3, the kids from K 2', ['B-K 3', 'C-K 2']],
    ['only the attic and the bath are missing now', []],
    ['we still need the attic and the empty room, I think', []],
  ])('%s', (text, says) => expect(meaning(text)).toBe(sorted(says)))
})

describe('made messages', () => {
  it('are read as they are meant in 99 of 100', () => {
    const maker = new MessageMaker(new Random(5))
    const made = Array.from({ length: 600 }, () => maker.make())
    const wrong = made.filter(({ text, says }) => [...new Set(meaning(text).split('; '))].join('; ') !== sorted(says))
    expect(wrong.length / made.length, JSON.stringify(wrong.slice(0, 5), null, 1)).toBeLessThan(0.02)
  })
})

it('composed messages are read as they are meant in 95 of 100', () => {
  const composer = new MessageComposer(new Random(7))
  const composed = Array.from({ length: 600 }, () => composer.make())
  const wrong = composed.filter(({ text, says }) => [...new Set(meaning(text).split('; '))].join('; ') !== sorted(says))
  expect(wrong.length / composed.length, JSON.stringify(wrong.slice(0, 5), null, 1)).toBeLessThan(0.05)
})

describe('numbers told by comparison', () => {
  it.each([
    ['B-K is 4, B-C is two more', ['B-K 4', 'B-C 6']],
    ['C-A has three less than E-L, which is 8', ['A-C 5', 'E-L 8']],
    ['8 from K to B and half that to A', ['B-K 8', 'A-K 4']],
    ['six between L and C, the same between L and A, and one between L and B', ['C-L 6', 'A-L 6', 'B-L 1']],
    ['my K-B is 3 more than yours', []],
    ['K-A: 6 (me) + 3 (you) = 9', ['A-K 6']],
    ['to the kitchen I get 5 from B, 9 from A', ['B-K 5', 'A-K 9']],
    ['A-B is 6. hold on, that is A-E', ['A-E 6']],
  ])('%s', (text, says) => expect(meaning(text)).toBe(sorted(says)))
})

describe('what is only supposed, wanted by the partner or a rule', () => {
  it.each([
    ['suppose B-C were 9, then it would work', []],
    ['deal, but only if K-A is in it', []],
    ['you wanted to begin with the bathroom', []],
    ['we must visit every room once and go back to the living room', []],
    ['your route may be the best, let me see', []],
    ['once you agree, I submit', []],
  ])('%s', (text, says) => expect(meaning(text)).toBe(sorted(says)))
})
