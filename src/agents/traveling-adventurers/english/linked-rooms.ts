/** Says again which room several hallways lead from that is named once: "the attic can be reached from K for 8 and from B for 3". */
import { wordOf } from './token.ts'
import type { Token } from './tokens.ts'

/** What is said of a room that has hallways to others. */
const LINKED = /^(?:reached|reachable|joined|connected|linked|accessible|attached|tied|entered|left)$/
/** Words that may stand between the room and what is said of it. */
const BEFORE_LINKED = /^(?:room|is|can|be|could|directly|also|both|has|been)$/
const WITH = /^(?:from|to|with|via|by)$/

/** "5 to K and 3 to A is what the bathroom offers me": the room that stands behind what leads from it, put first. */
function putFirst(tokens: readonly Token[]): readonly Token[] {
  const what = tokens.findIndex(
    (token, i) => wordOf(token) === 'what' && /^(?:is|are|that's)$/.test(wordOf(tokens[i - 1])),
  )
  const rest = tokens.slice(what + 1)
  const room = rest.find(({ kind }) => kind === 'room')
  const says = rest.every(({ kind }) => kind === 'room' || kind === 'word') && rest.length < 7
  const rooms = rest.filter(({ kind }) => kind === 'room').length
  const offers = rest.some((token) =>
    /^(?:offers?|gives?|has|have|pays?|holds?|brings?|got|shows?)$/.test(wordOf(token)),
  )
  if (what < 2 || !room || !says || rooms !== 1 || !offers) return tokens
  const front = tokens.slice(0, what - 1)
  if (front.every(({ kind }) => kind !== 'number') || front.every(({ kind }) => kind !== 'room')) return tokens
  return [{ kind: 'word', word: 'from' }, room, { kind: 'mark', mark: ',' }, ...front]
}

/** Tokens of a sentence in which each hallway is named by both of its rooms. */
export function nameBothRooms(written: readonly Token[]): readonly Token[] {
  const tokens = putFirst(written)
  const first = tokens.findIndex(({ kind }) => kind === 'room')
  let at = first + 1
  while (BEFORE_LINKED.test(wordOf(tokens[at]))) at++
  const before = wordOf(tokens[first - 1]) === 'the' ? first - 2 : first - 1
  // "I can reach the attic from the kitchen with 5 and from the bathroom with 7"
  const reaches =
    /^(?:reach|reaching|enter|entering)$/.test(wordOf(tokens[before])) && wordOf(tokens[first + 1]) === 'from'
  if (first < 0 || (!reaches && (at === first + 1 || !LINKED.test(wordOf(tokens[at]))))) return tokens
  const rest = tokens.slice(reaches ? first + 1 : at + 1)
  const targets = rest.filter(({ kind }) => kind === 'room').length
  const numbers = rest.filter(({ kind }) => kind === 'number').length
  if (targets < 2 || targets !== numbers) return tokens
  const spelled: Token[] = [...tokens.slice(0, first)]
  for (const [i, token] of rest.entries()) {
    const goesTo = WITH.test(wordOf(token)) && (rest[i + 1]?.kind === 'room' || wordOf(rest[i + 1]) === 'the')
    // "By eight": no room follows.
    if (!goesTo) spelled.push(token)
    else spelled.push(tokens[first]!, { kind: 'word', word: 'to' })
  }
  return spelled
}
