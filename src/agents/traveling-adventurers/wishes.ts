/**
 * What the partner would like of a path, or makes its consent depend on: which room comes first or last, which hallway is in
 * it, or is not. What it does not want, or asks for as a question, it is offered whatever that costs.
 */
import { roomName } from '../../games/traveling-adventurers/index.ts'
import { withoutPaths } from './named-paths.ts'
import { neighboursWished } from './neighbours-wished.ts'
import { tellsOutcome } from './outcomes-told.ts'
import { SWAPS } from './path-cues.ts'
import { leftOutIn } from './left-out.ts'
import { orderWished } from './order-wished.ts'
import { hallwaysInTurn, isTurnedQuestion, placesWished, withEndsNamed, withRoomPointedTo } from './places-wished.ts'
import { wantedIn } from './wanted-hallways.ts'
import type { Wish } from './wish.ts'

export type { Wish } from './wish.ts'

const FIRST =
  /\b(?:go|start|begin|head|walk|visit|take|see)\b[^.!?;,]*?\b([A-Z])\b[^.!?;,]{0,12}\bfirst\b|\bfirst (?:room |stop |to |is |in |must be |should be |the )*([A-Z])\b|\b([A-Z]) (?:comes? |come |be |must be |has to be |should be |is |goes )?first\b|\b(?:starts?|begins?|starting|beginning) (?:off )?(?:with|in|by going to|by) (?:the )?([A-Z])\b/
const LAST =
  /\b(?:ends?|finish(?:es)?|close|ending|finishing|closing) (?:up )?(?:with|in|at|on|by) (?:the )?([A-Z])\b|\b([A-Z]) (?:comes? |be |must be |has to be |should be |is |goes )?last\b|\blast (?:room |stop |is |must be |should be )*([A-Z])\b/
const HALLWAY =
  /\b(?:has|have|having|with|includ\w+|contain\w*|through|us(?:e|es|ing)|keep\w*|take[s]?|walk\w*)\b[^.!?;,]{0,20}?\b([A-Z])\s?(?:-|–|to|and)\s?([A-Z])\b/
const WANTS =
  /\b(?:if|only|as long as|unless|provided|must|has to|have to|want|would like|i['’]d like|prefer|please|agree|accept|insist|let us|let['’]s|should|need|rather|you choose|you decide)\b/i
