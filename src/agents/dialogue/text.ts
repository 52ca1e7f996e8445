/** Reading what people type: sentences, clauses, and words that are nearly right. */

/** Parts of a message that say one thing each. */
export const clauses = (text: string): string[] =>
  text
    .replace(/(\d)\.(\d)/g, '$1\u0001$2')
    // White space in single steps: a pattern that looked for all of it would look again from each place in it.
    .replace(/\s+/g, (space) => (space.includes('\n') ? '\n ' : ' '))
    .split(/\s\/\s|[.;!?\n]+|,?\s(?:but|however|although|though|while|whereas)\s/i)
    .map((part) => part.replaceAll('\u0001', '.').trim())
    .filter(Boolean)

/** Words in lower case, without punctuation; `-` and `/` part words. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z0-9$'.]+/g) ?? []
  )
    .map(withoutPoints)
    .filter(Boolean)

/** A word without apostrophes and points at its end. */
function withoutPoints(word: string): string {
  let end = word.length
  while (end > 0 && "'.".includes(word[end - 1]!)) end--
  return word.slice(0, end)
}

/** Least number of letters to change, insert, leave out or swap with a neighbour. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(change, last[j]! + 1, row[j - 1]! + 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    before = last
    last = row
  }
  return last[b.length]!
}

/** Whether a word is meant to be a name: the same, or a slip or two away where it is long. */
export function isLike(word: string, name: string): boolean {
  const plain = word.replace(/'s$/, '')
  if (plain === name) return true
  if (name.length < 4 || plain.length < 4 || Math.abs(plain.length - name.length) > 2) return false
  const slips = editDistance(plain, name)
  return slips === 1 ? plain[0] === name[0] || name.length > 5 : slips === 2 && name.length > 6 && plain[0] === name[0]
}
