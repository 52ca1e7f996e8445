import { expect, it } from 'vitest'
import * as around from './around/lexicon.ts'
import * as foreign from './foreign/lexicon.ts'
import * as lexicon from './lexicon.ts'

/** All words of a list, or of lists of lists. */
const wordsIn = (list: string | Iterable<unknown>): string[] =>
  typeof list === 'string' ? [list] : [...list].flatMap((part) => wordsIn(part as string | Iterable<unknown>))

it('is data, and no pieces of patterns: every entry of every list is a word', () => {
  for (const [name, list] of Object.entries({ ...lexicon, ...foreign, ...around })) {
    expect(typeof list, name).not.toBe('string')
    expect(
      wordsIn(list).filter((word) => !/^(?:[\p{L}\d_'-]+|e\.g|[&👍👎])$/u.test(word)),
      name,
    ).toEqual([])
  }
})
