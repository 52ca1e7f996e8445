/** Cuts a sentence into clauses that each do one thing: "no, K-A is 1 for me, so let's take C first - or is A better?" */
import { readAnswer, saysNo } from './answers.ts'
import { beginsWithHallway, findApart } from './apart.ts'
import { invites, isIndifferent } from './invites.ts'
import { asRoundTrip, findSteps } from './routes.ts'
import { findQuestion } from './questions.ts'
import { SUBMITS } from './submitting.ts'
import { coinsAmongRooms, share } from './sentences.ts'
import { renderWords, roomsIn, type Sentence, type Token } from './tokens.ts'
import {
  AWAITS,
  BEGINS_WITH_IT,
  FOR_YOU,
  GAVE_ME,
  GOES_THERE,
  LEARNS_YOURS,
  MIRRORS,
  MUST_GO,
  NOT_TOLD,
  OTHERS,
  PAUSES,
  PROVED,
  RETURNS,
  SUMS,
  TAKES_IT,
  WANTS_ALL,
  YOURS_ARE,
  YOURS_OF,
} from './cues.ts'
import { FROM_YOURS, HEADS_YOURS, OF_YOURS } from './whose.ts'
import { asksForCoins, NEGATION, PROPOSE_CLEARLY, SUM, WANT_TO_KNOW } from './words.ts'
import { isMark, wordOf } from './token.ts'

export interface Clause extends Sentence {
  /** Whether the sentence goes on after it. */
  readonly goesOn: boolean
  /** Whether what stands before it in the sentence begins with "no". */
  readonly denies: boolean
}

/** What words between two marks do; `undefined`: nothing on their own. */
type Role = 'answer' | 'ask' | 'chat' | 'invite' | 'number' | 'path' | 'propose' | 'rooms' | 'submit' | 'sum' | 'tell'

interface Unit {
  readonly from: number
  readonly to: number
  readonly role: Role | undefined
}

/** Words with which a clause may begin. */
const LINKS = new Set(['and', 'but', 'so', 'because', 'cause', 'since', 'while', 'or', 'though', 'although', 'plus'])
/** Words with which a question or an order may begin. */
const OPENS = new Set([...LINKS, 'you', 'please', 'kindly', 'just', 'now', 'then', 'also', 'ok', 'okay', 'first'])
/** Behind these "so" tells how much. */
const MEASURED = new Set(
  "not never very that is are was be been i'm you're it's that's isn't aren't wasn't think say hope guess even just and ever".split(
    ' ',
  ),
)
/** Numbers before these count no coins. */
const OTHER_UNITS =
  /\b\d+ (?:more )?(?:min|mins|minute|minutes|sec|secs|second|seconds|hour|hours|turns?|rounds?|steps?|messages?|years?|times|games?|hallways|rooms|paths?|routes?|options|people|players|euros?|dollars|percent)\b/
