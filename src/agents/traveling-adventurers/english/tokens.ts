/** Cuts text into sentences of rooms, numbers, words and marks. */
import { mayBeWord, settleLetters, type Piece } from './letters.ts'
import { isChain, NEED_ROOM, NUMBERS, ON_A_WAY, spellRoom, spellWord, type Lexicon } from './lexicon.ts'
import { wordSet } from '../../english/typing/word-set.ts'
import { type Token, wordOf } from './token.ts'
import { plainText } from './plain-text.ts'

export type { Token } from './token.ts'

export interface Sentence {
  readonly tokens: readonly Token[]
  /** Whether it ends with a question mark. */
  readonly question: boolean
  readonly text: string
  /** Whether it speaks of the change that leads to the path of the next one. */
  readonly changes?: boolean
}

/** The words of some tokens in small letters, rooms as capitals, with commas as they are. */
export const renderWords = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.kind === 'word') return token.word
      if (token.kind === 'room') return token.room
      if (token.kind === 'number') return String(token.value)
      return token.kind === 'mark' ? token.mark : '-'
    })
    .join(' ')
    .replace(/ ,/g, ',')

/** The rooms that are named, in order, each as often as it is. */
export const roomsIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (token.kind === 'room' ? [token.room] : []))

const PIECES = /[A-Za-z][A-Za-z'’]*|\d+|[-–—→⇒↔⟶~_/|<>]+|[.,;:?!\n()[\]=&]/g
/** Marks that end a sentence, or a line. */
const ENDS = '.!?;\n'
const BULLET = /^(?:\s*\n\s*)?[-–—]+ /
const JOINS = /^[-–—→⇒↔⟶~_/|<>]/
/** The sentences of a message. */
export function cut(message: string, lexicon: Lexicon): Sentence[] {
  const text = plainText(message)
  const shouts = !/[a-z]/.test(text) && /[A-Z]{4}/.test(text)
  const pieces = [...text.matchAll(PIECES)]
  const cutUp: Piece[] = []
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]![0]
    const at = pieces[i]!.index
    if (/^\d/.test(piece)) cutUp.push({ kind: 'number', value: Number(piece) })
    else if (JOINS.test(piece))
      cutUp.push({
        kind: 'join',
        ...(/[>→⇒⟶]/.test(piece) && { arrow: true }),
        ...(/^\s[^\w\n]{1,3}\s$/.test(text.slice(at - 1, at + piece.length + 1)) && { loose: true, at }),
      })
    else if (piece === ')' && repeatsRoom(cutUp)) cutUp.length -= 2
    else if (ENDS.includes(piece)) cutUp.push({ kind: 'mark', mark: piece, at })
    else if (!/^[A-Za-z]/.test(piece)) cutUp.push({ kind: 'mark', mark: piece })
    else {
      const [before, after, later] = [pieces[i - 1]?.[0], pieces[i + 1]?.[0], pieces[i + 2]?.[0]]
      i += pushWord(cutUp, { piece, before, after, later, shouts }, lexicon)
    }
  }
  return sentencesOf(settleLetters(cutUp), text)
}

