/**
 * From a reply in words, a model's or a person's, to the action that it stands for; nothing is ever guessed.
 *
 * @module roundtable/replies
 */
export { jsonIn } from './calls.ts'
export { PlainChoices, type ChoiceOptions, type Option } from './choice.ts'
export { Choices } from './choices.ts'
export type { Habits } from './habits.ts'
export { FOLLOWING, TOOL_FIELDS } from './lexicon.ts'
export { firstStep } from './plans.ts'
export { LAYOUT } from './layout.ts'
export { likeness } from './likeness.ts'
export { Reader, type Choice, type Mention, type Setting, type Vocabulary } from './reader.ts'
export { short } from './ellipsis.ts'
export { remember } from './remember.ts'
export { takesBack } from './revisions.ts'
export { spokenIn, type SpokenOptions } from './spoken.ts'
export { stanceAmong, TagReader, type Tagged, type TagOptions } from './tagged.ts'
export { Typing } from './typing.ts'
export { ownWords, unwrap, withoutThoughts } from './unwrap.ts'
export { ALONE, plainVerdicts } from './verdicts.ts'
export { anyOf, spaced, wordsOf, type Word } from './words.ts'
