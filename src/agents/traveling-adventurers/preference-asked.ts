/** Which of two paths somebody is asked to prefer, both of them named: "either L E … for 52 or L A … for 51, which do you like?" */
import { samePath } from '../../games/traveling-adventurers/index.ts'
import { pathsIn } from './named-paths.ts'
import { piecesOf } from './pieces.ts'

type Path = readonly string[]

const PREFERS =
  /\bwhich\b[^.!?]*\b(?:prefer|like|rather|better|choose|pick|take|favou?r|go with|go for|have|want|suits?|yours?|it be|be|should|shall|settle)\b|\bwhat(?:['’]s| is| would be)? (?:your (?:choice|preference|pick|favou?rite)|do you (?:prefer|say|think))\b|\b(?:your|up to you|you (?:choose|decide|pick|say))\b/i
const OF_SHARES = /\b(?:gives?|brings?|pays?|makes?|worth|how (?:many|much)|coins? (?:for|to) (?:me|you)|between)\b/i
const CHOOSES = /\bor\b/i

/** Whether a sentence asks which one it is to be. */
export const asksToChoose = (plain: string): boolean => PREFERS.test(plain) && /\?\s*$/.test(plain)

/** The paths between which a message lets its listener choose; none where it asks nothing of the kind. `plain`: rooms as letters. */
export function toChooseFrom(plain: string, rooms: readonly string[]): readonly Path[] {
  const paths = pathsIn(plain, rooms).map(({ path }) => path)
  const different = paths.filter((path, i) => paths.findIndex((one) => samePath(one, path)) === i)
  if (different.length < 2 || !CHOOSES.test(plain)) return []
  const pieces = piecesOf(plain)
  const asks = pieces.some(({ text, asks }) => PREFERS.test(text) && (asks || !/\bi\b/i.test(text)))
  const or = pieces.some(
    ({ text, asks }) => asks && !OF_SHARES.test(text) && CHOOSES.test(text) && pathsIn(text, rooms).length > 1,
  )
  return (asks && !pieces.some(({ text, asks: asked }) => asked && OF_SHARES.test(text))) || or ? different : []
}
