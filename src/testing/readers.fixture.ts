/** What every function has to stand that reads what somebody wrote. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Unreadable } from '../core/errors.ts'
import type { Reader } from '../games/readers.fixture.ts'
import { repeatedUnits, slowReader } from './reader-scaling.ts'
import { sized } from './sized.fixture.ts'

/** Enough for quadratic time to show, and little enough for every reader to read thousands of such texts. */
const LONGEST = 2000

/** Milliseconds for the longest texts of each test: all of them for nearly every reader, and enough to see quadratic time in the rest. */
const PATIENCE = 20_000

/** One test of a reader that weighs every sentence would take minutes, and longer than a slow machine is given for it. */
const PARTS = [1, 2, 3, 4, 5, 6]

/** All texts that are repeated: minutes for all readers. `whose`: as the tests are headed. */
export function testReadersAtLength(whose: string, readers: readonly Reader[]): void {
  describe(`the readers of ${whose}, at length`, () => {
    it.each(readers.flatMap((reader) => PARTS.map((part) => ({ ...reader, part }))))(
      `$name: time grows with the length of the text ($part of ${PARTS.length})`,
      ({ read, prefixes, part }) => {
        const units = repeatedUnits.filter((_, i) => i % PARTS.length === part - 1)
        expect(slowReader(read, { prefixes, units, longest: LONGEST, patience: PATIENCE })).toBeUndefined()
      },
    )
  })
}

/**
 * Spaces, which patterns stumble over most, and for every reader another part of what else is repeated: much of what reads
 * is common to many of them.
 */
const unitsFor = (number: number): readonly string[] => [
  ...sized([number % 2 ? ' ' : '\n'], [' ', '\n']),
  ...repeatedUnits.filter((_, i) => (i + number) % sized(48, 6) === 0),
]

/** `whose`: as the tests are headed. */
export function testReaders(whose: string, readers: readonly Reader[]): void {
  describe(`the readers of ${whose}`, () => {
    it.each(readers.map((reader, number) => ({ ...reader, number })))(
      '$name: time grows with the length of the text',
      ({ read, prefixes, number }) => {
        expect(slowReader(read, { prefixes, units: unitsFor(number), longest: LONGEST })).toBeUndefined()
      },
    )

    it.each(readers)('$name: any short text may be repeated', ({ read, prefixes }) => {
      const piece = fc.constantFrom(
        ...'aZ1 .,:;-[](){}"\'`*#\n\\',
        'action',
        'player ',
        'user ',
        ' or ',
        ' in ',
        'the ',
      )
      const unit = fc.array(piece, { minLength: 2, maxLength: 6 }).map((pieces) => pieces.join(''))
      const units = fc.sample(unit, { numRuns: sized(1, 8), seed: 7 })
      expect(slowReader(read, { prefixes: prefixes.slice(0, 1), units, longest: LONGEST })).toBeUndefined()
    })

    // In short each reads a third of the texts: much of what reads is common to many of them.
    const parts = sized(3, 1)
    it.each(readers.map((reader, number) => ({ ...reader, part: number % parts })))(
      '$name: no text overflows the stack or is quoted at length',
      ({ read, prefixes, part }) => {
        const units = ['(', '[', '{"a":', '-', 'a', '1,', 'the ', '```\n', '[message] ', '\n']
        for (const [i, unit] of units.entries()) {
          if ((i >> 1) % parts !== part) continue
          for (const prefix of sized([i % 2 ? '' : (prefixes[(i / 2) % prefixes.length] ?? '')], ['', ...prefixes])) {
            const text = prefix + unit.repeat(200_000 / unit.length)
            try {
              read(text)
            } catch (error) {
              expect(error).not.toBeInstanceOf(RangeError)
              if (Unreadable.isInstance(error)) expect(error.message).not.toContain(unit.repeat(260 / unit.length))
            }
          }
        }
      },
    )

    it('are all found', () => expect(readers.length).toBeGreaterThan(20))
  })
}
