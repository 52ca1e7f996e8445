/** How much a meeting counts, told by what hangs on it, by which counts more, and by a question that is answered at once. */
import { expect, it } from 'vitest'
import { englishFor, hear, type Heard } from './english.ts'

const DATES = ['2031-05-31', '2031-06-01']
const CALENDAR = [
  { start: '2031-06-01T09:00', end: '2031-06-01T11:00' },
  { start: '2031-05-31T13:00', end: '2031-05-31T14:00' },
]

const levels = (text: string): string => {
  const heard: Heard = { shared: CALENDAR.map(() => undefined), own: [], windows: [], asked: false }
  hear(englishFor(DATES), heard, { text, question: '' }, CALENDAR, DATES)
  return heard.shared
    .map((some) => {
      const mean = some && some.reduce((sum, one) => sum + one, 0) / some.length
      return mean === undefined ? '-' : mean > 6.5 ? 'high' : mean > 4 ? 'mid' : 'low'
    })
    .join(' ')
}

it.each([
  ['I could lose my job over it', 'high'],
  ["They can't start without me", 'high'],
  ['My team would be lost without me', 'high'],
  ["They'd be fine without me", 'low'],
  ["I won't get fired if I miss it", 'low'],
  ["I've waited months for this appointment", 'high'],
  ['It happens every week', 'low'],
  ["I'd skip it only in an emergency", 'high'],
  ["I'd feel bad about missing it but I'd live", 'mid'],
  ['Not the most important thing', 'mid'],
  ['Can I skip it? Sure.', 'low'],
  ['Is it important? Yes, very.', 'high'],
  ['it matters just a little.', 'low'],
  ['I have to be there no matter what.', 'high'],
  ["it's fairly important, not crucial.", 'mid'],
  ['it does matter, just not all that much.', 'mid'],
  ["it couldn't be less important.", 'low'],
  ['nothing I have matters more.', 'high'],
  ["it's a question of life and death.", 'high'],
  ["I'm just there to take notes.", 'low'],
  ["don't even dream of moving it.", 'high'],
  ["I'm the best man.", 'high'],
  ['that is not such a big deal.', 'low'],
  ["I wouldn't be upset to miss it.", 'low'],
  ['just throw it out.', 'low'],
  ['no one wants me there.', 'low'],
  ["I'd be relieved if it got cancelled.", 'low'],
  ['please keep that hour clear.', 'high'],
  ["I'd skip it if I had to.", 'mid'],
  ["I'd readily skip it.", 'low'],
  ['nothing hinges on it.', 'low'],
  ['we can do it some other day.', 'low'],
  ['nothing could make me miss it.', 'high'],
  ['no one will keep me from going.', 'high'],
  ['I am reluctant to drop it.', 'high'],
  ['not something I would worry about.', 'low'],
  ["I'd drop everything else for it.", 'high'],
  ['my constructor says it is important.', 'high'],
  ["I wasn't planning on going.", 'low'],
  ["I'm eager to go.", 'high'],
  ['I really have to make it.', 'high'],
  ['please book nothing over it.', 'high'],
  ["it can't be changed.", 'high'],
  ['it could be shifted, with some difficulty.', 'mid'],
  ["I won't weep if it's cancelled.", 'low'],
  ["I'd be devastated.", 'high'],
  ['they are expecting me.', 'high'],
  ['I could send a colleague.', 'low'],
  ['it comes before everything else.', 'high'],
  ["please don't interfere with it.", 'high'],
  ['somewhat important, but I could move it.', 'mid'],
])('of one: %s', (text, level) => expect(levels(`June 1, 9 am to 11 am: ${text}`)).toBe(`${level} -`))

