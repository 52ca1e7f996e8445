/**
 * Numbers put right without both their rooms: "kitchen is 6, not 4, sorry", "the second one is 3", "it's 8, not 3", "I swapped
 * kitchen and attic". They belong to the row that was told last, or to the hallway of which the old number was told.
 */
import type { Coins } from './english/acts.ts'
import { inLetters } from './wishes.ts'
import { namesItsRow, readFrom, roomsToldFrom, type Rows, sentencesIn } from './rows-meant.ts'

interface PutRight {
  readonly coins: readonly Coins[]
  /** What is left to read. */
  readonly rest: string
}

const SAYS_SO =
  /\b(?:mistakes?|mistaken|wrong|typos?|mistyped|my bad|my fault|should(?:['’]?ve| have)? (?:be|been|say|read|have said)|meant|mean to say|swapped|switched|mixed up|mixed (?:it|them|those|these|that) up|corrections?|correct (?:myself|that|it|one)|misread|misspoke|miscounted|misread|scratch that|(?:in|at) the wrong (?:row|line|column|one)|(?:not|instead of|rather than)(?: a| an| the)? \d+|i (?:said|wrote|told you|typed|gave you)\b\D{0,25}\d+\b.*\d|(?:change|correct|fix|update|set|make) (?:the |my |that |your )?[A-Za-z' ]{1,20} (?:in)?to \d+)\b/i
const BEGINS_SO =
  /^\W*(?:(?:oh|ah|um|uh|hm+|ok|okay|and|but|well|no)[,. ]+)*(?:sorry|wait|hold on|hang on|oops|whoops|ups|no|actually|argh|damn|pardon|excuse me|forgive me)\b/i
const ENDS_SO = /\b(?:sorry|oops|my bad|pardon|actually)\W*$/i
/** "No wait.", "oops, sorry!": nothing else. */
const IS_SO =
  /^\W*(?:(?:oh|ah|um|uh|hm+|no|wait|sorry|oops|ups|whoops|actually|hold on|hang on|argh|damn|my bad)[\s,.!…-]*)+$/i
/** Who puts right does so of a hallway or two. */
const FEW = 2

const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')
export const inDigits = (text: string): string =>
  text.replaceAll(/\b(?:zero|two|three|four|five|six|seven|eight|nine|ten)\b/gi, (word) =>
    String(WORDS.indexOf(word.toLowerCase())),
  )

/** "(8,) not 3", "instead of 3", "from 3 to 8", "I said 3, it's 8", "the 3 is wrong": the number that was. */
const OLD =
  /\b(?:not|instead of|rather than|isn['’]t|wasn['’]t|ain['’]t)(?: an?| the)? (\d+)\b|\bfrom (\d+) to \d+\b|\bi (?:said|wrote|told you|typed|gave you)\b\D{0,25}\b(\d+)\b(?=.*\d)|\bthe (\d+) (?:is|was|should|must|has to)\b|\b(\d+) (?:is|was) (?:wrong|a mistake|a typo|not right)\b/i
const NUMBERS = /\d+/g

/** All words of a sentence that puts right what needs no room. */
const NO_ROOM = new Set(
  "i i've meant mean it it's its that that's thats is was be been should must have has sorry oh no nope wait oops whoops ups actually not instead of rather than the a an my one ones number numbers value coin coins wrong mistake typo bad there there's made make read misread gave you said told wrote typed and but so please yes ok okay hm hmm um uh ah well error correction correct hold on hang in fact really only just from to first second third fourth fifth last before".split(
    ' ',
  ),
)
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth']

/** The numbers that a message puts right. They are read, and taken out, sentence by sentence. */
export function putRightIn(text: string, talk: Rows): PutRight | undefined {
  if (talk.lastTold.length === 0) return undefined
  const sentences = sentencesIn(text)
  if (sentences.length > 8) return undefined
  const coins: Coins[] = []
  const rest = sentences.filter((sentence, i) => {
    const plain = inDigits(sentence)
    const [before = '', after = ''] = [sentences[i - 1], sentences[i + 1]]
    const beside = [before, after].some(
      (other) => !/\d/.test(other) && (SAYS_SO.test(other) || ENDS_SO.test(other) || IS_SO.test(other)),
    )
    const sure = SAYS_SO.test(plain) || ENDS_SO.test(sentence) || beside
    if (!sure && !BEGINS_SO.test(sentence)) return true
    const found = swapped(sentence, talk) ?? ofNoRoom(plain, talk) ?? ofRow(sentence, plain, talk)
    coins.push(...(found ?? []))
    return found === undefined
  })
  return coins.length === 0 ? undefined : { coins, rest: rest.join('').trim() }
}

/** "Kitchen is 6, not 4": told of a row that is not named. */
function ofRow(sentence: string, plain: string, talk: Rows): readonly Coins[] | undefined {
  if (!/\d/.test(plain) || namesItsRow(sentence, talk)) return undefined
  const said = sentence.replace(/^\W*(?:(?:can|could|would|will) you )(?:please )?/i, 'please ').replace('?', '.')
  const old = oldIn(plain)
  const told = roomsToldFrom(talk)
  const others = talk.rooms.filter((room) => !told.includes(room))
  const changes = (room: string): readonly Coins[] | undefined => {
    const coins = readFrom(said, room, talk)
    const known = coins?.map(({ a, b }) => talk.known(a, b)) ?? []
    return coins &&
      coins.length <= FEW &&
      known.every((number) => !Number.isNaN(number)) &&
      known.some((number, i) => number !== coins[i]!.coins)
      ? coins
      : undefined
  }
  const had = (room: string): readonly Coins[] | undefined => {
    const coins = changes(room)
    return coins?.some(({ a, b }) => talk.known(a, b) === old) ? coins : undefined
  }
  if (old !== undefined) {
    const [found] = told.flatMap((room) => [had(room) ?? []].filter(({ length }) => length > 0))
    if (found) return found
    const elsewhere = others.flatMap((room) => [had(room) ?? []].filter(({ length }) => length > 0))
    if (elsewhere.length === 1) return elsewhere[0]
  }
  for (const room of told) {
    const coins = changes(room)
    if (coins) return coins
  }
  return undefined
}

/** "It's 8, not 3", "the second one was wrong, it's 3": of the row that was told last, by the old number or by its place. */
function ofNoRoom(plain: string, talk: Rows): readonly Coins[] | undefined {
  const words =
    plain
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z']+/g) ?? []
  const numbers = plain.match(NUMBERS)?.map(Number) ?? []
  if (numbers.length === 0 || numbers.length > 2 || !words.every((word) => NO_ROOM.has(word))) return undefined
  const old = oldIn(plain)
  const now = numbers.find((number) => number !== old)
  if (now === undefined || now < talk.bounds.min || now > talk.bounds.max) return undefined
  const [at] = words.flatMap((word) =>
    word === 'last' ? [-1] : ORDINALS.includes(word) ? [ORDINALS.indexOf(word)] : [],
  )
  const row = talk.lastTold
  const meant = at !== undefined ? [row.at(at)!] : old === undefined ? [] : row.filter(({ coins }) => coins === old)
  return meant.length === 1 && meant[0] ? [{ ...meant[0], coins: now }] : undefined
}

/** "Sorry, I swapped kitchen and attic (: kitchen is 2, attic is 4)": the numbers of the row, exchanged. */
const SWAPS =
  /\b[Ii] (?:\w+ )?(?:swapped|switched|mixed up|confused|exchanged|mixed)(?: up)?(?: the numbers? (?:of|for))? ([A-Z]) (?:and|with) ([A-Z])\b/
function swapped(sentence: string, talk: Rows): readonly Coins[] | undefined {
  const [, one, other] = SWAPS.exec(inLetters(sentence, talk.rooms)) ?? []
  if (one === undefined || other === undefined) return undefined
  const find = (room: string): Coins | undefined =>
    talk.lastTold.find(({ a, b }) => b === room && a !== one && a !== other)
  const [first, second] = [find(one), find(other)]
  return first && second && first.a === second.a
    ? [
        { ...first, coins: second.coins },
        { ...second, coins: first.coins },
      ]
    : undefined
}

/** "No, I said attic", "not the kitchen, the attic": the other room of the one hallway that was read back. */
export function roomMeant(text: string, confirming: readonly Coins[], rooms: readonly string[]): Coins | undefined {
  const [one, ...others] = confirming
  const [, meant] = ROOM_MEANT.exec(inLetters(text, rooms)) ?? []
  if (!one || others.length > 0 || meant === undefined || !rooms.includes(meant) || meant === one.a) return undefined
  return { ...one, b: meant }
}
const ROOM_MEANT =
  /^\W*(?:(?:[Nn]o|[Nn]ope|[Nn]ah|[Ww]ait|[Ss]orry|[Oo]h|[Nn]ot (?:to )?[A-Z])[, ]+)+(?:(?:[Ii] (?:said|meant|mean|wrote|typed|told you)|[Ii]t(?:['’]s| is| was)|[Tt]hat(?:['’]s| was)|but|to|for) )*([A-Z])(?:,? not (?:to )?[A-Z])?\W*$/

function oldIn(plain: string): number | undefined {
  const number = OLD.exec(plain)?.slice(1).find(Boolean)
  return number === undefined ? undefined : Number(number)
}
