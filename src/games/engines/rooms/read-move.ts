/** Reads what somebody in a room does: moves, stays, or does the one thing that a game lets them do besides. */
import { Unreadable } from '../../../core/errors.ts'
import { quote } from '../../../core/quote.ts'
import type { Room } from './map.ts'

export type Move<Besides extends string> =
  { readonly type: 'move'; readonly room: Room } | { readonly type: 'stay' } | { readonly type: Besides }

/** `besides`: the verb for what can be done besides. `options`: what could be said, for somebody who said something else. */
export function readMove<Besides extends string>(
  reply: string,
  rooms: readonly { readonly room: Room }[],
  besides: Besides,
  options: readonly string[],
): Move<Besides> {
  // What is meant stands last, after an explanation, or after "Action:".
  const meant = (/action\s*:\s*([^\n]+)/i.exec(reply)?.[1] ?? reply.trim().split('\n').at(-1)!).toLowerCase()
  const [, verb, rest = ''] = /^\W*(?:[a-z][.):]\W*)?(?:i (?:will )?)?([a-z]+)\b(.*)$/.exec(meant) ?? []
  if (verb === besides) return { type: besides }
  if (verb === 'stay' || verb === 'wait') return { type: 'stay' }
  if (verb !== 'move' && verb !== 'go') throw new Unreadable(`say one of: ${options.join(', ')}`, reply)
  const place = readPlace(rest)
  const called = (name: string) => rooms.find(({ room }) => String(room).toLowerCase() === name)
  const found = called(place) ?? called(withoutMarks(place.replace(/\sarea$/, '')))
  if (!found) throw new Unreadable(`there is no room "${quote(place)}" on this map`, reply)
  return { type: 'move', room: found.room }
}

/** What follows `move`, without the words and marks around a room's name. */
const readPlace = (words: string): string =>
  /^(?:\s+to)?(?:\s+the)?(?:\s+room)?\W+(.*)$/.exec(withoutMarks(words))?.[1] ?? ''

/** A text without the marks at its end. */
function withoutMarks(text: string): string {
  let end = text.length
  while (end > 0 && /\W/.test(text[end - 1]!)) end--
  return text.slice(0, end)
}
