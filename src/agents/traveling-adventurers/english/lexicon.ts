/** Words that people have for rooms and numbers, in full, for short and with slips. */
import { roomName } from '../../../games/traveling-adventurers/index.ts'
import { COMMON, isLike, Slips } from '../../english/index.ts'

/** Words for rooms: the first word of a name, and whether `room` has to follow or may. */
export interface Lexicon {
  readonly letters: ReadonlySet<string>
  readonly names: ReadonlyMap<string, string>
  readonly start: string
}

const ALSO: Readonly<Record<string, readonly string[]>> = {
  L: [
    'living',
    'livingroom',
    'lounge',
    'parlour',
    'parlor',
    'lr',
    'sitting',
    'salon',
    'liv',
    'livroom',
    'livingrm',
    'livrm',
    'lv',
    'lvroom',
    'lvrm',
  ],
  E: ['empty', 'emptyroom', 'emp', 'emptyrm'],
  B: ['bath', 'bathroom', 'toilet', 'loo', 'wc', 'restroom', 'washroom', 'bathrm'],
  C: [
    "children's",
    'childrens',
    'children',
    "child's",
    'childs',
    'child',
    'kid',
    'kids',
    "kids'",
    "kid's",
    'kidz',
    'kiddo',
    'kiddos',
    "kiddos'",
    'nursery',
    'childrensroom',
    'childroom',
    'kidsroom',
    'kidsrm',
    'kidrm',
    'childrm',
  ],
  A: ['loft', 'att'],
  K: ['kit', 'kitch'],
  P: ['play', 'playroom'],
  D: ['dining', 'diningroom'],
}

/** Names that are room names only before the word `room` or on a way, since they mean other things too. */
export const NEED_ROOM = new Set([
  'living',
  'sitting',
  'empty',
  'play',
  'children',
  'dining',
  'kid',
  'kids',
  'kidz',
  'childrens',
  'child',
])

/** Beside one of these a word stands for a room: "from living to kids", "bath, empty", "bath 5". */
export const ON_A_WAY =
  /^(?:to|from|between|via|into|towards|then|through|first|next|visit|instead|last|and|or|vs|&|at|[-–—→<>:,/(=|]+|\d+)$/i

export function createLexicon(rooms: readonly string[]): Lexicon {
  const names = new Map<string, string>()
  for (const room of rooms) {
    const [first, ...rest] = roomName(room).split(' ')
    if (rest.length === 0) names.set(first!, room)
    for (const word of ALSO[room] ?? []) names.set(word, room)
  }
  return { letters: new Set(rooms), names, start: rooms[0]! }
}

export const NUMBERS = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, i) => [word, i]),
)

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
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
  wasnt: "wasn't",
  arent: "aren't",
  werent: "weren't",
  couldnt: "couldn't",
  shouldnt: "shouldn't",
  youre: "you're",
  youve: "you've",
  weve: "we've",
  theres: "there's",
  hows: "how's",
  wheres: "where's",
  doesnt: "doesn't",
  isnt: "isn't",
  didnt: "didn't",
  wouldnt: "wouldn't",
  ive: "i've",
  im: "i'm",
  ill: "i'll",
  id: "i'd",
  abt: 'about',
  bout: 'about',
  thru: 'through',
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
  nop: 'nope',
  noo: 'no',
  waht: 'what',
  whta: 'what',
  teh: 'the',
  adn: 'and',
  taht: 'that',
  agre: 'agree',
  agred: 'agreed',
}

/** Words that say most where they stand, and so are read with a slip too. */
const SAYING = (
  'accept accepted accepting agree agreed agreeing attic bathroom better between coins correct decide disagree everything ' +
  'hallway hallways kitchen perfect please propose proposal reject room route sounds submit submits submitted submitting ' +
  'suggest suggestion'
).split(' ')
const SLIPS = new Slips(SAYING)

/** The text with its slips put right; what may be a path, or is short for a word, stays as it is. */
export const withoutSlips = (text: string, { letters }: Lexicon): string =>
  SLIPS.text(
    text,
    (word, written) =>
      word in SHORT ||
      [...written.toUpperCase()].every((letter) => letters.has(letter)) ||
      (written === written.toUpperCase() && /[a-z]/.test(text)),
  )

/** Words that are written without their vowels. */
const SKELETONS = new Map(
  (
    'what where from have can could should would between many much next number numbers coins kitchen path route submit then ' +
    'that this there they with want take back first start good great think know tell give about both which when'
  )
    .split(' ')
    .map((word) => [word.replace(/[aeiou]/g, ''), word]),
)

/** A word in full and without slips. */
export const spellWord = (typed: string): string =>
  SHORT[typed] ?? (typed.length > 2 && !/[aeiouy]/.test(typed) ? SKELETONS.get(typed) : undefined) ?? typed

/** These are written without their vowels: "lvng rm", "bthrm". */
const HAS_SKELETON = new Set(['living', 'bathroom', 'kitchen', 'children', 'childrens', 'attic', 'nursery'])
const skeletonOf = (word: string): string =>
  word[0]! +
  word
    .slice(1)
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1/g, '$1')

/** The name of a room that a word is meant to be; the word itself where there is none. */
export function spellRoom(word: string, names: ReadonlyMap<string, string>): string {
  if (names.has(word) || COMMON.has(word)) return word
  const skeleton = word.length > 2 && !/[aeiouy]/.test(word.slice(1)) ? skeletonOf(word) : undefined
  for (const name of names.keys())
    if (skeleton !== undefined && HAS_SKELETON.has(name) && skeletonOf(name) === skeleton) return name
  if (word.length < 4) return word
  for (const name of names.keys()) if (name.length > 4 && word[0] === name[0] && isLike(word, name)) return name
  return word
}

/** `KA` (before a number), `LEKCBAL`. */
export function isChain(
  piece: string,
  after: string | undefined,
  letters: ReadonlySet<string>,
  start: string,
): boolean {
  if (
    piece.length < 2 ||
    (piece.toLowerCase() === 'be' && !(piece === 'BE' && /^[\d=:]/.test(after ?? ''))) ||
    ![...piece.toUpperCase()].every((letter) => letters.has(letter))
  )
    return false
  const whole = piece.toUpperCase()
  if (whole.length >= letters.size && new Set(whole).size === letters.size && whole.startsWith(start)) return true
  if (piece.length > 2) return piece === whole && piece.length > 3
  return piece === whole || /^[\d=:]/.test(after ?? '')
}
