/** How a world puts into words what the player meets. Each world has its own phrasebook. */
import type { Direction, Thing } from './world.ts'

/** A way out of a room, as it is told. */
export interface WayOut {
  readonly direction: Direction
  readonly room: string
  /** Absent: an open passage. */
  readonly door?: { readonly name: string; readonly open: boolean }
}

/**
 * How a piece of furniture is told: `shut` where nobody can see whether it holds anything or it cannot, `empty` where it
 * holds nothing, else what it holds between `begin` and `end`.
 */
export interface Fixture {
  readonly shut: string
  readonly empty: string
  readonly begin: string
  readonly end: string
}

export interface Phrasebook {
  /** A thing that can be taken, with its article. */
  item(thing: Thing): string
  fixture(thing: Thing): Fixture
  /** Things on or in another, as {@link Fixture} frames them. */
  list(items: readonly string[]): string
  /** What a room is told with before its things, and after them. */
  begin(room: string, isEmpty: boolean): string
  end(ways: readonly WayOut[], isEmpty: boolean): string
  /** Where the thing of this index stands among so many: from 0 to 3; things at the same place are told alike. */
  place(index: number, count: number): number
  /** A thing of the room at such a place, with what joins it to the others. */
  sight(told: string, place: number): string
  /** How a thing is told among those that are carried; where this is absent {@link inventory} is given them as they are. */
  carried?(item: string): string
  inventory(items: readonly string[], capacity: number | undefined): string
  taken(thing: string): string
  full(carried: number): string
  put(thing: string, container: string): string
  opened(container: string, contents: readonly string[]): string
  closed(container: string): string
  blocked(): string
  doorOpened(door: string, room: string): string
  doorAlreadyOpen(): string
  doorClosed(door: string, room: string): string
  doorAlreadyClosed(): string
  /** The answer to a command that cannot be followed now. */
  unknown(command: string): string
}

/** `a` or `an`, by the first letter. */
export function withArticle(name: string): string {
  const first = name.charCodeAt(0)
  const vowel = first === 97 || first === 101 || first === 105 || first === 111 || first === 117
  return (vowel ? 'an ' : 'a ') + name
}
