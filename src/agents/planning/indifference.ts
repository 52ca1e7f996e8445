/** What somebody says not to care about is no wish: neither for it, since it was named, nor against it, since it was denied. */

/** "I don't mind if", "couldn't care less", "all the same to me"; "don't care for" dislikes, "wouldn't mind" wants. */
const INDIFFERENT =
  /\b(?<!\b(?:that|which|who|places|they) )(?:(?:do|does) ?n[o']?t (?:\w+ly )?(?:mind|matter|care(?! for\b)|worry about|bother about)|need(?: not|n'?t) (?:be|have)\b|(?:do|does)(?: not|n'?t) (?:have|need) to be\b|could(?: not|n'?t) care less|no objections? (?:to|against)|no (?:strong )?(?:preference|feelings|opinion)|(?:all|just) the same to (?:me|us)|(?:makes?|is) no (?:difference|odds|object)|neither here nor there|(?:of|has) no (?:consequence|importance|bearing)|immaterial|beside the point|plays? no (?:role|part)|(?:doesn't|does not|don't|do not) play (?:a|any) (?:role|part)|all one to (?:me|us)|(?:can|could) (?:live|do) with or without|(?:can|could) take (?:or leave|(?:it|them) or leave)|(?:i'm|i am|we're|we are) (?:easy|flexible|open to (?:anything|everything|all)|not (?:that |too |so )?(?:fussy|picky|particular|choosy))(?= ?(?:$|[,.;!]))|(?<=^ ?|, )whatever(?= ?(?:$|[.!\n]))|either (?:way|one|of (?:them|those))? ?(?:is|are|would be)? ?(?:fine|ok|okay|good|works)|(?:is|am|are|'m|'re) indifferent)\b/i
/** Nothing of its own: what is meant was named before. */
const POINTS_BACK =
  /^(?:[\s,;:?-]|(?:it|that|this|they|both|is|are|'s|i|we|me|us|to|for|really|honestly|frankly|either way|much|one way or (?:the )?other|have|at all)\b)*$/i
const WISHES = /\b(?:i|we|me|us|need|want|love|like|please|must|prefer|hate|avoid)\b/i
/** Amounts count whatever is said of them: "I don't mind paying 60 dollars". */
const AMOUNT = /\d|\b(?:dollars|bucks|budget|stars?)\b/i
const PARTS =
  /(?<=[,;:?])|(?= (?:but|as long as|so long as|provided|though|although|unless|because|and (?:i|we|please|would|love|like|want|need|prefer))\b)/i

/** One more of what may be or not. */
const IS_OPEN = /\b(?:can|may|might|could) be\b|^\s*(?:or |and )?[\w'-]+(?: [\w'-]+)?,? ?$/i

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
    if (!POINTS_BACK.test(part.replace(INDIFFERENT, ''))) continue
    // "Wine, beer, whatever", "it can be classy, it can be casual, I'm easy".
    let first = true
    while (kept.length > 0 && !WISHES.test(kept.at(-1)!) && (first || IS_OPEN.test(kept.at(-1)!))) {
      kept.pop()
      first = false
    }
  }
  return kept.join('')
}
