import { expect, test } from 'vitest'
import { Ledger, type ModelSnapshot } from '../models/index.ts'
import { describeWaits } from './waits.ts'

const snapshot = (paused?: { since: number; left: number }, waiting = 0): ModelSnapshot => ({
  ...new Ledger().snapshot(),
  model: 'm',
  waiting,
  limit: { limit: 8, running: 0, waiting: 3, cuts: 1, ...(paused && { paused }) },
})

test('a wait for a provider says how long it has been and when somebody asks again', () => {
  const one = snapshot({ since: 12_400, left: 4200 })
  expect(describeWaits([one, one])).toEqual(['waiting for the provider’s limit for 12 s, next try in 5 s'])
  expect(describeWaits([snapshot({ since: 61_000, left: 0 })])).toEqual(['waiting for the provider’s limit for 61 s'])
})

test('a wait for money says how many calls wait; nothing is said where nobody waits', () => {
  expect(describeWaits([snapshot(undefined, 4)])).toEqual(['4 calls wait for money that others have set aside'])
  expect(describeWaits([snapshot()])).toEqual([])
  expect(describeWaits([])).toEqual([])
})
