import { describe, expect, it } from 'vitest'
import { aspects, secondEdition } from '../../../../../games/theory-of-mind/index.ts'
import { wilson } from '../../../../tables/statistics.ts'
import { posedIn } from './asked.ts'
import { families } from './families.ts'
import { drawFamily, generateFamily } from './generate.ts'
import { crossValidate } from './readers.ts'

const groups = secondEdition.groups.map(posedIn)

describe('shallow readers of the second edition', () => {
  it.each(
    aspects.flatMap((aspect) =>
      (['linear', 'network'] as const).flatMap((reader) =>
        (['options', 'fragments'] as const).map((view) => ({ aspect, reader, view })),
      ),
    ),
  )('are no better than chance at $aspect: $reader, $view', ({ aspect, reader, view }) => {
    const mine = groups.filter((group) => group.aspect === aspect).map(({ posed }) => posed)
    const { right, questions, chance } = crossValidate(mine, reader, view)
    const { low, high } = wilson(Math.round(right), questions)
    expect(low).toBeLessThanOrEqual(chance)
    expect(high).toBeGreaterThanOrEqual(chance)
  })

  it('are asked what the generator writes', () => {
    const family = families.find(({ name }) => name === 'kitchen-belief')!
    expect(generateFamily(family)).toEqual(secondEdition.groups.filter((group) => group.family === family.name))
    expect(drawFamily(family, 40).length).toBeGreaterThanOrEqual(10)
  })
})
