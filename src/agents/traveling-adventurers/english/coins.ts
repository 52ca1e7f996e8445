/** Reads how many coins lie where out of a sentence: "from the kitchen I have 5 to the attic, 3 to B", "K–A 5, K–B: 3". */
import type { Coins } from './acts.ts'
import type { Token } from './tokens.ts'

/** Where "there" is, and how sure that is. */
export interface Place {
  readonly room: string
  readonly sure: boolean
}

export interface FoundCoins {
  readonly own: readonly Coins[]
  /** Said of the listener's coins. */
  readonly yours: readonly Coins[]
  readonly unsure: boolean
  /** What could not be made out, if anything. */
  readonly problem?: string
  /** The room that hallways were last said to lead from. */
  readonly anchor?: string
}

const FROM = new Set(['from', 'leaving', 'at', 'starting', 'out', 'near', 'around', 'beside', 'touching', 'adjoining'])
/** Before the two rooms of a hallway. */
const BETWEEN = new Set(['between', 'connecting', 'linking', 'joining'])
const TO = new Set(['to', 'into', 'towards', 'toward'])
const THERE = new Set(['there', 'here'])
const YOURS = new Set(['you', 'your', 'yours', "you've", 'understood', 'understand', 'heard', 'noted'])
const OWN = new Set(['i', 'my', 'mine', "i've", "i'm", 'me'])
const SHARED = new Set(['both', 'each', 'all'])
/** A number before one of these counts no coins. */
const NOT_COINS = new Set([
  'rooms',
  'room',
  'turns',
  'turn',
  'steps',
  'step',
  'messages',
  'hallways',
  'times',
  'left',
  'paths',
  'best',
  'worst',
  'highest',
  'lowest',
  'biggest',
  'smallest',
  'richest',
  'poorest',
  'strongest',
  'weakest',
  'favourite',
  'favorite',
])

/** Nor does one after these: "my top three are", "the best two". */
const COUNTED = new Set(['top', 'best', 'biggest', 'highest', 'first', 'last', 'these', 'those', 'other'])
/** Nor does a sum. */
const ADDS_UP = new Set(['makes', 'sum', 'totals', 'altogether'])
/** Nor, where others follow, a limit: "nothing above 5 but K-A (9)". */
const LIMITS = new Set(['above', 'over', 'below', 'under'])
/** Words that give a hallway the number told before it. */
const SAME = new Set(['same', 'too', 'likewise', 'ditto', 'also', 'well', 'equal', 'equally', 'identical'])

/** "Same as you" tells one's own. */
const isLikening = (token: Token | undefined): boolean =>
  token?.kind === 'word' && ['as', 'like', 'than'].includes(token.word)

/** "I told you 5" tells one's own too. */
const isTold = (token: Token | undefined): boolean =>
  token?.kind === 'word' && ['told', 'tell', 'gave', 'give', 'given', 'sent', 'showed'].includes(token.word)

interface Item {
  anchor: string | undefined
  readonly room: string
  readonly coins: number
  readonly yours: boolean
}

