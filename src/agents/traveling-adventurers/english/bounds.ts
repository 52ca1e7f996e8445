/** Takes the value from numbers that only bound how many coins there are: "at least 5", "3 or 4", "3–5", or deny one: "I don't have 5". */
import { wordOf } from './token.ts'
import type { Token } from './tokens.ts'

const isNumber = (token: Token | undefined): boolean => token?.kind === 'number'

/** The words of some tokens, in which nothing else stands for a word. */
const words = (tokens: readonly Token[]): string => tokens.map((token) => wordOf(token) || '_').join(' ')

const BOUNDS =
  /(?:^| )(?:at (?:least|most|max|min)|up to|over|under|above|below|(?:more|less|fewer|higher|lower|greater|bigger|smaller) than|(?:don't|doesn't|didn't|not|never|no longer) (?:have|has|get|see)(?: an?| the| any)?|(?:isn't|is not|wasn't|aren't)(?: an?| the| any)?)$/
const BOUNDED =
  /^(?:or (?:so|more|less|fewer|higher|lower|better|above|below)|at (?:least|most)|and (?:more|up|above))(?: |$)/

const rangeEnd = (tokens: readonly Token[], i: number): number =>
  wordOf(tokens[i + 1]) === 'or' && /^(?:an?|maybe|perhaps|even)$/.test(wordOf(tokens[i + 2])) ? i + 3 : i + 2

/** Whether the numbers at `i` and behind it are the ends of a range: "3–5", "3 or 4", "3 to 5", "between 3 and 5". */
function isRange(tokens: readonly Token[], i: number): boolean {
  const [before, link] = [tokens[i - 1], tokens[i + 1]]
  // "A 1 or a 7"
  const other = tokens[rangeEnd(tokens, i)]
  if (!isNumber(tokens[i]) || !isNumber(other)) return false
  if (link?.kind === 'join') return !link.arrow && before?.kind !== 'join' && tokens[i + 3]?.kind !== 'join'
  if (wordOf(link) === 'to') return !/^(?:from|it|that)$/.test(wordOf(before))
  return wordOf(link) === 'or' || (wordOf(link) === 'and' && wordOf(before) === 'between')
}

/** The tokens with no value for such numbers, so that they still belong to their hallways. */
export function blurBounds(tokens: readonly Token[]): readonly Token[] {
  const blurred: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!
    const range = isRange(tokens, i)
    const behind = /^coins?$/.test(wordOf(tokens[i + 1])) ? i + 2 : i + 1
    const bounded =
      token.kind === 'number' &&
      (BOUNDS.test(words(tokens.slice(Math.max(0, i - 3), i))) || BOUNDED.test(words(tokens.slice(behind, behind + 2))))
    blurred.push(range || bounded ? { kind: 'number', value: NaN } : token)
    if (range) i = rangeEnd(tokens, i)
  }
  return blurred
}
