/** Answers that say no more than what was asked for, "60", "lighthouse, a bar", as the sentences that they stand for. */
import { lastQuestion } from '../english/index.ts'
import { wordSet } from '../english/typing/word-set.ts'
import { rewrite } from '../english/typing/rewriting.ts'
import { readerFor } from './english.ts'
import { FIGURES } from './plainly.ts'

const ASKS_BUDGET = /\b(?:budget|spend|limit|money)\b/i
/** Whether what was said asks for a limit, and for nothing else. */
export const asksBudget = (said: string): boolean => /^[^:,]*\b(?:budget|spend)\b[^:,]*\?$/i.test(lastQuestion(said))

/** What may stand beside the number of a limit, where one was asked for. */
const BESIDE_LIMIT = wordSet(
  "ok okay well hm hmm um uh oh yes yeah so i we guess think suppose i'd we'd would say let us let's lets maybe perhaps probably about around roughly approximately something like ish up to at most max maximum below under no not more than less or just only a an the have has got i've we've there's is it it's that's can could do be will limit budget my our total of in all altogether together each please tops dollars dollar bucks for everything everyone whole day trip fine enough absolute ok right now with lot no wait actually sorry rather better make that mean meant stretch to",
)

const CORRECTS = /\b(?:no|or|rather|make|sorry|wait|actually|better|mean|meant|say|could)\b/i

/** The limit in an answer that says no more in one of its parts: "hm, 60? And a bar please" has the other part left. */
function limitIn(text: string): { limit: number; rest: string } | undefined {
  let found: { limit: number; rest: string } | undefined
  for (const part of rewrite(text, [FIGURES]).split(/(?<=[,.;!?\n]) /)) {
    const numbers = part.match(/\d+/g) ?? []
    const words = part.toLowerCase().match(/[a-zà-ÿ'’]+/g) ?? []
    if (numbers.length !== 1 || !/^\d{2,3}$/.test(numbers[0]) || !words.every((word) => BESIDE_LIMIT.has(word)))
      continue
    // "Sixty. No, seventy."
    if (found === undefined || CORRECTS.test(part))
      found = { limit: Number(numbers[0]), rest: (found?.rest ?? rewrite(text, [FIGURES])).replace(part, '').trim() }
  }
  return found
}

/** No more words than names have. */
const LONGEST = 6
/** Who says so much speaks in sentences. */
const SENTENCE =
  /\b(?:i|we|my|our|is|are|was|do|does|not|no|none|nothing|never|any|like|love|hate|want|need|avoid|without|what|which|how|why|you|at least|please|could|would|can|heard|curious|too|skip|keep|drop|looks?|sounds?|seems?|loving|tr(?:y|ied)|might|may|let|go|prefer|think|great|good|nice|fine|bad|lovely|awesome|perfect|different|another|other|better|instead|swap|replace|change|remove|add|stick|should|ought|makes?|ruins?|scares?|bores?|annoys?|attracts?|excites?|appeals?)\b|n't|\?/i

/** `said`: what the listener said before, whose last question is answered. */
export function inFull(text: string, said: string, sites: readonly string[]): string {
  const question = lastQuestion(said)
  const told = ASKS_BUDGET.test(question) ? limitIn(text) : undefined
  if (told === undefined && /^\W*(?:\w+ ){0,3}\d{2,3}\W*$/.test(text)) return text
  return (told ? `My budget is $${told.limit}. ${told.rest}` : text)
    .split(/(?<=[.!;\n])\s+/)
    .map((sentence) => completed(sentence, sites))
    .join(' ')
}

/** "Kite Hill: optional.", "maybe Kite Hill". */
const SOFT =
  /\b(?:optional(?:ly)?|maybe|perhaps|possibly|if (?:at all )?possible|if (?:it|there|time|that)\b[^,.]*|interested|nice to have|no need|not (?:required|needed|essential|a must))\b/i

/** "Museum, park, cafe.": places and kinds of places with no verb are wanted. */
function completed(sentence: string, sites: readonly string[]): string {
  if (sentence.split(/\s+/).length > LONGEST || SENTENCE.test(sentence)) return sentence
  const mentions = readerFor(sites).mentions(sentence)
  if (!mentions.some(({ kind }) => kind === 'site' || kind === 'type')) return sentence
  const see = SOFT.test(sentence) ? 'I would like to see' : 'I want to see'
  return mentions
    .map(({ kind, id }) =>
      kind === 'site' ? `${see} ${id}.` : kind === 'type' ? `At least one ${id}, please.` : `I would like ${id}.`,
    )
    .join(' ')
}
