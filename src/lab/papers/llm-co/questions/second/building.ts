/** Buildings of rooms as both games of rooms know them: who was where, which ways are open, what can be done. */
import { getOrAdd } from '../../../../../core/get-or-add.ts'
import { distancesFrom } from '../../../../../solvers/distances.ts'

export type Room = number | string

/** Who is where at the start of a turn. */
export interface Scene {
  readonly alice: Room
  readonly bob: Room
  /** The thief, or the killer. */
  readonly hunted: Room
}

/** Everything that a question about rooms rests on. */
export interface RoomFacts {
  readonly world: string
  /** Turn by turn, the last one now. */
  readonly scenes: readonly Scene[]
  /** The doors that are open, or the generators that are fixed, in the order of the map. */
  readonly set: readonly boolean[]
}

/** The ways out of every room as they are. */
export type Ways = (from: Room) => readonly Room[]

const known = new WeakMap<Ways, Map<Room, Map<Room, number>>>()

/** Moves from one room to another; undefined where there is no way. The same `ways` are searched once. */
export function movesBetween(ways: Ways, from: Room, to: Room): number | undefined {
  const table = getOrAdd(known, ways, () => new Map<Room, Map<Room, number>>())
  return getOrAdd(table, from, () => distancesFrom(from, ways)).get(to)
}

export const move = (room: Room): string => `move to room ${room}`
export const STAY = 'stay'

/** What somebody did who was in one room and then in another; undefined where no way leads there. */
export const moved = (ways: Ways, from: Room, to: Room): string | undefined =>
  from === to ? STAY : ways(from).includes(to) ? move(to) : undefined

/** Every first step of a shortest way; `arrived` in the room itself, to stay where no way leads there. */
export function approach(ways: Ways, from: Room, to: Room, arrived: string = STAY): readonly string[] {
  if (from === to) return [arrived]
  const all = movesBetween(ways, from, to)
  if (all === undefined) return [STAY]
  return ways(from)
    .filter((room) => movesBetween(ways, room, to) === all - 1)
    .map(move)
}

/** Somebody's rooms, turn by turn. */
export type Path = readonly Room[]

/** The same facts with another path of one of the three. */
const withPath = (facts: RoomFacts, who: keyof Scene, path: Path): RoomFacts => ({
  ...facts,
  scenes: facts.scenes.map((scene, turn) => ({ ...scene, [who]: path[turn]! })),
})

/** The rooms of one, turn by turn. */
export const pathOf = ({ scenes }: RoomFacts, who: keyof Scene): Path => scenes.map((scene) => scene[who])

/** Whether none of these was ever where another one was: no room is told of twice but for who stays in it. */
export function areApart(...paths: readonly Path[]): boolean {
  const rooms = paths.map((path) => new Set(path))
  return new Set(rooms.flatMap((set) => [...set])).size === rooms.reduce((sum, set) => sum + set.size, 0)
}

export const isWithoutReturn = (path: Path): boolean => new Set(path).size === path.length

/** Everything that differs in the path of one of these. */
export function varyPaths(
  facts: RoomFacts,
  ways: Ways,
  rooms: readonly Room[],
  who: readonly (keyof Scene)[],
): RoomFacts[] {
  let paths: Path[] = rooms.map((room) => [room])
  while (paths[0]!.length < facts.scenes.length)
    paths = paths.flatMap((path) => [path.at(-1)!, ...ways(path.at(-1)!)].map((room) => [...path, room]))
  return who.flatMap((one) => paths.map((path) => withPath(facts, one, path)))
}

/** Somebody's path in words. */
export function tellPath(subject: string, verbs: readonly [was: string, is: string], path: Path): string {
  const before = path.slice(0, -1).map((room) => `in room ${room}`)
  const now = `${verbs[1]} now in room ${path.at(-1)}`
  return before.length === 0 ? `${subject} ${now}.` : `${subject} ${verbs[0]} ${before.join(', then ')}, and ${now}.`
}

export const list = (words: readonly (string | number)[], and = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
