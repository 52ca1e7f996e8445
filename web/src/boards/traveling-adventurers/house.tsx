/** The house on a plan: rooms, hallways with their coins, and paths drawn over them. */
import { useMemo, type KeyboardEvent } from 'react'
import type { Observation } from 'roundtable/games/traveling-adventurers'
import { coinsBetween, type Coins } from './coins.ts'
import './house.css'
import { placeCoins, placeRooms, type Point } from './plan-house.ts'

/** A path to be drawn, in a colour, whole or dashed. */
export interface Drawn {
  readonly path: readonly string[]
  readonly color: string
  readonly dashed?: boolean
}

export interface HouseProps {
  readonly rooms: Observation['rooms']
  readonly own: Coins
  /** The partner's coins, as somebody knows or believes them. */
  readonly other?: Coins | undefined
  readonly path: readonly string[]
  readonly color: string
  readonly more: readonly Drawn[]
  /** The letters of the own coins and of the partner's: no colour stands alone. */
  readonly letters: readonly [own: string, other: string]
  readonly otherColor: string
  /** What was spoken of last, and in whose colour it is lit. */
  readonly lit?: { readonly rooms: ReadonlySet<string>; readonly hallways: ReadonlySet<string>; readonly color: string }
  /** Absent: the house is only looked at. */
  readonly onRoom?: ((room: string) => void) | undefined
  readonly mayVisit: (room: string) => boolean
  readonly onUndo: () => void
}

/** With more rooms than these, only the coins that matter now are written on the plan. */
const FEW = 7

export function House(props: HouseProps) {
  const { rooms, own, other, path, color, more, letters, otherColor, lit, onRoom, mayVisit, onUndo } = props
  const plan = useMemo(() => planOf(rooms), [rooms])
  const end = path.at(-1)
  const isOn = (walked: readonly string[], a: string, b: string): boolean =>
    walked.some((room, place) => place > 0 && pair(room, walked[place - 1]!) === pair(a, b))
  const matters = (a: string, b: string): boolean =>
    rooms.length <= FEW ||
    lit?.hallways.has(pair(a, b)) ||
    a === end ||
    b === end ||
    isOn(path, a, b) ||
    more.some((drawn) => isOn(drawn.path, a, b))
  const press = (event: KeyboardEvent): void => {
    if (!onRoom || event.ctrlKey || event.metaKey || event.altKey) return
    const room = rooms.find(({ letter }) => letter === event.key.toUpperCase())
    if (room && mayVisit(room.letter)) onRoom(room.letter)
    else if (event.key === 'Backspace') onUndo()
    else return
    event.preventDefault()
  }
  return (
    <div
      className={rooms.length > FEW ? 'board-plane house house-large' : 'board-plane house'}
      onKeyDown={press}
      role="group"
      aria-label="The house"
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {plan.hallways.map(({ a, b, from, to }) => (
          <line
            key={a + b}
            className={
              end && path.length <= rooms.length && (a === end || b === end)
                ? 'house-hallway house-near'
                : 'house-hallway'
            }
            {...ends(from, to)}
          />
        ))}
        {plan.hallways
          .filter(({ a, b }) => lit?.hallways.has(pair(a, b)))
          .map(({ a, b, from, to }) => (
            <line key={a + b} className="house-lit-way" stroke={lit!.color} {...ends(from, to)} />
          ))}
        <polyline
          className="house-path"
          stroke={color}
          points={path.map((room) => pointOf(plan.places.get(room)!)).join(' ')}
        />
        {more.map(({ path: walked, color: paint, dashed }, place) => (
          <polyline
            key={place}
            className={dashed ? 'house-path house-dashed' : 'house-path'}
            stroke={paint}
            points={walked.map((room) => pointOf(plan.places.get(room)!)).join(' ')}
          />
        ))}
      </svg>
      {plan.hallways.map(({ a, b, spot }) => {
        if (!matters(a, b)) return null
        const theirs = other && coinsBetween(other, a, b)
        return (
          <span key={a + b} className="board-at house-pair" style={at(spot)}>
            <span
              className={isOn(path, a, b) ? 'house-coins house-walked' : 'house-coins'}
              style={isOn(path, a, b) ? { background: color } : { borderColor: color }}
            >
              {coinsBetween(own, a, b)}
              <i>{letters[0]}</i>
            </span>
            {theirs !== undefined && (
              <span className="house-coins house-theirs" style={{ borderColor: otherColor }}>
                {theirs}
                <i>{letters[1]}</i>
              </span>
            )}
          </span>
        )
      })}
      {rooms.map(({ letter, name }) => {
        const order = path.indexOf(letter)
        const isEnd = letter === end && path.length > 1
        const coins = end === undefined || end === letter ? undefined : coinsBetween(own, end, letter)
        const what = `${letter}, ${name}${order >= 0 ? `, number ${order + 1} of your path` : ''}`
        const inside = (
          <span className="house-inside" aria-hidden={onRoom !== undefined}>
            {order >= 0 && (
              <span className="house-order" style={{ background: color }}>
                {order + 1}
              </span>
            )}
            {lit?.rooms.has(letter) && (
              <span className="house-spoken" style={{ color: lit.color }}>
                ❞
              </span>
            )}
            <b>{letter}</b> <span>{name}</span>
          </span>
        )
        const look = `board-at house-room${order >= 0 ? ' house-visited' : ''}${isEnd ? ' house-end' : ''}${lit?.rooms.has(letter) ? ' house-lit' : ''}`
        const place = {
          ...at(plan.places.get(letter)!),
          ...(order >= 0 ? { borderColor: color } : lit?.rooms.has(letter) ? { borderColor: lit.color } : {}),
        }
        return onRoom ? (
          <button
            key={letter}
            type="button"
            className={look}
            style={place}
            aria-disabled={!mayVisit(letter)}
            data-shown={lit?.rooms.has(letter) || undefined}
            onClick={() => (mayVisit(letter) ? onRoom(letter) : isEnd && onUndo())}
          >
            <span className="board-unseen">
              {mayVisit(letter) ? `Go to ${what}${coins === undefined ? '' : `, ${coins} coins`}` : what}
            </span>
            {inside}
          </button>
        ) : (
          <span key={letter} className={look} style={place} data-shown={lit?.rooms.has(letter) || undefined}>
            {inside}
          </span>
        )
      })}
    </div>
  )
}

const pair = (a: string, b: string): string => (a < b ? a + b : b + a)

function planOf(rooms: Observation['rooms']) {
  const points = placeRooms(rooms.length)
  const places = new Map(rooms.map(({ letter }, room) => [letter, points[room]!]))
  const hallways = rooms.flatMap(({ letter: a }, i) =>
    rooms.slice(i + 1).map(({ letter: b }) => ({ a, b, from: places.get(a)!, to: places.get(b)! })),
  )
  const spots = placeCoins(
    hallways.map(({ from, to }) => [from, to] as const),
    points,
  )
  return { places, hallways: hallways.map((hallway, place) => ({ ...hallway, spot: spots[place]! })) }
}

const at = ({ x, y }: Point) => ({ left: `${x}%`, top: `${y}%` })
const ends = (from: Point, to: Point) => ({ x1: from.x, y1: from.y, x2: to.x, y2: to.y })
const pointOf = ({ x, y }: Point): string => `${x},${y}`
