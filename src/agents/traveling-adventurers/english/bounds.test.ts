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

it.each([
  ['Mine ≥ 7: A-E (7), K-C (10), L-B (8)', ['A-E 7', 'B-L 8', 'C-K 10']],
  ['hallways > 6 on my side: L-A 9, C-B 7', ['A-L 9', 'B-C 7']],
  ['What do you have on A-K and K-E? Here it is 3 and 9 respectively.', ['? A-K', '? E-K', 'A-K 3', 'E-K 9']],
  ['Attic to bathroom and attic to kitchen: 4 resp. 10', ['A-B 4', 'A-K 10']],
])('%j gives each hallway its own number', (text, says) =>
  expect(read(text).acts.flatMap(nameAct).sort()).toEqual([...says].sort()),
)

it.each(['L-K ≥ 8', 'A-B < 3 on my side', 'K-C > 5'])('%j bounds', (text) =>
  expect(read(text).acts.flatMap(nameAct)).toEqual([]),
)