const ASKS_FIRST =
  /^(?:is|are|do|does|did|can|could|shall|should|will|would|what|what's|how|which|where|who|why|when)\b/
const TAKES_BACK =
  /^(?:oh |ah |hm |hmm |oops |uh )?(?:no|nope|sorry|wait|oops|actually|correction|i mean|i meant|not)\b/

const LEADS_FROM = /^(?:and |but )?(?:from|out of|starting (?:at|from)|leaving) (?:the )?[A-Z]\b.*\d/
/** "Into the attic: from K 4, from B 6". */
const LEADS_TO =
  /^[^A-Z\d]*\b(?:to|into|towards|reaching) (?:the )?[A-Z] ?[:,]? ?(?:i have|i get|i've got|it's|i see|there are|there is)?(?: ?[:,])? ?(?:\d+ (?:coins? )?)?from\b/
/** "K-A has two more than K-B, and K-B is 3". */
const COMPARES = /\b(?:more|less|fewer|higher|lower) (?:coins )?than\b.*[A-Z]|\bas (?:many|much) as\b.*[A-Z]/
/** "(K-A,) since that's 5": of what was named before. */
const THAT_IS =
  /^(?:since|because|as|cause) (?:that's|that is|it's|it is|there's|i have|i get|i've)(?: (?:a|an|only|just))? \d+(?: coins?)?$/
/** "But that was L-B": what was told belongs elsewhere. */
const BELONGS =
  /^(?:but |no |sorry |wait |actually )+(?:that|it)(?:'s| is| was| should be| should have been| belongs to| is for| was for)\b/
/** "Swap K and A, so L B K …" */
const CHANGED = /\b(?:swap|switch|reverse|change|exchange|turn|move)\b/
const SUPPOSES = /\b(?:if|when|whether|unless|until|once)\b/
/** "…, so let's walk C, A, E": does a thing of its own, whatever it follows from. */
const CONCLUDES =
  /^(?:and )?so,? (?:(?:then|maybe|perhaps|please|yes|yeah|ok|okay|no) )?(?:let's|let us|we'd|we should|we could|i'd|i'm|i'll|i would|gladly|happily|yours?)\b/
const CONDITIONS = /\b(?:must|if|when|whether|unless|until|once|before|sure)\b/
/** "You go first, tell me your coins" leaves nothing to anybody. */
const GOES_FIRST = /\byou (?:go first|start|begin)\b/

/** "(Your path skips L-B and C-E,) and these are 9 each for me": of hallways that another clause only named. */
const OF_THESE =
  /^(?:and |but |although |though |since |because |as |while )*(?:these|those|they|(?:both|each) of (?:them|these|those))\b[^A-Z]*\d/
/** "I have 1 from A to B, can we do A to K instead", with no mark behind it. */
const PROPOSES =
  /^(?:so |but |and |or |then )*(?:can|could|shall|should|may|might) we (?:(?:please|maybe|then|also|just|rather|instead) )*(?:go|do|take|start|begin|visit|walk|use|try|move|head)\b/
const HAS_SUBJECT =
  /^(?:and |because |since |as |but )*(?:i|we|you|it|that|this|they|there|both|i've|i'm|we've|we're|it's|that's|there's|you've)\b(?: (?:both|also|just|really|already|only))*(?:$| [\w']+)/
/** "(We both have high numbers on K-A,) I have 9": one's own of it. */
const OF_BOTH = /\b(?:we both|both of us|both)\b/
const OWN_COUNT =
  /^(?:and |but |so )*(?:i have|i've(?: got)?|i got|i see|i get|mine is|(?:for me|here|on my side) (?:it's|it is)|it's|it is|my number is) (?:(?:even|just|only|a) )*\d+(?: coins?)?(?: (?:for me|here|on my side))?$/
/** "…, still missing: E-B, E-C" */
const IS_MISSING =
  /^(?:(?:what's|what is|i'm|i am|still|only|just|now) )*(?:missing|lacking|unknown|open|needed|to be told)(?: (?:is|are|now|still|for me|here))*$/
/** "(E,) B and C remain" */
const REMAINS = /[A-Z] (?:are |is |still )?(?:remain|remains)(?: then| now)?$/
const GIVES_REASON = /^(?:as|since|because|cause) (?:the )?[A-Z] ?(?:-|to) ?(?:the )?[A-Z]\b/
const AND_THEN_I = /^(?:and )?(?:then|after that|afterwards)\b.*\b(?:i|we|i'll|we'll)\b/
const GOES = /\b(?:i'd|i would|we|we'd|let's|let us|i suggest|i propose|i want|i'll)\b/
const OF_YOUR_PATH = /\b(?:your|yours|it|that|this)\b/

export function splitClauses(sentence: Sentence, rooms: readonly string[]): Clause[] {
  const units = joinUnits(cutUnits(sentence, rooms), sentence)
  if (units.length < 2 || isInOrder(sentence)) return [{ ...sentence, goesOn: false, denies: false }]
  const parts: (readonly Token[])[] = []
  for (const { from, to } of units)
    parts.push(ofTheSame(withoutLooseEnds(sentence.tokens.slice(from, to)), parts.at(-1) ?? []))
  return parts.map((tokens, i) => {
    const text = renderWords(tokens)
    const goesOn = i < units.length - 1
    return {
      tokens,
      text,
      question: sentence.question && (!goesOn || ASKS_FIRST.test(text)),
      goesOn,
      denies: i > 0 && saysNo(parts[i - 1]!),
    }
  })
}

/** "(From C you have 1 to E,) and from B 2 to K": what goes on is of the listener as well. */
function ofTheSame(part: readonly Token[], before: readonly Token[]): readonly Token[] {
  const at = part.findIndex(({ kind }) => kind === 'room')
  if (!GOES_ON_FROM.test(renderWords(part)) || !TELLS_YOURS.test(renderWords(before))) return part
  return [
    ...part.slice(0, at + 1),
    { kind: 'word', word: 'you' },
    { kind: 'word', word: 'have' },
    ...part.slice(at + 1),
  ]
}
const GOES_ON_FROM =
  /^(?:(?:and|also|then|plus) )*(?:from|out of|leaving) (?:the )?[A-Z] ?,?(?: (?:\d+|to|and|the|coins?|only|just|also|even|it's|a|[A-Z]|,))+$/
const TELLS_YOURS = /^(?!.*\b(?:i|my|mine|me|i've|if)\b).*\byou(?:'ve)? (?:have|get|got|had|said|told|see|count)?\b.*\d/

/** "In the order K, B and A: 2, 5, 1" */
const isInOrder = ({ tokens }: Sentence): boolean =>
  tokens.filter(({ kind }) => kind === 'number').length > 2 &&
  /\bin (?:the|this|that) (?:[\w']+ )?order\b/.test(renderWords(tokens.slice(0, REACH)))

const withoutMarks = (tokens: readonly Token[]): readonly Token[] => tokens.filter(({ kind }) => kind !== 'mark')

/** Without marks and dashes at either end. */
function withoutLooseEnds(tokens: readonly Token[]): readonly Token[] {
  const isLoose = (token: Token | undefined): boolean =>
    token?.kind === 'join' || isMark(token, ',:') || wordOf(token) === 'and'
  let [from, to] = [0, tokens.length]
  while (from < to && isLoose(tokens[from])) from++
  while (to > from && isLoose(tokens[to - 1]) && wordOf(tokens[to - 1]) === '') to--
  return tokens.slice(from, to)
}

function cutUnits({ tokens, question }: Sentence, rooms: readonly string[]): Unit[] {
  const units: Unit[] = []
  let from = 0
  let brackets = 0
  /** Whether nothing has been named or counted since the last boundary. */
  let isBare = true
  /** Rooms since "between"; below 0: there was none. */
  let between = -1
  const close = (to: number): void => {
    const part = withoutLooseEnds(tokens.slice(from, to))
    const begin = from
    from = to
    if (part.length === 0) return
    const role = roleOf(part, rooms)
    const last = units.at(-1)
    // "K, C and A" go together before anything else.
    if (role === 'rooms' && last?.role === 'rooms') units[units.length - 1] = { from: last.from, to, role }
    else units.push({ from: begin, to, role })
  }
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'room' && between >= 0) between++
    if (wordOf(token) === 'between') between = 0
    if (isMark(token, '([')) brackets++
    if (isMark(token, ')]')) brackets--
    if (brackets > 0) continue
    // "Ok so we start …" agrees to nothing.
    const opens =
      i - from === 1 && wordOf(token) === 'so' && /^(?:ok|okay|alright|right|well)$/.test(wordOf(tokens[from]))
    const measures = wordOf(token) === 'so' && MEASURED.has(wordOf(tokens[i - 1]))
    const links =
      !opens &&
      !measures &&
      i < tokens.length - 1 &&
      LINKS.has(wordOf(token)) &&
      !isBetweenRooms(tokens, i) &&
      !(between === 0 || between === 1)
    const introduces = isBare && isMark(token, ':')
    isBare &&= token.kind !== 'room' && token.kind !== 'number'
    const parts = introduces || (token.kind === 'mark' ? token.mark === ',' : links)
    if (!parts) continue
    close(i)
    isBare = true
  }
  close(tokens.length)
  const last = units.at(-1)
  // "L-K is 5, L-C?"
  if (question && units.length > 1 && last!.role === 'rooms' && ['tell', 'answer'].includes(units.at(-2)!.role ?? ''))
    units[units.length - 1] = { ...last!, role: 'ask' }
  return units
}

/** "(Let me know whether you'd rather visit) the attic or the bathroom": a choice is one thing. */
function isBetweenRooms(tokens: readonly Token[], i: number): boolean {
  if (wordOf(tokens[i]) !== 'or' || tokens[i - 1]?.kind !== 'room') return false
  const behind = tokens.slice(i + 1, i + 4)
  const room = behind.findIndex(({ kind }) => kind === 'room')
  const whole = tokens.slice(0, i).some((token) => /^(?:whether|if|you)$/.test(wordOf(token)))
  return (
    whole &&
    room >= 0 &&
    behind.slice(0, room).every((token) => /^(?:to|the|via|rather|maybe|with)$/.test(wordOf(token)))
  )
}

function roleOf(tokens: readonly Token[], rooms: readonly string[]): Role | undefined {
  if (tokens.length === 0) return undefined
  const text = renderWords(tokens)
  const named = tokens.some(({ kind }) => kind === 'room')
  const counted = tokens.some(({ kind }) => kind === 'number')
  const words = new Set(tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : [])))
  const first = wordOf(tokens[0])
  const opened = tokens.findIndex((token) => !OPENS.has(wordOf(token)))
  if (!counted && YOURS_ARE.test(text)) return 'rooms'
  const asks = (): boolean =>
    findQuestion(tokens) <= (opened >= 0 ? opened : LINKS.has(first) ? 1 : 0) &&
    !/^(?:please )?(?:confirm|check|verify)$/.test(renderWords(tokens.slice(0, opened + 1)))
  if (!named && MIRRORS.test(text) && /^yours?\b/.test(text)) return 'ask'
  if (!named && counted)
    return OTHER_UNITS.test(text) ? 'chat' : share(words, SUM) || SUMS.test(text) ? 'sum' : 'number'
  if (!named) {
    if (PAUSES.test(text)) return 'chat'
    if (PROVED.test(text)) return undefined
    if (invites(text) && !asksForCoins(tokens)) return 'invite'
    if (SUBMITS.test(text)) return 'submit'
    if (BEGINS_WITH_IT.test(text) || GOES_THERE.test(text)) return 'propose'
    const answer = readAnswer(tokens)
    if (answer !== undefined && answer !== 'unsure') return 'answer'
    if (TAKES_IT.test(text)) return 'propose'
    return asks() || AWAITS.test(text) || WANTS_ALL.test(text) || LEARNS_YOURS.test(text) || OTHERS.test(text)
      ? 'ask'
      : undefined
  }
  const trip = asRoundTrip(findSteps(tokens), rooms)
  if (trip && !coinsAmongRooms(tokens) && !findApart(tokens)) return 'path'
  if (!counted && (MUST_GO.test(text) || GAVE_ME.test(text) || /^which leaves\b/.test(text) || REMAINS.test(text)))
    return 'chat'
  if (!counted && PROPOSES.test(text)) return 'propose'
  if (asks()) return 'ask'
  if (counted) return 'tell'
  if (share(words, WANT_TO_KNOW) || NOT_TOLD.test(text) || YOURS_OF.test(text) || FOR_YOU.test(text)) return 'ask'
  return share(words, PROPOSE_CLEARLY) && !share(words, NEGATION) ? 'propose' : 'rooms'
}

/** Units that belong together, as they stand. */
function joinUnits(units: readonly Unit[], { tokens }: Sentence): Unit[] {
  const joined: Unit[] = []
  for (const [i, unit] of units.entries()) {
    const last = joined.at(-1)
    const role = last && roleTogether(last, unit, units[i + 1], tokens)
    if (last && role !== false) joined[joined.length - 1] = { from: last.from, to: unit.to, role }
    else joined.push(unit)
  }
  return joined
}

/** So many tokens of what stands before are looked at, however long it is. */
const REACH = 60

/** Whether a unit names a hallway first, and its number behind it. */
function isCounted({ from, to }: Pick<Unit, 'from' | 'to'>, tokens: readonly Token[]): boolean {
  const part = withoutLooseEnds(tokens.slice(from, Math.min(to, from + REACH)))
  const first = part.findIndex(({ kind }) => kind === 'room' || kind === 'number')
  const second = part.findIndex(({ kind }, i) => i > first && (kind === 'room' || kind === 'number'))
  const third = part.findIndex(({ kind }, i) => i > second && (kind === 'room' || kind === 'number'))
  return part[first]?.kind === 'room' && part[second]?.kind === 'room' && part[third]?.kind === 'number'
}

/** What two units do together; `false`: they do two things. */
function roleTogether(
  { from, to, role: first }: Unit,
  unit: Unit,
  next: Unit | undefined,
  tokens: readonly Token[],
): Role | undefined | false {
  const second = unit.role
  const words = (some: Pick<Unit, 'from' | 'to'>): string =>
    renderWords(withoutLooseEnds(tokens.slice(some.from, Math.min(some.to, some.from + REACH))))
  const rooms =
    renderWords(tokens.slice(unit.from, Math.min(unit.to, unit.from + REACH))).match(/\b[A-Z]\b/g)?.length ?? 0
  if (
    rooms > 3 &&
    /^so\b/.test(words(unit)) &&
    second === 'path' &&
    first !== 'tell' &&
    (first !== 'rooms' || CHANGED.test(words({ from, to })))
  )
    return false
  // "I see your point, let's do the attic"
  if (
    first === undefined &&
    second === 'propose' &&
    /^(?:(?:but|and|then|please|so) )*let(?:'s| us)\b/.test(words(unit)) &&
    !CONDITIONS.test(words({ from, to }))
  )
    return false
  if (CONCLUDES.test(words(unit)) && !SUPPOSES.test(words({ from, to }))) return false
  if (first === undefined && second === 'answer' && !CONDITIONS.test(words({ from, to }))) return false
  // "Good, still missing: E-B, E-C"
  if (first === 'answer' && second === undefined && isMark(tokens[unit.to], ':') && IS_MISSING.test(words(unit)))
    return false
  // "A first, then C, the rest doesn't matter"
  if ((first === 'propose' || first === 'rooms') && second === undefined && isIndifferent(words(unit))) return false
  // "How about we start with the kitchen, since it offers us many coins?"
  if (
    first === 'ask' &&
    second === undefined &&
    /^(?:since|because|as) (?:it|that|this|we|i|both|there)\b/.test(words(unit))
  )
    return false
  // "Let's do E-C, we both have many coins there"
  if (first === 'propose' && second === undefined && HAS_SUBJECT.test(words(unit)) && !CONDITIONS.test(words(unit)))
    return false
  // "You list your coins first, and then I propose a path": two things.
  if (first === 'ask' && second === undefined && AND_THEN_I.test(words(unit))) return false
  // "L-K-…-L, and you'd keep your favourite, C-A": of the rooms behind it.
  if (first === 'path' && second === undefined && next?.role === 'rooms') return false
  if (second === undefined || first === undefined) return first ?? second
  const hasRooms = (some: Pick<Unit, 'from' | 'to'>): boolean =>
    tokens.slice(some.from, Math.min(some.to, some.from + REACH)).some(({ kind }) => kind === 'room')
  const isWhole = (some: Pick<Unit, 'from' | 'to'>): boolean =>
    beginsWithHallway(withoutLooseEnds(tokens.slice(some.from, Math.min(some.to, some.from + REACH))))
  switch (`${first} ${second}`) {
    case 'ask ask':
      return hasRooms({ from, to }) && hasRooms(unit) && ASKS_FIRST.test(words(unit)) ? false : 'ask'
    case 'answer answer':
      return wordOf(tokens[unit.from]) === 'and' ? false : 'answer'
    // "Go ahead and submit".
    case 'answer submit':
      return /^(?:[\w']+ )?go ahead$/.test(words({ from, to })) ? 'submit' : false
    case 'invite ask':
      return GOES_FIRST.test(words({ from, to })) ? 'ask' : false
    case 'ask number':
      return /^(?:or |and |\d+ ?)+$/.test(words(unit)) ? 'ask' : false
    // "What about K, then A?", "your numbers for L and then for E"
    case 'ask propose':
      if (/^(?:and )?then (?:for|from|of) /.test(words(unit))) return 'ask'
      if (/^(?:the )?[A-Z] (?:as|for) (?:our|the|a|my|your)\b/.test(words(unit))) return 'ask'
      return /^(?:[\w']+,? ){0,3}(?:(?:what|how) about|what if we|what do you (?:think|say) (?:of|to|about))\b/.test(
        words({ from, to }),
      ) && /^then\b/.test(words(unit))
        ? 'ask'
        : false
    case 'rooms ask':
      return hasRooms(unit) && ASKS_FIRST.test(words(unit)) ? false : 'ask'
    // "K-C is 3, no, 5".
    case 'answer number':
      return TAKES_BACK.test(words({ from, to })) && !saysNo(tokens.slice(from, to)) ? 'number' : false
    case 'tell answer': {
      const goesOn = next?.role === 'number' || next?.role === 'tell'
      return goesOn && TAKES_BACK.test(words(unit)) ? 'tell' : false
    }
    // "K: 5 to A, 3 to C, from B 4 to A"; "K-A is 5, no, 4, B-C is 3".
    case 'tell tell':
      // "I have L-K 5, L-A 3 from you"
      if (FROM_YOURS.test(renderWords(tokens.slice(-7)))) return 'tell'
      if (COMPARES.test(words({ from, to })) || LEADS_TO.test(words({ from, to }))) return 'tell'
      return LEADS_FROM.test(words(unit)) ||
        (isWhole({ from, to }) && isWhole(unit) && !OF_YOURS.test(words({ from, to })))
        ? false
        : 'tell'
    case 'path propose':
      return RETURNS.test(words(unit)) ? 'path' : false
    // "You only have 2 there, but for me K-A is 10".
    case 'number tell':
      // "(Your K-C?) Mine is 4, and A-K is 8"
      return isCounted(unit, tokens) &&
        (THAT_IS.test(words({ from, to })) || OWN_COUNT.test(words({ from, to })) || !/\d$/.test(words({ from, to })))
        ? false
        : 'tell'
    // "We've done L and K"
    case 'rooms chat':
      return REMAINS.test(words(unit)) ? 'chat' : false
    case 'chat rooms':
      return MUST_GO.test(words({ from, to })) ? 'chat' : false
    // "K-A is 6, wait, let me look, 7".
    case 'tell chat':
      return next?.role === 'number' ? 'tell' : false
    // "Yours: K-A 5, K-B 3".
    case 'ask tell':
      return HEADS_YOURS.test(words({ from, to })) &&
        tokens[unit.from]?.kind === 'mark' &&
        !isMark(tokens[unit.from], ',')
        ? 'tell'
        : false
    // "I told you 4 for L-E, but that was L-B".
    case 'tell rooms':
      return BELONGS.test(words(unit)) ? false : 'tell'
    case 'rooms number':
      return (OF_THESE.test(words(unit)) && OF_YOUR_PATH.test(words({ from, to }))) ||
        (OF_BOTH.test(words({ from, to })) && OWN_COUNT.test(words(unit)))
        ? false
        : 'tell'
    // "Return to L from A, as A-L is 10": the reason names its hallway itself.
    case 'rooms tell':
      return GIVES_REASON.test(words(unit)) && GOES.test(words({ from, to })) ? false : 'tell'
    case 'tell number':
    case 'number rooms':
      return 'tell'
    // "L-K-…-L, and you'd keep your favourite, C-A": a round trip has all its rooms, the start at both ends.
    case 'path rooms':
      return roomsIn(tokens.slice(unit.from, unit.to)).length > 1 ? false : first
    // "Let's go to B, since L-B is your best"
    case 'propose rooms':
      return GIVES_REASON.test(words(unit)) ? false : first
    case 'ask rooms':
    case 'path number':
    case 'path sum':
      return first
    case 'rooms propose':
      // "B-E is better, so let's go from B to E"
      if (/^so\b.* [A-Z] /.test(words(unit)) && roomsIn(tokens.slice(unit.from, unit.to)).length > 1) return false
      return /^but\b/.test(renderWords(withoutMarks(tokens.slice(unit.from, unit.to)))) ? false : second
    case 'rooms path':
    case 'propose path':
      return second
    default:
      return first === second ? first : false
  }
}
