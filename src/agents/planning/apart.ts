/** Parts of a clause that speak of stops of their own: "the bar is perfect, the museum boring", "keep the park and swap the bar". */
import type { Token } from '../english/index.ts'

interface Piece {
  readonly tokens: readonly Token[]
  readonly names: boolean
  readonly judges: boolean
}

/** What repeats the verdict before it. */
const AGAIN = /\b(?:too|also|as well|likewise|ditto|same)\b/

/**
 * The clause in such parts; itself where not two of them judge. `names`: whether tokens point to a stop; `judges`: whether they
 * say what to make of it.
 */
export function partStops(
  clause: readonly Token[],
  names: (tokens: readonly Token[]) => boolean,
  judges: (words: string) => boolean,
): (readonly Token[])[] {
  const pieces: Piece[] = []
  let from = 0
  for (let at = 0; at <= clause.length; at++) {
    const text = clause[at]?.text
    const judged = text === 'thumbsup' || text === 'thumbsdown'
    if (at < clause.length && text !== ',' && text !== 'and' && !judged) continue
    const tokens = clause.slice(from, judged ? at + 1 : at)
    if (tokens.length > 0)
      pieces.push({ tokens, names: names(tokens), judges: judges(tokens.map((token) => token.text).join(' ')) })
    from = at + 1
  }
  if (pieces.filter((piece) => piece.names && piece.judges).length < 2 && !pieces.some(isAgain)) return [clause]
  const parts: Token[][] = []
  let waiting: Token[] = []
  for (const [i, { tokens, names: isNamed, judges: isJudged }] of pieces.entries()) {
    const before = parts.at(-1)
    // "Keep the park and the bar": the verdict stood before the first of them.
    const leads = before !== undefined && leadsWithVerdict(before, names)
    if (before && ((!isNamed && waiting.length === 0) || (!isJudged && (leads || isAgain(pieces[i]!)))))
      before.push(...tokens)
    else if (isJudged) {
      parts.push([...waiting, ...tokens])
      waiting = []
    } else waiting.push(...tokens)
  }
  const last = parts.at(-1)
  if (waiting.length > 0 && last) last.push(...waiting)
  return parts.length > 0 ? parts : [clause]
}

const isAgain = ({ tokens, names, judges }: Piece): boolean =>
  names && !judges && AGAIN.test(tokens.map(({ text }) => text).join(' '))

/** Whether a stop stands at the end of the part, behind what is said of it. */
const leadsWithVerdict = (tokens: readonly Token[], names: (tokens: readonly Token[]) => boolean): boolean =>
  !names(tokens.slice(0, Math.min(3, tokens.length - 1)))
