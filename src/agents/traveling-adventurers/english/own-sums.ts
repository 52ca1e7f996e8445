/** Leaves out what somebody adds up behind the numbers told: "L-C 9, C-E 10, so 19", "… so L-C-E would give me 19 already". */
import { isMark, wordOf } from './token.ts'
import type { Token } from './tokens.ts'

/** Before a sum. */
const CONCLUDES = /^(?:so|makes|making|totals|thus|hence|altogether|total|sum|equals)$/
/** So many tokens may stand between the word that concludes and the sum. */
const REACH = 12

/** A number that is the sum of those before it, in a clause that concludes, tells of no hallway. */
export function withoutOwnSum(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex(({ kind }) => kind === 'number')
  const sum = tokens[last]
  if (sum?.kind !== 'number') return tokens
  let from = last - 1
  while (from > Math.max(0, last - REACH) && !CONCLUDES.test(wordOf(tokens[from]))) from--
  if (from <= 0 || !CONCLUDES.test(wordOf(tokens[from])) || tokens.slice(last + 1).some(({ kind }) => kind === 'room'))
    return tokens
  // "So L-A is 17" tells of a hallway.
  if (tokens.slice(from).filter(({ kind }) => kind === 'room').length === 2) return tokens
  // "So 17+12+14 = 81": adds up what both have.
  const [summands, words] = [tokens.slice(from + 1), tokens.slice(from + 1).filter(({ kind }) => kind === 'word')]
  const addsUp = summands.filter(({ kind }) => kind === 'number').length > 2 && words.length < 3
  const isEnd = summands.every(({ kind }) => kind !== 'room') && summands.some((token) => isMark(token, '='))
  if (addsUp && isEnd) return tokens.slice(0, tokens.slice(0, from).findLastIndex(({ kind }) => kind !== 'mark') + 1)
  const before = tokens.slice(0, from).flatMap((token) => (token.kind === 'number' ? [token.value] : []))
  const isSum = before.some((_, i) => i < before.length - 1 && before.slice(i).reduce((a, b) => a + b) === sum.value)
  if (!isSum) return tokens
  const end = tokens.slice(0, from).findLastIndex(({ kind }) => kind !== 'mark') + 1
  return tokens.slice(0, /^(?:that|which|it)$/.test(wordOf(tokens[end - 1])) ? end - 1 : end)
}
