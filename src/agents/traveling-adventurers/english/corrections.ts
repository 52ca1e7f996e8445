/** Takes out numbers that the same sentence takes back: "9, I mean 8", "8, not 7", "5 instead of 6", "from 5 to 6". */
import type { Token } from './tokens.ts'
import { isMark } from './token.ts'

const BETWEEN =
  /^(?:i|mean|meant|no|sorry|wait|actually|oops|rather|correction|make|that|that's|it|it's|its|is|was|were|of|course|or|oh|ah|should|be|nope|argh|ugh|hmm|my|bad|read|hang|on|hold|scratch|strike|that|let|me|see|look|check|count|think|hm|um|uh|again)$/
const TAKES_BACK =
  /^(?:mean|meant|no|sorry|wait|actually|oops|rather|correction|make|nope|argh|ugh|hang|hold|scratch|strike)$/

export interface Corrected {
  readonly tokens: readonly Token[]
  /** Whether anything was taken back. */
  readonly corrected: boolean
}

export function dropTakenBack(tokens: readonly Token[]): Corrected {
  const dropped = new Set<number>()
  const isWord = (at: number, ...words: string[]): boolean => {
    const token = tokens[at]
    return token?.kind === 'word' && words.includes(token.word)
  }
  const numbers = tokens.flatMap(({ kind }, i) => (kind === 'number' ? [i] : []))
  const wrong = tokens.findIndex(
    (token) => token.kind === 'word' && /^(?:wrong|incorrect|mistake|typo)$/.test(token.word),
  )
  for (const [at, { kind }] of tokens.entries()) {
    // "Not the kitchen but the bathroom".
    const but = isWord(at, 'not') ? tokens.findIndex((_, i) => i > at && isWord(i, 'but')) : -1
    if (but > 0 && but <= at + 4 && tokens.slice(at, but).some((token) => token.kind === 'room'))
      for (let i = at; i <= but; i++) dropped.add(i)
    // "The bathroom, not the kitchen: 6 coins".
    const article = isWord(at + 1, 'the') ? 1 : 0
    const mark = tokens[at + 2 + article]
    if (
      isWord(at, 'not') &&
      tokens[at + 1 + article]?.kind === 'room' &&
      isMark(mark, ':,') &&
      tokens.slice(0, at).some((token) => token.kind === 'room') &&
      tokens.slice(at).some((token) => token.kind === 'number')
    )
      for (let i = at; i < at + 2 + article; i++) dropped.add(i)
    // "Not L-B, L-E is 7".
    const apart =
      isWord(at, 'not') &&
      tokens[at + 1]?.kind === 'room' &&
      tokens[at + 2]?.kind === 'join' &&
      tokens[at + 3]?.kind === 'room' &&
      tokens[at + 4]?.kind === 'mark' &&
      tokens.slice(at + 5).some((token) => token.kind === 'room')
    if (apart) for (let i = at; i < at + 5; i++) dropped.add(i)
    if (kind !== 'number') continue
    // "Not 7", "instead of 7", "rather than 7".
    const denied = isWord(at - 1, 'not', "isn't", "wasn't", "aren't")
      ? 1
      : isWord(at - 2, 'instead') && isWord(at - 1, 'of')
        ? 2
        : (isWord(at - 2, 'rather') && isWord(at - 1, 'than')) ||
            // "I never said 9"
            (isWord(at - 2, 'never', "didn't", 'not') &&
              isWord(at - 1, 'said', 'say', 'wrote', 'write', 'told', 'meant'))
          ? 2
          : numbers.length > 1 &&
              isWord(at - 1, 'have', 'get', 'got', 'be', 'worth', 'has') &&
              isWord(at - 2, "don't", 'not', "doesn't", "haven't", "can't", "isn't", 'never', "didn't")
            ? 2
            : 0
    if (denied > 0) for (let i = at - denied; i <= at; i++) dropped.add(i)
    // "Ignore the 8"
    if (
      isWord(at - 1, 'the', 'my', 'that') &&
      isWord(at - 2, 'ignore', 'forget', 'disregard', 'scratch', 'strike', 'delete')
    )
      for (let i = at - 2; i <= at; i++) dropped.add(i)
    // "From 5 to 6".
    if (isWord(at - 1, 'from') && isWord(at + 1, 'to') && tokens[at + 2]?.kind === 'number')
      for (let i = at - 1; i <= at + 1; i++) dropped.add(i)
    // "Add 2 to what I said".
    if (isWord(at - 1, 'add', 'subtract', 'deduct', 'adding') && isWord(at + 1, 'to', 'from')) dropped.add(at)
    // "4 -> 6"; "the 4 that I gave you was wrong, it is 6".
    const link = tokens[at + 1]
    const arrow =
      numbers.length === 2 &&
      link?.kind === 'join' &&
      link.arrow &&
      tokens[at + 2]?.kind === 'number' &&
      tokens[at - 1]?.kind !== 'join'
    if (arrow) for (let i = at; i <= at + 1; i++) dropped.add(i)
    if (numbers[0] === at && numbers.length === 2 && wrong > at && wrong < numbers[1]!) dropped.add(at)
    // "I said 4 for K-C but it is 6".
    if (numbers[0] === at && numbers.length === 2 && isReplaced(tokens, at, numbers[1]!)) dropped.add(at)
    const end = endOfCue(tokens, at + 1)
    if (end > 0) for (let i = at; i < end; i++) dropped.add(i)
  }
  return { tokens: dropped.size === 0 ? tokens : tokens.filter((_, i) => !dropped.has(i)), corrected: dropped.size > 0 }
}

