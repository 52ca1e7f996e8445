/** Where sentences begin and end: what tells and then asks is two, and what only opens says nothing. */
import type { Sentence, Token } from './tokens.ts'

const OPENERS = new Set(
  'ok okay alright sure cool great good fine perfect nice excellent awesome wonderful lovely right amazing'.split(' '),
)
const MILD_OPENERS = new Set(['ok', 'okay', 'alright', 'sure', 'cool', 'right'])
const AFTER_OPENERS = new Set(
  "let's lets let so then i i'd i'll i'm i've we we'd we'll how what can could shall should maybe thanks and".split(
    ' ',
  ),
)

/** "Great, let's put Ava on BLEU" calls nobody great. The opener gives way to a word that says nothing, in its place. */
export function withoutOpener(tokens: readonly Token[], isNamed: (at: number) => boolean): readonly Token[] {
  const [first] = tokens
  if (first?.kind !== 'word' || !OPENERS.has(first.text)) return tokens
  const pauses = tokens[1]?.text === ','
  const next = tokens[pauses ? 2 : 1]?.text
  // "Ok Noah for SWAG it is."
  const named = isNamed(1) && tokens.length > 2
  const opens = next !== undefined && (AFTER_OPENERS.has(next) || ((pauses || named) && MILD_OPENERS.has(first.text)))
  return opens ? [{ ...first, text: 'and' }, ...tokens.slice(1)] : tokens
}

const OPENS_QUESTION =
  /^ (?:do you|did you|have you|are you|would you|what (?:did|were|can) you|where (?:do|would|should|is|are)|why (?:do|did|is|would)|does \w+ (?:have|look|fit|work)|who (?:do|does|is|would|should|can|else)|what (?:do|does|is|are|about|would|have)|how (?:is|are|about|good|well|do|does|important)|is there|are there|can you (?:see|tell|do)|could you (?:see|tell)|which |any (?:idea|ideas|thoughts|suggestions|preference))/

/** What a clause that asks begins with behind one that tells. */
const GOES_ON_ASKING =
  /^ (?:do you (?:have|see|know|want|think|agree)|what (?:do|did|would|are|can) you|what about|how about you|who (?:do|would|should) (?:you|we)|(?:can|could|would|will) you (?:see|tell|do|try|find|look|check|get|let|help|send|book|please)|is there|are there|any (?:idea|ideas|thoughts|suggestions|preference)) /

const said = (tokens: readonly Token[]): string => ` ${tokens.map(({ text }) => text).join(' ')} `

const asksUnmarked = (tokens: readonly Token[]): boolean => OPENS_QUESTION.test(said(tokens.slice(0, 4)))

const INTERROGATIVE = new Set(
  'what who whom which how where when why do does did is are can could would should any anyone anybody have has will shall right ok okay yes no agreed deal'.split(
    ' ',
  ),
)
const JOINS = new Set([',', 'and', 'but', 'so', '-', ':'])

/** A sentence that tells and then asks is two: "Ava is great for BLEU, what about you?" */
export function partsOf(sentence: Sentence): Sentence[] {
  const { tokens } = sentence
  if (!sentence.asks) {
    if (asksUnmarked(tokens)) return [{ ...sentence, asks: true }]
    const at = tokens.findIndex(
      ({ text }, i) => i > 1 && text === ',' && GOES_ON_ASKING.test(said(tokens.slice(i + 1, i + 6))),
    )
    return at < 0
      ? [sentence]
      : [
          { tokens: tokens.slice(0, at), asks: false },
          { tokens: tokens.slice(at + 1), asks: true },
        ]
  }
  for (let at = tokens.length - 2; at > 0; at--) {
    if (!JOINS.has(tokens[at]!.text) || !INTERROGATIVE.has(tokens[at + 1]!.text)) continue
    if (INTERROGATIVE.has(tokens[0]!.text) && tokens[at]!.text !== ',') return [sentence]
    return [
      { tokens: tokens.slice(0, at), asks: INTERROGATIVE.has(tokens[0]!.text) },
      { tokens: tokens.slice(at + 1), asks: true },
    ]
  }
  return [sentence]
}

/** "Wouldn't Ada be better for Delta?" is asked by who thinks so: what it tells; undefined: it asks. */
export function rhetorical(tokens: readonly Token[], isNamed: (at: number) => boolean): readonly Token[] | undefined {
  const asks =
    /^(?:would|is|are|does|do|will|can|could|should)$/.test(tokens[0]?.text ?? '') && tokens[1]?.text === 'not'
  return asks && isNamed(2) ? [tokens[0]!, ...tokens.slice(2)] : undefined
}
