/** What is answered in the order in which meetings were asked about: "9 and 2", "high / low". */
import { countsThings, type ReadSentence, type Times } from '../english/index.ts'

/** "9 and 2", where nothing else is named: an answer in the order asked. */
export function numbersInOrder({ tokens }: ReadSentence, times: Times): number[] {
  if (times.find(tokens).length > 0) return []
  return tokens.flatMap(({ value }, at) =>
    value !== undefined &&
    value >= 1 &&
    value <= 10 &&
    Number.isInteger(value) &&
    !['of', '/'].includes(tokens[at - 1]?.text ?? '') &&
    !countsThings(tokens, at)
      ? [value]
      : [],
  )
}

/** "So-so and very", "high / low": as many words as were asked for, and nothing else is said; from 0 to 1. */
export function wordsInOrder(sentences: readonly ReadSentence[], count: number, times: Times): number[] {
  const tokens = sentences.flatMap((sentence) => sentence.tokens)
  if (count < 2 || tokens.length > 6 * count || times.find(tokens).length > 0) return []
  const said = sentences
    .flatMap((sentence) =>
      sentence.tokens
        .map(({ text }) => text)
        .join(' ')
        .split(/ ?(?:,|;|\/|\band\b|\bthen\b) ?/),
    )
    .filter(
      (part) => !/^(?!so ?-? ?so\b)(?:(?:hm+|well|ok|okay|sure|um+|so|i|think|guess|maybe|oh|hi|hello) ?)*$/.test(part),
    )
  const values = said.flatMap((part) => WEIGHTS.find(([, pattern]) => pattern.test(part))?.[0] ?? [])
  return values.length === count && said.length === count ? values : []
}

/** What a word or two without a name say of how much something counts. */
const WEIGHTS: readonly (readonly [value: number, pattern: RegExp])[] = [
  [
    0.2,
    /^(?:(?:quite|very|rather|pretty) )?(?:low|little|minor|unimportant|optional)$|^(?:not|hardly|barely)(?: (?:so|very|really|that|at|much|important|all|too))*$/,
  ],
  [
    0.5,
    /^(?:(?:kind|sort) of |quite |rather |pretty )?(?:so ?-? ?so|medium|middling|moderate(?:ly)?|average|mid|somewhat|a bit|half)(?: important)?$/,
  ],
  [
    0.85,
    /^(?:(?:quite|very|rather|pretty|really|super) )*(?:high|very|really|extremely|important|crucial|critical|vital|essential|a must|must)(?: (?:important|much|so))?$/,
  ],
]
