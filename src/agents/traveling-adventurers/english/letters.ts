/** Tells letters that are rooms from those that are words: "K a 5, K c 3" from "K-C a 5", "k, fine", "would b good". */
import type { Token } from './token.ts'
import { wordSet } from '../../english/typing/word-set.ts'

/** A letter that is a room or a word, which is known only once all around it has been cut. */
export interface Letter {
  readonly kind: 'letter'
  readonly room: string
  /** Whether it is written as a capital where others are not. */
  readonly capital: boolean
}

export type Piece = Token | Letter
type Pieces = readonly Piece[]

/** What letters stand for that are no rooms: `a` in any writing, the others in small letters. */
const WORDS: Readonly<Record<string, string>> = { A: 'a', B: 'be', C: 'see', I: 'i', K: 'ok', L: 'i' }

/** `typed`: a letter as it was written. */
export const mayBeWord = (typed: string): boolean =>
  typed.toUpperCase() in WORDS && (/[ai]/i.test(typed) || typed === typed.toLowerCase())

/** Before these stands no article, since no noun follows. */
const NO_NOUN = wordSet(
  "it's that's there's to and or then i is are from has have for gives gave give gets got pays brings makes yields holds contains equals was were " +
    'will would should could can with as but because since if so via than you your my we not now also too please ok okay ' +
    'again on in at it finally after before worth when where how instead maybe both directly',
)
/** Nor before these, where what stands in front leads to a room. */
const SELDOM_NOUN = wordSet(
  'first second third fourth fifth sixth next last only same coins coin what yours me mine no yes that which there here right ' +
    'back later row column line side hallway hallways plus',
)
/** These lead to a room. */
const BEFORE_ROOM = wordSet('to from and then between room via or at visit go next into towards through')
/** What follows these is their object. */
const HAVE = wordSet("have has had got get find see it's that's there's is was")
/** "A 5 to the kitchen": the number belongs to what follows. */
const GOES_ON = wordSet('to into on for between in at there here with')
/** "It leads to a 5", "I changed it to a 5". */
const TO_A_NUMBER = wordSet(
  'up leads goes comes adds amounts change changes changed correct corrected set next close closer equal',
)

/** So many pieces are looked at before a letter, however long its sentence is. */
const REACH = 60

const wordOf = (piece: Piece | undefined): string => (piece?.kind === 'word' ? piece.word : '')
const markOf = (piece: Piece | undefined): string => (piece?.kind === 'mark' ? piece.mark : '')
/** Where a sentence or a line begins or ends. */
const isEdge = (piece: Piece | undefined): boolean => piece === undefined || /^[.!?;\n]$/.test(markOf(piece))
const isRoom = (piece: Piece | undefined): boolean => piece?.kind === 'room'
const isNumber = (piece: Piece | undefined): boolean => piece?.kind === 'number'
const mayBeRoom = (piece: Piece | undefined): boolean => isRoom(piece) || piece?.kind === 'letter'

/** The pieces of a message, with marks between its sentences, each letter as a room or as a word. */
export function settleLetters(pieces: Pieces): Token[] {
  const settled = [...pieces]
  for (const [i, piece] of pieces.entries()) {
    if (piece.kind !== 'letter') continue
    const room = isRoomAt(settled, i, piece)
    settled[i] = room ? { kind: 'room', room: piece.room } : { kind: 'word', word: WORDS[piece.room]! }
  }
  return settled as Token[]
}

