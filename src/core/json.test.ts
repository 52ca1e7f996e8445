import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeze } from './frozen.ts'
import { canonical, copy, digestAnywhere, hash, same } from './json.ts'

describe('the fingerprint of plain data', () => {
  it('is what earlier versions wrote into their logs', () => {
    expect(hash({ b: [1, 'é', null], a: true })).toBe(hash({ a: true, b: [1, 'é', null] }))
    expect(hash({})).toBe('44136fa355b3678a')
  })

  it('is of a text with sorted keys, which reads back as the data', () => {
    const sorted = (value: unknown): unknown => {
      if (typeof value !== 'object' || value === null) return value
      if (Array.isArray(value)) return value.map(sorted)
      // As pairs: in an object keys that are numbers would come first.
      return new Map(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, part]) => [key, sorted(part)]),
      )
    }
    const written = (value: unknown): string =>
      value instanceof Map
        ? `{${[...value].map(([key, part]) => `${JSON.stringify(key)}:${written(part)}`).join(',')}}`
        : Array.isArray(value)
          ? `[${value.map(written).join(',')}]`
          : JSON.stringify(value)
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(canonical(value)).toBe(written(sorted(value)))
        expect(JSON.parse(canonical(value))).toEqual(copy(value))
      }),
    )
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`k${(i * 37) % 60}`, i]))
    expect(canonical(many)).toBe(written(sorted(many)))
    expect(canonical([NaN, Infinity, -0, 1e21, 1e-7, undefined])).toBe('[null,null,0,1e+21,1e-7,null]')
  })

  it('is remembered of what nobody can change, and of nothing else', () => {
    let reads = 0
    const counting = {
      get part() {
        reads++
        return 'one'
      },
    }
    const frozen = freeze({ counting })
    const open = {
      counting: {
        get part() {
          return counting.part
        },
      },
      list: [1],
    }
    const before = hash(open)
    for (let i = 0; i < 3; i++) expect(canonical({ i, frozen })).toBe(`{"frozen":{"counting":{"part":"one"}},"i":${i}}`)
    expect(reads).toBe(2)
    open.list.push(2)
    expect(hash(open)).not.toBe(before)
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