const ASKS_OR_TELLS = /\d|\?|\b(?:tell|told|give me|send|numbers?|coins?)\b|\bnot\b|n['’]t\b/i

/** Turns what stands behind it into what is not wanted. */
const NOT = String.raw`(?:(?<=\w)n['’]t(?: \w+){0,2}? (?:want(?: to)?|like(?: to)?|go|going|take|taking|use|using|walk|walking|do|doing|include|including|start|starts|starting|begin|begins|end|ends|ending|finish|finishes|finishing|through|have to)|\b(?:without|avoid(?:s|ing)?|skip(?:s|ping)?|leav(?:e|es|ing) out|drop|(?:not|never)(?: \w+){0,2}? (?:want(?: to)?|like(?: to)?|go|going|take|taking|use|using|walk|walking|do|doing|include|including|start|starts|starting|begin|begins|end|ends|ending|finish|finishes|finishing|through|have to)|rather not|please not|anything but|hate|dislike))\b`
/** So does this, right before a hallway. */
const RIGHT_BEFORE = String.raw`\b(?:not|no|no more|except|but not|please no)(?: (?:the|that|through|via|with|going|walking|using|from|hallway|corridor))* `
const HALLWAY_NAMED = String.raw`\b([A-Z])(?:\s?(?:-|–|—|>|->|→)\s?| to (?:the )?| and (?:the )?)([A-Z])\b`
const NOT_HALLWAY = new RegExp(
  String.raw`${NOT}[^.!?;,]{0,40}?${HALLWAY_NAMED}|${RIGHT_BEFORE}${HALLWAY_NAMED}(?! is\b)`,
)
const NOT_LAST = new RegExp(
  String.raw`${NOT}[^.!?;,]{0,30}?(?<= )(?:(?:ends?|finish(?:es)?|close|ending|finishing|closing) )?(?:up )?(?:with|in|at|on|by) (?:the )?([A-Z])(?! ?-)\b(?! first)`,
)
const NOT_FIRST = new RegExp(
  String.raw`${NOT}[^.!?;,]{0,30}?(?:with|in|by going to|by|at) (?:the )?([A-Z])\b|${NOT}[^.!?;,]{0,25}?\b([A-Z]) (?:to (?:be|come) |as the |comes? )?(?:very )?first\b|\b(?:not|never) (?:the |with |to )*([A-Z]) first\b`,
)
const NOT_AT_END = new RegExp(
  String.raw`${NOT}[^.!?;,]{0,25}?\b([A-Z]) (?:to (?:be|come) |as the |at the |comes? )?(?:very )?(?:last|end)\b`,
)
const ENDS = /\b(?:ends?|finish(?:es)?|close|ending|finishing|closing)\b/
const BEGINS = /\b(?:starts?|begins?|starting|beginning|first)\b/
/** "Is there one without it?" */
const NOT_IT =
  /\b(?:without|avoid(?:s|ing)?|skip(?:s|ping)?|leav(?:e|es|ing) out|(?:not|n['’]t) (?:\w+ )?(?:use|take|go|want|do|have|walk)(?:ing)?|anything but)(?: that| this| walking| going| using| taking)? (?:it|that|this|there|that one|this one|(?:that|this) (?:hallway|corridor|connection|step|way))\b(?! (?:path|route|tour))/i
/** Of numbers, or of what is known and was said. */
const OF_NUMBERS =
  /\b(?:told|tell|know|knew|numbers?|coins?|remember|understand|understood|see|sure|said|heard|meant|mean|have for|have from|got|get|worth|has|correct|right|wrong|typo)\b/i
const SAID_BEFORE =
  /^\W*(?:(?:no|but|and|well|hm+|so|ok|wait|sorry|please)\b[\s,.]*)*i (?:already |just )?(?:mean|meant|said|told you)(?: that| before| already)*\b/i
/** Would rather have it otherwise, and asks whether that can be. */
const ASKS_WHETHER =
  /\b(?:can(?:['’]?t| not)?|could(?:n['’]?t)?|shall|should(?:n['’]?t)?|may) we\b|\bwhat if\b|\bif we (?:go|went|start|begin|walk|take|end|finish)\w*\b|\bwhy (?:not|don['’]?t we)\b/i
/** Asks for a path of a kind. */
const ASKS_FOR_ONE =
  /\b(?:is|are|isn['’]?t) there\b|\b(?:one|a path|a route|a tour|a way|paths|another|anything|something) (?:that|which|with|where|without)\b|\b(?:what|how) about\b|\bi mean\b/i

const OF_COINS = /\d|\b(?:coins?|numbers?|tell|what (?:do|have) you)\b|\bnot\b|n['’]t\b/i
/** "Can we not go to A first but to B?" */
const RATHER_FIRST = /\b([A-Z]) first,? but (?:rather |instead )?(?:to |with |in |at )?(?:the )?([A-Z])\b/

/** "And one that ends there?" */
const THERE = /(?<=\b(?:ends?|starts?|begins?|finish(?:es)?|ending|starting|finishing) )there\b/

/** No wish takes longer. */
const LONGEST = 200

/** A question behind a wish: "let's end in K, ok?", "…, is it possible?" */
const TAG =
  /(?:,? (?:ok|okay|right|yes|no|please|alright|yes or no)|, (?:(?:is|would|will|could) (?:it|that|this) (?:be )?|(?:it|that|this) (?:is|would be) )(?:possible|ok|okay|fine|all right|alright)(?: (?:for|with) you)?|,? if (?:it|that)(?:['’]?s| is) possible)\s?\?\s*$/i
/** "What would we lose without it?" */
const ASKS_PRICE =
  /\b(?:what|how (?:much|many)(?: coins)?) (?:would|do|does|will|could|can|is|did)\b[^.!?]*\b(?:lose|get|cost|costs|have|be|make|earn|worth|total|left)\b/i
const WITHOUT = /\b(?:without|leav(?:e|ing) out|skip(?:ping)?|avoid(?:ing)?|drop(?:ping)?)\b/i
/** "So K first?" */
const SO_FIRST =
  /^\W*(?:(?:so|and|great|ok|okay|but|then|good|nice)\W+)+(?:it['’]s |we (?:go|start) )?[A-Z] first\b[^.!]*\?/

/**
 * What a message wishes. `rooms`: letters of the house, the start first; `there`: the room that was wished for last;
 * `before`: the hallway that was named last; `path`: the one that "later" and "somewhere else" are compared with.
 */
export function wishesIn(
  text: string,
  rooms: readonly string[],
  there = '?',
  before?: readonly [string, string],
  path?: readonly string[],
): Wish[] {
  const isRoom = (room: string | undefined): room is string => room !== undefined && rooms.includes(room)
  /** The hallway that was named last, for "without it". */
  let named: readonly [string, string] | undefined
  let pointed = before
  let lastRoom: string | undefined
  return text.split(/(?<=[.!?;])\s+|\n/).flatMap((sentence): Wish[] => {
    if (sentence.length > LONGEST || !/[a-z]/i.test(sentence) || tellsOutcome(sentence)) return []
    const written = withRoomPointedTo(withoutPaths(inLetters(sentence, rooms), rooms), rooms, lastRoom)
    lastRoom = (written.match(/\b[A-Z]\b/g) ?? []).findLast((room) => rooms.indexOf(room) > 0) ?? lastRoom
    const letters = withEndsNamed(written, rooms)
    const plain = letters.replace(TAG, '.').replace(THERE, `in ${there}`)
    // Who would have two rooms change places wants no hallway between them.
    if (SWAPS.test(letters)) return []
    const leftOut = leftOutIn(letters, rooms)
    if (leftOut.length > 0) return leftOut
    const ordered = orderWished(letters, rooms, path)
    if (ordered.length > 0) return ordered
    const priced = ASKS_PRICE.test(plain) && WITHOUT.test(plain) ? hallwayIn(plain, rooms) : undefined
    if (priced)
      return [{ about: 'hallway' as const, a: priced[0], b: priced[1], not: true as const, asked: true as const }]
    const neighbours = neighboursWished(letters, rooms)
    const { wanted, named: spoken } = wantedIn(letters, pointed, rooms)
    pointed = spoken
    if (wanted.length > 0) {
      const hallways = wanted.map(({ a, b, how }): Wish => ({
        about: 'hallway' as const,
        a,
        b,
        ...(how === 'not'
          ? { not: true as const, demand: true as const }
          : how === 'one'
            ? { demand: true as const }
            : how === 'asked'
              ? { asked: true as const }
              : {}),
      }))
      return [...hallways, ...neighbours.filter((one) => hallways.every((wish) => !isSameHallway(one, wish)))]
    }
    const places = placesWished(letters.replace(THERE, `in ${there}`), rooms)
    if (places.length > 0 && isTurnedQuestion(letters)) return places
    const unwanted = plain.split(/,\s+(?!that\b|which\b)/).flatMap((clause) => {
      const wishes = unwantedIn(clause, named, rooms)
      const [, a, b] = new RegExp(HALLWAY_NAMED).exec(clause) ?? []
      if (isRoom(a) && isRoom(b)) named = [a, b]
      return wishes
    })
    if (unwanted.length > 0)
      return ASKS_PRICE.test(plain) ? unwanted.map(({ demand, ...wish }): Wish => ({ ...wish, asked: true })) : unwanted
    const asking = plain
      .split(/,\s+/)
      .find(
        (clause) =>
          ASKS_FOR_ONE.test(clause) &&
          !OF_COINS.test(clause) &&
          (FIRST.test(clause) || LAST.test(clause) || HALLWAY.test(clause)),
      )
    const asked = asking !== undefined
    const whether = (ASKS_WHETHER.test(plain) || SO_FIRST.test(plain)) && !OF_COINS.test(plain)
    if (!asked && !whether && (!WANTS.test(plain) || ASKS_OR_TELLS.test(plain)))
      return [...places, ...neighbours].length > 0 ? [...places, ...neighbours] : hallwaysInTurn(letters, rooms)
    const from = asking ?? plain
    const [first, last] = [FIRST, LAST].map((pattern) => pattern.exec(from)?.slice(1).find(isRoom))
    const [, a, b] = (!asked || /\b(?:one|path|route|tour|another)\b/.test(from) ? HALLWAY.exec(from) : null) ?? []
    const how = asked ? { demand: true as const } : whether ? { asked: true as const } : {}
    const found = [
      ...(first !== undefined && first !== rooms[0] ? [{ about: 'first' as const, room: first, ...how }] : []),
      ...(last !== undefined && last !== rooms[0] ? [{ about: 'last' as const, room: last, ...how }] : []),
      ...(isRoom(a) && isRoom(b) && a !== b ? [{ about: 'hallway' as const, a, b, ...how }] : []),
    ]
    const others = places.filter((place) => found.every(({ about }) => about !== place.about))
    const beside = neighbours.filter((one) => found.every((wish) => !isSameHallway(one, wish)))
    const all: Wish[] = [...found, ...others, ...beside]
    return all.length > 0 ? all : hallwaysInTurn(letters, rooms)
  })
}

const isSameHallway = (one: Wish, other: Wish): boolean => nameOfWish(one) === nameOfWish(other)

/** What a clause does not want. `named`: the hallway that "it" stands for. */
function unwantedIn(said: string, named: readonly [string, string] | undefined, rooms: readonly string[]): Wish[] {
  const clause = said.replace(SAID_BEFORE, '')
  if (/\d/.test(clause) || OF_NUMBERS.test(clause) || /\bboth\b/.test(clause)) return []
  const how = { not: true, demand: true } as const
  const isRoom = (room: string | undefined): room is string =>
    room !== undefined && rooms.includes(room) && room !== rooms[0]
  const roomIn = (pattern: RegExp): string | undefined => pattern.exec(clause)?.slice(1).find(isRoom)
  const first = BEGINS.test(clause) ? roomIn(NOT_FIRST) : undefined
  const last = ENDS.test(clause) ? (roomIn(NOT_AT_END) ?? roomIn(NOT_LAST)) : roomIn(NOT_AT_END)
  if (first !== undefined) {
    const rather = RATHER_FIRST.exec(clause)?.[2]
    return [
      { about: 'first', room: first, ...how },
      ...(isRoom(rather) ? [{ about: 'first' as const, room: rather, demand: true as const }] : []),
    ]
  }
  if (last !== undefined) return [{ about: 'last', room: last, ...how }]
  const [a, b] =
    NOT_HALLWAY.exec(clause)
      ?.slice(1)
      .filter((room) => room !== undefined) ?? []
  if (a !== undefined && b !== undefined && a !== b && rooms.includes(a) && rooms.includes(b))
    return [{ about: 'hallway', a, b, ...how }]
  return named && NOT_IT.test(clause) ? [{ about: 'hallway', a: named[0], b: named[1], ...how }] : []
}

/** So many hallways in a text are a list. */
const FEW = 3

/** The hallway that a text names last, unless it lists many. `plain`: rooms as letters. */
export function hallwayIn(plain: string, rooms: readonly string[]): readonly [string, string] | undefined {
  const named = [...plain.matchAll(new RegExp(HALLWAY_NAMED, 'g'))]
  const [, a, b] = named.length > FEW ? [] : (named.at(-1) ?? [])
  return a !== undefined && b !== undefined && a !== b && rooms.includes(a) && rooms.includes(b) ? [a, b] : undefined
}

/** Letters for the names of rooms. */
export const inLetters = (text: string, rooms: readonly string[]): string => inHallways(named(text, rooms), rooms)

/** "Kids–K", "bath to K": rooms whose names are cut short, in a hallway. */
const SHORT = String.raw`\b(?:[Tt]he )?([Bb]ath|[Kk]id['’]?s['’]?|[Cc]hildren(?:['’]s)?|[Ll]iving|[Ee]mpty|[Dd]ining|[Pp]lay)\b(?! ?room)`
const BEFORE_ROOM = new RegExp(
  String.raw`${SHORT}(?=(?:\s?[-–—/]\s?|, (?:the )?)(?:[A-Z]\b|${SHORT})| (?:to|then|and then) (?:the )?(?:[A-Z]\b|${SHORT}))`,
  'g',
)
const BEHIND_ROOM = new RegExp(String.raw`(?<=\b[A-Z](?:\s?[-–—/]\s?| to | then |, ))${SHORT}`, 'g')
function inHallways(text: string, rooms: readonly string[]): string {
  const letter = (all: string, word: string): string => roomCutShort(word, rooms) ?? all
  return text.replace(BEFORE_ROOM, letter).replace(BEHIND_ROOM, letter)
}

/** The room that "kids", "bath" or "empty" begins. */
export function roomCutShort(word: string, rooms: readonly string[]): string | undefined {
  const begin = /^kid/i.test(word) ? 'chil' : word.toLowerCase().slice(0, 4)
  return rooms.find((room) => roomName(room).startsWith(begin))
}

const named = (text: string, rooms: readonly string[]): string =>
  rooms.reduce(
    (plain, room) =>
      plain.replaceAll(
        new RegExp(
          String.raw`\b(?:the )?${
            room === 'C'
              ? "(?:children['’]?s?|kids['’]?|child['’]?s) room|room (?:of|for) (?:the |my )?(?:children|kids)"
              : roomName(room).replace(/ room$/, ' ?room')
          }\b`,
          'gi',
        ),
        room,
      ),
    text,
  )

/** Whether a round trip keeps to a wish. */
export function keeps(path: readonly string[], wish: Wish): boolean {
  return isSo(path, wish) !== (wish.not === true)
}

function isSo(path: readonly string[], wish: Wish): boolean {
  if (wish.about === 'place') return isBetween(path.indexOf(wish.room), wish)
  if (wish.about !== 'hallway') return path.at(wish.about === 'first' ? 1 : -2) === wish.room
  const { a, b } = wish
  return path.some((room, i) => (room === a && path[i + 1] === b) || (room === b && path[i + 1] === a))
}

const isBetween = (place: number, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  place >= from && place <= to

/** Whether steps are those that a wish speaks of. */
export const isNamedIn = (path: readonly string[], wish: Wish): boolean =>
  wish.about === 'hallway' ? path.includes(wish.a) && path.includes(wish.b) : path.includes(wish.room)

/** The same for the same wish, however strong. */
export const nameOfWish = (wish: Wish): string =>
  [
    wish.not,
    wish.about,
    ...(wish.about === 'hallway' ? [wish.a, wish.b].sort() : [wish.room]),
    ...(wish.about === 'place' ? [wish.from, wish.to] : []),
  ].join(' ')
