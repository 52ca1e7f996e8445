/** Cuts text into sentences of rooms, numbers, words and marks. */
import { roomName } from '../../../games/traveling-adventurers/index.ts'
import { COMMON, isLike, Speller } from '../../english/index.ts'

export type Token =
  | { readonly kind: 'room'; readonly room: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'word'; readonly word: string }
  /** A dash or an arrow. */
  | { readonly kind: 'join' }
  | { readonly kind: 'mark'; readonly mark: string }

export interface Sentence {
  readonly tokens: readonly Token[]
  /** Whether it ends with a question mark. */
  readonly question: boolean
  readonly text: string
}

/** Words for rooms: the first word of a name, and whether `room` has to follow or may. */
export interface Lexicon {
  readonly letters: ReadonlySet<string>
  readonly names: ReadonlyMap<string, string>
  readonly start: string
}

const ALSO: Readonly<Record<string, readonly string[]>> = {
  L: ['living', 'livingroom', 'lounge', 'parlour', 'parlor', 'lr', 'sitting', 'salon'],
  E: ['empty', 'emptyroom'],
  B: ['bath', 'bathroom', 'toilet', 'loo', 'restroom', 'washroom'],
  C: [
    "children's",
    'childrens',
    'children',
    "child's",
    'childs',
    'child',
    'kids',
    "kids'",
    "kid's",
    'nursery',
    'childrensroom',
    'childroom',
    'kidsroom',
  ],
  A: ['loft'],
  P: ['play', 'playroom'],
  D: ['dining', 'diningroom'],
}

/** Names that are room names only before the word `room` or on a way, since they mean other things too. */
const NEED_ROOM = new Set([
  'living',
  'sitting',
  'empty',
  'play',
  'children',
  'dining',
  'kids',
  'bath',
  'childrens',
  'child',
])

/** Beside one of these a word stands for a room: "from living to kids", "bath, empty", "bath 5". */
const ON_A_WAY = /^(?:to|from|between|via|into|towards|then|through|first|next|visit|via|[-–—→<>:,/(]+|\d+)$/i

export function createLexicon(rooms: readonly string[]): Lexicon {
  const names = new Map<string, string>()
  for (const room of rooms) {
    const [first, ...rest] = roomName(room).split(' ')
    if (rest.length === 0) names.set(first!, room)
    for (const word of ALSO[room] ?? []) names.set(word, room)
  }
  return { letters: new Set(rooms), names, start: rooms[0]! }
}

/** What people write for short, in full. */
const SHORT: Readonly<Record<string, string>> = {
  u: 'you',
  ya: 'you',
  ur: 'your',
  yr: 'your',
  urs: 'yours',
  pls: 'please',
  plz: 'please',
  wats: "what's",
  wat: 'what',
  wut: 'what',
  whats: "what's",
  hw: 'how',
  lets: "let's",
  thats: "that's",
  dont: "don't",
  cant: "can't",
  wont: "won't",
  doesnt: "doesn't",
  isnt: "isn't",
  didnt: "didn't",
  wouldnt: "wouldn't",
  ive: "i've",
  im: "i'm",
  ill: "i'll",
  id: "i'd",
  abt: 'about',
  bc: 'because',
  rn: 'now',
  btwn: 'between',
  bw: 'between',
  ye: 'yes',
  yess: 'yes',
  yse: 'yes',
  yeh: 'yes',
  yas: 'yes',
  gd: 'good',
  yh: 'yes',
  yessir: 'yes',
}

/** Words that say most where they stand, and so are read with a slip too. */
const SPELLER = new Speller(
  (
    'accept accepted accepting agree agreed agreeing attic bathroom better between coins correct decide disagree everything ' +
    'hallway hallways kitchen perfect please propose proposal reject route sounds submit submits submitted submitting ' +
    'suggest suggestion'
  ).split(' '),
)

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

const NUMBERS = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, i) => [word, i]),
)

