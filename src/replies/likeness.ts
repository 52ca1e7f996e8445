/** Compares texts letter by letter, as published programs do. */

/** How alike two texts are, 0 to 100: twice their longest common subsequence over their length together. */
export function likeness(a: string, b: string): number {
  const together = a.length + b.length
  let row = new Uint16Array(b.length + 1)
  for (const char of a) {
    const next = new Uint16Array(b.length + 1)
    for (let j = 1; j <= b.length; j++) next[j] = char === b[j - 1] ? row[j - 1]! + 1 : Math.max(row[j]!, next[j - 1]!)
    row = next
  }
  return together === 0 ? 100 : Math.round((200 * row[b.length]!) / together)
}
