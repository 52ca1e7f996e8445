/**
 * Sentences on a path that is none, or none to take: the partner's has a fault, "you missed E in that path, so it's invalid", which
 * refuses it; another was looked at and found worse, "I considered L-…-L as well, but it comes out lower", which proposes nothing.
 */
import { asRoundTrip, findSteps } from './routes.ts'
import { renderWords, roomsIn, type Sentence } from './tokens.ts'

/** In longer sentences more is said. */
const LONGEST = 60

const OPENERS =
  "(?:(?:sorry|but|oh|hm+|ah|no|nope|unfortunately|sadly|i (?:think|fear|believe|am afraid)|i'm afraid|well|wait|so|that|and|and then|then|hey|look),? )*"
const PATH =
  '(?:path|route|tour|trip|plan|proposal|suggestion|round trip|solution|sequence|circuit|loop|itinerary|idea|version|order)'
const ADVERBS = '(?: (?:unfortunately|sadly|simply|just|really|actually|also|then|still|even|quite|a|an|all|yet))*'
/** It cannot be walked at all. */
const INVALID = `(?:(?:not|n't)${ADVERBS} (?:possible|allowed|valid|legal|permitted|correct|(?:a )?(?:legal|valid|possible|correct|proper|full|complete) ${PATH}|complete|be (?:accepted|valid|allowed|possible|right))|invalid|illegal|impossible|incomplete|forbidden|against the rules|(?:can't|cannot|won't|doesn't|does not|will not|can not) (?:be|count|work|be accepted|go through|be valid))`
const IS_INVALID = new RegExp(String.raw`(?:\b|(?<=n't)|(?=n't))${INVALID}\b(?! (?:to|for (?:me|you) to)\b)`)
/** "Not possible, friend": nothing else said of anything else. */
const SAYS_INVALID = new RegExp(
  String.raw`^${OPENERS}(?:(?:that|this|it|(?:that|this|your|the) ${PATH})(?:'s| is| would be| will be| was|isn't|is)?${ADVERBS} )?${INVALID}(?:,? (?:friend|mate|partner|buddy|sorry|then|like this|like that|this way|dude|i'm afraid|i fear|unfortunately|sadly))*(?=$| ?[,.:;-])`,
)

const LEAVES_OUT =
  "(?:forgot|forget|forgets|miss|misses|missed|missing|skip|skips|skipped|left out|leave out|leaves out|omit|omits|omitted|never (?:go|goes|went|visit|visits|visited|come|comes|enter|enters|pass|passes)(?: to| into| through| in)?|(?:did not|didn't|don't|do not|doesn't|does not) (?:go to|visit|include|have|contain|pass through|pass|enter|reach|list|mention)|lacks?|ha(?:s|ve) no|ignored?|overlooked|dropped|drops)(?: about)?"
const IS_AWAY =
  "(?:(?:is|are|was)(?: still| just)? (?:missing|not (?:there|in|included|part|visited|listed|on|anywhere|mentioned)|nowhere|absent|left out|unvisited|skipped|forgotten|omitted|lacking)|isn't (?:there|in|included|part|visited|listed|on|anywhere|mentioned)|(?:does not|doesn't|do not|don't) (?:appear|occur|show up|come up|exist)|never (?:appears|occurs|shows up|comes up|comes|gets visited))"
const ROOM = '(?:the )?[A-Z](?! ?(?:-|to|and) (?:the )?[A-Z]\\b)'
/** A room of the path that is not there, or there more than once. */
const OF_ROOM = [
  new RegExp(
    String.raw`\b(?:you|your(?: [\w']+)? ${PATH}|yours|(?:that|this|it|that ${PATH}|this ${PATH}))(?:'ve| have| had|'d| would| will|'ll)?(?: (?:also|just|already|completely|simply|apparently|both|accidentally))* ${LEAVES_OUT} (?:a room,? :? ?)?${ROOM}\b`,
  ),
  new RegExp(String.raw`\b${ROOM} ${IS_AWAY}\b`),
  // "We'd never get to the attic that way", "then we don't visit E at all", "I can't see the bathroom in your path".
  new RegExp(
    String.raw`\bwe(?:'d| would|'ll| will)? (?:never|don't|do not|won't|wouldn't)(?: even)? (?:get to|reach|see|visit|enter|go to|pass|come to) ${ROOM}`,
  ),
  new RegExp(String.raw`\bi (?:can't|cannot|don't|do not|couldn't) (?:see|find|spot) ${ROOM}`),
  new RegExp(String.raw`\byours? (?:[\w']+ )?(?:stops|ends|finishes|starts|begins) (?:in|at|with) ${ROOM}`),
  new RegExp(String.raw`\b(?:there is|there's) no ${ROOM}\b|\bwithout ${ROOM}\b`),
  new RegExp(
    String.raw`\b(?:visit|visits|go|goes|pass|passes|enter|enters|have|has|use|uses|is|are|comes?|list|lists|walk|walks)\b(?: [\w']+){0,3} ${ROOM}(?: [\w']+){0,3} (?:twice|(?:two|2|three|3) times|double|again)\b|\b${ROOM} (?:is|comes|appears|occurs)(?: [\w']+){0,3} (?:twice|(?:2|3) times|double)\b`,
  ),
  new RegExp(String.raw`\b(?:have|has|put|puts) ${ROOM} (?:in the middle|in between|in there again)`),
  new RegExp(
    String.raw`\b(?:doesn't|does not|don't|must|have to|has to|needs? to|should) (?:end|begin|start|finish|come back|return|go back)(?: [\w']+){0,2} ${ROOM}\b`,
  ),
]
const OF_THE_PATH = new RegExp(
  String.raw`\b(?:your|that|this|the) (?:[\w']+ )?${PATH}\b|\b(?:in yours|yours (?:stops|ends|finishes|starts|begins|misses|skips)|in there|that way|like (?:that|this)|then we)\b`,
)
const OF_COINS =
  /\b(?:coins?|numbers?|values?|table|hallways?|corridors?|if|unless|could|noticed?|let's|how about|should we|shall we|i'd|propose|suggest|instead)\b/