/** `toldBefore`: the number told last, for "the same from K to B". */
export function findCoins(tokens: readonly Token[], there: Place | undefined, toldBefore?: number): FoundCoins {
  const items: Item[] = []
  /** Those of which it was not said yet from where they lead. */
  let open: Item[] = []
  let targets: { readonly anchor: string | undefined; readonly room: string }[] = []
  let anchor: string | undefined
  let number: number | undefined
  /** More numbers before any room: "4, 5 and 3 to K, C and A" go together in order. */
  const waiting: number[] = []
  let inOrder = false
  let lastNumber: number | undefined
  /** The first room of a hallway named by its two rooms: "the kitchen is connected with the attic by 3, with the bath by 9". */
  let implied: string | undefined
  let numbersFirst = false
  let yours = false
  let shared = false
  let unsure = false
  let problem: string | undefined
  /** Whether rooms to start from come after what they belong to: "5 to A from K, 3 to B from L". */
  let afterwards = false

  const roomAt = (i: number): string | undefined => {
    let token = tokens[i]
    while (token?.kind === 'word' && (token.word === 'the' || token.word === 'room')) token = tokens[++i]
    return token?.kind === 'room' ? token.room : undefined
  }
  const setAnchor = (room: string, said: boolean): void => {
    if (said && open.length > 0) {
      for (const item of open) item.anchor = room
      open = []
      afterwards = true
    }
    anchor = room
  }
  const emit = (from: string | undefined, room: string, coins: number): void => {
    const item = { anchor: afterwards ? undefined : from, room, coins, yours }
    items.push(item)
    if (item.anchor === undefined) open.push(item)
  }
  const reach = (room: string): void => {
    if (number === undefined) {
      targets.push({ anchor, room })
      return
    }
    numbersFirst = !inOrder
    emit(anchor, room, number)
    lastNumber = inOrder ? undefined : number
    number = waiting.shift()
  }

  const announced = findAnnounced(tokens)
  const last = tokens.findLastIndex(({ kind }) => kind === 'number')
  const first = tokens.findIndex(({ kind }) => kind !== 'word')
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    const next = tokens[i + 1]
    if (token.kind === 'word') {
      if (FROM.has(token.word) || (token.word === 'next' && next?.kind === 'word' && next.word === 'to')) {
        if (token.word === 'next') i++
        const room = roomAt(i + 1)
        if (room !== undefined) {
          setAnchor(room, true)
          while (tokens[i]!.kind !== 'room') i++
        } else if (next?.kind === 'word' && THERE.has(next.word)) {
          // "From E I have 6 to K, from there 4 to A" goes on from K, most likely.
          const before = items[items.length - 1]
          const place = before ? { room: before.room, sure: false } : there
          if (place === undefined) continue
          unsure ||= !place.sure
          setAnchor(place.room, before === undefined)
        }
      } else if (THERE.has(token.word) && number !== undefined && there?.sure) {
        reach(there.room)
      } else if (BETWEEN.has(token.word)) {
        const room = roomAt(i + 1)
        if (room === undefined) continue
        anchor = room
        while (tokens[i]!.kind !== 'room') i++
      } else if (YOURS.has(token.word)) yours ||= !isLikening(tokens[i - 1]) && !isTold(tokens[i - 1])
      else if (OWN.has(token.word)) yours = false
      else if (SHARED.has(token.word)) shared = true
    } else if (token.kind === 'room') {
      if (leadsOn(tokens, i, i === first)) anchor = token.room
      else reach(token.room)
    } else if (token.kind === 'number') {
      const previous = tokens[i - 1]
      if (next?.kind === 'word' && NOT_COINS.has(next.word)) continue
      const introduces = next?.kind === 'mark' && next.mark === ':'
      if (previous?.kind === 'word' && COUNTED.has(previous.word) && (next?.kind === 'word' || introduces)) continue
      if (introduces && i === announced) continue
      if (previous?.kind === 'word' && ADDS_UP.has(previous.word)) continue
      if (previous?.kind === 'word' && LIMITS.has(previous.word) && i !== last) continue
      if (targets.length === 2 && targets.every((target) => target.anchor === undefined)) {
        emit(targets[0]!.room, targets[1]!.room, token.value)
        implied = targets[0]!.room
        unsure = true
      } else if (targets.length > 0) {
        unsure ||= targets.length > 1 && !shared
        for (const target of targets) emit(target.anchor ?? implied, target.room, token.value)
      } else if (number !== undefined) {
        waiting.push(token.value)
        inOrder = true
      } else number = token.value
      targets = []
    }
  }
  if (inOrder && (number !== undefined || targets.length > 0)) {
    problem ??= 'there are not as many rooms as numbers'
    items.length = 0
  }
  if (number !== undefined && !yours) problem ??= `${number} coins, but where to?`
  const same = tokens.some((token) => token.kind === 'word' && SAME.has(token.word))
  const told = items.at(-1)?.coins ?? toldBefore
  for (const target of targets) {
    if (same && told !== undefined) emit(target.anchor, target.room, told)
    else if (numbersFirst && lastNumber !== undefined) {
      unsure ||= !shared
      emit(target.anchor, target.room, lastNumber)
    } else if (target.room !== anchor) problem ??= `no number of coins for ${target.room}`
  }
  const found: Record<'own' | 'yours', Coins[]> = { own: [], yours: [] }
  for (const item of items) {
    const from = item.anchor ?? anchor ?? there?.room
    if (item.anchor === undefined && anchor === undefined && there) unsure ||= !there.sure
    if (from === undefined) problem ??= `${item.coins} coins to ${item.room}, but from where?`
    else if (from === item.room) problem ??= `no hallway leads from ${from} to itself`
    else found[item.yours ? 'yours' : 'own'].push({ a: from, b: item.room, coins: item.coins })
  }
  return { ...found, unsure, ...(problem && { problem }), ...(anchor && { anchor }) }
}

