/** Tables whose parts begin with their rooms, whatever parts them and however their items are put. */
import { describe, expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']
const read = createReader({ rooms: ROOMS, coins: { min: 1, max: 10 } })
const says = (text: string): string[] => [...new Set(read(text).acts.flatMap(nameAct))].toSorted()
const meant = (labels: string): string[] => (labels === '' ? [] : labels.split('; ').map(inOrder).toSorted())

const NAMES: Readonly<Record<string, string>> = {
  L: 'living room',
  E: 'empty',
  B: 'bath',
  K: 'kitchen',
  C: 'kids room',
  A: 'attic',
}
const coinsOf = (a: string, b: string): number => 1 + ((3 * ROOMS.indexOf(a) + 5 * ROOMS.indexOf(b)) % 10)

const HEADS: readonly ((room: string) => string)[] = [
  (room) => `${room}: `,
  (room) => `${room.toLowerCase()}: `,
  (room) => `from ${room}: `,
  (room) => `From the ${NAMES[room]} `,
  (room) => `${NAMES[room]} = `,
  (room) => `${room} -> `,
  (room) => `${room} row: `,
  (room) => `(${room}) `,
  (room) => `my ${room}: `,
]
const ITEMS: readonly ((room: string, coins: number) => string)[] = [
  (room, coins) => `${room}${coins}`,
  (room, coins) => `${room.toLowerCase()} ${coins}`,
  (room, coins) => `${room}=${coins}`,
  (room, coins) => `${room} (${coins})`,
  (room, coins) => `${NAMES[room]} ${coins}`,
  (room, coins) => `${coins}${room}`,
  (room, coins) => `${coins} to ${room}`,
  (room, coins) => `to ${room} ${coins}`,
]
const BETWEEN_PARTS = [
  ' / ',
  '/',
  ' | ',
  ' // ',
  '; ',
  '. ',
  '\n',
  ' - ',
  ' — ',
  ', ',
  ' and ',
  ', then ',
  ' • ',
  ' + ',
]
const BETWEEN_ITEMS = [' ', ', ', ',', ' and ']

/** All hallways of the house, each told once, in parts of one room each. */
function write(at: number): string {
  const pick = <One>(list: readonly One[], step: number): One => list[Math.floor(at / step) % list.length]!
  const rows = ROOMS.slice(0, -1).map((room, i) => {
    const items = ROOMS.slice(i + 1).map((other) => pick(ITEMS, 9)(other, coinsOf(room, other)))
    return pick(HEADS, 1)(room) + items.join(pick(BETWEEN_ITEMS, 72))
  })
  return rows.join(pick(BETWEEN_PARTS, 1))
}

const OTHERWISE: readonly (readonly [text: string, says: string])[] = [
  ['mine: L: E9, B1, K5 | E: B3, K6, thats all', 'L-E 9; L-B 1; L-K 5; E-B 3; E-K 6'],
  ['K: C8 A2 / C: A7', 'K-C 8; K-A 2; C-A 7'],
  ['k, here it is, L: E nine, B one / E: B three, K six', 'L-E 9; L-B 1; E-B 3; E-K 6'],
  ['bath has 7 with kitchen, 2 with attic / kitchen has 9 with kids and 1 with attic', 'B-K 7; B-A 2; K-C 9; K-A 1'],
  ['L: E and B 9, K 5 / E: B 3, K and C 6', 'L-E 9; L-B 9; L-K 5; E-B 3; E-K 6; E-C 6'],
  ['L: E 9 B 1, rest 4 / E: B 3, rest 2', 'L-E 9; L-B 1; L-K 4; L-C 4; L-A 4; E-B 3; E-K 2; E-C 2; E-A 2'],
]
/** The listener's numbers, and hallways one by one, as before. */
const NEAR: readonly (readonly [text: string, says: string])[] = [
  ['so you have L: E9 B1 / E: B3 K6', ''],
  ['so you got L: E and B 9 / E: B 3 K 6', ''],
  ['together L: E19 B11 / E: B13 K16', ''],
  ['L-E 9, B-K 1, C-A 5', 'L-E 9; B-K 1; C-A 5'],
  ['from K: a 4 to L, a 3 to C', 'K-L 4; K-C 3'],
  ['5 to A from K, 3 to B from L', 'K-A 5; L-B 3'],
  ['L-A: about half, I think', ''],
]

describe('a table in parts', () => {
  it('is read whatever parts it and however its items are put', () => {
    const all = ROOMS.flatMap((a, i) => ROOMS.slice(i + 1).map((b) => `${a}-${b} ${coinsOf(a, b)}`))
    const misread = Array.from({ length: 288 }, (_, at) => write(at)).filter(
      (text) => says(text).join() !== meant(all.join('; ')).join(),
    )
    expect(misread).toEqual([])
  })
  it.each([...OTHERWISE, ...NEAR])('%j', (text, labels) => expect(says(text)).toEqual(meant(labels)))
})
