/** Reads what a message asks for: the listener's coins, which path the listener would take, or whether to go somewhere. */
import type { Coins } from './acts.ts'
import {
  AGREES_WITH,
  ARE_SAME,
  HANDS_OVER,
  HOW_MUCH,
  LOOK_LIKE,
  MIRRORS,
  OFFERS,
  REFERS,
  SUPERLATIVE,
  WHERE_IS,
} from './cues.ts'
import { leavesNothing } from './invites.ts'
import type { Message } from './message.ts'
import { askedLast, IS_SOCIAL, OF_THE_GAME, OF_THE_SAME } from './narrowing.ts'
import { asRoundTrip, findHallways, findSteps } from './routes.ts'
import type { Statement } from './rules.ts'
import { isChoice, share } from './sentences.ts'
import { asksWhetherToGo } from './suggestions.ts'
import { renderWords, roomsIn, type Token } from './tokens.ts'
import { wantsCoins, wantsPath } from './wanted.ts'
import { AMOUNT, OPINION, PATHS, SUM } from './words.ts'

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
  'row',
  'column',
  'line',
  'numbers',
  'values',
  'weights',
  'hallways',
  'side',
  'your',
])
const WHOLE = new Set(['all', 'everything', 'every', 'full', 'whole', 'complete', 'entire'])
/** "All your coins", "every hallway", "your whole table": not only of what was told. */
const OF_ALL =
  /\b(?:all (?:of )?(?:the |your |yours )?(?:[\w']+ )?(?:coins?|numbers|values|hallways|yours|coin values|connections|data|ones)|everything|every (?:hallway|connection|number|corridor|value)|each (?:hallway|connection|corridor)|everywhere|(?:full|whole|complete|entire) (?:list|table|map|set|overview|[\w']+ of)|all yours|list your (?:coins|numbers|values|hallways))\b/
const THESE = new Set(['these', 'those', 'them', 'same'])
export const ASKS_OPINION =
  /(?:^|, |\b(?:and|but|so) )(?:is|are|would|does|do|was|could) (?:that|this|it|you) (?:be |work |suit |sound |look )?(?:ok|okay|good|fine|alright|all right|acceptable|right|correct|great|agree|happy|ready|suits?|works?|you|for you|with you)\b(?! .*[A-Z])|^tell me$/
const SAYS_AGAIN =
  /\b(?:send|say|type|write|post|paste|tell|give) (?:me |us )?(?:it|that|this|them)(?: to me)? (?:again|once more|one more time)\b|\b(?:resend|repeat|re-send) (?:it|that|this)\b/
const OF_A_MESSAGE = /\b(?:messages?|msg|text|sentence|line|reply)\b(?!.*\b(?:numbers?|coins?|values?|row|list)\b)/i
/** "Do you agree?" */
const ASKS_CONSENT = /\bdo you (?:agree|accept|approve)\b(?!.*[A-Z])/
const VALUES = new Set([
  'value',
  'number',
  'amount',
  'count',
  'coins',
  'coin',
  'values',
  'numbers',
  'amounts',
  'your',
  'yours',
])
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
/** "Do you get something better?" */
const BETTER_ONE = /\b(?:something|anything|one|path|result) better\b|\ba better (?:one|path|route|idea)\b/
/** "What do you say if we go to K?" */
const SAYS_IF =
  /\bwhat (?:do |would |did )?you (?:say|think) (?:if|when) we (?:first )?(?:go|went|start|started|begin|began|take|took|walk|visit)\b/
/** "How much would you end up with?" */
const OF_TOTALS =
  /^how (?:much|many)(?: coins)? (?:would|do|will|did) you (?:end up with|get (?:in total|altogether|overall|out of (?:it|that))|(?:make|have|reach) in total|finish with)$/
/** "How about K-A for you?": the coins there. */
const ABOUT_YOURS =
  /^(?:how|what) about (?:the )?[A-Z] (?:- |to )?(?:the )?[A-Z] (?:for|with|on) (?:you|yours|your (?:side|end))$/
/** "Do you want my numbers for K?" */
const OFFERS_OWN =
  /\b(?:do you (?:want|need|have|know|remember|see)|have you got|(?:would|do) you like|should i|shall i|want me)\b(?! .*\byour\b).*\b(?:my|mine|me to)\b/
