/**
 * Whether a sentence asks or makes it a condition what a path has: "does yours go over K-A?", "only if it has the bath and E-K".
 * The rooms and hallways in it are no steps that its speaker proposes.
 */
import { renderWords, roomsIn, type Sentence } from './tokens.ts'

const PATH = '(?:path|route|tour|plan|way|walk|trip|round|one|proposal|suggestion|version|idea|order|loop)'
const IT = String.raw`(?:it|that|this|yours|mine|(?:the|your|my|that|this|our) (?:[\w']+ )?${PATH}(?: of yours)?)`
const HAS =
  '(?:go|goes|going|runs?|leads?|pass(?:es)?|walks?|has|have|got|uses?|contains?|includes?|takes?|covers?|visits?|keeps?|collects?|gets?|comes?|crosses|cross|touch(?:es)?|still)'
const CONTENTS = [
  // "Does it go over K-A?", "I asked whether your path uses K-A", "only if it has my sixes"
  String.raw`(?<!\bwhat )\b(?:does|do|did|will|if|whether|as long as|provided|providing|assuming|unless|only when|once)(?: that)? ${IT}(?: (?:also|still|really|even|then|already|both|all|only))* ${HAS}\b`,
  // "Has it my K-A?", "is the attic in it?"
  String.raw`^(?:[\w']+,? ){0,3}(?:has|have) ${IT} (?:got )?(?:my |the |your |our |both |all )?[A-Z]\b`,
  String.raw`\b(?:is|are|will|if|whether) (?:(?:my|the|your|our|both|all|of|and) )*[A-Z]\b[^.]*\b(?:in|on|part of|included in|covered by|inside) ${IT}`,
]
const ASKS = new RegExp(CONTENTS.join('|'))
/** Asks for coins, or for a path, beside it. */
const ASKS_ELSE = /\b(?:how|what|which|where|coins?|numbers?|let's|how about)\b/
/** Longer sentences say more than that. */
const LONGEST = 240

/** Whether the sentence spells no round trip out from the start to the start. */
const spellsNone = ({ tokens }: Sentence, rooms: readonly string[]): boolean =>
  roomsIn(tokens).filter((room) => room === rooms[0]).length < 2

export function asksOfContents(sentence: Sentence, rooms: readonly string[]): boolean {
  const text = renderWords(sentence.tokens)
  return text.length <= LONGEST && ASKS.test(text) && !ASKS_ELSE.test(text) && spellsNone(sentence, rooms)
}
