/** What puts off the action that it leads to: "then …", "next time …", "after that …". */
import { holds } from './clause.ts'
import * as lexicon from './lexicon.ts'

export function comesLater(between: readonly string[], isOneClause: boolean): boolean {
  if (holds(between, lexicon.SEQUELS)) return true
  // "Open the fridge to take the milk", "… so that I can take the milk", "… before taking the milk".
  return isOneClause && /^(to|so|in order|before|and then|for|until|by)\b/.test(between.join(' '))
}

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

/** "After Bob has moved, …"; not "after weighing all, …". */
export const isAfterSomething = (main: readonly string[]): boolean =>
  main.some(
    (word, i) =>
      (word === 'after' || word === 'before') &&
      !/ing$|^(?:all|that|this|anything|everything)$/.test(main[i + 1] ?? 'all') &&
      !holds(main.slice(i + 1, i + 4), lexicon.THINKING),
  )
