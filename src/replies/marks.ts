/** Reads ticks, crosses and arrows that say which lines of a reply count. */

/** Boxes on one line, each on a line of its own: "[x] north [ ] south", "north [x] south [ ]". */
const BOXES = /^[^\n]{0,300}\[[ xX]\][^\n]{0,300}\[[ xX]\][^\n]{0,300}$/
const apart = (text: string): string =>
  !BOXES.test(text)
    ? text
    : /^\s{0,8}(?:[-*]\s)?\[/.test(text)
      ? text.replace(/[\s,;|/]{1,4}(?=\[[ xX]\])/g, '\n')
      : text.replace(/[\s,;|/]{0,4}([^[\]\n]{1,100}?)\s?(\[[ xX]\])/g, '$2 $1\n')

/** Without what is crossed out; of a list with ticks and crosses, what is ticked. */
const ticked = (given: string): string => {
  const text = apart(given).replace(/^\s{0,8}(?:[-*]\s)?\[([ xX])\]/gm, (_, box: string) => (box === ' ' ? '❌' : '✅'))
  if (!/[❌✗✘🚫×]/u.test(text)) return text
  // "A ✗, B ✓"
  if (!text.includes('\n') && /[✅✔☑✓]\uFE0F?[,;]?\s|[❌✗✘🚫×]\uFE0F?[,;]\s/u.test(text))
    return ticked(text.replace(/(?<=[✅✔☑✓❌✗✘🚫×]\uFE0F?)[,;]?\s/gu, '\n'))
  const isList = /[✅✔☑✓]/u.test(text)
  const crossed = isList
    ? /^\s{0,8}[❌✗✘🚫×]|[❌✗✘🚫×]\uFE0F?\s{0,8}$/u
    : /^\s{0,8}[❌✗✘🚫]|^[^:]{0,80}[❌✗✘🚫]\s{0,8}$/u
  const kept = text.split('\n').filter((line) => !crossed.test(line))
  return kept.map((line) => line.replace(/^(\s{0,8})[✅✔☑✓]\uFE0F?|[✅✔☑✓]\uFE0F?\s{0,8}$/gu, '$1')).join('\n')
}

/** `- east: free  ← this`: of several lines, the one that an arrow behind it points to, and none that it warns of. */
const pointed = (given: string): string => {
  const text = given.replace(WARNED_OF, '')
  const [line, ...more] = text.match(POINTED) ?? []
  return line === undefined || more.length > 0 ? text : line.replace(POINTER, '')
}
const ARROW = '\\s(?:←|<-+|👈)[\\s*_]{0,4}'
const POINTER = new RegExp(`${ARROW}(?:(?:this|that|my)(?: \\w{1,9})?|chosen|pick|best|here)?[\\s*_.!]{0,4}$`, 'iu')
const POINTED = new RegExp(`^[^\\n]{1,300}${POINTER.source}`, 'gimu')
const WARNED_OF = new RegExp(`^[^\\n]{1,300}${ARROW}(?:not?|never|bad)\\b[^\\n]{0,80}$`, 'gimu')

/** The text without what its marks leave out. */
export const withoutMarks = (text: string): string => pointed(ticked(text))
