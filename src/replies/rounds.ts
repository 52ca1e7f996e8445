/** Cuts off what a model makes up of later turns: whatever comes behind a second round of the same labels. */
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

/** `Alice: east. Bob: stay.` line by line. */
function isTable(text: string, first: string, self: readonly string[], others: readonly string[]): boolean {
  const has = (names: readonly string[], given: string): boolean => names.some((name) => name.toLowerCase() === given)
  const line = text.split('\n', 1)[0]!.toLowerCase()
  return has(self, first) && others.some((other) => line.includes(`${other.toLowerCase()}:`))
}
