/**
 * Rooms that a sentence would have side by side in the path: "the attic right after the empty room", "K followed by C", "could B
 * come directly before A?". Which of the two is first does not matter, since a hallway is walked either way.
 */
import type { Wish } from './wish.ts'

const LINKS =
  '(?:(?:to|be|is|come|comes|coming|go|goes|going|visited|must|should|shall|has|have|needs?|ought|would|will|could|as|the|stop|room|next|then|put|also|please|really|always|right) ){0,5}'
const CLOSE = '(?:right|directly|straight(?: ?away)?|immediately|just|next|instantly|only one step)'
const NEXT_TO = `(?:${CLOSE} (?:after|behind|following|before|ahead of|next to|beside|from)|next to|adjacent to|followed (?:${CLOSE} )?by|(?:after|behind|before)(?=[^,.!?]{0,25} ${CLOSE}\\b))`
const NEIGHBOURS = [
  String.raw`\b([A-Z]) ${LINKS}${NEXT_TO} (?:the )?([A-Z])\b`,
  // "After the empty room directly the attic", "right after E we should go to A"
  String.raw`\b(?:${CLOSE} (?:after|behind|before)|(?:after|behind|from)) (?:the )?([A-Z])(?: room)?,? (?:(?:we|i|you|it|should|must|could|would|'d|go|goes|to|the|into|in|visit|comes?|like|want|please|then) ){0,7}(?:${CLOSE} )(?:(?:to|into|in|the|visit) ){0,3}([A-Z])\b`,
  String.raw`\b${CLOSE} (?:after|behind|before) (?:the )?([A-Z])(?: room)?,? (?:(?:we|i|you|it|should|must|could|would|'d|go|goes|to|the|into|in|visit|comes?|like|want|please|then) ){1,7}([A-Z])\b`,
  String.raw`\b([A-Z]) and (?:the )?([A-Z]) (?:(?:to|be|must|should|have|need|come|go|stay|right|directly) ){0,4}(?:next to each other|side by side|one after the other|in a row|adjacent|neighbou?rs|together)\b`,
].map((pattern) => new RegExp(pattern))

const WANTS =
  /\b(?:want(?:s|ed)?|like|love|prefers?|needs?|must|should|has to|have to|ought|please|insists?|let's|let us|rather|wish(?:es)?|hope|would be|propose|suggest|mean|meant|as long as|only if|'d)\b/
const ASKS =
  /\?|\b(?:can|could|may|might|shall|should|would|will) (?:we|you|it|that|[A-Z])\b|\bwhat (?:if|about)\b|\bhow about\b|\b(?:is|are) there\b/
const BARE = /^\W*(?:(?:so|and|then|but|just|ok|okay|please|no|yes|well|now|put|go|visit|the|to|walk|take) )*$/
/** Says how it is, tells coins, or denies it. */
const TELLS =
  /\d|\b(?:it|that|this|yours|mine|¶|(?:your|my|this|that|the) (?:path|route|one|tour)) (?:has|is|goes|comes|puts|visits|starts|ends)\b|\b(?:coins?|numbers?|told|said)\b|\b[A-Z] (?:is|comes|goes|was|follows|lies) |\bwhy (?:is|are|do|does|did)\b/
const NEGATED = /n't\b|\b(?:not|never|without|avoid|anything but|instead of|rather than)\b/
const LONGEST = 240

/** `plain`: rooms as letters. */
export function neighboursWished(plain: string, rooms: readonly string[]): Wish[] {
  if (plain.length > LONGEST) return []
  const sentence = plain.replaceAll('’', "'").replace(/[A-Za-z]{2,}|\bI\b/g, (word) => word.toLowerCase())
  const asks = ASKS.test(sentence)
  const wants = WANTS.test(sentence)
  const found = new Map<string, Wish>()
  for (const clause of sentence.split(
    /[,;:]\s+|\s[-–—]\s|\b(?:but|because|since|so that)\b|\band (?=(?:the )?[A-Z] )/,
  )) {
    if (TELLS.test(clause) || NEGATED.test(clause)) continue
    for (const pattern of NEIGHBOURS) {
      const match = pattern.exec(clause)
      const [, a, b] = match ?? []
      if (!match || a === undefined || b === undefined || a === b || !rooms.includes(a) || !rooms.includes(b)) continue
      if (!asks && !wants && !BARE.test(clause.slice(0, match.index))) continue
      found.set([a, b].toSorted().join(''), { about: 'hallway', a, b, ...(asks && { asked: true as const }) })
      break
    }
  }
  return [...found.values()]
}
