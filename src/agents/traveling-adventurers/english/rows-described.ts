/**
 * A row of coins behind what is said of its room: "the attic isn't rich. 4 to C, 2 to B", "kitchen pays well, 9 to A, 8 to B",
 * "the attic? 2 to C, 1 to B". The room heads the row, as in "attic: 4 to C, 2 to B".
 */
import { wordSet } from '../../english/typing/word-set.ts'
import { BUT_FOR } from './rows-headed.ts'
import { isMark, wordOf } from './token.ts'
import type { Sentence, Token } from './tokens.ts'

/** May stand before the room. */
const OPENS = wordSet('and so then well now ok okay the my also but oh hm hmm but for me here on my side')
/** Says something of a room, right behind it. */
const PREDICATES = wordSet(
  "is isn't isnt are aren't was looks look looked seems seem turns turned goes pays doesn't doesnt does has hasn't offers offer brings bring gives give sucks rocks shines stinks disappoints disappointed lacks remains stays can't cannot won't feels sounds ain't",
)
/** Of rooms in a path, of both players, or of the listener: no row of one's own need follow. */
const SAYS_ELSE = wordSet(
  'you your yours we us our both together total sum path route tour first next last second third start end begin go visit skip avoid leave take before after between from than beats versus worth',
)
/** May stand in a row beside rooms and numbers. */
const BESIDE = wordSet(
  "to for towards the and a an only just coin coins i i've have get got with it it's is but also plus then even me mere into in my room at",
)
const GOES = wordSet('goes reads runs')
const LEADS = wordSet('to for towards into from')
/** So many words may say what the room is like. */
const LONGEST = 8

const isPause = (token: Token | undefined): boolean => isMark(token, ',:;–—-')

/** Sentences in which such rows are headed by their room. */
export function headDescribedRows(sentences: readonly Sentence[]): Sentence[] {
  const headed: Sentence[] = []
  for (const sentence of sentences) {
    const before = headed.at(-1)
    const topic = before && topicOf(before)
    if (topic !== undefined && isRow(sentence.tokens, topic) && !sentence.question) {
      headed[headed.length - 1] = { ...sentence, tokens: [...headOf(topic), ...sentence.tokens] }
      continue
    }
    headed.push(headedWithin(sentence))
  }
  return headed
}

const headOf = (room: string): readonly Token[] => [
  { kind: 'room', room },
  { kind: 'mark', mark: ':' },
]

/** The room that a sentence is all about, where it tells no number: "the attic isn't rich", "the attic?" */
function topicOf({ tokens, question }: Sentence): string | undefined {
  const at = roomAt(tokens)
  const room = tokens[at]
  if (room?.kind !== 'room') return undefined
  const rest = tokens.slice(at + 1).filter((token) => !isPause(token))
  if (question) return rest.length === 0 ? room.room : undefined
  return describes(rest, room.room) ? room.room : undefined
}

/** "Kitchen pays well, 9 to A, 8 to B" */
function headedWithin(sentence: Sentence): Sentence {
  const { tokens, question } = sentence
  const at = roomAt(tokens)
  const room = tokens[at]
  if (question || room?.kind !== 'room' || !PREDICATES.has(wordOf(tokens[at + 1]))) return sentence
  // "Attic goes 9 to C, 8 to B"
  const isSaid = GOES.has(wordOf(tokens[at + 1])) && tokens[at + 2]?.kind === 'number'
  const described = withoutException(tokens)
  const mark = isSaid ? at + 1 : described.findIndex((token, i) => i > at && (isPause(token) || token.kind === 'join'))
  if (mark < 0 || !(isSaid || describes(described.slice(at + 1, mark), room.room))) return sentence
  const row = described.slice(mark + 1)
  // "The bathroom is weak: B-E 5, L-B 1": each hallway is named in full.
  if (namesHallways(row)) return { ...sentence, tokens: row }
  return isRow(row, room.room) ? { ...sentence, tokens: [...headOf(room.room), ...row] } : sentence
}

/** Whether all rooms are those of hallways, each with its number behind it. */
function namesHallways(tokens: readonly Token[]): boolean {
  const kinds = tokens.map(({ kind }) => (kind === 'word' || kind === 'mark' ? '' : kind[0])).join('')
  return /^(?:rjrn){2,}(?:rn)?$/.test(kinds)
}

function roomAt(tokens: readonly Token[]): number {
  let at = 0
  while (OPENS.has(wordOf(tokens[at])) || (at > 0 && isPause(tokens[at]))) at++
  return at
}

/** `tokens` without "except for A" before a colon or the end. */
function withoutException(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token, i) =>
    [wordOf(token), `${wordOf(token)} ${wordOf(tokens[i + 1])}`].some((words) => BUT_FOR.test(words)),
  )
  if (at < 0) return tokens
  let to = at + 1
  while (/^(?:for|from|than|with|to|the)$/.test(wordOf(tokens[to]))) to++
  const next = tokens[to + 1]
  if (tokens[to]?.kind !== 'room' || !(next === undefined || isMark(next, ':'))) return tokens
  const from = isPause(tokens[at - 1]) ? at - 1 : at
  return [...tokens.slice(0, from), ...tokens.slice(to + 1)]
}

/** Whether the words behind a room say what it is like, and nothing else. "The empty room isn't so empty" names it twice. */
function describes(said: readonly Token[], room: string): boolean {
  const rest = withoutException(said)
  return (
    rest.length <= LONGEST &&
    PREDICATES.has(wordOf(rest[0])) &&
    rest.every((token) =>
      token.kind === 'room' ? token.room === room : token.kind === 'word' && !SAYS_ELSE.has(token.word),
    )
  )
}

/** Numbers with the room that each leads to, the number first; one of them, if it says "to". */
function isRow(tokens: readonly Token[], head: string): boolean {
  let kinds = ''
  let leads = false
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'number') kinds += 'n'
    else if (token.kind === 'room') {
      if (token.room === head) return false
      kinds += 'r'
      leads ||= LEADS.has(wordOf(tokens[i - 1])) || LEADS.has(wordOf(tokens[i - 2]))
    } else if (token.kind === 'join' || (token.kind === 'mark' && !/^[,;&:]$/.test(token.mark))) return false
    else if (token.kind === 'word' && !BESIDE.has(token.word)) return false
  }
  return /^(?:nr+)+$/.test(kinds) && (leads || kinds.length > 2)
}