/** `tokens`: those of all sentences, with the marks that end them. */
function sentencesOf(all: readonly Token[], text: string): Sentence[] {
  const sentences: Sentence[] = []
  let tokens: Token[] = []
  let from = 0
  const close = (question: boolean, end: number): void => {
    // "- Please tell me …": the mark of a list.
    if (tokens[0]?.kind === 'join' && tokens[1]?.kind === 'word' && BULLET.test(text.slice(from, from + 8)))
      tokens.shift()
    if (tokens.length > 0)
      sentences.push({
        tokens: tokens.some(({ kind }) => kind === 'room')
          ? tokens.map(linkTwo).map(standFor).map(countOne).map(partByDash)
          : tokens.map(partByDash),
        question,
        text: text.slice(from, end).trim(),
      })
    tokens = []
    from = end + 1
  }
  const parts = (token: Token): boolean => token.kind === 'join' && token.at !== undefined && !token.arrow
  const ends = (token: Token): boolean => (token.kind === 'mark' && token.at !== undefined) || parts(token)
  for (const [i, token] of all.entries())
    if (token.kind === 'mark' && token.at !== undefined)
      close(token.mark === '?' || /^[.!]+\?/.test(text.slice(token.at, token.at + 8)), token.at)
    else if (token.kind === 'join' && token.at !== undefined && parts(token) && standsAlone(tokens)) {
      const end = all.findIndex((other, j) => j > i && ends(other))
      const rest = all.slice(i + 1, end < 0 ? undefined : end)
      const links =
        tokens.at(-1)?.kind === 'room' && rest[0]?.kind === 'room' && !(isCounted(tokens) && isCounted(rest))
      if (!links && standsAlone(rest)) close(false, token.at)
      else tokens.push(token)
    } else tokens.push(token)
  close(false, text.length)
  return sentences
}

/** "I have 5 from K to L", "you decide", "E to C next": what says something without what stands beyond the dash next to it. */
function standsAlone(tokens: readonly Token[]): boolean {
  const text = renderWords(tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'join'))
  return (
    SAYS_SOMETHING.test(text) ||
    isCounted(tokens) ||
    (roomsIn(tokens).length === 2 && /\b(?:next|then|first)\b/.test(text))
  )
}

const isCounted = (tokens: readonly Token[]): boolean =>
  roomsIn(tokens).length === 2 && tokens.some(({ kind }) => kind === 'number')

