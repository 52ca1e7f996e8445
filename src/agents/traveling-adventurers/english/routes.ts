/** Reads hallways that are asked for and paths that are proposed. */
import { isRoundTrip } from '../../../games/traveling-adventurers/index.ts'
import type { Pair } from './acts.ts'
import type { Place } from './coins.ts'
import type { Token } from './tokens.ts'
import { isMark } from './token.ts'

/** Hallways and rooms that a question names: "from K to A and B", "K–A, L–E", "between K and A", "from there". */
export function findHallways(
  tokens: readonly Token[],
  there: Place | undefined,
): { readonly pairs: readonly Pair[]; readonly from: readonly string[] } {
  const listed = listedFrom(tokens)
  if (listed) return { pairs: listed, from: [] }
  const pairs: Pair[] = []
  const from: string[] = []
  let anchor: string | undefined
  /** Whether a hallway was named that begins at the anchor. */
  let used = true
  let between = false
  const begin = (room: string): void => {
    if (!used && anchor !== undefined) from.push(anchor)
    anchor = room
    used = false
  }
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    const previous = tokens[i - 1]
    const next = tokens[i + 1]
    // "What else from K, besides A?"
    if (token.kind === 'word' && i > 0 && /^(?:besides|except|excluding|apart)$/.test(token.word)) break
    if (token.kind === 'word') {
      if (token.word === 'between') between = true
      if (
        previous?.kind === 'word' &&
        previous.word === 'from' &&
        (token.word === 'there' || token.word === 'here') &&
        there
      )
        begin(there.room)
      continue
    }
    if (token.kind !== 'room') continue
    // "Your K from E", "the attic, coming from C"
    const comes = previous?.kind === 'word' && /^(?:from|the)$/.test(previous.word) && comesFrom(tokens, i)
    if (comes && anchor !== undefined && !used && anchor !== token.room) {
      pairs.push([token.room, anchor])
      used = true
      continue
    }
    const wordBefore = wordAt(tokens, i - 1)
    const goesOn = next?.kind === 'join' || next?.kind === 'room' || (next?.kind === 'word' && next.word === 'to')
    const opens = wordBefore === 'from' || wordBefore === 'at' || (goesOn && previous?.kind !== 'join')
    if (opens || (between && wordBefore === 'between')) begin(token.room)
    else if (anchor === undefined && there && there.room !== token.room && isTarget(wordBefore)) {
      // "(From E: what have you) to B, K and A?"
      pairs.push([there.room, token.room])
      anchor = there.room
    } else if (anchor === undefined) begin(token.room)
    else {
      if (anchor !== token.room) pairs.push([anchor, token.room])
      used = true
    }
  }
  if (!used && anchor !== undefined) from.push(anchor)
  return { pairs, from }
}

/** "(What about) bath, attic and empty from L?" */
function listedFrom(tokens: readonly Token[]): readonly Pair[] | undefined {
  const named = tokens.flatMap((token, at) => (token.kind === 'room' ? [{ room: token.room, at }] : []))
  const last = named.at(-1)
  if (!last || named.length < 3 || wordAt(tokens, last.at - 1) !== 'from') return undefined
  const [first] = named
  const between = tokens.slice(first!.at + 1, named.at(-2)!.at)
  const isList =
    between.every(
      (token) =>
        token.kind === 'room' ||
        isMark(token, ',') ||
        (token.kind === 'word' && /^(?:and|the|room|one)$/.test(token.word)),
    ) && !['to', 'from', 'between', 'at'].includes(wordAt(tokens, first!.at - 1) ?? '')
  const rooms = named.slice(0, -1).map(({ room }) => room)
  return isList && !rooms.includes(last.room) && new Set(rooms).size === rooms.length
    ? rooms.map((room): Pair => [last.room, room])
    : undefined
}

/** Whether "from" or "coming from" stands between the room before and this one, and this one leads nowhere else. */
function comesFrom(tokens: readonly Token[], i: number): boolean {
  let at = i - 1
  while (
    wordAt(tokens, at) === undefined
      ? false
      : tokens[at]?.kind === 'word' && (tokens[at] as { word: string }).word === 'the'
  )
    at--
  const from = tokens[at]
  if (from?.kind !== 'word' || from.word !== 'from') return false
  at--
  while (
    tokens[at]?.kind === 'mark' ||
    (tokens[at]?.kind === 'word' &&
      /^(?:coming|if|i|we|one|come|when|you|for|to|worth|it)$/.test((tokens[at] as { word: string }).word))
  )
    at--
  const next = tokens[i + 1]
  return (
    tokens[at]?.kind === 'room' &&
    !(next?.kind === 'join' || next?.kind === 'room' || (next?.kind === 'word' && next.word === 'to'))
  )
}

/** "How many do you have to the kitchen?" */
const isTarget = (before: string | undefined): boolean => before === 'to' || before === 'towards' || before === 'into'

/** The word before, articles left out. */
function wordAt(tokens: readonly Token[], i: number): string | undefined {
  let token = tokens[i]
  while (token?.kind === 'word' && (token.word === 'the' || token.word === 'room')) token = tokens[--i]
  return token?.kind === 'word' ? token.word : undefined
}

