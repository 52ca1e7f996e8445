/** The last question of a message, which an answer is about; empty where it asks nothing. */

/** Sentences, lines, and what is sent one after the other. */
const PARTS = /(?<=[.!?]) +|\n| \/ /
/** "Who has the best score for it": asked without a mark. */
const UNMARKED =
  /^(?:(?:and|so|but|then|ok|okay|oh|hm+|well|now|oh snap|wow)[ ,]+){0,3}(?:who (?:do|does|is|has|should|would|could|can|will)|what (?:do|does|is|are|would|should|can) (?!not\b)|any(?:thing|one|body)? (?:for|on|at|with|good|else) |how (?:good|well|strong|bad|high|is|are|do|does|would) |which (?:of|reviewer|paper|one|do|is) )/i

export function lastQuestion(text: string): string {
  const end = text.lastIndexOf('?')
  const unmarked = end < 0 ? text.split(PARTS).findLast((part) => UNMARKED.test(part.trim())) : undefined
  if (unmarked !== undefined) return unmarked.trim()
  if (end < 0) return ''
  const before = text.slice(0, end)
  const start = Math.max(
    ...['. ', '! ', '? ', '\n', ' / '].map(
      (mark) => before.lastIndexOf(mark) + mark.length * Number(before.includes(mark)),
    ),
  )
  return text.slice(start < 0 ? 0 : start, end + 1).trimStart()
}
