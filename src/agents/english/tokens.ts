/** A message as words, numbers and marks, sentence by sentence. */
import { plainSpeech } from './typing/chat.ts'

export interface Token {
  /** In lower case, contractions written out: `don't` is `do`, `not`. */
  readonly text: string
  readonly kind: 'word' | 'number' | 'mark'
  /** What a number is, in figures or in words. */
  readonly value?: number
}

export interface Sentence {
  readonly tokens: readonly Token[]
  /** Whether it ends with a question mark. */
  readonly asks: boolean
}

/** Letters of a message that are read. What is longer than any talk is not read to its end, so that no text takes long. */
const LONGEST = 6000

const PIECE = /\d+(?:[.,]\d+)*|[a-zà-ÿ]+(?:'[a-z]+)*|\n|[^\s]/g

const CONTRACTED: Readonly<Record<string, string>> = {
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  "won't": 'will not',
  wont: 'will not',
  "shan't": 'shall not',
  "ain't": 'is not',
  aint: 'is not',
  dont: 'do not',
  doesnt: 'does not',
  didnt: 'did not',
  isnt: 'is not',
  arent: 'are not',
  wasnt: 'was not',
  wouldnt: 'would not',
  shouldnt: 'should not',
  couldnt: 'could not',
  havent: 'have not',
  hasnt: 'has not',
  im: 'i am',
  ive: 'i have',
  id: 'i would',
  thats: 'that is',
  thatd: 'that would',
  thatll: 'that will',
  itd: 'it would',
  itll: 'it will',
  youd: 'you would',
  youll: 'you will',
  theyd: 'they would',
  theyll: 'they will',
  wouldve: 'would have',
  couldve: 'could have',
  shouldve: 'should have',
  whats: 'what is',
  heres: 'here is',
  theres: 'there is',
  hes: 'he is',
  shes: 'she is',
  youre: 'you are',
  theyre: 'they are',
  weve: 'we have',
  youve: 'you have',
  lets: 'let us',
  "let's": 'let us',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  dunno: 'do not know',
}

const ENDINGS: readonly (readonly [ending: string, word: string])[] = [
  ["n't", 'not'],
  ["'ll", 'will'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'d", 'would'],
  ["'m", 'am'],
  ["'s", "'s"],
]

/** Behind these an `'s` is a verb; else it belongs to a name. */
const IS = new Set('that it what who he she there here how where this everything nothing'.split(' '))

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, i) => [word, i] as const),
    'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, 20 + 10 * i] as const),
    [['hundred', 100] as const],
  ].flat(),
)

/** The tokens of a message. */
function tokenize(text: string, echoes: boolean): Token[] {
  const plain = plainSpeech(text.slice(0, LONGEST), echoes)
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\b(?:mr|mrs|ms|dr|prof)\.\s/g, ' ')
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll(/ ?(?:-{1,2}|=)> ?| ?→ ?/g, ': ')
    .replaceAll(/<br\s?\/?>|&[a-z]{2,6};/g, '\n')
  const tokens: Token[] = []
  for (const match of plain.matchAll(PIECE)) {
    const piece = match[0]
    const before = plain[match.index - 1] ?? ' '
    const after = plain[match.index + piece.length] ?? ' '
    if (/^\d/.test(piece)) pushNumber(tokens, piece)
    else if (/^[a-zà-ÿ]/.test(piece)) tokens.push(...wordsOf(piece))
    // A hyphen inside a word parts it; one before a figure is a sign.
    else if (piece === '-' && /[a-zà-ÿ0-9]/.test(before) && /[a-zà-ÿ]/.test(after)) continue
    // "9-11 am": from one to the other.
    else if (piece === '-' && /[a-z0-9]/.test(before) && /\d/.test(after)) tokens.push({ text: 'to', kind: 'word' })
    else if (piece === '/' && before === ' ' && after === ' ') tokens.push({ text: '\n', kind: 'mark' })
    else tokens.push({ text: piece, kind: 'mark' })
  }
  return signed(tokens, plain)
}

function pushNumber(tokens: Token[], piece: string): void {
  const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(piece)
  const parts = thousands ? [piece.replaceAll(',', '')] : piece.split(',')
  for (const [i, part] of parts.entries()) {
    if (i > 0) tokens.push({ text: ',', kind: 'mark' })
    for (const [j, number] of (/^\d+(?:\.\d+)?$/.test(part) ? [part] : part.split('.')).entries()) {
      if (j > 0) tokens.push({ text: '.', kind: 'mark' })
      tokens.push({ text: number, kind: 'number', value: Number(number) })
    }
  }
}

function wordsOf(piece: string): Token[] {
  const word = (text: string): Token =>
    Object.hasOwn(NUMBERS, text) ? { text, kind: 'word', value: NUMBERS[text]! } : { text, kind: 'word' }
  if (Object.hasOwn(CONTRACTED, piece)) return CONTRACTED[piece]!.split(' ').map(word)
  const ending = ENDINGS.find(([end]) => piece.endsWith(end) && piece.length > end.length)
  if (ending) {
    const stem = piece.slice(0, -ending[0].length)
    if (ending[1] === "'s") return IS.has(stem) ? [word(stem), word('is')] : [word(stem)]
    return [word(stem), word(ending[1])]
  }
  return [word(piece.replaceAll("'", ''))]
}

/** Signs put to their numbers: `-17`, `minus 17`; tens and ones in words put together: `eighty five`. */
function signed(tokens: readonly Token[], plain: string): Token[] {
  const result: Token[] = []
  const hasMinus = plain.includes('-') || plain.includes('minus')
  for (const token of tokens) {
    const last = result.at(-1)
    if (token.value !== undefined && last) {
      const before = result.at(-2)
      const minus =
        last.text === 'minus' ||
        (last.text === '-' && before?.kind !== 'number' && !/^(?:am|pm|noon|m)$/.test(before?.text ?? ''))
      if (hasMinus && token.kind === 'number' && minus) {
        result.pop()
        result.push({ ...token, text: `-${token.text}`, value: -token.value })
        continue
      }
      if (last.kind === 'word' && token.kind === 'word' && last.value !== undefined) {
        const joined =
          last.value >= 20 && last.value < 100 && token.value < 10 && token.value > 0
            ? last.value + token.value
            : last.value < 10 && last.value > 0 && token.value === 100
              ? 100 * last.value
              : undefined
        if (joined !== undefined) {
          result.pop()
          result.push({ text: `${last.text} ${token.text}`, kind: 'word', value: joined })
          continue
        }
      }
    }
    result.push(token)
  }
  return result
}

const ENDS = new Set(['.', '!', '?', ';', '\n'])

/** The sentences of a message; one of very many words is read in parts. `echoes`: as in {@link plainSpeech}. */
export function sentences(text: string, echoes = false): Sentence[] {
  const found: Sentence[] = []
  let tokens: Token[] = []
  const close = (asks: boolean): void => {
    if (tokens.length > 0) found.push({ tokens, asks })
    tokens = []
  }
  for (const token of tokenize(text, echoes)) {
    if (token.kind === 'mark' && ENDS.has(token.text)) close(token.text === '?')
    else tokens.push(token)
    if (tokens.length >= 80) close(false)
  }
  close(false)
  return found
}
