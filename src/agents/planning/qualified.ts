/** What is sought, parted from what is refused beside it and from what it is not to be, so that no refusal reaches what is sought. */
import type { Rewriting } from '../english/typing/rewriting.ts'
import { readerFor } from './english.ts'

/** "I'd rather have beer than wine, and please find somewhere with music": what is put behind another thing ends there. */
const BESIDE_RATHER =
  /\b((?:(?:rather|sooner|prefer)\b[^.;!?\n]{2,60}? (?:than|over|to)|rather than|instead of) [^.,;!?\n]{2,40}?),? (?:please,? )?(?:and|plus)(?: also| then| please)* (?=(?:somewhere|someplace|a place|places|something|live|parking|wifi|takeout|an? \w+ (?:with|where)|with|i|we|find|get|give|show|take|would)\b)/gi
/** "A beer place that's not touristy", "somewhere that doesn't have music". */
const THAT_IS_NOT =
  /\b(places?|spots?|bars?|pubs?|restaurants?|caf[eé]s?|museums?|parks?|shops?|somewhere(?: \w+)?|joints?|food|ones?) (?:that|which)(?:'?s not| is not| isn'?t| are not| aren'?t| ((?:does not|doesn'?t|do not|don'?t) (?:have|offer|serve|play)(?: any)?)) /gi
const thatIsNot = (
  said: string,
  noun: string,
  lacks: string | undefined,
  ...[at, text]: readonly (string | number)[]
): string => {
  const before = String(text)
    .slice(Math.max(0, Number(at) - 120), Number(at))
    .replace(/^.*[.!?;\n]/s, '')
  // Where nothing else is sought, nothing is to be parted.
  const seeks = readerFor([])
    .mentions(`${before}${noun}`)
    .some(({ kind }) => kind !== 'other' && kind !== 'site' && kind !== 'type')
  return DENIED.test(before) || (!seeks && !lacks) ? said : `${noun}; ${lacks ? 'no' : 'not'} `
}
const DENIED = /\b(?:no|not|nothing|never|avoid|hate|without|skip|dislike|any|if|unless|leave|drop)\b|n't\b/i

export const QUALIFIED: readonly Rewriting[] = [
  // "We prefer to eat Thai food" compares nothing.
  [
    /\bprefer(s?) to (?=(?:\w+ly )?(?:sit|eat|drink|dine|have|be|go|see|visit|stay|hear|listen|book|reserve|take|walk|find|spend|start|end|lunch)\b)(?![^.;!?\n]*\b(?:than|rather|over|to (?:eat|drink|sit|go|be))\b)/gi,
    'like$1 to ',
  ],
  [/\bprefers? (?:to not|not to) /gi, 'rather not '],
  [/\b(sit|sitting) out (?=in |on |under |there)/gi, '$1 outside '],
  [BESIDE_RATHER, '$1; '],
  [THAT_IS_NOT, thatIsNot],
]