/** Where the number stands that only says how many follow: "I mixed up two: L-E is 5, …"; -1: nowhere. */
function findAnnounced(tokens: readonly Token[]): number {
  const numbers = tokens.flatMap(({ kind }, i) => (kind === 'number' ? [i] : []))
  const introduces = numbers.filter((i) => {
    const next = tokens[i + 1]
    return next?.kind === 'mark' && next.mark === ':'
  })
  const first = numbers[0]!
  const alone = introduces.length === 1 && introduces[0] === first && numbers.length > 1
  return alone && tokens.slice(0, first).every(({ kind }) => kind === 'word' || kind === 'mark') ? first : -1
}

/** "As for the attic, it's 4 to the kitchen": the first room, with a number before the next. */
function isTopic(tokens: readonly Token[], i: number): boolean {
  const rest = tokens.slice(i + 2)
  const number = rest.findIndex(({ kind }) => kind === 'number')
  const after = rest[number + 1]
  const to = after?.kind === 'word' && /^coins?$/.test(after.word) ? rest[number + 2] : after
  return (
    number >= 0 && rest.slice(0, number).every(({ kind }) => kind === 'word') && to?.kind === 'word' && TO.has(to.word)
  )
}

/** Whether the room at `i`, the first token but for words or not, is where a hallway begins: "K–A", "K to A", "K A 5", "K:", `["K", "A", 5]`, "K I have …". */
function leadsOn(tokens: readonly Token[], i: number, isFirst: boolean): boolean {
  const next = tokens[i + 1]
  const previous = tokens[i - 1]
  if (next === undefined) return false
  if (next.kind === 'join') return tokens[i + 2]?.kind === 'room' || tokens[i + 2]?.kind === 'word'
  if (next.kind === 'room') return true
  // "For the attic I have the following: …".
  if (previous?.kind === 'word' && isFirst && next.kind === 'word') {
    const stop = tokens.findIndex(({ kind }, at) => at > i && kind !== 'word')
    const mark = tokens[stop]
    if (mark?.kind === 'mark' && mark.mark === ':') return true
  }
  if (next.kind === 'word')
    return (
      TO.has(next.word) ||
      (/^(?:has|gives|holds|got)$/.test(next.word) && tokens[i + 2]?.kind === 'number' && isToldFrom(tokens, i + 3)) ||
      (next.word === 'has' && i === 0) ||
      ((next.word === 'i' || next.word === "i've") && isFirst)
    )
  if (next.kind !== 'mark') return false
  if (next.mark === ',' && isFirst && isTopic(tokens, i)) return true
  if (next.mark === ':')
    return (tokens[i + 2]?.kind !== 'number' || isToldFrom(tokens, i + 3)) && previous?.kind !== 'join'
  return (
    next.mark === ',' && previous?.kind === 'mark' && '[('.includes(previous.mark) && tokens[i + 2]?.kind === 'room'
  )
}

/** "K: 5 to A", "K: 5 coins to A", "K: 5 A, 3 B" tell from K. */
function isToldFrom(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (token?.kind === 'word') return TO.has(token.word) || (/^coins?$/.test(token.word) && isToldFrom(tokens, i + 1))
  const next = tokens[i + 1]
  return token?.kind === 'room' && !(next?.kind === 'mark' && next.mark === ':')
}
