/** Answers that say no more than what was asked for, "60", "lighthouse, a bar", as the sentences that they stand for. */
import { lastQuestion } from '../english/index.ts'
import { readerFor } from './english.ts'

const ASKS_BUDGET = /\b(?:budget|spend|limit|money)\b/i
const BARE_NUMBER =
  /^\W*(?:(?:about|around|roughly|maybe|say|up to|at most|max(?:imum)?|below|under|no more than|like|just|only) )*(\d{2,3})\W*(?:max(?:imum)?|or so|at most|please|each|total|in total)?\W*$/i
/** No more words than names have. */
const LONGEST = 6
/** Who says so much speaks in sentences. */
const SENTENCE =
  /\b(?:i|we|my|our|is|are|was|do|does|not|no|none|nothing|never|any|like|love|hate|want|need|avoid|without|what|which|how|why|you|at least|please|could|would|can|heard|curious|too|skip|keep|drop|looks?|sounds?|seems?|loving|tr(?:y|ied)|might|may|let|go|prefer|think|great|good|nice|fine|bad|lovely|awesome|perfect|different|another|other|better|instead|swap|replace|change|remove|add|stick)\b|n't|\?/i

/** `said`: what the listener said before, whose last question is answered. */
export function inFull(text: string, said: string, sites: readonly string[]): string {
  const question = lastQuestion(said)
  const number = BARE_NUMBER.exec(text)?.[1]
  if (number !== undefined) return ASKS_BUDGET.test(question) ? `My budget is $${number}.` : text
  return text
    .split(/(?<=[.!;\n])\s+/)
    .map((sentence) => completed(sentence, sites))
    .join(' ')
}

/** "Museum, park, cafe.": places and kinds of places with no verb are wanted. */
function completed(sentence: string, sites: readonly string[]): string {
  if (sentence.split(/\s+/).length > LONGEST || SENTENCE.test(sentence)) return sentence
  const mentions = readerFor(sites).mentions(sentence)
  if (!mentions.some(({ kind }) => kind === 'site' || kind === 'type')) return sentence
  return mentions
    .map(({ kind, id }) =>
      kind === 'site'
        ? `I want to see ${id}.`
        : kind === 'type'
          ? `At least one ${id}, please.`
          : `I would like ${id}.`,
    )
    .join(' ')
}
