import { describe, expect, it } from 'vitest'
import type { Act } from '../english/acts.ts'
import { PAIRS, SLOTS, type Likely } from './network.ts'
import type { View } from './see.ts'
import { isOpen, weighIn } from './weigh-in.ts'

const house = { rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } }
/** "K … 5 … A …": rooms L (not named), K and A. */
const view: View = {
  tokens: Array.from({ length: 5 }, () => ({ kind: 0, slot: SLOTS, pieces: [0] })),
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
  readonly whole?: Partial<Likely['whole']>
  readonly path?: readonly [number, number]
  readonly home?: number
}): Likely {
  const row = (chance = 0): number[] => PAIRS.map((_, p) => (p === KA ? chance : 0))
  const [first, last] = said.path ?? [0, 0]
  return {
    tells: [row(said.tells)],
    pairs: row(said.asks),
    rooms: Array.from({ length: SLOTS }, () => 0),
    whole: { yes: 0, no: 0, submit: 0, what: 0, all: 0, ...said.whole },
    path: [first, 0, last, 0, 0],
    home: [0, 0, said.home ?? 0, 0, 0],
  }
}

const other: Act = { kind: 'other', text: '' }
const tells = (coins: number, how: object = {}): Act => ({ kind: 'tell', coins: [{ a: 'K', b: 'A', coins }], ...how })

const heard = (acts: readonly Act[], said: Likely, seen: View): readonly Act[] => weighIn(acts, said, seen, house)
const open = (acts: readonly Act[], seen: View): boolean => isOpen(acts, seen, house)

