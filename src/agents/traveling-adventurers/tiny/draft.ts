/**
 * The path that a tiny model goes from where the prompt names none: it writes down several, sums up the coins of each, and
 * keeps the one that is worth most, be it one that lay on the table already.
 */
import { isRoundTrip } from '../../../games/traveling-adventurers/index.ts'
import type { TinyReader } from '../../../models/tiny/reader.ts'
import type { House, Path } from './house.ts'
import { writeHallways } from './write-state.ts'

/** So many paths are written down. */
const DRAFTS = 12

/** What a reader drafted last: nothing new is heard in most turns. */
const last = new WeakMap<
  TinyReader,
  { readonly text: string; readonly count: number; readonly said: readonly string[] }
>()

export function draftPath(house: House, reader: TinyReader, count = DRAFTS): Path {
  const drafts = writeDown(house, reader, count).map((said) => pathIn(said, house))
  const open = [house.theirs, house.mine].filter((path) => path !== undefined)
  // Of equals what lies on the table comes first: there is nothing to be won by another.
  return [...open, ...drafts].reduce((best, path) =>
    house.expectedWorth(path) > house.expectedWorth(best) ? path : best,
  )
}

function writeDown(house: House, reader: TinyReader, count: number): readonly string[] {
  const text = writeHallways(house)
  const before = last.get(reader)
  if (before?.text === text && before.count === count) return before.said
  const accepts = (said: string, ended: boolean): boolean => isBegun(pathIn(said, house), ended, house)
  const said = reader.answers(text, { count, longest: house.rooms.length + 2, accepts })
  last.set(reader, { text, count, said })
  return said
}

const pathIn = (said: string, house: House): string[] =>
  said.split(/ +/).flatMap((word) => (word ? [house.letterIn(word) ?? ''] : []))

/** Whether rooms are the beginning of a round trip or, where they have ended, a whole one. */
function isBegun(path: readonly string[], ended: boolean, { rooms }: House): boolean {
  if (ended || path.length > rooms.length) return isRoundTrip(path, rooms)
  return path[0] === rooms[0] && new Set(path).size === path.length && path.every((room) => rooms.includes(room))
}
