/** The sentences of each world. */
import type { TextConfig } from './config.ts'
import { ourPhrases } from './our-phrases.ts'
import type { Phrasebook } from './phrasebook.ts'
import { publishedPhrases } from './published-phrases.ts'

export const phrasesOf = (world: TextConfig['world']): Phrasebook => (world === 'ours' ? ourPhrases : publishedPhrases)
