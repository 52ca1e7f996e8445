/** What refuses the action that it leads to, or leaves it out: "I must not go north", "anything but north". */
import { type Spoken, type Stance, textsOf, holds, restOf } from './clause.ts'
import * as lexicon from './lexicon.ts'
import { anyOf, type Word } from './words.ts'

/** "Anything but north", "all of them except B", "other than waiting, …": what is named only to be left out. */
export function exceptedBy({ words, first, last }: Spoken, from: number): Stance | undefined {
  for (let at = first - 1; at >= from && at > first - 5 && !lexicon.FIRST_PERSON.has(words[at]!.text); at--) {
    const { text, after } = words[at]!
    if (!lexicon.EXCEPTING.has(text) && !lexicon.EXCEPTING.has(`${words[at - 1]?.text}_${text}`)) continue
    const before = textsOf(words, Math.max(from, at - 8), at)
    const all = before.findLastIndex((word) => lexicon.UNIVERSAL.has(word))
    const isDenied = holds(before, lexicon.NEGATIONS)
    // "Everything is open, but north is best", "I do not take anything but wait"
    if (text === 'but' && (isDenied || all < 0 || after !== 'word' || lexicon.COPULAS.has(words[last + 1]?.text)))
      return undefined
    return isDenied || all < 0 || holds(before.slice(all), lexicon.COPULAS) ? 'considered' : 'refused'
  }
  return undefined
}

export function isRefused(said: readonly string[]): boolean {
  // "To avoid Bob I …"
  const lead = said[0] === 'to' ? said.slice(said.findLastIndex((word) => lexicon.FIRST_PERSON.has(word)) + 1) : said
  const text = lead.join(' ')
  if (/\b(?:instead of|rather than|enough of)\b|\b(?:over|than(?: to)?)$/.test(text))
    return !/^(?:there|i).* (?:no|nothing) /.test(text)
  // "Not only", "no doubt", "no, …" refuse nothing.
  return holds(lead, lexicon.NEGATIONS) && !NOTHING_REFUSED.test(text)
}

const NOTHING_REFUSED = new RegExp(`\\b(?:${anyOf(lexicon.REFUSING_NOTHING)})\\b`)

/** "I am not saying that I …", "I do not see why I should …" refuse nothing. */
export const DOUBTED = new RegExp(
  `\\bha(?:ve|s)(?: not|n't)(?: yet)?$|(?:\\bnot|n't|\\bnever)(?: \\w{1,12})? (?:${lexicon.DOUBTS.join('|')})\\b`,
)

/** "I would be a fool not to …"; not "I do not and will not …". */
export const isDeniedTwice = (lead: readonly string[]): boolean =>
  lead.filter((word) => lexicon.NEGATIONS.has(word)).length > 1 && !holds(lead, lexicon.LISTING)

/** Whether it is denied only where something else does not happen. */
export const isLeftOpen = (words: readonly Word[], last: number): boolean =>
  restOf(words, last, 7).some(
    (word, i, rest) =>
      word === 'unless' ||
      (word === 'if' && rest[i - 1] !== 'even') ||
      // "I would not take anything but this"
      (lexicon.EXCEPTING.has(word) && lexicon.UNIVERSAL.has(rest[i - 1])),
  )

/** "I was going to approve, but with 6 on it I can't." */
export function isGivenUp(words: readonly Word[], last: number): boolean {
  const said = restOf(words, last)
  return said.includes('but') && /(?:n't|cannot)$/.test(said.at(-1)!)
}
