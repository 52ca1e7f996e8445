/**
 * What a partner puts right of numbers that were just said back to it, where it names no number: they lead from another room
 * ("not C, from B"), they go the other way round, they are the listener's, or they are all wrong.
 */
import type { Coins } from './english/acts.ts'
import { inDigits } from './rows-put-right.ts'
import { sentencesIn } from './rows-meant.ts'
import { inLetters } from './wishes.ts'

export interface Misheard {
  /** What is so instead. */
  readonly coins: readonly Coins[]
  /** What is not so. */
  readonly dropped: readonly Coins[]
  /** What is left to read. */
  readonly rest: string
}

/** "No, …", "not quite: …", "wait, …", "I meant …", "you misread me: …" */
const OBJECTS =
  /^\W*(?:(?:oh|ah|um|uh|hm+|ok|okay|well|but|and|so|sorry|please|hey|yes)[\s,.!…]+){0,3}(?:no+|nope|nah|not|wait|hold on|hang on|sorry|oops|actually|wrong|incorrect|false|argh|i (?:said|meant|mean|told you|wrote|was (?:talking|speaking)|am (?:talking|speaking))|you(?:['’]ve| have)? (?:misread|misheard|misunderstood|mixed|got|confused|took|swapped)|that(?:['’]s| is| was)(?: not|n['’]t)|th(?:at|is|ey|ese|ose) (?:is|are|was|were)(?: not|n['’]t)|it(?:['’]s| is| was)(?: not|n['’]t)|isn['’]t|(?:(?:it(?:['’]s| is)|just|exactly) )*the other way|vice versa|the wrong (?:room|row|way|one|hallway))\b/i
export const objects = (text: string): boolean => OBJECTS.test(text)

