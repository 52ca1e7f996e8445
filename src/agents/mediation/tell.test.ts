import { describe, expect, it } from 'vitest'
import { validate } from '../../core/schema.ts'
import { mediation } from '../../games/mediation/index.ts'
import { hearMeetings } from './hear.ts'
import { readCosts, readMeetings, tellCosts, tellMeetings } from './tell.ts'

const dates = ['2031-05-14', '2031-05-15', '2031-05-16']

describe('what a user tells', () => {
  it('is read back whole where it is controlled English', () => {
    for (let seed = 0; seed < 20; seed++) {
      const seen = mediation.observe(mediation.start(validate(mediation.config, {}, 'config'), seed), 'user-0')
      const told = readMeetings(tellMeetings(seen.privateCalendar!, seen.sharedCalendar!), dates)!
      expect(told.own).toEqual(seen.privateCalendar)
      expect(told.shared).toEqual(seen.sharedCalendar!.map(({ importance }) => importance))
    }
    const costs = { calendar: -16, price: 1, arrival: -15, total: -30 }
    expect(readCosts(tellCosts(costs, true))).toEqual({ calendar: -16, price: 1, arrival: -15 })
    expect(readCosts(tellCosts(costs, false))).toEqual({ calendar: undefined, price: 1, arrival: -15 })
    expect(readCosts('that is too early for me')).toBeUndefined()
  })

  it('is understood where people speak', () => {
    const calendar = [{ start: '2031-05-15T14:00', end: '2031-05-15T16:00' }]
    const nothing = { shared: [undefined], own: [] }
    const heard = (text: string, question = '') => hearMeetings(text, question, nothing, calendar, dates)
    expect(heard('My meeting on 5/15 at 2:30 PM is low importance').shared).toEqual([[1, 2, 3]])
    expect(heard('It is very important!', 'How important is your meeting 5/15 2 PM?').shared).toEqual([[7, 8, 9, 10]])
    expect(heard('I have an important private meeting on Friday at 9 am').own).toMatchObject([
      { start: '2031-05-16T09:00' },
    ])
    expect(heard('Hello')).toEqual(nothing)
  })
})
