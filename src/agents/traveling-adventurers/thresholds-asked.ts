/** How partners ask whether both can get so many coins together, on any path or on one that keeps to a wish. */
import { withoutPaths } from './named-paths.ts'

const AT_LEAST =
  /\b(\d\d\d?)(?: coins| points)? (?:or (?:more|better|higher|above)|at least|at minimum|and (?:up|more))\b|\b(?:at least|no less than|(?:a )?minimum(?: of)?) (\d\d\d?)\b/i
const MORE =
  /\b(?:more|better|higher|richer)(?: coins)? than (\d\d\d?)\b|\b(?:above|over|beyond|exceed\w*|beats?) (\d\d\d?)\b/i
const OF_ONE = /\b(?:i|me|mine|my|myself|you|your|yours)\b/i
/** Who asks, and of which path, and not who gets them. */
const ASKING =
  /\bi (?:had |just |only )?(?:ask(?:ed)?|want(?:ed)?|need(?:ed)?|meant?|would like|am asking|was asking)(?: you)?(?: for| whether| if)?\b|\b(?:can|could|would|do|will) you\b|\byour (?:path|route|one)\b/gi
const ASKS = /\?|\b(?:asked|asking|want\w*|need|tell me|if there|is there|meant)\b/i

/** So many coins together are asked for. `plain`: rooms as letters. */
export function thresholdIn(plain: string, rooms: readonly string[]): number | undefined {
  const sentences = withoutPaths(plain, rooms).match(/[^.!?\n]+[.!?\n]*/g) ?? []
  for (const sentence of sentences) {
    if (sentence.length > LONGEST || !ASKS.test(sentence) || OF_ONE.test(sentence.replace(ASKING, ''))) continue
    const number = (pattern: RegExp): number | undefined => {
      const found = pattern
        .exec(sentence)
        ?.slice(1)
        .find((group) => group !== undefined)
      return found === undefined ? undefined : Number(found)
    }
    const [least, more] = [number(AT_LEAST), number(MORE)]
    if (least !== undefined) return least
    if (more !== undefined) return more + 1
  }
  return undefined
}
const LONGEST = 200
