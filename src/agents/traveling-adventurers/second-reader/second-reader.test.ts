import { expect, it } from 'vitest'
import { createReader } from '../english/read.ts'
import { nameAct } from '../english/notation.fixture.ts'

const house = { rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } }
const [both, alone] = [createReader(house), createReader(house, { alone: true })]

it.each([
  ['what do you gain when walking kitchen to kids?', '> K C', '? C-K'],
  ['what do you get when we walk attic to kitchen?', '> A K', '? A-K'],
  ['sorry the 5 was a guess, looked now and its 8 bath to attic', '', 'A-B 8'],
])('%j is heard by both readers, not by the grammar alone', (text, before, after) => {
  expect(alone(text).acts.flatMap(nameAct).join('; ')).toBe(before)
  expect(both(text).acts.flatMap(nameAct).join('; ')).toBe(after)
})

it.each([
  ['You betcha!', 'yes'],
  ['A hundred percent', 'yes'],
  ['Thumbs up.', 'yes'],
  ['Denied.', 'no'],
  ['Naah', 'no'],
  ['Please not', 'no'],
])('a word or two that the network may never have seen: %s', (text, says) =>
  expect(both(text).acts.flatMap(nameAct)).toEqual([says]),
)

it('coins that only the network heard are unsure', () => {
  const { acts } = both('sorry the 5 was a guess, looked now and its 8 bath to attic')
  expect(acts).toEqual([{ kind: 'tell', coins: [{ a: 'B', b: 'A', coins: 8 }], unsure: true }])
})

it('a message of more rooms than it knows, or longer than it reads, is left to the grammar', () => {
  const large = { rooms: [...'LEBKCAPD'], coins: { min: 1, max: 10 } }
  const text = 'what do you gain when walking K to C? E B A P D'
  expect(createReader(large)(text)).toEqual(createReader(large, { alone: true })(text))
  const long = `what do you gain when walking kitchen to kids? ${'I am so curious. '.repeat(40)}`
  expect(both(long)).toEqual(alone(long))
})
