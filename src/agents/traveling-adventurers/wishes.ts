/** What the partner would like of a path, or makes its consent depend on: which room comes first or last, which hallway is in it. */
import { roomName } from '../../games/traveling-adventurers/index.ts'

export type Wish =
  | { readonly about: 'first' | 'last'; readonly room: string }
  | { readonly about: 'hallway'; readonly a: string; readonly b: string }

const FIRST =
  /\b(?:go|start|begin|head|walk|visit|take|see)\b[^.!?;,]*?\b([A-Z])\b[^.!?;,]{0,12}\bfirst\b|\bfirst (?:room |stop |to |is |in |must be |should be |the )*([A-Z])\b|\b([A-Z]) (?:comes? |must be |has to be |should be |is |goes )?first\b|\b(?:start|begin) (?:with|by going to|by) (?:the )?([A-Z])\b/
const LAST =
  /\b(?:end|finish|close) (?:with|in|at|on|by) (?:the )?([A-Z])\b|\b([A-Z]) (?:comes? |must be |has to be |should be |is |goes )?last\b|\blast (?:room |stop |is |must be |should be )*([A-Z])\b/
const HALLWAY =
  /\b(?:has|have|having|with|includ\w+|contain\w*|through|us(?:e|es|ing)|keep\w*|take[s]?|walk\w*)\b[^.!?;,]{0,20}?\b([A-Z])\s?(?:-|–|to|and)\s?([A-Z])\b/
const WANTS =
  /\b(?:if|only|as long as|unless|provided|must|has to|have to|want|would like|i['’]d like|prefer|please|agree|accept|insist|let us|let['’]s|should|need|rather|you choose|you decide)\b/i
const ASKS_OR_TELLS = /\d|\?|\b(?:tell|told|give me|send|numbers?|coins?)\b|\bnot\b|n['’]t\b/i

/** No wish takes longer. */
const LONGEST = 200

/** What a message wishes. `rooms`: letters of the house, the start first. */
export function wishesIn(text: string, rooms: readonly string[]): Wish[] {
  return text.split(/(?<=[.!?;])\s+/).flatMap((sentence) => {
    if (sentence.length > LONGEST || !WANTS.test(sentence) || ASKS_OR_TELLS.test(sentence)) return []
    const plain = inLetters(sentence, rooms)
    const isRoom = (room: string | undefined): room is string => room !== undefined && rooms.includes(room)
    const [first, last] = [FIRST, LAST].map((pattern) => pattern.exec(plain)?.slice(1).find(isRoom))
    const [, a, b] = HALLWAY.exec(plain) ?? []
    return [
      ...(first !== undefined && first !== rooms[0] ? [{ about: 'first' as const, room: first }] : []),
      ...(last !== undefined && last !== rooms[0] ? [{ about: 'last' as const, room: last }] : []),
      ...(isRoom(a) && isRoom(b) && a !== b ? [{ about: 'hallway' as const, a, b }] : []),
    ]
  })
}

/** Letters for the names of rooms. */
const inLetters = (text: string, rooms: readonly string[]): string =>
  rooms.reduce(
    (plain, room) => plain.replaceAll(new RegExp(`\\b(?:the )?${roomName(room).replace("'", "['’]?")}\\b`, 'gi'), room),
    text,
  )

/** Whether a round trip keeps to a wish. */
export function keeps(path: readonly string[], wish: Wish): boolean {
  if (wish.about !== 'hallway') return path.at(wish.about === 'first' ? 1 : -2) === wish.room
  const { a, b } = wish
  return path.some((room, i) => (room === a && path[i + 1] === b) || (room === b && path[i + 1] === a))
}
