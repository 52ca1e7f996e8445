/** Answers to the question whether a place stays or goes, in anybody's words. */
import { describe, expect, it } from 'vitest'
import { dealPlanning } from '../../games/planning/instances.ts'
import { asMeant } from './as-meant.ts'
import { answered, questionIn, QUESTIONS } from './stay-or-go.ts'

const { sites } = dealPlanning({ stops: 3, sites: 40, preferences: 10, inertPreferences: false }, 1)
const names = sites.map(({ name }) => name)
const [A, B] = ['Founders Bridge', 'Cinder Coffee'] as const

const read = (question: string, answer: string): string =>
  answered(asMeant(answer, names), questionIn(question, names)!, sites)

describe('whether a place stays or goes', () => {
  const asked = QUESTIONS.stays(A)[0]!

  it.each([
    'stay',
    'Keep it.',
    'It should stay, please',
    'the first',
    'yes',
    'Yes please!',
    'No, keep it.',
    "don't drop it",
    "I don't want it to go",
    'leave it in',
    'let it stay',
    'it must not go',
    'Founders Bridge stays',
    'the bridge stays',
    "I'd like it to stay",
    'as it is',
    'my wife wants it in',
  ])('stays: %s', (answer) => expect(read(asked, answer)).toBe(`Keep ${A}.`))

  it.each([
    'go',
    'Out!',
    'out with it',
    'It can go.',
    'the second',
    'no',
    'No thanks',
    'yes, drop it',
    'do not keep it',
    'leave it out',
    'take it out',
    'Let it go',
    'Get rid of it.',
    'rather without it',
    'the bridge can go',
    'well, go',
    'bin it',
    'replace it',
  ])('goes: %s', (answer) => expect(read(asked, answer)).toBe(`Drop ${A}.`))

  it.each([
    'You decide',
    'either',
    "I don't care",
    'No photo place then',
    'I want something cheaper',
    'we go by car',
    'we want to stay in the centre',
    'keep the coffee',
    'How much is it?',
    'in the evening we like music',
  ])('is no answer: %s', (answer) => expect(read(asked, answer)).not.toMatch(/^(?:Keep|Drop) Founders/))

  it('is heard with what is said besides, and once', () => {
    expect(read(asked, 'Stay, but something cheaper for the coffee')).toBe(
      `Keep ${A}. something cheaper for the coffee.`,
    )
    expect(read(asked, 'Go. And put in Kite Hill.')).toBe(`Drop ${A}. And put in Kite Hill.`)
    expect(read(asked, 'Kite Hill instead')).toBe(`Drop ${A}. Kite Hill instead`)
    expect(read(asked, read(asked, 'Go. And put in Kite Hill.'))).toBe(`Drop ${A}. And put in Kite Hill.`)
  })
})

describe('whether a place comes, or comes for another', () => {
  it.each([
    ['yes', `Put in ${A}.`],
    ['in, please', `Put in ${A}.`],
    ['why not, put it in', `Put in ${A}.`],
    ['rather not', `Leave out ${A}.`],
    ['skip it', `Leave out ${A}.`],
    ['not in the plan', `Leave out ${A}.`],
  ])('comes or not: %s', (answer, full) => expect(read(QUESTIONS.comes(A)[0]!, answer)).toBe(full))

  it.each([
    ['instead', `Take ${A} instead of ${B}.`],
    ['the first', `Take ${A} instead of ${B}.`],
    ['Founders Bridge instead', `Take ${A} instead of ${B}.`],
    ['only the bridge', `Take ${A} instead of ${B}.`],
    ['not both, just the bridge', `Take ${A} instead of ${B}.`],
    ['yes', `Take ${A} instead of ${B}.`],
    ['both, please', `Keep ${B}, put in ${A}.`],
    ['the two of them', `Keep ${B}, put in ${A}.`],
    ['no, both', `Keep ${B}, put in ${A}.`],
    ['keep the coffee', `Keep ${B}, leave out ${A}.`],
    ['no', `Keep ${B}, leave out ${A}.`],
    ['neither', `Drop ${B}, leave out ${A}.`],
  ])('instead or both: %s', (answer, full) => expect(read(QUESTIONS.instead(A, B)[0]!, answer)).toBe(full))

  it('knows each wording of the questions, and no others', () => {
    for (const said of [...QUESTIONS.stays(A), ...QUESTIONS.comes(A)])
      expect(questionIn(`Sorry. ${said}`, names)?.names).toEqual([A])
    for (const said of QUESTIONS.instead(A, B)) expect(questionIn(said, names)?.names).toEqual([A, B])
    expect(questionIn('Which kind of place should be part of it?', names)).toBeUndefined()
    expect(questionIn(`How about ${A} with ${B}?`, names)).toBeUndefined()
  })
})
