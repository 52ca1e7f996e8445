/**
 * Leaves out a whole path of which only one hallway is spoken of: "L-E-B-A-C-K-L has the A-C hallway, where I only have 2" tells
 * of that hallway alone.
 */
import type { Token } from './tokens.ts'

/** So many rooms in a row are a path. */
const LONG = 5
const SPEAKS_OF =
  /^(?:has|uses|includes|contains|takes|needs|goes|passes|crosses|runs|skips|misses|leaves|avoids|involves|requires|with|is)$/

export function withoutPathDescribed(tokens: readonly Token[]): readonly Token[] {
  let at = tokens.findIndex(({ kind }) => kind === 'room')
  if (at < 0 || at > 3) return tokens
  const from = at
  let rooms = 1
  while (tokens[at + 1]?.kind === 'join' && tokens[at + 2]?.kind === 'room') {
    at += 2
    rooms++
  }
  const verb = tokens[at + 1]
  const rest = tokens.slice(at + 2)
  const hallway = rest.findIndex(
    (token, i) => token.kind === 'room' && rest[i + 1]?.kind === 'join' && rest[i + 2]?.kind === 'room',
  )
  const isOfOne =
    rooms >= LONG &&
    verb?.kind === 'word' &&
    SPEAKS_OF.test(verb.word) &&
    hallway >= 0 &&
    rest.filter(({ kind }) => kind === 'room').length === 2 &&
    rest.slice(hallway).some(({ kind }) => kind === 'number') &&
    rest.slice(0, hallway).every(({ kind }) => kind === 'word')
  return isOfOne ? [...tokens.slice(0, from), ...rest] : tokens
}
