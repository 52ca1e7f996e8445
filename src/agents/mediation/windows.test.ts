/** When travellers would fly: on which days, at which hours of any day, earlier or later than proposed. */
import { describe, expect, it } from 'vitest'
import { englishFor, hear, type Heard } from './english.ts'

const DATES = ['2031-05-14', '2031-05-15']
const CALENDAR = [
  { start: '2031-05-14T10:00', end: '2031-05-14T11:00' },
  { start: '2031-05-14T20:30', end: '2031-05-14T21:30' },
  { start: '2031-05-15T19:00', end: '2031-05-15T21:00' },
]

function listen(text: string, { question = '', leaves }: { question?: string; leaves?: string } = {}): Heard {
  const heard: Heard = { shared: CALENDAR.map(() => undefined), own: [], windows: [], asked: false }
  const proposed = leaves === undefined ? {} : { proposed: { start: leaves, end: leaves } }
  hear(englishFor(DATES), heard, { text, question, ...proposed }, CALENDAR, DATES)
  return heard
}

/** `14 12-18 +`: day, hours, for or against. */
const windows = (text: string, leaves?: string): string[] =>
  listen(text, leaves === undefined ? {} : { leaves }).windows.map(
    ({ start, end, points }) =>
      `${start.slice(8, 10)} ${Number(start.slice(11, 13))}-${end.slice(11, 16) === '00:00' ? 24 : Number(end.slice(11, 13))} ${points > 0 ? '+' : '-'}`,
  )

describe('when somebody would fly', () => {
  it.each<[string, string[]]>([
    ['Nothing before 8 am, please', ['14 0-8 -', '15 0-8 -']],
    ['Afternoons suit me best', ['14 12-18 +', '15 12-18 +']],
    ["I can't on Wednesday morning", ['14 5-12 -']],
    ['Any day but Thursday', ['15 0-24 -']],
    ['Thursday evening would be nice, I could leave after 6 pm', ['15 18-22 +']],
    ["I'd love to get away on Thursday", ['15 0-24 +']],
    ["Thursday? No chance, I'm busy the whole day.", ['15 0-24 -']],
    ['Is there anything on Thursday after lunch?', ['15 13-24 +']],
    ['Something on Thursday afternoon, please. Money is no object.', ['15 12-18 +']],
    ['It is cheap, but I would land in the middle of the night', ['14 22-5 -', '15 22-5 -']],
    ['I love Thursday but Wednesday evening is fine as well', ['15 0-24 +', '14 17-22 +']],
    ["I'm thinking of Wednesday evening after 6, though I can be flexible", ['14 18-22 +']],
    [
      "I've loads of crucial meetings I can't miss, it looks like the middle of the day Thursday is best",
      ['15 11-15 +'],
    ],
    ['Thursday morning is best since my meetings then are minor', ['15 5-12 +']],
    ["My Wednesday is jammed, so let's stay away from that day", ['14 0-24 -', '14 0-24 -']],
    ['oops, I meant Thursday', ['15 0-24 +']],
    ['sorry, Thursday not Wednesday', ['15 0-24 +']],
    ['Something along those lines on Wednesday afternoon or evening', ['14 12-22 +']],
    ['I have low-priority slots after 3 PM on Thursday', ['15 15-24 +']],
    ["Unless there's something better on Thursday night, that is good", []],
    ['my friend wants to leave on Wednesday', []],
    ['please keep Thursday from 2 to 4 PM free', []],
    ['Good morning!', []],
    ['No, I would take the one on Wednesday at 1 pm', ['14 13-14 +']],
    ['nope, Thursday evening please', ['15 17-22 +']],
    ['No please, can we do Wednesday afternoon?', ['14 12-18 +']],
    ['No, not on Thursday evening', ['15 17-22 -']],
    ['no flights on Wednesday, please', ['14 0-24 -']],
    ['Not in the morning!', ['14 2-12 -', '15 2-12 -']],
    ["There's something on Thursday afternoon that I can't miss", []],
    ['I mentioned earlier that I am busy', []],
    ['Our choir practice is in the evening, not in the morning', []],
    ['I only have something tiny on Thursday at 11:30 till 3:30, a 2, private', []],
    ['Does it land before my lunch at 12:30?', []],
  ])('%s', (text, expected) => expect(windows(text)).toEqual(expected))

  it.each(['that flight on the evening of Wednesday looks ideal', 'that flight instead, ten minutes earlier'])(
    'a time of a flight that is named by its number is its own: %s',
    (text) => {
      const heard: Heard = { shared: CALENDAR.map(() => undefined), own: [], windows: [], asked: false }
      const flight = { start: '2031-05-14T23:00', end: '2031-05-15T01:00' }
      hear(englishFor(DATES), heard, { text, question: '', proposed: flight, spokenOf: flight }, CALENDAR, DATES)
      expect(heard.windows).toEqual([])
    },
  )

  it.each<[string, string, string[]]>([
    ['too early for me', '2031-05-14T05:00', ['14 0-7 -', '15 0-7 -']],
    ['could I leave a bit later?', '2031-05-14T13:00', ['14 0-13 -', '14 13-24 +']],
    ["I'd take an earlier one", '2031-05-15T13:00', ['14 0-13 +', '15 13-24 -']],
  ])('%s, said of %s', (text, leaves, expected) => expect(windows(text, leaves)).toEqual(expected))
})

describe('how much meetings count, in few words', () => {
  const question = 'How important are 10 AM on 5/14 and 7 PM on 5/15?'
  const levels = (text: string, asked = question): string =>
    listen(text, { question: asked })
      .shared.map((some) => {
        const mean = some && some.reduce((sum, one) => sum + one, 0) / some.length
        return mean === undefined ? '-' : mean > 6.5 ? 'high' : mean > 4 ? 'mid' : 'low'
      })
      .join(' ')

  it.each([
    ['low / very high', 'low - high'],
    ['Very. Not really.', 'high - low'],
    ['neither matters', 'low - low'],
    ['the first is vital, everything else can be skipped', 'high low low'],
    ['None of my meetings are important', 'low low low'],
    ['All the meetings I have are crucial', 'high high high'],
  ])('%s', (text, expected) => expect(levels(text)).toBe(expected))

  it.each([
    ['On Wednesday I can skip the meeting at the end of the day', '- low -'],
    ['Please avoid my 7 to 9 PM meeting on Thursday', '- - high'],
    ['My last meeting on Wednesday is of medium importance and could be missed', '- mid -'],
    ['I have many crucial meetings that I cannot miss, so Thursday would be best', '- - -'],
    ['Some of my meetings are important', '- - -'],
  ])('of those that it names otherwise: %s', (text, expected) => expect(levels(text, '')).toBe(expected))

  it('takes an hour before nine for one in the evening', () => {
    expect(levels('8:30 is crucial', '')).toBe('- high -')
  })

  it('tells numbers behind a dash from ends of meetings', () => {
    expect(levels('5/14: 10 AM - 7, 8:30 PM - 2', '')).toBe('high low -')
  })
})

it.each([
  ['I would rather fly on May 14 than on the 15th', ['05-14+', '05-15-']],
  ['Thursday would be better than the 14th.', ['05-15+', '05-14-']],
  ['The morning of the 15th is a no go', ['05-15-']],
  ['I dread landing after midnight', ['05-14-', '05-15-']],
  ['Those leave in the evening too.', []],
])('says plainly: %s', (text, expected) =>
  expect(listen(text).windows.map(({ start, points }) => `${start.slice(5, 10)}${points > 0 ? '+' : '-'}`)).toEqual(
    expected,
  ),
)