it.each([
  ['Neither June 1 at 9 am nor May 31 at 1 pm is important', 'low low'],
  ['The one on May 31 at 1 pm matters more than the one on June 1 at 9 am', 'low high'],
  ["I'd rather miss June 1 at 9 am than May 31 at 1 pm", 'low high'],
  ['May 31 at 1 pm is important, so is June 1 at 9 am', 'high high'],
  ["May 31 at 1 pm is a must, June 1 at 9 am isn't", 'low high'],
  ["I don't know how important June 1 at 9 am is", '- -'],
  ['sun 9 to 11 is everything, sat 1 to 2 pm whatever', 'high low'],
  ['I could skip the one on May 31 at 1 pm, but not the call on June 1 from 9 to 11', 'high low'],
  ['Neither June 1 at 9 am nor May 31 at 1 pm is of any importance', 'low low'],
  ['June 1 from 9 am to 11 am and May 31 from 1 pm to 2 pm: both are a must', 'high high'],
  ['Nothing on June 1 matters', 'low -'],
  ["The 9 to 11 am on June 1 isn't important, but don't make me miss the 1 to 2 pm on May 31", 'low high'],
  ["I can't skip June 1 at 9 am, but I can skip May 31 at 1 pm", 'high low'],
  ['June 1, 9 am to 11 am and May 31, 1 pm to 2 pm: not important', 'low low'],
  ['On June 1 from 9 am to 11 am and on May 31 from 1 pm to 2 pm I have calls, both important', 'high high'],
  [
    'My meetings are on June 1 from 9 am to 11 am and May 31 from 1 pm to 2 pm. Their importances are 8 and 2.',
    'high low',
  ],
  ['June 1, 9 am to 11 am, importance nine; May 31, 1 pm to 2 pm, importance two', 'high low'],
  ['June 1 from 9 am to 11 am is a must, nothing else on June 1 matters', 'high -'],
])('of two: %s', (text, both) => expect(levels(text)).toBe(both))

it.each([
  'My June 1 meeting from 9 am until 11 am has importance 7.',
  'My 6/1 meeting from 9:00 until 11:00 has importance 7.',
  "my dentist is on June 1 from 9 am to 11 am, that's a 7 for me (out of 10)",
  'how important June 1 9 am-11 am is: 7',
  'The one from 9 am to 11 am on June 1 is more of a 7 than a 4.',
  "June 1, 9 am to 11 am, that's a 7, so don't touch it.",
  "Between 9 am and 11 am on June 1 I'd rather not fly (7)",
  "I can't fly on June 1 from 9 am to 11 am, 7 out of 10",
  "June 1, 9 am until 11 am: I'm not available. 7 out of 10.",
  'Correction: the 9 to 11 on June 1 is a 7, not a 4.',
  '7 - 6/1, 9:00 to 11:00',
  'I would put the June 1 meeting (9 am to 11 am) at 7.',
])('the number that is meant: %s', (text) => {
  const heard: Heard = { shared: CALENDAR.map(() => undefined), own: [], windows: [], asked: false }
  hear(englishFor(DATES), heard, { text, question: '' }, CALENDAR, DATES)
  expect(heard.shared[0]).toEqual([7])
  expect(heard.windows).toEqual([])
})

it.each([
  ['the 1-2 rehearsal with my band on May 31 is a 3', [undefined, [3]]],
  ['my 9 am haircut appointment thing on June 1 gets a 6', [[6], undefined]],
  ['I must not miss 9 to 11 on June 1, it is an 8', [[8], undefined]],
  ['only the 1-2 workout suffers on May 31, that is a 4', [undefined, [4]]],
  ['the one on June 1 at 9 am is an 8 to 9', [[9], undefined]],
  ['On June 1 I could wait 2 to 3 hours', [undefined, undefined]],
])('hours are when, and never how much: %s', (text, shared) => {
  const heard: Heard = { shared: CALENDAR.map(() => undefined), own: [], windows: [], asked: false }
  hear(englishFor(DATES), heard, { text, question: '' }, CALENDAR, DATES)
  expect(heard.shared).toEqual(shared)
})

it.each([
  ['ok so my 1 pm meeting on 5/31 is rly impt tbh', '- high'],
  ['the one on 5/31 bewteen 1 and 2 PM is not v important lol', '- low'],
  ['My mretings on 6/1 from 9 AM to 11 AM is a 9 :)', 'high -'],
])('as people type: %s', (text, expected) => expect(levels(text)).toBe(expected))