/** "What about the attic as our next stop?" */
const OUR_NEXT = /\bour (?:next|first|second|last|opening|start)\b/
/** "How does K-A sound?", "what's your take on L-C-K?", "how would you feel about K, C, A?" */
const SOUNDS =
  /\bhow (?:does|do|would) .*\bsound\b|\b(?:your|any) (?:take|thoughts?|opinion|view|feelings?|verdict|stance|reaction) (?:on|about|of|to)\b|\bfeel about\b/
/** "I'm from Brazil, and you?" */
const ABOUT_ME = /^(?:(?:hi|hello|hey|well|oh),? )*(?:i['’]?m|i am|my name|i live|i like|i love)\b(?!.*\d)/i
/** "What do you get for it?", "what's your half of that?": of a path. */
const OF_THE_PATH =
  /\bof (?:it|that|this) (?:is|are|would be) (?:yours|for you)$|^what (?:does|do|would|will|did) (?:it|that|this)(?: (?:path|route|one))? (?:give|bring|make|get|earn|pay)(?: (?:you|us|for you))?$|\b(?:get|make|earn|score|half|part|share) (?:for|with|on|from|out of|of|in) (?:it|that|this|mine|(?:my|your)(?: own)? (?:path|route|plan|tour|proposal))(?: (?:path|route|one))?$/
/** "Would it be okay for you to visit E next?" */
export const WOULD_BE_OK =
  /\b(?:would|will|could) (?:it|that) (?:be|work|suit|bother) ?(?:also |still )?(?:ok|okay|fine|alright|possible|acceptable|good|all right|agreeable|you)?(?: (?:for|with|by) you)? ?(?:to|if we|if i|when we)\b|\bwould you (?:mind|object|be (?:ok|okay|fine|happy|willing))(?: it)?(?: with)? (?:if we|starting|going|visiting|taking|moving|heading|walking|beginning|to (?:start|go|visit|take|move|head|walk|begin))\b/
const EXPLAINS =
  /\byou (?:talking about|referring to)\b|\bexplain\b|\bhow (?:did |do )?you (?:just |even )?(?:arrived?|got|get|came|come|computed?|calculated?|found|find|worked|work|know|knew) (?:at|to|up with|out|that|it|this|the|your)\b/
/** "Could you double-check your numbers?" */
const CHECKS =
  /\b(?:double-check|double check|recheck|check|verify|recalculate|recount|revise|review|recompute)\b.*\byour (?:[\w']+ )?(?:numbers?|values?|sums?|calculations?|totals?|path|math|maths|arithmetic|figures)\b/
/** "Which hallways pay well for you?" */
const WHICH_PAY =
  /\b(?:which|what) (?:of your )?(?:hallways|corridors|connections|ones|routes) (?:are|pay|would|do|have|look|bring|give)(?: you)? (?:well|good|high|valuable|attractive|rich|interesting|lucrative|worth|important|lots|much|you)\b.*\b(?:you|your)\b/
/** "Do you like the attic?" */
const ASKS_TASTE =
  /^(?:(?:and|so|but),? )*(?:do|did) you (?:also |really )?(?:like|love|hate|dislike|understand|remember|agree|mean|visit|mind) (?:the )?[A-Z](?: too| as well)?$/
const THOSE = /\b(?:those|these|them)\b/
const STEPS = /\b(?:these|those|the) (?:\d )?(?:steps|hallways|legs|moves|parts|segments|hops|edges|connections)\b/
/** "Do we have to come back to L?", "does it matter if I write B-A or A-B?" */
const OF_THE_RULES =
  /\bdoes it matter\b|\bthe same (?:both ways|in both directions|either way|in either direction|backwards)\b|\bdo (?:we|i) (?:really |both |always )?(?:have|need) to (?!know\b)/
const NOT_GOING =
  /\b(?:about|if we|we) (?:do not|don't|did not|didn't|not|skip|skipping|avoid|avoiding|leave out|leaving out)\b/
/** "Did you include my C-A?", "can we include C-A?" */
const OF_MINE =
  /\b(?:did|have|do|can|could|would|will) you (?:also |please )?(?:include|included|count|counted|consider|use|used|see|saw|notice|note|noted)\b.*\bmy [A-Z]|\bwe (?:please |also |still |just )?(?:include|keep|fit|squeeze)\b/
/** "How much does that add up to for you?" */
const ADDS_UP = /\b(?:add|adds|adding|sum|sums|come|comes|amount|amounts) (?:it )?(?:up|to|out)\b/
const WORTH_TO_YOU =
  /^(?:and |so |but |then )?(?:what|how (?:much|many)(?: coins)?) (?:(?:would|does|will|did|is|can) .*\b(?:give|bring|make|yield|pay|worth|come to|add up to)\b.*\byour?\b|(?:.* )?(?:would|do|will|did|can) you (?:get|make|score|earn|collect|have|reach)\b)/
const CHANGING = new Set([
  ...'flip flipping flipped rearrange rearranging invert inverting reorder reordering'.split(' '),
  'swapping',
  'switching',
  'reversing',
  'changing',
  'exchanging',
  'swap',
  'switch',
  'reverse',
  'exchange',
])
/** "What about going to K?" */
const GOING = new Set([
  'how',
  'going',
  'then',
  'first',
  'starting',
  'taking',
  'visiting',
  'walking',
  'heading',
  'moving',
  'beginning',
  'opening',
  'leaving',
  'continuing',
])
/** What is asked for without a hallway being named. */
const ASKED = new Set(['you', 'your', 'yours', 'coins', 'hallways', 'weights', 'me', 'list', 'numbers', 'values'])

const wordsIn = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.flatMap((token) => (token.kind === 'word' ? [token.word] : [])))

/** The part of a clause from its question word on. `text`: all of the clause. */
export function ask(message: Message, tokens: readonly Token[], text: string): void {
  const asked = renderWords(tokens)
  const words = wordsIn(tokens)
  // "I didn't get your last message, can you send it again?"
  if (
    SAYS_AGAIN.test(asked) &&
    (OF_A_MESSAGE.test(text) || message.acts.some((act) => act.kind === 'other' && OF_A_MESSAGE.test(act.text)))
  )
    return
  // "Is that good with you?", "if that is all right, tell me": an opinion is asked for.
  if (ASKS_OPINION.test(asked) || WHERE_IS.test(asked) || ASKS_CONSENT.test(asked)) return
  // "Why do you want to go to A first?"
  if (/^(?:and |but |so |ok,? )?(?:why (?:do|did|would|are|should|have|is|was)|how come)\b/i.test(text)) return
  if (/^do you (?:go|start|begin|want to (?:go|start|begin))(?: first)?$/.test(asked)) return
  if (
    IS_SOCIAL.test(asked) ||
    OF_THE_GAME.test(asked) ||
    OF_TOTALS.test(asked) ||
    /\bdifference between (?:them|these|those|the two|both)\b/.test(asked) ||
    /^how (?:many|much) are you at\b/.test(asked)
  )
    return
  // "I get 38, what do you get?"
  if (
    message.counted &&
    message.told.length === 0 &&
    /^(?:and |so )*what (?:do|would|did|will) you (?:get|make|score|have)(?: then| with that| from it)?$/.test(asked)
  )
    return
  // "I'm confused, what's E?", "is that for both of us or just you?"
  if (/^what(?:'s| is| does) (?:the )?[A-Z](?: mean| stand for| again)?$/.test(asked)) return
  if (OF_THE_RULES.test(asked) || words.has('mean') || words.has('yourself') || OFFERS_OWN.test(asked)) return
  // "I submitted a minute ago. Did you?"
  if (/^(?:and |so )?(?:did|have|do|are|will|can|could|would) you(?: too| as well| yet| already)?$/.test(asked)) return
  // "What happens if we start with B?"
  if (/^(?:and |so |but )?what (?:happens|would happen|will happen|changes|would change)\b/.test(asked)) return
  // "So they're different for you?"
  if (ARE_SAME.test(text) && roomsIn(tokens).length === 0) return message.pass(text)
  if (ASKS_TASTE.test(asked) && !share(words, COUNTS) && !share(words, VALUES)) return message.pass(text)
  // "My best one is K-A with 9. Which one is yours?"
  if (message.isOfExtreme && /^(?:and |so )?which (?:(?:one|hallway|corridor|connection) )?is yours$/.test(asked))
    return
  // "How did you arrive at that path?", "how much do you get on your own path?"
  if (EXPLAINS.test(asked) || (OF_THE_PATH.test(asked) && share(words, PATHS) && message.told.length === 0)) return
  // "Please confirm that you have the same order"
  if (/\bthe (?:same|right|correct) (?:path|route|tour|order|sequence)\b/.test(asked) && roomsIn(tokens).length === 0)
    return
  if (CHECKS.test(asked) && roomsIn(tokens).length === 0) return
  // "Good for you?", "how many points do you need to win?"
  if (
    /^(?:so |and |is it |is that |all |this )*(?:good|ok|okay|fine|alright|cool|acceptable|suitable|great)(?: (?:for|with|by) (?:you|u)| enough(?: for you)?)?$/.test(
      asked,
    )
  )
    return
  if (
    /\b(?:need|needed|takes?|required?) (?:to|for) (?:a |the )?(?:win|winning|victory|finish|pass|complete|succeed|beat)\b/.test(
      asked,
    )
  )
    return
  // "How about this route: L-K-…-L"
  if (
    /^(?:so |and |then |ok |or )*(?:how|what) about (?:this|these|that|the following|my)\b/.test(asked) &&
    share(words, PATHS) &&
    roomsIn(tokens).length === 0
  )
    return
  // "Would you like to take this path?"
  if (leavesNothing(asked)) return
  // "What about swapping K and A?"
  const chooses =
    isChoice(tokens) &&
    ['rather', 'prefer', 'like', 'better', 'favour'].some((word) => words.has(word)) &&
    !share(words, AMOUNT)
  if (
    !chooses &&
    (share(words, CHANGING) ||
      BETTER_ONE.test(asked) ||
      (ADDS_UP.test(asked) && roomsIn(tokens).length !== 2) ||
      OF_MINE.test(asked) ||
      (HOW_MUCH.test(asked) && share(words, SUM) && !OUR_NEXT.test(asked)))
  )
    return
  const steps = findSteps(tokens)
  const ofPaths =
    !/\bmy (?:path|route|tour|plan|proposal|suggestion)\b/.test(asked) &&
    steps.length === 0 &&
    !/^(?:please )?(?:tell|give|send|show) (?:me|us) yours\b/.test(asked) &&
    share(words, PATHS) &&
    !share(words, COINS) &&
    !share(words, SUM)
  // "What have you from L to E, B, K, C and A?" names all rooms, yet it is no path.
  const [start] = message.house.rooms
  const returns = steps.length > message.house.rooms.length && steps[0] === start && steps.at(-1) === start
  const trip = share(words, COUNTS) && !returns ? undefined : asRoundTrip(steps, message.house.rooms)
  // "Have you submitted your path?" leaves nothing to anybody.
  if (ofPaths && !trip && !chooses && !wantsPath(asked)) return
  if (chooses || (ofPaths && !trip)) message.acts.push({ kind: 'invite' })
  // "What would L-K-…-L give on your side?"
  else if (trip && WORTH_TO_YOU.test(asked)) message.pass(text)
  else if (trip) message.propose(trip, true)
  else if (proposes(asked, words, steps, message.walks)) {
    // "How about not going to K first?"
    // "Shall we start with L? What are your numbers there?"
    if (steps.length > 0 && steps.every((room) => room === start)) message.there = { room: start!, sure: true }
    if (steps.every((room) => room === start) || NOT_GOING.test(asked)) message.pass(text)
    else message.propose(steps, false)
  } else askFor(message, tokens, words, text)
}

/** Whether a question is about where to go: "can we start with K?", "what about K then?", "where should we go from K?" */
function proposes(asked: string, words: ReadonlySet<string>, steps: readonly string[], walks: boolean): boolean {
  const asksForCoins = share(words, COUNTS)
  if (!asksForCoins && ['should', 'shall', 'next'].some((word) => words.has(word))) return true
  if (steps.length === 0 || ABOUT_YOURS.test(asked)) return false
  if (
    AGREES_WITH.test(asked) ||
    (WOULD_BE_OK.test(asked) && !share(words, VALUES)) ||
    asksWhetherToGo(asked) ||
    /\bwhat if (?:we|i|you)\b/.test(asked) ||
    (!asksForCoins && (OFFERS.test(asked) || SAYS_IF.test(asked) || SOUNDS.test(asked)))
  )
    return true
  if (!words.has('about') || share(words, VALUES) || /\bhow (?:much|many)\b/.test(asked)) return false
  return (
    share(words, GOING) ||
    (steps.length > 1 && (words.has('finishing') || words.has('ending'))) ||
    (steps.length === 1 && walks && !words.has('from'))
  )
}

/** Asks for the listener's coins. `words`: those that tell which; `text`: the clause as it was written. */
export function askFor(message: Message, tokens: readonly Token[], words: ReadonlySet<string>, text: string): void {
  const each = eachOf(tokens, words)
  const last = message.acts.at(-1)
  // "What's good from B? Tell me E, C and A."
  const [of] = last?.kind === 'ask' && last.pairs.length === 0 ? last.from : []
  const targets = of !== undefined && LISTS_ROOMS.test(renderWords(tokens)) ? roomsIn(tokens) : []
  if (of !== undefined && targets.length > 1 && !targets.includes(of)) message.acts.pop()
  const { pairs, from } =
    of !== undefined && targets.length > 1 && !targets.includes(of)
      ? { pairs: targets.map((room): [string, string] => [of, room]), from: [] }
      : each
        ? { pairs: [], from: each }
        : findHallways(tokens, message.there)
  if (pairs.length === 0 && from.length === 0) return askForUnnamed(message, tokens, words, text)
  message.acts.push({ kind: 'ask', pairs, from })
  message.pair = pairs.at(-1) ?? message.pair
  message.listed = pairs
  const origins = new Set([...from, ...pairs.map(([room]) => room)])
  const place = from[from.length - 1] ?? pairs[pairs.length - 1]?.[0]
  if (place !== undefined) message.there = { room: place, sure: origins.size === 1 }
}

const LISTS_ROOMS =
  /^(?:tell|give|send|show|list|just|please|me|us|only|especially|mainly|and|like|say| )*(?:to |for )?(?:the )?[A-Z](?:(?:,| and|, and) (?:to |for )?(?:the )?[A-Z])+(?: please)?$/

/** "The numbers for K and A": the rooms, where all hallways of each are meant. */
function eachOf(tokens: readonly Token[], words: ReadonlySet<string>): readonly string[] | undefined {
  if (!['numbers', 'values', 'hallways', 'rows', 'lists', 'everything', 'all'].some((word) => words.has(word)))
    return undefined
  const named =
    /\b(?:for|of|from|around|leaving) (?:the )?([A-Z]) and (?:also |then )?(?:for |of |from )?(?:the )?([A-Z])$/.exec(
      renderWords(tokens).replace(/ please$/, ''),
    )
  return named && roomsIn(tokens).length === 2 ? named.slice(1) : undefined
}

const TELLS_THEM =
  /^(?:(?:can|could|will|would) you )?(?:please |also |just )*(?:tell|give|send|add|write|share|name)(?: me| us)?(?: (?:them|those|these|it|that))?(?: (?:too|please|as well|also|now|two|\d))*$/

/** "And you?", "what do you have there?", "please list yours": what is asked for was named before, or is everything. */
function askForUnnamed(message: Message, tokens: readonly Token[], words: ReadonlySet<string>, text: string): void {
  const { acts, told, pair, isOfOneRoom } = message
  const asked = renderWords(tokens)
  // "Shall we walk from C to B? How many coins is that for you?"
  const last = told.length === 0 && OF_THE_SAME.test(asked) ? (askedLast(message) ?? (pair && [pair])) : undefined
  if (last) {
    if (acts.findLast(({ kind }) => kind !== 'other')?.kind !== 'ask') acts.push({ kind: 'ask', pairs: last, from: [] })
    return
  }
  // "Still missing: K-A. Can you tell me?"
  if (TELLS_THEM.test(asked) && acts.findLast(({ kind }) => kind !== 'other')?.kind === 'ask') return
  const mirrors = MIRRORS.test(text) || MIRRORS.test(asked) || HANDS_OVER.test(asked)
  const ofAmount = share(words, AMOUNT)
  // "What does yours say?"
  const ofYours = /^what (?:do|does|did) yours?\b/.test(asked)
  if (pair && (REFERS.test(asked) || (words.has('there') && ofAmount && !isOfOneRoom))) {
    // "L-C is 1, L-K is 3, what do you have there?"
    if (words.has('there') && told.length === 2 && !REFERS.test(asked)) return message.askAgain(true)
    acts.push({ kind: 'ask', pairs: [pair], from: [] })
    return
  }
  if (WHICH_PAY.test(asked)) return message.askAll()
  // "I lack L-C and L-A. Can you send me those two?"
  if (told.length === 0 && message.listed.length > 1 && THOSE.test(asked)) {
    acts.push({ kind: 'ask', pairs: message.listed, from: [] })
    return
  }
  // "I'd go from K to A and on to C. What are your numbers for these two steps?"
  const way = acts.findLast(({ kind }) => kind === 'propose')
  if (way?.kind === 'propose' && STEPS.test(asked)) {
    acts.push({ kind: 'ask', pairs: way.path.slice(1).map((room, i) => [way.path[i]!, room] as const), from: [] })
    return
  }
  if (told.length === 0 && OF_THE_PATH.test(asked)) return
  message.asksThere ||= words.has('there') && told.length === 0
  if (!mirrors && !share(words, ASKED)) return
  if (!mirrors && !ofAmount && !share(words, LISTS) && !words.has('yours')) return
  if (
    (share(words, OPINION) &&
      !/^(?:(?:can|could|would|will) you |please )*say (?:(?:to )?(?:me|us) )?(?:all )?(?:of )?your\b/.test(asked) &&
      !LOOK_LIKE.test(text) &&
      !HANDS_OVER.test(asked) &&
      !ofYours) ||
    SUPERLATIVE.test(asked)
  )
    return
  // "I have 3 from A to C, what about you?" asks for the same; "I get 24, and you?" for no coins.
  const singular = words.has('your') && ['number', 'value', 'count', 'amount'].some((word) => words.has(word))
  if (singular && pair && told.length > 0 && !isOfOneRoom) {
    acts.push({ kind: 'ask', pairs: [pair], from: [] })
    return
  }
  // "E-K is 3. Please tell me all of yours."
  if (told.length > 0 && OF_ALL.test(asked) && !/\b(?:there|these|those|them)\b/.test(asked)) return message.askAll()
  const ofTheOne = told.length === 1 && !isOfOneRoom && (ofAmount || words.has('yours'))
  const ofThese = share(words, THESE) || words.has('each') || words.has('both') || (mirrors && !isOfOneRoom)
  if (ofTheOne || (told.length > 0 && ofThese)) return message.askAgain(!HANDS_OVER.test(asked))
  // "I'm from Brazil, and you?"
  if (
    mirrors &&
    told.length === 0 &&
    (ABOUT_ME.test(text) || acts.some((act) => act.kind === 'other' && ABOUT_ME.test(act.text)))
  )
    return
  if (told.length === 0) {
    const proposed = acts.some(({ kind }) => kind === 'propose' || kind === 'invite' || kind === 'submit')
    if ((proposed && (mirrors || tokens.length < 4)) || (mirrors && message.counted)) return
  }
  if (share(words, SUM)) return
  if (!mirrors && !wantsCoins(asked)) return
  const general =
    !isOfOneRoom &&
    message.anchor === undefined &&
    told.length > 1 &&
    ['numbers', 'values', 'list'].some((word) => words.has(word))
  const place = !general && haveRoomInCommon(told) ? (message.anchor ?? message.there?.room) : undefined
  if (share(words, WHOLE) || place === undefined) message.askAll()
  else acts.push({ kind: 'ask', pairs: [], from: [place] })
}

/** Whether all of several hallways lead from one room. */
const haveRoomInCommon = (told: readonly Coins[]): boolean =>
  told.length < 2 || [told[0]!.a, told[0]!.b].some((room) => told.every(({ a, b }) => a === room || b === room))

/** Asks for what a statement names. */
export const asksFor = ({ tokens, words, text }: Statement, message: Message): void =>
  askFor(message, tokens, words, text)
