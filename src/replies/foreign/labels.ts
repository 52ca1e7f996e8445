/** Labels of answers in other languages: `Réponse finale : B`, `ich wähle`. */
import * as lexicon from './lexicon.ts'
import { anyOf } from '../words.ts'

/** Such a label, perhaps with "is" behind it. */
const FOREIGN = new RegExp(
  `(?<!\\p{L})(?:(?:${anyOf(lexicon.FOREIGN_ARTICLES)})\\s)?(?:(?:${lexicon.FOREIGN_FINAL.join('|')})\\s)?(?:${lexicon.FOREIGN_BEFORE.join('|')})?(?:${lexicon.FOREIGN_ANSWERS.join('|')})(?:\\s(?:${lexicon.FOREIGN_BEHIND.join('|')}))?(\\s?(?:${lexicon.FOREIGN_COPULAS.join('|')}))?(?=\\s{0,3}[:：]|\\s{1,3}(?:l[ae]s?\\s)?[\\p{Lu}"“*\`'])`,
  'giu',
)
/** "Je choisis", "ich wähle" */
const FOREIGN_CHOICE = new RegExp(
  `(?<!\\p{L})(?:(?:${lexicon.FOREIGN_PRONOUNS.join('|')})\\s)?(?:${lexicon.FOREIGN_VERBS.join('|')})(?![a-zà-ü])(?:\\s(?:${anyOf(lexicon.FOREIGN_ARTICLES)})(?!\\p{L}))?`,
  'giu',
)

/** The text with such labels in English. */
export const withEnglishLabels = (text: string): string =>
  text
    .replace(FOREIGN_CHOICE, 'I choose ')
    .replace(FOREIGN, (all: string, is: string | undefined, at: number) =>
      is === undefined
        ? /^\s{0,3}[:：]/.test(text.slice(at + all.length, at + all.length + 4))
          ? 'Answer'
          : 'answer'
        : 'The answer is',
    )