/** After a lone `a` or `A` it is a room only if none of these, nor any other plain word, follows. */
const AFTER_ROOM = new Set(
  (
    'to and then i is are from or has have for next first too also gives gave give only would will with as but same coins ' +
    'coin because since if so please ok okay now again on in maybe via was gets got makes yields holds contains plus ' +
    'equals than when where how what yours you your my me mine both instead not no yes we should could can that which it ' +
    'there here right last back finally after before later directly worth i have zero one two three four five six seven ' +
    'eight nine ten'
  ).split(' '),
)
const BEFORE_ROOM = new Set(['to', 'from', 'and', 'then', 'between', 'room', 'via', 'or', 'at', 'visit', 'go', 'next'])

const PIECES = /[A-Za-z][A-Za-z'’]*|\d+|[-–—→⇒↔⟶~_/|<>]+|[.,;:?!\n()[\]=&]/g
/** ":)" and ":-D", whose colon introduces nothing. */
const SMILEYS = /(?<=^|\s)[:;=]['-]?[()DPpoO3/\\|*]+(?=$|[\s.,!?])|[:;]-?[()]+(?=$|[\s.,!?])/g
const JOINS = /^[-–—→⇒↔⟶~_/|<>]/
/** In brackets on one line no sentence ends: "10 coins (the maximum!) lie …". */
const REMARKS = /\([^()\n]{1,80}\)/g
/** "1. " at the beginning of a line. */
const ORDINALS = /^[ \t]*\d{1,2}[.)][ \t]+(?=\S)/gm
/** "1) L-E 5 2) L-B 3" in one line. */
const INLINE_ORDINALS = /(?:^|[\s:,;])1\) [^\n]{1,80}?\s2\) /
/** Marks that open quoted speech, with those that close it. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»' }

/**
 * The text with a space for what stands in quotation marks on one line: quoted speech is somebody else's, or an example.
 * Plain marks are taken for quotation marks only around words.
 */
function withoutQuotes(text: string): string {
  let kept = ''
  let from = 0
  // Where each mark comes next, looked for only once it has been passed, so that every place is searched once.
  const next = new Map<string, number>()
  const find = (mark: string, at: number): number => {
    let found = next.get(mark) ?? -1
    if (found < at) {
      found = text.indexOf(mark, at)
      if (found < 0) found = Infinity
      next.set(mark, found)
    }
    return found
  }
  for (const { index: at, 0: mark } of text.matchAll(/["“«]/g)) {
    if (at < from) continue
    const end = find(QUOTES[mark]!, at + 1)
    if (end === Infinity || find('\n', at + 1) < end) continue
    const isQuote = mark !== '"' || /[a-z]{3}/i.test(text.slice(at + 1, end))
    kept += isQuote ? `${text.slice(from, at)} ` : text.slice(from, end + 1)
    from = end + 1
  }
  return kept + text.slice(from)
}

const NUMBER_WORD = [...NUMBERS.keys()].join('|')
const WRITTEN_TWICE = new RegExp(`\\b(${NUMBER_WORD}) \\((\\d{1,2})\\)|\\b(\\d{1,2}) \\((${NUMBER_WORD})\\)`, 'gi')

/** Without smileys, drawn out letters and the oddest of what is written for short. */
const unfold = (text: string): string =>
  text
    .replace(SMILEYS, ' ; ')
    // "i.e.", "e.g.": no sentence ends there.
    .replace(/\b(?:i\. ?e|e\. ?g)\.,?/gi, ',')
    // "two (2)", "2 (two)"
    .replace(WRITTEN_TWICE, (all: string, ...parts: readonly string[]) => {
      const [word = '', number = '', first = '', second = ''] = parts
      const digits = number || first
      return NUMBERS.get((word || second).toLowerCase()) === Number(digits) ? digits : all
    })
    .replace(REMARKS, (remark) => remark.replace(/[.!;]/g, ' '))
    .replace(/\b([A-Z])['’]s\b/g, '$1 has')
    .replace(/\b(route|path|option|plan|choice|version|variant) [A-Z](?= ?[:.)])/gi, '$1')
    .replace(/\b(step|option|question|part|phase|stop) #?\d{1,2} ?[:.)]/gi, '$1 ')
    .replace(/\bb\/w\b/gi, 'between')
    .replace(/\bgimme\b/gi, 'give me')
    .replace(/\bwanna\b/gi, 'want to')
    .replace(/\bgonna\b/gi, 'going to')
    .replace(/\b(just|only) the one\b/gi, '$1 1')
    .replace(/\bbtw (?=\S{1,15} (?:room )?(?:and|n|&) )/gi, 'between ')
    .replace(/\bcannot\b/gi, 'can not')
    .replace(/([a-z])\1{2,}/gi, '$1')
    .replace(/(\d ?)4 (?=(?:me|us|you|u)\b)/gi, '$1for ')

export function cut(text: string, lexicon: Lexicon): Sentence[] {
  const sentences: Sentence[] = []
  text = unfold((text.match(ORDINALS)?.length ?? 0) > 1 ? text.replace(ORDINALS, '') : text)
  if (INLINE_ORDINALS.test(text)) text = text.replace(/(^|[\s:,;])\d{1,2}\)(?= )/g, '$1;')
  const pieces = [...withoutQuotes(text).matchAll(PIECES)]
  let tokens: Token[] = []
  let from = 0
  const close = (question: boolean, end: number): void => {
    if (tokens.length > 0) sentences.push({ tokens: tokens.map(linkTwo), question, text: text.slice(from, end).trim() })
    tokens = []
    from = end + 1
  }
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]![0]
    const at = pieces[i]!.index
    if ('.!?;\n'.includes(piece)) close(piece === '?', at)
    else if (/^\d/.test(piece)) tokens.push({ kind: 'number', value: Number(piece) })
    else if (JOINS.test(piece)) tokens.push({ kind: 'join' })
    else if (piece === ')' && repeatsRoom(tokens)) tokens.length -= 2
    else if (!/^[A-Za-z]/.test(piece)) tokens.push({ kind: 'mark', mark: piece })
    else if (piece === 'A' && lexicon.letters.has('A') && /[A-Za-z][-–/]$/.test(text.slice(Math.max(0, at - 2), at)))
      tokens.push({ kind: 'room', room: 'A' })
    else i += pushWord(tokens, piece, pieces[i - 1]?.[0], pieces[i + 1]?.[0], pieces[i + 2]?.[0], lexicon)
  }
  close(false, text.length)
  return sentences
}

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
  return links ? { kind: 'word', word: 'to' } : token
}

