import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonBlocks } from './json-blocks.ts'

const read = (text: string): unknown[] => [...jsonBlocks(text)]

/** The same by trying every bracket with every other. */
function slowly(text: string): unknown[] {
  const found: unknown[] = []
  for (let at = 0; at < text.length; at++) {
    if (!'{['.includes(text[at]!)) continue
    const end = closing(text, at)
    if (end === undefined) continue
    try {
      found.push(JSON.parse(text.slice(at, end + 1)))
      at = end
    } catch {
      continue
    }
  }
  return found
}

function closing(text: string, start: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at++) {
    const char = text[at]!
    if (quoted) {
      if (char === '\\') at++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') depth++
    else if ((char === '}' || char === ']') && --depth === 0) return at
  }
  return undefined
}

describe('finding JSON among other words', () => {
  it('finds each block once, outermost, whatever stands around it', () => {
    expect(read('I say {"a": [1, "}"]} or [2] {not json} [')).toEqual([{ a: [1, '}'] }, [2]])
    expect(read('a " quote {"b": 1} and {"c": "\\"}"}')).toEqual([{ b: 1 }, { c: '"}' }])
    expect(read('[[1] {"a": 2}')).toEqual([[1], { a: 2 }])
    expect(read('nothing here')).toEqual([])
  })

  it('finds what trying every bracket finds', () => {
    const piece = fc.constantFrom('{', '}', '[', ']', '"', '\\', ',', ':', '1', '"a"', '{"a":1}', '[1]', ' ', 'x')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        expect(read(text)).toEqual(slowly(text))
      }),
      { numRuns: 3000 },
    )
  })

  it('passes over what is nested deeper than any reply', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(read(`${deep} {"a": 1}`)).toEqual([{ a: 1 }])
    expect(read('['.repeat(50) + ']'.repeat(50))).toHaveLength(1)
  })
})
