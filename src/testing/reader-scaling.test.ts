import { describe, expect, it } from 'vitest'
import { repeatedUnits, slowReader } from './reader-scaling.ts'
import { sized } from './sized.fixture.ts'

/** How long a check takes, in milliseconds, and what it says. */
function check(...given: Parameters<typeof slowReader>): { said: string | undefined; took: number } {
  const began = performance.now()
  return { said: slowReader(...given), took: performance.now() - began }
}

describe('slowReader', () => {
  it('finds a quadratic pattern, and names what was read', () => {
    expect(slowReader((text) => text.match(/[.!]+$/))).toMatch(/^reading "[.!]" over and over.* ms for \d+ characters/)
    expect(slowReader((text) => /^.*?(\d+).*?(\d+) apples$/.exec(text))).toMatch(/ms for/)
  })

  it('finds work that is done again from each place', () => {
    // Looking for one letter is so quick on a new machine that no text would take long.
    const ends = ['}', ')', ']', '>', '"', '|', '*', '_']
    const fromEachBracket = (text: string): number => {
      let found = 0
      for (let at = 0; at < text.length; at++)
        if (text[at] === '{') for (const end of ends) found += text.indexOf(end, at)
      return found
    }
    expect(slowReader(fromEachBracket)).toContain('"{"')
  })

  it('finds exponential time before it is long', () => {
    for (const pattern of sized([/^(\s?\w+)*;$/], [/(a+)+b/, /^(?:\w|\d|[a-z0-9])+$/, /^(\s?\w+)*;$/])) {
      const { said, took } = check((text) => pattern.test(text))
      expect(said, String(pattern)).toMatch(/ms for \d\d? characters/)
      expect(took).toBeLessThan(20_000)
    }
  })

  it('finds what is slow only behind a prefix', () => {
    const reader = (text: string): unknown => text.startsWith('Action: ') && /#+$/.test(text)
    expect(slowReader(reader)).toBeUndefined()
    expect(slowReader(reader, { prefixes: ['Action: '] })).toContain('after "Action: "')
  })

  it('lets readers pass that look at everything several times, that refuse, or that take long for any text', () => {
    const words = (text: string): void => {
      for (let pass = 0; pass < 5; pass++) text.split(/\s+/).map((word) => word.toLowerCase())
      throw new Error(`not understood: ${text.slice(0, 20)}`)
    }
    expect(slowReader(words, { units: sized(['a', ' ', '\n', '汉', 'a '], repeatedUnits) })).toBeUndefined()
    const slowStart = (): number => {
      let sum = 0
      for (let step = 0; step < 3_000_000; step++) sum += Math.sqrt(step)
      return sum
    }
    expect(slowReader(slowStart, { units: ['a'] })).toBeUndefined()
  })

  it.each([40, 500])('lets a reader pass that has a second way of reading from %i characters on', (from) => {
    const stepping = (text: string): number => {
      let sum = text.length < from ? 0 : 1
      for (let step = 0; step < sum * 4_000_000 + text.length; step++) sum += Math.sqrt(step) / 1e12
      return sum
    }
    expect(slowReader(stepping, { units: ['a', '\ufdfa'], longest: 4000 })).toBeUndefined()
  })

  it('is not misled by a reader whose time grows a little, and that remembers what it read last', () => {
    const last = new Map<string, number>()
    const remembering = (text: string): number => {
      let sum = last.get(text) ?? 0
      if (sum === 0) for (let step = 0; step < 300 * text.length ** 1.4; step++) sum += Math.sqrt(step)
      if (text.length < 1200) last.set(text, sum || 1)
      return sum
    }
    expect(slowReader(remembering, { units: ['5 '], longest: 4096 })).toBeUndefined()
  })

  it('is not misled by a reader that had read much of some texts before', () => {
    const remembering = (text: string): number => {
      const knows = text.length < 3000 && (text.length >> 1) % 2 === 0
      const left = text.length - (knows ? 0.8 * Math.min(text.length, 1500) : 0)
      let sum = 0
      for (let step = 0; step < 4000 * left; step++) sum += Math.sqrt(step)
      return sum
    }
    expect(slowReader(remembering, { units: ['a '], longest: 4000 })).toBeUndefined()
  })

  it('is not misled by a pause that comes now and then', () => {
    let calls = 0
    const pausing = (text: string): number => {
      const until = performance.now() + (++calls % 97 === 0 ? 25 : 0)
      while (performance.now() < until);
      return text.split(',').length
    }
    expect(slowReader(pausing, { units: [',', 'a'] })).toBeUndefined()
  })

  it('tries every printable character', () => {
    for (let code = 32; code < 127; code++) expect(repeatedUnits).toContain(String.fromCharCode(code))
  })
})
