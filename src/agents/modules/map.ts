/** The map: remembers which rooms join, from maps and from what is seen, and says the shortest way, directions included. */
import { quote } from '../../core/quote.ts'
import { shortestPath } from '../../solvers/shortest-path.ts'
import { readMap, readRoom, type SeenRoom } from './room-text.ts'
import type { Reading, TextModule } from './text-module.ts'

const OPPOSITE: Readonly<Record<string, string>> = { north: 'south', south: 'north', east: 'west', west: 'east' }
const COMMAND = 'next step to '

/** Remembers which rooms join, and says the shortest way to one, directions included. */
export class MapModule implements TextModule {
  readonly name = 'map'
  readonly about =
    'A map that remembers every place you read of or saw. "next step to <place>" says which way to go from where you are.'
  /** Neighbours of each room, with the direction they lie in where that is known. */
  readonly #rooms = new Map<string, Map<string, string | undefined>>()
  /** Directions in which a room has a closed door. */
  readonly #closed = new Map<string, readonly string[]>()
  #here: string | undefined

  /** The room that the player is in, as far as it was told. */
  get here(): string | undefined {
    return this.#here
  }

  /** Takes in the map and the room, where they were read. */
  watch({ text, look }: Reading): void {
    for (const [room, beside] of readMap(text)) this.#join(room, beside)
    for (const seen of [text, look].map(readRoom)) if (seen) this.#see(seen)
  }

  #see({ name, ways }: SeenRoom): void {
    this.#here = name
    this.#place(name)
    this.#closed.set(
      name,
      ways.filter(({ closed }) => closed).map(({ direction }) => direction),
    )
    for (const { direction, room } of ways) if (room !== undefined) this.#join(name, room, direction)
    this.#deduce(name)
  }

  /** Where one closed door and one neighbour without a direction are left, the neighbour is behind the door. */
  #deduce(name: string): void {
    const beside = this.#place(name)
    const known = new Set(beside.values())
    const closed = (this.#closed.get(name) ?? []).filter((direction) => !known.has(direction))
    const open = [...beside].filter(([, direction]) => direction === undefined)
    if (closed.length === 1 && open.length === 1) this.#join(name, open[0]![0], closed[0])
  }

  #place(name: string): Map<string, string | undefined> {
    let beside = this.#rooms.get(name)
    if (!beside) this.#rooms.set(name, (beside = new Map()))
    return beside
  }

  #join(room: string, beside: string, direction?: string): void {
    const [there, back] = [this.#place(room), this.#place(beside)]
    there.set(beside, direction ?? there.get(beside))
    back.set(room, (direction && OPPOSITE[direction]) ?? back.get(room))
  }

  commands(): readonly string[] {
    return [...this.#rooms.keys()].sort().map((room) => COMMAND + room)
  }

  run(command: string): string | undefined {
    if (!command.startsWith(COMMAND)) return undefined
    const goal = command.slice(COMMAND.length)
    const here = this.#here
    if (here === undefined) return 'I do not know yet where you are.'
    if (!this.#rooms.has(goal)) return `I know no place called ${quote(goal)}.`
    if (goal === here) return `You are in the ${goal} already.`
    const path = this.path(here, goal)
    if (!path) return `I know no way from the ${here} to the ${goal}.`
    const [next, ...rest] = path
    const then = rest.length === 0 ? '' : ` Then: ${rest.join(', ')}.`
    return `${this.#lead(here, next!)}${then}`
  }

  #lead(here: string, next: string): string {
    const direction = this.direction(here, next)
    if (direction !== undefined) {
      const closed = this.#closed.get(here)?.includes(direction) ? ', through the closed door' : ''
      return `From the ${here}, go ${direction}${closed} to the ${next}.`
    }
    const doors = this.#closed.get(here) ?? []
    const guess = doors.length > 0 ? ` It is behind a closed door: ${doors.join(' or ')}.` : ''
    return `From the ${here}, go to the ${next}. I have not been told in which direction it lies.${guess}`
  }

  /** The rooms to pass, the goal last; undefined where no way is known. Of ways as short, the first by name. */
  path(from: string, to: string): string[] | undefined {
    return shortestPath(from, to, (room) => [...(this.#rooms.get(room)?.keys() ?? [])].sort())
  }

  /** The direction of a neighbouring room; undefined where it is not known. */
  direction(room: string, beside: string): string | undefined {
    return this.#rooms.get(room)?.get(beside)
  }
}
