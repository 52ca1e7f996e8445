/** A map drawn from what was read, with the way to any room that is picked. */
import { useState } from 'react'
import { RoomMap } from '../rooms/map.tsx'
import { findWay, type KnownRooms } from './read-rooms.ts'

export function MapCard({ known }: { readonly known: KnownRooms }) {
  const [goal, setGoal] = useState<string>()
  const { rooms, here } = known
  if (rooms.length < 2 || here === undefined) return null
  const way = goal === undefined || goal === here ? undefined : findWay(known, here, goal)
  return (
    <section className="board-card text-card" aria-label="Map">
      <h3>Map of what you have read{rooms.length > 2 && ': pick a room to see the way'}</h3>
      <RoomMap
        label="Rooms that you know"
        rooms={rooms}
        tokens={[
          {
            room: here,
            name: 'you',
            color: 'var(--seat-1)',
            outline: 'M10 1.5a8.5 8.5 0 1 1 0 17a8.5 8.5 0 1 1 0-17Z',
          },
        ]}
        moves={way?.slice(1).map((to, place) => ({ from: way[place]!, to, color: 'var(--accent)' })) ?? []}
        look={(room) => (room === goal ? 'rooms-chosen' : '')}
        onRoom={(room) => setGoal(room === goal ? undefined : String(room))}
        mayEnter={(room) => room !== here}
        sayRoom={(room) => `Show the way to the ${room}`}
      />
      {goal !== undefined && goal !== here && (
        <p className="board-small" aria-live="polite">
          {way ? way.join(' → ') : `No way to the ${goal} is known yet.`}
        </p>
      )}
    </section>
  )
}