/** "Kitchen (K" so far. */
function repeatsRoom(tokens: readonly Token[]): boolean {
  const [room, open, again] = tokens.slice(-3)
  const opens = open?.kind === 'mark' && open.mark === '('
  return opens && room?.kind === 'room' && again?.kind === 'room' && room.room === again.room
}

/** Adds what a word stands for; returns how many of the pieces after it were used up. */
function pushWord(
  tokens: Token[],
  piece: string,
  before: string | undefined,
  after: string | undefined,
  later: string | undefined,
  { letters, names, start }: Lexicon,
): number {
  const typed = piece.toLowerCase().replace('’', "'")
  const word = typed.length > 1 || !letters.has(typed.toUpperCase()) ? (SHORT[typed] ?? SPELLER.correct(typed)) : typed
  const room = piece.toUpperCase()
  if (piece.length === 1 && letters.has(room)) {
    if (isLetterOfRoom(piece, before, after, later, letters)) tokens.push({ kind: 'room', room })
    else tokens.push({ kind: 'word', word })
    return 0
  }
  const owner = word.endsWith("'s") && !names.has(word) ? word.slice(0, -2) : word
  if (owner !== word && names.has(owner)) {
    tokens.push({ kind: 'room', room: names.get(owner)! }, { kind: 'word', word: 'has' })
    return 0
  }
  if (word === 'home' && /^(?:back|return|go|going|head|heading)$/i.test(before ?? '')) {
    tokens.push({ kind: 'room', room: start })
    return 0
  }
  const spelled = spellRoom(word, names)
  const named = names.get(spelled)
  const roomFollows = /^(?:room|rooms|rm)$/i.test(after ?? '')
  const article = tokens.at(-1)
  const past = tokens.at(-2)
  const isThe = article?.kind === 'word' && article.word === 'the' && past?.kind === 'word'
  const onAWay = [isThe ? past.word : before, after].some(
    (beside) => ON_A_WAY.test(beside ?? '') || names.has(beside?.toLowerCase() ?? ''),
  )
  if (named !== undefined && (roomFollows || onAWay || !NEED_ROOM.has(spelled))) {
    tokens.push({ kind: 'room', room: named })
    return roomFollows ? 1 : 0
  }
  if (isChain(piece, after, letters, start)) {
    for (const [i, letter] of [...room].entries()) {
      if (i > 0) tokens.push({ kind: 'join' })
      tokens.push({ kind: 'room', room: letter })
    }
    return 0
  }
  const value = NUMBERS.get(word)
  if (value !== undefined && (value !== 1 || (isCount(before, after, names) && !isNamedRoom(tokens))))
    tokens.push({ kind: 'number', value })
  else if (word === 'single' && /^coins?$/i.test(after ?? '')) tokens.push({ kind: 'number', value: 1 })
  else tokens.push({ kind: 'word', word })
  return 0
}

