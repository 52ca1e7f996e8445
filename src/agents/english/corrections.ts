/** What takes back what was said before: "I meant Boris, not Greta", "scratch that". */
import type { Act } from './acts.ts'
import type { Finder } from './mentions.ts'
import type { Token } from './tokens.ts'

const CORRECTS =
  / (?:i meant|meant to say|correction|scratch|i misread|i misspoke|mixed (?:them|that|it|up)|take that back|no wait|wait no|got that wrong|rather i mean|i mean)/

export const isCorrection = (words: readonly string[]): boolean => CORRECTS.test(` ${words.join(' ')} `)

/** "I meant Boris, not Greta": what is denied is no wish, and who was meant takes the place in what was said last. */
export function corrected(acts: readonly Act[], tokens: readonly Token[], names: Finder): Act[] {
  const told = acts.filter(({ type }) => type === 'inform' || type === 'compare')
  const denied = tokens.findIndex(({ text }) => text === 'not')
  const meant = names.find(tokens).filter(({ from }) => denied < 0 || from < denied)
  return [{ type: 'correct', about: told.length > 0 ? [] : meant }, ...told]
}
