/** What the second reader sees of a message: its tokens as numbers, its rooms by the order in which they are named. */
import { withoutSlips, type Lexicon } from '../english/lexicon.ts'
import { inSmallLetters } from '../english/shouted.ts'
import { cut, type Token } from '../english/tokens.ts'
import { KINDS, MOST_SEEN, NO_SLOT, SLOTS, type Seen } from './network.ts'
import type { WordPieces } from './word-pieces.ts'

/** A message as it is seen. */
export interface View {
  readonly tokens: readonly Seen[]
  /** The rooms by their slots, the start first, whether it is named or not. */
  readonly rooms: readonly string[]
  /** What its numbers are, in order. */
  readonly numbers: readonly number[]
  /** Its mentions of rooms, in order: `at` among the tokens. */
  readonly mentions: readonly { readonly room: string; readonly at: number }[]
  /** How many lines it has. */
  readonly lines: number
}

/** What the language model sees for a room, by its slot: it was named before it learnt what rooms are called here. */
const ROOMS = ['door', 'kitchen', 'bathroom', 'bedroom', 'attic', 'cellar'] as const
/** The tokens of all sentences, with a mark behind each. */
export const tokensOf = (text: string, lexicon: Lexicon): Token[] =>
  cut(withoutSlips(inSmallLetters(text, lexicon.letters), lexicon), lexicon).flatMap((sentence): Token[] => [
    ...sentence.tokens,
    { kind: 'mark', mark: sentence.question ? '?' : '.' },
  ])

/** What is seen; undefined where more rooms are named than it has learnt to tell apart. */
export function see(text: string, lexicon: Lexicon, pieces: WordPieces): View | undefined {
  const tokens = tokensOf(text, lexicon)
  const rooms = [lexicon.start]
  for (const token of tokens) if (token.kind === 'room' && !rooms.includes(token.room)) rooms.push(token.room)
  if (rooms.length > SLOTS) return undefined
  return {
    tokens: withLikeNumbers(tokens).map((token) => seen(token, rooms, pieces)),
    rooms,
    numbers: tokens.flatMap((token) => (token.kind === 'number' ? [token.value] : [])),
    mentions: tokens.flatMap((token, at) => (token.kind === 'room' ? [{ room: token.room, at }] : [])),
    lines: text.split('\n').length,
  }
}

function seen(token: Token, rooms: readonly string[], pieces: WordPieces): Seen {
  const kind = KINDS.indexOf(token.kind === 'join' ? 'mark' : token.kind)
  switch (token.kind) {
    case 'room': {
      const slot = rooms.indexOf(token.room)
      return { kind, slot, pieces: pieces.cut(ROOMS[slot]!) }
    }
    case 'number': {
      const value = token.value > 0 ? Math.min(token.value, MOST_SEEN) : MOST_SEEN
      return { kind, slot: NO_SLOT, pieces: pieces.cut(String(value)) }
    }
    case 'word':
      return { kind, slot: NO_SLOT, pieces: pieces.cut(token.word) }
    default: {
      const mark = token.kind === 'mark' ? token.mark : token.arrow ? '>' : '-'
      return { kind, slot: NO_SLOT, pieces: pieces.cut(mark) }
    }
  }
}

/** Small numbers, which mean the same whatever they are, in the order in which they stand for those of a message. */
const ALIKE = [5, 3, 8, 6, 2, 9, 4, 7, 10, 1]

/** With the same numbers in all messages that differ in nothing else: what they say is found once for all. */
function withLikeNumbers(tokens: readonly Token[]): Token[] {
  const found = new Map<number, number>()
  return tokens.map((token) => {
    if (token.kind !== 'number' || !ALIKE.includes(token.value)) return token
    const value = found.get(token.value) ?? ALIKE[found.size]!
    found.set(token.value, value)
    return { ...token, value }
  })
}
