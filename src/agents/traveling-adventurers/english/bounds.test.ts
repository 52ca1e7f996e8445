/** Numbers that only bound how many coins there are, or deny them, are told as nothing. */
import { expect, it } from 'vitest'
import { nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

it.each([
  'K-A 3-5',
  'K-A is 3 or 4',
  'K-A is between 3 and 5',
  'K-A: 3 to 5 coins',
  'K-A up to 8',
  'K-A is more than 6',
  'on K-A I have not more than 4',
  'K-A 5+',
  'K-A is 5 or more',
  "I don't have 5 on K-A.",
])('%j tells no number, and is asked about', (text) => {
  const { acts } = read(text)
  expect(acts.flatMap(nameAct)).toEqual([])
  expect(acts).toContainEqual(expect.objectContaining({ kind: 'unclear' }))
})

it('leaves a hallway its own number beside a bound', () => {
  const { acts } = read('If your L-K is at least 7, it beats my L-E, which is 6 on my side.')
  expect(acts.flatMap(nameAct)).toEqual(['E-L 6'])
  expect(read('nothing above 5 from K, except K-A (9)').acts.flatMap(nameAct)).toEqual(['A-K 9'])
})

it('hears an arrow between two numbers as a correction', () => {
  expect(read('K-A: 4 -> 6').acts.flatMap(nameAct)).toEqual(['A-K 6'])
})
