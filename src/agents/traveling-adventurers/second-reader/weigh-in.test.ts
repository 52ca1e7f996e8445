import { describe, expect, it } from 'vitest'
import type { Act } from '../english/acts.ts'
import { PAIRS, SLOTS, WHOLE, type Likely } from './network.ts'
import type { View } from './see.ts'
import { isOpen, weighIn } from './weigh-in.ts'

const house = { rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } }
/** "… K … 5 … A": rooms L (not named), K and A. */
const view: View = {
  tokens: Array.from({ length: 3 }, () => ({ kind: 0, word: 1, grams: [], slot: SLOTS, value: 0 })),
  rooms: ['L', 'K', 'A'],
  numbers: [5],
  mentions: [
    { room: 'K', at: 0 },
    { room: 'A', at: 2 },
  ],
  lines: 1,
}
const KA = PAIRS.findIndex(([a, b]) => a === 1 && b === 2)

function likely(said: {
  readonly tells?: number
  readonly asks?: number
  readonly whole?: Partial<Record<(typeof WHOLE)[number], number>>
  readonly path?: readonly [number, number]
}): Likely {
  const row = (chance = 0): number[] => PAIRS.map((_, p) => (p === KA ? chance : 0))
  const [first, last] = said.path ?? [0, 0]
  return {
    tells: [row(said.tells)],
    pairs: row(said.asks),
    rooms: Array.from({ length: SLOTS }, () => 0),
    whole: WHOLE.map((name) => said.whole?.[name] ?? 0),
    path: [first, 0, last],
  }
}

const other: Act = { kind: 'other', text: '' }
const tells = (coins: number, how: object = {}): Act => ({ kind: 'tell', coins: [{ a: 'K', b: 'A', coins }], ...how })

describe('what both readers hear', () => {
  it('holds the coins that only the network is sure of, as unsure', () => {
    expect(weighIn([other], likely({ tells: 0.97 }), view, house)).toEqual([tells(5, { unsure: true })])
    const unclear: Act = { kind: 'unclear', text: '', why: '' }
    expect(weighIn([unclear], likely({ tells: 0.97 }), view, house)).toEqual([tells(5, { unsure: true })])
    expect(weighIn([other], likely({ tells: 0.7 }), view, house)).toEqual([other])
  })

  it('is the grammar’s where that told what the number is', () => {
    expect(weighIn([tells(5)], likely({ tells: 0.9 }), view, house)).toEqual([tells(5)])
    const sum: Act = { kind: 'sum' }
    expect(weighIn([sum], likely({ tells: 0.9 }), view, house)).toEqual([sum])
    const elsewhere: Act = { kind: 'tell', coins: [{ a: 'K', b: 'L', coins: 5 }] }
    expect(weighIn([elsewhere], likely({ tells: 0.9 }), view, house)).toEqual([elsewhere])
    const back: Act = { kind: 'read-back', coins: [{ a: 'K', b: 'A', coins: 5 }] }
    expect(weighIn([back], likely({ tells: 0.99 }), view, house)).toEqual([back])
  })

  it('holds numbers beyond those of the house never', () => {
    expect(weighIn([other], likely({ tells: 0.99 }), { ...view, numbers: [11] }, house)).toEqual([other])
  })

  it('holds a question or a step that only the network heard', () => {
    expect(weighIn([other], likely({ asks: 0.99 }), view, house)).toEqual([
      { kind: 'ask', pairs: [['K', 'A']], from: [] },
    ])
    expect(weighIn([other], likely({ path: [0.99, 0.99] }), view, house)).toEqual([
      { kind: 'propose', path: ['K', 'A'], whole: false },
    ])
    expect(weighIn([other], likely({ path: [0.95, 0.6] }), view, house)).toEqual([other])
  })

  it('holds neither a yes nor a no that only the network heard', () => {
    expect(weighIn([other], likely({ whole: { yes: 1, no: 1 } }), view, house)).toEqual([other])
  })

  it('adds no question or step where the grammar heard something', () => {
    expect(weighIn([tells(5)], likely({ asks: 0.99, path: [0.99, 0.99] }), view, house)).toEqual([tells(5)])
  })

  it('leaves out consent, questions and steps that the network finds most unlikely, and nothing else', () => {
    const yes: Act = { kind: 'agree' }
    expect(weighIn([yes], likely({ whole: { yes: 0.001 } }), view, house)).toEqual([])
    expect(weighIn([yes], likely({ whole: { yes: 0.3 } }), view, house)).toEqual([yes])
    const question: Act = { kind: 'ask', pairs: [['A', 'K']], from: [] }
    expect(weighIn([question], likely({}), view, house)).toEqual([])
    expect(weighIn([question], likely({ asks: 0.1 }), view, house)).toEqual([question])
    // A cheer beside coins consents to nothing as often as not.
    expect(weighIn([yes, tells(5)], likely({ whole: { yes: 0.2 } }), view, house)).toEqual([tells(5)])
    const step: Act = { kind: 'propose', path: ['K'], whole: false }
    expect(weighIn([step], likely({}), view, house)).toEqual([])
    expect(weighIn([step], likely({ path: [0.1, 0] }), view, house)).toEqual([step])
    expect(weighIn([step], likely({}), { ...view, mentions: [] }, house)).toEqual([step])
    const trip: Act = { kind: 'propose', path: ['L', 'K', 'E', 'B', 'C', 'A', 'L'], whole: true }
    const others: Act[] = [{ kind: 'disagree' }, { kind: 'submit' }, trip, tells(5)]
    expect(weighIn(others, likely({}), view, house)).toEqual(others)
  })

  it('may differ from what the grammar heard only where that leaves something open', () => {
    expect(isOpen([tells(5)], view, house)).toBe(false)
    expect(isOpen([{ kind: 'disagree' }], { ...view, numbers: [] }, house)).toBe(false)
    expect(isOpen([tells(4)], view, house)).toBe(true)
    expect(isOpen([other], { ...view, numbers: [] }, house)).toBe(true)
  })
})
