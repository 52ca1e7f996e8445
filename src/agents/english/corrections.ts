/** What takes back what was said before: "I meant Boris, not Greta", "scratch that". */
import type { Act } from './acts.ts'
import type { Finder } from './mentions.ts'
import type { Token } from './tokens.ts'

const CORRECTS =
  / (?:i meant|meant to say|correction|scratch|i misread|i misspoke|mixed (?:them|that|it|up)|take that back|no wait|wait no|got that wrong|rather i mean|i mean)/

/** "That is what I meant" sets nothing right. */
const AGREES = /\b(?:exactly |just |precisely )?(?:what|as|how|the way|like) i (?:meant|mean)\b/

export const isCorrection = (words: readonly string[]): boolean =>
  CORRECTS.test(` ${words.join(' ').replace(AGREES, '')} `)

/** "I meant Boris, not Greta": what is denied is no wish, and who was meant takes the place in what was said last. */
export function corrected(acts: readonly Act[], tokens: readonly Token[], names: Finder): Act[] {
  const told = acts.filter(({ type }) => type === 'inform' || type === 'compare')
  const denied = tokens.findIndex(({ text }) => text === 'not')
  const meant = names.find(tokens).filter(({ from }) => denied < 0 || from < denied)
  // "I said Ava was good on Delta but I meant Boris."
  const at = tokens.findIndex(({ text }) => text === 'meant')
  const isQuoted = tokens
    .slice(0, Math.max(0, at))
    .some(({ text }) => /^(?:said|wrote|typed|put|told|claimed)$/.test(text))
  const instead = isQuoted ? names.find(tokens.slice(at)) : []
  if (instead.length > 0)
    return told.flatMap((act) =>
      act.type === 'inform'
        ? [{ ...act, about: act.about.map((one) => instead.find(({ kind }) => kind === one.kind) ?? one) }]
        : [],
    )
  return [{ type: 'correct', about: told.length > 0 ? [] : meant }, ...told]
}
