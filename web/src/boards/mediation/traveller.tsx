/** A friend's side: the own calendar with what each meeting matters, the flights, and what the proposed one would cost. */
import { useState } from 'react'
import type { BoardProps } from '../board.ts'
import { Answer } from '../parts/dialogue/answer.tsx'
import { DialogueTalk } from '../parts/dialogue/talk.tsx'
import { Frame } from '../parts/frame.tsx'
import { Thought } from '../parts/thought.tsx'
import { Calendar, sayTimes } from './calendar.tsx'
import { Flights } from './flights.tsx'
import { useCarriers } from './use-carriers.ts'
import type { Action, Flight, Meeting, Observation, Shown } from './types.ts'

export function Traveller(props: BoardProps<Observation, Action>) {
  const { observation, seat, seats, marks, onAction } = props
  const { flights = [], privateCalendar = [], sharedCalendar = [], may, talk, open, decided } = observation
  const [looked, lookAt] = useState<number>()
  const mentions = useCarriers(flights)
  const last = talk.findLast((line) => line.kind === 'proposal')
  const shown = open?.shown ?? (last?.kind === 'proposal' ? last.shown : undefined)
  const meetings: readonly Meeting[] = [
    ...sharedCalendar,
    ...privateCalendar.map((meeting) => ({ ...meeting, isPrivate: true })),
  ].sort((a, b) => (a.start < b.start ? -1 : 1))
  const drawn = looked ?? shown?.flight
  const name = ({ flight }: Shown) =>
    flight === undefined ? 'a flight' : `Flight ${flight}: ${nameFlight(flights[flight])}`
  return (
    <Frame
      name="mediation"
      label="Your calendar and flights"
      caption={
        <>
          You travel to meet your friends, and an assistant books for all. A number in the calendar says how much a
          meeting matters to you; striped ones the assistant cannot see. <b>Tell what matters</b>: few meetings missed,
          a low price, all arriving together.
        </>
      }
      words={[
        ...meetings.map(
          (meeting) =>
            `Meeting ${sayTimes(meeting)}, importance ${meeting.importance}${meeting.isPrivate ? ', private' : ''}.`,
        ),
        ...flights.map((flight, id) => `Flight ${id}: ${nameFlight(flight)}.`),
      ]}
      aside={
        <DialogueTalk
          observation={observation}
          seats={seats}
          seat={seat}
          name={name}
          partners={['assistant']}
          mentions={mentions}
          onAction={onAction}
        />
      }
    >
      <Calendar
        label="Your calendar"
        meetings={meetings}
        flights={flights}
        flight={drawn === undefined ? undefined : flights[drawn]}
      />
      {shown?.costs && (
        <div className="board-card board-row" aria-live="polite">
          <span>
            <b>{open ? 'Proposed' : decided ? 'Booked' : 'Proposed last'}</b>: {nameFlight(flights[shown.flight!])}
          </span>
          <Cost label="meetings" value={shown.costs.calendar} />
          <Cost label="price" value={shown.costs.price} />
          {shown.costs.arrival !== null && <Cost label="arriving apart" value={shown.costs.arrival} />}
          <Cost label="together" value={shown.costs.total} strong />
        </div>
      )}
      <h3>Your flights: look at one in the calendar</h3>
      <Flights
        label="Your flights"
        flights={flights}
        meetings={meetings}
        chosen={looked}
        proposed={shown?.flight}
        pointed={mentions.pointed}
        onChoose={(id) => lookAt(id === looked ? undefined : id)}
      />
      <Thought marks={marks} seats={seats} />
      {((onAction && may.answer) || open?.answer || decided) && (
        <div className="board-bar">
          <Answer observation={observation} onAction={onAction} />
        </div>
      )}
    </Frame>
  )
}

export const nameFlight = (flight: Flight | undefined): string =>
  flight ? `${flight.carrier}, ${sayTimes(flight)}, $${flight.price}` : '?'

function Cost({ label, value, strong }: { readonly label: string; readonly value: number; readonly strong?: boolean }) {
  const text = (
    <>
      {label} <span className={value < 0 ? 'board-poor' : 'board-good'}>{Math.round(10 * value) / 10}</span>
    </>
  )
  return <span className="board-chip board-number">{strong ? <b>{text}</b> : text}</span>
}
