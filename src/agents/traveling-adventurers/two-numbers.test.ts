/** Which of two numbers holds, as people say it who are asked. */
import { describe, expect, it } from 'vitest'
import { hold } from '../strangers/hold.fixture.ts'
import { settleTwo, type Doubtful } from './two-numbers.ts'

const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']
const ONE: readonly Doubtful[] = [
  [
    ['K', 'A'],
    [6, 3],
  ],
]
const ROW: readonly Doubtful[] = [
  [
    ['L', 'E'],
    [5, 1],
  ],
  [
    ['L', 'B'],
    [3, 5],
  ],
]
const settled = (text: string, either: readonly Doubtful[]): string | undefined =>
  settleTwo(text, either, ROOMS)
    ?.coins.map(({ a, b, coins }) => `${a}-${b} ${coins}`)
    .join(', ')

describe('which of two numbers holds', () => {
  it.each([
    'Six for me, three for you.',
    'Six here. The three was yours, as you told me yourself.',
    'It is 6. I never said 3.',
    'The 3 is yours.',
    'Three is what you told me, mine is six.',
    '6, you have 3',
    'The 6 stands.',
    'the 3 was a mistake',
    'the first one is right',
    'forget that second number',
  ])('is the first: %s', (text) => expect(settled(text, ONE)).toBe('K-A 6'))

  it.each(['The newer one holds.', 'no, 3 and not 6', 'mine is three', 'You have 6 there, I have 3.'])(
    'is the second: %s',
    (text) => expect(settled(text, ONE)).toBe('K-A 3'),
  )

  it.each([
    'Hm, let me look.',
    'Is it 6?',
    'What do you mean by 6 or 3?',
    'K-A is 6',
    'I get 6 on that path in total',
    'forget the attic',
    'The first room should be the kitchen.',
  ])('is left open: %s', (text) => expect(settled(text, ONE)).toBeUndefined())

  it('is told of all of a room at once', () => {
    expect(settled('No, forget that last list for L.', ROW)).toBe('L-E 5, L-B 3')
    expect(settled('The later numbers are right for the living room.', ROW)).toBe('L-E 1, L-B 5')
    expect(settled('Forget that last list for K.', ROW)).toBeUndefined()
  })

  it('is not asked again, and a number that the partner sets apart from its own is no second one', async () => {
    const talk = (...lines: string[]) => hold('traveling-adventurers', 'USER', lines, { seed: 603 })
    const asked = await talk('C-A is 6 for me. L-E 1.', 'A to C is 3.', 'Six for me. Three for you.')
    expect(asked.heard[1]).toContain('6 or 3')
    expect(asked.heard[2]).not.toMatch(/\bor 3\b/)
    // Its own C-A, which it told, is 3.
    const taken = await talk('Hello, what are your coins?', 'C-A 3', 'The 3 there is yours, I have 6 on C-A.')
    expect(taken.heard[2]).not.toMatch(/\bor \d\b/)
  })
})
