/**
 * Which room a sentence would have come first or last, however it says so: "could the kitchen come last?", "we'd save K for the
 * end", "first room must be K", "why don't you begin with K?", and hallways or beginnings that are asked about: "A then K?"
 */
import { wordSet } from '../english/typing/word-set.ts'
import type { Wish } from './wish.ts'

/** What may stand between a room and its place. */
const LINKS =
  '(?:(?:to|be|is|was|were|being|come|comes|coming|go|goes|going|visited|must|should|shall|has|have|needs?|ought|would|will|could|can|as|the|a|our|my|your|very|for|at|right|put|left|saved|kept|stays?|in|until|till|really|also|please|then|it|that) ){0,5}'
const NOUNS = '(?:room|stop|place|one|step|station|thing)'
const PATH = '(?:it|things|(?:our|the|a|my|your|this) (?:path|route|walk|tour|trip|round|way|round trip))'
const INTO =
  '(?:(?:with|in|at|by|from|via|through|on|into|to|towards|going|visiting|walking|heading|straight|the|over) ){1,4}'
const BEGIN =
  '(?:start|begin|began|begun|commence|open|kick|set|lead|head)(?:s|ed|ing|ning|ting)?(?: (?:off|out|up))?(?: ' +
  PATH +
  ')?'
const END =
  '(?:end|finish|conclude|close|wind|wrap|stop|terminate)(?:s|d|ed|es|ing|ped|ping)?(?: (?:off|up))?(?: ' + PATH + ')?'
/** "E is where we come back from" */
const WHERE = String.raw`(?:(?:to be|is|be|being|was|as|should be|must be|the one|the room|the place|that|which) ){0,4}(?:(?:from )?(?:where|which)|that|the (?:one|room)(?: that)?)(?: (?:we|i|it|you|one))(?:'d|'ll)? (?:(?:would|should|will|want to|like to|must|all|then) ){0,3}`
const FIRST = [
  String.raw`\b([A-Z]) ${WHERE}${BEGIN}\b`,
  // "L to C first" is a step.
  String.raw`(?<!\b[A-Z](?: to| then|,)(?: the)? |[A-Z] ?[-–—>] ?)\b([A-Z]) ${LINKS}(?:(?:first|opening|initial) ${NOUNS}|first|(?:start|beginning))\b(?! (?:of(?! all)|with|in|at)\b)`,
  String.raw`\b${BEGIN} ${INTO}([A-Z])\b(?! ?[-–—>])`,
  String.raw`\bfirst (?:(?:of all|room|stop|place|step|thing|one|go|goes|going|comes?|is|was|must|should|has|have|to|be|in|into|at|visit|via|through|we|take|walk|would|will|the|[:=,]) ?){0,7}([A-Z])\b(?! ?[-–—>]| (?:to|and|is \d)\b)`,
].map((pattern) => new RegExp(pattern))
const LAST = [
  String.raw`\b([A-Z]) ${WHERE}(?:${END}|(?:come|go|get|return|walk|head)(?: back| home){0,2} (?:from|through|via))\b`,
  String.raw`\b([A-Z]) ${LINKS}(?:(?:last|final|closing) ${NOUNS}|last|end)\b(?! (?:time|number|message)\b)`,
  String.raw`\b${END} ${INTO}([A-Z])\b(?! ?[-–—>])`,
  String.raw`\blast (?:(?:of all|room|stop|place|step|thing|one|go|goes|going|comes?|is|was|must|should|has|have|to|be|in|into|at|visit|via|through|we|take|walk|would|will|the|[:=,]) ?){0,7}([A-Z])\b(?! ?[-–—>]| (?:to|and|is \d)\b)`,
  String.raw`\b(?:come|go|get|return|walk|head|be|coming|going|getting|returning|walking)(?: back| home| in| to| into| [A-Z]){0,4} (?:by way of|via|through|over|from|by) (?:the )?([A-Z])\b(?! to\b)`,
  String.raw`\b([A-Z]) (?:right|just|directly|immediately|only|shortly) before (?:\w+ ){0,3}(?:back|home|return\w*)\b`,
].map((pattern) => new RegExp(pattern))

/** Asks for it, or for what it would bring. */
const ASKS =
  /\?|\b(?:can|could|may|might|shall|should|would|will|do|does|did|is|are) (?:we|you|it|that|this|there|i)\b|\bor not\b|\byes or no\b|\bwhat if\b|\b(?:suppose|supposing|imagine|assume|assuming|say|if)(?: that)? (?:we|you|it|one|the path)\b|\bhow about\b|\bwhat about\b|\bwhy\b|\b(?:asked|asking|wonder\w*|know) (?:if|whether)\b/
const WANTS =
  /\b(?:want(?:s|ed)?|likes?|love|loves|prefers?|need|needs|must|should|has to|have to|had to|ought|please|insists?|let's|let us|rather|wish(?:es)?|hop(?:e|es|ing)|would be|pleases?|suits?|nicer|propose|suggest|says?|said|thinks?|mean|meant|go|us|we|'d)\b/
