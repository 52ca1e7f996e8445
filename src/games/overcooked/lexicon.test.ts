import { expect, it } from 'vitest'
import * as lexicon from './lexicon.ts'

it('is data, and no pieces of patterns', () => {
  for (const [name, list] of Object.entries(lexicon))
    expect(
      list.filter((word) => !/^[a-z_']+$/.test(word)),
      name,
    ).toEqual([])
})
