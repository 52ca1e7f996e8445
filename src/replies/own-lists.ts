/** What a reply says of a list of its own: "a) north … b) west … I choose b, because …". */

import { BEHIND_ITEMS, CHOOSING, LIST_NOUNS, ORDINALS } from './lexicon.ts'
import { anyOf } from './words.ts'

const NOUN = `(?:${LIST_NOUNS.join('|')}|#)`
/** Where an item begins: at the beginning of a line, or anywhere on it. */
const MARKS = [
  `(?<=^|\\n)[\\s*_>#-]{0,6}(?:${NOUN}\\s{1,2})?\\(?([a-h]|\\d{1,2})(?:[).:]|\\s?[–—-](?=\\s))[*_]{0,2}\\s{1,3}(?=\\S)`,
  `(?<=^|[\\s:.;,])(?:${NOUN}\\s(?=\\S[:.)])|\\(?(?=\\S\\)))([a-h]|\\d)[:.)]\\s`,
].map((mark) => new RegExp(mark, 'gi'))

/** What is called by its place: "I choose b", "option 2", "the second one", "2, as …". */
const REFERENCE = new RegExp(
  `(?:(?<=(?:(?<![\\p{L}\\d])(?:${anyOf(CHOOSING)}|so)|\\p{L}:)\\s{1,3})|(?<=^|\\n|[.!]\\s)(?!\\S{1,4}[.):]\\s{1,3}\\S)|(?<![\\p{L}\\d])(?=the\\s|${NOUN}))` +
    `(the\\s)?(${NOUN}\\s{0,2})?[(*"]{0,3}(?<![\\p{L}\\d])([a-h]|\\d{1,2}|${ORDINALS.join('|')})\\b[)*"]{0,3}(\\s(?:one|${NOUN})\\b)?(?=\\s{0,3}(?:([.,!;:–—]|$|\\n|it is|(?:${anyOf(BEHIND_ITEMS)})\\b)|(?:or|and)\\b))`,
  'giu',
)

/** `1. C 2. B 3. A` on a line, as the list that it is. */
export const inLines = (text: string): string =>
  /\b1[.)] \S/.test(text) && /\S \(?2[.)] \S/.test(text)
    ? text.replace(/(?<=\S) +(?=\(?[1-9][.)] \S|Answer:)/g, '\n')
    : text

/** The place of what is called `b`, `2` or `second`, from 0. */
const placeOf = (name: string): number =>
  /\d/.test(name) ? Number(name) - 1 : Math.max('abcdefgh'.indexOf(name), ORDINALS.indexOf(name))

/** The items that are marked a, b, … or 1, 2, … in this order: where they stand, and what is listed, without what is said of it. */
function itemsIn(text: string, mark: RegExp): { begin: number; end: number; said: string }[] {
  let next = 0
  const marks = [...text.matchAll(mark)].filter(({ 1: name }) => {
    const isNext = placeOf(name!.toLowerCase()) === next
    if (isNext) next++
    return isNext
  })
  return marks.map(({ 0: all, index: begin }, i) => {
    const from = begin + all.length
    const rest = text.slice(from, marks[i + 1]?.index).split(/\n|(?<=[.!?])\s/, 1)[0]!
    const said = rest.split(/\s[–—-]+\s|[:;(?]/, 1)[0]!.replace(/[\s.,*_]+(?:(?:and|or)\s)?$/, '')
    return { begin, end: from + rest.length, said }
  })
}

/**
 * The text with the items themselves in the places of what they are called, and without the list; as it is where it refers to
 * no list. `isNumber`: a bare number is what can be chosen, and so refers to nothing.
 */
export function withItems(text: string, isNumber: boolean): string {
  const items = MARKS.map((mark) => itemsIn(text, mark)).find(({ length }) => length > 1)
  if (!items) return text
  const around = [...items.map(({ begin }, i) => text.slice(items[i - 1]?.end, begin)), text.slice(items.at(-1)!.end)]
  let isReferred = false
  const resolved = around.join('\n').replace(REFERENCE, (all, the, noun, called: string, behind, isOver) => {
    const name = called.toLowerCase()
    if (!noun && (/\d/.test(name) ? isNumber : name.length > 1 && !the && !behind)) return all
    isReferred = true
    // Of two nobody can tell which.
    return (isOver !== undefined && items[placeOf(name)]?.said) || '…'
  })
  // Each item on a line of its own, none of which is chosen by being on the list.
  return isReferred ? resolved : text.replace(MARKS[1]!, '\n$&')
}
