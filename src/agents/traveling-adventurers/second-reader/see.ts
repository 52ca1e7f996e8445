/** What the second reader sees of a message: its tokens as numbers, its rooms by the order in which they are named. */
import { withoutSlips, type Lexicon } from '../english/lexicon.ts'
import { inSmallLetters } from '../english/shouted.ts'
import { cut, type Token } from '../english/tokens.ts'
import { GRAMS, KINDS, MOST_SEEN, NO_SLOT, SLOTS, type Seen } from './network.ts'

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

/** Longer words are told by their beginning. */
const MOST_GRAMS = 10
const UNKNOWN = 1

/** The tokens of all sentences, with a mark behind each. */
export const tokensOf = (text: string, lexicon: Lexicon): Token[] =>
  cut(withoutSlips(inSmallLetters(text, lexicon.letters), lexicon), lexicon).flatMap((sentence): Token[] => [
    ...sentence.tokens,
    { kind: 'mark', mark: sentence.question ? '?' : '.' },
  ])

/** What is seen; undefined where more rooms are named than it has learnt to tell apart. */
export function see(text: string, lexicon: Lexicon, vocabulary: ReadonlyMap<string, number>): View | undefined {
  const tokens = tokensOf(text, lexicon)
  const rooms = [lexicon.start]
  for (const token of tokens) if (token.kind === 'room' && !rooms.includes(token.room)) rooms.push(token.room)
  if (rooms.length > SLOTS) return undefined
  return {
    tokens: tokens.map((token) => seen(token, rooms, vocabulary)),
    rooms,
    numbers: tokens.flatMap((token) => (token.kind === 'number' ? [token.value] : [])),
    mentions: tokens.flatMap((token, at) => (token.kind === 'room' ? [{ room: token.room, at }] : [])),
    lines: text.split('\n').length,
  }
}

function seen(token: Token, rooms: readonly string[], vocabulary: ReadonlyMap<string, number>): Seen {
  const plain = { kind: KINDS.indexOf(token.kind === 'join' ? 'mark' : token.kind), grams: [], slot: NO_SLOT, value: 0 }
  switch (token.kind) {
    case 'room':
      return { ...plain, word: 0, slot: rooms.indexOf(token.room) }
    case 'number':
      return { ...plain, word: 0, value: token.value > 0 ? Math.min(token.value, MOST_SEEN) : MOST_SEEN }
    case 'word':
      return { ...plain, word: vocabulary.get(token.word) ?? UNKNOWN, grams: gramsOf(token.word) }
    default: {
      const mark = token.kind === 'mark' ? token.mark : token.arrow ? '->' : '-'
      return { ...plain, word: vocabulary.get(mark) ?? UNKNOWN }
    }
  }
}

/** The parts of a word by three letters, its ends marked, hashed. */
function gramsOf(word: string): number[] {
  const whole = `^${word}$`
  return Array.from(
    { length: Math.min(MOST_GRAMS, whole.length - 2) },
    (_, i) => (fnv(whole.slice(i, i + 3)) % GRAMS) + 1,
  )
}

/** FNV-1a, 32 bits. */
function fnv(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