/** "The other way round", "you swapped them" */
const REVERSED =
  /\b(?:(?:it(?:['’]s| is| was)|just|exactly|that(?:['’]s| is)|they(?:['’]re| are)|but|no|got (?:it|that|them|those)|have (?:it|that|them|those)) ){0,3}(?:the other way (?:a?round|about)|the wrong way (?:a?round|about)|vice versa|backwards|in (?:the )?reverse(?:d order)?|reversed|(?:you |i )?(?:swapped|switched|exchanged|mixed up|confused) (?:them|those|the two|these|both|it|the numbers|these two|those two)(?: up)?)\b[\s,:;.–—-]*/i
export const withoutReversal = (text: string): string => text.replace(REVERSED, ' ')

/** All words of who says which room is meant. */
const OF_ROOM = new Set(
  (
    'no nope nah not wait hold on hang sorry oops actually wrong argh oh ah um well but and so ok okay hey i i was am mean meant said told wrote you talking speaking about of ' +
    'that thats was is it its they were are those these all them both from to for in out leaving starting the a room row rooms one ones numbers coins hallways hallway instead rather than my mine me please ' +
    'that’s it’s isn’t wasn’t weren’t aren’t isnt wasnt'
  ).split(' '),
)
const DENIES = String.raw`\b(?:not|isn['’]t|wasn['’]t|aren['’]t|weren['’]t|instead of|rather than|never)(?: (?:from|of|for|in|out of|to|the|about|meant)){0,3} ([A-Z])\b`

/** All words of who says that none of it is so. */
const ALL_WRONG = new Set(
  "no nope nah not wrong incorrect false wait sorry oh ah um hm well but that that's thats is isn't isnt it it's its they they're those these are aren't arent were was wasn't all right correct true so quite really what i said meant wrote told have had you you've got misread misheard misunderstood me mine my numbers coins them this those at of completely totally any none afraid i'm mistake mistaken something a there there's please again".split(
    ' ',
  ),
)
const SAYS_WRONG =
  /\b(?:no+|nope|nah|wrong|incorrect|false|mis(?:read|heard|understood|taken?)|not (?:right|correct|true|so|quite|what|at all|mine|my))\b|n['’]t\b/i
/** "Those are yours", "that's your number" */
const ARE_YOURS =
  /\b(?:that|those|these|it|they|this|the numbers?)(?:['’]s|['’]re| is| are| was| were)? (?:all |both |actually |really )?(?:yours|your (?:own )?(?:numbers?|coins?|side|hallways?))\b/i
const LONGEST = 120

export function misheardIn(
  text: string,
  confirming: readonly Coins[],
  rooms: readonly string[],
  before: string,
): Misheard | undefined {
  const sentences = sentencesIn(text)
  // "No, wait. I meant from B."
  for (const many of [1, 2]) {
    if (many > sentences.length) break
    const said = sentences.slice(0, many).join('')
    if (said.length > LONGEST) break
    const found = oneMisheard(said, confirming, rooms, before)
    const isLast = many === sentences.length || !/^\W*(?:no|nope|nah|wait|sorry)\W*$/i.test(said)
    const rest = sentences.slice(many).join('').trim()
    // "No no. K-A is two.": what is so follows.
    if (found && isLast && !(found.coins.length === 0 && /\d/.test(inDigits(rest)))) return { ...found, rest }
  }
  return undefined
}

function oneMisheard(
  said: string,
  confirming: readonly Coins[],
  rooms: readonly string[],
  before: string,
): Omit<Misheard, 'rest'> | undefined {
  const plain = inDigits(inLetters(said, rooms))
  if (/\d/.test(plain) || said.includes('?')) return undefined
  const named = [...new Set((plain.match(/\b[A-Z]\b/g) ?? []).filter((one) => rooms.includes(one)))]
  if (named.length === 0) {
    if (ARE_YOURS.test(said)) return { coins: [], dropped: confirming }
    const [one, two, ...more] = confirming
    if (one && two && more.length === 0 && REVERSED.test(said))
      return {
        coins: [
          { ...one, coins: two.coins },
          { ...two, coins: one.coins },
        ],
        dropped: [],
      }
    return SAYS_WRONG.test(said) && wordsOf(said).every((word) => ALL_WRONG.has(word))
      ? { coins: [], dropped: confirming }
      : undefined
  }
  if (!objects(said) || !wordsOf(plain.replaceAll(/\b[A-Z]\b/g, '')).every((word) => OF_ROOM.has(word)))
    return undefined
  return fromElsewhere(plain, named, confirming, inLetters(before, rooms))
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[a-z']+/g) ?? []

/** "Not C, from B", "no, I meant B": the room that all of them lead from is another. */
function fromElsewhere(
  plain: string,
  named: readonly string[],
  confirming: readonly Coins[],
  before: string,
): Omit<Misheard, 'rest'> | undefined {
  const [, denied] = new RegExp(DENIES).exec(plain) ?? []
  const [meant, ...others] = named.filter((room) => room !== denied)
  if (others.length > 0) return undefined
  const old = denied ?? leftBy(plain, confirming, before)
  if (old === undefined || !confirming.every(({ a, b }) => a === old || b === old)) return undefined
  const dropped = { coins: [], dropped: confirming }
  if (meant === undefined) return dropped
  const moved = confirming.map(({ a, b, coins }) => ({ a: meant, b: a === old ? b : a, coins }))
  return moved.some(({ a, b }) => a === b) ? dropped : { coins: moved, dropped: confirming }
}

/** The room that was taken wrongly where none is denied. */
function leftBy(plain: string, confirming: readonly Coins[], before: string): string | undefined {
  const [first, ...more] = confirming
  if (!first) return undefined
  const ends = [first.a, first.b].filter((room) => more.every(({ a, b }) => a === room || b === room))
  const [end] = ends
  if (ends.length < 2) return end
  if (/\b(?:from|leaving|out of|of) [A-Z]\b/.test(plain)) return first.a
  if (/\bto [A-Z]\b/.test(plain)) return first.b
  // What the message did not name was guessed.
  const guessed = ends.filter((room) => !new RegExp(String.raw`\b${room}\b`).test(before))
  return guessed.length === 1 ? guessed[0] : undefined
}
