/** Rooms of the house: their letters, their names, and what a path through them is. */

/** In the order in which houses of 4 to 12 rooms take them; the start comes first. The first six are the paper's. */
export const ROOMS: readonly (readonly [letter: string, name: string])[] = [
  ['L', 'living room'],
  ['E', 'empty room'],
  ['B', 'bathroom'],
  ['K', 'kitchen'],
  ['C', "children's room"],
  ['A', 'attic'],
  ['G', 'garden'],
  ['P', 'play room'],
  ['D', 'dining room'],
  ['S', 'study'],
  ['T', 'tower'],
  ['W', 'workshop'],
]

/** Letters of the rooms in the order in which a house takes them: the paper's self-play, or its games with people. */
export function roomsIn(set: 'self-play' | 'people'): string[] {
  const letters = ROOMS.map(([letter]) => letter)
  return set === 'self-play' ? letters : [...new Set([...WITH_PEOPLE, ...letters])]
}

/** The four rooms of the tutorial, and the two that the full game adds (paper, section 6.1). */
const WITH_PEOPLE = ['L', 'K', 'B', 'A', 'G', 'P']

const NAMES: ReadonlyMap<string, string> = new Map(ROOMS)

/** `kitchen` for `K`; a letter without a name of its own is `room X`. */
export const roomName = (letter: string): string => NAMES.get(letter) ?? `room ${letter}`

/** Whether a path begins and ends at the start and visits every other room exactly once. `rooms`: the start first. */
export function isRoundTrip(path: readonly string[], rooms: readonly string[]): boolean {
  if (path.length !== rooms.length + 1 || path[0] !== rooms[0] || path[path.length - 1] !== rooms[0]) return false
  const visited = new Set(path)
  return visited.size === rooms.length && rooms.every((room) => visited.has(room))
}

/** What keeps a path from being a round trip, in words for the player; undefined if it is one. */
export function whyNoRoundTrip(path: readonly string[], rooms: readonly string[]): string | undefined {
  if (isRoundTrip(path, rooms)) return undefined
  const start = rooms[0]!
  if (path[0] !== start || path.length < 2 || path[path.length - 1] !== start)
    return `a path begins and ends in ${start}`
  const missing = rooms.filter((room) => !path.includes(room))
  if (missing.length > 0) return `it misses ${missing.join(', ')}`
  const twice = path.filter((room, i) => i > 0 && i < path.length - 1 && path.indexOf(room) !== i)
  return `it visits ${[...new Set(twice)].join(', ')} more than once`
}

/** Whether two paths go through the same rooms in the same order. */
export const samePath = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((room, i) => room === other[i])
