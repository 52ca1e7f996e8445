/** What somebody says not to care about is no wish: neither for it, since it was named, nor against it, since it was denied. */

/** "I don't mind if", "couldn't care less", "all the same to me"; "don't care for" dislikes, "wouldn't mind" wants. */
const INDIFFERENT =
  /\b(?<!\b(?:that|which|who|places|they) )(?:(?:do|does) ?n[o']?t (?:\w+ly )?(?:mind|matter|care(?! for\b)|worry about|bother about)|need(?: not|n'?t) (?:be|have)\b|(?:do|does)(?: not|n'?t) (?:have|need) to be\b|could(?: not|n'?t) care less|no objections? (?:to|against)|no (?:strong )?(?:preference|feelings|opinion)|(?:all|just) the same to (?:me|us)|(?:makes?|is) no difference|(?:is|am|are|'m|'re) indifferent)\b/i
/** Nothing of its own: what is meant was named before. */
const POINTS_BACK =
  /^(?:[\s,;:?-]|(?:it|that|this|they|both|is|are|'s|i|we|me|us|to|for|really|honestly|frankly|either way|much|one way or (?:the )?other|have|at all)\b)*$/i
const WISHES = /\b(?:i|we|me|us|need|want|love|like|please|must|prefer|hate|avoid)\b/i
/** Amounts count whatever is said of them: "I don't mind paying 60 dollars". */
const AMOUNT = /\d|\b(?:dollars|bucks|budget|stars?)\b/i
const PARTS =
  /(?<=[,;:?])|(?= (?:but|as long as|so long as|provided|though|although|unless|because|and (?:i|we|please|would|love|like|want|need|prefer))\b)/i

/** The text without what nobody cares about. */
export const withoutIndifference = (text: string): string =>
  INDIFFERENT.test(text) ? text.replaceAll(/[^.!\n]+/g, caredFor) : text

function caredFor(sentence: string): string {
  const kept: string[] = []
  for (const part of sentence.split(PARTS)) {
    if (!INDIFFERENT.test(part) || AMOUNT.test(part)) {
      kept.push(part)
      continue
    }
    const before = kept.at(-1)
    if (before !== undefined && POINTS_BACK.test(part.replace(INDIFFERENT, '')) && !WISHES.test(before)) kept.pop()
  }
  return kept.join('')
}
