/** Questions beside the coins are heard, and answered in words that do nothing else. */
import { expect, it } from 'vitest'
import { answerAside, asideIn, type Aside } from './asides.ts'
import { nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']
const read = createReader({ rooms: ROOMS, coins: { min: 1, max: 10 } })

it.each([
  ['Wait, what is B?', { about: 'room', room: 'B' }],
  ['which room is C again?', { about: 'room', room: 'C' }],
  ['how do I submit', { about: 'submitting' }],
  ["what's the total of my path for you?", { about: 'worth' }],
  ['what do u get for it', { about: 'worth' }],
  ['May I ask how much of that is yours?', { about: 'worth' }],
  ["And what's your half of that?", { about: 'worth' }],
  ['is 8 a lot?', { about: 'range' }],
  ['ok, where do I see them?', { about: 'numbers' }],
  ['which ones do you mean?', { about: 'numbers' }],
] as const)('%j asks beside the coins', (text, aside) => expect(asideIn(text, ROOMS)).toEqual(aside))

it.each([
  'What is your K-A?',
  'why not K-A first?',
  'what is the best path?',
  'K-A is 5, and yours?',
  'What is K-A for you?',
])('%j does not', (text) => expect(asideIn(text, ROOMS)).toBeUndefined())

const ASIDES: readonly Aside[] = [
  { about: 'bot' },
  { about: 'reason' },
  { about: 'rules' },
  { about: 'submitting' },
  { about: 'range' },
  { about: 'numbers' },
  { about: 'worth' },
  { about: 'room', room: 'E' },
]
it.each(ASIDES)('what answers $about tells, asks and proposes nothing', (aside) => {
  const wordings: string[] = []
  answerAside(aside, { worth: 33, coins: { min: 1, max: 10 } }, (all) => {
    wordings.push(...all)
    return all[0]!
  })
  expect(wordings.length).toBeGreaterThan(0)
  for (const text of wordings) expect([text, read(text).acts.flatMap(nameAct)]).toEqual([text, []])
})
