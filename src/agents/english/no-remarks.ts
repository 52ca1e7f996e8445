/** Words that grade elsewhere, where they tell nothing: "whoever is best", "her fit with it is …", "hesitate to say". */
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

interface Reading {
  readonly taken: (at: number) => boolean
  /** Whether the word puts something above or below all others. */
  readonly isExtreme: boolean
  /** Whether bare numbers grade. */
  readonly numbers: boolean
}

const CAREFUL = wordSet('hesitate hesitant reluctant loath wary')

/** Verbs of saying: what is said is not denied with them. */
export const SAYS =
  /^(?:say|speak|claim|call|judge|state|assert|commit|generali[sz]e|swear|promise|point|mention|admit|note|stress|add)$/

const COUNTS = wordSet('two three four few several some couple many of lots multiple')
const SPOTS = wordSet('spots options choices places areas fits matches subjects papers fields slots')

/** "Ada has a few good options", with nothing behind that says which. */
function hasSome(tokens: readonly Token[], at: number, taken: (at: number) => boolean): boolean {
  if (!SPOTS.has(tokens[at + 1]?.text ?? '') || !COUNTS.has(tokens[at - 1]?.text ?? '')) return false
  const has = tokens.slice(Math.max(0, at - 5), at).findIndex(({ text }) => /^(?:has|have|got)$/.test(text))
  const subject = Math.max(0, at - 5) + has - 1
  if (has < 0 || subject < 0 || !taken(subject)) return false
  return !tokens.slice(at + 2, at + 6).some(({ text }, i) => text === ':' || taken(at + 2 + i))
}

/** Whether the word here is no remark. */
export function tellsNothing(tokens: readonly Token[], at: number, { taken, isExtreme, numbers }: Reading): boolean {
  const { text } = tokens[at]!
  // "Whoever you like."
  if (
    text === 'like' &&
    tokens[at - 1]?.text === 'you' &&
    /^(?:whoever|if|as|whatever|anyone|anybody)$/.test(tokens[at - 2]?.text ?? '')
  )
    return true
  // "The worst thing we could do".
  if (
    /^(?:could|can|would|will)$/.test(text) &&
    /^(?:i|we|you|one)$/.test(tokens[at - 1]?.text ?? '') &&
    tokens[at + 1]?.text === 'do'
  )
    return true
  // "No clue about her and Delta": who speaks has none.
  if (
    /^(?:no|clueless)$/.test(text) &&
    tokens[at + 2]?.text === 'about' &&
    /^(?:|have|got|with|sorry|,|but|and)$/.test(tokens[at - 1]?.text ?? '')
  )
    return true
  // "Whoever is best" names nobody; "the 64 belongs to Ada" tells whose it is.
  if (
    isExtreme &&
    /^(?:is|are|does|fits)$/.test(tokens[at - 1]?.text ?? '') &&
    /^(?:whoever|who|whichever)$/.test(tokens[at - 2]?.text ?? '')
  )
    return true
  if (text === 'belongs' && tokens.slice(0, at).some(({ kind }) => kind === 'number')) return true
  // "Her fit with Delta is average": what is measured.
  if (/^(?:fit|match)$/.test(text) && /^(?:with|for|on|to|between)$/.test(tokens[at + 1]?.text ?? ''))
    if (
      (taken(at - 1) || /^(?:his|her|their|the)$/.test(tokens[at - 1]?.text ?? '')) &&
      tokens.slice(at + 2, at + 7).some((one) => /^(?:is|looks|seems|would)$/.test(one.text))
    )
      return true
  // "In the strongest terms" measures what is said.
  if (isExtreme && tokens.slice(at + 1, at + 3).some((token) => token.text === 'terms')) return true
  // "I would hesitate to say that she is good": the speaker is careful.
  if (CAREFUL.has(tokens[at]!.text) && tokens[at + 1]?.text === 'to' && SAYS.test(tokens[at + 2]?.text ?? ''))
    return true
  // "Of importance 7", "priority: 7": the number tells.
  if (['importance', 'priority'].includes(tokens[at]!.text) && numbers) {
    const next = tokens[at + 1]
    const beyond = [':', 'is', 'of', '=', 'with', 'at'].includes(next?.text ?? '') ? tokens[at + 2] : next
    if (beyond?.value !== undefined) return true
  }
  // "There are no other good options for it": what else there is, and nothing of whoever is spoken of.
  if (
    tokens[at - 1]?.text === 'other' &&
    tokens.slice(Math.max(0, at - 3), at - 1).some((one) => /^(?:no|not|any)$/.test(one.text))
  )
    return true
  // "Ada has two good spots": how many, and not which.
  if (hasSome(tokens, at, taken)) return true
  // "Decent at best".
  if (tokens[at - 1]?.text === 'at' && ['best', 'worst'].includes(tokens[at]!.text)) return true
  return false
}
