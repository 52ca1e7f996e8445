import { expect, it } from 'vitest'
import { killOneOfThree } from './processes.fixture.ts'

it('lets three processes work on one run, and goes on when one is killed, as if nothing had happened', async () => {
  const { completed, different, askedTwice } = await killOneOfThree(24, 1)
  expect(completed).toEqual([24, 24, 24])
  expect(different).toEqual([])
  expect(askedTwice).toEqual([])
})
