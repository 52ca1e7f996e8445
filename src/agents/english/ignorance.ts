/** That nothing is known: "no idea", "blank", "does not know much about it". */
import type { Grade } from './grade.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

/** That nothing is known. */
export const UNKNOWN: ReadonlySet<string> = new Set([
  'blank',
  'blanks',
  'unknown',
  'unknowns',
  'empty',
  'no info',
  'no information',
  'no data',
  'no score',
  'no scores',
  'no number',
  'no numbers',
  'no idea',
  'no clue',
  'no value',
  'no values',
  'no rating',
  'no insight',
  'no markers',
  'zero info',
  'nothing',
  'nothing for',
  'no more',
  'nothing more',
  'nothing else',
  'nothing to add',
  'nothing on',
  'not know',
  'not see',
  'no know',
  'no see',
  'no have',
  'not have anything',
  'not have any info',
  'not have any information',
  'not have a score',
  'not have data',
  'not have info',
  'not have information',
  'not sure',
  'not have a number',
  'not have much info',
  'not have much information',
  'not have numbers',
  'grayed out',
  'greyed out',
  'not visible',
  'not listed',
  'not shown',
  'not available',
  'hidden',
  'no view',
  'not have scores',
  'not have any',
  'no entry',
  'not have any data',
  'not have any scores',
  'not tell',
  'a blank',
  'na',
])

export const firstWord = (phrase: string): string => phrase.split(' ')[0]!

const UNKNOWN_FIRST: ReadonlySet<string> = new Set([...UNKNOWN].map(firstWord))

const KNOWLEDGE = new Set(['clue', 'idea', 'insight', 'knowledge', 'understanding', 'grasp'])

export function ignoranceAt(tokens: readonly Token[], at: number): Grade | undefined {
  const [before, word, next] = [tokens[at - 1]?.text, tokens[at]!.text, tokens[at + 1]?.text]
  if (word === 'not' && before === 'does' && next === 'know')
    return /^(?:anything|a|the|any)$/.test(tokens[at + 2]?.text ?? '')
      ? { value: 0.09, spread: 0.09 }
      : { value: 0.25, spread: 0.13 }
  if (word === 'no' && before === 'has' && next !== undefined && KNOWLEDGE.has(next))
    return { value: 0.08, spread: 0.08 }
  return undefined
}

const DESCRIBED = wordSet('meeting meetings event appointment appointments thing item conflict entry one ones')

export const isListener = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === 'you' ||
  (['can', 'do', 'could'].includes(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.text === 'you')

/** How many words say so that begin here; 0: none. */
export function unknownAt(tokens: readonly Token[], at: number): number {
  if (!UNKNOWN_FIRST.has(tokens[at]!.text)) return 0
  let phrase = ''
  let best = 0
  for (let length = 1; length <= 5 && at + length <= tokens.length; length++) {
    phrase += `${length > 1 ? ' ' : ''}${tokens[at + length - 1]!.text}`
    // "A hidden meeting" is one that only the speaker sees.
    const describes = phrase === 'hidden' && DESCRIBED.has(tokens[at + 1]?.text ?? '')
    // "I am not available" tells of who speaks.
    const isAway = phrase === 'not available' && /^(?:am|im)$/.test(tokens[at - 1]?.text ?? '')
    if (UNKNOWN.has(phrase) && !describes && !isAway) best = length
  }
  return best
}