/** Alone, or with a few words: "K first", "so K last then" */
const BARE_WORDS = wordSet(
  'so and then but just ok okay please first last at the end room to now no yes well for me us of all as before going we go get back home again from there',
)
/** Says how a path is. */
const TELLS =
  /\b(?:it|that|this|yours|mine|which|(?:that|this|the|your|my) (?:one|path|route|tour|way|proposal|suggestion)|¶)(?: (?:already|really|also|still))?(?:'s| is| was| does| has| (?:starts?|begins?|ends?|finish(?:es)?|comes?|goes|visits?)\b)/
const OTHERS = /(?<!\b(?:will|would|can|could|do|shall|if) )\byou (?:want|like|prefer|said|wanted|start|begin|end)\b/
const NEGATED = /n't\b|\b(?:not|never|without|avoid|anything but)\b/
/** Asks how it comes to be so: "why do we start with K?" */
const ASKS_REASON =
  /\bwhy (?:do|does|did|are|is|was|were|would|should|must|shall|have|has|will) (?:we|you|it|i|that|this|the|your|[A-Z])\b(?! not\b)|\bwhy (?:start|begin|end|finish|go|the|first|last|[A-Z])\w*|\bhow come\b|\bwhat(?:'s| is) the reason\b/
/** "Hm, but then we'd end in C, wouldn't we?" says what follows. */
const FOLLOWS =
  /\b(?:but|hm+|so|and) then (?:we|it|that)(?:'d| would|'ll| will)? (?:\w+ ){0,2}?(?:end|start|begin|finish|close|come)|\b(?:wouldn't|won't|don't|doesn't|isn't) (?:we|it)\W*$|\bdoes that mean\b|\bmeans?(?: that)? we\b/
/** Asks for it by denying it. */
const TURNED =
  /\bwhy\b|\b(?:can|could|should|would|do|did|wo|ca|sha|is)(?:n't| not) (?:we|you|it)\b|\b(?:could|should|would|might|may) we not\b|\bor (?:will you )?not\b|\byes or (?:no|not)\b|\b(?:dont|cant|couldnt|shouldnt|wouldnt) (?:we|you)\b/
const OF_COINS = /\b(?:coins?|numbers?|have you|you have|how many have|tell)\b/
/** "Can I start with K?", "give me K first": of numbers. */
const OF_TELLING =
  /\b(?:can|could|may|shall|should|let|will|'ll|do) (?:i|me)\b|\bi(?:'ll| will| start| begin)\b|\b(?:give|tell|send|show|ask|answer|list|type|write)\b/
const LEADS_ROW = /(?::|\bis|\bhas)\s[^.!?]*\d/
const LONGEST = 240

/** Words small, rooms as capitals. */
const small = (plain: string): string =>
  plain.replaceAll('’', "'").replace(/[A-Za-z]{2,}|\bI\b/g, (word) => word.toLowerCase())

/** The places that a sentence wishes for rooms, or asks about. `plain`: rooms as letters. */
export function placesWished(plain: string, rooms: readonly string[]): Wish[] {
  if (plain.length > LONGEST) return []
  const sentence = small(plain)
  if (ASKS_REASON.test(sentence) || FOLLOWS.test(sentence)) return []
  const asksAll = ASKS.test(sentence)
  const turned = TURNED.test(sentence)
  return clausesIn(sentence).flatMap((clause) => {
    const found = [
      ...matchesOf(FIRST, clause, rooms).map((room) => ({ about: 'first' as const, room })),
      ...matchesOf(LAST, clause, rooms).map((room) => ({ about: 'last' as const, room })),
    ]
    if (found.length === 0 || OF_TELLING.test(clause)) return []
    const isBare = (clause.match(/[a-z']+/g) ?? []).every((word) => BARE_WORDS.has(word))
    // "Kitchen first: E 3, B 2"
    if (/\d/.test(clause) || ((isBare || ORDERS.test(clause)) && LEADS_ROW.test(sentence))) return []
    if (NEGATED.test(clause) && !turned) return []
    if ((TELLS.test(clause) && !asksAll) || (OTHERS.test(clause) && !turned)) return []
    if (OF_COINS.test(clause) && !/\bif\b/.test(clause)) return []
    if (!asksAll && !WANTS.test(clause) && !isBare && !ORDERS.test(clause)) return []
    return asksAll ? found.map((wish): Wish => ({ ...wish, asked: true })) : found
  })
}

/** "Start in C", "come home through E" */
const ORDERS =
  /^\W*(?:(?:and|so|then|please|but|just|ok|okay|well|no|now|first|finally)[, ]+)*(?:start|begin|commence|open|end|finish|close|conclude|come|go|return|head|put|leave|keep|save)\b/

/** A first room and a last one in one breath are two wishes: "first the attic and the kitchen last". */
function clausesIn(sentence: string): string[] {
  return sentence.split(/[,;:]\s+(?!then\b)|\s[-–—]\s|\b(?:but|because|since|so that|as that)\b/).flatMap((clause) => {
    const parts = clause.split(/\s(?=and\b)/)
    const isPlaced = (part: string): boolean =>
      [...FIRST, ...LAST].some((pattern) => pattern.test(part)) && part.length < LONGEST
    return parts.length === 2 && parts.every(isPlaced) ? parts : [clause]
  })
}

function matchesOf(patterns: readonly RegExp[], clause: string, [start, ...others]: readonly string[]): string[] {
  for (const pattern of patterns) {
    const room = pattern
      .exec(clause)
      ?.slice(1)
      .find((one) => one !== undefined)
    if (room !== undefined && room !== start && others.includes(room)) return [room]
  }
  return []
}

/** The room that a sentence speaks of as the first or the last, whatever it says of it. `plain`: rooms as letters. */
export const placeNamed = (plain: string, rooms: readonly string[]): string | undefined =>
  plain.length > LONGEST
    ? undefined
    : [...matchesOf(FIRST, small(plain), rooms), ...matchesOf(LAST, small(plain), rooms)][0]

const POINTS =
  /\b(?:(?:that|this|it|which)(?:'s| is| would be)(?: (?:the|my) (?:one|room|hallway|place|corridor))?(?: that| which| where| what)?|(?:that|this) one,?(?: is (?:where|what))?) (?:i|we)(?:'d| would|'ll| will)?((?: (?:like|love|want|prefer|wish|hope|have|need) to| rather| prefer| also| really)*) ((?:start|begin|open|end|finish|close|conclude)(?:ing)?)(?: (?:up|off))?(?: (?:with|in|at|on|from|by|through))?(?= *(?:[.,!;?]|$))/i

/** "L to E has 5, that's the one I'd finish with": with the room itself. `before`: the room that was named last. */
export function withRoomPointedTo(plain: string, [start, ...others]: readonly string[], before?: string): string {
  const found = POINTS.exec(plain.replaceAll('’', "'"))
  if (!found || plain.length > LONGEST) return plain
  const named = plain.slice(0, found.index).match(/\b[A-Z]\b/g) ?? []
  const room = named.findLast((one) => one !== start && others.includes(one)) ?? before
  if (room === undefined) return plain
  return `${plain.slice(0, found.index)}we would like to ${found[2]} with ${room}${plain.slice(found.index + found[0].length)}`
}

/** Whether a question only denies what it asks for: "why don't we start with K?", "can't we?" */
export const isTurnedQuestion = (plain: string): boolean => {
  const sentence = small(plain)
  return /\bwhy\b/.test(sentence) || /\b(?:can|could|should|would|wo|sha)(?:n't|nt) (?:we|you|it)\b/.test(sentence)
}

/** "Begin with L–C", "finish with K–L": a room rather than a hallway. */
export const withEndsNamed = (plain: string, [start]: readonly string[]): string =>
  plain
    .replace(
      new RegExp(
        String.raw`(\b(?:[Ss]tart|[Bb]egin|[Cc]ommence)\w* (?:off )?(?:with |in |at |from |by )?)(?:the )?${start}(?: ?[-–—>→] ?| to | then |, then | )(?:the )?([A-Z])\b(?!,? ?(?:then |to |[-–—>→] ?)?[A-Z]\b)`,
      ),
      (_, verb: string, room: string) =>
        `${verb.replace(/\b(?:in|at|from|by) $/, '')}${verb.endsWith('with ') ? '' : 'with '}${room}`,
    )
    .replace(
      new RegExp(
        String.raw`(\b(?:[Ee]nd|[Ff]inish|[Cc]lose|[Cc]onclud)\w* (?:up |off )?(?:with |in |at |on |by )?)([A-Z])(?: ?[-–—>→] ?| to )(?:the )?${start}\b`,
      ),
      (_, verb: string, room: string) => `${verb}${verb.endsWith('with ') ? '' : 'with '}${room}`,
    )

/** "Can we go A then K?": that one comes right behind the other. */
const IN_TURN =
  /\b(?:do|go|take|walk|visit|have|use|put|to|with|through)(?: (?:to|the|from|in))* ([A-Z])(?:,? (?:and )?then (?:to )?(?:the )?| and (?:the )?)([A-Z])\b(?! ?[-–—,] ?[A-Z]\b| and [A-Z]\b)/
export function hallwaysInTurn(plain: string, [start, ...others]: readonly string[]): Wish[] {
  const sentence = small(plain)
  if (sentence.length > LONGEST || /\d/.test(sentence) || !ASKS.test(sentence) || OF_COINS.test(sentence)) return []
  if (NEGATED.test(sentence) && !TURNED.test(sentence)) return []
  if (/\bhow (?:many|much)\b|\bfrom\b|\byours?\b/.test(sentence)) return []
  const [, a, b] = IN_TURN.exec(sentence) ?? []
  return a !== undefined && b !== undefined && a !== b && a !== start && others.includes(a) && others.includes(b)
    ? [{ about: 'hallway', a, b, asked: true }]
    : []
}
