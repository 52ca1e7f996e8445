/**
 * Hallways that a sentence would have left out, one or several at once: "with neither E–K nor B–K", "no E–K and no B–K in it",
 * "without E–K or B–K".
 */
import type { Wish } from './wish.ts'

const PAIR = String.raw`(?:the )?([A-Z]) ?(?:[-–—/]| to (?:the )?) ?([A-Z])\b`
const HALLWAY = '(?: (?:hallway|corridor|connection|leg|step|way)s?)?'
/** What leaves out all that stands behind it. */
const OUT = String.raw`(?:(?<=\w)n't|\b(?:neither|none|without|(?<!\bthere (?:is|was) )no|not|nor|avoid(?:s|ing)?|skip(?:s|ping)?|leav(?:e|es|ing) out|drop(?:s|ping)?|omit(?:s|ting)?|exclud(?:e|es|ing)|free of|spar(?:e|es|ing)|do without|bypass(?:es|ing)?))\b`
const FILLERS = String.raw`(?: (?:of|both|either|any|the|hallways?|corridors?|using|use|uses|walk|walking|going|go|goes|through|via|over|by|with|in|on|from|take|takes|taking|want|like|include|includes|including|contain|contains|have to|to)){0,5}`
/** A list of hallways, each of them denied or not. */
const NEXT = String.raw`(?: ?,? (?:and|nor|or|plus|&|as well as|,) | ?, ?)(?:(?:also |again )?(?:without|no|not|nor|neither|avoid(?:ing)?|skip(?:ping)?)${FILLERS} )?${PAIR}${HALLWAY}`
const LIST = new RegExp(`${OUT}${FILLERS} ${PAIR}${HALLWAY}((?:${NEXT}){0,4})`)
/** Denied once more, it is wanted. */
const DENIED =
  /n't\b|\b(?:not|never|hate|sorry|sad|pity|shame|why|regret|mind|dislike|cannot|dont|wont|cant|afraid|miss|told|said|tell|asked|asking|contains?|unhappy|have you)\b[^,;]*$/
/** Behind it: that it is of coins, of a step that is known, or compares. */
const OF_COINS =
  /^\W*(?:\d|(?:is|are|has|have|was|were|for|from|with)\b(?=[^?]*\d)|(?:coins?|numbers?|values?)\b|but\b)/
const ASKS_PRICE =
  /\b(?:what|how (?:much|many)(?: coins)?) (?:would|do|does|will|could|can|is|did)\b[^.!?]*\b(?:lose|get|cost|costs|left)\b/
const LONGEST = 240

/** `plain`: rooms as letters. */
export function leftOutIn(plain: string, rooms: readonly string[]): Wish[] {
  if (plain.length > LONGEST) return []
  const sentence = plain.replaceAll('’', "'").replace(/[A-Za-z]{2,}|\bI\b/g, (word) => word.toLowerCase())
  const found = LIST.exec(sentence)
  if (!found) return []
  const before = sentence.slice(0, found.index)
  const rest = sentence.slice(found.index + found[0].length)
  const isPlain = !DENIED.test(before.replace(TURNED, ''))
  const [, a = '', b = '', more = ''] = found
  const others = [...more.matchAll(new RegExp(PAIR, 'g'))].map(([, one = '', other = '']) => [one, other] as const)
  const pairs = [[a, b] as const, ...others]
  if (
    !isPlain ||
    OF_COINS.test(rest) ||
    !pairs.every((pair) => pair[0] !== pair[1] && pair.every((one) => rooms.includes(one)))
  )
    return []
  if (others.length === 0 && !FOR_ONE.test(sentence)) return []
  const how = ASKS_PRICE.test(sentence) ? { asked: true as const } : { demand: true as const }
  return pairs.map(([one, other]): Wish => ({ about: 'hallway', a: one, b: other, not: true, ...how }))
}

/** "Couldn't we …?" */
const TURNED = /\b(?:(?:can't|couldn't|shouldn't|wouldn't) (?:we|you|it)|(?:can|could|shall|should) we(?: not)?)\b/g
/** Asks for a path, of which one hallway is enough to be spoken of. */
const FOR_ONE =
  /\b(?:is|are|isn't|any|some|another|other|best|third|second|good) (?:there|path|route|tour|one|way|option)?[^.!?]*\b(?:with no|without|neither|that has no|avoid\w*)\b/
