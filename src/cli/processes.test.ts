import { expect, it } from 'vitest'
import { killOneOfThree } from './processes.fixture.ts'

it('lets three processes work on one run, and goes on when one is killed, as if nothing had happened', async () => {
  const { completed, different, askedTwice } = await killOneOfThree(40, 1)
  expect(completed).toEqual([40, 40, 40])
  expect(different).toEqual([])
  expect(askedTwice).toEqual([])
})
