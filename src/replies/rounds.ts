/** Finds what a model makes up of later turns: a second round of the same labels, or what others would say. */
import { escape } from './labels.ts'
import { revisionsIn } from './revisions.ts'

const HEADING = /^[\s*_#>-]{0,6}\[?([A-Za-z][A-Za-z ]{1,20}?)\]?[*_]{0,2}\s?:/gm

/** The text up to where its first label comes again behind an answer; all of it where the second round takes back the first. */
export function firstRound(
  text: string,
  { self = [], others = [] }: { self?: readonly string[]; others?: readonly string[] },
): string {
  const headings = [...text.matchAll(HEADING)].map(({ 1: name, index, 0: all }) => ({
    name: name!.toLowerCase(),
    at: index,
    end: index + all.length,
  }))
  const [first] = headings
  if (!first || first.at > 0) return text
  const second = headings.findIndex(({ name }, i) => i > 0 && name === first.name)
  if (second < 2 && !isTable(text, first.name, self, others)) return text
  const again = headings[second]
  if (!again || revisionsIn(text.slice(again.end)).length > 0) return text
  return text.slice(0, again.at)
}

/**
 * Where others begin to talk, and nobody else says anything but in lines with a name before them; undefined where their
 * first line is nothing but a choice (`readLine`), so that it may be what they are expected to do.
 */
export function talkIn(
  text: string,
  { others = [] }: { others?: readonly string[] },
  readLine: (line: string) => unknown,
): number | undefined {
  const other = new RegExp(`^\\W{0,6}(?:${others.map(escape).join('|')})\\b[^:]{0,12}:(.+)`, 'i')
  const lines = text.split('\n')
  const from = lines.findLastIndex((line) => !/^\s*$|^[^:]{1,30}:/.test(line)) + 1
  const first = others.length === 0 || from === 0 ? -1 : lines.findIndex((line, i) => i >= from && other.test(line))
  return first < 0 || readLine(other.exec(lines[first]!)![1]!) !== undefined
    ? undefined
    : lines.slice(0, first).join('\n').length
}

/** `Alice: east. Bob: stay.` line by line. */
function isTable(text: string, first: string, self: readonly string[], others: readonly string[]): boolean {
  const has = (names: readonly string[], given: string): boolean => names.some((name) => name.toLowerCase() === given)
  const line = text.split('\n', 1)[0]!.toLowerCase()
  return has(self, first) && others.some((other) => line.includes(`${other.toLowerCase()}:`))
}