/** The name of a room that a word is meant to be; the word itself where there is none. */
function spellRoom(word: string, names: ReadonlyMap<string, string>): string {
  if (names.has(word) || word.length < 4 || COMMON.has(word)) return word
  for (const name of names.keys()) if (name.length > 4 && word[0] === name[0] && isLike(word, name)) return name
  return word
}

/** "One coin", "only one", "is one" count; "that one" and "one of these" do not. */
const isCount = (before: string | undefined, after: string | undefined, names: ReadonlyMap<string, string>): boolean =>
  (/^(?:coins?|to|from|between|for)$/i.test(after ?? '') &&
    !/^(?:the|this|that|other|which|next|last|first|each)$/i.test(before ?? '')) ||
  ((/^(?:only|just|is|has|have|got|:|=|[A-Z])$/.test(before ?? '') || names.has(before?.toLowerCase() ?? '')) &&
    /^(?:[.,;!?)\n]|in|on|at|there|here|and|but|only|though)?$/i.test(after ?? ''))

/** "The kitchen", of which "one" says nothing new. */
function isNamedRoom(tokens: readonly Token[]): boolean {
  const [article, room] = tokens.slice(-2)
  return room?.kind === 'room' && article?.kind === 'word' && /^(?:the|this|that)$/.test(article.word)
}

/** Capital letters are rooms; small ones where no other reading is likely. `a` and `A` may be the article, `I` the speaker. */
function isLetterOfRoom(
  piece: string,
  before: string | undefined,
  after: string | undefined,
  later: string | undefined,
  letters: ReadonlySet<string>,
): boolean {
  const plain = (word: string | undefined): boolean =>
    word !== undefined && /^[A-Za-z]{2,}/.test(word) && !AFTER_ROOM.has(word.toLowerCase())
  const near = (word: string | undefined): boolean =>
    word !== undefined &&
    (JOINS.test(word) || BEFORE_ROOM.has(word.toLowerCase()) || (word.length === 1 && letters.has(word.toUpperCase())))
  if (piece === 'I' || piece === 'i') return JOINS.test(before ?? '') || JOINS.test(after ?? '')
  // In the middle of a sentence a capital is no article: "from L to A gives me 5".
  if (piece === 'A' && near(before) && !JOINS.test(before!)) return true
  if (piece === 'A')
    return !plain(after) && !(before !== undefined && /^(have|get|find|got)$/i.test(before) && /^\d/.test(after ?? ''))
  if (piece !== 'a') return true
  if (near(before)) return !plain(after)
  if (/^to$/i.test(after ?? '') && later?.length === 1 && letters.has(later.toUpperCase())) return true
  if (after === undefined || JOINS.test(after) || after === ':') return true
  return /^\d/.test(after) ? /^[,.;\n]$/.test(before ?? ',') && !/^coins?$/i.test(later ?? '') : false
}

/** `KA` (before a number), `LEKCBAL`. */
function isChain(piece: string, after: string | undefined, letters: ReadonlySet<string>, start: string): boolean {
  if (
    piece.length < 2 ||
    piece.toLowerCase() === 'be' ||
    ![...piece.toUpperCase()].every((letter) => letters.has(letter))
  )
    return false
  const whole = piece.toUpperCase()
  if (whole.length >= letters.size && new Set(whole).size === letters.size && whole.startsWith(start)) return true
  if (piece.length > 2) return piece === whole && piece.length > 3
  return piece === whole || /^[\d=:]/.test(after ?? '')
}
