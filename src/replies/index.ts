/**
 * From a reply in words, a model's or a person's, to the action that it stands for; nothing is ever guessed.
 *
 * @module roundtable/replies
 */
export { Choices, type Choice, type ChoiceOptions, type Option } from './choice.ts'
export { remember } from './remember.ts'
export { TagReader, type Tagged, type TagOptions } from './tagged.ts'
export { unwrap } from './unwrap.ts'
