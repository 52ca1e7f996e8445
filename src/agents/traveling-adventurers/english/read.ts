/** Reads a message of a partner, a person's or an agent's, as acts. What it cannot read it hands on as it is. */
import type { Act, Coins, Pair } from './acts.ts'
import { findCoins } from './coins.ts'
import type { Place } from './coins.ts'
import { joinLines } from './lines.ts'
import { asRoundTrip, findHallways, findSteps } from './routes.ts'
import { readAnswer, saysNo } from './answers.ts'
import { invites } from './invites.ts'
import { dropTakenBack } from './corrections.ts'
import { spread } from './quantities.ts'
import { coinsAmongRooms, dropCompared, findQuestion, linked, share, splitAfterSteps } from './sentences.ts'
import { createLexicon, cut, renderWords } from './tokens.ts'
import type { Sentence, Token } from './tokens.ts'
import {
  CHANGES,
  CORRECTION,
  NEGATION,
  NOT_TOLD,
  OPINION,
  PATHS,
  PAUSES,
  PROPOSE,
  PROVED,
  SUBMIT,
  SUM,
  SUMS,
  WANT_TO_KNOW,
} from './words.ts'

/** A question that turns what was said back: "…, and you?", "what are yours?" */
const MIRRORS =
  /(?:\b(?:what|how) about (?:you|yours?|your side|on your side)(?: there)?|\band (?:(?:for|with|on) )?(?:you|yours)|[\d ](?:you|u)|[,.;:] ?(?:you|yours)|^(?:you|yours)|\bwhat(?:'s| is| are| r) yours|\b(?:on|for|from) (?:your side|your end|you))[\s?]*$/i
/** "Would C to A be good on your side?" */
const FOR_YOU = /\b(?:for you|on your (?:side|end|map|board)|in your (?:world|house)|from your (?:side|end))\b/
/** After own coins: "over to you!" */
const HANDS_OVER =
  /^(?:(?:and|so|ok|okay),? )?(?:over to you|(?:it's |its |now )?your turn|now you|you (?:now|next|go)|yours (?:now|next))(?: please| now)?$/
const ASKS_WHETHER = new Set(['would', 'is', 'are', 'does', 'do', 'did', 'has', 'have', "isn't", 'any'])

/** What a message goes on with where "ok" only opened it. */
const GOES_ON: ReadonlySet<Act['kind']> = new Set(['tell', 'ask', 'sum', 'unclear', 'read-back', 'disagree'])
const HOW_MUCH =
  /^(?:how (?:much|many)|what (?:do|have|is|are|about)|what's)\b|^(?:do|can|could) you\b.*\bhave\b|^yours?\b/
const THANKS = /^(?!.*\b(?:perfect|wonderful|excellent)\b).*\b(?:thanks?|thank you|thx|ty|cheers)\b/i

/** The rendered words of who submits, or asks to. */
const SUBMITS =
  /\bsubmi\w+\b|\b(?:send|sent|sending|enter|entering)(?: \w+)? (?:my|the|our) (?:path|route|answer|solution|tour)\b|\bsending (?:it|mine|this|the path)\b|\b(?:sent|send|sending) (?:it|mine|that|this|the path|the route)(?: (?:off|in|now)\b|$)|\b(?:lock|locked|locking|hand|handed|turn|turned) (?:it|mine|this|that) in\b|\b(?:hit|press|click|push) (?:the |that )?(?:button|enter)\b|\bentered (?:it|mine|the (?:path|route)|my (?:path|route))\b/
const ASKS_TO_SUBMIT =
  /^(?!.*\b(?:have|need|got|supposed|allowed) to submit\b).*\b(?:shall|should|can|could|let's|may|will|would|please|do)\b.* submit\b(?!ted)/
/** "I pressed submit, did you?" */
const HAS_SUBMITTED =
  /^(?:\w+,? )?(?:i|we)(?:'ve|'m| have| am| just)? (?:\w+ )?submi(?:t|tted|tting)\b.* (?:did|have|are|will|can|and) you\b/
/** "Isn't there a better one?" */
const NEGATIVE_QUESTION =
  /\b(?:can|could) we (?:\w+ ){1,3}better\b|\b(?:isn't|can't|couldn't|aren't|shouldn't)\b.*\bbetter\b/
/** That both should, or the listener. */
const WE_SUBMIT = /\b(?:we|us|let's|you|please|just|both|hit|press|click)\b(?: \S+){0,3} submit\b(?!ted)|^submit\b/
/** Who has not, will not yet, or speaks of when. */
const SUBMITS_LATER =
  /(?:\b(?:not|never|before|until|unless|if|when|once|after|how|cannot|where)\b|n't\b)(?: \S+){0,6} submi|\bsubmi\w+(?: \S+){0,4} (?:yet|when|if|once|after|until|unless)\b|\bready to submit\b|\bdid you submit/

/** "The same from K to B", "K-B too". */
const SAME = /\b(?:same|too|as well|also|likewise|ditto|equal|identical)\b/
/** A room and nothing else of weight. */
const HEADING =
  /^(?:- |\* |(?:ah|oh|ok|okay|now|well|hm|hmm), )*(?:from |out of |starting (?:from |at |in )|in |at |leaving )?(?:the )?[A-Z](?: -| i have| i've got| i've| have| has| gives?| coins)?[ :,-]*$/
/** "My coins from L:", with what is told in the lines below. */
const INTRODUCES = /^(?!.*\byours?\b).*: ?$/
const TAKES_BACK = /\b(?:disregard|ignore|forget|scratch|cancel|strike)\b/
/** "I want to know everything you have", "I need to see all your numbers." */
const WANTS_ALL =
  /\b(?:want|need|like|love) to (?:know|hear|see|have|get) (?:\w+ ){0,2}(?:everything|all)\b.*\b(?:you|your|yours)\b/
/** "All your coins from the bathroom, please." */
const YOURS_OF =
  /^(?:and |so |now |please |then )?(?:all |the )?(?:of )?your (?:coins?|numbers?|hallways?|values?|counts?)\b(?! (?:is|are|was|were|look|looks|seem|seems|sound|make)\b)/
/** "I said 4 for E-A, that was wrong." */
const WAS_WRONG = /^\D*\b\d+\D*\b(?:was|is|that's) (?:an? )?(?:wrong|incorrect|typo|mistake|error|slip)\b\D*$/
/** "No wait, its 4", "it should be 4". */
const RESTATES =
  /\b(?:no|nope|wait|wrong|hang on|hold on)\b.*\b(?:its|it's|it is|make (?:it|that)|be|read|say) \d+ *$|^(?:it |that )?(?:should|must) (?:be|read|say|have been) \d+ *$/
const LOOK_LIKE = /\blooks? like\b/i
/** "Waiting for your numbers." */
const AWAITS =
  /\b(?:waiting (?:for|on)|wait for|need|missing|don't have|do not have|want|like to see|love to see|interested in)(?: the rest of| all(?: of)?| more of)? your (?:\w+ )?(?:numbers|coins|coin counts|values|hallways|weights|list|info|information|side|half)\b/
/** "And the rest?" */
const OTHERS = /^(?:and |so )?(?:all )?(?:of )?(?:the |your )?(?:rest|others|other ones|remaining|remaining ones)$/
const FROM_THERE = /\bfrom (?:there|here)\b.* to\b/
/** Who must or can go somewhere proposes nothing yet. */
const MUST_GO =
  /\b(?:need|have|has|got|must|forgot|missing|left) (?:still )?(?:to )?(?:visit|go|return|pass|end|start|begin|see|come)\b/
const IS_BETTER = /^(?:no |nope |, )*(?:the )?[A-Z] (?:is|would be|seems|looks|sounds) (?:\w+ ){0,2}(?:better|best)\b/
const PROPOSE_OUTRIGHT = new Set(['propose', 'suggest', 'proposal', 'suggestion', "let's", 'go', 'take'])
/** "Your best hallway": no single one is asked for. */
const SUPERLATIVE =
  /\b(?:best|most|highest|biggest|largest|top|richest|greatest|max|maximum)\b(?! (?:path|route|tour|way|plan|one))/
/** Not the number itself. */
const VAGUE =
  /\b(?:more than|less than|fewer than|at least|at most|above|below|over|under|about|around|roughly|maybe|probably)\b(?: \w+)? (?:\d|one|two|three|four|five|six|seven|eight|nine|ten)/i

const MINE = new Set(['mine', 'i', "i've", 'me', 'my'])
const AMOUNT = new Set(['many', 'much', 'have', 'coins', 'got', 'get'])
const LISTS = new Set([
  'all',
  'everything',
  'every',
  'list',
  'tell',
  'give',
  'send',
  'share',
  'show',
  'numbers',
  'values',
  'weights',
  'hallways',
  'side',
  'your',
])
const WHOLE = new Set(['all', 'everything', 'every', 'full', 'whole', 'complete', 'entire'])
const UNDERSTANDING = new Set(['follow', 'understand', 'know', 'see', 'how'])
const THESE = new Set(['these', 'those', 'them', 'same'])

/** Whether a number without a room may count coins: "mine is 6", not "I have 5 turns". */
const countsCoins = (tokens: readonly Token[], i: number): boolean => {
  const next = tokens[i + 1]
  return (
    next === undefined ||
    next.kind !== 'word' ||
    /^(?:coins?|there|here|on|for|in|too|only|and|but|myself)$/.test(next.word)
  )
}

/** Whether all numbers stand in brackets. */
function areInBrackets(tokens: readonly Token[]): boolean {
  let open = 0
  return tokens.every((token) => {
    if (token.kind === 'mark' && token.mark === '(') open++
    if (token.kind === 'mark' && token.mark === ')') open--
    return token.kind !== 'number' || open > 0
  })
}

/** "Can you list all your coins?" asks for no path. */
const asksForCoins = (tokens: readonly Token[]): boolean => {
  const text = renderWords(tokens)
  return /\bcoins?\b|\bhallways?\b|\bnumbers\b/.test(text) && /\byours?\b|\byou have\b|\blist\b/.test(text)
}

const firstWord = (tokens: readonly Token[]): string => (tokens[0]?.kind === 'word' ? tokens[0].word : '')

const THERE = new Set(['there', 'here', 'that', 'it'])

const COUNTS = new Set([
  ...[
    'have',
    'coin',
    'coins',
    'from',
    'between',
    'hallway',
    'hallways',
    'value',
    'values',
    'number',
    'numbers',
    'worth',
  ],
])
const COINS = new Set(['coin', 'coins', 'hallway', 'hallways', 'weights'])

export interface House {
  /** Letters, the start first. */
  readonly rooms: readonly string[]
  readonly coins: { readonly min: number; readonly max: number }
}

export interface Reading {
  readonly acts: readonly Act[]
  /** Where "there" is for whoever speaks next. */
  readonly there?: Place
}

export type Reader = (text: string, there?: Place) => Reading

/**
 * A reader for one house. `there`: the room that the talk has come to, for "from there I have …". What is read is kept for
 * a while, since in self-play both seats read the same words.
 */
export function createReader(house: House): Reader {
  const lexicon = createLexicon(house.rooms)
  const name = JSON.stringify(house)
  return (text, there) => {
    const key = `${name} ${there ? `${there.room} ${there.sure}` : ''} ${text}`
    const known = recent.get(key)
    if (known) return known
    const message = new Message(house, there)
    for (const sentence of joinLines(cut(text, lexicon), house.rooms)) message.take(sentence)
    message.weigh(text)
    const reading = { acts: message.acts, ...(message.there && { there: message.there }) }
    if (recent.size >= MAX_RECENT) recent.clear()
    recent.set(key, reading)
    return reading
  }
}

/** Reading depends on nothing but the house, the place and the words, so that keeping it changes nothing. */
const recent = new Map<string, Reading>()
const MAX_RECENT = 200

class Message {
  readonly acts: Act[] = []
  there: Place | undefined
  readonly #house: House
  /** The coins of all its acts that tell some. */
  readonly #told: Coins[] = []
  /** Room that hallways of this message were last said to lead from. */
  #anchor: string | undefined
  /** The hallway that this message named last. */
  #pair: Pair | undefined
  /** Whether what it told was introduced as that of a room. */
  #isOfOneRoom = false
  /** Words like "ok" that may agree. */
  readonly #mild: { readonly act: Act; readonly alone: boolean }[] = []
  /** The hallways that it asked for last. */
  #listed: readonly Pair[] = []
  /** Whether what it told was taken back, and is about to be put right. */
  #retracts = false
  /** Whether it asks anything. */
  #asks = false

  constructor(house: House, there: Place | undefined) {
    this.#house = house
    this.there = there
  }

  take(sentence: Sentence): void {
    const before = this.acts.length
    const tokens = dropCompared(sentence.tokens)
    if (
      invites(renderWords(tokens)) &&
      !asksForCoins(tokens) &&
      tokens.every(({ kind }) => kind !== 'room' && kind !== 'number')
    ) {
      this.acts.push({ kind: 'invite' })
      return
    }
    if (PAUSES.test(sentence.text)) {
      this.acts.push({ kind: 'other', text: sentence.text })
      return
    }
    const found = this.#told.length > 0 && HANDS_OVER.test(renderWords(tokens)) ? 0 : findQuestion(tokens)
    // "L-A and L-K, how much?" is one question.
    const [front, behind] = [tokens.slice(0, found), tokens.slice(found)]
    const one =
      HOW_MUCH.test(renderWords(behind)) &&
      front.some(({ kind }) => kind === 'room') &&
      [...front, ...behind].every(({ kind }) => kind !== 'number') &&
      behind.every(({ kind }) => kind !== 'room')
    const question = one ? 0 : found
    const proved = PROVED.test(sentence.text)
    for (const part of splitAfterSteps(tokens.slice(0, question)))
      this.#state({ ...sentence, tokens: part, question: sentence.question && question === tokens.length }, proved)
    this.#asks ||= question < tokens.length
    if (question < tokens.length) this.#ask(tokens.slice(question), sentence)
    if (this.acts.length === before) this.acts.push({ kind: 'other', text: sentence.text })
  }

  /** Once all is read: "ok" and "great" before coins or questions agree to nothing; a thumb says yes where no word does. */
  weigh(text: string): void {
    const goesOn = this.acts.some(({ kind }) => GOES_ON.has(kind)) || THANKS.test(text)
    const opens = goesOn || this.#asks
    const idle = new Set(this.#mild.filter(({ alone }) => (alone ? goesOn : opens)).map(({ act }) => act))
    this.#replaceActs(this.acts.filter((act) => !idle.has(act)))
    this.#settleCorrections()
    this.#dropVagueQuestions()
    if (this.acts.some(({ kind }) => kind === 'agree' || kind === 'disagree')) return
    const submits = this.acts.some(({ kind }) => kind === 'submit')
    if (!submits && !goesOn && /[👍👌✅💯]/u.test(text)) this.acts.push({ kind: 'agree' })
    if (text.includes('👎')) this.acts.push({ kind: 'disagree' })
  }

  /** A statement, or a question that only its mark betrays. */
  #state(sentence: Sentence, proved: boolean): void {
    const { tokens } = sentence
    if (tokens.length === 0) return
    const words = new Set(tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : [])))
    const has = (list: ReadonlySet<string>): boolean => share(words, list)
    const text = renderWords(tokens)
    if ((!sentence.question || NEGATIVE_QUESTION.test(text)) && !proved) this.#answer(sentence, has)
    const rooms = tokens.filter(({ kind }) => kind === 'room').length
    const numbers = tokens.some(({ kind }) => kind === 'number')
    // "K-C is 3. No, mistake! It is 5."
    if (!numbers && this.#told.length > 0) this.#retracts ||= has(CORRECTION) || saysNo(tokens)
    const sums = has(SUM) || SUMS.test(text)
    const submits =
      SUBMITS.test(text) &&
      !SUBMITS_LATER.test(text) &&
      (!sentence.question || ASKS_TO_SUBMIT.test(text) || HAS_SUBMITTED.test(text))
    const asks = WE_SUBMIT.test(text)
    if (rooms === 0) {
      if (submits) this.acts.push({ kind: 'submit', ...(asks && { asks }) })
      else if (numbers && sums) this.acts.push({ kind: 'sum' })
      else if (sentence.question && words.has('you') && has(AMOUNT) && this.#told.length === 1)
        this.#askAgain(this.#told)
      else if ((sentence.question && OTHERS.test(text)) || (!numbers && (AWAITS.test(text) || WANTS_ALL.test(text))))
        this.acts.push({ kind: 'ask', pairs: [], from: [], all: true })
      else if (numbers && (has(THERE) || has(MINE) || has(CORRECTION) || this.#retracts || RESTATES.test(text)))
        this.#tellThere(tokens, has(CORRECTION) || this.#retracts || RESTATES.test(text))
      return
    }
    if (sentence.question && has(CHANGES)) return
    if (!numbers && TAKES_BACK.test(text)) return this.#takeBack(tokens)
    if (numbers && WAS_WRONG.test(text)) return this.#takeBack(tokens)
    const trip = asRoundTrip(findSteps(tokens), this.#house.rooms)
    const last = this.#told.at(-1)
    if (submits) this.acts.push({ kind: 'submit', ...(trip && { path: trip }), ...(asks && { asks }) })
    else if (trip && numbers && sums && words.has('my') && !has(PROPOSE_OUTRIGHT)) this.acts.push({ kind: 'sum' })
    else if (trip && words.has('rooms') && !has(PROPOSE_OUTRIGHT)) return
    else if (trip && !coinsAmongRooms(tokens)) this.#propose(trip, true, proved)
    else if (numbers && sentence.question && ASKS_WHETHER.has(firstWord(tokens))) this.#askFor(tokens, words, text)
    else if (numbers) {
      this.#tell(sentence, has, sums)
      // "Let me propose: L to K (5 on my side), then K to C (9)".
      if (has(PROPOSE_OUTRIGHT) && !sums && linked(tokens) && areInBrackets(tokens))
        this.#propose(findSteps(tokens), false, proved)
    } else if (MUST_GO.test(text)) return
    else if (sentence.question && ASKS_WHETHER.has(firstWord(tokens)) && FOR_YOU.test(text))
      this.#askFor(tokens, words, text)
    else if (has(WANT_TO_KNOW) || NOT_TOLD.test(text) || YOURS_OF.test(text)) this.#askFor(tokens, words, text)
    else if (has(NEGATION)) return
    else if (last !== undefined && SAME.test(text) && !sentence.question) this.#tell(sentence, has, false)
    else if (rooms === 1 && (HEADING.test(text) || (INTRODUCES.test(text) && !has(PROPOSE_OUTRIGHT))))
      this.#lead(tokens)
    else if (has(PROPOSE) || (!sentence.question && (linked(tokens) || FROM_THERE.test(text) || IS_BETTER.test(text))))
      this.#propose(findSteps(tokens), false, proved)
    else if (sentence.question) this.#askFor(tokens, words, text)
  }

  /** "Please disregard C-A; it should read 2." */
  #takeBack(tokens: readonly Token[]): void {
    const [pair] = findHallways(tokens, this.there).pairs
    if (!pair) return
    this.#pair = pair
    this.#retracts = true
  }

  /** What a later word of the message corrects was not told. */
  #settleCorrections(): void {
    const hallway = ({ a, b }: Coins): string => [a, b].sort().join(' ')
    const corrected = new Set<string>()
    const settled: Act[] = []
    for (const act of this.acts.toReversed()) {
      if (act.kind !== 'tell') settled.push(act)
      else {
        const coins = act.coins.filter((one) => !corrected.has(hallway(one)))
        if (coins.length > 0) settled.push({ ...act, coins })
        if (act.correction) for (const one of act.coins) corrected.add(hallway(one))
      }
    }
    this.#replaceActs(settled.reverse())
  }

  #replaceActs(acts: readonly Act[]): void {
    this.acts.length = 0
    for (const act of acts) this.acts.push(act)
  }

  /** "And you? Bath to kitchen?" asks for one hallway, not for all. */
  #dropVagueQuestions(): void {
    const precise = this.acts.some((act) => act.kind === 'ask' && !act.all)
    const vague = this.acts.findIndex((act) => act.kind === 'ask' && act.all)
    if (precise && vague >= 0) this.acts.splice(vague, 1)
  }

  #answer({ tokens, text }: Sentence, has: (list: ReadonlySet<string>) => boolean): void {
    const answer = readAnswer(tokens)
    if (answer === 'unsure') return
    const rooms = tokens.flatMap((token) => (token.kind === 'room' ? [token.room] : []))
    // "Yes to the kitchen": there is the kitchen.
    if (answer === 'yes' && rooms.length === 1) this.there = { room: rooms[0]!, sure: true }
    const alone = text.split(/[\s,]+/).length <= tokens.length
    const pathless = tokens.every(({ kind }) => kind !== 'number' && kind !== 'room')
    if (
      answer === 'no' ||
      (has(NEGATION) &&
        has(PROPOSE) &&
        pathless &&
        answer !== 'yes' &&
        !has(SUBMIT) &&
        !has(WANT_TO_KNOW) &&
        !has(UNDERSTANDING))
    )
      this.acts.push({ kind: 'disagree' })
    else if (answer !== undefined) {
      const act: Act = { kind: 'agree' }
      if (answer === 'mild') this.#mild.push({ act, alone })
      this.acts.push(act)
    }
  }

  /** "From L:", "Kitchen": what follows leads from there. */
  #lead(tokens: readonly Token[]): void {
    const room = tokens.find((token) => token.kind === 'room')!
    this.#anchor = room.room
    this.there = { room: room.room, sure: true }
    this.acts.push({ kind: 'other', text: room.room })
  }

  #report(coins: readonly Coins[], how: { readonly unsure?: boolean; readonly correction?: boolean } = {}): void {
    const { unsure, correction } = how
    this.acts.push({ kind: 'tell', coins, ...(unsure && { unsure }), ...(correction && { correction }) })
    this.#told.push(...coins)
  }

  /** Asks for the listener's number where an own one was told. */
  #askAgain(told: readonly Coins[]): void {
    const pairs = told.map(({ a, b }) => [a, b] as const)
    const { length } = this.#house.rooms
    const named = new Set(pairs.map((pair) => pair.toSorted().join(' '))).size
    if (named === (length * (length - 1)) / 2) this.acts.push({ kind: 'ask', pairs: [], from: [], all: true })
    else this.acts.push({ kind: 'ask', pairs, from: [] })
  }

  #propose(path: readonly string[], whole: boolean, proved: boolean): void {
    // "We start in L" proposes nothing.
    if (path.length === 0 || (path.length === 1 && path[0] === this.#house.rooms[0])) return
    this.acts.push({ kind: 'propose', path, whole, ...(proved && { proved }) })
    if (!whole) this.there = { room: path[path.length - 1]!, sure: true }
    // "Use K-A! 10 for me."
    if (path.length === 2) this.#pair = [path[0]!, path[1]!]
  }

  /** "I have 6 there", of the hallway that was named last. */
  #tellThere(tokens: readonly Token[], correction: boolean): void {
    const kept = dropTakenBack(tokens).tokens
    const numbers = kept.flatMap((token, i) => (token.kind === 'number' && countsCoins(kept, i) ? [token.value] : []))
    const listed = this.#listed
    const inBounds = numbers.every((coins) => coins >= this.#house.coins.min && coins <= this.#house.coins.max)
    // "What are L-C and L-A for you? Mine are 6 and 2."
    if (numbers.length > 1 && numbers.length === listed.length && inBounds)
      this.#report(listed.map(([a, b], i) => ({ a, b, coins: numbers[i]! })))
    const pair = this.#pair
    const { min, max } = this.#house.coins
    if (!pair || numbers.length !== 1 || numbers[0]! < min || numbers[0]! > max) return
    this.#report([{ a: pair[0], b: pair[1], coins: numbers[0]! }], { correction })
  }

  #tell(sentence: Sentence, has: (list: ReadonlySet<string>) => boolean, sums: boolean): void {
    const { text } = sentence
    const { tokens, corrected } = dropTakenBack(sentence.tokens)
    const correction = corrected || this.#retracts || has(CORRECTION) || saysNo(tokens)
    this.#retracts = false
    if (sums) {
      this.acts.push({ kind: 'sum' })
      return
    }
    const there = this.#anchor === undefined ? this.there : { room: this.#anchor, sure: true }
    const mentionsThere = tokens.some(
      (token) => token.kind === 'word' && (token.word === 'there' || token.word === 'here'),
    )
    const { min, max } = this.#house.coins
    const many = spread(tokens, this.#house.rooms, this.#told)
    const rest = many ? many.exceptions : tokens
    const from = many ? { room: many.room, sure: true } : mentionsThere ? this.there : there
    const found = findCoins(rest, from, this.#told.at(-1)?.coins)
    if (many && many.coins.every(({ coins }) => coins >= min && coins <= max)) this.#tellMany(many.coins, found.own)
    const outside = [...found.own, ...found.yours].find(({ coins }) => coins < min || coins > max)
    const why = outside ? `${outside.coins} coins cannot be, a hallway has ${min} to ${max}` : found.problem
    const inside = ({ coins }: { coins: number }): boolean => coins >= min && coins <= max
    const own = found.own.filter(inside)
    if (found.yours.length > 0) this.acts.push({ kind: 'read-back', coins: found.yours.filter(inside) })
    const unsure = found.unsure || (has(NEGATION) && !corrected) || VAGUE.test(text) || (has(PROPOSE) && !found.anchor)
    if (own.length > 0) this.#report(own, { unsure, correction })
    if (why !== undefined) this.acts.push({ kind: 'unclear', text, why })
    // "From K I have …": whoever is asked back is asked about the room.
    this.#isOfOneRoom ||= own.length > 0 && tokens[0]?.kind === 'word' && tokens[0].word === 'from'
    const last = own.at(-1) ?? found.yours.at(-1)
    if (last) this.#pair = [last.a, last.b]
    this.#anchor = found.anchor ?? this.#anchor
    if (found.anchor !== undefined) this.there = { room: found.anchor, sure: false }
  }

  /** One number for many hallways, those told apart left out. */
  #tellMany(coins: readonly Coins[], apart: readonly Coins[]): void {
    const isApart = ({ a, b }: Coins): boolean =>
      apart.some((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a))
    this.#report(coins.filter((one) => !isApart(one)))
  }

  /** The part of a sentence from its question word on. */
  #ask(tokens: readonly Token[], sentence: Sentence): void {
    const words = new Set(tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : [])))
    const steps = findSteps(tokens)
    // "What have you from L to E, B, K, C and A?" names all rooms, yet it is no path.
    const asks = share(words, COUNTS)
    const trip = asks ? undefined : asRoundTrip(steps, this.#house.rooms)
    if (steps.length === 0 && share(words, PATHS) && !share(words, COINS) && !share(words, SUM)) {
      this.acts.push({ kind: 'invite' })
      return
    }
    const about = words.has('about')
    if (trip) this.#propose(trip, true, false)
    else if (about && steps.length > 0 && ['how', 'going', 'then', 'first'].some((word) => words.has(word)))
      this.#propose(steps, false, false)
    else if (words.has('should') || words.has('shall') || words.has('next')) {
      if (steps.length === 0) this.acts.push({ kind: 'other', text: sentence.text })
      else this.#propose(steps, false, false)
    } else this.#askFor(tokens, words, sentence.text)
  }

  #askFor(tokens: readonly Token[], words: ReadonlySet<string>, text: string): void {
    const { pairs, from } = findHallways(tokens, this.there)
    if (pairs.length === 0 && from.length === 0) {
      const yours = ['you', 'your', 'yours', 'coins', 'hallways', 'weights', 'me', 'list', 'numbers', 'values'].some(
        (word) => words.has(word),
      )
      if (words.has('there') && share(words, AMOUNT) && this.#pair && !this.#isOfOneRoom) {
        this.acts.push({ kind: 'ask', pairs: [this.#pair], from: [] })
        return
      }
      const mirrors = MIRRORS.test(text) || HANDS_OVER.test(renderWords(tokens))
      const asked = share(words, AMOUNT) || share(words, LISTS) || mirrors || words.has('yours')
      if (!yours || !asked || (share(words, OPINION) && !LOOK_LIKE.test(text)) || SUPERLATIVE.test(renderWords(tokens)))
        return
      // "I have 3 from A to C, what about you?" asks for the same; "I get 24, and you?" for no coins.
      const told = this.#told
      if (told.length === 1 && !this.#isOfOneRoom && share(words, AMOUNT)) return this.#askAgain(told)
      if (told.length > 0 && (share(words, THESE) || (mirrors && !this.#isOfOneRoom))) return this.#askAgain(told)
      if (mirrors && told.length === 0 && this.acts.some(({ kind }) => kind === 'propose')) return
      if ((mirrors && told.length === 0 && /\d/.test(text)) || share(words, SUM)) return
      const all = share(words, WHOLE)
      const place = this.#anchor ?? this.there?.room
      if (all || place === undefined) this.acts.push({ kind: 'ask', pairs: [], from: [], all: true })
      else this.acts.push({ kind: 'ask', pairs: [], from: [place] })
      return
    }
    this.acts.push({ kind: 'ask', pairs, from })
    this.#pair = pairs.at(-1) ?? this.#pair
    this.#listed = pairs
    const origins = new Set([...from, ...pairs.map(([room]) => room)])
    const place = from[from.length - 1] ?? pairs[pairs.length - 1]?.[0]
    if (place !== undefined) this.there = { room: place, sure: origins.size === 1 }
  }
}
