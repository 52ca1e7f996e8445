/**
 * Spells out a number that the partner tells by the listener's: "bathroom same as yours", "one less than you on K-A", "half of
 * yours". Which hallway it is of, the reader finds: it reads the message with one number in its place and with another, and what
 * differs is meant.
 */
import type { Act, Coins } from './english/acts.ts'

export interface Listener {
  read(text: string): readonly Act[]
  /** The listener's own coins; NaN where it told none. */
  own(a: string, b: string): number
  readonly bounds: { readonly min: number; readonly max: number }
}

const YOURS = String.raw`(?:yours|you(?: (?:have|do|got|see|told me|said))?|what you (?:have|got|see|said|told me)|your (?:number|one|value))(?: (?:again|there|too|here))*`
const COUNTS: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 }
const TOLD_BY_YOURS = new RegExp(
  [
    String.raw`\b(\d|${Object.keys(COUNTS).join('|')})(?: coins?)? (less|fewer|lower|below|more|higher|above)(?: than)? ${YOURS}\b`,
    String.raw`\b(half|twice|double|triple)(?: of)?(?: as (?:much|many) as)? ${YOURS}\b`,
    String.raw`\b(?:(?:exactly|also|just|is|has|the) )*(?:same|equal|identical|as (?:much|many))(?: number)? (?:as|to|like|with) ${YOURS}\b`,
    String.raw`\b(?:also|exactly|just) what you (?:have|got|said)\b(?: there| again)?`,
  ].join('|'),
  'i',
)
/** Asks for it, or denies it. */
const ASKS = /\?|\b(?:not|never|isn't|if|whether)\b/i
/** So many are spelled out in one message. */
const MOST = 6
const LONGEST = 600
/** Numbers that stand in for it, in any house. */
const STAND_INS = [1, 2] as const

/** What the words make of the listener's number. */
function valueOf([, count, sign, factor]: RegExpExecArray, yours: number): number {
  if (factor) return yours * { half: 0.5, twice: 2, double: 2, triple: 3 }[factor.toLowerCase()]!
  if (!count || !sign) return yours
  const by = COUNTS[count.toLowerCase()] ?? Number(count)
  return /^(?:less|fewer|lower|below)$/i.test(sign) ? yours - by : yours + by
}

/** The message with such numbers in digits; those whose hallway is not clear stay as they are. */
export function inOwnNumbers(text: string, listener: Listener): string {
  if (text.length > LONGEST || !TOLD_BY_YOURS.test(text)) return text
  const sentences = text.split(/(?<=[.!?;\n])\s+/)
  for (const [i, sentence] of sentences.entries()) if (!ASKS.test(sentence)) sentences[i] = spelled(sentence, listener)
  return sentences.join(' ')
}

function spelled(sentence: string, listener: Listener): string {
  let rest = sentence
  for (let times = 0; times < MOST; times++) {
    const found = TOLD_BY_YOURS.exec(rest)
    if (!found) return rest
    const before = rest.slice(0, found.index)
    const after = rest.slice(found.index + found[0].length)
    const [one, other] = STAND_INS.map((number) =>
      toldIn(listener.read(`${before}${number}${plainly(after)}`)).filter(({ coins }) => coins === number),
    )
    const meant = one!.filter(({ a, b }) => other!.some((also) => also.a === a && also.b === b))
    const [hallway, ...more] = meant
    if (!hallway || more.length > 0) return rest
    const value = valueOf(found, listener.own(hallway.a, hallway.b))
    if (!(value >= listener.bounds.min && value <= listener.bounds.max) || value % 1 !== 0) return rest
    rest = `${before}${value}${after}`
  }
  return rest
}

/** What follows, with a number wherever another one is told so. */
const plainly = (text: string): string => text.replaceAll(new RegExp(TOLD_BY_YOURS.source, 'gi'), '3')

const toldIn = (acts: readonly Act[]): Coins[] => acts.flatMap((act) => (act.kind === 'tell' ? [...act.coins] : []))
