/**
 * Wishes in a row with nothing but commas between them, as people type them in a chat: "no live music, nine of us, wifi". Each is
 * a wish of its own, so that a "no" ends with it. Lists that end in "and" or "or" are one, and so are those of one kind of
 * value: "no thai, french".
 */
import { FEATURES } from '../../games/planning/index.ts'

const words = (text: string): string[] => text.split(' ').filter(Boolean)
const set = (text: string): ReadonlySet<string> => new Set(words(text))

const VALUES: ReadonlySet<string> = new Set([
  ...['cuisine', 'alcohol type', 'ambience'].flatMap((name) => FEATURES[name]!.values as readonly string[]),
  ...words(
    'food cuisine cooking dishes places place spots stuff drinks drink bars restaurants cafes yes the too please',
  ),
])
/** What reaches over the commas behind it: a verb that turns down. */
const TURNS_DOWN =
  /\b(?:hate|avoid|dislike|detest|skip|stand|bear|without|away from|neither|nor|except|sick of|tired of|(?:do|does|did|would|wo|ca)(?: not|n'?t) (?:\w+ )?(?:like|want|need|care|enjoy|eat|drink|do))\b/i
const NO = set('no not non nothing never')
const FEWEST = 3
const LONGEST = 14

/** The text with a full stop for each comma between wishes in a row. */
export const partLists = (text: string): string => text.replace(/[^.!?;:\n]+/g, partSentence)

function partSentence(sentence: string): string {
  const items = sentence.split(/, /)
  if (items.length < 2) return sentence
  const joins = items.some((item, at) => at > 0 && /^\s*(?:and|or|nor|but|&)\b/i.test(item))
  const isList = !joins && items.length >= FEWEST && items.every((item) => words(item).length <= LONGEST)
  return items.reduce((said, item, at) => {
    if (at === 0) return item
    const before = items[at - 1]!
    // "We need parking, wifi, no live music, and a museum": a "no" is said of what it stands before.
    const turns = NO.has(firstOf(item)) && !items.slice(0, at).some(isNegative)
    const parts = turns || (isList && !isValue(item) && !TURNS_DOWN.test(before))
    return `${said}${parts ? '. ' : ', '}${item}`
  }, '')
}

const VALUE = ['cuisine', 'alcohol type', 'ambience']
  .flatMap((name) => FEATURES[name]!.values as readonly string[])
  .join('|')
const VALUE_LIST = new RegExp(`\\b(?:${VALUE})(?:, (?:${VALUE}))+,? (and|or|nor) (?:${VALUE})\\b`, 'gi')

const REFUSED = new RegExp(`,? (?:rather than|instead of) (?=(?:${VALUE})\\b)`, 'gi')

/** "Not into thai, french or korean": the values of one list are all said alike. */
export const joinValues = (text: string): string =>
  text
    .replace(REFUSED, '; no ')
    .replace(VALUE_LIST, (list: string, joiner: string) =>
      list.replaceAll(', ', ` ${joiner} `).replaceAll(/ (and|or|nor) (?:and|or|nor) /gi, ' $1 '),
    )

const firstOf = (item: string): string => (words(item)[0] ?? '').toLowerCase()

const isNegative = (item: string): boolean =>
  TURNS_DOWN.test(item) || words(item).some((word) => NO.has(word.toLowerCase()))

/** Nothing but values, a name or a number: it belongs to what stands before. */
const isValue = (item: string): boolean =>
  words(item).every((word) => VALUES.has(word.toLowerCase())) ||
  words(item).every((word) => /^(?:[A-Z\d$]|of$|the$|and$|or$|&)/.test(word))
