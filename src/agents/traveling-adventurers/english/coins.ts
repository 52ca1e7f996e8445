/** Reads how many coins lie where out of a sentence: "from the kitchen I have 5 to the attic, 3 to B", "K–A 5, K–B: 3". */
import type { Coins } from './acts.ts'
import { BETWEEN, findApart, NOT_COINS, SHARED, THERE, TO, YOURS } from './apart.ts'
import {
  countsList,
  findAnnounced,
  hasItself,
  isOfMine,
  isSoHas,
  isStandingIn,
  isTelling,
  isThen,
  isVia,
} from './coin-words.ts'
import type { Token } from './tokens.ts'
import { isForMe, isOnYourSide, isSaidYours, namesListener } from './whose.ts'
import { isMark } from './token.ts'

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
const OWN = new Set(['i', 'my', 'mine', "i've", "i'm", 'me'])

/** Nor does one after these: "my top three are", "the best two". */
const COUNTED = new Set('top best biggest highest first last these those other all both'.split(' '))
/** Nor does a sum. */
const ADDS_UP = new Set(['makes', 'sum', 'totals', 'altogether'])
/** Nor, where others follow, a limit: "nothing above 5 but K-A (9)". */
const LIMITS = new Set(['above', 'over', 'below', 'under'])
/** Nor what somebody would lose. */
const LOSES = new Set(['lose', 'loses', 'losing', 'lost'])
/** Words that give a hallway the number told before it. */
const SAME = new Set(['same', 'too', 'likewise', 'ditto', 'also', 'well', 'equal', 'equally', 'identical'])

interface Item {
  anchor: string | undefined
  readonly room: string
  readonly coins: number
  yours: boolean
}

interface Target {
  readonly anchor: string | undefined
  readonly room: string
  /** Whether it is the second room of a hallway that is named by both: "E-K". */
  readonly linked: boolean
}

