/** What words do to what they lead to, up to the next "but" or "so": make it depend on something, or deny it. */
import * as lexicon from './lexicon.ts'
import { anyOf, wordsOf, type Word } from './words.ts'

/** A condition that holds, at least for now: "if you ask me", "if I had to choose", "even if", "once more", "until he goes I …". */
const MET = new RegExp(
  `\\b(?:(?:${anyOf(lexicon.HOLDING)}|if (?:i|we) (?:${anyOf(lexicon.OWN_LIMITS)}))\\b ?|(?<=best|better|wise|good|safest|safer) if (?=i |we |$)|^(?:until|till) .{1,80} (?=(?:i|i'll|we)\\b))`,
  'g',
)
const OF_SEVERAL_WORDS =
  /\b(?:as|so) long as\b|\bin event\b|\bon condition\b|\b(?:would|could|may|can|.*'d) only\b|^should (?!i |we )/

/** A condition in several words at the head of what follows a choice: "… as long as it is free", "…, subject to a change". */
const CONDITION_BEHIND = new RegExp(
  `^(?:(?:but|and|only|just|strictly|though) )*(?:${anyOf(lexicon.DEPENDING)}|(?:on|under|with) (?:one|the|that|a|this|condition)(?: [\\w']+)? ?(?:condition|proviso|assumption)s?\\b|(?<=^but )(?:first|before)\\b|(?:if|unless|once)\\b(?! (?:more|again)))`,
)

/** Whether these words, which follow what was chosen, make it depend on something. */
export const beginsCondition = (behind: readonly string[]): boolean =>
  CONDITION_BEHIND.test(withoutMet(behind).join(' '))

/** Words without such conditions. */
export const withoutMet = (said: readonly string[]): string[] =>
  `${said.join(' ')} `
    .replace(MET, ' ')
    .split(' ')
    .filter((word) => word !== '')

/** Whether these words of a sentence make what follows them depend on something. */
export function isConditional(said: readonly string[]): boolean {
  const text = said.join(' ').replace(MET, ' ')
  return (
    text.split(' ').some((word) => lexicon.CONDITIONS.has(word)) ||
    OF_SEVERAL_WORDS.test(text) ||
    // "Had I known, I would …"
    (/^(?:had|were|should)\b/.test(text) && /\b(?:would|i'd|we'd)\b/.test(text))
  )
}

/** Where the part of the sentence begins that leads to word `first`: behind the last "but", "so" and the like. */
export function afterContrast(words: readonly Word[], from: number, first: number): number {
  for (let at = first - 1; at >= from; at--) if (isContrast(words, at)) return at + 1
  return from
}

/** Not "so far", "if so", "is so near", "is still there", "goes there instead". */
function isContrast(words: readonly Word[], at: number): boolean {
  const { text, after } = words[at]!
  if (!lexicon.CONTRASTS.has(text) || lexicon.NO_CONTRAST.has(words[at + 1]?.text)) return false
  if (text === 'still' || text === 'instead' || text === 'yet') return after !== 'word'
  return text !== 'so' || after !== 'word' || !BEFORE_DEGREE.test(words[at - 1]?.text ?? '')
}
const BEFORE_DEGREE = /^(?:if|is|are|was|be|been|not|.*'(?:s|re|m))$/

/** "There is no better move", "I have no choice": nothing else is denied. */
const NOTHING_ELSE = new RegExp(
  `\\b(?:no|nothing|not|never|any)(?: a| an)? (?:(?:${anyOf(lexicon.ELSE)})\\b|\\w+er )|(?:not|n't|cannot) move$`,
)

/**
 * Whether what these words of one clause announce is denied by them: "it is not the answer", "I would never choose". Where
 * the clause says something of its own ("I cannot wait any longer"), what it denies is that.
 */
export const isDenied = (clause: readonly string[]): boolean => {
  const last = clause.at(-1) ?? ''
  return (
    clause.some((word) => lexicon.NEGATIONS.has(word) || word.startsWith('doubt')) &&
    ([lexicon.HEADS, lexicon.DECISIONS, lexicon.COPULAS_IN_NAMING, lexicon.DENIALS_AND_POINTERS].some((words) =>
      words.has(last),
    ) ||
      clause.at(-2) === 'against') &&
    !NOTHING_ELSE.test(clause.join(' '))
  )
}

/** Whether a text makes what comes next depend on something: "If the pot is empty, Action: …"; `orDenies`: or denies it. */
export function isHeldBack(said: string, orDenies = false): boolean {
  const words = wordsOf(said)
  const own = words.slice(afterContrast(words, 0, words.length)).map(({ text }) => text)
  return isConditional(own) || (orDenies && isDenied(own))
}

/** "If Bob goes:", "An example:", "It would be wrong to write:" on one line with what they introduce. */
export const withIntroductions = (text: string): string =>
  text.replace(/^([^\n]{1,200}?)([:,])\s{0,4}\n\s{0,4}(?=\S)/gm, (all, said: string, end: string) => {
    const sentence = said.split(/[.!?]\s/).at(-1)!
    return OF_SOMEBODY.test(sentence) || isHeldBack(sentence, true) ? `${said}${end} ` : all
  })

/** What tells how something is written. */
export const FORMAT = new RegExp(`\\b(?:${anyOf([...lexicon.FORMATS, ...lexicon.EXAMPLES])})\\b`, 'i')
const OF_SOMEBODY = new RegExp(`\\b(?:${anyOf(lexicon.EXAMPLES)}|said|says|wrote|suggest)`, 'i')
