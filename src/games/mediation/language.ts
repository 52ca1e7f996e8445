/** Mediation in words, in the published layout: flights, calendars, and what a proposal is worth to its user. */
import { Unreadable } from '../../core/errors.ts'
import { type Seat } from '../../core/game.ts'
import type { DomainWords } from '../engines/dialogue/domain.ts'
import { explainTalk } from '../engines/dialogue/language.ts'
import { indent, layOutColumns } from '../engines/dialogue/people.ts'
import type { MediationConfig } from './config.ts'
import { onOffer } from './on-offer.ts'
import { complete, spoken } from './spoken.ts'
import type { KnownMeeting, MediationKnows, MediationShown, OwnMeeting } from './rules.ts'
import { sayClock, sayDay } from './time.ts'
import type { Flight, MediationProposal, MediationWorld } from './world.ts'

export const words: DomainWords<MediationConfig, MediationKnows, MediationProposal, MediationShown, MediationWorld> = {
  rules: (config, seat, reader) =>
    (seat === 'assistant'
      ? [
          'You book flights for friends who travel to the same place. You talk with each of them alone; they cannot hear each other. You see their flights and those meetings that they share with you; you see neither their private meetings nor how important any meeting is, nor how much they mind prices or waiting for each other.',
          'Find a flight for everybody: few and unimportant meetings missed, low prices, arrivals close together. What counts is the sum over all.',
          `Propose a flight for each${reader === 'model' ? ': all: [propose] user 0: id 3, user 1: id 5' : ''}. A partial proposal names only some users. The dialogue ends when all users accept a full proposal.`,
          explainTalk(config, { propose: true, to: '0: ' }, reader),
        ]
      : [
          'You travel to the same place as your friends, and an assistant books the flights. You talk only with the assistant, who sees your flights and your shared meetings, but not your private ones nor how important any are.',
          'You want to miss few and only unimportant meetings, to pay little, and to arrive about when your friends do. When the assistant proposes a flight you see what it is worth to you; what counts in the end is the sum over all of you.',
          explainTalk(config, { propose: false }, reader),
        ]
    ).join('\n'),
  describe: ({ flights, privateCalendar, sharedCalendar, users }) =>
    users
      ? users
          .flatMap((user, i) => [
            `User ${i} Information`,
            ...listFlights(user.flights),
            'Calendar:',
            'id | times',
            ...user.sharedCalendar.map((meeting, id) => `${id} | ${sayTimes(meeting, true)}`),
          ])
          .join('\n')
      : [
          ...listFlights(flights!),
          'Private calendar:',
          ...listMeetings(privateCalendar!),
          'Shared calendar (visible to assistant):',
          ...listMeetings(sharedCalendar!),
        ].join('\n'),
  speaker: (_viewer, by) => (by === 'assistant' ? 'Agent' : `User ${by.slice('user-'.length)}`),
  proposed(shown, { flights, users }) {
    if (shown.flights) {
      const chosen = shown.flights.flatMap((id, user) =>
        id === null ? [] : [`Flight for user ${user}: ${describeFlight(users![user]!.flights[id]!)}`],
      )
      return [namedFlights(shown.flights), ...chosen].join('\n')
    }
    const { calendar, price, arrival, total } = shown.costs!
    return [
      `${shown.flight} | ${describeFlight(flights![shown.flight!]!)}`,
      'Conflicting meetings:',
      ...shown.conflicts!.flatMap((meeting) => [
        'importance | times',
        `(${meeting.importance}) | ${sayTimes(meeting, true)}`,
      ]),
      'Score:',
      `- (${calendar}) Try not to skip important meetings`,
      `- (${price}) Get a good deal on the flight price`,
      ...(arrival === null ? [] : [`- (${arrival}) Have everyone arrive around the same time`]),
      `Total score: ${total}`,
    ].join('\n')
  },
  people: {
    knows: ({ flights, privateCalendar, sharedCalendar, users }) =>
      (users
        ? users.flatMap((user, i) => [
            `User ${i} could fly:`,
            ...flightTable(user.flights),
            `User ${i} has meetings:`,
            ...indent(inOrder(user.sharedCalendar).map((meeting) => sayTimes(meeting, true))),
          ])
        : [
            'You could fly:',
            ...flightTable(flights!),
            'Your meetings, and how important each is; the assistant sees when most of them are:',
            ...indent(
              layOutColumns([
                ['when', '', ''],
                ...inOrder([
                  ...privateCalendar!.map((meeting) => ({ ...meeting, seen: 'only you know of it' })),
                  ...sharedCalendar!.map((meeting) => ({ ...meeting, seen: '' })),
                ]).map((meeting) => [sayTimes(meeting, true), `${meeting.importance}`, meeting.seen]),
              ]).slice(1),
            ),
          ]
      ).join('\n'),
    offer: (shown, { flights, users }) => {
      if (shown.flights)
        return shown.flights.flatMap((id, user) =>
          id === null ? [] : [`User ${user}: ${tellFlight(id, users![user]!.flights[id]!)}`],
        )
      const { calendar, price, arrival, total } = shown.costs!
      const missed = inOrder(shown.conflicts!).map((one) => `${sayTimes(one, true)} (importance ${one.importance})`)
      return [
        tellFlight(shown.flight!, flights![shown.flight!]!),
        missed.length > 0 ? `You would miss ${missed.join(', ')}.` : 'You would miss no meeting.',
        `Worth to you: ${total} (meetings ${calendar}, price ${price}${arrival === null ? '' : `, arriving together ${arrival}`})`,
      ]
    },
    example: '0: id 3, 1: id 5',
  },
  parse: (text, { users }) => parseFlights(text, users?.map((user) => user.flights.length) ?? []),
  complete,
  spoken,
  onOffer: (typed, { flight }, { flights }) => onOffer(typed, flight, flights),
  say: ({ flights }) => namedFlights(flights),
  explain: ({ users }, { flights }) =>
    flights.flatMap((id, user) => (id === null ? [] : [explainFlight(user, users[user]!.flights[id]!)])),
  choices: 'You can output one of these choices: [accept] or [reject]',
  recipients: {
    prefix: (seat) => (seat === 'all' ? 'all: ' : seat.startsWith('user-') ? `${seat.slice('user-'.length)}: ` : ''),
    seat: (prefix): Seat | undefined => {
      const number = /^(?:user[-_ ]?)?(\d)$/.exec(prefix)?.[1]
      return /^(?:all|everyone|everybody|both)$/.test(prefix) ? 'all' : number && `user-${number}`
    },
    addressed(typed) {
      // `9:30` is a time.
      const [, name = '', said = ''] = /^(\w+):(?!\d)\s*(.*)$/s.exec(typed) ?? []
      return this.seat(name.toLowerCase()) === undefined ? undefined : [`${name}: `, said]
    },
  },
}

