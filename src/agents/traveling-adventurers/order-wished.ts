/**
 * When a sentence would have a room visited, beside first and last: "the attic later", "not the kitchen that early", "K as the
 * second stop", and that a path is to end or begin somewhere else than it does.
 */
import type { Wish } from './wish.ts'

const LINKS = String.raw`(?:(?:to|be|is|was|being|come|comes|coming|came|go|goes|going|visited|visit|must|should|shall|has|have|need|needs|ought|would|will|could|can|as|the|a|an|our|my|it|at|in|on|right|put|stays?|then|please|rather|much|bit|little|lot|even|somewhat|any|only|also|nd|place|number|no) ){0,6}`
const NOUN = String.raw`(?: (?:room|stop|place|one|station|position|spot|step))?`
const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth']
const ORDINAL = `(last but one|next to last|penultimate|second[- ](?:to[- ])?last|${ORDINALS.join('|')}|2nd|3rd|4th|5th|6th)(?! (?:number|row|list|message|path|route|time|question|best|table|line|proposal))`
const NOT_SO = String.raw`(?:(?<=\w)n't|\b(?:not|dont|cant|never))\b`
const SO = '(?:that|so|too|this|quite|very|all that|as)'
const EARLY = '(?:early|soon|quickly|near the (?:start|beginning)|at the (?:start|beginning))'
const LATE = '(?:late|near the end|at the (?:very )?end)'
const LATER = String.raw`(?:later|less early|further (?:back|on|down)|(?:towards?|closer to|nearer to|near) the end|in the second half)`
const EARLIER = String.raw`(?:earlier|sooner|less late|further (?:up|forward)|(?:towards?|closer to|nearer to|near) the (?:start|beginning)|in the first half)`
const room = '(?:the )?([A-Z])'

const patterns = (texts: readonly string[]): RegExp[] => texts.map((text) => new RegExp(text))
const LATER_ON = patterns([
  String.raw`\b${room} ${LINKS}${LATER}\b(?! than)`,
  String.raw`${NOT_SO}[^.!?;,]{0,30}? ${room}(?: \w+){0,3} (?:${SO} )?${EARLY}\b`,
  String.raw`\b${room}(?: \w+){0,3} (?:not|\w+n't|dont) (?:\w+ ){0,3}${SO} ${EARLY}\b`,
  String.raw`\b${room} (?:\w+ ){0,3}?too ${EARLY}\b`,
  String.raw`\b(?:later|less early|leave|keep|save)(?: \w+){0,2} ${room} (?:for )?(?:later|a bit later)\b`,
])
const EARLIER_ON = patterns([
  String.raw`\b${room} ${LINKS}${EARLIER}\b(?! than)`,
  String.raw`${NOT_SO}[^.!?;,]{0,30}? ${room}(?: \w+){0,3} ${SO} ${LATE}\b`,
  String.raw`\b${room} (?:\w+ ){0,3}?too ${LATE}\b`,
])
const AT = patterns([
  String.raw`\b${room} ${LINKS}${ORDINAL}${NOUN}\b`,
  String.raw`\b${ORDINAL}(?: (?:room|stop|place|station|position))(?: (?:is|be|to|should|must|would|could|in|at|the|then|have|with|,|:)){0,4} ${room}\b`,
])
const ELSE = String.raw`(?:somewhere|someplace|anywhere|some place|some where) (?:else|nicer|better|different|other|warmer|safer)|elsewhere|(?:in |with |at )?(?:another|a different|some other|a nicer|a better) (?:last |first )?(?:room|place|one)\b(?! (?:than|for))`
const ENDS_ELSE = new RegExp(
  String.raw`\b(?:end|finish|close|conclude|stop|come home|come back|return)(?:s|es|ed|ing)?(?: up)?(?: in| with| at| from)? (?:${ELSE})|\b(?:another|a different|some other|a nicer|a better) (?:last|final|closing) (?:room|stop|place)\b|\b(?:another|a different|a nicer|a better) (?:end|ending|finish)\b`,
)
const BEGINS_ELSE = new RegExp(
  String.raw`\b(?:start|begin|open|set off)(?:s|ed|ning|ing)?(?: off)?(?: in| with| at| from)? (?:${ELSE})|\b(?:another|a different|some other|a nicer|a better) (?:first|opening) (?:room|stop|place)\b|\b(?:another|a different|a nicer|a better) (?:start|beginning|opening)\b`,
)

