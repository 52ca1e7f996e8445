/** Where the question of a sentence begins: behind its question word, its order, or with "and you". */
import { wordSet } from '../../english/typing/word-set.ts'
import { asksWithWord } from './embedded.ts'
import { renderWords, type Token } from './tokens.ts'
import { PATH_NOUNS } from './verdict-words.ts'
import { isSaidYours } from './whose.ts'
import { SUBJECTS } from './words.ts'
import { wordOf } from './token.ts'

/** Where the question of a sentence begins; its length if it has none. */
export function findQuestion(tokens: readonly Token[]): number {
  const lastYours = tokens.findLastIndex((token) => YOURS.has(wordOf(token)))
  const lastNumber = tokens.findLastIndex(({ kind }) => kind === 'number')
  const list = wholeList(tokens)
  for (let i = 0; i < tokens.length; i++) {
    const word = wordOf(tokens[i])
    const next = wordOf(tokens[i + 1])
    if (word === '') continue
    if (asksWithWord(tokens, i, lastNumber)) {
      // "…, you have how much?"
      const ofYou = wordOf(tokens[i - 2]) === 'you' && /^(?:have|get|got|see)$/.test(wordOf(tokens[i - 1]))
      return word === 'how' && ofYou ? i - 2 : i
    }
    // "K to A would give me 9" orders nothing.
    const before = tokens[i - 1]
    const asked =
      before?.kind !== 'room' &&
      !NEGATES.has(wordOf(before)) &&
      !SUBJECTS.has(wordOf(before)) &&
      (!MODALS.has(wordOf(before)) || wordOf(tokens[i - 2]) === 'you')
    // "If you give me the attic" asks for nothing.
    const supposed = wordOf(tokens[i - 1]) === 'you' && wordOf(tokens[i - 2]) === 'if'
    if (asked && !supposed && ['tell', 'give', 'show', 'send'].includes(word) && (next === 'me' || next === 'us'))
      return i
    if (LISTING.has(word) && isOrder(tokens, i, lastYours, lastNumber)) return i
    if (['do', 'have', 'can', 'could', 'would', 'will'].includes(word) && next === 'you') return i
    // "Can I have your numbers?"
    if (
      ['can', 'could', 'may', 'might'].includes(word) &&
      (next === 'i' || next === 'we') &&
      GETTING.has(wordOf(tokens[i + 2])) &&
      // "Can we please submit?"
      (!/^(?:please|also)$/.test(wordOf(tokens[i + 2])) ||
        !/^(?:submit|go|start|just|agree|take|do|hand|send|lock)$/.test(wordOf(tokens[i + 3]))) &&
      lastNumber < i
    )
      return i
    // "…, is yours any good there?"
    if (
      i > lastNumber &&
      i > 0 &&
      /^(?:is|are|was)$/.test(word) &&
      ((next === 'yours' && !isSaidYours(tokens, i + 1)) || (next === 'your' && tokens[i - 1]!.kind === 'mark'))
    )
      return i
    // "(Let's start in L,) what do you think?"
    const ends = (next === 'you' || next === 'yours') && !tellsOf(tokens, i + 2) && !judges(tokens, i + 2)
    if (word === 'and' && ends) return i
    if (word === 'and' && ['for', 'with', 'on'].includes(next) && /^you(?:rs?)?$/.test(wordOf(tokens[i + 2]))) return i
    if ((word === 'you' || word === 'yours') && handsBack(tokens, i)) return i
    if ((word === 'yours' || word === 'you') && i > 0 && i === tokens.length - 1 && tokens[i - 1]!.kind === 'mark')
      return i
    // "K-A is 3 by me, by you?"
    if (
      (word === 'you' || word === 'yours') &&
      i > 1 &&
      i === tokens.length - 1 &&
      /^(?:by|for|with|on|from|at)$/.test(wordOf(tokens[i - 1])) &&
      tokens[i - 2]!.kind === 'mark' &&
      lastNumber >= 0
    )
      return i - 1
    if (word === 'you' && tokens.length === 1) return i
    if (i === list) return i
    if (
      i === 0 &&
      (word === 'your' || word === 'yours') &&
      !judges(tokens, word === 'your' ? 2 : 1) &&
      !judges(tokens, behindHallway(tokens)) &&
      // "Your original path is better"
      !(word === 'your' && PATH_NOUNS.has(wordOf(tokens[2])) && judges(tokens, 3)) &&
      !(PATH_NOUNS.has(next) && tokens.length > 2) &&
      next !== 'turn' &&
      // "Yours it is!"
      next !== 'it' &&
      !tokens
        .slice(1, 3)
        .some((token) => /^(?:questions?|answers?|message|point|request|reply)$/.test(wordOf(token))) &&
      next !== 'move' &&
      !praises(tokens) &&
      tokens.every(({ kind }) => kind !== 'number')
    )
      return i
  }
  return tokens.length
}

