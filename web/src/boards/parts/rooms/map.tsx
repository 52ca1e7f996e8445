/** Rooms and the ways between them, with doors, who is where, and who has just gone where. */
import { useMemo, type ReactNode } from 'react'
import { placeRooms, type Point } from './place.ts'
import './rooms.css'

export type Room = string | number

/** Somebody or something in a room, as a sign with a name. */
export interface Token {
  readonly room: Room
  readonly name: string
  readonly color: string
  /** An outline in a square of 20 by 20. */
  readonly outline: string
}

export interface Door {
  readonly between: readonly [Room, Room]
  readonly open: boolean
  readonly label: string
}

export interface RoomMapProps {
  readonly label: string
  readonly rooms: readonly { readonly room: Room; readonly leadsTo: readonly Room[] }[]
  readonly tokens: readonly Token[]
  readonly doors?: readonly Door[] | undefined
  /** What stands in a room: a button, a generator, the exit. */
  readonly fittings?: ReadonlyMap<Room, ReactNode> | undefined
  /** Ways that somebody has just gone, or means to go. */
  readonly moves?: readonly {
    readonly from: Room
    readonly to: Room
    readonly color: string
    readonly dashed?: boolean
  }[]
  /** What is special about a room, in a word, for its looks: `here`, `chosen`. */
  readonly look?: (room: Room) => string
  /** Rooms that can be gone to now; each does what it is for when it is clicked. */
  readonly onRoom?: ((room: Room) => void) | undefined
  readonly mayEnter?: (room: Room) => boolean
  /** What clicking the room would do, in words. */
  readonly sayRoom?: (room: Room) => string
}

export function RoomMap(props: RoomMapProps) {
  const { label, rooms, tokens, doors = [], fittings, moves = [], look, onRoom, mayEnter, sayRoom } = props
  const places = useMemo(() => placeAll(rooms), [rooms])
  const at = (room: Room): Point => places.get(String(room)) ?? { x: 50, y: 50 }
  const leads = (a: Room, b: Room): boolean => rooms.find(({ room }) => room === a)?.leadsTo.includes(b) ?? false
  const ways = rooms.flatMap(({ room: a, leadsTo }) =>
    leadsTo.flatMap((b) => (leads(b, a) && String(b) < String(a) ? [] : [{ a, b, both: leads(b, a) }])),
  )
  return (
    <div
      className={`board-plane rooms${rooms.length > 14 ? ' rooms-many' : rooms.length < 5 ? ' rooms-few' : ''}`}
      role="group"
      aria-label={label}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <g className="rooms-lines">
          {ways.map(({ a, b }) => (
            <line key={`${a} ${b}`} className="rooms-way" {...ends(at(a), at(b))} />
          ))}
          {moves.map(({ from, to, color, dashed }, place) => (
            <line
              key={place}
              className={dashed ? 'rooms-move rooms-dashed' : 'rooms-move'}
              stroke={color}
              {...ends(at(from), at(to))}
            />
          ))}
        </g>
      </svg>
      {ways.map(({ a, b, both }) =>
        both ? null : (
          <span
            key={`${a} ${b}`}
            className="board-at rooms-arrow"
            style={where(between(at(a), at(b), 0.6), turn(at(a), at(b)))}
            aria-label={`only from ${a} to ${b}`}
            role="img"
          >
            ➤
          </span>
        ),
      )}
      {doors.map(({ between: [a, b], open, label: name }) => (
        <span
          key={name}
          className={`board-at rooms-door ${open ? 'rooms-open' : 'rooms-closed'}`}
          style={where(between(at(a), at(b), 0.5))}
          role="img"
          aria-label={`Door ${name} between ${a} and ${b} is ${open ? 'open' : 'closed'}`}
        >
          <span className="rooms-long">door </span>
          {name} {open ? 'open' : 'shut'}
        </span>
      ))}
      {rooms.map(({ room }) => {
        const inside = (
          <>
            <span className="rooms-name">{room}</span>
            {fittings?.get(room)}
            <span className="rooms-tokens">
              {tokens
                .filter((token) => token.room === room)
                .map((token) => (
                  <svg key={token.name} className="rooms-token" viewBox="0 0 20 20" role="img" aria-label={token.name}>
                    <path d={token.outline} fill={token.color} fillRule="evenodd" />
                  </svg>
                ))}
            </span>
          </>
        )
        const className = `board-at rooms-room ${look?.(room) ?? ''}`
        const may = onRoom && (mayEnter?.(room) ?? true)
        return may ? (
          <button key={room} type="button" className={className} style={where(at(room))} onClick={() => onRoom(room)}>
            <span className="board-unseen">{sayRoom?.(room) ?? 'Room'}: </span>
            {inside}
          </button>
        ) : (
          <div key={room} className={className} style={where(at(room))}>
            {inside}
          </div>
        )
      })}
    </div>
  )
}

function placeAll(rooms: RoomMapProps['rooms']): ReadonlyMap<string, Point> {
  const numbers = new Map(rooms.map(({ room }, number) => [String(room), number]))
  const ways = rooms.map(({ leadsTo }) => leadsTo.flatMap((room) => numbers.get(String(room)) ?? []))
  const points = placeRooms(ways)
  return new Map(rooms.map(({ room }, number) => [String(room), points[number]!]))
}

const ends = (from: Point, to: Point) => ({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })
const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
})
/** Degrees; a map is wider than high. */
const turn = (a: Point, b: Point): number => (Math.atan2(b.y - a.y, (b.x - a.x) * 1.6) * 180) / Math.PI
/** As properties, since a narrow page turns the map on its side. */
const where = ({ x, y }: Point, degrees = 0) =>
  ({ '--x': `${x}%`, '--y': `${y}%`, '--turn': `${degrees}deg` }) as Record<string, string>