const tellFlight = (id: number, { carrier, price, ...times }: Flight): string =>
  `flight ${id}, ${carrier}, $${price}, ${sayTimes(times, true)}`

const inOrder = <Meeting extends KnownMeeting>(meetings: readonly Meeting[]): Meeting[] =>
  [...meetings].sort((a, b) => (a.start < b.start ? -1 : 1))

const flightTable = (flights: readonly Flight[]): string[] =>
  indent(
    layOutColumns([
      ['id', 'carrier', '$', 'from', 'to'],
      ...flights.map(({ carrier, price, start, end }, id) => [
        `${id}`,
        carrier,
        `${price}`,
        `${sayDay(start)} ${sayClock(start)}`,
        sayClock(end),
      ]),
    ]),
  )

const namedFlights = (flights: readonly (number | null)[]): string =>
  flights.flatMap((id, user) => (id === null ? [] : [`user ${user}: id ${id}`])).join(', ')

const sayTimes = ({ start, end }: KnownMeeting, short: boolean): string =>
  `${sayDay(start)} ${sayClock(start, short)} - ${sayClock(end, short)}`

const describeFlight = (flight: Flight): string => `${flight.carrier} | ${flight.price} | ${sayTimes(flight, false)}`

const explainFlight = (user: number, flight: Flight): string =>
  `User ${user} flies with ${flight.carrier} for ${flight.price}, ${sayTimes(flight, false)}.`

const listFlights = (flights: readonly Flight[]): string[] => [
  'Flights:',
  'id | carrier | price | times',
  ...flights.map((flight, id) => `${id} | ${describeFlight(flight)}`),
]

const listMeetings = (meetings: readonly OwnMeeting[]): string[] => [
  'id | importance | times',
  ...meetings.map((meeting, id) => `${id} | (${meeting.importance}) | ${sayTimes(meeting, true)}`),
]

/** A flight that is one of several, or that is just not meant: `id 3 or 4`, `3/4`, `either 3`, `not id 5`. */
const LEFT_OPEN =
  /\buser\s?\d{1,3}\s?:\s?(?:(?:id|flight|#)\s?)?(?:\d{1,3}(?:\s{0,3}[/&]|\s{1,3}(?:or|and))\s{0,3}(?:(?:maybe|else|rather|perhaps) )?(?:(?:id|flight|#)\s?)?\d{1,3}(?!\d|\s{0,3}:)|\d{1,3}\s?\?|(?:either|not|neither|maybe|perhaps|any|anything|all)\b)/i
/** A user whose flight is not told in a number. */
const WITHOUT_FLIGHT =
  /\buser\s?\d{1,3}\s?:\s{0,9}(?!\s)(?!(?:(?:id|flight|#)\s{0,9})?\d|(?:null|none|no|nothing|-)\b|\W*$)/im

/** `user 0: id 3, us` */
const BROKEN_OFF = /,\s{0,9}(?:u|us|use|user\s?\d{0,3})?\s{0,9}$/i

/** Reads `user 0: id 3, user 1: id 5`; who is left out has no flight yet. */
function parseFlights(text: string, counts: readonly number[]): MediationProposal {
  const found = [
    ...text.matchAll(/(?:user\s*(\d+)\s*:\s*(?:(?:id|flight|#)\s*)?|(?<![\d/:])(\d)\s*:\s*(?:id|flight|#)\s*)(\d+)/gi),
  ].map(([, named, bare, id]) => [Number(named ?? bare), Number(id)] as const)
  const plain = text.replace(/\([^()]{0,200}\)/g, '')
  if (LEFT_OPEN.test(plain) || WITHOUT_FLIGHT.test(plain) || BROKEN_OFF.test(plain))
    throw new Unreadable('Your proposal leaves it open which flight is meant: name one for each user.', text)
  const users = found.map(([user]) => user)
  if (found.length === 0 || new Set(users).size !== users.length || users.some((user) => user >= counts.length))
    throw new Unreadable(
      `Proposal must be formatted like '${counts.map((_, user) => `user ${user}: id <flight number>`).join(', ')}'.`,
      text,
    )
  if (found.some(([user, id]) => id >= counts[user]!))
    throw new Unreadable(
      `Flight id for ${counts.map((count, user) => `user ${user} must be in [0, ${count - 1}]`).join(' and for ')}.`,
      text,
    )
  return { flights: counts.map((_, user) => found.find(([who]) => who === user)?.[1] ?? null) }
}
