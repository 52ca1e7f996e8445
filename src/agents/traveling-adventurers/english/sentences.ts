/** What kind of sentence it is: where its question begins, whether it agrees, what its numbers count. */
import type { Token } from './tokens.ts'
import { PROPOSE, SUBJECTS } from './words.ts'

const wordOf = (token: Token | undefined): string | undefined => (token?.kind === 'word' ? token.word : undefined)

/** Where the question of a sentence begins; its length if it has none. */
export function findQuestion(tokens: readonly Token[]): number {
  const lastYours = tokens.findLastIndex((token) => YOURS.has(wordOf(token) ?? ''))
  const lastNumber = tokens.findLastIndex(({ kind }) => kind === 'number')
  const list = wholeList(tokens)
  for (let i = 0; i < tokens.length; i++) {
    const word = wordOf(tokens[i])
    const next = wordOf(tokens[i + 1])
    if (word === undefined) continue
    if (['what', "what's", 'whats', 'which', 'how'].includes(word) && !/^i(?:'\w+)?$/.test(next ?? '')) {
      // "A-L, which is 10" asks nothing.
      if (word !== 'which' || i === 0 || !RELATIVE.has(next ?? '')) return i
    }
    // "K to A would give me 9" orders nothing.
    const before = tokens[i - 1]
    const asked = before?.kind !== 'room' && !SUBJECTS.has(wordOf(before) ?? '') && !MODALS.has(wordOf(before) ?? '')
    if (asked && ['tell', 'give', 'show', 'send'].includes(word) && (next === 'me' || next === 'us')) return i
    if (LISTING.has(word) && isOrder(tokens, i, lastYours, lastNumber)) return i
    if (['do', 'have', 'can', 'could', 'would', 'will'].includes(word) && next === 'you') return i
    // "Can I have your numbers?"
    if (
      ['can', 'could', 'may', 'might'].includes(word) &&
      (next === 'i' || next === 'we') &&
      GETTING.has(wordOf(tokens[i + 2]) ?? '') &&
      lastNumber < i
    )
      return i
    const ends = (next === 'you' || next === 'yours') && !tellsOf(tokens, i + 2) && !judges(tokens, i + 2)
    if (word === 'and' && ends) return i
    if (
      word === 'and' &&
      ['for', 'with', 'on'].includes(next ?? '') &&
      /^you(?:rs?)?$/.test(wordOf(tokens[i + 2]) ?? '')
    )
      return i
    if (word === 'you' && i === tokens.length - 1 && tokens[i - 1]?.kind === 'number') return i
    if ((word === 'yours' || word === 'you') && i > 0 && i === tokens.length - 1 && tokens[i - 1]!.kind === 'mark')
      return i
    if (word === 'you' && tokens.length === 1) return i
    if (i === list) return i
    if (
      i === 0 &&
      (word === 'your' || word === 'yours') &&
      !judges(tokens, word === 'your' ? 2 : 1) &&
      next !== 'turn' &&
      next !== 'move' &&
      !praises(tokens) &&
      tokens.every(({ kind }) => kind !== 'number')
    )
      return i
  }
  return tokens.length
}

const MODALS = new Set(['would', 'will', 'could', 'can', 'might', 'may', "doesn't", "don't", "won't", "wouldn't"])
const GETTING = new Set(['have', 'get', 'see', 'know', 'hear', 'ask', 'please', 'also'])
/** Where "the full list please" begins; -1: nowhere. */
function wholeList(tokens: readonly Token[]): number {
  if (wordOf(tokens.at(-1)) !== 'please' || tokens.some(({ kind }) => kind === 'number' || kind === 'room')) return -1
  const noun = tokens.findIndex((token) => LISTED.has(wordOf(token) ?? ''))
  return noun > 0 && WHOLE.has(wordOf(tokens[noun - 1]) ?? '') ? noun - 1 : -1
}

const WHOLE = new Set(['full', 'whole', 'complete', 'entire', 'all'])
const LISTED = new Set(['list', 'numbers', 'coins', 'values', 'hallways', 'table', 'map'])

/** "Your numbers are great": says something of what the listener has. */
const praises = (tokens: readonly Token[]): boolean =>
  tokens.length > 3 && /^(?:is|are|was|were|look|looks|seem|seems|sound|sounds)$/.test(wordOf(tokens[2]) ?? '')

const RELATIVE = new Set(['is', 'has', 'gives', 'are', 'means', 'makes', 'was', 'would', 'gets', 'only', 'i'])
/** "… and you have 7": what the listener has is said, not asked. */
const tellsOf = (tokens: readonly Token[], i: number): boolean =>
  ['have', 'got', 'get', 'said', 'told'].includes(wordOf(tokens[i]) ?? '') &&
  tokens.slice(i).some(({ kind }) => kind === 'number')

/** "… and yours is the best": what the listener said is judged. */
const judges = (tokens: readonly Token[], i: number): boolean =>
  /^(?:is|was|comes|came|beats|looks|seems|wins|works|makes|won|win)$/.test(wordOf(tokens[i]) ?? '') &&
  i + 1 < tokens.length

const LISTING = new Set([
  'tell',
  'give',
  'show',
  'send',
  'list',
  'share',
  'post',
  'type',
  'name',
  'write',
  'provide',
  'report',
  'read',
])

/** "Please list your coins from K": an order that is about the listener's. */
function isOrder(tokens: readonly Token[], i: number, lastYours: number, lastNumber: number): boolean {
  const before = wordOf(tokens[i - 1])
  const begins =
    tokens[i - 1]?.kind === 'mark' ||
    before === undefined ||
    ['please', 'you', 'just', 'and', 'can', 'then', 'now', 'first', 'kindly', 'so', 'ok', 'okay'].includes(before)
  const names = () => wordOf(tokens[i - 1]) === 'please' && tokens.slice(i).some(({ kind }) => kind === 'room')
  return begins && lastNumber <= i && (lastYours > i || names())
}

const YOURS = new Set(['your', 'yours', 'you', 'everything', 'all'])

/** Without numbers that are only compared: "13 beats 9". */
export function dropCompared(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const compares =
      COMPARING.has(wordOf(tokens[i]) ?? '') && kept.at(-1)?.kind === 'number' && tokens[i + 1]?.kind === 'number'
    if (compares) {
      kept.pop()
      i++
    } else kept.push(tokens[i]!)
  }
  return kept
}