const SAYS_SOMETHING =
  /^(?:(?:and|but|so|ok|okay|yes|no|well|then|also|please|now|maybe) )*(?:(?:i|we|you|let's|let us|shall|should|could|can|would|what|how|which|where|do|does|have|are|mine|my|your|yours|from|between|the|it|that|there|for|on|in|if|[A-Z]) .*\b(?:i|i'm|i'd|i've|i'll|we|we'd|we'll|you|have|has|is|are|get|gets|gives|give|pays|brings|see|go|take|start|suggest|propose|let's|worth|gain|lose|decide|want|like|need)\b|(?:tell|give|send|share|show|list|let's|let me|suggest|propose)\b.* )/

/** "Living 2 kitchen is 8": a 2 that links two rooms. */
function linkTwo(token: Token, at: number, tokens: readonly Token[]): Token {
  const [from, to, verb] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  const links =
    token.kind === 'number' &&
    token.value === 2 &&
    from?.kind === 'room' &&
    to?.kind === 'room' &&
    tokens[at - 2]?.kind !== 'join' &&
    verb?.kind === 'word' &&
    /^(?:is|has|gives|=)$/.test(verb.word)
  // "Kitch 2 attic 7"
  const alone =
    token.kind === 'number' &&
    token.value === 2 &&
    at === 1 &&
    from?.kind === 'room' &&
    to?.kind === 'room' &&
    verb?.kind === 'number' &&
    tokens.slice(4).every((other) => other.kind === 'word' && /^coins?$/.test(other.word))
  return links || alone ? { kind: 'word', word: 'to' } : token
}

/** "A hallway to A with 6 coins and one to K with 2": a one that stands for a hallway. */
function standFor(token: Token, at: number, tokens: readonly Token[]): Token {
  if (token.kind !== 'number' || token.value !== 1) return token
  const rest = tokens.slice(at + 1, at + 6).filter((other) => !(other.kind === 'word' && other.word === 'the'))
  const [to, room, mark, number] = rest
  const stands =
    to?.kind === 'word' &&
    /^(?:to|from)$/.test(to.word) &&
    room?.kind === 'room' &&
    mark?.kind === 'word' &&
    /^(?:with|worth|of|at|has|is)$/.test(mark.word) &&
    number?.kind === 'number'
  return stands ? { kind: 'word', word: 'one' } : token
}

/** "K to the attic: one", "get one, …": a one that counts, where no word tells which one it is. */
function countOne(token: Token, at: number, tokens: readonly Token[]): Token {
  if (token.kind !== 'word' || token.word !== 'one') return token
  const [article, before, next] = [tokens[at - 2], tokens[at - 1], tokens[at + 1]]
  // "The bathroom–attic one", "the bathroom to attic one"
  const links = article?.kind === 'join' || wordOf(article) === 'to'
  const named = links && tokens[at - 3]?.kind === 'room' ? tokens[at - 4] : article
  // "To the kitchen seven, to the bathroom one": the next of a row.
  const [to, comma, number] = [tokens[at - 3], tokens[at - 4], tokens[at - 5]]
  const goesOn = wordOf(to) === 'to' && comma?.kind === 'mark' && comma.mark === ',' && number?.kind === 'number'
  const isNamed = named?.kind === 'word' && NAMES.test(named.word) && before?.kind === 'room' && !goesOn
  const counted = tokens[FEW.test(wordOf(next)) ? at + 2 : at + 1]
  const ends =
    counted === undefined || counted.kind !== 'word' || /^(?:and|but|only|here|there|for|coins?)$/.test(counted.word)
  const begins =
    before?.kind === 'room'
      ? !isNamed
      : before?.kind === 'word'
        ? /^(?:are|get|be|of|by|is|has|gives|only|just|worth|gets)$/.test(before.word) || isMereOne(article, before)
        : before !== undefined
  // "It's one measly coin"
  const few = FEW.test(wordOf(next)) && /^coins?$/.test(wordOf(counted))
  return (ends && begins) || few ? { kind: 'number', value: 1 } : token
}

const FEW = /^(?:little|single|lonely|lousy|tiny|small|mere|poor|sad|miserable|measly|shiny)$/

/** "A mere one", "K to the attic: a miserable one", "is a one"; "a poor one" judges the hallway. */
const isMereOne = (article: Token | undefined, before: Token): boolean =>
  wordOf(before) === 'a' ||
  (wordOf(article) === 'a' && /^(?:mere|measly|single|lone|lonely|miserable)$/.test(wordOf(before)))

/** "B to A - that's 8", "go to the kitchen - living room-bath is 1": a dash that parts, as a comma does. */
function partByDash(token: Token, at: number, tokens: readonly Token[]): Token {
  if (token.kind !== 'join' || !token.loose) return token
  const [before, next, later] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]]
  const begins = next?.kind === 'room' && later?.kind === 'join' && !later.loose
  return before?.kind === 'word' || next?.kind === 'word' || begins
    ? { kind: 'mark', mark: ',' }
    : { ...token, loose: false }
}

/** "Kitchen (K" so far. */
function repeatsRoom(pieces: readonly Piece[]): boolean {
  const [room, open, again] = pieces.slice(-3)
  const opens = open?.kind === 'mark' && open.mark === '('
  return opens && room?.kind === 'room' && again !== undefined && 'room' in again && room.room === again.room
}

/** A word as it was written, with the pieces around it. */
interface Written {
  readonly piece: string
  readonly before: string | undefined
  readonly after: string | undefined
  readonly later: string | undefined
  /** Whether all of the message is written in capitals. */
  readonly shouts: boolean
}

