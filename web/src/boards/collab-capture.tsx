/** Collab Capture: the rooms as a map, doors with the buttons that move them, players, thief, and where all have just gone. */
import type { CaptureAction, CaptureObservation } from 'roundtable/games/collab-capture'
import type { BoardProps } from './board.ts'
import { Choices, sayChoice } from './collab/choices.tsx'
import { plannedBy, PlanThought } from './collab/plan-thought.tsx'
import { THIEF } from './collab/signs.ts'
import { Frame } from './parts/frame.tsx'
import { lookOf } from './parts/look-of.ts'
import { RoomMap, type Room } from './parts/rooms/map.tsx'
import { outlineOf, SeatName } from './parts/seat-mark.tsx'

const PLAYERS = ['alice', 'bob'] as const

export default function CollabCapture(props: BoardProps<CaptureObservation, CaptureAction>) {
  const { observation, seat, seats, marks, onAction } = props
  const { situation, rooms, doors, actions, chosen, history, captors, turn, maxTurns, partner } = observation
  const act = chosen ? undefined : onAction
  const last = history.at(-1)
  const isOver = captors.length > 0 || history.length >= maxTurns
  const choiceOf = (room: Room): CaptureAction | undefined =>
    room === situation[observation.seat]
      ? actions.find(({ type }) => type === 'stay')
      : actions.find((action) => action.type === 'move' && action.room === room)
  const letters = doors.map((_, place) => String.fromCharCode(65 + place))
  const buttons = new Map(
    rooms.flatMap(({ room }) => {
      const moved = letters.filter((_, place) => doors[place]!.button === room)
      return moved.length > 0
        ? [
            [
              room,
              <span key="b" className="rooms-fitting">
                button {moved.join(', ')}
              </span>,
            ] as const,
          ]
        : []
    }),
  )
  const planned = plannedBy(marks)
  return (
    <Frame
      name="capture"
      label="Map"
      caption={
        <>
          Catch the thief together: be where it is, or meet it on the way. All three move at once. A button opens or
          closes its door, elsewhere. <b>{isOver ? '' : `Turn ${turn} of ${maxTurns}.`}</b>
        </>
      }
      words={describeChase(observation)}
    >
      <RoomMap
        label="The rooms"
        rooms={rooms}
        doors={doors.map(({ between, open }, place) => ({ between, open, label: letters[place]! }))}
        fittings={buttons}
        tokens={[
          ...PLAYERS.map((name) => {
            const look = lookOf(seats, name)
            return { room: situation[name], name: look.name, color: look.color, outline: outlineOf(look) }
          }),
          { room: situation.thief, name: 'the thief', color: 'var(--ink)', outline: THIEF },
        ]}
        moves={[
          ...(last
            ? [
                ...PLAYERS.map((name) => ({
                  from: last.before[name],
                  to: situation[name],
                  color: lookOf(seats, name).color,
                })),
                { from: last.before.thief, to: situation.thief, color: 'var(--ink-soft)' },
              ].filter(({ from, to }) => from !== to)
            : []),
          ...PLAYERS.flatMap((name) => {
            const plan = planned[name]
            return plan?.type === 'move' && plan.room !== situation[name]
              ? [{ from: situation[name], to: plan.room, color: lookOf(seats, name).color, dashed: true }]
              : []
          }),
        ]}
        look={(room) => (chosen && 'room' in chosen && chosen.room === room ? 'rooms-chosen' : '')}
        mayEnter={(room) => choiceOf(room) !== undefined}
        onRoom={act && ((room) => act(choiceOf(room)!))}
        sayRoom={(room) => (room === situation[observation.seat] ? `Stay in room ${room}` : `Go to room ${room}`)}
      />
      <div className="board-row board-small">
        {PLAYERS.map((name) => (
          <span key={name}>
            <SeatName look={lookOf(seats, name)} own={name === seat} />
            {last && <span className="board-soft">: {sayChoice(last[name])}</span>}
          </span>
        ))}
        <span>
          <svg className="board-seat-mark" viewBox="0 0 20 20" aria-hidden="true">
            <path d={THIEF} fill="var(--ink)" fillRule="evenodd" />
          </svg>{' '}
          <b>thief</b>
          {last && (
            <span className="board-soft">
              : {last.before.thief === last.thief ? 'stayed' : `to room ${last.thief}`}
            </span>
          )}
        </span>
      </div>
      <PlanThought marks={marks} seats={seats} />
      <div className="board-bar">
        {isOver ? (
          <b className={captors.length > 0 ? 'board-good' : 'board-poor'}>
            {captors.length > 0
              ? `Caught by ${captors.map((name) => lookOf(seats, name).name).join(' and ')}.`
              : 'The thief has escaped.'}
          </b>
        ) : (
          <Choices actions={actions} chosen={chosen} partner={lookOf(seats, partner).name} onAction={onAction} />
        )}
      </div>
    </Frame>
  )
}

function describeChase({ situation, doors, rooms, history }: CaptureObservation): string[] {
  const last = history.at(-1)
  return [
    `Alice is in room ${situation.alice}, Bob in room ${situation.bob}, the thief in room ${situation.thief}.`,
    ...doors.map(
      ({ between: [a, b], open, button }) =>
        `The door between ${a} and ${b} is ${open ? 'open' : 'closed'}; its button is in room ${button}.`,
    ),
    ...rooms.map(({ room, leadsTo }) => `Room ${room} leads to ${leadsTo.join(', ')}.`),
    ...(last
      ? [
          `In the last turn Alice chose to ${sayChoice(last.alice)}, Bob to ${sayChoice(last.bob)}; the thief went to room ${last.thief}.`,
        ]
      : []),
  ]
}
