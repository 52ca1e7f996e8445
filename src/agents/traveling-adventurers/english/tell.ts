/** Takes down the coins that a statement tells, where they may be so many: the speaker's own, those read back, and what is unclear. */
import type { Coins } from './acts.ts'
import { saysNo } from './answers.ts'
import { chainOf } from './apart.ts'
import { blurBounds } from './bounds.ts'
import { findCoins, type FoundCoins, type Place } from './coins.ts'
import { resolveCompared, spellSame } from './comparisons.ts'
import { dropTakenBack } from './corrections.ts'
import { OF_A_ROOM, VAGUE } from './cues.ts'
import type { Message } from './message.ts'
import { spread } from './quantities.ts'
import { coinsOfRest, findRest, roomInCommon, type Rest } from './rest.ts'
import { findGrouped } from './grouped.ts'
import { findHallways } from './routes.ts'
import { findRow } from './rows.ts'
import type { Statement } from './rules.ts'
import { renderWords, roomsIn, type Token } from './tokens.ts'
import { isOfListener } from './whose.ts'
import { CORRECTION, NEGATION, PROPOSE } from './words.ts'

/** "To the kitchen 2", "and to C: also 6", right after a hallway that was told. */
const ORIGIN_KEPT = /^(?:and |then |but |, )*to (?:the )?[A-Z]\b(?! ?(?:-|to)\b)/
/** "You said 2 for the rest of K" */
const OF_LISTENER = /\b(?:you|yours|your)\b(?!.*\b(?:i|my|mine|me|i've)\b)/i
/** "And A-L 5, …" */
const BEGINS_LINKED = /^(?:and |also |then )*[A-Z] - [A-Z] (?:is |= |: )?\d+(?: coins)?,? (?:and )?(?:also )?\d/
const LAST_FIRST = /\b(?:second|latter|last|other)(?: one| hallway)?\b.*\b(?:first|former)\b/
const OF_EACH = /\b(?:each|both|apiece)\b/
/** "…, but only if you can live with the 7 behind the attic": of numbers that are known. */
const IS_ASIDE =
  /^(?:(?:and|but|only|so|even|well|just|that is|at least),? )*(?:if|unless|although|though|while|whereas|when|given that|considering|provided|even though|not that) (?!.*\b(?:i|i've|my|mine|me)\b)/
/** Whoever says so may be of that world or of the other. */
const OF_A_WORLD = /\bthe (?:ghost|other (?:one|player|side|world)) (?:has|sees|gets|counts|finds|says)\b/i

const OF_EXTREME =
  /\bmy (?:[\w']+ )?(?:best|highest|strongest|biggest|largest|richest|top|favou?rite|worst|lowest|weakest|poorest|smallest|maximum|minimum)\b/

/** `statement`: one that names rooms. */
export function tell(message: Message, { clause, has, sums }: Statement): void {
  const { text } = clause
  const { tokens: kept, corrected } = dropTakenBack(spellSame(resolveCompared(clause.tokens, message.told)))
  const tokens = blurBounds(withoutVainTo(kept))
  const correction = corrected || message.retracts || has(CORRECTION) || saysNo(tokens) || clause.denies
  message.retracts = false
  message.isOfExtreme = OF_EXTREME.test(text.toLowerCase())
  if (sums || message.addsUp) {
    message.acts.push({ kind: 'sum' })
    // "K-A makes 11 together; my part of it is 4."
    const { pairs } = findHallways(tokens, undefined)
    if (pairs.length === 1) message.pair = pairs[0]
    return
  }
  const inside = isIn(message)
  const row = OF_LISTENER.test(text) ? undefined : findRow(tokens, placeOf(message, tokens))
  if (row?.coins.every(inside)) {
    message.report(row.coins, { unsure: row.unsure, correction })
    message.isOfOneRoom = true
    message.anchor = row.room
    message.there = { room: row.room, sure: false }
    return
  }
  const grouped = findGrouped(tokens)
  if (grouped?.every(inside)) return message.report(grouped, { correction })
  const chain = chainOf(tokens)
  if (chain?.some(inside)) return message.report(chain.filter(inside), { correction })
  // "K-A-B brings me 9": of both hallways together.
  if (chain) {
    message.acts.push({ kind: 'unclear', text, why: 'one number for more than one hallway' })
    return
  }
  const restFound = OF_LISTENER.test(text) ? undefined : findRest(tokens)
  const many = restFound?.room === undefined ? spread(tokens, message.house.rooms, message.told) : undefined
  const rest = many ? undefined : restFound
  const room = many?.room ?? rest?.room
  const from = room === undefined ? placeOf(message, tokens) : { room, sure: true }
  const found = findCoins(
    turnRound(placed(withoutAnybody(many ? many.exceptions : (rest?.others ?? tokens)))),
    from,
    message.told.at(-1)?.coins,
  )
  if (many?.coins.every(inside)) message.report(withoutThese(many.coins, found.own), { rest: many.ofRest })
  if (found.yours.length > 0) {
    message.acts.push({ kind: 'read-back', coins: found.yours.filter(inside) })
    message.listed = found.yours.map(({ a, b }) => [a, b])
  }
  const own = found.own.filter(inside)
  const ofCommon = BEGINS_LINKED.test(renderWords(tokens)) ? onFromCommon(own, message.told) : undefined
  if (ofCommon) {
    message.report(own.slice(0, 1), { correction })
    message.report(ofCommon, { unsure: true })
    return
  }
  const unsure =
    found.unsure ||
    OF_A_WORLD.test(text) ||
    (has(NEGATION) && !corrected) ||
    VAGUE.test(text) ||
    (has(PROPOSE) && !found.anchor)
  if (own.length > 0) message.report(own, { unsure, correction })
  const spelled = rest && spelledRest(rest)
  if (spelled?.every(inside)) message.report(spelled, { correction })
  else if (rest) tellRest(message, rest.coins, rest.room ?? roomInCommon(own) ?? found.anchor)
  const why = whyUnclear(message, found)
  if (why !== undefined && !(found.problem === why && IS_ASIDE.test(renderWords(tokens))))
    message.acts.push({ kind: 'unclear', text, why })
  // "From K I have …": whoever is asked back is asked about the room.
  message.isOfOneRoom ||= own.length > 0 && OF_A_ROOM.test(renderWords(tokens))
  // "K-A is not 9. It is 3."
  const named = own.at(-1) ?? found.yours.at(-1) ?? found.own.at(-1)
  if (named) message.pair = [named.a, named.b]
  else if (corrected) {
    const { pairs } = findHallways(tokens, undefined)
    if (pairs.length === 1) message.pair = pairs[0]
  }
  if (found.anchor === undefined) return
  message.anchor = found.anchor
  message.there = { room: found.anchor, sure: false }
}

/** "B-L 1, A-L 5, and 7 for G": whatever goes on without a room of its own is of the one that all before have in common. */
function onFromCommon([first, ...others]: readonly Coins[], told: readonly Coins[]): readonly Coins[] | undefined {
  const before = told.at(-1)
  if (first === undefined || before === undefined || others.length === 0 || !others.every(({ a }) => a === first.a))
    return undefined
  const isCommon = before.a === first.b || before.b === first.b
  const isOwn = before.a === first.a || before.b === first.a || others.some(({ b }) => b === first.b)
  return isCommon && !isOwn ? others.map((one) => ({ ...one, a: first.b })) : undefined
}

/** "My other hallways from E are all 5, that is, to B, K and C": those that are spelled out, and no others. */
function spelledRest({ room, coins, others }: Rest): readonly Coins[] | undefined {
  const named = roomsIn(others).filter((other) => other !== room)
  if (room === undefined || named.length < 2 || others.some(({ kind }) => kind === 'number')) return undefined
  return SPELLS_OUT.test(renderWords(others)) ? named.map((other) => ({ a: room, b: other, coins })) : undefined
}
const SPELLS_OUT = /\b(?:that is|that's|namely|meaning|so|viz|i mean|in other words)\b|^[^A-Z]*\bto (?:the )?[A-Z]/

/** "The rest 1": of the room that hallways were told from. */
export function tellRest(message: Message, coins: number, room = roomOfTold(message)): void {
  if (room === undefined || !isIn(message)({ coins })) return
  const rest = coinsOfRest(room, coins, message.house.rooms, message.told)
  if (rest.length > 0) message.report(rest, { rest: true })
}

/** The room that all hallways were told from so far. "Attic: kitchen 10; others 1": the one that was named first. */
function roomOfTold({ told, anchor }: Message): string | undefined {
  const isOfAnchor = anchor !== undefined && told.every(({ a, b }) => a === anchor || b === anchor)
  return roomInCommon(told) ?? (isOfAnchor ? anchor : undefined)
}

/** Whether a hallway can have so many coins. */
const isIn =
  ({ house: { coins: bounds } }: Message) =>
  ({ coins }: { readonly coins: number }): boolean =>
    coins >= bounds.min && coins <= bounds.max

function whyUnclear(message: Message, { own, yours, problem }: FoundCoins): string | undefined {
  const { min, max } = message.house.coins
  const inside = isIn(message)
  const outside = [...own, ...yours].find((one) => !inside(one))
  if (outside && Number.isNaN(outside.coins)) return 'I need to know exactly how many'
  return outside ? `${outside.coins} coins cannot be, a hallway has ${min} to ${max}` : problem
}

/** From where hallways lead that are told without it. */
function placeOf({ anchor, there, told }: Message, tokens: readonly Token[]): Place | undefined {
  const text = renderWords(tokens)
  const pointsThere =
    /\b(?:to|into|towards) it\b/.test(text) ||
    tokens.some((token) => token.kind === 'word' && (token.word === 'there' || token.word === 'here'))
  if (pointsThere) return there
  // "Living room to attic: 6. To the kitchen just 2": on from where the last hallway began.
  const origin = anchor ?? (ORIGIN_KEPT.test(text) ? told.at(-1)?.a : undefined)
  return origin === undefined ? there : { room: origin, sure: true }
}

const withoutThese = (coins: readonly Coins[], these: readonly Coins[]): readonly Coins[] =>
  coins.filter(({ a, b }) => !these.some((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a)))

/** "Change L-E to 6": nothing leads to a number. */
const withoutVainTo = (tokens: readonly Token[]): readonly Token[] =>
  tokens.filter(
    (token, i) =>
      !(
        token.kind === 'word' &&
        token.word === 'to' &&
        tokens[i - 1]?.kind === 'room' &&
        tokens[i + 1]?.kind === 'number'
      ),
  )

/** "In my world you would collect 3": whoever goes there, not the listener. */
const withoutAnybody = (tokens: readonly Token[]): readonly Token[] =>
  /\b(?:in|on|at|from) my (?:world|house|side|end|map|board|version)\b/.test(renderWords(tokens)) &&
  tokens.filter(({ kind }) => kind === 'number').length === 1
    ? tokens.map((token) => (token.kind === 'word' && token.word === 'you' ? { kind: 'word', word: 'one' } : token))
    : tokens

/** "I have 2 there, that's from E to B": without the "there" that is explained at once. */
function placed(tokens: readonly Token[]): readonly Token[] {
  const text = renderWords(tokens)
  if (
    !/\d(?: coins?)? (?:there|here),? (?:(?:and )?(?:that's|that is|meaning|i mean|namely|so|which is) (?:[\w']+ ){0,3}|(?:on|from|between|for|at|in)? ?(?:the )?)[A-Z][^A-Z\d]*[A-Z][^A-Z\d]*$/.test(
      text,
    )
  )
    return tokens
  return tokens.filter((token) => token.kind !== 'word' || !/^(?:there|here)$/.test(token.word))
}

/** "I have 6 there", of the hallway that was named last; "mine are 6 and 2", of those that were asked for. */
export function tellThere(message: Message, tokens: readonly Token[], correction: boolean): void {
  const { listed, pair } = message
  const kept = dropTakenBack(tokens).tokens
  const numbers = kept.flatMap((token, i) =>
    token.kind === 'number' && countsCoins(kept, i) && !isOfListener(kept, i) ? [{ coins: token.value }] : [],
  )
  const theirs = kept.flatMap((token, i) => (token.kind === 'number' && isOfListener(kept, i) ? [token.value] : []))
  // "(What about L-C?) You said 6 there."
  if (pair && theirs.length === 1 && numbers.length === 0 && isIn(message)({ coins: theirs[0]! }))
    message.acts.push({ kind: 'read-back', coins: [{ a: pair[0], b: pair[1], coins: theirs[0]! }] })
  if (!numbers.every(isIn(message))) return
  // "L to E to A. That's 5 and 4 for me."
  const last = message.acts.findLast(({ kind }) => kind === 'propose')
  if (last?.kind === 'propose' && numbers.length > 1 && numbers.length === last.path.length - 1) {
    message.report(numbers.map((number, i) => ({ a: last.path[i]!, b: last.path[i + 1]!, ...number })))
    return
  }
  // "What are L-C and L-A for you? Mine are 6 and 2", "2 for the second and 6 for the first".
  if (numbers.length > 1 && numbers.length === listed.length)
    message.report(
      (LAST_FIRST.test(renderWords(kept)) ? listed.toReversed() : listed).map(([a, b], i) => ({
        a,
        b,
        ...numbers[i]!,
      })),
    )
  // "(Your path skips L-B and C-E,) both 9 for me"
  else if (numbers.length === 1 && listed.length > 1 && OF_EACH.test(renderWords(kept)))
    message.report(listed.map(([a, b]) => ({ a, b, ...numbers[0]! })))
  else if (pair && numbers.length === 1) {
    const [a, b] = pair
    // "Got it, 4 for K-C. Mine is 6.", "was it 3? It's 8.": another number of the same hallway, so that the first was none.
    const again = message.told.some((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a))
    message.report([{ a, b, ...numbers[0]! }], { correction: correction || again })
  }
}

/** "2 I think", "2 btw" */
const HEDGES =
  /^(?:btw|fyi|by the way|as said|(?:i|if i) (?:think|guess|believe|suppose|reckon|remember|said|told|see|say|repeat|read))\b/
/** Whether a number without a room may count coins: "mine is 6", not "I have 5 turns". */
const countsCoins = (tokens: readonly Token[], i: number): boolean => {
  const [before, next] = [tokens[i - 1], tokens[i + 1]]
  // "My top three", "all above 2".
  if (
    before?.kind === 'word' &&
    /^(?:top|best|biggest|highest|first|last|these|those|other|all|above|over|below|under|than|step|number|gain|lose|save|win|pay)$/.test(
      before.word,
    )
  )
    return false
  return (
    next === undefined ||
    next.kind !== 'word' ||
    HEDGES.test(renderWords(tokens.slice(i + 1, i + 4))) ||
    /^(?:coins?|there|here|on|for|to|in|too|only|and|but|myself|actually|sorry|instead|now|then|though|also|lol|at|with|me|over|each|respectively|correspondingly)$/.test(
      next.word,
    )
  )
}

/** "To the attic I have 4 from L, 6 from K": hallways lead both ways, so it is told as from the attic. */
function turnRound(tokens: readonly Token[]): readonly Token[] {
  const text = renderWords(tokens)
  if (
    !/^[^A-Z\d]*\b(?:to|towards|into|reaching) (?:the )?[A-Z]\b(?! ?-)(?!.* to ).*\bfrom (?:the )?[A-Z]\b/.test(text) ||
    /^[^A-Z]*\bfrom\b/.test(text)
  )
    return tokens
  return tokens.map((token) =>
    token.kind !== 'word'
      ? token
      : /^(?:to|towards|into|reaching)$/.test(token.word)
        ? { kind: 'word', word: 'from' }
        : token.word === 'from'
          ? { kind: 'word', word: 'to' }
          : token,
  )
}