/** Adds what a word stands for; returns how many of the pieces after it were used up. */
function pushWord(
  tokens: Piece[],
  { piece, before, after, later, shouts }: Written,
  { letters, names, start }: Lexicon,
): number {
  const room = piece.toUpperCase()
  if (piece.length === 1 && letters.has(room)) {
    const isCapital = piece === room && !shouts
    tokens.push(mayBeWord(piece) ? { kind: 'letter', room, capital: isCapital } : { kind: 'room', room })
    return 0
  }
  const word = spellWord(piece.toLowerCase().replace('’', "'"))
  const owner = word.endsWith("'s") && !names.has(word) ? word.slice(0, -2) : word
  if (owner !== word && names.has(owner)) {
    tokens.push({ kind: 'room', room: names.get(owner)!, named: true }, { kind: 'word', word: 'has' })
    return 0
  }
  if (
    word === 'home' &&
    ((tokens.at(-1)?.kind === 'room' && /^[.,!?;\n)]?$/.test(after ?? '')) ||
      /^(?:back|return|go|going|head|heading|then|and|finally|to|again|[-–—→>,]+)$/i.test(before ?? ''))
  ) {
    tokens.push({ kind: 'room', room: start })
    return 0
  }
  const spelled = spellRoom(word, names)
  const named = names.get(spelled)
  const roomFollows = /^(?:room|rooms|rm)$/i.test(after ?? '')
  const article = tokens.at(-1)
  const past = tokens.at(-2)
  const isKids = article?.kind === 'word' && article.word === 'the' && /^(?:kids|children|childrens)$/.test(spelled)
  const isThe = article?.kind === 'word' && article.word === 'the' && past?.kind === 'word'
  const onAWay = [isThe ? past.word : before, after].some(
    (beside) => ON_A_WAY.test(beside ?? '') || names.has(beside?.toLowerCase() ?? ''),
  )
  // "2 for kids", "kids is 9"
  const isCounted =
    (/^(?:for|with)$/i.test(before ?? '') && past?.kind === 'number') ||
    (/^(?:is|has)$/i.test(after ?? '') && (/^\d/.test(later ?? '') || NUMBERS.has(later?.toLowerCase() ?? '')))
  // "Who needs an empty room?"; not "every kitchen hallway".
  const isHallway = /^(?:hallways?|corridors?|ones?|way)$/i.test(after ?? '')
  if (named !== undefined && !isHallway && article?.kind === 'word' && /^(?:an|no|any|every)$/.test(article.word)) {
    tokens.push({ kind: 'word', word })
    return 0
  }
  if (named !== undefined && (roomFollows || onAWay || isKids || isCounted || !NEED_ROOM.has(spelled))) {
    tokens.push({ kind: 'room', room: named, named: true })
    return roomFollows ? 1 : 0
  }
  // "Ka is 3", "3 for ka"
  const counts =
    (/^(?:is|has)$/i.test(after ?? '') && /^\d/.test(later ?? '')) ||
    (/^(?:for|on)$/i.test(before ?? '') && past?.kind === 'number' && !/^(?:be|ab|la)$/i.test(piece))
  if (
    isChain(piece, counts || isPair({ piece, before, after, later, shouts }, letters) ? '=' : after, letters, start)
  ) {
    for (const [i, letter] of [...room].entries()) {
      if (i > 0) tokens.push({ kind: 'join' })
      tokens.push({ kind: 'room', room: letter })
    }
    return 0
  }
  const value = NUMBERS.get(word)
  if (value !== undefined && (value !== 1 || (isCount(before, after, later, names) && !isNamedRoom(tokens, before))))
    tokens.push({ kind: 'number', value })
  else if (word === 'single' && /^coins?$/i.test(after ?? '')) tokens.push({ kind: 'number', value: 1 })
  else tokens.push({ kind: 'word', word })
  return 0
}

/** "Your lb and bk", "on ec / ca?", "my eb is a 6": two letters in small ones where a hallway is spoken of. */
function isPair({ piece, before = '', after = '', later = '' }: Written, letters: ReadonlySet<string>): boolean {
  const isOne = (word: string): boolean =>
    /^[a-z]{2}$/.test(word) &&
    word[0] !== word[1] &&
    !SHORT_WORDS.has(word) &&
    [...word.toUpperCase()].every((letter) => letters.has(letter))
  if (!isOne(piece)) return false
  const begins = LEADS_TO_PAIR.test(before) || (before === '' && (isOne(later) || /^(?:for|on)$/i.test(after)))
  const ends = BEHIND_PAIR.test(after) || (LISTS_PAIRS.test(after) && isOne(later))
  return begins && ends
}
const SHORT_WORDS = wordSet('ab al ba be bc la')
const LISTS_PAIRS = /^(?:and|or|n|plus|[,/&|+])$/i
const LEADS_TO_PAIR =
  /^(?:my|mine|your|yours|ur|urs|yr|on|for|about|abt|is|of|and|or|n|plus|get|got|have|miss|missing|need|want|know|see|use|take|like|skip|the|with|without|via|whats|what's|[,/&|+(:])$/i
const BEHIND_PAIR =
  /^(?:[?.!,)/&|;:\n]|and|or|is|are|was|has|for|on|with|please|pls|plz|now|then|too|only|from|there|u|you)?$/i

