/** What an agent remembers of the rooms it has been in, from their texts alone. */
import { readCapacity, readInventory, readRoom, type SeenRoom, type SeenThing } from '../modules/room-text.ts'
import type { MapModule } from '../modules/map.ts'
import type { Reading } from '../modules/text-module.ts'

export class Surroundings {
  readonly #map: MapModule
  readonly #rooms = new Map<string, SeenRoom>()
  carried: readonly string[] = []
  capacity = Infinity

  /** The map module knows how rooms hang together; this one knows what is in them. */
  constructor(map: MapModule) {
    this.#map = map
  }

  watch({ look, inventory }: Reading): void {
    const room = readRoom(look)
    if (room) this.#rooms.set(room.name, room)
    this.carried = readInventory(inventory)
    this.capacity = readCapacity(inventory) ?? Infinity
  }

  get here(): SeenRoom {
    return this.#rooms.get(this.#map.here!)!
  }

  get full(): boolean {
    return this.carried.length >= this.capacity
  }

  /** Every room that it has been in. */
  rooms(): SeenRoom[] {
    return [...this.#rooms.values()]
  }

  /** The nearest room it has been in with such a thing, and that thing. The present room comes first. */
  nearest(fits: (thing: SeenThing, room: SeenRoom) => boolean): { room: string; thing: SeenThing } | undefined {
    const found = this.rooms().flatMap((room) => {
      const thing = room.things.find((one) => fits(one, room))
      return thing ? [{ room: room.name, thing, far: this.distance(room.name) }] : []
    })
    return found.sort((a, b) => a.far - b.far)[0]
  }

  distance(room: string): number {
    return room === this.#map.here ? 0 : (this.#map.path(this.#map.here!, room)?.length ?? Infinity)
  }

  /** The nearest place to find out more: a room not entered yet, or a closed door. Undefined: all has been seen. */
  unexplored(): { readonly room: string; readonly door?: string } | undefined {
    const open = this.rooms().flatMap(({ name, ways }) =>
      ways.map(({ direction, room }) => {
        if (room === undefined) return { room: name, door: direction, far: this.distance(name) + 1 }
        return { room, far: this.#rooms.has(room) ? Infinity : this.distance(room) }
      }),
    )
    const [nearest] = open.filter(({ far }) => far < Infinity).sort((a, b) => a.far - b.far)
    return nearest
  }
}
