import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonical, digestAnywhere, hash } from './json.ts'

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
