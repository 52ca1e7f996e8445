import { expect, it } from 'vitest'
import * as lexicon from './lexicon.ts'

it('is data, and no pieces of patterns', () => {
  for (const [name, list] of Object.entries(lexicon))
    expect(
      (typeof list === 'function' ? list() : list)
        .flat()
        .filter((word) => !/^(?:[\p{L}\p{So}\d_']+|e\.g)$/u.test(word)),
      name,
    ).toEqual([])
})
