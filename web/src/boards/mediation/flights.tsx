/** A list of flights: when, with whom, for how much, and what of the calendar each would cost. */
import { missedBy, sayTimes } from './calendar.tsx'
import type { Flight, Meeting } from './types.ts'

export interface FlightsProps {
  readonly label: string
  readonly flights: readonly Flight[]
  readonly meetings: readonly Meeting[]
  readonly chosen: number | undefined
  readonly proposed?: number | undefined
  /** The carrier that somebody spoke of. */
  readonly pointed?: string | undefined
  readonly onChoose: (flight: number) => void
}

export function Flights({ label, flights, meetings, chosen, proposed, pointed, onChoose }: FlightsProps) {
  return (
    <ol className="mediation-flights" aria-label={label}>
      {flights.map((flight, id) => {
        const missed = missedBy(flight, meetings)
        const known = missed.some(({ importance }) => importance !== undefined)
        const weight = missed.reduce((sum, { importance }) => sum + (importance ?? 0), 0)
        return (
          <li key={id}>
            <button
              type="button"
              className={id === proposed ? 'mediation-line mediation-proposed' : 'mediation-line'}
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
            >
              <span className="board-soft">{id}</span>
              <span>
                <b {...(flight.carrier === pointed && { className: 'board-pointed', 'data-shown': true })}>
                  {flight.carrier}
                </b>{' '}
                {sayTimes(flight)}
              </span>
              <span>${flight.price}</span>
              <span className={missed.length > 0 ? 'board-poor' : 'board-good'}>
                {missed.length === 0
                  ? 'free'
                  : known
                    ? `misses ${missed.length} (${weight})`
                    : `misses ${missed.length}`}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
