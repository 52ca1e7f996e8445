/** How calendars and flights are dealt, with the published distributions (appendix A and the release). */
import { Random } from '../../core/random.ts'
import { fromMinutes, toMinutes } from './time.ts'
import { conflictsOf } from './outcome.ts'
import type { Flight, MediationWorld, Meeting, Traveller } from './world.ts'

export interface Deal {
  readonly users: number
  readonly flights: number
  readonly days: number
  readonly meetingChance: number
  readonly sharedShare: number
}

/** Nine in the morning of the first day. */
const FIRST = '2031-05-14T09:00'
const CARRIERS = ['Alcyon', 'Borealis', 'Cirrus Air', 'Meridian', 'Petrel', 'Tradewind']
const DURATIONS = [30, 60, 120, 240]

export function dealMediation(deal: Deal, seed: number): MediationWorld {
  const random = new Random(seed, 'mediation')
  return {
    arrivalPref: random.int(1, 10),
    users: Array.from({ length: deal.users }, () => dealTraveller(deal, random)),
  }
}

function dealTraveller(deal: Deal, random: Random): Traveller {
  for (;;) {
    const calendar = dealCalendar(deal, random)
    const order = random.shuffle(calendar.map((_, i) => i)).slice(0, Math.floor(deal.sharedShare * calendar.length))
    const marked = calendar.map((meeting, i) => ({ ...meeting, shared: order.includes(i) }))
    const meanPrice = random.int(50, 999)
    const user: Traveller = {
      flights: dealFlights(deal, meanPrice, random),
      calendar: marked,
      sharedOrder: order,
      meanPrice,
      pricePref: random.int(1, 20),
    }
    // Only flights that are in the way of something are offered, as in the release.
    const flights = user.flights.filter((flight) => conflictsOf(user, flight).length > 0)
    if (flights.length > 0) return { ...user, flights }
  }
}

/** Half-hour slots in which a meeting may start: from nine to half past eight, on the last day to half past six. */
function slotsOf(days: number): number[] {
  const first = toMinutes(FIRST)
  return Array.from({ length: days }, (_, day) =>
    Array.from({ length: day === days - 1 ? 20 : 24 }, (_, slot) => first + day * 1440 + slot * 30),
  ).flat()
}

function dealCalendar({ days, meetingChance }: Deal, random: Random): Meeting[] {
  const calendar: Meeting[] = []
  let free = 0
  for (const slot of slotsOf(days)) {
    if (slot < free || random.float() >= meetingChance) continue
    free = slot + random.pick(DURATIONS)
    calendar.push({ start: fromMinutes(slot), end: fromMinutes(free), importance: random.int(1, 10), shared: false })
  }
  return calendar
}

function dealFlights({ flights, days }: Deal, meanPrice: number, random: Random): Flight[] {
  const meanDuration = 60 * random.int(1, 10)
  const window = (days - 1) * 1440 + 10 * 60
  return Array.from({ length: flights }, () => {
    const start = toMinutes(FIRST) + random.int(0, window - 1)
    const duration = Math.floor(meanDuration - Math.log(1 - random.float()))
    return {
      carrier: random.pick(CARRIERS),
      price: Math.max(50, Math.round(meanPrice + meanPrice * normal(random))),
      start: fromMinutes(start),
      end: fromMinutes(start + duration),
      duration: `${Math.floor(duration / 60)} hr ${duration % 60} min`,
    }
  }).sort((a, b) => (a.end < b.end ? -1 : a.end > b.end ? 1 : 0))
}

/** A draw from the standard normal distribution (Box and Muller). */
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.float())) * Math.cos(2 * Math.PI * random.float())

/** The traveller as the assistant sees it, with everything else drawn anew: importances, private meetings, preferences. */
export function redrawPrivate(user: Traveller, random: Random): Traveller {
  const shared = user.calendar.filter((meeting) => meeting.shared)
  const times = user.calendar.map(({ start }) => start).concat(user.flights.map(({ start }) => start))
  const first = times.reduce((least, time) => (time < least ? time : least))
  const days = Math.ceil(
    (toMinutes(times.reduce((most, time) => (time > most ? time : most))) - toMinutes(first)) / 1440,
  )
  const base = toMinutes(`${first.slice(0, 10)}T09:00`)
  const calendar: Meeting[] = shared.map((meeting) => ({ ...meeting, importance: random.int(1, 10) }))
  let free = 0
  for (let day = 0; day < Math.max(days, 1); day++)
    for (let slot = base + day * 1440; slot < base + day * 1440 + 12 * 60; slot += 30) {
      const end = slot + random.pick(DURATIONS)
      const taken = shared.some(({ start, end: over }) => toMinutes(start) < end && slot < toMinutes(over))
      if (slot < free || taken || random.float() >= 0.15) continue
      free = end
      calendar.push({ start: fromMinutes(slot), end: fromMinutes(end), importance: random.int(1, 10), shared: false })
    }
  calendar.sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0))
  const sharedOrder = user.sharedOrder.map((i) =>
    calendar.findIndex((meeting) => meeting.shared && meeting.start === user.calendar[i]!.start),
  )
  return { ...user, calendar, sharedOrder, meanPrice: random.int(50, 999), pricePref: random.int(1, 20) }
}

/**
 * Another traveller, as a fellow traveller may imagine it. With `shown`, the times of all flights stay, since they were
 * part of what it saw of proposals.
 */
export function redrawTraveller(user: Traveller, shown: boolean, random: Random): Traveller {
  const deal = { users: 1, flights: 30, days: 3, meetingChance: 0.35, sharedShare: 0.75 }
  const other = dealTraveller(deal, random)
  if (!shown) return other
  const flights = user.flights.map((flight) => ({
    ...flight,
    price: random.int(50, 999),
    carrier: random.pick(CARRIERS),
  }))
  return { ...other, flights }
}
