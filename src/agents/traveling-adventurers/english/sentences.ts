/** What kind of sentence it is: where its question begins, whether it agrees, what its numbers count. */
import { wordSet } from '../../english/word-set.ts'
import { renderWords, type Token } from './tokens.ts'
import { PATH_NOUNS } from './verdict.ts'
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
    // "What a bathroom!"
    if (word === 'what' && (next === 'a' || next === 'an')) continue
    // "What you said about K was wrong"
    if (
      word === 'what' &&
      next === 'you' &&
      /^(?:said|wrote|told|say|wrote)$/.test(wordOf(tokens[i + 2]) ?? '') &&
      tokens.slice(i + 3).some((token) => /^(?:is|was|isn't|wasn't|makes|sounds)$/.test(wordOf(token) ?? ''))
    )
      continue
    // "Let's begin with what we know", "what's left is K and A"
    if (
      word === 'what' &&
      next === 'we' &&
      wordOf(tokens[i - 1]) === 'with' &&
      /^(?:know|have|said|agreed|see)$/.test(wordOf(tokens[i + 2]) ?? '')
    )
      continue
    const left = word === 'what' && next === 'is' ? i + 2 : word === "what's" ? i + 1 : i + 1
    if (
      /^what(?:'s)?$/.test(word) &&
      /^(?:left|missing|remains|remaining)$/.test(wordOf(tokens[left]) ?? '') &&
      tokens.length > left + 1 &&
      tokens.every((token) => !YOURS.has(wordOf(token) ?? ''))
    )
      continue
    // "K-A 9 is what you said"
    if (
      word === 'what' &&
      next === 'you' &&
      /^(?:is|was|are|were|that's|it's)$/.test(wordOf(tokens[i - 1]) ?? '') &&
      /^(?:said|told|wrote|gave|sent)$/.test(wordOf(tokens[i + 2]) ?? '') &&
      tokens.slice(0, i).some(({ kind }) => kind === 'number')
    )
      continue
    // "I don't see how that's the best"
    if (word === 'how' && wordOf(tokens[i - 1]) === 'see' && /n't$|^not$/.test(wordOf(tokens[i - 2]) ?? '')) continue
    // "That's also what K-B has."
    if (
      word === 'what' &&
      (/\bthat(?:'s| is) (?:also|exactly|just|precisely)$/.test(renderWords(tokens.slice(Math.max(0, i - 3), i))) ||
        // "That's what you got, too."
        (next === 'you' && /\bthat(?:'s| is|'re)$/.test(renderWords(tokens.slice(Math.max(0, i - 2), i)))))
    )
      continue
    // "From what you told me, A is your best room"
    if (
      word === 'what' &&
      (next === 'you' || next === "you've") &&
      /^(?:from|on|of|with|by|in|given|per|to|for|about|than|as|like|considering|despite)$/.test(
        wordOf(tokens[i - 1]) ?? '',
      ) &&
      /^(?:told|said|wrote|gave|sent|shared|mentioned|listed|proposed|suggested|describe|described|say)$/.test(
        wordOf(tokens[i + 2]) ?? '',
      )
    )
      continue
    // "What about my ten on K-A?" tells.
    if (
      (word === 'what' || word === 'how') &&
      next === 'about' &&
      wordOf(tokens[i + 2]) === 'my' &&
      tokens.slice(i + 3).some(({ kind }) => kind === 'number')
    )
      continue
    // "Here's what we have so far: …"
    if (
      word === 'what' &&
      (next === 'we' || next === 'you') &&
      /^(?:here's|here|this|these|below|above)(?: (?:is|are|follows))?$/.test(
        renderWords(tokens.slice(Math.max(0, i - 2), i)).replace(/^.* (?=here's$)/, ''),
      )
    )
      continue
    // "I appreciate how clearly you've laid out your numbers."
    if (
      word === 'how' &&
      /^(?:appreciate|like|love|admire|enjoy|noticed|notice|liked)$/.test(wordOf(tokens[i - 1]) ?? '') &&
      !/^(?:many|much|about)$/.test(next ?? '')
    )
      continue
    if (['what', "what's", 'whats', 'which', 'how', "how's"].includes(word) && !/^i(?:'\w+)?$/.test(next ?? '')) {
      // "…, you have how much?"
      if (
        word === 'how' &&
        wordOf(tokens[i - 2]) === 'you' &&
        /^(?:have|get|got|see)$/.test(wordOf(tokens[i - 1]) ?? '')
      )
        return i - 2
      // "A-L, which is 10" asks nothing.
      if (word === 'which' ? isInterrogative(tokens, i) : !isFreeRelative(tokens, i, lastNumber)) return i
    }
    // "K to A would give me 9" orders nothing.
    const before = tokens[i - 1]
    const asked =
      before?.kind !== 'room' &&
      !NEGATES.has(wordOf(before) ?? '') &&
      !SUBJECTS.has(wordOf(before) ?? '') &&
      (!MODALS.has(wordOf(before) ?? '') || wordOf(tokens[i - 2]) === 'you')
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
      GETTING.has(wordOf(tokens[i + 2]) ?? '') &&
      lastNumber < i
    )
      return i
    // "…, is yours any good there?"
    if (
      i > lastNumber &&
      i > 0 &&
      /^(?:is|are|was)$/.test(word) &&
      (next === 'yours' || (next === 'your' && tokens[i - 1]!.kind === 'mark'))
    )
      return i
    // "(Let's start in L,) what do you think?"
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
    // "K-A is 3 by me, by you?"
    if (
      word === 'you' &&
      i > 1 &&
      i === tokens.length - 1 &&
      /^(?:by|for|with|on|from|at)$/.test(wordOf(tokens[i - 1]) ?? '') &&
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
      !(word === 'your' && PATH_NOUNS.has(wordOf(tokens[2]) ?? '') && judges(tokens, 3)) &&
      !(PATH_NOUNS.has(next ?? '') && tokens.length > 2) &&
      next !== 'turn' &&
      // "Yours it is!"
      next !== 'it' &&
      !tokens
        .slice(1, 3)
        .some((token) => /^(?:questions?|answers?|message|point|request|reply)$/.test(wordOf(token) ?? '')) &&
      next !== 'move' &&
      !praises(tokens) &&
      tokens.every(({ kind }) => kind !== 'number')
    )
      return i
  }
  return tokens.length
}

const NEGATES = new Set(['not', 'never', 'hardly', 'barely'])
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
const praises = (tokens: readonly Token[]): boolean => {
  const verb = tokens.findIndex((token) =>
    /^(?:is|are|was|were|look|looks|seem|seems|sound|sounds)$/.test(wordOf(token) ?? ''),
  )
  const subject = tokens.slice(1, verb)
  // "Your attic numbers look great", not "your K-A is …?"
  return (
    verb > 1 &&
    verb < tokens.length - 1 &&
    verb < 7 &&
    subject.filter(({ kind }) => kind === 'room').length < 2 &&
    (subject.at(-1)?.kind === 'word' || subject.some((token) => /^(?:for|from|on)$/.test(wordOf(token) ?? '')))
  )
}

/** "What remains is B with 7", "what counts for me is K-A, 9": a subject, and what is told of it. */
function isFreeRelative(tokens: readonly Token[], i: number, lastNumber: number): boolean {
  if (lastNumber < i || !/^(?:what|what's)$/.test(wordOf(tokens[i]) ?? '')) return false
  const next = wordOf(tokens[i + 1])
  const begins =
    wordOf(tokens[i]) === "what's" || next === 'is'
      ? 1
      : /^(?:remains|matters|counts|follows|stands|comes|strikes|interests|worries)$/.test(next ?? '')
        ? 2
        : 0
  if (begins === 0) return false
  if (
    begins === 1 &&
    !/^(?:left|missing|important|best|open|nice)$/.test(wordOf(tokens[i + (next === 'is' ? 2 : 1)]) ?? '')
  )
    return false
  return (
    tokens.slice(i + 1, lastNumber).filter((token) => /^(?:is|are|that|has|with|:)$/.test(wordOf(token) ?? '')).length >
    0
  )
}

/** "Which is better?", "tell me which"; not "the corridor which leads to K", "A-L, which is 10". */
const isInterrogative = (tokens: readonly Token[], i: number): boolean => {
  const before = tokens[i - 1]
  // "(We'd skip K-A,) which is 10"
  const rest = tokens.slice(i + 1, i + 5)
  const number = rest.findIndex(({ kind }) => kind === 'number')
  const tells = /^(?:is|has|gives|pays|was|brings|would|are)$/.test(wordOf(rest[0]) ?? '')
  if (tells && number > 0 && rest.slice(0, number).every(({ kind }) => kind === 'word')) return false
  // "(So E, then A,) which leaves only K"
  if (/^(?:leaves|means|saves|avoids)$/.test(wordOf(rest[0]) ?? '')) return false
  if (before === undefined) return true
  // "Twelve together, of which mine are 7".
  if (wordOf(before) === 'of' && tokens.some(({ kind }) => kind === 'number')) return false
  // "Hallways on which we both have much"
  if (before.kind === 'word' && PREPOSITIONS.has(before.word) && i > 1)
    return tokens[i - 2]!.kind === 'mark' || BEFORE_WHICH.has(wordOf(tokens[i - 2]) ?? '')
  if (before.kind === 'word') return BEFORE_WHICH.has(before.word)
  return before.kind === 'mark' && tokens.slice(0, i).every(({ kind }) => kind === 'word' || kind === 'mark')
}

const PREPOSITIONS = new Set(['of', 'on', 'for', 'in', 'from', 'at', 'with', 'through', 'by', 'to'])
const BEFORE_WHICH = new Set(
  'tell know say wonder and but so or about ask me us ok okay sure of on in for from then now see show please hm well, hmm'.split(
    ' ',
  ),
)
/** "… and you have 7": what the listener has is said, not asked. */
const tellsOf = (tokens: readonly Token[], i: number): boolean =>
  ['have', 'got', 'get', 'said', 'told'].includes(wordOf(tokens[i]) ?? '') &&
  (tokens.slice(i).some(({ kind }) => kind === 'number') ||
    /^(?:a|many|more|some|plenty|lots|loads|nothing|few|quite)$/.test(wordOf(tokens[i + 1]) ?? ''))

/** "… and yours is the best": what the listener said is judged. */
const judges = (tokens: readonly Token[], i: number): boolean =>
  /^(?:is|was|comes|came|beats|looks|seems|sounds|feels|wins|works|makes|won|win|would|will|could|might|can|does|suits|fits|gives|isn't|wasn't|doesn't|won't|wouldn't|can't|cannot)$/.test(
    wordOf(tokens[i]) ?? '',
  ) &&
  (i + 1 < tokens.length || /^(?:wins|won|works|fits|suits)$/.test(wordOf(tokens[i]) ?? ''))

/** "Your K-A (is better than mine)" */
function behindHallway(tokens: readonly Token[]): number {
  let at = 1
  while (tokens[at]?.kind === 'room' || tokens[at]?.kind === 'join' || /^(?:to|the)$/.test(wordOf(tokens[at]) ?? ''))
    at++
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
    ['please', 'you', 'just', 'and', 'can', 'then', 'now', 'first', 'kindly', 'so', 'ok', 'okay', 'to'].includes(
      before ?? '',
    )
  // "Did you send it?", "once you send it"
  if (before === 'you' && GOVERNS.has(wordOf(tokens[i - 2]) ?? '')) return false
  const names = () => wordOf(tokens[i - 1]) === 'please' && tokens.slice(i).some(({ kind }) => kind === 'room')
  return begins && lastNumber <= i && (lastYours > i || names())
}

const GOVERNS = wordSet('did have had when once after before until what that which as because since unless why')
const YOURS = new Set(['your', 'yours', 'you', 'everything', 'all'])

/** Without numbers that are only compared: "13 beats 9". */
export function dropCompared(tokens: readonly Token[]): readonly Token[] {
  const kept: Token[] = []
  for (let i = 0; i < tokens.length; i++) {
    const compares =
      COMPARING.has(wordOf(tokens[i]) ?? '') && kept.at(-1)?.kind === 'number' && tokens[i + 1]?.kind === 'number'
    // "A is better by one"
    const exceeds =
      wordOf(tokens[i]) === 'by' &&
      tokens[i + 1]?.kind === 'number' &&
      tokens.slice(0, i).some((token) => EXCEEDING.has(wordOf(token) ?? ''))
    // "That would give you 3 more"
    const next = tokens[i + 1]?.kind === 'word' && /^coins?$/.test(wordOf(tokens[i + 1])!) ? i + 2 : i + 1
    const differs =
      tokens[i]!.kind === 'number' &&
      /^(?:more|less|fewer|extra)$/.test(wordOf(tokens[next]) ?? '') &&
      !/^(?:than|:)$/.test(wordOf(tokens[next + 1]) ?? '') &&
      tokens[next + 1]?.kind !== 'mark' &&
      tokens.slice(0, i).some((token) => GIVES.has(wordOf(token) ?? ''))
    if (differs) continue
    if (exceeds) i++
    else if (compares) {
      kept.pop()
      i++
    } else kept.push(tokens[i]!)
  }
  return kept
}

const GIVES = wordSet('would could might give gives bring brings make makes earn earns')
const EXCEEDING = new Set('better worse ahead behind more less fewer higher lower richer poorer beats wins'.split(' '))
const COMPARING = new Set(['beats', 'beat', 'versus', 'vs'])

/** Where a proposal follows what was told: "C-A is 10, so let's go C then A". */
const CONCLUDES = new Set(['so', 'therefore', 'thus', 'hence', "let's"])

/** No sentence of steps is longer. */
const LONG = 60

/** "… and so has K-A". */
const ELLIPSIS = new Set(['has', 'is', 'does', 'are', 'have'])

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
  const question = findQuestion(tokens)
  for (const [i, token] of tokens.entries()) {
    const begins = i > from && wordOf(token) === 'from' && wordOf(tokens[i + 1]) === 'there'
    // "Begin in L, walk to E, from there to B": one path, unless something is asked behind it.
    if (begins && proposes && room && !number && !(lastNumber < i && question >= tokens.length)) {
      parts.push(tokens.slice(from, i))
      from = i
      proposes = room = false
    }
    // "We begin with B and finish with K": the end is no step from the beginning.
    const ends =
      i > from &&
      room &&
      !number &&
      wordOf(token) === 'and' &&
      /^(?:end|finish|close|ending|finishing|closing)$/.test(wordOf(tokens[i + 1]) ?? '') &&
      tokens
        .slice(from, i)
        .some((other) => /^(?:start|begin|open|starting|beginning|opening)$/.test(wordOf(other) ?? '')) &&
      tokens.length < LONG &&
      !tokens
        .slice(from, i)
        .some((other) => /^(?:continue|then|next|proceed|after|second)$/.test(wordOf(other) ?? '')) &&
      lastRoom > i
    if (ends) {
      parts.push(tokens.slice(from, i))
      from = i + 1
    }
    const concludes =
      room &&
      number &&
      CONCLUDES.has(wordOf(token) ?? '') &&
      !ELLIPSIS.has(wordOf(tokens[i + 1]) ?? '') &&
      lastRoom >= i &&
      lastNumber < i
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

/** "K or the A", with nothing else between. */
export const isChoice = (tokens: readonly Token[]): boolean =>
  /[A-Z](?: first| next| before| now| rather)?,? or (?:rather |maybe |to |from |via |with )?(?:the )?[A-Z]\b/.test(
    renderWords(tokens),
  ) && tokens.filter(({ kind }) => kind === 'room').length === 2
