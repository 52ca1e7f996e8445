/** Collab Escape: the rooms as a map, generators with how far they are mended, the exit, survivors, and the killer. */
import type { EscapeAction, EscapeObservation } from 'roundtable/games/collab-escape'
import type { BoardProps } from './board.ts'
import { Choices, sayChoice } from './collab/choices.tsx'
import { plannedBy, PlanThought } from './collab/plan-thought.tsx'
import { KILLER } from './collab/signs.ts'
import { Frame } from './parts/frame.tsx'
import { lookOf } from './parts/look-of.ts'
import { RoomMap, type Room } from './parts/rooms/map.tsx'
import { outlineOf, SeatName } from './parts/seat-mark.tsx'

const SURVIVORS = ['alice', 'bob'] as const

export default function CollabEscape(props: BoardProps<EscapeObservation, EscapeAction>) {
  const { observation, seat, seats, marks, onAction } = props
  const {
    situation,
    rooms,
    exit,
    generators,
    fixesNeeded,
    killerFollows,
    actions,
    chosen,
    history,
    ended,
    turn,
    maxTurns,
  } = observation
  const act = chosen ? undefined : onAction
  const last = history.at(-1)
  const isOpen = generators.every(({ fixed }) => fixed)
  const own = situation[observation.seat]
  const choiceOf = (room: Room): EscapeAction | undefined =>
    room === own
      ? actions.find(({ type }) => type === 'stay')
      : actions.find((action) => action.type === 'move' && action.room === room)
  const fittings = new Map([
    ...generators.map(
      ({ room, fixes, fixed }) =>
        [
          room,
          <span key="g" className={fixed ? 'rooms-fitting rooms-fixed' : 'rooms-fitting'}>
            ⚡ {fixed ? 'runs' : `${fixes} of ${fixesNeeded}`}
          </span>,
        ] as const,
    ),
    [
      exit,
      <span key="e" className={isOpen ? 'rooms-fitting rooms-fixed' : 'rooms-fitting'}>
        exit {isOpen ? 'open' : 'shut'}
      </span>,
    ] as const,
  ])
  const planned = plannedBy(marks)
  const followed = killerFollows && situation.target
  return (
    <Frame
      name="escape"
      label="Map"
      caption={
        <>
          Fix every generator ({fixesNeeded} fixes without a pause), then one of you leaves by the exit. The killer
          moves when you do{killerFollows && ' and follows whom it sees'}; who is in its room is caught.{' '}
          <b>{ended ? '' : `Turn ${turn} of ${maxTurns}.`}</b>
        </>
      }
      words={describeEscape(observation)}
    >
      <RoomMap
        label="The rooms"
        rooms={rooms}
        fittings={fittings}
        tokens={[
          ...SURVIVORS.flatMap((name) => {
            const look = lookOf(seats, name)
            const room = situation[name]
            return room === null ? [] : [{ room, name: look.name, color: look.color, outline: outlineOf(look) }]
          }),
          { room: situation.killer, name: 'the killer', color: 'var(--bad)', outline: KILLER },
        ]}
        moves={[
          ...(last
            ? [
                ...SURVIVORS.flatMap((name) => {
                  const [from, to] = [last.before[name], situation[name]]
                  return from === null || to === null ? [] : [{ from, to, color: lookOf(seats, name).color }]
                }),
                { from: last.before.killer, to: situation.killer, color: 'var(--bad)' },
              ].filter(({ from, to }) => from !== to)
            : []),
          ...SURVIVORS.flatMap((name) => {
            const [plan, from] = [planned[name], situation[name]]
            return plan?.type === 'move' && from !== null && plan.room !== from
              ? [{ from, to: plan.room, color: lookOf(seats, name).color, dashed: true }]
              : []
          }),
        ]}
        look={(room) => (chosen && 'room' in chosen && chosen.room === room ? 'rooms-chosen' : '')}
        mayEnter={(room) => choiceOf(room) !== undefined}
        onRoom={act && ((room) => act(choiceOf(room)!))}
        sayRoom={(room) => (room === own ? `Stay in room ${room}` : `Go to room ${room}`)}
      />
      <div className="board-row board-small">
        {SURVIVORS.map((name) => {
          const done = last?.[name]
          return (
            <span key={name}>
              <SeatName look={lookOf(seats, name)} own={name === seat} />
              <span className="board-soft">
                {situation[name] === null ? ': caught' : done ? `: ${sayChoice(done)}` : ''}
              </span>
            </span>
          )
        })}
        <span>
          <svg className="board-seat-mark" viewBox="0 0 20 20" aria-hidden="true">
            <path d={KILLER} fill="var(--bad)" fillRule="evenodd" />
          </svg>{' '}
          <b>killer</b>
          <span className="board-soft">
            {followed ? ` follows ${lookOf(seats, followed).name}` : killerFollows ? ' follows nobody' : ''}
          </span>
        </span>
      </div>
      <PlanThought marks={marks} seats={seats} />
      <div className="board-bar">
        {ended ? (
          <b className={ended === 'won' ? 'board-good' : 'board-poor'}>{ENDS[ended]}</b>
        ) : own === null ? (
          <span className="board-soft">You were caught.</span>
        ) : (
          <Choices
            actions={actions}
            chosen={chosen}
            partner={lookOf(seats, observation.partner).name}
            onAction={onAction}
          />
        )}
      </div>
    </Frame>
  )
}

const ENDS = {
  won: 'Escaped.',
  lost: 'The killer has won.',
  'out of time': 'The time is up; nobody has escaped.',
} as const

function describeEscape({ situation, generators, fixesNeeded, exit, rooms }: EscapeObservation): string[] {
  const place = (name: string, room: Room | null): string =>
    room === null ? `${name} was caught.` : `${name} is in room ${room}.`
  return [
    place('Alice', situation.alice),
    place('Bob', situation.bob),
    `The killer is in room ${situation.killer}.`,
    ...generators.map(
      ({ room, fixes, fixed }) =>
        `The generator in room ${room} ${fixed ? 'runs' : `has ${fixes} of ${fixesNeeded} fixes`}.`,
    ),
    `The exit is in room ${exit}.`,
    ...rooms.map(({ room, leadsTo }) => `Room ${room} leads to ${leadsTo.join(', ')}.`),
  ]
}
