/**
 * Which of two rooms comes first, where it is asked for: "what if we visit the attic before the kitchen?" Any path has them in
 * that order one way round, and it is worth the same both ways.
 */
import type { Conversation } from './conversation.ts'
import type { Choose } from './english/voice.ts'

const VISIT =
  '(?:(?:is|be|comes?|was|were|visited|seen|should|must|could|would|will|go|goes|long|some ?time|anywhere|already|first|and|only) ){0,4}'
const ORDER = new RegExp(
  String.raw`\b([A-Z]) ${VISIT}(before|ahead of|earlier than|after|later than|behind) (?:the )?([A-Z])\b`,
)
const ASKS =
  /\b(?:what if|how about|what about|can|could|shall|should|may|would|let['’]?s|want|like|rather|prefer|must|have to|has to|please|if we)\b/i
/** Side by side is more than in order. */
const CLOSE = /\b(?:right|directly|straight|immediately|just|next)\b|\d|\bwhy\b|n['’]t\b|\bnot\b/i
const LONGEST = 160

/** The rooms in the order that a sentence asks for. `plain`: rooms as letters. */
function orderAsked(plain: string, rooms: readonly string[]): readonly [string, string] | undefined {
  for (const sentence of plain.match(/[^.!?\n]+[.!?\n]*/g) ?? []) {
    if (sentence.length > LONGEST || !ASKS.test(sentence) || CLOSE.test(sentence)) continue
    const [, one, word, other] = ORDER.exec(sentence) ?? []
    if (one === undefined || other === undefined || one === other) continue
    if (![one, other].every((room) => rooms.indexOf(room) > 0)) continue
    return /after|later|behind/.test(word!) ? [other, one] : [one, other]
  }
  return undefined
}

export function answerOfOrder(
  plain: string,
  standing: readonly string[],
  { rooms }: Conversation,
  choose: Choose,
): string | undefined {
  const order = orderAsked(plain, rooms)
  if (!order) return undefined
  const [first, then] = order
  if (standing.indexOf(first) < standing.indexOf(then))
    return choose(['The path that I named does so already.', 'So it is already on mine.'])
  const turned = standing.toReversed().join(' ')
  return choose([
    `The other way round ${first} comes before ${then} (${turned}), and it is worth just as much.`,
    `Walked backwards ${first} comes before ${then} (${turned}), for as many coins.`,
  ])
}
