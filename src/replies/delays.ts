/** What puts off the action that it leads to: "then …", "next time …", "after that …". */
import { holds } from './clause.ts'
import * as lexicon from './lexicon.ts'

/** "… and later …"; "open the fridge to take the milk", "… so that I can take the milk", "… before taking the milk". */
export const comesLater = (inOneClause: readonly string[], main: readonly string[]): boolean =>
  holds(main, lexicon.SEQUELS) || /^(to|so|in order|before|and then|for|until|by)\b/.test(inOneClause.join(' '))

/** "Then …", "After that …", "With the onion …" behind what is chosen. */
export const isLaterPart = (between: readonly string[]): boolean =>
  lexicon.SEQUELS.has(between[0]) ||
  /^(?:and |but |so )?(?:then|after (?:that|this|which|it)|when|once|from there)\b|\bafter that\b/.test(
    between.join(' '),
  )

/** "Later …", "next time …". */
export const isPutOff = (between: readonly string[]): boolean =>
  holds(between.slice(0, 4), lexicon.PUT_OFF) ||
  /\bnext (?:turn|time|round|step|game|quest|one)\b(?! is\b)|\bin \w+ (?:steps|turns|rounds|moves)\b/.test(
    between.slice(0, 6).join(' '),
  )

/** "After Bob has moved, …"; not "after weighing all, …". What is named first in "before I open it, I read it" (`isFirst`) puts off nothing. */
export const isAfterSomething = (main: readonly string[], isFirst = false): boolean =>
  main.some(
    (word, i) =>
      (word === 'after' || (word === 'before' && !isFirst)) &&
      !/ing$|^(?:all|that|this|anything|everything)$/.test(main[i + 1] ?? 'all') &&
      !holds(main.slice(i + 1, i + 4), lexicon.THINKING),
  )
