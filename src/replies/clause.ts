/** A mention of an action in its sentence, and in which ways it may be meant. */
import * as lexicon from './lexicon.ts'
import type { Word } from './words.ts'

/**
 * From strong to weak: `final` (said to be the last word), `decided` ("I will …"), `wanted` ("I should …"), `named`
 * (nothing but the action), `inferred` (what one says to do in words not all of which are known), `considered` (a question, a possibility, a fact, whatever is not understood), `later` (what is
 * to come after another action), `refused` ("I must not …"), `other` (what a partner does).
 */
export type Stance =
  | 'final'
  | 'decided'
  | 'wanted'
  | 'named'
  | 'inferred'
  | 'considered'
  | 'later'
  | 'refused'
  | 'other'

/** A mention in a text, from place `begin` to `end`. */
export interface Meant<Value> {
  readonly value: Value
  readonly stance: Stance
  readonly begin: number
  readonly end: number
}

/** The words of a sentence, and where in it an action is mentioned. */
export interface Spoken {
  readonly words: readonly Word[]
  /** Words `first` to `last` (included) are the action. */
  readonly first: number
  readonly last: number
  readonly isQuestion: boolean
  /** The mention before this one. */
  readonly before?: { readonly last: number; readonly stance: Stance }
  /** The word with which the next mention begins. */
  readonly following?: number
  /** Whether an action was decided on in an earlier sentence. */
  readonly follows: boolean
  /** Whether that decision was no mere "would". */
  readonly isSettled?: boolean
  /** Whether a word names somebody else at the table, or whoever speaks. */
  readonly isOther: (word: string) => boolean
  readonly isSelf: (word: string) => boolean
  /** Whether nobody else is at the table, so that "you should …" is said to oneself. */
  readonly isAlone?: boolean
  /** Whether it stands in marks of its own: `**read the sheet**`. */
  readonly isMarked?: boolean
  /** Whether what others do is an answer too. */
  readonly isAnybodys?: boolean
  /** Whether it is one common word, which says where something is as well as what is done. */
  readonly isCommon?: boolean
  /** Whether a label says that this is the answer. */
  readonly isAnswer: boolean
  /** Words that, behind a mention, praise or condemn it; those of games where they differ from {@link lexicon.GOOD}. */
  readonly praise?: ReadonlySet<string>
}

export const OPENED: readonly ReadonlySet<string>[] = [
  lexicon.SPEECH,
  lexicon.STRANGERS,
  lexicon.PAST,
  lexicon.NO_ANNOUNCEMENT,
  lexicon.WARNING,
]

export const OPENING_WORDS: readonly ReadonlySet<string>[] = [
  lexicon.NEGATIONS,
  lexicon.CONDITIONS,
  lexicon.PAST,
  lexicon.SPEECH,
  lexicon.STRANGERS,
  lexicon.BAD,
  lexicon.MENTAL,
]

/** What chooses, from strong to weak. */
export const RANKED: ReadonlySet<Stance> = new Set(['final', 'decided', 'wanted', 'named'])

/** Whether one of the words is of a kind. */
export const holds = (said: readonly string[], kind: { has(word: string): boolean }): boolean =>
  said.some((word) => kind.has(word))

/** Whether it is only said what would be. */
export const isMereWould = (said: readonly string[]): boolean => said.some((word) => /^would|'d$/.test(word))

export const textsOf = (words: readonly Word[], from: number, to: number): string[] =>
  words.slice(from, to).map(({ text }) => text)

/** Up to so many words of its sentence behind word `at`. */
export const restOf = (words: readonly Word[], at: number, most = 20): string[] =>
  textsOf(
    words.slice(at + 1, at + 1 + most).filter(({ sentence }) => sentence <= at),
    0,
    most,
  )

export function clauseStart(words: readonly Word[], from: number, first: number): number {
  for (let at = first; at > from; at--) if (words[at]!.after !== 'word') return at
  return from
}

/** "You should …" */
export const isToOneself = (word: string, next = ''): boolean =>
  word === 'you' ? lexicon.OBLIGING.has(next) : word === "you'd" && /^(?:better|best)$/.test(next)

/** "The four players are …" */
export const COUNT = /^(?:\d{1,2}|two|three|four|five|six)$/

export const isLast = (words: readonly Word[], last: number): boolean =>
  (words[last + 1]?.after ?? 'sentence') === 'sentence'