/** "K-A is 5, you?", "7 from K to A you", "…, you on those two?": behind own coins, the listener's of the same. */
function handsBack(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1]
  const isApart = i === 0 || before?.kind === 'number' || before?.kind === 'mark'
  const isToldOf = before?.kind === 'room' && tokens.slice(0, i).some(({ kind }) => kind === 'number')
  const rest = renderWords(tokens.slice(i + 1))
  return rest === '' ? before?.kind === 'number' || isToldOf : (isApart || isToldOf) && OF_THOSE.test(rest)
}
const OF_THOSE =
  /^(?:on|for|with|in|at|about) (?:all )?(?:(?:these|those|them|both|each)(?: (?:of (?:them|these|those)|ones?|hallways|\d))*|(?:that|this|the same)(?: (?:one|hallway|ones|hallways))?)$/

const NEGATES = new Set(['not', 'never', 'hardly', 'barely'])
const MODALS = new Set(['would', 'will', 'could', 'can', 'might', 'may', "doesn't", "don't", "won't", "wouldn't"])
const GETTING = new Set(['have', 'get', 'see', 'know', 'hear', 'ask', 'please', 'also'])
/** Where "the full list please" begins; -1: nowhere. */
function wholeList(tokens: readonly Token[]): number {
  if (wordOf(tokens.at(-1)) !== 'please' || tokens.some(({ kind }) => kind === 'number' || kind === 'room')) return -1
  const noun = tokens.findIndex((token) => LISTED.has(wordOf(token)))
  return noun > 0 && WHOLE.has(wordOf(tokens[noun - 1])) ? noun - 1 : -1
}

const WHOLE = new Set(['full', 'whole', 'complete', 'entire', 'all'])
const LISTED = new Set(['list', 'numbers', 'coins', 'values', 'hallways', 'table', 'map'])

/** "Your numbers are great": says something of what the listener has. */
const praises = (tokens: readonly Token[]): boolean => {
  const verb = tokens.findIndex((token) =>
    /^(?:is|are|r|was|were|look|looks|seem|seems|sound|sounds)$/.test(wordOf(token)),
  )
  const subject = tokens.slice(1, verb)
  // "Your attic numbers look great", not "your K-A is …?"
  return (
    verb > 1 &&
    verb < tokens.length - 1 &&
    verb < 7 &&
    subject.filter(({ kind }) => kind === 'room').length < 2 &&
    (subject.at(-1)?.kind === 'word' || subject.some((token) => /^(?:for|from|on)$/.test(wordOf(token))))
  )
}

/** "… and you have 7": what the listener has is said, not asked. */
const tellsOf = (tokens: readonly Token[], i: number): boolean =>
  ['have', 'got', 'get', 'said', 'told'].includes(wordOf(tokens[i])) &&
  (tokens.slice(i).some(({ kind }) => kind === 'number') ||
    /^(?:a|many|more|some|plenty|lots|loads|nothing|few|quite)$/.test(wordOf(tokens[i + 1])))

/** "… and yours is the best": what the listener said is judged. */
const judges = (tokens: readonly Token[], i: number): boolean =>
  /^(?:is|was|comes|came|beats|looks|seems|sounds|feels|wins|works|makes|won|win|would|will|could|might|can|does|suits|fits|gives|isn't|wasn't|doesn't|won't|wouldn't|can't|cannot)$/.test(
    wordOf(tokens[i]),
  ) &&
  (i + 1 < tokens.length || /^(?:wins|won|works|fits|suits)$/.test(wordOf(tokens[i])))

/** "Your K-A (is better than mine)" */
function behindHallway(tokens: readonly Token[]): number {
  let at = 1
  while (tokens[at]?.kind === 'room' || tokens[at]?.kind === 'join' || /^(?:to|the)$/.test(wordOf(tokens[at]))) at++
  return at > 2 ? at : tokens.length
}

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
  'repeat',
  'disclose',
  'reveal',
  'state',
  'resend',
  'remind',
  'describe',
  'specify',
  'declare',
  'announce',
  'confirm',
  'check',
  'recheck',
  'spell',
  'look',
  'count',
  'mention',
  'dump',
  'paste',
  'drop',
  'print',
  'spill',
  'shoot',
  'communicate',
  'pass',
  'say',
  'indicate',
])

/** "Please list your coins from K": an order that is about the listener's. */
function isOrder(tokens: readonly Token[], i: number, lastYours: number, lastNumber: number): boolean {
  const before = wordOf(tokens[i - 1])
  const begins =
    i === 0 ||
    tokens[i - 1]?.kind === 'mark' ||
    ['please', 'you', 'just', 'and', 'can', 'then', 'now', 'first', 'kindly', 'so', 'ok', 'okay', 'to'].includes(before)
  // "Did you send it?", "once you send it"
  if (before === 'you' && GOVERNS.has(wordOf(tokens[i - 2]))) return false
  const names = () => wordOf(tokens[i - 1]) === 'please' && tokens.slice(i).some(({ kind }) => kind === 'room')
  return begins && lastNumber <= i && (lastYours > i || names())
}

const GOVERNS = wordSet('did have had when once after before until what that which as because since unless why')
const YOURS = new Set(['your', 'yours', 'you', 'everything', 'all'])