const COMPARING = new Set(['beats', 'beat', 'versus', 'vs'])

/** Where a proposal follows what was told: "C-A is 10, so let's go C then A". */
const CONCLUDES = new Set(['so', 'therefore', 'thus', 'hence', "let's"])

/**
 * Parts of a sentence: a new one begins with "from there" where a step was proposed before and no coins were told, and with
 * "so" where coins were told before and rooms alone follow.
 */
export function splitAfterSteps(tokens: readonly Token[]): (readonly Token[])[] {
  const parts: (readonly Token[])[] = []
  let from = 0
  let proposes = false
  let room = false
  let number = false
  const lastRoom = tokens.findLastIndex(({ kind }) => kind === 'room')
  const lastNumber = tokens.findLastIndex(({ kind }) => kind === 'number')
  for (const [i, token] of tokens.entries()) {
    const begins = i > from && wordOf(token) === 'from' && wordOf(tokens[i + 1]) === 'there'
    if (begins && proposes && room && !number) {
      parts.push(tokens.slice(from, i))
      from = i
      proposes = room = false
    }
    const concludes = room && number && CONCLUDES.has(wordOf(token) ?? '') && lastRoom >= i && lastNumber < i
    if (concludes) return [...parts, tokens.slice(from, i), tokens.slice(i)]
    if (token.kind === 'word') proposes ||= PROPOSE.has(token.word)
    else if (token.kind === 'room') room = true
    else if (token.kind === 'number') number = true
  }
  return [...parts, tokens.slice(from)]
}

/** Whether numbers stand between the rooms, as coins do; after the last room they are the worth of a path. */
export function coinsAmongRooms(tokens: readonly Token[]): boolean {
  const rooms = tokens.flatMap(({ kind }, i) => (kind === 'room' ? [i] : []))
  return tokens.some(({ kind }, i) => kind === 'number' && i > rooms[0]! && i < rooms[rooms.length - 1]!)
}

/** Whether two rooms are linked as steps of a path are: "kitchen then attic", "K–A", "K, A", "K A". */
export function linked(tokens: readonly Token[]): boolean {
  return tokens.some((token, i) => {
    const next = tokens[i + 1]
    if (token.kind !== 'room') return false
    if (next?.kind === 'room') return true
    const link =
      next?.kind === 'join' ||
      (next?.kind === 'mark' && next.mark === ',') ||
      ['to', 'then'].includes(wordOf(next) ?? '')
    return link && tokens.slice(i + 2).some(({ kind }) => kind === 'room')
  })
}

/** Whether two sets of words have one in common. */
export function share(words: ReadonlySet<string>, list: ReadonlySet<string>): boolean {
  for (const word of words) if (list.has(word)) return true
  return false
}
