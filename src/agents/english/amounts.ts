/** Numbers that a sentence gives to topics: "price costs me 3, the wait 15", "minus 4 for the flight", "a total of -12". */
import type { Token } from './tokens.ts'

export interface Amount<Topic extends string> {
  readonly topic: Topic
  /** With its sign, where one is said: by a sign, or by words like "costs", "lose", "gain". */
  readonly value: number
  readonly signed: boolean
}

const LOSS = new Set(
  'cost costs costing lose loses losing lost minus negative down deduct deducts deducted hurts hurt takes penalty'.split(
    ' ',
  ),
)
const GAIN = new Set('plus gain gains gaining positive up earns earn adds add bonus win wins'.split(' '))
const ENDS = new Set([',', ';', ':', '(', ')', 'and', 'but', 'while'])

/**
 * "The bar is fine (+4)", "no museum, -8", "over our budget, which costs 6": a mark behind which a number stands alone, or
 * what is said of the same goes on.
 */
function goesOn(tokens: readonly Token[], mark: number): boolean {
  const { text } = tokens[mark]!
  if (text !== ',' && text !== '(') return false
  let at = mark + 1
  if (tokens[at]?.text === 'which') return true
  while (BEFORE_ALONE.has(tokens[at]?.text ?? '')) at++
  if (tokens[at]?.kind !== 'number') return false
  if (POINTS.has(tokens[at + 1]?.text ?? '')) at++
  const next = tokens[at + 1]?.text
  return text === '(' ? next === ')' : next === undefined || ENDS.has(next)
}

const BEFORE_ALONE = new Set(['+', '-', 'plus', 'minus', 'so', 'at'])
const POINTS = new Set(['points', 'point'])

/** `weak` is the topic of numbers that no other topic claims: the total. `topicOf`: what a word speaks of; `isTaken`: places of numbers that mean something else. */
export function amountsIn<Topic extends string>(
  tokens: readonly Token[],
  topicOf: (word: string, at: number) => Topic | undefined,
  { isTaken = () => false, weak }: { isTaken?: (at: number) => boolean; weak?: Topic } = {},
): Amount<Topic>[] {
  const found: Amount<Topic>[] = []
  let topic: Topic | undefined
  let sign = 0
  let waiting: { value: number; signed: boolean } | undefined
  let claimed = false
  const settle = (): void => {
    if (waiting && claimed && weak !== undefined) give(weak, waiting.value, waiting.signed)
    waiting = undefined
    topic = undefined
    claimed = false
    sign = 0
  }
  const give = (to: Topic, value: number, signed: boolean): void => void found.push({ topic: to, value, signed })
  for (const [at, token] of tokens.entries()) {
    const { text, value } = token
    if (isTaken(at)) continue
    if (value !== undefined && (token.kind === 'number' || sign !== 0)) {
      const next = tokens[at + 1]?.text ?? ''
      if (
        ['%', 'am', 'pm', 'th', 'st', 'nd', 'rd', 'hours', 'hour', 'stars', 'miles', 'mile', '/'].includes(next) ||
        (next === ':' && tokens[at + 2]?.kind === 'number') ||
        tokens[at - 1]?.text === '$'
      )
        continue
      const directed = value < 0 || tokens[at - 1]?.text === '+' ? value : sign < 0 ? -value : value
      const signed = value < 0 || sign !== 0 || tokens[at - 1]?.text === '+'
      if (topic !== undefined) {
        give(topic, directed, signed)
        topic = undefined
      } else waiting = { value: directed, signed }
      continue
    }
    if (LOSS.has(text)) sign = -1
    else if (GAIN.has(text)) sign = 1
    const spoken = topicOf(text, at)
    if (spoken !== undefined && spoken === weak) claimed = true
    else if (spoken !== undefined) {
      if (waiting) {
        give(spoken, waiting.value, waiting.signed)
        waiting = undefined
      } else topic = spoken
    }
    // "Total: -25": a colon ends only what has its number.
    if (ENDS.has(text) && (text !== ':' || waiting) && !goesOn(tokens, at)) settle()
  }
  settle()
  return found
}
