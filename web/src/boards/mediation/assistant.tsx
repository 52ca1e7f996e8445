/** The assistant's desk: every friend's shared calendar and flights side by side, and a flight for each to be sent to all. */
import { useState } from 'react'
import type { BoardProps } from '../board.ts'
import { Answer } from '../parts/dialogue/answer.tsx'
import { DialogueTalk } from '../parts/dialogue/talk.tsx'
import { Frame } from '../parts/frame.tsx'
import { lookOf } from '../parts/look-of.ts'
import { SeatName } from '../parts/seat-mark.tsx'
import { Thought } from '../parts/thought.tsx'
import { Calendar, sayTimes } from './calendar.tsx'
import { Flights } from './flights.tsx'
import { nameFlight } from './traveller.tsx'
import { useCarriers } from './use-carriers.ts'
import type { Action, Meeting, Observation, Shown } from './types.ts'

type Picks = readonly (number | null)[]

export function Assistant(props: BoardProps<Observation, Action>) {
  const { observation, seat, seats, everybody, marks, onAction } = props
  const { users = [], open, may, talk } = observation
  const mentions = useCarriers(users.flatMap(({ flights }) => flights))
  const nobody: Picks = users.map(() => null)
  const [draft, setDraft] = useState<Picks>(nobody)
  const picks = draft.length === users.length ? draft : nobody
  const last = talk.findLast((line) => line.kind === 'proposal')
  const proposed = open?.shown.flights ?? (last?.kind === 'proposal' ? last.shown.flights : undefined)
  const mayPropose = onAction && may.propose
  const name = ({ flights = [] }: Shown) =>
    flights
      .map((id, user) =>
        id === null ? '' : `${lookOf(seats, users[user]!.seat).name}: ${nameFlight(users[user]!.flights[id])}`,
      )
      .filter(Boolean)
      .join('\n')
  const isFull = picks.every((id) => id !== null)
  return (
    <Frame
      name="mediation"
      label="Calendars and flights"
      caption={
        <>
          You book a flight for each friend, who talk only with you. You see when their shared meetings are, not how
          much they matter. <b>Ask, pick a flight for each, and send them to all</b>: few meetings missed, low prices,
          arrivals close together.
        </>
      }
      words={users.map(
        (user) =>
          `${lookOf(seats, user.seat).name}: meetings ${user.sharedCalendar.map(sayTimes).join('; ') || 'none that you see'}. ${user.flights.length} flights.`,
      )}
      aside={
        <DialogueTalk
          observation={observation}
          seats={seats}
          seat={seat}
          name={name}
          partners={users.map((user) => user.seat)}
          mentions={mentions}
          onAction={onAction}
        />
      }
    >
      <div className="mediation-users">
        {users.map((user, place) => {
          const look = lookOf(seats, user.seat)
          const pick = picks[place] ?? null
          const drawn = pick ?? proposed?.[place] ?? null
          const meetings = meetingsOf(everybody?.[user.seat], user.sharedCalendar)
          return (
            <section key={user.seat} className="mediation-user" aria-label={look.name}>
              <SeatName look={look} />
              <Calendar
                label={`Calendar of ${look.name}`}
                meetings={meetings}
                flights={user.flights}
                flight={drawn === null ? undefined : user.flights[drawn]}
              />
              <Flights
                label={`Flights of ${look.name}`}
                flights={user.flights}
                meetings={meetings}
                chosen={pick ?? undefined}
                proposed={proposed?.[place] ?? undefined}
                pointed={mentions.pointed}
                onChoose={(id) => setDraft(picks.with(place, id === pick ? null : id))}
              />
            </section>
          )
        })}
      </div>
      <Thought marks={marks} seats={seats} />
      <div className="board-bar">
        <span className="board-grow board-soft board-number">
          {open
            ? 'The proposal waits for answers.'
            : `${picks.filter((id) => id !== null).length} of ${users.length} picked${arrivals(users, picks)}`}
        </span>
        <Answer observation={observation} onAction={onAction} />
        {mayPropose && (
          <button
            type="button"
            className="board-button board-primary"
            disabled={picks.every((id) => id === null)}
            onClick={() => onAction({ type: 'propose', proposal: { flights: [...picks] } })}
          >
            {isFull || picks.every((id) => id === null) ? 'Send to all' : 'Send to those picked'}
          </button>
        )}
      </div>
    </Frame>
  )
}

/** The shared meetings; in a replay that shows everything, all of them with what they matter. */
const meetingsOf = (own: Observation | undefined, shared: readonly Meeting[]): readonly Meeting[] =>
  own
    ? [
        ...(own.sharedCalendar ?? []),
        ...(own.privateCalendar ?? []).map((meeting) => ({ ...meeting, isPrivate: true })),
      ]
    : shared

/** How far apart the picked flights arrive. */
function arrivals(users: NonNullable<Observation['users']>, picks: Picks): string {
  const ends = picks.flatMap((id, user) => (id === null ? [] : [users[user]!.flights[id]!.end])).sort()
  if (ends.length < 2) return ''
  const hours = (Date.parse(`${ends.at(-1)}Z`) - Date.parse(`${ends[0]}Z`)) / 3_600_000
  return ` · first and last arrive ${Math.round(10 * hours) / 10} hours apart`
}