/** "That's only five rooms", "it's one room short", "it ends in the wrong room", "there's no bathroom in there". */
const OF_ITS_ROOMS = new RegExp(
  [
    String.raw`^${OPENERS}(?:that|this|it|yours|(?:that|this|your|the) (?:[\w']+ )?${PATH})(?:'s| is| has| are)? (?:only|just) \d rooms\b`,
    String.raw`\b(?:one|a|1|2) rooms? (?:short|too (?:few|many|little)|missing)\b`,
    String.raw`^${OPENERS}(?:that|this|it|yours|you|(?:that|this|your|the) (?:[\w']+ )?${PATH}) (?:ends?|starts?|begins?|stops?|finish(?:es)?) (?:in|at|with|up in) the wrong (?:room|place)\b`,
    String.raw`\b(?:there is|there's|has|have) no (?:bathroom|bath|kitchen|attic|loft) (?:in (?:there|it|that|this|yours|your ${PATH}|that ${PATH})|at all)\b`,
  ].join('|'),
)
/** "That skips the kitchen", with nothing else said. */
const SKIPS = new RegExp(
  String.raw`^${OPENERS}(?:that|this|it|yours)(?:'d| would)? (?:skips?|misses|miss|forgets|leaves? out|omits?|omit) (?:the )?[A-Z](?: (?:completely|entirely|altogether|though|too))?(?:,? (?:doesn't it|right|no|isn't it|though|sorry))*$`,
)
const TAG = /,? (?:doesn't (?:it|that)|right|no|isn't it|don't we|do we|or)$/

/** `text`: the words of a sentence that does not ask. Whether it finds the partner's path faulty. */
const isFault = (text: string, rooms: number): boolean => {
  if (OF_ITS_ROOMS.test(text) || SKIPS.test(text)) return true
  if (rooms === 0) return SAYS_INVALID.test(text)
  if (rooms > 2 || OF_COINS.test(text) || /\b(?:my|mine|i've|i forgot|i missed)\b/.test(text)) return false
  return (OF_THE_PATH.test(text) || IS_INVALID.test(text)) && OF_ROOM.some((pattern) => pattern.test(text))
}

/** Whether a sentence refuses the partner's path for a fault of it. */
export function findsPathFaulty({ tokens, question }: Sentence): boolean {
  if (tokens.length > LONGEST || (question && !TAG.test(renderWords(tokens.slice(-5))))) return false
  return isFault(renderWords(tokens), new Set(roomsIn(tokens)).size)
}

const LOOKED_AT =
  /\b(?:i|we)(?:'ve| have|'d| had)? (?:also |just |even |already |briefly |first )*(?:considered?|looked (?:at|into)|tried|checked|computed|calculated|compared|thought (?:of|about)|weighed|explored|tested|went through|ran|evaluated|examined|was thinking (?:of|about)|had in mind)\b|\b(?:alternative|runner-up|second best|my first (?:idea|thought|plan|choice)|would have been|had been|other option|another option)\b/
const WORSE =
  /\b(?:worse|lower|less|fewer|weaker|poorer|poor|inferior|smaller|behind|short of|not (?:worth|better|as good|any better)|(?:isn't|wasn't|is not|was not) (?:worth|any better|better|as good|quite as good)|n't (?:beat|reach|pay|improve|match|help)|los(?:es|t)|costs?|forget|discard(?:ed)?|drop(?:ped)?|rejected|ruled out)\b/
const SHORT_OF = /\d (?:coins? )?(?:short of|behind|below|less than|worse than|lower than|fewer than)\b/
const PROPOSES =
  /\b(?:let's|let us|how about|suggest|propose|recommend|i'd (?:go|take|say|prefer|pick|choose)|prefer|shall we|should we|could we|go with|go for|stick (?:with|to)|stay with|keep|than (?:yours|your)|yours|your)\b/

/** Whether a sentence names one whole path that was looked at and found worse. `next`: the words of the sentence behind. */
function discardsPath({ tokens, question }: Sentence, rooms: readonly string[], next: string): boolean {
  if (question || tokens.length > LONGEST || roomsIn(tokens).length < rooms.length) return false
  const text = renderWords(tokens)
  if (PROPOSES.test(text) || asRoundTrip(findSteps(tokens), rooms) === undefined) return false
  const isWorse =
    WORSE.test(text) ||
    (/^(?:but |and |however,? |yet )?(?:it|that|this)\b/.test(next) && WORSE.test(next) && !/[A-Z]/.test(next))
  return SHORT_OF.test(text) || (LOOKED_AT.test(text) && isWorse)
}

/** The sentences that only tell of such paths, and what is said of those that were discarded. */
export function findFaults(sentences: readonly Sentence[], rooms: readonly string[]): ReadonlySet<Sentence> {
  const faults = new Set<Sentence>()
  for (const [i, sentence] of sentences.entries()) {
    const next = sentences[i + 1]
    const said = next && next.tokens.length < LONGEST ? renderWords(next.tokens) : ''
    if (findsPathFaulty(sentence) || discardsPath(sentence, rooms, '')) faults.add(sentence)
    else if (next && discardsPath(sentence, rooms, said)) faults.add(sentence).add(next)
  }
  return faults
}
