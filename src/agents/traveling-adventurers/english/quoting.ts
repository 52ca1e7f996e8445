/** Tells what a message quotes from what it says: lines that begin with `>`, as in letters, are the partner's own words again. */

export interface Passage {
  readonly text: string
  readonly quoted: boolean
}

const QUOTES = /^[ \t]*>+[ \t]?(?=\S)/
/** "\"How many from K to A?\" - six.": a question of the partner's, and its answer behind it. */
const ANSWERED = /(?<=^|\n)[ \t]*["“«]([^"”»\n]{3,120}\?)["”»][ \t]*[-–—:,;.]*[ \t]*(?=\S)/g

/** "> L > K": what looks like a quotation may be an arrow where nothing is said besides. */
export function passagesOf(text: string): readonly Passage[] {
  text = text.replace(ANSWERED, '> $1\n')
  if (!text.includes('>')) return [{ text, quoted: false }]
  const lines = text.split('\n').map((line) => ({ text: line.replace(QUOTES, ''), quoted: QUOTES.test(line) }))
  const answers = lines.some((line) => !line.quoted && line.text.trim() !== '')
  if (!answers || !lines.some(({ quoted }) => quoted)) return [{ text, quoted: false }]
  const passages: { readonly lines: string[]; readonly quoted: boolean }[] = []
  for (const line of lines) {
    const last = passages.at(-1)
    if (last && (last.quoted === line.quoted || line.text.trim() === '')) last.lines.push(line.text)
    else passages.push({ lines: [line.text], quoted: line.quoted })
  }
  return passages.map(({ lines, quoted }) => ({ text: lines.join('\n'), quoted }))
}
