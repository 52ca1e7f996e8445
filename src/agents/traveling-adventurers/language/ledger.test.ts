import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Act } from './acts.ts'
import { agreedPath, emptyLedger, enter, type Ledger } from './ledger.ts'

const path = (letters: string): string[] => [...letters]
const mine = (letters: string): Act => ({ type: 'suggest', path: path(letters) })
const theirs = (letters: string): Act => ({ type: 'agree-outer', path: path(letters) })
const both = (letters: string): Act[] => [mine(letters), theirs(letters)]
const empty = emptyLedger('L', 6)
const way = (ledger: Ledger): string => agreedPath(ledger).join('')

describe('the ledger of agreements', () => {
  it('agrees only on what both stand behind', () => {
    const proposed = enter(empty, [mine('LE')])
    expect(way(proposed)).toBe('L')
    expect(proposed.open).toEqual([{ path: path('LE'), mine: true, theirs: false }])
    expect(way(enter(proposed, [theirs('LK')]))).toBe('L')
    const agreed = enter(proposed, [theirs('LE')])
    expect(way(agreed)).toBe('LE')
    expect(agreed.open).toEqual([])
  })

  it('grows step by step into a whole path', () => {
    const steps = ['LE', 'EK', 'KC', 'CB', 'BA', 'AL']
    expect(way(enter(empty, steps.flatMap(both)))).toBe('LEKCBAL')
  })

  it('retracts an agreement with all that follow it', () => {
    const ledger = enter(empty, [...both('LE'), ...both('EK'), ...both('KC')])
    expect(way(enter(ledger, [{ type: 'retract', step: 2 }]))).toBe('LE')
    expect(way(enter(ledger, [{ type: 'retract', step: 1 }]))).toBe('L')
    expect(way(enter(ledger, [{ type: 'retract', step: 9 }]))).toBe('LEKC')
  })

  it('goes back to an earlier room when both agree on another way from there', () => {
    const ledger = enter(empty, [...both('LEKC'), ...both('CB')])
    const changed = enter(ledger, both('KA'))
    expect(way(changed)).toBe('LEKA')
    expect(changed.agreed).toEqual([path('LEK'), path('KA')])
    expect(way(enter(changed, both('LEKCBAL')))).toBe('LEKCBAL')
  })

  it('keeps what does not join the path open until it does', () => {
    const ledger = enter(empty, both('KC'))
    expect(way(ledger)).toBe('L')
    expect(way(enter(ledger, both('LK')))).toBe('LKC')
  })

  it('drops what is rejected, and can agree on it again later', () => {
    const rejected = enter(empty, [mine('LE'), { type: 'reject', path: path('LE') }, theirs('LE')])
    expect(way(rejected)).toBe('L')
    expect(way(enter(rejected, [{ type: 'agree-inner', path: path('LE') }]))).toBe('LE')
  })

  it('always holds one path that visits no room twice, but for the way home', () => {
    const act = fc.oneof(
      fc.record({
        type: fc.constantFrom('suggest', 'agree-inner', 'agree-outer', 'reject'),
        path: fc.array(fc.constantFrom(...'LEBKCA'), { minLength: 1, maxLength: 7 }),
      }),
      fc.record({ type: fc.constant('retract'), step: fc.integer({ min: 1, max: 4 }) }),
    ) as fc.Arbitrary<Act>
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const agreed = agreedPath(enter(empty, acts))
        expect(agreed[0]).toBe('L')
        const home = agreed.length > 1 && agreed.at(-1) === 'L'
        expect(agreed.length).toBeLessThanOrEqual(7)
        if (home) expect(agreed).toHaveLength(7)
        const visited = home ? agreed.slice(0, -1) : agreed
        expect(new Set(visited).size).toBe(visited.length)
      }),
      { numRuns: 1000 },
    )
  })
})
