import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, copy, digestAnywhere, hash, same } from './json.ts'

describe('the fingerprint of plain data', () => {
  it('is what earlier versions wrote into their logs', () => {
    expect(hash({ b: [1, 'é', null], a: true })).toBe(hash({ a: true, b: [1, 'é', null] }))
    expect(hash({})).toBe('44136fa355b3678a')
  })

  it('is the same with and without help from the machine, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.nat(40), (text, times) => {
        const long = text.repeat(times)
        const expected = createHash('sha256').update(canonical(long)).digest('hex').slice(0, 16)
        expect(digestAnywhere(canonical(long))).toBe(expected)
        expect(hash(long)).toBe(expected)
      }),
    )
  })
})

describe('same', () => {
  const part = fc.oneof(
    fc.anything({ withNullPrototype: true, withTypedArray: true }),
    fc.constantFrom(undefined, null, NaN, 0, -0, '', {}, [], [undefined], { a: undefined }, { toString: 1 }),
  )
  const data = fc.oneof(
    part,
    fc.dictionary(fc.constantFrom('a', 'b', 'toString'), part),
    fc.array(part, { maxLength: 3 }),
  )

  it('is whether the texts are the same', () => {
    const text = (value: unknown): string | undefined => {
      try {
        return canonical(value)
      } catch {
        return undefined
      }
    }
    fc.assert(
      fc.property(data, data, (a, b) => {
        if (text(a) === undefined || text(b) === undefined) return
        expect(same(a, b)).toBe(text(a) === text(b))
        expect(same(a, copy({ a }).a)).toBe(text(a) === text(copy({ a }).a))
      }),
      { numRuns: 2000, seed: 7 },
    )
  })
})
