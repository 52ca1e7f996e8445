/** English for symbolic agents: a reader of what anybody says, and choice of words for saying things. */
export type { About, Act, Social } from './acts.ts'
export type { Grade, Scale } from './grades.ts'
export type { Mention, Name } from './mentions.ts'
export { capital, list, Phrasebook } from './phrasebook.ts'
export { QUALITY } from './quality.ts'
export { Reader, type ReadSentence } from './read.ts'
