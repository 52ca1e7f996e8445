/** Numbers that are told by the listener's. */
import { expect, it } from 'vitest'
import { inOwnNumbers } from './as-yours.ts'
import { createReader } from './english/read.ts'

const rooms = ['L', 'E', 'B', 'K', 'C', 'A']
const bounds = { min: 1, max: 10 }
const read = createReader({ rooms, coins: bounds })
/** L-E 1, L-B 2 … as the pairs stand in order. */
const own = (a: string, b: string): number => {
  const [i, j] = [rooms.indexOf(a), rooms.indexOf(b)].toSorted((one, other) => one - other) as [number, number]
  return ((i * 5 + j) % 10) + 1
}
const listener = { read: (text: string) => read(text).acts, own, bounds }

it.each([
  ['living room: bathroom same as yours, attic 5', `living room: bathroom ${own('L', 'B')}, attic 5`],
  ['K-A: the same as you have, K-B 3', `K-A: ${own('K', 'A')}, K-B 3`],
  ['on L-E I have two more than yours', `on L-E I have ${own('L', 'E') + 2}`],
  ['kitchen to attic: one less than you', `kitchen to attic: ${own('K', 'A') - 1}`],
  ['from K to B twice yours', `from K to B ${own('K', 'B') * 2}`],
  // Nothing is told by it, or not where.
  ['is it the same as yours?', 'is it the same as yours?'],
  ['my path is the same as yours', 'my path is the same as yours'],
  ["it's not the same as yours", "it's not the same as yours"],
])('%s', (text, spelled) => {
  const value = inOwnNumbers(text, listener)
  // Half a coin, or more than there can be, is left as it was said.
  if (/\b(?:0|1[1-9]|2\d)\b/.test(spelled)) expect(value).toBe(text)
  else expect(value).toBe(spelled)
})
