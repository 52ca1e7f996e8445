/** Lists in which the place is what is said: numbered names under one of the other kind, the best first. */
import type { Reader } from '../english/index.ts'

const NUMBERED = /^\s*(?:#\s*)?\d{1,2}\s*[.):–-]\s+(?=\S)/
const WORST_FIRST =
  /\b(?:worst|weakest|lowest|poorest|bottom) (?:\w+ )?(?:first|to (?:best|strongest|highest|top))\b|\bascending\b|\bfrom (?:the )?(?:worst|weakest|lowest)\b/i
/** "1. Ada 2. Boris 3. Chiara" in one line. */
const INLINE =
  /(?<![\w.])1[.)] ?([A-Za-z]\w+),? 2[.)] ?([A-Za-z]\w+)(?:,? 3[.)] ?([A-Za-z]\w+))?(?:,? 4[.)] ?([A-Za-z]\w+))?/g
const sayInline = (_: string, ...names: (string | number | undefined)[]): string =>
  names.slice(0, 4).filter(Boolean).join(' > ')
const LONGEST_HEAD = 8

/** The message with each such list as "Gantry: Ada > Boris > Chiara"; other lists stay. */
export function sayRankings(text: string, reader: Reader): string {
  if (!/\d\s*[.):–-]\s+\S/.test(text)) return text
  if (!text.includes('\n')) return text.replace(INLINE, sayInline)
  const lines = text.split('\n')
  const better = WORST_FIRST.test(text) ? '<' : '>'
  const said: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const head = lines[at]!
    const ranked = NUMBERED.test(head) && !NUMBERED.test(lines[at + 1] ?? '') ? [] : rankedBelow(lines, at, reader)
    if (ranked.length < 2) {
      said.push(head)
      continue
    }
    said.push(
      `${head
        .replace(/[*_#:\s]+$/, '')
        .replace(/^[#\s]+/, '')
        .replaceAll('**', '')}: ${ranked.join(` ${better} `)}`,
    )
    at += ranked.length
  }
  return said.join('\n')
}

/** The names in the numbered lines behind a heading that names one of the other kind; empty where that is not all they say. */
function rankedBelow(lines: readonly string[], head: number, reader: Reader): string[] {
  if (lines[head]!.split(/\s+/).length > LONGEST_HEAD || !NUMBERED.test(lines[head + 1] ?? '')) return []
  const [topic, ...more] = reader.mentions(lines[head]!)
  if (!topic || more.length > 0) return []
  const names: string[] = []
  for (let at = head + 1; at < lines.length && NUMBERED.test(lines[at]!); at++) {
    const name = lines[at]!.replace(NUMBERED, '').replaceAll('**', '').trim()
    const [named, ...others] = reader.mentions(name)
    const words = name.split(/\s+/).length
    if (!named || others.length > 0 || named.kind === topic.kind || words > named.to - named.from) return []
    names.push(name)
  }
  return names
}