/** "One coin", "only one", "is one" count; "that one" and "one of these" do not. */
const isCount = (
  before: string | undefined,
  after: string | undefined,
  later: string | undefined,
  names: ReadonlyMap<string, string>,
): boolean =>
  (/^(?:coins?|to|from|between|for|\()$/i.test(after ?? '') &&
    !/^(?:the|this|that|other|which|next|last|first|each|good|bad|best|worst|better|nice|great|weak|strong|solid|valuable|mediocre|meagre|fat|rich|poorer|big|bigger|small|high|higher|low|lower|decent|rich|poor|favou?rite|top|biggest|highest|lowest|right|wrong|second|my|your)$/i.test(
      before ?? '',
    )) ||
  // "Five on the way to K and one on the way to A".
  (/^and$/i.test(before ?? '') && /^(?:on|along|towards)$/i.test(after ?? '')) ||
  ((/^(?:only|just|is|has|have|got|room|rm|me|counts|holds|gives|was|to|with|exactly|:|=|\(|[A-Z])$/.test(
    before ?? '',
  ) ||
    names.has(before?.toLowerCase() ?? '')) &&
    /^(?:[.,;!?)\n]|in|on|at|there|here|and|but|only|though|too|also|as|again)?$/i.test(after ?? '')) ||
  (/^(?:more|less|fewer)$/i.test(after ?? '') &&
    !/^[a-z]{3,}$/i.test(/^(?:than|coins?|there|here|for|and|but|from)$/i.test(later ?? '') ? '' : (later ?? '')))

/** "The kitchen", of which "one" says nothing new. */
function isNamedRoom(tokens: readonly Piece[], before = ''): boolean {
  const [first, link, room] = [tokens.at(-3), tokens.at(-2), tokens.at(-1)]
  // "The attic–empty one"
  const article = link?.kind === 'join' && first?.kind === 'room' ? tokens.at(-4) : link
  // "From the attic to the kitchen one, to the bathroom two"; not "to the empty one"
  const leads = first?.kind === 'word' && first.word === 'to' && !NEED_ROOM.has(before.toLowerCase())
  if (leads && tokens.slice(-8, -3).some((token) => token.kind === 'word' && token.word === 'from')) return false
  if (room?.kind !== 'room') return false
  // "The attic has seven, the bathroom one"
  if (countsRoomBefore(tokens)) return false
  // "The bathroom to attic one"
  const [hallwayOf, from] = [tokens.at(-4), tokens.at(-3)]
  const isHallway = from?.kind === 'room' && link?.kind === 'word' && link.word === 'to'
  const noun = isHallway ? hallwayOf : article
  return noun?.kind === 'word' && NAMES.test(noun.word)
}

/** Whether a room with its number stands before the last comma: "the attic has seven, the bathroom …". */
function countsRoomBefore(tokens: readonly Piece[]): boolean {
  const comma = tokens.findLastIndex((token) => token.kind === 'mark' && token.mark === ',')
  const before = comma < 0 ? [] : tokens.slice(Math.max(0, comma - 4), comma)
  const room = before.findIndex(({ kind }) => kind === 'room')
  return comma >= tokens.length - 3 && room >= 0 && before.slice(room).some(({ kind }) => kind === 'number')
}
const NAMES = /^(?:the|this|that|which|my|your|other|no|any|every|each)$/
