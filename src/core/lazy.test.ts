import { describe, expect, it } from 'vitest'
import { canonical } from './json.ts'
import { lazyParts } from './lazy.ts'

function counted() {
  let made = 0
  const withSum = lazyParts<{ numbers: readonly number[] }, { add: number }, { sum: number; none: undefined }>({
    sum({ numbers }, source) {
      made++
      return numbers.reduce((a, b) => a + b, source?.add ?? 0)
    },
    none() {
      made++
      return undefined
    },
  })
  return { withSum, made: () => made }
}

describe('lazy parts', () => {
  it('are made when they are first read, once, and from what is hidden too', () => {
    const { withSum, made } = counted()
    const object = withSum({ numbers: [1, 2] }, { add: 10 })
    expect(Object.keys(object)).toEqual(['numbers', 'sum', 'none'])
    expect(made()).toBe(0)
    expect([object.sum, object.sum, object.none, object.none]).toEqual([13, 13, undefined, undefined])
    expect(made()).toBe(2)
  })

  it('are plain data to JSON, spread, structured clones and comparison', () => {
    const { withSum } = counted()
    const object = withSum({ numbers: [1] }, { add: 1 })
    const plain = { numbers: [1], sum: 2, none: undefined }
    expect({ ...object }).toEqual(plain)
    expect(structuredClone(object)).toEqual(plain)
    expect(JSON.parse(JSON.stringify(object))).toEqual({ numbers: [1], sum: 2 })
    expect(canonical(object)).toBe(canonical(plain))
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype)
  })

  it('can be read, once each, after the object was frozen', () => {
    const { withSum, made } = counted()
    const object = Object.freeze(withSum({ numbers: [1] }, { add: 1 }))
    expect([object.sum, object.sum]).toEqual([2, 2])
    expect(made()).toBe(1)
    expect(() => ((object as any).sum = 3)).toThrow(TypeError)
  })

  it('of two objects are told apart', () => {
    const { withSum } = counted()
    const [one, two] = [withSum({ numbers: [1] }, { add: 0 }), withSum({ numbers: [2] }, { add: 0 })]
    expect([one.sum, two.sum, one.sum]).toEqual([1, 2, 1])
  })

  it('are made of the open data where they are read through a proxy', () => {
    const { withSum } = counted()
    expect(new Proxy(withSum({ numbers: [1] }, { add: 5 }), {}).sum).toBe(1)
  })
})
