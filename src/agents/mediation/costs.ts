/** What a user says that a flight costs: points, or only that a part of it is bad or fine. */
import { amountsIn, type ReadSentence, type Times } from '../english/index.ts'
import { feltIn, type Felt } from './felt.ts'

/** Costs that a user told of a flight: numbers, or only how bad that part is. */
export interface ToldCosts {
  readonly calendar?: number | Felt
  readonly price?: number | Felt
  readonly arrival?: number | Felt
}

type Part = keyof ToldCosts

const PART_WORDS: readonly (readonly [Part | 'total', RegExp])[] = [
  ['price', /^(?:price\w*|fares?|expensive|cheap\w*|pricey|money|deal|budget|afford\w*|ticket\w*)$/],
  ['arrival', /^(?:arriv\w*|wait\w*|friends?|buddy|buddies|apart|together|landing)$/],
  ['calendar', /^(?:meetings?|calendar|conflicts?|schedule|appointments?|missed|missing|overlap\w*)$/],
  ['total', /^(?:total\w*|overall|altogether|score|sum|worth)$/],
]

const partOf = (word: string): Part | 'total' | undefined => PART_WORDS.find(([, pattern]) => pattern.test(word))?.[0]

/** "It would cost me two meetings": so many, and not so much. */
const COUNTED =
  /\b(?:cost\w*|los\w+|miss\w*) (?:me )?(?:about |only |just |at least )?(?:\d+|one|two|three|four|five|six) (?:\w+ )?(?:meetings?|appointments?|events?|calls?)\b/

/** What a sentence says that a flight costs; undefined: nothing. */
export function costsIn({ tokens, asks }: ReadSentence, times: Times): ToldCosts | undefined {
  const taken = new Set(
    times.find(tokens).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  )
  const told: Record<string, number | Felt> = {}
  const words = tokens.map((token) => token.text).join(' ')
  for (const { topic, value, signed } of amountsIn(tokens, partOf, { isTaken: (at) => taken.has(at), weak: 'total' })) {
    if (topic === 'total' || Math.abs(value) > 200 || !Number.isInteger(value)) continue
    // Meetings and arrivals only cost; what a price is without a sign is not clear where it is no small number.
    // "2 meetings" are counted.
    if (topic === 'calendar' && (!signed || COUNTED.test(words))) continue
    if (topic !== 'price') told[topic] = -Math.abs(value) || 0
    else if (signed || Math.abs(value) <= 40) told[topic] = value || 0
  }
  if (told.arrival === undefined && /\bno wait(?:ing)?\b/.test(words)) told.arrival = 0
  for (const [part, felt] of feltIn(words, asks)) told[part] ??= felt
  return Object.keys(told).length > 0 ? told : undefined
}