/** `toldBefore`: the number told last, for "the same from K to B". */
export function findCoins(all: readonly Token[], there: Place | undefined, toldBefore?: number): FoundCoins {
  // "Going via the attic would cost me the 9 on K-C".
  const rooms = all.filter(({ kind }) => kind === 'room').length
  const tokens = rooms < 3 ? all : all.filter((token, i) => !(token.kind === 'room' && isVia(all, i)))
  const inTurn = findApart(tokens, there?.room)
  if (inTurn) return { own: inTurn, yours: [], unsure: false }
  const items: Item[] = []
  /** Those of which it was not said yet from where they lead. */
  let open: Item[] = []
  let targets: Target[] = []
  let anchor: string | undefined
  let number: number | undefined
  /** More numbers before any room: "4, 5 and 3 to K, C and A" go together in order. */
  const waiting: number[] = []
  let inOrder = false
  let lastNumber: number | undefined
  /** The first room of a hallway named by its two rooms: "the kitchen is connected with the attic by 3, with the bath by 9". */
  let implied: string | undefined
  let numbersFirst = false
  // "K-A is 3 on your side."
  const areYours = isOnYourSide(all)
  const areOwn = isForMe(all)
  let yours = areYours
  let shared = false
  let unsure = false
  let problem: string | undefined
  /** Whether rooms to start from come after what they belong to: "5 to A from K, 3 to B from L". */
  let afterwards = false
  /** Whether the last number stood between the room it leads to and the one it leads from: "C: 2 from K". */
  let behind = false
  /** Whether it is told as a walk: "from there 9 to B, then …". */
  let walks = false
  /** Where the first "from there" led from, where that was named before. */
  let led: Place | undefined
  const roomAt = (i: number): string | undefined => {
    let token = tokens[i]
    while (token?.kind === 'word' && /^(?:the|room|of|at|in)$/.test(token.word)) token = tokens[++i]
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
  const emit = (from: string | undefined, room: string, coins: number, linked = false): void => {
    // "C is 6 from L, E-K 4": whoever names a hallway by both rooms says no more of where it leads from.
    const item = { anchor: afterwards && !linked ? undefined : from, room, coins, yours }
    items.push(item)
    if (item.anchor === undefined) open.push(item)
  }
  const reach = (room: string, linked = false): void => {
    if (number === undefined) {
      targets.push({ anchor, room, linked })
      return
    }
    numbersFirst = !inOrder
    emit(anchor, room, number, linked)
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
      if (
        FROM.has(token.word) ||
        isOfMine(tokens, i) ||
        isStandingIn(tokens, i) ||
        (token.word === 'next' && next?.kind === 'word' && next.word === 'to')
      ) {
        if (token.word === 'next') i++
        const room = roomAt(i + 1)
        if (room !== undefined) {
          // "C from A 4, C from B 2": each room from the one behind it.
          const [reached, ...more] = targets
          const last = items.at(-1)
          const isBehind = tokens[i - 1]?.kind === 'number'
          // "C: 2 from K, 5 from A": to the same room again.
          if (isBehind && behind && last && number !== undefined && !isLedOn(tokens, i + 1)) {
            items.push({ anchor: room, room: last.room, coins: number, yours })
            number = waiting.shift()
            anchor = room
          } else if (reached && more.length === 0 && tokens[i - 1]?.kind === 'room') {
            targets = [{ anchor: room, room: reached.room, linked: false }]
            anchor = room
          } else {
            behind = isBehind && open.length === 1
            setAnchor(room, true)
          }
          while (tokens[i]!.kind !== 'room') i++
        } else if (next?.kind === 'word' && THERE.has(next.word)) {
          // "From E I have 6 to K, from there 4 to A" goes on from K, most likely.
          const before = items[items.length - 1]
          // "(The attic.) I get 5 to the bathroom from there."
          const leads = there !== undefined && open.length > 0 && open.length === items.length
          // "One from there to K, two from there to A": from the same place.
          const again = led !== undefined && !isThen(tokens[i - 1])
          const place = again ? led : before && !leads ? { room: before.room, sure: false } : there
          if (place === undefined) {
            // "The bathroom is a poor place: one coin from there to K, two from there to A."
            const named = anchor ?? targets.at(-1)?.room
            if (named === undefined || items.length > 0) continue
            led = { room: named, sure: true }
            setAnchor(named, true)
            targets = []
            continue
          }
          if (place === there) led = there
          unsure ||= !place.sure
          setAnchor(place.room, before === undefined || leads)
          walks = true
        }
      } else if (token.word === 'then' && walks && items.length > 0) {
        // "From there 9 to B and then 2 to E" goes on from B.
        anchor = items.at(-1)!.room
        unsure = true
      } else if (token.word === 'it' && number !== undefined && there?.sure && isReached(tokens, i)) {
        reach(there.room)
      } else if (THERE.has(token.word) && number !== undefined && there?.sure) {
        reach(there.room)
      } else if (THERE.has(token.word) && number !== undefined && tokens[i - 1]?.kind === 'number' && rooms > 0) {
        problem ??= `${number} coins, but where to?`
        number = waiting.shift()
      } else if (BETWEEN.has(token.word)) {
        const room = roomAt(i + 1)
        if (room === undefined) continue
        anchor = room
        while (tokens[i]!.kind !== 'room') i++
      } else if (isSaidYours(tokens, i)) {
        for (const item of wordAt(tokens, i - 1) === 'are' ? items : items.slice(-1)) item.yours = true
      } else if (YOURS.has(token.word)) yours ||= !areOwn && namesListener(tokens, i)
      else if (OWN.has(token.word) && !areYours) yours &&= token.word === 'me' && isTelling(tokens[i - 1])
      else if (SHARED.has(token.word)) shared = true
    } else if (token.kind === 'room') {
      if (leadsOn(tokens, i, i === first)) anchor = token.room
      else reach(token.room, tokens[i - 1]?.kind === 'join' && tokens[i - 2]?.kind === 'room')
    } else if (token.kind === 'number') {
      const previous = tokens[i - 1]
      const apart = endsInList(tokens, i)
      if (next?.kind === 'word' && NOT_COINS.has(next.word)) continue
      const introduces = isMark(next, ':')
      // "Both 7 on A-B"
      const ofBoth =
        previous?.kind === 'word' &&
        previous.word === 'both' &&
        next?.kind === 'word' &&
        /^(?:on|for|in|at|from|between|here|there|coins?)$/.test(next.word)
      if (previous?.kind === 'word' && COUNTED.has(previous.word) && !ofBoth && (next?.kind === 'word' || introduces))
        continue
      // "I'd lose 7 if we left out C-E" is no number of coins there.
      if (previous?.kind === 'word' && LOSES.has(previous.word)) continue
      if ((introduces && i === announced) || countsList(tokens, i)) continue
      if (
        previous?.kind === 'word' &&
        ADDS_UP.has(previous.word) &&
        !(previous.word === 'makes' && i === last && i === tokens.findIndex(({ kind }) => kind === 'number'))
      )
        continue
      if (previous?.kind === 'word' && (LIMITS.has(previous.word) || previous.word === 'than') && i !== last) continue
      if (targets.length === 2 && !apart && targets.every((target) => target.anchor === undefined)) {
        emit(targets[0]!.room, targets[1]!.room, token.value)
        implied = targets[0]!.room
        unsure = true
      } else if (targets.length > 0) {
        unsure ||= targets.length > 1 && !shared
        for (const target of targets) emit(target.anchor ?? implied, target.room, token.value, target.linked)
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
  const same = tokens.some((token, i) => token.kind === 'word' && (SAME.has(token.word) || isSoHas(tokens, i)))
  const told = items.at(-1)?.coins ?? toldBefore
  if (same && told !== undefined && targets.length === 2 && targets.every((target) => target.anchor === undefined)) {
    emit(targets[0]!.room, targets[1]!.room, told)
    targets = []
  }
  for (const target of targets) {
    if (same && told !== undefined) emit(target.anchor, target.room, told)
    else if (numbersFirst && lastNumber !== undefined) {
      unsure ||= !shared
      emit(target.anchor, target.room, lastNumber)
    } else if (target.room !== anchor && !yours) problem ??= `no number of coins for ${target.room}`
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

/** "The kitchen is rich for me, with ten to the attic": the first room, and a number that belongs to the next. */
function isSubject(tokens: readonly Token[], i: number): boolean {
  const verb = tokens[i + 1]
  if (verb?.kind !== 'word' || !/^(?:is|isn't|looks|seems|was)$/.test(verb.word) || isReached(tokens, i)) return false
  const number = tokens.findIndex(({ kind }, at) => at > i && kind === 'number')
  let to = number + 1
  if (/^coins?$/.test(wordAt(tokens, to))) to++
  if (number < i + 3 || number > i + BESIDE || !TO.has(wordAt(tokens, to))) return false
  if (tokens.slice(i + 1, number).some(({ kind }) => kind !== 'word' && kind !== 'mark')) return false
  const room = wordAt(tokens, to + 1) === 'the' ? to + 2 : to + 1
  return tokens[room]?.kind === 'room' && tokens[room + 1]?.kind !== 'number'
}

const wordAt = (tokens: readonly Token[], i: number): string => {
  const token = tokens[i]
  return token?.kind === 'word' ? token.word : ''
}

/** Whether a comma alone stands between the last two rooms right before `i`. */
function endsInList(tokens: readonly Token[], i: number): boolean {
  let last = i - 1
  while (last > i - BESIDE && last > 0 && tokens[last]!.kind !== 'room') last--
  const mark = tokens[last - 1]
  return isMark(mark, ',') && tokens[last - 2]?.kind === 'room'
}

/** So many tokens may stand between a room and its number. */
const BESIDE = 12

/** Whether the room at `i`, the first token but for words or not, is where a hallway begins: "K–A", "K to A", "K A 5", "K:", `["K", "A", 5]`, "K I have …". */
function leadsOn(tokens: readonly Token[], i: number, isFirst: boolean): boolean {
  const next = tokens[i + 1]
  const previous = tokens[i - 1]
  if (next === undefined) return false
  if (isFirst && isSubject(tokens, i)) return true
  if (next.kind === 'join')
    return tokens[i + 2]?.kind === 'room' || tokens[i + 2]?.kind === 'word' || isNumberFirst(tokens, i + 2)
  if (next.kind === 'room') return true
  // "Kitchen 9 to loft"
  if (next.kind === 'number' && isFirst)
    return (
      TO.has(wordAt(tokens, i + 2)) &&
      tokens.slice(i + 3, i + 5).some(({ kind }) => kind === 'room') &&
      tokens.length < i + 7
    )
  // "For the attic I have the following: …".
  if (previous?.kind === 'word' && isFirst && next.kind === 'word') {
    const stop = tokens.findIndex(({ kind }, at) => at > i && kind !== 'word')
    const mark = tokens[stop]
    if (isMark(mark, ':')) return true
  }
  if (next.kind === 'word')
    return (
      (TO.has(next.word) && !isBeing(tokens[i + 2])) ||
      (next.word === 'with' && isFirst && isPairedWith(tokens, i + 2)) ||
      (HAS.test(next.word) && givesFrom(tokens, i + 2)) ||
      (next.word === 'has' && i === 0 && !hasItself(tokens)) ||
      ((next.word === 'i' || next.word === "i've") && isFirst && !isReached(tokens, i))
    )
  if (next.kind !== 'mark') return false
  if (next.mark === ',' && isFirst && isTopic(tokens, i)) return true
  if (next.mark === ':' && isReached(tokens, i)) return false
  if (next.mark === ':') return (tokens[i + 2]?.kind !== 'number' || isToldFrom(tokens, i + 3)) && !endsPair(tokens, i)
  return next.mark === ',' && isMark(previous, '[(') && tokens[i + 2]?.kind === 'room'
}

/** "(Kitchen with) the attic is five, with the bathroom three" */
function isPairedWith(tokens: readonly Token[], i: number): boolean {
  const room = wordAt(tokens, i) === 'the' ? i + 1 : i
  const number = tokens.findIndex(({ kind }, at) => at > room && kind !== 'word')
  return tokens[room]?.kind === 'room' && tokens[number]?.kind === 'number' && number < room + 4
}

/** "(Kitchen -) 5 attic, 3 bathroom" */
const isNumberFirst = (tokens: readonly Token[], i: number): boolean =>
  tokens[i]?.kind === 'number' &&
  tokens[i + 1]?.kind === 'room' &&
  (tokens[i + 2] === undefined || (tokens[i + 2]?.kind === 'mark' && tokens[i + 3]?.kind === 'number'))

/** Whether the room at `i` is the second of a hallway. */
function endsPair(tokens: readonly Token[], i: number): boolean {
  const at =
    tokens[i - 1]?.kind === 'word' && /^(?:the|room)$/.test((tokens[i - 1] as { word: string }).word) ? i - 2 : i - 1
  const link = tokens[at]
  const first = tokens[at - 1]
  if (link?.kind === 'join') return true
  return first?.kind === 'room' && link?.kind === 'word' && (TO.has(link.word) || link.word === 'and')
}

/** "I believe K-A to be 9". */
const isBeing = (token: Token | undefined): boolean => token?.kind === 'word' && token.word === 'be'

/** "(From) the attic to …": the room behind leads on to another. */
function isLedOn(tokens: readonly Token[], at: number): boolean {
  const room = tokens.findIndex(({ kind }, i) => i >= at && kind === 'room')
  const next = tokens[room + 1]
  return next?.kind === 'room' || next?.kind === 'join' || (next?.kind === 'word' && TO.has(next.word))
}

/** "To the attic: 6". */
function isReached(tokens: readonly Token[], i: number): boolean {
  const [before, article] = [tokens[i - 1], tokens[i - 2]]
  const word = before?.kind === 'word' && before.word === 'the' ? article : before
  return word?.kind === 'word' && TO.has(word.word)
}

const HAS =
  /^(?:has|gives|holds|got|offers|pays|yields|brings|earns|shows|gets|contains|provides|leads|connects|is|to)$/

/** "(K gives) me 5 to A". */
function givesFrom(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (token?.kind === 'number') return isToldFrom(tokens, i + 1)
  return (
    ((token?.kind === 'word' &&
      /^(?:me|only|just|us|a|whole|mere|exactly|little|few|nothing|much)$/.test(token.word)) ||
      isMark(token, ':')) &&
    givesFrom(tokens, i + 1)
  )
}

/** "K: 5 to A", "K: 5 coins to A", "K: 5 A, 3 B" tell from K. */
function isToldFrom(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (token?.kind === 'word') return TO.has(token.word) || (/^coins?$/.test(token.word) && isToldFrom(tokens, i + 1))
  const next = tokens[i + 1]
  // "C: 4 (B), 8 (K)"
  if (isMark(token, '(')) return next?.kind === 'room'
  return token?.kind === 'room' && !isMark(next, ':')
}
