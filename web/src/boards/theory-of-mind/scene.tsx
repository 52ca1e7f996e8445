/** The situation of a question, drawn as its game draws it, where its words can be drawn; else nothing. */
import { useMemo } from 'react'
import type { Seen } from 'roundtable/games/theory-of-mind'
import type { SeatLook } from '../board.ts'
import { KILLER, THIEF } from '../collab/signs.ts'
import { Plan } from '../overcooked/plan.tsx'
import { RoomMap } from '../parts/rooms/map.tsx'
import { outlineOf, SeatName } from '../parts/seat-mark.tsx'
import { readKitchen } from './read-kitchen.ts'
import { readMap } from './read-map.ts'

const ME: SeatLook = { seat: 'alice', name: 'I', color: 'var(--seat-1)', shape: 'circle' }
const BOB: SeatLook = { seat: 'bob', name: 'Bob', color: 'var(--seat-2)', shape: 'square' }

export function Scene({ description, situation }: Pick<Seen, 'description' | 'situation'>) {
  const kitchen = useMemo(() => readKitchen(description, situation), [description, situation])
  const map = useMemo(() => (kitchen ? undefined : readMap(description, situation)), [kitchen, description, situation])
  if (!kitchen && !map) return null
  const sign = (look: SeatLook) => ({ name: look.name, color: look.color, outline: outlineOf(look) })
  return (
    <figure className="mind-scene">
      {kitchen && (
        <Plan
          grid={kitchen.grid}
          scene={kitchen.scene}
          looks={{ alice: ME, bob: BOB }}
          cookingSteps={() => kitchen.cookingSteps}
        />
      )}
      {map && (
        <RoomMap
          label="The situation"
          rooms={map.rooms}
          doors={map.doors}
          fittings={
            new Map(
              [...map.fittings].map(([room, { text, done }]) => [
                room,
                <span key="f" className={done ? 'rooms-fitting rooms-fixed' : 'rooms-fitting'}>
                  {text}
                </span>,
              ]),
            )
          }
          tokens={[
            ...(map.me === undefined ? [] : [{ room: map.me, ...sign(ME) }]),
            ...(map.bob === undefined ? [] : [{ room: map.bob, ...sign(BOB) }]),
            ...(map.hunted
              ? [
                  {
                    room: map.hunted.room,
                    name: `the ${map.hunted.name}`,
                    color: map.hunted.name === 'thief' ? 'var(--ink)' : 'var(--bad)',
                    outline: map.hunted.name === 'thief' ? THIEF : KILLER,
                  },
                ]
              : []),
          ]}
        />
      )}
      <figcaption className="board-row board-small">
        <SeatName look={ME} />
        <SeatName look={BOB} />
        {map?.hunted && (
          <span className="board-seat-name">
            <svg className="board-seat-mark" viewBox="0 0 20 20" aria-hidden="true">
              <path
                d={map.hunted.name === 'thief' ? THIEF : KILLER}
                fill={map.hunted.name === 'thief' ? 'var(--ink)' : 'var(--bad)'}
                fillRule="evenodd"
              />
            </svg>
            {map.hunted.name}
          </span>
        )}
      </figcaption>
    </figure>
  )
}