/** Wants it, or asks for it. */
const WANTS =
  /\?|\b(?:want(?:s|ed)?|wanna|likes?|love|prefers?|need|needs|must|should|has to|have to|ought|please|insists?|let's|let us|rather|wish(?:es)?|would|could|can|may|shall|hope|mean|meant|got|is there|are there|any|some|another|one|route|path|pleases?|nicer|better|put|move|leave|keep|save|hate|dislike|if|suppose|what about|how about|too|not|dont)\b|n't\b|'d\b/
const ASKS =
  /^\W*(?:(?:and|but|so|or|ok|then|well|hm+)\W+)*(?:can|could|shall|may|should|what|how|would) (?:we|you|it|if|about|[A-Z])\b|\bwhat if\b|\bsuppose\b|\bimagine\b/
/** Asks for a path that is so. */
const FOR_ONE =
  /\b(?:is|are|isn't|aren't) there\b|\b(?:another|other|any|some|anything|something|got|one|route|path|way) (?:\w+ ){0,6}(?:where|with|that|which)\b/
const OF_COINS =
  /\b(?:coins? (?:from|to|on|for)|numbers?|told|tell|said|meant the|correct(?:ed)?|right|wrong|list|row|have you|answer\w*|writ\w+|typ\w+|figures?|send|give)\b/
/** Says how it is: "we come to A later". */
const TELLS =
  /\b(?:it|that|this|yours|your path|that one|¶) (?:already )?(?:has|is|goes|comes|puts|visits|starts|ends)\b|\bwhy (?:is|are|do|does|did)\b|\b(?:see|do|decide|know|show|come back to|talk|discuss|agree|ask|explain) (?:\w+ ){0,3}later\b/
const LONGEST = 240

/** `plain`: rooms as letters; `path`: the one that stands, which "later" is compared with. */
export function orderWished(plain: string, rooms: readonly string[], path?: readonly string[]): Wish[] {
  if (plain.length > LONGEST) return []
  const sentence = plain.replaceAll('’', "'").replace(/[A-Za-z]{2,}|\bI\b/g, (word) => word.toLowerCase())
  if (OF_COINS.test(sentence) || !WANTS.test(sentence)) return []
  const last = rooms.length - 1
  const asks = ASKS.test(sentence)
  const how = FOR_ONE.test(sentence) && !asks ? { demand: true as const } : asks ? { asked: true as const } : {}
  const wishes: Wish[] = []
  for (const clause of sentence.split(/[,;:]\s+|\s[-–—]\s|\b(?:but|because|since|so that)\b/)) {
    if ((TELLS.test(clause) && !FOR_ONE.test(clause)) || /\b[A-Z] ?(?:[-–]|to) ?[A-Z]\b/.test(clause)) continue
    const end = ENDS_ELSE.test(clause) ? path?.at(-2) : undefined
    const begin = BEGINS_ELSE.test(clause) ? path?.[1] : undefined
    if (end) wishes.push({ about: 'last', room: end, not: true, demand: true })
    if (begin) wishes.push({ about: 'first', room: begin, not: true, demand: true })
    const at = placeOf(AT, clause, rooms)
    const place = at && (LAST_BUT_ONE.test(at.words) ? last - 1 : placeNamed(at.words))
    const later = at ? undefined : placeOf(LATER_ON, clause, rooms)?.room
    const earlier = at || later ? undefined : placeOf(EARLIER_ON, clause, rooms)?.room
    if (at && place && place <= last) wishes.push({ about: 'place', room: at.room, from: place, to: place, ...how })
    if (later !== undefined) {
      const now = path?.indexOf(later) ?? -1
      const from = now > 0 && now < last ? now + 1 : Math.ceil((last + 1) / 2)
      wishes.push({ about: 'place', room: later, from, to: last, ...how })
    }
    if (earlier !== undefined) {
      const now = path?.indexOf(earlier) ?? -1
      const to = now > 1 ? now - 1 : Math.ceil(last / 2)
      wishes.push({ about: 'place', room: earlier, from: 1, to, ...how })
    }
  }
  return wishes
}

const LAST_BUT_ONE = /but one|to last|second[- ]last|to-last|penultimate/

const placeNamed = (words: string): number | undefined => {
  const at = ORDINALS.findIndex(
    (ordinal, i) => words.includes(ordinal) || words.includes(`${i + 2}${['nd', 'rd', 'th', 'th', 'th'][i]}`),
  )
  return at < 0 ? undefined : at + 2
}

function placeOf(
  found: readonly RegExp[],
  clause: string,
  [start, ...others]: readonly string[],
): { readonly room: string; readonly words: string } | undefined {
  for (const pattern of found) {
    const match = pattern.exec(clause)
    const named = match?.slice(1).find((group) => group !== undefined && others.includes(group))
    if (match && named !== undefined && named !== start) return { room: named, words: match[0] }
  }
  return undefined
}
