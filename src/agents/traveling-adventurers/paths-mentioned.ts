/** Whole paths that a message asks about, or compares, and does not propose; and hallways of a path that it asks for. */
import type { Act, Pair } from './english/acts.ts'
import { pathsIn } from './named-paths.ts'
import { piecesOf, type Piece } from './pieces.ts'

type Path = readonly string[]

/** Asks what a path is worth, or says so. */
const TOTAL =
  /\bhow (?:many|much|good)\b|\bhow(?:'s| is| was)\b[^.!?]*\?|\b(?:total|sum|worth|difference|compar\w+|versus|vs|worse|fewer|same)\b|\bwhat (?:do|would|will|does|did|could|can|about)\b[^.!?]*\b(?:get|make|earn|have|bring|give|score|be|come|cost|pay|yield|mean|add up|amount|reach)\b|\b(?:is|are|was|would) [^.!?]*\b(?:better|less|more|good|same|equal)\b[^.!?]*\?|\b(?:was|am|['’]m) (?:only |just )?asking|\basked (?:about|for|what|how|you about)\b|\bwhy\b|\b(?:only|just|even) \d\d|\bgives? (?:me|us|you) (?:only|just|less|fewer)|\b(?:work out|lose|cost|check|calculate|compute|evaluate)\b/i
/** "And §?" */
const BARE = /^\W*(?:(?:[Aa]nd|[Oo]r|[Ss]o|[Hh]m+|[Oo]k)\W+)*(?:[Ww]hat of )?(?:[A-Z]\b\W*)+$/
/** What stands behind a path and asks about it: "§, how much is that?" */
const OF_THAT = /\b(?:that|it|there|this|those|here|total|sum|altogether|together|worth)\b/i
/** Proposes it all the same. */
const PROPOSES =
  /\b(?:i(?:['’]d)? (?:would )?(?:propose|suggest|prefer|rather|insist|vote)|let['’]?s|let us|my (?:proposal|suggestion)|we should|i want|please take|go with|can we (?:take|do)|could we (?:take|do))\b/i

/** "…, the other way round?" */
const TURNED =
  /^,? *(?:but |only |just )?(?:walked |taken |done |turned )?(?:(?:in )?the (?:other|opposite|reverse) (?:way(?: a?round)?|direction)|backwards?|in reverse|reversed|turned a?round)\b/i

/** The paths that a message asks about. `plain`: rooms as letters. */
export function pathsAsked(plain: string, rooms: readonly string[]): Path[] {
  const pieces = piecesOf(plain)
  return pieces.flatMap((piece, i) => {
    const paths = pathsIn(piece.text, rooms)
    const [only, ...others] = paths
    if (only && others.length === 0 && piece.asks && TURNED.test(piece.text.slice(only.to)))
      return [only.path.toReversed()]
    if (paths.length === 0 || PROPOSES.test(piece.text)) return []
    const isAsked = asksTotal(piece) || (i + 1 < pieces.length && goesOnAsking(pieces[i + 1]!))
    return isAsked || (paths.length > 1 && piece.asks) ? paths.map(({ path }) => path) : []
  })
}

const asksTotal = (piece: Piece): boolean =>
  TOTAL.test(piece.text) ||
  (piece.asks && BARE.test(piece.text)) ||
  (piece.asks && /\d\d/.test(piece.text)) ||
  (piece.asks && /^\W*(?:and )?is\b/i.test(piece.text))
const goesOnAsking = (piece: Piece): boolean => piece.asks && TOTAL.test(piece.text) && OF_THAT.test(piece.text)

/** Wants the listener's coins on each hallway of a path. */
const ONE_BY_ONE =
  /\b(?:list|tell|show|give|what|which|how (?:many|much)|break)\b[^.!?]*\b(?:your|you)\b[^.!?]*\b(?:one by one|each (?:hallway|step|of|one)|every (?:hallway|step)|hallway by hallway|step by step|per hallway|hallways? (?:of|on|in) (?:it|that|this)|coins? (?:on|along|for) (?:it|that path|this path|that route|the (?:path|route)|¶))/i
const HALLWAY = /\b([A-Z]) ?[-–] ?([A-Z])\b(?! ?[-–] ?[A-Z]\b)/g

/** What of the listener's coins is asked for along a path: hallway by hallway, or by a row of hallways that makes a path. */
export function alongPath(plain: string, path: Path | undefined, rooms: readonly string[]): Act | undefined {
  for (const piece of piecesOf(plain)) {
    const { text, asks } = piece
    const named = pathsIn(text, rooms)[0]
    const marked = named ? `${text.slice(0, named.from)}¶${text.slice(named.to)}` : text
    const along = named?.path ?? path
    if (along && ONE_BY_ONE.test(marked))
      return { kind: 'ask', from: [], pairs: along.slice(1).map((room, i): Pair => [along[i]!, room]) }
    const row = [...text.matchAll(HALLWAY)].map(([, a, b]): Pair => [a!, b!])
    const isRow = row.length > 1 && !named && row.every(([a, b]) => a !== b && rooms.includes(a) && rooms.includes(b))
    if (isRow && (asks || /\byour\b/i.test(text)) && !/\d/.test(text) && /\byours?\b|\byou have\b/i.test(text))
      return { kind: 'ask', from: [], pairs: row }
  }
  return undefined
}