/** The rooms of a sentence in order, without those after "instead of", "rather than" and "not". */
export function findSteps(tokens: readonly Token[]): string[] {
  const spelled = spelledOut(tokens)
  if (spelled) return findSteps(spelled)
  const steps: string[] = []
  let skip = false
  /** Where the room stands that something else is done instead of. */
  let passed = -1
  for (const [i, token] of tokens.entries()) {
    if (i <= passed) continue
    if (token.kind === 'word') {
      const than = tokens[i + 1]
      const rather = token.word === 'rather' && than?.kind === 'word' && than.word === 'than'
      const before = tokens[i - 1]
      const asksWhy = before?.kind === 'word' && before.word === 'why'
      // "I'd pick the bathroom, since the attic might be good later"
      if (/^(?:since|because)$/.test(token.word) && steps.length > 0) break
      // "Instead of going to K, let's go to A"
      if (token.word === 'instead' && isOfRoom(tokens, i)) {
        passed = tokens.findIndex(({ kind }, at) => at > i && kind === 'room')
        skip = tokens[passed + 1]?.kind === 'join' || tokens[passed + 1]?.kind === 'room'
      } else if (rather || (token.word === 'not' && !asksWhy)) skip = true
      else if (token.word === 'to' || token.word === 'then' || token.word === 'go') skip = false
    } else if (isMark(token, ',')) skip = false
    else if (token.kind === 'room') {
      if (skip) {
        const next = tokens[i + 1]
        skip = next?.kind === 'join' || next?.kind === 'room'
        continue
      }
      // "Attic last, kitchen first": not where they go now.
      const later = tokens[i + 1]
      if (later?.kind === 'word' && later.word === 'last' && tokens.slice(i + 2).some(({ kind }) => kind === 'room'))
        continue
      // "To the attic from the empty room"
      if (isWhence(tokens, i) && steps.length > 0 && !steps.includes(token.room)) steps.splice(-1, 0, token.room)
      else if (steps[steps.length - 1] !== token.room) steps.push(token.room)
    }
  }
  if (isAfter(tokens)) return steps.reverse()
  const [middle, first, last] = steps
  return isPutBetween(tokens) ? [first!, middle!, last!] : steps
}

/** "Let's put C between K and A". */
function isPutBetween(tokens: readonly Token[]): boolean {
  const rooms = tokens.flatMap(({ kind }, i) => (kind === 'room' ? [i] : []))
  const link = tokens[rooms[1]! + 1]
  return (
    rooms.length === 3 &&
    wordAt(tokens, rooms[1]! - 1) === 'between' &&
    link?.kind === 'word' &&
    link.word === 'and' &&
    !tokens.some((token) => token.kind === 'word' && /^(?:hallway|hallways|corridor|way)$/.test(token.word))
  )
}

/** Whether the room at `i` is where the one right before it is reached from: "(to the attic) from E", not "from E to K". */
function isWhence(tokens: readonly Token[], i: number): boolean {
  const isWord = (at: number, words: RegExp): boolean => {
    const token = tokens[at]
    return token?.kind === 'word' && words.test(token.word)
  }
  let at = i - 1
  if (isWord(at, /^the$/)) at--
  if (!isWord(at, /^from$/) || tokens[at - 1]?.kind !== 'room') return false
  let before = at - 2
  if (isWord(before, /^the$/)) before--
  const next = tokens[i + 1]
  const leadsOn = next?.kind === 'join' || next?.kind === 'room' || isWord(i + 1, /^(?:to|into|on)$/)
  return isWord(before, /^(?:to|into|reach|enter|visit|in)$/) && !leadsOn
}

/** "Instead of the kitchen", "instead of going to K"; not "instead of that I'd propose K". */
function isOfRoom(tokens: readonly Token[], i: number): boolean {
  const behind = tokens.slice(i + 1, i + 6)
  const room = behind.findIndex(({ kind }) => kind === 'room')
  return room > 0 && behind.slice(0, room).every((token) => token.kind === 'word' && OF_ROOM.test(token.word))
}
const OF_ROOM =
  /^(?:of|the|going|walking|heading|moving|continuing|proceeding|beginning|first|on|to|from|via|through|visiting|taking|starting|with|using|first|straight|into)$/

/** "Back to the living room via the attic: C, A, L": what stands behind the colon, where it names the steps once more. */
function spelledOut(tokens: readonly Token[]): readonly Token[] | undefined {
  const colon = tokens.findLastIndex((token) => isMark(token, ':'))
  const roomsOf = (some: readonly Token[]): Set<string> =>
    new Set(some.flatMap((token) => (token.kind === 'room' ? [token.room] : [])))
  if (colon < 1) return undefined
  const [before, after] = [roomsOf(tokens.slice(0, colon)), roomsOf(tokens.slice(colon))]
  return before.size > 0 && after.size > before.size && [...before].every((room) => after.has(room))
    ? tokens.slice(colon + 1)
    : undefined
}

/** "The attic after the kitchen". */
function isAfter(tokens: readonly Token[]): boolean {
  const rooms = tokens.flatMap(({ kind }, i) => (kind === 'room' ? [i] : []))
  const [first, second] = rooms.map((at) => wordAt(tokens, at - 1))
  // "Return to L from A"
  const leads = /^(?:to|into|home|back|reach)$/.test(first ?? '') || isHome(tokens, rooms[0]!)
  // "Return to L from A", "head home through E"
  const passes = leads && /^(?:via|through)$/.test(second ?? '')
  return rooms.length === 2 && (second === 'after' || passes || (isHome(tokens, rooms[0]!) && second === 'from'))
}

/** "(Let's head) home": no article and no word that leads there. */
const isHome = (tokens: readonly Token[], i: number): boolean => {
  const before = tokens[i - 1]
  return before?.kind === 'word' && /^(?:head|heading|go|going|return|walk|come)$/.test(before.word)
}

/** The round trip that these steps are, be the start left out at either end; undefined if they are none. */
export function asRoundTrip(steps: readonly string[], rooms: readonly string[]): string[] | undefined {
  const start = rooms[0]!
  const inner = steps.filter((room, i) => room !== start || (i > 0 && i < steps.length - 1))
  const path = [start, ...inner, start]
  return isRoundTrip(path, rooms) ? path : undefined
}
