/** What a person's words at an open offer are: consent and nothing else takes it, questions and small talk do neither, all else refuses. */
import { anyOf } from '../../../replies/index.ts'
import { answering } from './lexicon.ts'

/**
 * Signs for what the words do, in the order of the lists: what does not count, doubts (I), what suggests something else (Q), no
 * deal (X), "I said yes" (S), what takes it (T), "this" (U) or "that" (V), nods (N), conditions (X), what stands beside consent,
 * persons and things at hand (B), idle words (I), other offers (O), what holds it back (H), what joins clauses.
 */
const SIGNS = '_I_QXSUVTNX_BIOH;&'
/** Made for the first person at an offer: nobody else waits for it. */
let kinds: readonly RegExp[] | undefined

/**
 * An acceptance ends the dialogue, and a refusal loses nothing: "yes, if …" never takes it. A plain consent at the end takes it
 * whatever was remarked before, where that is no condition, wish or other offer. `question`: asks for something before an
 * answer. Undefined: says nothing of the offer, or not for sure.
 */
export function answerTo(words: string): 'accept' | 'reject' | 'question' | undefined {
  kinds ??= answering().map((list) => new RegExp(`(?<!\\w)(?:${anyOf(list)})(?![\\w'])`, 'g'))
  // The words as signs, with the points between clauses.
  const signs = kinds
    .reduce(
      (text, kind, i) => text.replace(kind, SIGNS[i]!),
      words.toLowerCase().replaceAll('’', "'").replace(/[ -]+/g, ' '),
    )
    // "6. ok": what it is worth stands beside the consent.
    .replace(/[^\P{L}A-Z]|(?!^\d\.)[\d👎]/gu, 'W')
    .replaceAll(' ', '')
  if (/\?/.test(signs)) return /Q|[XH][^.!?]*([.!]|$)/.test(signs) ? 'reject' : 'question'
  const [, head, end] = /^((?:.*[^_BNS-V\W]\w*(?:\W|$))?)(.*)$/s.exec(signs) as unknown as [string, string, string]
  if (!/[A-Z]/.test(head)) return /[NS-V]/.test(end) ? 'accept' : undefined
  // "No, I meant yes" says no to something else; "Elena to Harbor and I accept", "a later one, deal", "the zoo is nice, let's do
  // that" may bargain.
  if (/[S-V]/.test(end) && !/X\w|Q/.test(head))
    return (/[US]/.test(signs) || /^[^O]*[BH;][^O]*$/.test(head)) && !/I|&$/.test(head) && !/^\W*&|V/.test(end)
      ? 'accept'
      : undefined
  // Who consents in a sentence of its own, or nods beside other words, says nothing for sure, where no word is against it.
  if (/[.!:]\w*[NS-V]/.test(head.slice(-1) + end)) return undefined
  return /[XOQ]/.test(signs) || (/[WH\d]/.test(signs) && !/(?<!\w)[_BN]*[S-V][_BNS-V]*(?!\w)|^\W*N[^IH]*$/.test(signs))
    ? 'reject'
    : undefined
}
