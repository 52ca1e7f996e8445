/** Proposals in a person's own words. */
import { describe, expect, it } from 'vitest'
import { wordsForPeople } from '../../core/game.ts'
import { validate } from '../../core/schema.ts'
import { mediation } from './index.ts'
import { spoken } from './spoken.ts'

it.each([
  'user 0: flight 3, user 1: flight 5',
  'flight 3 for user 0 and flight 5 for user 1',
  '0: 3, 1: 5',
  'all: I think 0 takes 3 and 1 takes 5.',
  '0: take 3\n1: take 5',
  'Well then, how about 3 for 0 and 5 for 1?',
  'My last offer is flight 3 (the cheap one) to the first traveller, 5 to the second.',
  "So I'd say 0 takes 3 and 1 takes 5, both on the 16th, 50 each",
  "Then flight 3 for user 0 and flight 5 for user 1, that's the 14th. Is everybody happy with that?",
  'all: let us try user 0 flight 3, user 1 flight 5. ok?',
  'user 0 gets flight 3 (50) and user 1 flight 5',
  'user 0 takes 3 and user 1 5',
  "Let's book user 0 on 3 and user 1 on 5, is that okay for both?",
])('is one: %s', (text) => expect(spoken(text)).toMatch(/^user 0: id 3, user 1: id 5$/))

it.each([
  '0: How important are 3 and 5 PM?',
  '0: 3 PM is fine, 1: 5 PM',
  'not 3 for 0 and 5 for 1',
  '0 takes 3, maybe 1 takes 5',
  '0 takes 3 or 4 and 1 takes 5',
  'user 0: flight 3',
  'user 0 flight 3 or user 1 flight 5',
  'user 0 flight 3 is best and user 1 flight 5 not',
  'user 0 flight 3 at 5 PM, user 1 flight 5',
  '0 takes 3 and 1 takes 5, that is if nobody minds',
  '0 takes 3 and 0 takes 5',
])('is none: %s', (text) => expect(spoken(text)).toBeUndefined())

it('is heard with and without the word', () => {
  const config = validate(mediation.config, {}, 'config')
  let state = mediation.start(config, 1)
  for (const seat of ['user-0', 'user-1']) state = mediation.act(state, seat, { type: 'message', text: 'hello' })
  const seen = mediation.observe(state, 'assistant')
  const { parse } = wordsForPeople(mediation.language)
  for (const text of ['propose 3 and 5', '0: 3, 1: 5', 'propose flight 3 for user 0 and flight 5 for user 1'])
    expect(parse(text, seen)).toEqual({ type: 'propose', proposal: { flights: [3, 5] } })
  expect(() => parse('propose 3', seen)).toThrow('Proposal must be formatted like')
})

describe('at an offered flight', () => {
  const config = validate(mediation.config, {}, 'config')
  let state = mediation.start(config, 1)
  for (const seat of ['user-0', 'user-1']) state = mediation.act(state, seat, { type: 'message', text: 'hello' })
  state = mediation.act(state, 'assistant', { type: 'propose', proposal: { flights: [3, 5] } })
  const seen = mediation.observe(state, 'user-0')
  const { parse } = wordsForPeople(mediation.language)
  it.each([
    'Thank you. Yes, I accept flight 3.',
    'Flight 3 it is!',
    "Hm, -4 isn't too bad really. Fine, I'll take it.",
    'I am very happy with this flight, so please book it for me.',
    'ok take it, thanks, have to go',
  ])('takes it: %s', (text) => expect(parse(text, seen)).toEqual({ type: 'accept' }))
  it.each(['Yes to flight 4 please', 'minus 9 is not good', 'Flight 3 is too early', 'do not book it'])(
    'refuses: %s',
    (text) => expect(parse(text, seen)).toEqual({ type: 'reject', text }),
  )
})