function isRoomAt(pieces: Pieces, i: number, letter: Letter): boolean {
  const [before, after] = [pieces[i - 1], pieces[i + 1]]
  switch (letter.room) {
    case 'A':
      return isNumber(after) ? isCountedRoom(pieces, i, letter) : !isArticle(pieces, i, letter)
    case 'I':
      return before?.kind === 'join' || after?.kind === 'join'
    // "K lets do that"
    case 'K':
      return !isEdge(before) || !(markOf(after) === ',' || isEdge(after) || isPlain(after)) || after === undefined
    // "L have 5 on K-C"
    case 'L':
      return !(
        isEdge(before) && /^(?:have|think|would|don't|can|am|propose|suggest|agree|see|got)$/.test(wordOf(after))
      )
    // "I c", "c you"
    case 'C':
      return !(wordOf(before) === 'i' && (isEdge(after) || markOf(after) === ',')) && wordOf(after) !== 'you'
    // "That would b good"
    case 'B':
      return !(/^(?:would|will|could|should|must|might|can)$/.test(wordOf(before)) && isPlain(after))
    default:
      return true
  }
}

/** Whether it is a word that may follow an article. */
const isPlain = (piece: Piece | undefined): boolean => piece?.kind === 'word' && !NO_NOUN.has(piece.word)

/** Whether the letter at `i`, with no number behind it, is the article. */
function isArticle(pieces: Pieces, i: number, { capital }: Letter): boolean {
  const [before, after] = [pieces[i - 1], pieces[i + 1]]
  const linked = before?.kind === 'join' && !(before.loose && isRoom(pieces[i - 2]) && isSecondEnd(pieces, i - 2))
  if (linked) return false
  // In the middle of a sentence a capital is no article: "the A hallway".
  if (capital && before?.kind === 'word') return false
  const leads = before?.kind === 'join' || BEFORE_ROOM.has(wordOf(before)) || isRoom(before)
  // "…, A only 5"
  if (capital && /^(?:only|just)$/.test(wordOf(after)) && isNumber(pieces[i + 2])) return false
  // "L-4, A-1"
  if (after?.kind === 'join' && isNumber(pieces[i + 2])) return false
  if (after?.kind === 'join') return !mayBeRoom(pieces[i + 2]) && !leads && !isEdge(pieces[i + 2])
  if (after?.kind === 'letter') return false
  if (after?.kind === 'room') return after.named === true && !leads
  if (after?.kind !== 'word') return HAVE.has(wordOf(before)) && markOf(after) !== ':' && markOf(after) !== '='
  if (NO_NOUN.has(after.word)) return false
  if (!SELDOM_NOUN.has(after.word)) return true
  // "C first, A second, B third"
  const ends = isEdge(pieces[i + 2]) || pieces[i + 2]?.kind === 'mark' || NO_NOUN.has(wordOf(pieces[i + 2]))
  return !(leads || (ends && (isEdge(before) || before?.kind === 'mark')))
}

/**
 * Whether the letter at `i`, a number behind it, is a room: where it is the second end of a hallway, or stands in a list of
 * rooms with their numbers.
 */
function isCountedRoom(pieces: Pieces, i: number, { capital }: Letter): boolean {
  const before = pieces[i - 1]
  const coins = /^coins?$/.test(wordOf(pieces[i + 2]))
  const next = i + (coins ? 3 : 2)
  // "A 5 coin hallway"
  if (wordOf(pieces[i + 2]) === 'coin' && isPlain(pieces[next])) return false
  if (before?.kind === 'join' && isRoom(pieces[i - 2])) return !before.loose || !isSecondEnd(pieces, i - 2)
  if (isRoom(before)) return !isSecondEnd(pieces, i - 1)
  // "5 a 3 g": each number before its room.
  const isTurn = isEdge(pieces[i + 3]) || isNumber(pieces[i + 3]) || pieces[i + 3]?.kind === 'mark'
  if (isNumber(before) && mayBeRoom(pieces[i + 2]) && isTurn) return true
  const word = wordOf(before)
  // "The bathroom is a 9. Kids 7"
  if (!capital && /^(?:is|are|was|has|gives|it's|that's|there's)$/.test(word)) return false
  if (/^(?:to|into|towards)$/.test(word)) return !isNumber(pieces[i - 2]) && !TO_A_NUMBER.has(wordOf(pieces[i - 2]))
  if (/^(?:room|via|through)$/.test(word)) return true
  // "From a 5 to a 6", "between a 5 and a 6"
  if (word === 'from' || word === 'between') return !isNumber(pieces[skipLetter(pieces, next + 1)])
  if (markOf(before) === ':') {
    const rooms = headOf(pieces, i - 1)
    // "K is poor except for B: A 2, C 3"
    const heads = rooms.size === 1 || isListed(pieces, next)
    if (rooms.size > 0) return heads && !headsFollow(pieces, next) && !leadsToRoom(pieces, next)
  }
  const forMe = wordOf(pieces[next]) === 'for' && /^(?:me|us)$/.test(wordOf(pieces[next + 1]))
  if (GOES_ON.has(wordOf(pieces[next])) && !(forMe && isListedBefore(pieces, i))) return false
  if (isListed(pieces, next) || isListedBefore(pieces, i)) return true
  return capital && (markOf(before) === ';' || !isEdge(before)) && !HAVE.has(word)
}

const skipLetter = (pieces: Pieces, i: number): number => (pieces[i]?.kind === 'letter' ? i + 1 : i)

/** Whether the room at `i` ends a hallway: "K-C", "K to the C", "K C", "for the C", and "from L: K" of what follows the colon. */
function isSecondEnd(pieces: Pieces, i: number): boolean {
  let at = i - 1
  while (/^(?:the|room)$/.test(wordOf(pieces[at]))) at--
  const link = pieces[at]
  // "L E, B K" are told in twos.
  if (isRoom(link)) return roomsBefore(pieces, i) % 2 === 1
  if (link?.kind === 'join') return isRoom(pieces[at - 1])
  const word = wordOf(link)
  if (/^(?:to|into|towards|for)$/.test(word)) return true
  if (word === 'and') return isBetween(pieces, at)
  if (word === 'from') return false
  const head = headOf(pieces, lastMark(pieces, at, ':'))
  const room = pieces[i]
  return head.size === 1 && room?.kind === 'room' && !head.has(room.room)
}

/** How many rooms stand right before the one at `i`, nothing between them. */
function roomsBefore(pieces: Pieces, i: number): number {
  let at = i - 1
  while (isRoom(pieces[at]) && i - at < REACH) at--
  return i - at - 1
}

/** Whether "between" stands before the room in front of `at`. */
function isBetween(pieces: Pieces, at: number): boolean {
  let from = at - 1
  while (isRoom(pieces[from]) || wordOf(pieces[from]) === 'the') from--
  return wordOf(pieces[from]) === 'between'
}

/** Where a mark stands last before `i` in its sentence; -1: nowhere. */
function lastMark(pieces: Pieces, i: number, mark: string): number {
  for (let at = i; at >= Math.max(0, i - REACH) && !isEdge(pieces[at]); at--) if (markOf(pieces[at]) === mark) return at
  return -1
}

/** The rooms that stand before a colon in its sentence, back to an earlier colon or number. */
function headOf(pieces: Pieces, colon: number): ReadonlySet<string> {
  const rooms = new Set<string>()
  for (let at = colon - 1; at >= 0 && !isEdge(pieces[at]) && markOf(pieces[at]) !== ':'; at--) {
    const piece = pieces[at]!
    if (piece.kind === 'number') break
    if (piece.kind === 'room') rooms.add(piece.room)
  }
  return rooms
}

/** "K: a 5, C: a 3": whether another heading follows at once. */
function headsFollow(pieces: Pieces, at: number): boolean {
  const room = skipSeparators(pieces, at)
  return room > at && mayBeRoom(pieces[room]) && markOf(pieces[room + 1]) === ':' && pieces[room + 2]?.kind === 'letter'
}

/** "(A 5) to the kitchen". */
const leadsToRoom = (pieces: Pieces, at: number): boolean =>
  /^(?:to|into|towards)$/.test(wordOf(pieces[at])) &&
  (mayBeRoom(pieces[at + 1]) || (wordOf(pieces[at + 1]) === 'the' && isRoom(pieces[at + 2])))

const isSeparator = (piece: Piece | undefined): boolean =>
  piece?.kind === 'join' || /^(?:[,;&\n.|/]|\()$/.test(markOf(piece)) || /^(?:and|then|plus)$/.test(wordOf(piece))

function skipSeparators(pieces: Pieces, at: number): number {
  while (isSeparator(pieces[at])) at++
  return at
}

/** Whether a room stands at `at`, behind what separates, with a number that is its own: ", b 3". */
function isListed(pieces: Pieces, at: number): boolean {
  let next = skipSeparators(pieces, at)
  if (wordOf(pieces[next]) === 'the') next++
  if (!mayBeRoom(pieces[next])) return false
  next++
  while (/^(?:[:=(]|)$/.test(markOf(pieces[next])) && pieces[next]?.kind === 'mark') next++
  if (/^(?:is|has|room)$/.test(wordOf(pieces[next]))) next++
  return isNumber(pieces[next])
}

/** Whether a room with a number that is its own stands before what separates it from `i`: "b 3, …". */
function isListedBefore(pieces: Pieces, i: number): boolean {
  let at = i - 1
  while (isSeparator(pieces[at])) at--
  // "E 4 b 5 a 8"
  if (at === i - 1)
    return isNumber(pieces[at]) && isRoom(pieces[at - 1]) && isNumber(pieces[at - 2]) && isRoom(pieces[at - 3])
  if (/^coins?$/.test(wordOf(pieces[at]))) at--
  if (!isNumber(pieces[at])) return false
  at--
  while (/^[:=(]$/.test(markOf(pieces[at])) || /^(?:is|has)$/.test(wordOf(pieces[at]))) at--
  if (!isRoom(pieces[at])) return false
  return pieces[at - 1]?.kind !== 'join' && !(wordOf(pieces[at - 1]) === 'and' && isBetween(pieces, at - 1))
}
