/** What a reply says of a list of its own: "a) north … b) west … I choose b." */

import { BEFORE_LABELS, LABELS, LIST_NOUNS, ORDINALS } from './lexicon.ts'

const NOUN = `(?:${LIST_NOUNS.join('|')}|#)`
const ITEM = new RegExp(
  `^[\\s*_>#-]{0,6}(${NOUN}\\s{1,2})?\\(?([a-h]|\\d{1,2})(?:[).:]|\\s?[–—-](?=\\s))[*_]{0,2}\\s{1,3}(\\S.*)$`,
  'i',
)
const CHOSEN = new RegExp(
  `(?:\\n\\s{0,4}|\\b(?:i(?:'ll| will|'d| would)?(?: now)? (?:choose|pick|select|take|prefer|go (?:with|for))|(?:i'm )?going (?:with|for)|(?:my|the) (?:(?:${BEFORE_LABELS.join('|')}|right|only|safest) )?(?:${LABELS.join('|')}|pick|team|option) is|(?:decision|choice|answer|pick):|so)\\s{1,3})(?:the\\s)?(${NOUN}\\s{0,2})?[(*"]{0,3}([a-h]|\\d{1,2}|first|second|third|fourth)\\b(?:\\s(?:one|${NOUN}))?[)*"]{0,3}(?: it is)?[\\s.!]{0,4}$`,
  'i',
)

/** "Options: (a) north (b) west", "Option 1: north. Option 2: west." on one line. */
const INLINE = new RegExp(`\\n|(?<=[\\s:.;,])(?=\\(?(?:[a-h]|\\d)\\)\\s|${NOUN}\\s(?:[a-h]|\\d)[:.)]\\s)`, 'i')

/** `1. C 2. B 3. A` on a line, as the list that it is; an answer behind such a list on a line of its own. */
export const inLines = (text: string): string =>
  /\b1[.)] \S/.test(text) && /\S \(?2[.)] \S/.test(text)
    ? text.replace(/(?<=\S) +(?=\(?[1-9][.)] \S|Answer:)/g, '\n')
    : LIST_ON_LINE.test(text)
      ? text.replace(LAST_ANSWER, '\n')
      : text
const LIST_ON_LINE = /^\W{0,4}A[.)]\s[^\n]*\s\(?B[.)]\s[^\n]*$/m
const LAST_ANSWER = /[ \t]+(?=(?:Final )?A(?:nswer|NSWER)[*_]{0,2}\s{0,2}:[*_]{0,2}[^\n:?]{1,60}$)/

const itemsIn = (lines: readonly string[]): { at: number; name: string; said: string }[] =>
  lines.flatMap((line, at) => {
    const match = ITEM.exec(line)
    return match ? [{ at, name: match[2]!.toLowerCase(), said: match[3]! }] : []
  })

/**
 * The text with the item itself in the place of what it is called at the end; as it is where it refers to no list. `isNumber`:
 * a bare number is what can be chosen, and so refers to nothing.
 */
export function withItems(text: string, isNumber: boolean): string {
  const end = text.slice(-120)
  const chosen = CHOSEN.exec(end)
  if (!chosen) return text
  const [, noun, name] = chosen as unknown as [string, string | undefined, string]
  if (isNumber && noun === undefined && /^\d/.test(name)) return text
  const before = text.slice(0, text.length - end.length + chosen.index)
  let lines = before.split('\n')
  let items = itemsIn(lines)
  if (items.length < 2) items = itemsIn((lines = before.split(INLINE)))
  if (items.length < 2) return text
  const place = ORDINALS.indexOf(name.toLowerCase())
  const item = place < 0 ? items.find((one) => one.name === name.toLowerCase()) : items[place]
  if (!item) return text
  const listed = new Set(items.map(({ at }) => at))
  const said = item.said.split(/\s[–—-]+\s|[:;(]|\.\s/)[0]!.replace(/[\s.,*_]+$/, '')
  return `${lines.filter((_, at) => !listed.has(at)).join('\n')}\nI choose ${said}.`
}
