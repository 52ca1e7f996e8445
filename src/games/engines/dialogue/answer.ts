/** What a person's words at an open offer are: consent and nothing else takes it, small talk does neither, all else refuses. */
import { anyOf } from '../../../replies/index.ts'
import { ANSWERING } from './lexicon.ts'

/** Patterns for words by what they do; each is replaced by a sign. */
const KINDS = ANSWERING.map((list) => new RegExp(`(?<!\\w)(?:${anyOf(list)})(?![\\w'])`, 'g'))

/**
 * An acceptance ends the dialogue, and a refusal loses nothing: "yes, and the zoo?" refuses. Undefined: nothing is said of
 * the offer, or a yes and nothing against it stand beside words that may be anything.
 */
export function answerTo(words: string): 'accept' | 'reject' | undefined {
  // Qualms, doubts (I), what takes it (T), nods (N), what stands beside them, idle words (I), what holds it back (H).
  const signs = KINDS.reduce(
    (text, kind, i) => text.replace(kind, '_ITN_IH'[i]!),
    words
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/ +/g, ' ')
      .replace(/,(?= (?:but|though|then)\b)/g, ''),
    // "6. ok": what it is worth stands beside the consent.
  ).replace(/[^\P{L}A-Z]|(?!^\d\.)[\d👎]/gu, 'W')
  if (!/[TN]/.test(signs) || /[HI?]/.test(signs)) return /[WH\d]/.test(signs) ? 'reject' : undefined
  if (!/W/.test(signs)) return 'accept'
  return /T|^\W*N/.test(signs) ? undefined : 'reject'
}