const KEPT = /^(?:stands?|holds?|stays?|remains?|counts?)$/
const RIGHT = /^(?:right|correct|true|fine|valid|good)$/
/** "The 4 stands: K-A is 4", "yes, the 4 is right, K to A is 4": without what holds where the hallway is named behind it. */
export function withoutKept(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  const number = tokens[at]
  if (number?.kind !== 'number' || !isPart(tokens[at - 1], /^(?:the|my|that)$/)) return tokens
  const end = tokens.findIndex(({ kind }, i) => i > at && kind !== 'word')
  const [verb, adjective] = [tokens[end - 1], tokens[end - 2]]
  const stands = isPart(verb, KEPT) || (isPart(verb, RIGHT) && isPart(adjective, /^(?:is|was|still|indeed|of|course)$/))
  const rest = tokens.slice(end + 1)
  const isTold = rest.some((token) => token.kind === 'number' && token.value === number.value)
  const named = rest.findIndex(({ kind }) => kind !== 'word')
  return stands && end - at < LONGEST_CUE / 2 && isTold && rest[named]?.kind === 'room'
    ? [...tokens.slice(0, at - 1), ...rest]
    : tokens
}

/** "From E to C it's nine, I mean to K": the room that replaces the one named last. */
export function replaceRoom(tokens: readonly Token[]): readonly Token[] {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'word' || !/^(?:mean|meant|rather|oops)$/.test(token.word)) continue
    let end = at + 1
    while (isPart(tokens[end], /^(?:to|the|from|of|course|sorry|no|,)$/)) end++
    let from = at
    while (isPart(tokens[from - 1], /^(?:i|no|sorry|wait|oh|or|oops|actually|hm|hmm|well|but|,)$/)) from--
    const now = tokens[end]
    // "A-L is only 1, so rather B": another step, and no other hallway.
    if (
      token.word === 'rather' &&
      isPart(tokens[from - 1], /^(?:so|then|i'd|we'd|would|let's|and|maybe|perhaps|we|should|could|hence|therefore)$/)
    )
      continue
    const before = tokens.slice(0, from).findLastIndex(({ kind }) => kind === 'room')
    const between = tokens.slice(before + 1, from)
    const next = tokens[end + 1]
    // "K-E has 3, I mean K-C has 3".
    const pair = before - (tokens[before - 1]?.kind === 'room' ? 1 : 2)
    const renames =
      now?.kind === 'room' &&
      tokens[pair]?.kind === 'room' &&
      between.some(({ kind }) => kind === 'number') &&
      tokens.slice(end + 1, end + 4).some(({ kind }) => kind === 'room') &&
      tokens.slice(end + 2).some(({ kind }) => kind === 'number')
    if (renames) return [...tokens.slice(0, pair), ...tokens.slice(end)]
    const counts = between.filter(({ kind }) => kind === 'number').length
    const goesOn = tokens.slice(end + 1).some(({ kind }) => kind === 'room' || (kind === 'number' && counts > 0))
    const isAlone =
      next === undefined ||
      next.kind === 'mark' ||
      (next.kind === 'word' && !/^(?:to|is|has|and|with)$/.test(next.word))
    if (now?.kind !== 'room' || before < 0 || counts > 1 || goesOn || !isAlone) continue
    if (between.some(({ kind }) => kind === 'join')) continue
    return [...tokens.slice(0, before), now, ...between, ...tokens.slice(end + 1)]
  }
  return tokens
}

const isPart = (token: Token | undefined, part: RegExp): boolean =>
  (token?.kind === 'word' && part.test(token.word)) || (token?.kind === 'mark' && part.test(token.mark))

/** Whether a number that somebody said is told otherwise by another. */
function isReplaced(tokens: readonly Token[], said: number, now: number): boolean {
  const wordsIn = (from: number, to: number): string =>
    tokens
      .slice(from, to)
      .map((token) => (token.kind === 'word' ? token.word : '_'))
      .join(' ')
  // "What I said of A: A-K is 10, A-B is 1": each of a hallway of its own.
  const roomsIn = (from: number, to: number): number =>
    tokens.slice(from, to).filter(({ kind }) => kind === 'room').length
  if (roomsIn(0, said) > 1 && roomsIn(said, now) > 1) return false
  // "K-A was 3 in the last game, now it's 7."
  if (
    /\b(?:was|were|used to be)(?: only| just)?$/.test(wordsIn(0, said).trim()) &&
    /\b(?:now|this time|currently|today)\b/.test(wordsIn(said, now))
  )
    return true
  // "The 6 I gave you for C-B should be a 9"
  if (
    /\bi (?:gave|told|said|wrote|sent|typed|mentioned|listed|had)\b/.test(wordsIn(said, now)) &&
    /\b(?:should|really|actually|is meant|was meant|must|ought|in fact|wrong)\b/.test(wordsIn(said, now))
  )
    return true
  return (
    /\b(?:had (?:it|that|this|them) (?:down )?(?:as|at)|said|wrote|told|typed|gave|sent|going to say|about to say|thought|misread|believed|guessed|expected|assumed|estimated|you (?:noted|wrote|put|heard|understood))\b/.test(
      wordsIn(0, said),
    ) && /\b(?:but|it's|it is|its|should|actually|is)\b/.test(wordsIn(said, now))
  )
}

/** Where the number stands that replaces the one before these words; 0: none does. */
function endOfCue(tokens: readonly Token[], from: number): number {
  let takes = false
  for (let i = from; i < Math.min(tokens.length, from + LONGEST_CUE); i++) {
    const token = tokens[i]!
    if (token.kind === 'number') return takes ? i : 0
    if (token.kind === 'room') return 0
    if (token.kind === 'word') {
      if (!BETWEEN.test(token.word)) return 0
      takes ||= TAKES_BACK.test(token.word)
    }
  }
  return 0
}

const LONGEST_CUE = 10
