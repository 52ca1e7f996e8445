/** All replies that are judged, by every author and form. */
import { adventurerEntries, queryEntries } from './adventurers.ts'
import { avalon } from './avalon.ts'
import { entriesOf } from './choices.ts'
import { answerEntries, dialogueEntries } from './dialogues.ts'
import { FORM_ROUNDS, type Entry } from './entry.ts'
import { families } from './families.ts'
import { partners, path, pathNames, search } from './situations.ts'
import { writtenEntries } from './written.ts'

export const corpus = (): Entry[] => [
  ...FORM_ROUNDS.flatMap((round) => [
    ...families.flatMap((family) => entriesOf(family, round)),
    ...Object.values(partners).flatMap((situation) => dialogueEntries(situation, round)),
    ...answerEntries('an open proposal', round),
  ]),
  ...avalon,
  ...adventurerEntries(path, pathNames),
  ...queryEntries(search),
  ...writtenEntries(),
]
