/** How a world puts into words what the player meets. Each world has its own phrasebook. */
import type { Direction, Thing } from './world.ts'

/** A way out of a room, as it is told. */
export interface WayOut {
  readonly direction: Direction
  readonly room: string
  /** Absent: an open passage. */
  readonly door?: { readonly name: string; readonly open: boolean }
}

/** A room told as a whole. */
export interface RoomAtOnce {
  whole(name: string, things: readonly string[], ways: readonly WayOut[]): string
}

/** How a thing is told that holds others: `empty` where it holds none, else what it holds between `begin` and `end`. */
export interface Holding {
  readonly empty: string
  readonly begin: string
  readonly end: string
}

/** A room told in one sentence after the other, each of them the same whatever the others say. */
export interface RoomInSentences {
  begin(name: string): string
  /** What a thing is told as, at this place among the things of the room; places four apart are told alike. */
  sight(thing: string, place: number): string
  /** The sentence, as {@link sight} makes it, for a thing that is open to put things on or into. */
  holding(thing: Thing, place: number): Holding
  /** Things on or in another, as {@link Holding} frames them. */
  list(items: readonly string[]): string
  end(ways: readonly WayOut[]): string
}

export interface Phrasebook {
  /** A thing that can be taken, with its article. */
  item(thing: Thing): string
  /** A thing of the room, with what is in or on it. */
  fixture(thing: Thing, open: boolean, contents: readonly string[]): string
  readonly room: RoomAtOnce | RoomInSentences
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
