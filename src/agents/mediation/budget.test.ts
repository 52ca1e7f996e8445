/** What users say that they would pay at most. */
import { expect, it } from 'vitest'
import { limitIn } from './budget.ts'

it.each<[string, number | undefined]>([
  ['Please nothing over $420', 420],
  ['450 bucks are way too much for a student', 449],
  ['I am not going to pay more than 380', 380],
  ["We can't afford $700", 699],
  ['380 tops', 380],
  ['my budget is $250', 250],
  ['What is there below 300?', 299],
  ['That is 352, rather dear for us', 351],
  ['$300 is not too expensive', undefined],
  ['It costs $110', undefined],
  ['My 10:30 is too much of a bother to move', undefined],
  ['6 hours is too much', undefined],
])('%s', (text, limit) => expect(limitIn(text)).toBe(limit))
