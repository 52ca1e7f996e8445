/** Times told in words, meetings that are private, the other of two, and what an importance is said of. */
import { expect, it } from 'vitest'
import { englishFor, hear, type Heard } from './english.ts'
import { sayClocks } from './plain-clocks.ts'

const DATES = ['2031-05-14', '2031-05-15']
const CALENDAR = [
  { start: '2031-05-14T11:30', end: '2031-05-14T13:30' },
  { start: '2031-05-15T14:00', end: '2031-05-15T14:30' },
  { start: '2031-05-15T14:30', end: '2031-05-15T18:30' },
]
const heardOf = (text: string, question: string): string => {
  const heard: Heard = { shared: CALENDAR.map(() => undefined), own: [], windows: [], asked: false }
  hear(englishFor(DATES), heard, { text, question }, CALENDAR, DATES)
  return shown(heard)
}
function shown(heard: Heard): string {
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length
  return [
    ...heard.shared.map((told) => (told ? String(Math.round(mean(told))) : '-')),
    ...heard.own.map((own) => `${own.start.slice(8)}-${own.end.slice(11)}: ${Math.round(mean(own.importances))}`),
  ].join(' ')
}

it.each([
  ['on the fifteenth from half past ten till noon', 'on the 15th from 10:30 till noon'],
  ['15/5 9.30-10.30', '5/15 9:30-10:30'],
  ['quarter to ten', '9:45'],
  ['at 9 for an hour', 'from 9:00 am to 10:00 am'],
  ['by ten in the evening', 'by 10 pm'],
  ['I land at 10 and wait for two hours', 'I land at 10 and wait for two hours'],
  ['it costs $9.30', 'it costs $9.30'],
])('%s', (text, plain) => expect(sayClocks(text, DATES)).toBe(plain))

it.each([
  ['Private: 15 May 10:00 to 11:00, seven.', '- - - 15T10:00-11:00: 7'],
  ['Physio on the 14th at quarter past nine for an hour, a four', '- - - 14T09:15-10:15: 4'],
  ['15th 9:30-10:30 (8), 12-12:30 (3)', '- - - 15T09:30-10:30: 8 15T12:00-12:30: 3'],
  ['No, but 2 PM on the 15th is a 9', '- 9 -'],
  ['Yes, 9 to 10 am on the 15th, a 6', '- - - 15T09:00-10:00: 6'],
])('told when asked for private meetings: %s', (text, told) => expect(heardOf(text, 'Anything private?')).toBe(told))

it.each([
  ['The 2 PM one is a 3, the other one a 9', '9 3 -'],
  ['first is a 2, the other an 8', '2 8 -'],
  ['The one on the 15th can be skipped. The other I would rather not.', '8 2 -'],
])('the other one: %s', (text, told) =>
  expect(heardOf(text, 'How important are 11:30 AM on 5/14 and 2 PM on 5/15?')).toBe(told),
)

it.each([
  ['Everything on the 15th except the 2:30 PM is really important.', '- high low'],
  ['15th: 3, 8', '- low high'],
  ['The 15th at 2 is a 9, the rest of the day is minor', '- high low'],
  ['The 14th morning is vital, the 15th afternoon I can skip', 'high low low'],
  ['5/14 11:30 is a 3, no, wait, a 7', 'high - -'],
])('what it is said of: %s', (text, told) => {
  const level = (one: string): string => (one === '-' ? '-' : Number(one) > 5 ? 'high' : 'low')
  expect(heardOf(text, '').split(' ').map(level).join(' ')).toBe(told)
})

it.each([
  ["In the evening of the 14th I'm at the ballet with my niece, 8 to 9, which is a 9", '- - - 14T20:00-21:00: 9'],
  ['Tonight, the 14th, my band plays at 8 (privately, a 6)', '- - - 14T20:00-21:30: 6'],
  ['I have a private 5 to 6 on the 14th, a 4', '- - - 14T17:00-18:00: 4'],
  ['On the 14th I really have something at 9:30 till 11, a 3, private', '- - - 14T09:30-11:00: 3'],
  ['On the 15th privately 10 to 11:30 (7) and 8 to 9 (2)', '- - - 15T10:00-11:30: 7 15T20:00-21:00: 2'],
  ['My private ones on the 15th: 9 AM to 10 AM, a 4, and 2:30 to 6:30, an 8', '- - 8 15T09:00-10:00: 4'],
  ['I have a private call at 1 PM on the 15th', '- - - 15T13:00-14:00: 6'],
])('private meetings: %s', (text, told) => expect(heardOf(text, '')).toBe(told))

const ASKED = 'How important are 11:30 AM on 5/14 and 2 PM on 5/15?'
it.each([
  ['2 pm is perhaps a 6?', '- 6 -'],
  ["I'd put the 11:30 at about a 9, ok? The other one a bit less.", '9 5 -'],
  ['the 2 one is 4', '- 4 -'],
  ['11:30 is a 9, and 2: 4', '9 4 -'],
  ['May I also mention that 2:30 PM on the 15th is a 3?', '- - 3'],
  ['Would 2 PM be a 3 for them?', '- - -'],
  ['11:30 has an importance of 8 and the one at 2 PM on the 15th gets a 3', '8 3 -'],
])('what questions tell, and hours that were asked about: %s', (text, told) => expect(heardOf(text, ASKED)).toBe(told))

it.each([
  ['the one on the 14th is a 4', '- - - 14T18:00-20:00: 4'],
  ['My evening one is quite unimportant, a 2', '- - - 14T18:00-20:00: 2'],
  ['The private one counts most, it is a 9', '- - - 14T18:00-20:00: 9'],
  ['the 6 pm thing is a 7', '- - - 14T18:00-20:00: 7'],
  ['My private meeting on the 14th goes on until midnight, not 8 PM.', '- - - 14T18:00-00:00: 6'],
  ['privately also 8:30 pm to midnight on the 15th, a 5', '- - - 14T18:00-20:00: 6 15T20:30-00:00: 5'],
  ['and my judo is 7 till 8 on the 15th, a 3', '- - - 14T18:00-20:00: 6 15T19:00-20:00: 3'],
])('private meetings that were told before: %s', (text, told) => {
  const heard: Heard = { shared: CALENDAR.map(() => undefined), own: [], windows: [], asked: false }
  for (const line of ['I have something private on the 14th from 6 to 8 PM', text])
    hear(englishFor(DATES), heard, { text: line, question: '' }, CALENDAR, DATES)
  expect(shown(heard)).toBe(told)
})
