import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sayAct, sayActs, type Act } from './acts.ts'
import { readActs } from './read-acts.ts'

const rooms = [
  { letter: 'L', name: 'living room' },
  { letter: 'E', name: 'empty room' },
  { letter: 'B', name: 'bathroom' },
  { letter: 'K', name: 'kitchen' },
  { letter: 'C', name: "children's room" },
  { letter: 'A', name: 'attic' },
]
const read = (text: string) => readActs(text, rooms)
const acts = (text: string) => {
  const { acts, malformed } = read(text)
  expect(malformed).toEqual([])
  return acts
}
const LE: Act = { type: 'suggest', path: ['L', 'E'] }

describe('the reader of actions', () => {
  it('reads every action that the agents write', () => {
    const letters = fc.constantFrom(...'LEBKCA')
    const path = fc.array(letters, { minLength: 1, maxLength: 8 })
    const words = fc
      .oneof(
        fc.string({ minLength: 1 }),
        fc.constantFrom('what about (K, A)?', 'don\'t "end" it', 'end(["L"])', '[L]: 5'),
      )
      .map((text) => text.trim())
      .filter((text) => text !== '')
    const act: fc.Arbitrary<Act> = fc.oneof(
      fc.record({ type: fc.constantFrom('suggest', 'agree-inner', 'agree-outer', 'reject', 'solve', 'end'), path }),
      fc.record({ type: fc.constantFrom('ask', 'inform'), text: words }),
      fc.record({ type: fc.constant('visit'), room: letters }),
      fc.record({ type: fc.constant('retract'), step: fc.integer({ min: 1, max: 9 }) }),
    ) as fc.Arbitrary<Act>
    fc.assert(
      fc.property(fc.array(act, { maxLength: 6 }), (list) => {
        expect(acts(sayActs(list))).toEqual(list)
      }),
      { numRuns: 500 },
    )
  })

  it('never throws and accounts for every action name that stands before a bracket', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'suggest(',
        'end([',
        '"L"',
        "'E'",
        ')',
        ']',
        ',',
        ' ',
        '\n',
        'visit("E")',
        'ask("a)b")',
        '**',
        '`',
        '\\',
        '“',
      ),
      fc.string({ maxLength: 5 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = pieces.join('')
        const { acts, malformed } = read(text)
        if (/^[\s,]*end\(/.test(text)) expect(acts.length + malformed.length).toBeGreaterThan(0)
      }),
      { numRuns: 1000 },
    )
  })

  it('keeps brackets, quotes and apostrophes inside of words', () => {
    expect(acts(`ask("What do you have (from E)?"), inform('it's 5 :)'), visit("E")`)).toEqual([
      { type: 'ask', text: 'What do you have (from E)?' },
      { type: 'inform', text: "it's 5 :)" },
      { type: 'visit', room: 'E' },
    ])
    expect(acts('ask(what don\'t I know yet), suggest(["L", "E"])')).toEqual([
      { type: 'ask', text: "what don't I know yet" },
      LE,
    ])
    expect(acts('inform(["5 to A", "3 to B"])')).toHaveLength(1)
  })

  it.each([
    'suggest(["L", "E"])',
    "suggest(['L','E'])",
    'suggest([L, E])',
    'suggest("L", "E")',
    'suggest("L-E")',
    'suggest(L → E)',
    'suggest(LE)',
    'suggest(["living room", "the empty room"])',
    '- **suggest**(["L", "E"])',
    '1. `suggest(["L", "E"])`',
    'Suggest (["L","E"]);',
    'suggest(["L", "E")',
    '[suggest(["L", "E"])]',
  ])('reads %s', (text) => expect(acts(text)).toEqual([LE]))

  it.each(['visit("E")', 'visit(E)', "visit('e')", 'visit(["E"])', 'visit("Empty Room")', 'visit(the empty room)'])(
    'reads %s',
    (text) => expect(acts(text)).toEqual([{ type: 'visit', room: 'E' }]),
  )

  it("reads the children's room however its apostrophe is written", () => {
    for (const name of ["children's room", 'children’s room', 'childrens room'])
      expect(acts(`visit("${name}")`)).toEqual([{ type: 'visit', room: 'C' }])
  })

  it.each([
    ['visit("garage")', 'visit', 'it needs one room of L, E, B, K, C, A'],
    ['visit("L", "E")', 'visit', 'it needs one room'],
    ['end(["L", "X", "L"])', 'end', '"X" is no room'],
    ['end([])', 'end', 'it needs a list of rooms'],
    ['end(["L", "E"', 'end', 'its bracket is never closed'],
    ['ask()', 'ask', 'it needs words'],
    ['retract("the first")', 'retract', 'it needs the number'],
    ['jump(["L"])', undefined, 'there is no action "jump"'],
    ['visit E', 'visit', 'this is no action'],
  ])('reports %s', (text, type, problem) => {
    const { acts, malformed } = read(text)
    expect(acts).toEqual([])
    expect(malformed).toEqual([expect.objectContaining({ problem: expect.stringContaining(problem) })])
    expect(malformed[0]!.type).toBe(type)
  })

  it('goes on after what it cannot read', () => {
    const { acts, malformed } = read('suggest(["L", "Q"]), visit("E"), agree-inner(["L"\nend(["L", "E", "L"])')
    expect(acts.map(sayAct)).toEqual(['visit("E")', 'end(["L", "E", "L"])'])
    expect(malformed).toHaveLength(2)
  })
})
