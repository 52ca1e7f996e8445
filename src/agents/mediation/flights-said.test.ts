/** Which flights a message names by number, and whether it wants them. */
import { describe, expect, it } from 'vitest'
import { flightsSaid, hearingOf, withoutFlights, withoutOthers } from './flights-said.ts'

const days = new Set([14, 15, 16])
/** `+4`: wanted, `-4`: not, `?4`: only spoken of. */
const said = (text: string, asked = false): string =>
  flightsSaid(text, { count: 25, asked, days })
    .map(({ id, wanted }) => `${wanted === undefined ? '?' : wanted ? '+' : '-'}${id}`)
    .join(' ')

describe('flights that are named by number', () => {
  it.each([
    ['sorry, I meant flight 3 rather than 8', '+3 -8'],
    ['scrap 7, I would go for flight 3', '-7 +3'],
    ['Flight 6 clashes with my dentist, so flight 2 would be nicer.', '-6 +2'],
    ["I don't mind flight 7", '+7'],
    ['neither flight 7 nor 8 please', '-7 -8'],
    ['flight 3 is better than flight 7', '+3 ?7'],
    ['not 12 but 5', '-12 +5'],
    ['Flight 21 then, or 9', '+21 +9'],
    ['Which meetings would I miss with flight 7?', '?7'],
    ["I never said flight 5, flight 6 I'd take", '?5 +6'],
    ['flight 7 does not clash with anything', '+7'],
    ['the 15', ''],
    ['waiting two hours is okay, 3 hours too, but not 7', ''],
    ['that one is a 4, not 7', ''],
    ['May we have 6 or rather 2?', '+6 +2'],
    ['Might it be flight 6? Otherwise this.', '+6'],
    ["Why wouldn't you let me take flight 6?", '+6'],
    ["Couldn't I get 6 instead?", '+6'],
    ['I keep coming back to 6, that was nicer', '+6'],
    ['Please quit suggesting 6, I declined 7 as well', '-6 -7'],
    ['6 again? No!', '-6'],
    ['Not that one, 6', '+6'],
    ['Does flight 6 land after noon?', '?6'],
    ['With flight 6 I would miss 2 PM (6) and 5 PM (3)', '?6'],
    ['With flight 6 I would miss my dentist', '-6'],
    ['8 and 1 for the meetings at 5 and 2 pm', ''],
    ['so is 9 not available or what', '+9'],
    ['Would flight 9 be impossible?', '+9'],
    ['nooo, 9!', '+9'],
    ['9 only costs me one little thing, that was minus 6', '+9'],
    ['I wonder whether flight 9 suits the others', '?9'],
  ])('%s', (text, flights) => expect(said(text)).toBe(flights))

  it.each([
    ['8 and 1', ''],
    ["I'd fly with 2 or 9", '+2 +9'],
    ['either 3 or 5 suits me', '+3 +5'],
    ['the first is a 4, the other a 6', ''],
  ])('after a question about meetings: %s', (text, flights) => expect(said(text, true)).toBe(flights))

  const FLIGHTS = [
    ['Alcyon', 50, '14T11:16', '14T18:17'],
    ['Petrel', 320, '14T18:08', '15T01:08'],
    ['Cirrus Air', 50, '15T07:57', '15T14:57'],
    ['Petrel', 704, '15T18:12', '16T01:12'],
  ].map(([carrier, price, start, end]) => ({
    carrier: `${carrier}`,
    price: Number(price),
    start: `2031-05-${start}`,
    end: `2031-05-${end}`,
    duration: '7h',
  }))
  it.each([
    ['The 7:57 one from before was nicer', '+2'],
    ['put me on the cirrus please', '+2'],
    ['not the one at 11:16 again', '-0'],
    ['the last $50 one', '+2'],
    ['the one for 704', '+3'],
    ['It leaves at 6:12 pm. I will not pay more.', '+3'],
    ["I'd rather take the Petrel on the 15th, at about 6", '+3'],
    ['When does the 6:08 one land?', '?1'],
    ['the one that lands at 1:12 am', '+3'],
    ['the Petrel', ''],
    ['the Cirrus at five to eight', '+2'],
    ['put me on the one at a quarter past eleven, the Alcyon', '+0'],
    ['ten past six on the 15th', '+3'],
    ['twenty past six on the 15th', ''],
    ['the meeting at ten past six on the 15th', ''],
    ['it is half past six', ''],
    ['three to four of the flights', ''],
    ['I have a meeting at 11:16', ''],
    ['I pay 50 dollars at most', ''],
    ['my meeting from 6 to 8 pm on the 15th is a 7', ''],
  ])('takes what they are like for their numbers: %s', (text, flights) => {
    const found = flightsSaid(text, hearingOf(FLIGHTS, false))
    expect(found.map(({ id, wanted }) => `${wanted === undefined ? '?' : wanted ? '+' : '-'}${id}`).join(' ')).toBe(
      flights,
    )
  })

  it('hides their numbers, and what is said of others than one', () => {
    const text = 'Too dear. Flight 4 is cheaper and costs me 6. I would land late.'
    const flights = flightsSaid(text, { count: 25, asked: false, days })
    expect(withoutFlights(text, flights)).toContain('that flight is cheaper')
    expect(withoutOthers(text, flights, 2).replace(/\s+/g, ' ')).toBe('Too dear.. I would land late.')
  })
})