describe('what both readers hear', () => {
  it('holds the coins that only the network is sure of, as unsure', () => {
    expect(heard([other], likely({ tells: 0.97 }), view)).toEqual([tells(5, { unsure: true })])
    const unclear: Act = { kind: 'unclear', text: '', why: '' }
    expect(heard([unclear], likely({ tells: 0.97 }), view)).toEqual([tells(5, { unsure: true })])
    expect(heard([other], likely({ tells: 0.8 }), view)).toEqual([other])
  })

  it('is the grammar’s where that told what the number is', () => {
    expect(heard([tells(5)], likely({ tells: 0.9 }), view)).toEqual([tells(5)])
    const sum: Act = { kind: 'sum' }
    expect(heard([sum], likely({ tells: 0.9 }), view)).toEqual([sum])
    expect(heard([sum], likely({ tells: 0.99 }), view)).toEqual([sum])
    // Whose the numbers of a table are its head says.
    expect(heard([other], likely({ tells: 0.99 }), { ...view, lines: 2 })).toEqual([other])
    const elsewhere: Act = { kind: 'tell', coins: [{ a: 'K', b: 'L', coins: 5 }] }
    expect(heard([elsewhere], likely({ tells: 0.9 }), view)).toEqual([elsewhere])
    const back: Act = { kind: 'read-back', coins: [{ a: 'K', b: 'A', coins: 5 }] }
    expect(heard([back], likely({ tells: 0.9 }), view)).toEqual([back])
  })

  it('holds as the writer’s what the grammar took for the listener’s, where the network is very sure', () => {
    const back: Act = { kind: 'read-back', coins: [{ a: 'K', b: 'A', coins: 5 }] }
    expect(heard([back], likely({ tells: 0.995 }), view)).toEqual([tells(5, { unsure: true })])
  })

  it('holds another number of a hallway where the network finds the grammar’s most unlikely', () => {
    const seen = { ...view, numbers: [5, 4] }
    const said = likely({})
    const both = { ...said, tells: [PAIRS.map(() => 0), PAIRS.map((_, p) => (p === KA ? 0.97 : 0))] }
    expect(heard([tells(5)], both, seen)).toEqual([tells(4, { unsure: true })])
    // A room that goes without saying is one that the network does not know.
    const implied: Act = { kind: 'tell', coins: [{ a: 'L', b: 'A', coins: 5 }] }
    expect(heard([implied], both, seen)).toEqual([implied, tells(4, { unsure: true })])
  })

  it('holds numbers beyond those of the house never', () => {
    expect(heard([other], likely({ tells: 0.99 }), { ...view, numbers: [11] })).toEqual([other])
  })

  it('holds a question or a step that only the network heard', () => {
    expect(heard([other], likely({ asks: 0.995 }), view)).toEqual([{ kind: 'ask', pairs: [['K', 'A']], from: [] }])
    expect(heard([other], likely({ path: [0.99, 0.99] }), view)).toEqual([
      { kind: 'propose', path: ['K', 'A'], whole: false },
    ])
    expect(heard([other], likely({ path: [0.95, 0.6] }), view)).toEqual([other])
    // Beside coins as well.
    expect(heard([tells(5)], likely({ tells: 0.9, path: [0.99, 0] }), view)).toEqual([
      tells(5),
      { kind: 'propose', path: ['K'], whole: false },
    ])
    expect(heard([tells(5)], likely({ tells: 0.9, asks: 0.995 }), view)).toEqual([
      tells(5),
      { kind: 'ask', pairs: [['K', 'A']], from: [] },
    ])
  })

  it('holds a yes that only the network heard, where it is very sure, and no no', () => {
    expect(heard([other], likely({ whole: { yes: 0.995 } }), view)).toEqual([{ kind: 'agree' }])
    expect(heard([other], likely({ whole: { no: 0.995 } }), view)).toEqual([other])
    expect(heard([other], likely({ whole: { yes: 0.95, no: 0.95 } }), view)).toEqual([other])
    const no: Act = { kind: 'disagree' }
    expect(heard([no], likely({ whole: { yes: 0.995, no: 0.9 } }), view)).toEqual([no])
  })

  it('leads home where the network knows that a path ends, and puts steps of which it is sure in place of others', () => {
    const step: Act = { kind: 'propose', path: ['K'], whole: false }
    const home: Act = { kind: 'propose', path: ['K', 'A', 'L'], whole: false }
    expect(heard([other], likely({ path: [0.99, 0.99], home: 0.9 }), view)).toEqual([home])
    expect(heard([step], likely({ path: [0.99, 0.99], home: 0.9 }), view)).toEqual([home])
    expect(heard([step], likely({ path: [0.99, 0.8], home: 0.9 }), view)).toEqual([step])
    // What names a room that goes without saying is the grammar's.
    const implied: Act = { kind: 'propose', path: ['E', 'K'], whole: false }
    expect(heard([implied], likely({ path: [0.99, 0.99] }), view)).toEqual([implied])
  })

  it('holds the question or the step that the grammar heard, where it heard one', () => {
    const question: Act = { kind: 'ask', pairs: [['L', 'A']], from: [] }
    expect(heard([question], likely({ asks: 0.999 }), view)).toEqual([question])
    const step: Act = { kind: 'propose', path: ['A'], whole: false }
    expect(heard([step], likely({ path: [0.99, 0.5] }), view)).toEqual([step])
  })

  it('leaves out what the network finds most unlikely', () => {
    const yes: Act = { kind: 'agree' }
    expect(heard([yes], likely({ whole: { yes: 0.001 } }), view)).toEqual([])
    expect(heard([yes], likely({ whole: { yes: 0.6 } }), view)).toEqual([yes])
    // "You betcha!"
    expect(heard([yes], likely({ whole: { yes: 0.001 } }), { ...view, tokens: view.tokens.slice(0, 3) })).toEqual([yes])
    const question: Act = { kind: 'ask', pairs: [['A', 'K']], from: [] }
    expect(heard([question], likely({}), view)).toEqual([])
    expect(heard([question], likely({ asks: 0.3 }), view)).toEqual([question])
    const step: Act = { kind: 'propose', path: ['K'], whole: false }
    expect(heard([step], likely({}), view)).toEqual([])
    expect(heard([step], likely({ path: [0.1, 0] }), view)).toEqual([step])
    expect(heard([{ ...step, path: ['E'] }], likely({}), view)).toEqual([{ ...step, path: ['E'] }])
    for (const one of [{ kind: 'disagree' }, { kind: 'invite' }, tells(5)] as Act[])
      expect(heard([one], likely({}), view)).toEqual([])
    const others: Act[] = [{ kind: 'submit' }, { kind: 'sum' }]
    expect(heard(others, likely({}), view)).toEqual(others)
  })

  it('leaves out of a question or of coins only what is most unlikely', () => {
    const question: Act = { kind: 'ask', pairs: [['A', 'K']], from: ['K'] }
    expect(heard([question], likely({ asks: 0.5 }), view)).toEqual([{ ...question, from: [] }])
    // "And from there?", of a room that is not named.
    const there: Act = { kind: 'ask', pairs: [], from: ['L'] }
    expect(heard([there], likely({ asks: 0.5 }), view)).toEqual([there])
    const more: Act = {
      kind: 'tell',
      coins: [
        { a: 'K', b: 'A', coins: 5 },
        { a: 'E', b: 'B', coins: 3 },
      ],
    }
    expect(heard([more], likely({}), view)).toEqual([{ kind: 'tell', coins: [{ a: 'E', b: 'B', coins: 3 }] }])
  })

  it('may differ from what the grammar heard only where that leaves something open', () => {
    expect(open([tells(5)], view)).toBe(false)
    expect(open([{ kind: 'submit' }], { ...view, numbers: [] })).toBe(false)
    // "K. 5 from K to A"
    expect(open([tells(5)], { ...view, mentions: [{ room: 'K', at: 0 }, ...view.mentions] })).toBe(true)
    expect(open([tells(4)], view)).toBe(true)
    expect(open([other], { ...view, numbers: [] })).toBe(true)
  })
})
